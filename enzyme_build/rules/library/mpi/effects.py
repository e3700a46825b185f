"""What a call of MPI does to memory, as LLVM's text: bodies that analyses look at, and nothing runs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build.rules.library.mpi.table import NAME, REFUSED, WAITS, WIRE, WRITTEN, message_roles


@dataclass(frozen=True, slots=True)
class MessageForm:
    """A call's types, and of each buffer what its elements are (see `kind_of_datatype`).

    `in_place`: the buffer that is written may be that which is read, too.  `count`: of what it waits for; -1: unknown.
    `ways`: by which buffers go that may hold anything; of what waits: all those of what returned at once.
    `handle`: the type of handles.
    """

    name: str
    result: str
    given: tuple[str, ...]
    kinds: tuple[str, ...]
    in_place: bool = False
    count: int = -1
    ways: tuple[str, ...] = ()
    handle: str = "i32"

    @property
    def roles(self) -> tuple[str, ...]:
        return message_roles(self.name)

    @property
    def key(self) -> str:
        """The same for all calls that one body serves, if it `is_shared`."""
        more = ["inplace"] * self.in_place + [f"of{self.count}"] * (self.count >= 0)
        return ".".join([self.name, *self.kinds, *more])

    @property
    def is_shared(self) -> bool:
        """The elements' datatypes say what lies in the buffers: other calls' buffers do not matter."""
        return not any(kind in _BY_CONTENTS for kind in self.kinds)


_MOST_HANDLES = 16  # that are written one by one
_STATUS = 20  # bytes of a status that every ABI has
_FLOATS = ("double", "float")
_BY_CONTENTS = ("any", "bytes", "derived")
_INTEGERS = ("i64", "i32", "i16", "i8")
_MODELS = {"derived": "double", "bytes": "any", **dict.fromkeys(_INTEGERS, "integers")}  # of what moves
ONE = ".1"  # behind a kind: the buffer is a single number
_MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
_GO = "declare void @enzyme_build.numbers_go(ptr, ptr, i64)"
WINDOWS = "windows"  # the way of what goes between windows
_ANY = "any:"  # and the way: what may lie in a buffer


def message_body(form: MessageForm, function: str) -> str:
    """LLVM's text of a call's effects as `@function`, and of the variables that it names."""
    return _Body(form).text(function)


class _Body:
    def __init__(self, form: MessageForm):
        self.form = form
        self.places: Sequence[int] = range(len(form.roles))
        self.side = ""  # of the program's messages, or of those about adjoints
        self.lines = ["entry:", f"  %extent = load i64, ptr @{WIRE}extent"]
        self.block = "entry"
        self.count = 0
        self.globals = {f"{WIRE}extent": "i64 0"}

    def text(self, function: str) -> str:
        self.call()
        return self.written(function, self.form.given, self.form.result, f"ret {self.form.result} 0")

    def written(self, function: str, given: tuple[str, ...], result: str, end: str) -> str:
        taken = ", ".join(f"{type_} %a{index}" for index, type_ in enumerate(given))
        variables = [f"@{name} = internal global {value}" for name, value in self.globals.items()]
        header = f"define internal {result} @{function}({taken}) {{"
        return "\n".join([_MEMCPY, _GO, *variables, header, *self.lines, f"  {end}", "}", ""])

    def name_of(self, index: int) -> str:
        """The argument that has a role."""
        return f"%a{self.places[index]}"

    def model_of(self, kind: str) -> str:
        """What moves for elements of a kind."""
        model = _MODELS.get(kind, kind)
        return f"{_ANY}{self.form.ways[0]}" if model == "any" else model

    def call(self) -> None:
        """What the program's own call does."""
        kinds = iter(self.form.kinds)
        buffers: list[tuple[str, int, str]] = []
        others: list[tuple[str, int]] = []
        for index, role in enumerate(self.form.roles):
            if role.isupper():
                role = re.sub("OUT", "BOTH", role) if self.form.in_place else role
                kind = self.model_of(next(kinds))
                if role == "WINDOW":
                    self.leave("LATE_BOTH", self.name_of(index), f"{_ANY}{WINDOWS}")
                    continue
                buffers.append((role, index, kind))
            elif role in WRITTEN:
                others.append((role, index))
        for role, index, kind in buffers:
            if role in ("IN", "BOTH"):
                self.read(self.name_of(index), kind)
            if role == "PACKED":
                self.pass_packed(self.name_of(index), kind)
            if role.startswith("LATE"):
                self.leave(role, self.name_of(index), kind)
        for role, index, kind in buffers:
            if role in ("OUT", "BOTH"):
                self.write(self.name_of(index), kind)
        for role, index in others:
            self.fill(role, self.name_of(index))
        found = NAME.fullmatch(self.form.name)
        if found is not None and (WAITS.fullmatch(found[1]) or found[1] in REFUSED):
            self.wait()
        elif not buffers:
            self.touch()

    def wire(self, kind: str) -> str:
        name = f"{WIRE}{self.side}{kind.replace(':', '.')}"
        zero = {"double": "0.0", "float": "0.0", "ptr": "null"}.get(kind, "0")
        is_block = kind == "integers" or kind.startswith(_ANY)
        self.globals[name] = "[64 x i8] zeroinitializer" if is_block else f"{kind} {zero}"
        return f"@{name}"

    def loop(self, address: str, kind: str, body: list[str], is_one: bool) -> None:
        """The lines once for each element, whose address is %p."""
        k, self.count = self.count, self.count + 1
        if is_one:
            own = {"p": address}
            self.lines += [re.sub(r"%([pxws])\b", lambda at: own.get(at[1], f"%{at[1]}{k}"), line) for line in body]
            return
        lines = [
            f"  br label %loop{k}",
            f"loop{k}:",
            f"  %i{k} = phi i64 [ 0, %{self.block} ], [ %j{k}, %loop{k} ]",
            f"  %p{k} = getelementptr {kind}, ptr {address}, i64 %i{k}",
            *(re.sub(r"%([pxws])\b", rf"%\g<1>{k}", line) for line in body),
            f"  %j{k} = add i64 %i{k}, 1",
            f"  %c{k} = icmp ult i64 %j{k}, %extent",
            f"  br i1 %c{k}, label %loop{k}, label %behind{k}",
            f"behind{k}:",
        ]
        self.lines += lines
        self.block = f"behind{k}"

    def copy(self, to: str, source: str) -> None:
        self.lines.append(f"  call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {source}, i64 %extent, i1 false)")

    def go(self, to: str, source: str, size: str = "%extent") -> None:
        """The same between memory that need not lie alike."""
        self.lines.append(f"  call void @enzyme_build.numbers_go(ptr {to}, ptr {source}, i64 {size})")

    def connect(self, to: str, source: str) -> None:
        """Numbers go from one wire to another."""
        self.go(to, source, "4" if f"{WIRE}{self.side}float" in (to[1:], source[1:]) else "8")

    def read(self, address: str, kind: str) -> None:
        kind, one = kind.removesuffix(ONE), kind.endswith(ONE)
        wire = self.wire(kind)
        if kind == "integers":
            self.go(wire, address)
            return
        if kind.startswith(_ANY):
            self.copy(wire, address)
            for number in _FLOATS:
                self.connect(self.wire(number), wire)
            return
        add = "fadd" if kind in _FLOATS else "add"
        more = [f"  %w = load {kind}, ptr {wire}", f"  %s = {add} {kind} %w, %x", f"  store {kind} %s, ptr {wire}"]
        self.loop(address, kind, [f"  %x = load {kind}, ptr %p", *more], one)

    def write(self, address: str, kind: str) -> None:
        kind, one = kind.removesuffix(ONE), kind.endswith(ONE)
        wire = self.wire(kind)
        if kind.startswith(_ANY):
            for number in _FLOATS:
                self.connect(wire, self.wire(number))
            self.copy(address, wire)
        elif kind == "integers":
            self.go(address, wire)
        else:
            self.loop(address, kind, [f"  %w = load {kind}, ptr {wire}", f"  store {kind} %w, ptr %p"], one)

    def pass_packed(self, address: str, kind: str) -> None:
        """A number goes in or comes out, nobody knows where."""
        position = self.name_of(self.form.roles.index("position"))
        kind = "float" if kind.removesuffix(ONE) == "float" else "double"
        wire = self.wire(kind)
        self.lines += [
            f"  %at = load i32, ptr {position}",
            "  %behind = sext i32 %at to i64",
            f"  %number = getelementptr i8, ptr {address}, i64 %behind",
            f"  %packed = load {kind}, ptr %number",
            f"  %sent = load {kind}, ptr {wire}",
            f"  %both = fadd {kind} %packed, %sent",
            f"  store {kind} %both, ptr {wire}",
        ]
        if self.form.roles[0] == "IN":
            self.lines.append(f"  store {kind} %both, ptr %number")
        self.go(position, self.wire("integers"), "4")

    def fill(self, role: str, address: str) -> None:
        """What is no message: integers, and handles, which may be addresses."""
        if role == "handle" or (role == "handles" and 0 <= self.form.count <= _MOST_HANDLES):
            for index in range(self.form.count if role == "handles" else 1):
                place, self.count = f"%h{self.count}", self.count + 1
                self.lines.append(f"  {place} = getelementptr {self.form.handle}, ptr {address}, i64 {index}")
                self.write(place, self.form.handle + ONE)
        elif role == "handles":
            self.write(address, self.form.handle)
        else:
            size = {"number": 4, "status": _STATUS}.get(role, 0)
            self.go(address, self.wire("integers"), f"{size}" if size else "%extent")

    def late(self, way: str, kind: str) -> str:
        name = f"{WIRE}{self.side}late.{way}.{kind.replace(':', '.')}"
        self.globals[name] = "ptr null"
        return f"@{name}"

    def leave(self, role: str, address: str, kind: str) -> None:
        kind = kind.removesuffix(ONE)
        for way in ("in", "out"):
            if role in (f"LATE_{way.upper()}", "LATE_BOTH"):
                self.lines.append(f"  store ptr {address}, ptr {self.late(way, kind)}")

    def wait(self) -> None:
        for way in ("in", "out"):
            for kind in (*_FLOATS, "integers", *(f"{_ANY}{way}" for way in self.form.ways)):
                address = f"%{self.side}{way}.{kind.replace(':', '.')}"
                self.lines.append(f"  {address} = load ptr, ptr {self.late(way, kind)}")
                (self.read if way == "in" else self.write)(address, kind)

    def touch(self) -> None:
        """What makes or frees handles is part of a derivative if messages of numbers are."""
        for kind in _FLOATS:
            wire, name = self.wire(kind), f"%{self.side}touched.{kind}"
            self.lines += [f"  {name} = load {kind}, ptr {wire}", f"  store {kind} {name}, ptr {wire}"]


@dataclass(frozen=True, slots=True)
class RuleForm:
    """A half of a call's derivative: which arguments are the call's own, and which their shadows.

    `given`, `result`: its types.  `places`: where the call's arguments are among its own; `shadows`: where those of
    each.
    """

    form: MessageForm
    phase: str
    given: tuple[str, ...]
    result: str
    places: tuple[int, ...]
    shadows: tuple[tuple[int, ...], ...]


def message_rule_body(half: RuleForm, function: str) -> str:
    """The same of such a half: what goes from shadow to shadow goes by wires of its own."""
    return _HalfBody(half).half(function)


class _HalfBody(_Body):
    def __init__(self, half: RuleForm):
        super().__init__(half.form)
        self.rule = half
        self.places = half.places

    def half(self, function: str) -> str:
        if self.rule.phase == "augmented":
            self.call()
        self.side = "adjoint."
        self.adjoints()
        if self.rule.phase == "reverse":
            return self.written(function, self.rule.given, self.rule.result, "ret void")
        return self.written(function, self.rule.given, self.rule.result, f"ret {self.rule.result} zeroinitializer")

    def adjoints(self) -> None:
        """In reverse, each shadow is read and changed; where the program waits, those of what it has begun."""
        kinds = iter(self.form.kinds)
        shadows: list[tuple[str, str]] = []
        for role, places in zip(self.form.roles, self.rule.shadows):
            if not role.isupper():
                continue
            kind = self.model_of(next(kinds))
            for place in places if kind != "integers" else ():
                shadows.append((f"%a{place}", "double" if role in ("PACKED", "WINDOW") else kind))
                if role.startswith("LATE") and self.rule.phase == "augmented":
                    self.leave("LATE_BOTH", f"%a{place}", kind)
        if self.rule.phase == "augmented":
            return
        for address, kind in shadows:
            self.read(address, kind)
        for address, kind in shadows:
            self.write(address, kind)
        found = NAME.fullmatch(self.form.name)
        if found is not None and WAITS.fullmatch(found[1]):
            self.wait()
        elif not shadows:
            self.touch()

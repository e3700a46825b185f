"""Shadows that are no memory: sparse Jacobians and Hessians without dense storage.

    p = __enzyme_todense(load, store, more…)      (or __enzyme_post_sparse_todense)

gives a pointer to nothing.  In the derivatives that it is passed to, a number that is read d bytes behind it is
load(d, more…), and writing v there is store(v, d, more…).  `lower_dense_pointers` follows such pointers through address
arithmetic, choices and calls (each callee in a copy of its own) when all requests are answered.

What a derivative would write through an `enzyme_dupnoneed` pointer that is null or another constant is nowhere: such
stores vanish, and what is read there must not be used.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from enzyme_build import rules
from enzyme_build.analysis import Address, address_of, called_function, callee_name, scaled_indices
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.dead_code import acts, remove_dead_code
from enzyme_build.differentiate.dense_accesses import Family, Sums, follow, reader, writer
from enzyme_build.differentiate.dense_copies import copy_loop
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.markers import function_in, marker_in
from enzyme_build.differentiate.request_places import as_call
from enzyme_build.differentiate.requests import DENSE, entry_point_of, request_calls
from enzyme_build.errors import InternalError, RequestError, UnsupportedError
from enzyme_build.ir import (
    I1,
    I64,
    PTR,
    Builder,
    Call,
    Cast,
    Compare,
    ConstantExpression,
    ConstantInt,
    ConstantNull,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Module,
    Phi,
    Poison,
    Select,
    Store,
    Type,
    Undef,
    Value,
    bare_name,
    clone_body,
    constant_int,
    false,
    function_type,
    i64,
    is_pointer,
    quoted,
    true,
    zero,
)

_Place = tuple[int, Family, bool]  # an argument, and whether it is surely no real pointer
NOWHERE = "enzyme_build.nowhere"
_UNMOVED = ("enzyme_dupnoneed", "enzyme_dupnoneedv")
_ABOUT = ("llvm.lifetime.", "llvm.assume", "llvm.invariant.")


def has_dense_pointers(module: Module) -> bool:
    return any(name in function for function in module.functions for name in (*DENSE, NOWHERE))


def mark_nowhere(module: Module) -> None:
    """The constant pointers that requests pass as what they do not need become calls that are followed later."""
    for function in list(module.functions.values()):
        for request in request_calls(function):
            markers = [marker_in(value) for value in request.arguments]
            for place, marker in enumerate(markers):
                at = place + 1 + marker.endswith("v")
                if marker not in _UNMOVED or at >= len(markers) or markers[at]:
                    continue
                value = request.arguments[at]
                if is_pointer(value.type) and _is_no_memory(address_of(value).base):
                    nowhere = module.declare(NOWHERE, PTR, [])
                    assert isinstance(nowhere, Function)
                    request.set_operand(at, Builder(module).before(request).call(nowhere, []))


def _is_no_memory(base: Value) -> bool:
    return isinstance(base, (ConstantNull, Undef, Poison)) or (
        isinstance(base, ConstantExpression) and base.opcode == "inttoptr"
    )


def lower_dense_pointers(module: Module) -> None:
    """Give every access through such a pointer its meaning.

    Raises UnsupportedError where a pointer goes where it cannot be followed.
    """
    copies: dict[tuple[Function, tuple[_Place, ...]], Function] = {}
    for function in list(module.functions.values()):
        if function.is_declaration or not (function.is_parsed or _mentions(function)):
            continue
        for request in request_calls(function):
            as_call(request)
        sources = [call for call in function.instructions() if _is_source(call)]
        if sources:
            _Follower(function, {call: _source(call, module) for call in sources}, copies).run()
            for call in sources:
                call.replace_all_uses_with(ConstantNull(PTR))
                call.erase()
    module.functions.pop(NOWHERE, None)


def _mentions(function: Function) -> bool:
    return any(name in (function.body_text or "") for name in (*DENSE, NOWHERE))


def _is_source(instruction: Instruction) -> bool:
    if not isinstance(instruction, Call) or not isinstance(instruction.callee, Function):
        return False
    return instruction.callee.name == NOWHERE or entry_point_of(instruction.callee.name) in DENSE


@dataclass(frozen=True)
class Fake:
    """A pointer to nothing: its distance from the beginning, and what the user's functions take besides.

    At run time it may be a `real` pointer after all, chosen among both: `is_real`.
    """

    family: Family
    offset: Value
    more: tuple[Value, ...]
    is_real: Value
    real: Value

    @property
    def parts(self) -> list[Value]:
        return [self.offset, *self.more, self.is_real, self.real]

    @property
    def passed(self) -> list[Value]:
        """What a callee needs of it."""
        return self.parts[:-2] if self.is_pure else self.parts

    @staticmethod
    def of(family: Family, parts: list[Value]) -> Fake:
        offset, *more, is_real, real = parts
        return Fake(family, offset, tuple(more), is_real, real)

    @staticmethod
    def types(family: Family, is_pure: bool = False) -> list[Type]:
        return [I64, *family.types, *([] if is_pure else [I1, PTR])]

    @property
    def is_pure(self) -> bool:
        return isinstance(self.is_real, ConstantInt) and not self.is_real.value


def _source(call: Instruction, module: Module) -> Fake:
    assert isinstance(call, Call)
    if bare_name(call.callee.name) == NOWHERE:
        return Fake(Family(None, None, ()), i64(0), (), false(), ConstantNull(PTR))
    with blamed_on(call):
        if len(call.arguments) < 2:
            raise RequestError(f"`{entry_point_of(call.callee.name)}` needs a function that loads and one that stores")
        given = [function_in(value, module) for value in call.arguments[:2]]
        if any(f is None and not isinstance(v, ConstantNull) for f, v in zip(given, call.arguments)):
            raise RequestError(
                f"the functions that `{entry_point_of(call.callee.name)}` takes are not known when linking",
                help="pass them by their names",
            )
        more = tuple(call.arguments[2:])
        family = Family(given[0], given[1], tuple(v.type for v in more))
        return Fake(family, i64(0), more, false(), ConstantNull(PTR))


@dataclass
class _Follower:
    """Follows the pointers of one function."""

    function: Function
    fakes: dict[Value, Fake]
    copies: dict[tuple[Function, tuple[_Place, ...]], Function]
    sums: Sums = field(default_factory=Sums)
    aliases: dict[Value, Value] = field(default_factory=dict[Value, Value])  # choices that are known
    choices: dict[tuple[object, ...], Value] = field(default_factory=dict[tuple[object, ...], Value])
    perhaps_lost: list[tuple[Value, Fake]] = field(default_factory=list[tuple[Value, Fake]])
    writes: dict[Value, Fake] = field(default_factory=dict[Value, Fake])

    def run(self) -> None:
        self.module = self.function.module
        self.builder = Builder(self.module)
        self.reached = self._reach()
        lost: list[Instruction] = []
        for value in self.reached:
            self._fake(value)
        users = dict.fromkeys(user for value in self.reached for user in value.users)
        for user in sorted(users, key=lambda u: 0 if isinstance(u, Load) else 1 if isinstance(u, Store) else 2):
            if user not in self.reached and user.parent is not None:
                with blamed_on(user):
                    self._rewrite(user, lost)
        self.sums.check()
        for value in self.reached:
            if isinstance(value, Instruction) and not _is_source(value):
                value.replace_all_uses_with(ConstantNull(value.type))
                value.erase()
        remove_dead_code(self.function)
        for load in lost:
            if load.parent is not None:
                _refuse_lost(load)
        for value, fake in self.perhaps_lost:
            for user in follow(value, itself=False):
                where = self.writes.get(user)
                if where.parts != fake.parts if where is not None else isinstance(user, Instruction) and acts(user):
                    _refuse_lost(value)

    # ---- which pointers --------------------------------------------------------------------------------------
    def _reach(self) -> list[Value]:
        """The fake pointers and all that come of them, by address arithmetic and choices."""
        found = dict.fromkeys(self.fakes)
        work = list(found)
        while work:
            for user in work.pop().users:
                moves = isinstance(user, (GetElementPtr, Phi, Freeze)) or (
                    (isinstance(user, Select) and is_pointer(user.type))
                    or (isinstance(user, Cast) and is_pointer(user.type))
                )
                if moves and user not in found:
                    found[user] = None
                    work.append(user)
        return list(found)

    def _fake(self, value: Value) -> Fake:
        known = self.fakes.get(value)
        if known is not None:
            return known
        assert isinstance(value, Instruction)
        with blamed_on(value):
            made = self._moved(value)
        self.fakes[value] = made
        return made

    def _as_fake(self, value: Value, family: Family) -> Fake:
        """The same of any pointer."""
        if value in self.reached:
            found = self._fake(value)
            if found.family != family:
                raise UnsupportedError("a pointer comes from one or another `__enzyme_todense` with other functions")
            return found
        return Fake(family, i64(0), tuple(map(zero, family.types)), true(), value)

    def _moved(self, value: Instruction) -> Fake:
        match value:
            case GetElementPtr():
                return self._behind(self._fake(value.pointer), value)
            case Cast() | Freeze():
                return self._fake(value.operands[0])
            case Select(operands=[condition, yes, no]):
                told = self._told(condition)
                if told is not None and (chosen := yes if told else no) in self.reached:
                    self.aliases[value] = chosen
                    return self._fake(chosen)
                family = self._family(value)
                first, second = self._as_fake(yes, family), self._as_fake(no, family)
                self.builder.before(value)
                pairs = zip(first.parts, second.parts)
                return Fake.of(family, [a if a is b else self.builder.select(condition, a, b) for a, b in pairs])
            case _:
                assert isinstance(value, Phi)
                return self._merged(value)

    def _merged(self, phi: Phi) -> Fake:
        family = self._family(phi)
        parts = [Phi(t, "dense") for t in Fake.types(family)]
        for part in parts:
            phi.block.insert(0, part)
        made = self.fakes[phi] = Fake.of(family, list[Value](parts))
        for value, block in phi.incoming:
            given = self._as_fake(value, family)
            for part, piece in zip(parts, given.parts):
                part.add_incoming(piece, block)
        return made

    def _family(self, value: Value) -> Family:
        """Of any pointer to nothing that a pointer comes from."""
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in self.fakes:
                return self.fakes[one].family
            if one not in seen and isinstance(one, Instruction):
                seen.add(one)
                work += [operand for operand in one.operands if operand in self.reached]
        raise InternalError("a pointer to nothing comes from nowhere")

    def _behind(self, fake: Fake, pointer: GetElementPtr) -> Fake:
        builder = self.builder.before(pointer)
        offset = fake.offset
        for index, step in scaled_indices(pointer.source_type, pointer.indices, self.module.layout):
            if isinstance(index, ConstantInt):
                distance: Value = i64(index.value * step)
            else:
                wide = index if index.type is I64 else builder.cast("sext", index, I64)
                distance = builder.binary("mul", wide, i64(step))
            offset = builder.binary("add", offset, distance)
        if fake.is_pure:
            return replace(fake, offset=offset)
        return replace(fake, offset=offset, real=builder.gep(pointer.source_type, fake.real, pointer.indices))

    def _told(self, condition: Value) -> bool | None:
        """What a comparison of a pointer to nothing with another pointer is, if that is known."""
        if not isinstance(condition, Compare) or condition.predicate not in ("eq", "ne"):
            return None
        known = [operand in self.reached and self._fake(operand).is_pure for operand in condition.operands]
        others = [operand not in self.reached for operand in condition.operands]
        return condition.predicate == "ne" if any(known) and any(others) else None

    def _address(self, pointer: Value) -> Address:
        """The address, the same one for the same choice made twice."""
        found = address_of(pointer)
        base = found.base
        if base in self.aliases:
            before = self._address(self.aliases[base])
            return Address(before.base, before.offset + found.offset, (*before.terms, *found.terms))
        if isinstance(base, Select) and isinstance(base.operands[0], Compare):
            compare = base.operands[0]
            parts = (compare.predicate, *map(self._address, (*compare.operands, *base.operands[1:])))
            return found._replace(base=self.choices.setdefault(parts, base))
        return found

    # ---- what is done with them ------------------------------------------------------------------------------
    def _rewrite(self, user: Instruction, lost: list[Instruction]) -> None:
        self.builder.before(user)
        match user:
            case Load():
                self._load(user, lost)
            case Store() if user.value not in self.reached:
                self._store(user)
            case Compare():
                self._compare(user)
            case Call():
                self._call(user)
            case _:
                raise UnsupportedError(
                    "a pointer from `__enzyme_todense` goes where it cannot be followed when linking",
                    help="pass it as an argument, and read and write numbers through it only",
                )

    def _load(self, load: Load, lost: list[Instruction]) -> None:
        fake = self._fake(load.pointer)
        if fake.family.is_nowhere and fake.is_pure:
            load.flags = ()
            load.set_operand(0, ConstantNull(PTR))
            lost.append(load)
            return
        function = reader(self.module, fake.family, load.type)
        value = self.builder.call(function, fake.parts)
        if fake.family.is_nowhere:
            self.perhaps_lost.append((value, fake))
        else:
            self.sums.read(value, fake.family, self._address(load.pointer))
        value.metadata = {k: v for k, v in load.metadata.items() if k == "dbg"}
        load.replace_all_uses_with(value)
        load.erase()

    def _store(self, store: Store) -> None:
        fake = self._fake(store.pointer)
        if not fake.family.is_nowhere:
            self.sums.written(store.value, fake.family, self._address(store.pointer))
        if not (fake.family.is_nowhere and fake.is_pure):
            function = writer(self.module, fake.family, store.value.type)
            made = self.builder.call(function, [store.value, *fake.parts])
            self.writes[made] = fake
            made.metadata = {k: v for k, v in store.metadata.items() if k == "dbg"}
        store.erase()

    def _compare(self, compare: Compare) -> None:
        told = self._told(compare)
        if told is None:
            families = [self._family(o) for o in compare.operands if o in self.reached]
            first, second = (
                self._fake(o) if o in self.reached else self._as_fake(o, families[0]) for o in compare.operands
            )
            if first.family == second.family and first.more != second.more:
                raise UnsupportedError("pointers from several `__enzyme_todense` are compared")
            made = self._equal(first, second)
            if compare.predicate != "eq":
                made = self.builder.binary("xor", made, true())
        else:
            made = constant_int(compare.type, int(told))
        compare.replace_all_uses_with(made)
        compare.erase()

    def _equal(self, first: Fake, second: Fake) -> Value:
        builder = self.builder
        same_kind = builder.compare("eq", first.is_real, second.is_real)
        reals = builder.compare("eq", first.real, second.real)
        places = builder.compare("eq", first.offset, second.offset) if first.family == second.family else false()
        return builder.binary("and", same_kind, builder.select(first.is_real, reals, places))

    def _call(self, call: Call) -> None:
        name = callee_name(call)
        if any(name.startswith(word) for word in _ABOUT):
            call.erase()
            return
        if rules.memory_rule(name) is not None:
            self._copy(call)
            return
        callee = called_function(call)
        if callee is None or callee.is_declaration:
            what = f"`{bare_name(callee.name)}`" if callee is not None else "a function that is not known when linking"
            raise UnsupportedError(
                f"a pointer from `__enzyme_todense` is passed to {what}",
                help="read and write single numbers through it",
            )
        places = [(i, self._fake(v)) for i, v in enumerate(call.arguments) if v in self.reached]
        copied = self._copied(callee, tuple((i, fake.family, fake.is_pure) for i, fake in places))
        values = [ConstantNull(v.type) if v in self.reached else v for v in call.arguments]
        made = self.builder.call(copied, [*values, *(part for _, fake in places for part in fake.passed)])
        made.metadata = dict(call.metadata)
        call.replace_all_uses_with(made)
        call.erase()

    def _copy(self, call: Call) -> None:
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        to, source = call.arguments[rule.destination], call.arguments[rule.source] if rule.source is not None else None
        fakes = [self._fake(v) for v in (to, source) if v is not None and v in self.reached]
        if to in self.reached and fakes[0].family.is_nowhere and fakes[0].is_pure:
            call.erase()
            return
        byte = call.arguments[rule.value] if rule.value is not None else i64(0)
        if source is None and not (isinstance(byte, ConstantInt) and byte.value == 0):
            raise UnsupportedError("other bytes than zeros are set through a pointer from `__enzyme_todense`")
        if any(f.family.is_nowhere for f in fakes) or (len(fakes) == 2 and fakes[0].family == fakes[1].family):
            raise UnsupportedError("memory that a pointer from `__enzyme_todense` stands for is copied to its like")
        loop = copy_loop(self.module, fakes[0].family.element, source is not None)
        pointers = [to] if source is None else [to, source]
        made = self.builder.call(loop, [*pointers, call.arguments[rule.length]])
        made.metadata = dict(call.metadata)
        call.erase()
        self.builder.before(made)
        self._call(made)

    def _copied(self, callee: Function, places: tuple[_Place, ...]) -> Function:
        """A callee in which some arguments are pointers to nothing; their parts are further arguments."""
        found = self.copies.get((callee, places))
        if found is not None:
            return found
        extra = [t for _, family, is_pure in places for t in Fake.types(family, is_pure)]
        kind = function_type(callee.return_type, [*(a.type for a in callee.arguments), *extra])
        name = self.module.unique_name(f"{bare_name(callee.name)}.dense")
        made = self.module.add_function(quoted(name), kind)
        made.syntax.after_parameters = machine_attributes(callee)
        self.copies[(callee, places)] = made
        values: dict[Value, Value] = {}
        for old, new in zip(callee.arguments, made.arguments):
            values[old] = new
            if old.index not in [index for index, _, _ in places]:
                new.attributes = old.attributes
        clone_body(callee, made, values)
        for instruction in made.instructions():
            instruction.metadata.pop("dbg", None)
        rest = iter(made.arguments[len(callee.arguments) :])
        fakes: dict[Value, Fake] = {}
        for index, family, is_pure in places:
            parts: list[Value] = [next(rest) for _ in Fake.types(family, is_pure)]
            fakes[made.arguments[index]] = Fake.of(family, [*parts, false(), ConstantNull(PTR)] if is_pure else parts)
        _Follower(made, fakes, self.copies).run()
        return made


def _refuse_lost(value: Value) -> None:
    assert isinstance(value, Instruction)
    with blamed_on(value):
        raise UnsupportedError(
            "what is read here was written through an `enzyme_dupnoneed` pointer that leads nowhere",
            help="pass memory for the values, too",
        )

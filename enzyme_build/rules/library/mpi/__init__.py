"""MPI: what each call does to memory, and rules that are calls of the same library.

A body says what analyses ask.  What is sent goes into a variable, the wire, one for each type of numbers; what is
received comes out of it: so what one process receives depends on what any process sends.  A call that returns at once
leaves its buffer's address in a variable; one that waits reads and writes what all such addresses lead to.
`openmpi.ll` and `mpich.ll` are made of `mpi.c` by `python -m tests.rules.make_bodies`: the rules for the two ABIs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from enzyme_build.rules.library.definition_files import text_of, with_callees
from enzyme_build.rules.library.inactive import inactive_pattern

FOLDER = Path(__file__).resolve().parent
MPI_SOURCE = FOLDER / "mpi.c"
ABIS = {abi: FOLDER / f"{abi}.ll" for abi in ("openmpi", "mpich")}
OWN = "enzyme_build.mpi."
_WIRE = f"{OWN}wire."

# IN, OUT, BOTH: buffers that are read, written or both; LATE_IN, LATE_OUT, LATE_BOTH: until the program has waited;
# type: of the elements in buffers in front; number, status, handle, and several of them: what is written, or changed.
_TO, _FROM = "IN count type peer tag comm", "OUT count type peer tag comm"
_START_TO, _START_FROM = "LATE_IN count type peer tag comm handle", "LATE_OUT count type peer tag comm handle"
_IN, _OUT = "IN count type", "OUT count type"
_IN_PARTS, _OUT_PARTS = "IN counts places type", "OUT counts places type"
_BLOCKING = {
    "bcast": "BOTH count type root comm",
    "reduce": "IN OUT count type op root comm",
    **dict.fromkeys(("allreduce", "scan", "exscan", "reduce_scatter_block"), "IN OUT count type op comm"),
    "reduce_scatter": "IN OUT counts type op comm",
    "gather": f"{_IN} {_OUT} root comm",
    "gatherv": f"{_IN} {_OUT_PARTS} root comm",
    "scatter": f"{_IN} {_OUT} root comm",
    "scatterv": f"{_IN_PARTS} {_OUT} root comm",
    "allgather": f"{_IN} {_OUT} comm",
    "allgatherv": f"{_IN} {_OUT_PARTS} comm",
    "alltoall": f"{_IN} {_OUT} comm",
    "alltoallv": f"{_IN_PARTS} {_OUT_PARTS} comm",
    "neighbor_allgather": f"{_IN} {_OUT} comm",
    "neighbor_allgatherv": f"{_IN} {_OUT_PARTS} comm",
    "neighbor_alltoall": f"{_IN} {_OUT} comm",
    "neighbor_alltoallv": f"{_IN_PARTS} {_OUT_PARTS} comm",
}
PARAMETERS = {
    **dict.fromkeys(("Send", "Ssend", "Bsend", "Rsend"), _TO),
    **dict.fromkeys(("Isend", "Issend", "Ibsend", "Irsend"), _START_TO),
    **dict.fromkeys(("Send_init", "Ssend_init", "Bsend_init", "Rsend_init"), _START_TO),
    "Recv": f"{_FROM} status",
    "Irecv": _START_FROM,
    "Recv_init": _START_FROM,
    "Sendrecv": "IN count type peer tag OUT count type peer tag comm status",
    "Sendrecv_replace": "BOTH count type peer tag peer tag comm status",
    **{name.capitalize(): parameters for name, parameters in _BLOCKING.items()},
    **{
        f"I{name}": re.sub(r"\b(IN|OUT|BOTH)\b", r"LATE_\1", parameters) + " handle"
        for name, parameters in _BLOCKING.items()
        if "scan" not in name
    },
    "Start": "handle",
    "Startall": "count handles",
    "Wait": "handle status",
    "Test": "handle number status",
    "Waitall": "count handles statuses",
    "Testall": "count handles number statuses",
    "Waitany": "count handles number status",
    "Testany": "count handles number number status",
    "Waitsome": "count handles number numbers statuses",
    "Testsome": "count handles number numbers statuses",
    **dict.fromkeys(("Comm_free", "Type_free", "Op_free", "Request_free"), "handle"),
    "Comm_dup": "comm handle",
    "Comm_dup_with_info": "comm info handle",
    "Comm_split": "comm color key handle",
    "Comm_split_type": "comm kind key info handle",
    "Comm_create": "comm group handle",
    "Comm_create_group": "comm group tag handle",
    "Cart_create": "comm dimensions sizes periods reorder handle",
    "Cart_sub": "comm kept handle",
    "Graph_create": "comm nodes index edges reorder handle",
    "Dist_graph_create_adjacent": "comm from sources weights to destinations weights info reorder handle",
    "Type_contiguous": "count old handle",
    "Type_dup": "old handle",
    "Type_vector": "count length stride old handle",
    "Type_create_hvector": "count length stride old handle",
    "Type_indexed": "count lengths places old handle",
    "Type_create_hindexed": "count lengths places old handle",
    "Type_create_indexed_block": "count length places old handle",
    "Type_create_hindexed_block": "count length places old handle",
    "Type_create_struct": "count lengths places olds handle",
    "Type_create_subarray": "dimensions sizes parts starts order old handle",
    "Type_create_resized": "old first extent handle",
}
_WAITS = re.compile(r"(Wait|Test)(all|any|some)?|Start(all)?")
_NAME = re.compile(r"P?MPI_(\w+)")

_ABOUT = "communicators, and what is asked about them"
_NO_ANSWER = "spawn|spawn_multiple|connect|accept|join|disconnect|idup|idup_with_info"  # of dynamic processes, or late
for _names in (
    rf"Comm_(?!(?:{_NO_ANSWER})\b)\w+|(?:Group|Cart|Graph|Topo|Dims|Error|Errhandler|Info|Type|Op|Status|Dist_graph)_\w+",
    r"Get_(?:count|elements|elements_x|address|processor_name|version|library_version)|\w+_c2f|\w+_f2c",
    r"Cartdim_get|Barrier|Initialized|Finalized|Is_thread_main|Query_thread|Buffer_\w+|Abort|Pcontrol|Pack_size|Address",
    r"Probe|Iprobe|Init|Init_thread|Finalize|Add_error_\w+|Keyval_\w+|Attr_\w+",
):
    inactive_pattern(f"P?MPI_(?:{_names})$", because=_ABOUT)
    inactive_pattern(f"p?mpi_(?:{_names.lower()})_$", because=_ABOUT)


def _roles(name: str) -> tuple[str, ...]:
    found = _NAME.fullmatch(name)
    return tuple(PARAMETERS.get(found[1], "").split()) if found else ()


def is_message(name: str) -> bool:
    """True for a call of MPI that moves numbers, or makes or frees what such calls need."""
    return bool(_roles(name))


_IN_FORTRAN = {f"{start}mpi_{name.lower()}_": f"MPI_{name}" for name in PARAMETERS for start in ("", "p")}


@lru_cache(maxsize=256)
def fortran_message(name: str) -> str:
    """What a call from Fortran is in C; "" for any other."""
    found = _IN_FORTRAN.get(name, "")
    has_rule = found and f" @{OWN}fortran_{found.removeprefix('MPI_')}(" in text_of(ABIS["mpich"])
    return found if has_rule else ""


def fortran_body(abi: str, name: str, function: str) -> dict[str, str]:
    """LLVM's text of Fortran's form of C's function `name`, as `@function`, and of all that it needs, by name."""
    made = f"{OWN}fortran_{name.removeprefix('MPI_')}"
    texts = with_callees(ABIS[abi], made)
    own = {n: f"enzyme_build.fortran.{n.removeprefix(OWN)}" for n, t in texts.items() if t.startswith("define")}
    own[made] = function
    return {own.get(n, n): re.sub(r"@([\w.]+)", lambda at: f"@{own.get(at[1], at[1])}", t) for n, t in texts.items()}


def is_handle(name: str) -> bool:
    """True for a variable of the library whose address is a handle (Open MPI)."""
    return name.startswith("ompi_")


def is_of_messages(name: str) -> bool:
    """True for the functions that rules of such calls are made of."""
    return name.startswith(OWN)


def message_roles(name: str) -> tuple[str, ...]:
    """What each argument is: see `PARAMETERS`."""
    return _roles(name)


def reduction(name: str) -> str:
    """Which reduction a call takes part in, whether it waits for it or not; "" for any other.

    All processes of a communicator call the same one, with the same operation.
    """
    found = _NAME.fullmatch(name) if "op" in _roles(name) else None
    return found[1].lower().removeprefix("i") if found else ""


@dataclass(frozen=True, slots=True)
class MessageForm:
    """A call's types, and of each buffer what its elements are (see `kind_of_datatype`).

    `in_place`: the buffer that is written may be that which is read, too.  `count`: of what it waits for; -1: unknown.
    """

    name: str
    result: str
    given: tuple[str, ...]
    kinds: tuple[str, ...]
    in_place: bool = False
    count: int = -1

    @property
    def roles(self) -> tuple[str, ...]:
        return _roles(self.name)

    @property
    def key(self) -> str:
        """The same for all calls that one body serves, if it `is_shared`."""
        more = ["inplace"] * self.in_place + [f"of{self.count}"] * (self.count >= 0)
        return ".".join([self.name, *self.kinds, *more])

    @property
    def is_shared(self) -> bool:
        """The elements' datatypes say what lies in the buffers: other calls' buffers do not matter."""
        return not any(kind in _BY_CONTENTS for kind in self.kinds)


_WRITTEN = ("number", "numbers", "status", "statuses", "handle", "handles")
_MOST_HANDLES = 16  # that are written one by one
_STATUS = 20  # bytes of a status that every ABI has
_FLOATS = ("double", "float")
_BY_CONTENTS = ("any", "bytes", "derived")
_INTEGERS = ("i64", "i32", "i16", "i8")
_MODELS = {"derived": "double", "bytes": "any", **dict.fromkeys(_INTEGERS, "integers")}  # of what moves
ONE = ".1"  # behind a kind: the buffer is a single number
_MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
_ALL_KINDS = (*_FLOATS, "any", "integers")


def message_body(form: MessageForm, function: str) -> str:
    """LLVM's text of a call's effects as `@function`, and of the variables that it names."""
    return _Body(form).text(function)


class _Body:
    def __init__(self, form: MessageForm):
        self.form = form
        self.lines = ["entry:", f"  %extent = load i64, ptr @{_WIRE}extent"]
        self.block = "entry"
        self.count = 0
        self.globals = {f"{_WIRE}extent": "i64 0"}

    def text(self, function: str) -> str:
        kinds = iter(self.form.kinds)
        buffers: list[tuple[str, int, str]] = []
        others: list[tuple[str, int]] = []
        for index, role in enumerate(self.form.roles):
            if role.isupper():
                role = re.sub("OUT", "BOTH", role) if self.form.in_place else role
                buffers.append((role, index, _MODELS.get(kind := next(kinds), kind)))
            elif role in _WRITTEN:
                others.append((role, index))
        for role, index, kind in buffers:
            if role in ("IN", "BOTH"):
                self.read(f"%a{index}", kind)
            if role.startswith("LATE"):
                self.leave(role, f"%a{index}", kind)
        for role, index, kind in buffers:
            if role in ("OUT", "BOTH"):
                self.write(f"%a{index}", kind)
        for role, index in others:
            self.fill(role, f"%a{index}")
        found = _NAME.fullmatch(self.form.name)
        if found is not None and _WAITS.fullmatch(found[1]):
            self.wait()
        elif not buffers:
            self.touch()
        taken = ", ".join(f"{type_} %a{index}" for index, type_ in enumerate(self.form.given))
        variables = [f"@{name} = internal global {value}" for name, value in self.globals.items()]
        header = f"define internal {self.form.result} @{function}({taken}) {{"
        return "\n".join([_MEMCPY, *variables, header, *self.lines, f"  ret {self.form.result} 0", "}", ""])

    @property
    def handle(self) -> str:
        """Its type; of calls that show none, an integer stands for either."""
        return "ptr" if "ptr" in self._types_of("comm", "old", "type", "op") else "i32"

    def _types_of(self, *roles: str) -> list[str]:
        return [type_ for role, type_ in zip(self.form.roles, self.form.given) if role in roles]

    def wire(self, kind: str) -> str:
        name = f"{_WIRE}{kind}"
        zero = {"double": "0.0", "float": "0.0", "ptr": "null"}.get(kind, "0")
        self.globals[name] = "[64 x i8] zeroinitializer" if kind in ("any", "integers") else f"{kind} {zero}"
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

    def copy(self, to: str, source: str, size: str = "%extent") -> None:
        self.lines.append(f"  call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {source}, i64 {size}, i1 false)")

    def read(self, address: str, kind: str) -> None:
        kind, one = kind.removesuffix(ONE), kind.endswith(ONE)
        wire = self.wire(kind)
        if kind == "integers":
            self.copy(wire, address)
            return
        if kind == "any":
            self.copy(wire, address)
            self.read(wire, "double")
            return
        add = "fadd" if kind in _FLOATS else "add"
        more = [f"  %w = load {kind}, ptr {wire}", f"  %s = {add} {kind} %w, %x", f"  store {kind} %s, ptr {wire}"]
        self.loop(address, kind, [f"  %x = load {kind}, ptr %p", *more], one)

    def write(self, address: str, kind: str) -> None:
        kind, one = kind.removesuffix(ONE), kind.endswith(ONE)
        wire = self.wire(kind)
        if kind == "any":
            self.write(wire, "double")
            self.copy(address, wire)
        elif kind == "integers":
            self.copy(address, wire)
        else:
            self.loop(address, kind, [f"  %w = load {kind}, ptr {wire}", f"  store {kind} %w, ptr %p"], one)

    def fill(self, role: str, address: str) -> None:
        """What is no message: integers, and handles, which may be addresses."""
        if role == "handle" or (role == "handles" and 0 <= self.form.count <= _MOST_HANDLES):
            for index in range(self.form.count if role == "handles" else 1):
                place, self.count = f"%h{self.count}", self.count + 1
                self.lines.append(f"  {place} = getelementptr {self.handle}, ptr {address}, i64 {index}")
                self.write(place, self.handle + ONE)
        elif role == "handles":
            self.write(address, self.handle)
        else:
            size = {"number": 4, "status": _STATUS}.get(role, 0)
            self.copy(address, self.wire("integers"), f"{size}" if size else "%extent")

    def late(self, way: str, kind: str) -> str:
        self.globals[f"{_WIRE}late.{way}.{kind}"] = "ptr null"
        return f"@{_WIRE}late.{way}.{kind}"

    def leave(self, role: str, address: str, kind: str) -> None:
        kind = kind.removesuffix(ONE)
        for way in ("in", "out"):
            if role in (f"LATE_{way.upper()}", "LATE_BOTH"):
                self.lines.append(f"  store ptr {address}, ptr {self.late(way, kind)}")

    def wait(self) -> None:
        for way in ("in", "out"):
            for kind in _ALL_KINDS:
                address = f"%{way}.{kind}"
                self.lines.append(f"  {address} = load ptr, ptr {self.late(way, kind)}")
                (self.read if way == "in" else self.write)(address, kind)

    def touch(self) -> None:
        """What makes or frees handles is part of a derivative if messages of numbers are."""
        for kind in _FLOATS:
            wire, name = self.wire(kind), f"%touched.{kind}"
            self.lines += [f"  {name} = load {kind}, ptr {wire}", f"  store {kind} {name}, ptr {wire}"]
        self.copy(self.wire("any"), self.wire("any"))


def message_rule(name: str, phase: str) -> str:
    """The name of the function that is a call's rule: keep, reverse or forward."""
    found = _NAME.fullmatch(name)
    assert found is not None
    return f"{OWN}{found[1]}_{phase}"


def message_rule_texts(abi: str, function: str) -> dict[str, str]:
    """LLVM's text of such a function, and of each function and variable that it needs, by name."""
    return with_callees(ABIS[abi], function)


@lru_cache(maxsize=2)
def message_types(abi: str) -> str:
    """The types that such texts name."""
    return "\n".join(re.findall(r"^%.* = type .*$", text_of(ABIS[abi]), re.MULTILINE))


@lru_cache(maxsize=2)
def communicator_makers(abi: str) -> tuple[str, ...]:
    """The functions that make communicators, and those that begin: programs get them from here, with twins."""
    return tuple(re.findall(rf"^define .*@{re.escape(OWN)}made_(\w+)\(", text_of(ABIS[abi]), re.MULTILINE))


def name_of_maker(maker: str) -> str:
    """The function's own name."""
    in_fortran = maker.removeprefix("fortran_")
    return f"mpi_{in_fortran.lower()}_" if in_fortran != maker else f"MPI_{maker}"


def communicator_maker_texts(abi: str, maker: str) -> dict[str, str]:
    """LLVM's text of such a function, under names of its own, and of all that it needs, by name.

    The rules' own functions have been optimised by then, for their calls.
    """
    made, name = f"{OWN}made_{maker}", name_of_maker(maker)
    texts = with_callees(ABIS[abi], made)
    own = {n: f"{n}.made" for n, text in texts.items() if text.startswith("define")}
    own[made] = name
    spelled = {own.get(n, n): re.sub(r"@([\w.]+)", lambda at: f"@{own.get(at[1], at[1])}", t) for n, t in texts.items()}
    spelled[name] = re.sub(r"^define internal ", "define weak ", spelled[name])
    return spelled


def needs_twins(text: str) -> bool:
    """Whether a derivative in the module with this text communicates."""
    return f"@{OWN}new_" in text or f"@{OWN}twin_key" in text


# ---- datatypes -------------------------------------------------------------------------------------------------------
_KINDS = {
    "double": "double dblprec real8 c_double_complex dblcplex cxx_dblcplex complex16",
    "float": "float real real4 c_float_complex c_complex cplex cxx_cplex complex8",
    "i64": "long unsigned_long long_long_int unsigned_long_long int64_t uint64_t aint offset count integer8",
    "i32": "int unsigned integer logical int32_t uint32_t wchar integer4",
    "i16": "short unsigned_short int16_t uint16_t integer2",
    "i8": "char signed_char unsigned_char character int8_t uint8_t c_bool cxx_bool integer1",
    "bytes": "byte packed",
    "any": "double_int float_int 2dblprec 2real long_double longdbl_int c_long_double_complex",
}
_OPENMPI = {f"ompi_mpi_{name}": kind for kind, names in _KINDS.items() for name in names.split()}
_MPICH = {
    **dict.fromkeys((0x4C00080B, 0x4C00081F, 0x4C000829, 0x4C001041, 0x4C001022, 0x4C00102A, 0x4C001034), "double"),
    **dict.fromkeys((0x4C00040A, 0x4C00041C, 0x4C000427, 0x4C000840, 0x4C00081E, 0x4C000828, 0x4C000833), "float"),
    **dict.fromkeys((0x4C00010D, 0x4C00010F), "bytes"),
    **dict.fromkeys((0x4C00100C, 0x4C000821, 0x4C001023), "any"),
}
DERIVED = "derived"


_OPENMPI_IN_FORTRAN = {
    **dict.fromkeys((15, 17, 20, 22, 46, 56, 70), "double"),
    **dict.fromkeys((13, 14, 18, 19, 45, 55, 69), "float"),
    **dict.fromkeys((11, 32, 41, 43, 64, 66, 67, 72), "i64"),
    **dict.fromkeys((6, 7, 10, 31, 39, 62), "i32"),
    **dict.fromkeys((9, 30, 60), "i16"),
    **dict.fromkeys((5, 8, 29, 34, 54, 58, 68), "i8"),
    **dict.fromkeys((1, 2), "bytes"),
    **dict.fromkeys((23, 24, 47, 48, 49, 50, 71), "any"),
}


def kind_in_fortran(abi: str, value: int) -> str:
    """The same, of Fortran's number for it."""
    return kind_of_datatype("", value) if abi == "mpich" else _OPENMPI_IN_FORTRAN.get(value, DERIVED)


def kind_of_datatype(name: str, value: int) -> str:
    """What elements of a datatype are, by the symbol that names it (Open MPI) or by its number (MPICH).

    A type of LLVM; "bytes", which may hold anything; "any": numbers beside integers, or what has no derivative; or
    "derived": the program has made the datatype.
    """
    if name:
        return _OPENMPI.get(name, DERIVED)
    if value in _MPICH:
        return _MPICH[value]
    if value >> 24 == 0x4C:  # a named one, of so many bytes
        return {1: "i8", 2: "i16", 4: "i32", 8: "i64"}.get(value >> 8 & 0xFF, "any")
    return "any" if value >> 24 & 0xFF == 0x8C else DERIVED


def datatype_indices(name: str) -> list[int]:
    """Of each buffer in order, which argument is its datatype: the next one behind it."""
    roles = _roles(name)
    return list(_datatypes(roles))


def counts_alone(name: str) -> list[int]:
    """Of each buffer, which argument says how many elements it has; empty for calls where that is not all."""
    roles = _roles(name)
    found = [k for k, role in enumerate(roles) if role == "count"]
    buffers = [k for k, role in enumerate(roles) if role.isupper()]
    if not buffers or "counts" in roles or not ("peer" in roles or len(found) == 1):
        return []
    return found if len(found) == len(buffers) else found * len(buffers)


def _datatypes(roles: tuple[str, ...]) -> Iterator[int]:
    for index, role in enumerate(roles):
        if role.isupper():
            later = [k for k in range(index, len(roles)) if roles[k] == "type"]
            yield later[0]

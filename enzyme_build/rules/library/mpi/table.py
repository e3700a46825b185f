"""Which calls of MPI are known, what their arguments are, and where the texts of their rules lie."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from enzyme_build.rules.library.definition_files import text_of, with_callees
from enzyme_build.rules.library.inactive import inactive_pattern

FOLDER = Path(__file__).resolve().parent
MPI_SOURCE = FOLDER / "mpi.c"
ABIS = {abi: FOLDER / f"{abi}.ll" for abi in ("openmpi", "mpich", "mpi5")}
OWN = "enzyme_build.mpi."
WIRE = f"{OWN}wire."
STEPS_BEGIN, STEPS_AGAIN, STEPS_END = (f"{OWN}steps_{word}" for word in ("begin", "again", "end"))
AGAIN_IN_PLACE, AGAIN_ON_COPIES = 1, 2  # of the state of steps that run again (see `records.h`)
ALSO = f"{OWN}also"  # a rule's function: what makes records sends tangents, too

# IN, OUT, BOTH: buffers that are read, written or both; LATE_IN, LATE_OUT, LATE_BOTH: until the program has waited;
# PACKED: bytes, filled from `position` on;
# WINDOW: memory that others reach between fences;
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
    },
    "Reduce_local": "IN BOTH count type op",
    "Win_create": "WINDOW size unit info comm handle",
    "Win_free": "handle",
    "Win_fence": "assertion window",
    "Put": "IN count type rank place count type window",
    "Get": "LATE_OUT count type rank place count type window",
    "Accumulate": "IN count type rank place count type op window",
    "Pack": "IN count type PACKED size position comm",
    "Unpack": "PACKED size position OUT count type comm",
    "Mprobe": "peer tag comm handle status",
    "Improbe": "peer tag comm number handle status",
    "Mrecv": "OUT count type handle status",
    "Imrecv": "LATE_OUT count type handle handle",
    "Request_get_status": "request number status",
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
    "Dist_graph_create": "comm count sources degrees destinations weights info reorder handle",
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
MADE_OF_CALLS = {  # of others, each with a derivative
    "Op_create": "function commutes handle",
    "Win_allocate": "size unit info comm place handle",
    "Alltoallw": "IN counts places types OUT counts places types comm",
}
REFUSED = {  # they show nothing of what they move
    "Win_lock": "kind rank assertion window",
    "Win_unlock": "rank window",
    **dict.fromkeys(("Win_lock_all", "Win_unlock_all", "Win_flush_all", "Win_flush_local_all"), "window"),
    **dict.fromkeys(("Win_flush", "Win_flush_local"), "rank window"),
    **dict.fromkeys(("Win_post", "Win_start"), "group assertion window"),
    **dict.fromkeys(("Win_complete", "Win_wait", "Win_sync"), "window"),
    "Win_test": "window number",
}
WRITTEN = ("number", "numbers", "status", "statuses", "handle", "handles")
_CHANGED = ("BOTH", "LATE_BOTH", "PACKED", "WINDOW", "position")
WAITS = re.compile(r"(Wait|Test)(all|any|some)?|Start(all)?|Request_get_status|Win_fence")
NAME = re.compile(r"P?MPI_(\w+)")

_ABOUT = "communicators, and what is asked about them"
_NO_ANSWER = "spawn|spawn_multiple|connect|accept|join|disconnect"  # of dynamic processes
for _names in (
    rf"Comm_(?!(?:{_NO_ANSWER})\b)\w+|(?:Group|Cart|Graph|Topo|Dims|Error|Errhandler|Info|Type|Op|Status|Dist_graph)_\w+",
    r"Get_(?:count|elements|elements_x|address|processor_name|version|library_version)|\w+_c2f|\w+_f2c",
    r"Cartdim_get|Barrier|Initialized|Finalized|Is_thread_main|Query_thread|Buffer_\w+|Abort|Pcontrol|Pack_size|Address",
    r"Probe|Iprobe|Init|Init_thread|Finalize|Add_error_\w+|Keyval_\w+|Attr_\w+",
):
    inactive_pattern(f"P?MPI_(?:{_names})$", because=_ABOUT)
    inactive_pattern(f"p?mpi_(?:{_names.lower()})_$", because=_ABOUT)


def message_roles(name: str) -> tuple[str, ...]:
    """What each argument is: see `PARAMETERS`."""
    found = NAME.fullmatch(name)
    return tuple(_KNOWN.get(found[1], "").split()) if found else ()


_KNOWN = {**REFUSED, **MADE_OF_CALLS, **PARAMETERS}


def roles_of_call(name: str) -> tuple[str, ...]:
    """The same of a call from C or Fortran, but for what says at the end of the latter what went wrong."""
    return message_roles(fortran_message(name) or name)


def written_by_message(name: str) -> list[int]:
    """The arguments behind which a call writes, at the latest when the program has waited."""
    roles = roles_of_call(name)
    found = [index for index, role in enumerate(roles) if role in WRITTEN or "OUT" in role or role in _CHANGED]
    return [*found, len(roles)] if fortran_message(name) else found


def is_of_library(name: str) -> bool:
    """True for any function of MPI, by its name in C or in Fortran."""
    return NAME.fullmatch(name) is not None or re.fullmatch(r"p?mpi_\w+_", name) is not None


def is_wait(name: str) -> bool:
    """True for a call that may write to buffers that earlier calls have been given."""
    return WAITS.fullmatch(short_name(name)) is not None or is_refused_message(name)


def is_wire(name: str) -> bool:
    """True for a variable that stands for what is under way: no process has it."""
    return name.startswith(WIRE)


def is_message(name: str) -> bool:
    """True for a call of MPI that moves numbers, or makes or frees what such calls need."""
    return bool(message_roles(name))


def is_refused_message(name: str) -> bool:
    """True for such a call that nothing makes up for."""
    return is_message(name) and short_name(name) in REFUSED


def has_message_rule(name: str) -> bool:
    """True for such a call with a derivative of its own; others are made of calls that have one."""
    return is_message(name) and short_name(name) in PARAMETERS


_IN_FORTRAN = {f"{start}mpi_{name.lower()}_": f"MPI_{name}" for name in _KNOWN for start in ("", "p")}


def reduction(name: str) -> str:
    """Which reduction a call takes part in, whether it waits for it or not; "" for any other.

    All processes of a communicator call the same one, with the same operation.
    """
    roles = message_roles(name)
    return short_name(name).lower().removeprefix("i") if "op" in roles and "comm" in roles else ""


@lru_cache(maxsize=256)
def fortran_message(name: str) -> str:
    """What a call from Fortran is in C; "" for any other."""
    found = _IN_FORTRAN.get(name, "")
    has_rule = (
        found
        and found.removeprefix("MPI_") not in REFUSED
        and f" @{OWN}fortran_{found.removeprefix('MPI_')}(" in text_of(ABIS["mpich"])
    )
    return found if has_rule else ""


def fortran_body(abi: str, name: str, function: str, lengths: int) -> dict[str, str]:
    """LLVM's text of Fortran's form of C's function `name`, as `@function`, and of all that it needs, by name.

    `lengths`: how many lengths of texts are handed in behind all arguments; nobody looks at them.
    """
    made = f"{OWN}fortran_{short_name(name)}"
    texts = _body_of_calls(abi, made, function, "enzyme_build.fortran")
    taken = "".join(f", i64 %length{index}" for index in range(lengths))
    texts[function] = texts[function].replace(") {\n", f"{taken}) {{\n", 1)
    return texts


def makes_for(maker: str, name: str) -> bool:
    """What one function makes needs the other one to be made of calls: a program's operations, MPI's memory."""
    return short_name(maker) == ("Op_create" if "op" in message_roles(name) else "Win_allocate")


def is_made_of_calls(name: str) -> bool:
    """True for a function of MPI that may be made of others: always, or if its operation is the program's own."""
    roles = message_roles(name)
    return (
        bool(roles) and ("op" in roles or not has_message_rule(name)) and f" @{_calls(name)}(" in text_of(ABIS["mpich"])
    )


def body_of_calls(abi: str, name: str, function: str) -> dict[str, str]:
    """LLVM's text of what such a function is made of, as `@function`, and of all that it needs, by name."""
    return _body_of_calls(abi, _calls(name), function, function)


def short_name(name: str) -> str:
    """A function's name in C behind `MPI_`; of a call from Fortran, that of the same in C."""
    return (fortran_message(name) or name).partition("MPI_")[2]


def is_collective(name: str) -> bool:
    """True for a message that all processes of a communicator take part in, and what makes or frees such."""
    roles = roles_of_call(name)
    return "comm" in roles and "peer" not in roles


def _calls(name: str) -> str:
    return f"{OWN}calls_{short_name(name)}"


def _body_of_calls(abi: str, made: str, function: str, prefix: str) -> dict[str, str]:
    texts = with_callees(ABIS[abi], made)
    own = {n: f"{prefix}.{n.removeprefix(OWN)}" for n, t in texts.items() if t.startswith("define")}
    own[made] = function
    return {own.get(n, n): re.sub(r"@([\w.]+)", lambda at: f"@{own.get(at[1], at[1])}", t) for n, t in texts.items()}


def is_handle(name: str) -> bool:
    """True for a variable of the library whose address is a handle (Open MPI)."""
    return name.startswith("ompi_")


def is_of_messages(name: str) -> bool:
    """True for the functions that rules of such calls are made of."""
    return name.startswith(OWN)


def message_rule(name: str, phase: str) -> str:
    """The name of the function that is a call's rule: keep, reverse or forward."""
    return f"{OWN}{short_name(name)}_{phase}"


def message_rule_texts(abi: str, function: str) -> dict[str, str]:
    """LLVM's text of such a function, and of each function and variable that it needs, by name."""
    return with_callees(ABIS[abi], function)


@lru_cache(maxsize=3)
def message_types(abi: str) -> str:
    """The types that such texts name."""
    return "\n".join(re.findall(r"^%.* = type .*$", text_of(ABIS[abi]), re.MULTILINE))


@lru_cache(maxsize=3)
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
    return any(f"@{OWN}{name}" in text for name in ("new_", "twin_key", "operations"))

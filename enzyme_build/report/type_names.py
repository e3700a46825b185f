"""Types in words: `double`, `pointer to double`, `i64 that is a double`, `pointer to {0: double, 8: i32}`."""

from __future__ import annotations

from enzyme_build.analysis import TypeInference
from enzyme_build.ir import FloatType, IntegerType, PointerType, Type, Value, VectorType

MOST_MEMBERS = 4


def type_name(value: Value, types: TypeInference) -> str:
    """The type of a value, with what was deduced about it."""
    if isinstance(value.type, PointerType):
        return _pointer(value, types)
    if isinstance(value.type, IntegerType):
        kind = types.kind_of(value)
        if isinstance(kind, (FloatType, PointerType)):
            return f"{value.type} that is a {'pointer' if isinstance(kind, PointerType) else kind}"
        return f"{value.type} of unknown kind" if kind is None and value.uses else str(value.type)
    if isinstance(value.type, VectorType):
        return f"{value.type.count} × {value.type.element}"
    return str(value.type)


def _pointer(value: Value, types: TypeInference) -> str:
    evidence = types.evidence_at(value)
    leaves = {e.leaf for e in evidence}
    if len(leaves) == 1:
        return f"pointer to {_leaf(leaves.pop())}"
    placed = sorted({(e.offset, _leaf(e.leaf)) for e in evidence if e.offset is not None and e.offset >= 0})
    if not placed:
        return "pointer"
    listed = ", ".join(f"{offset}: {leaf}" for offset, leaf in placed[:MOST_MEMBERS])
    return f"pointer to {{{listed}{', …' if len(placed) > MOST_MEMBERS else ''}}}"


def _leaf(leaf: Type) -> str:
    return "pointer" if isinstance(leaf, PointerType) else "anything" if str(leaf) == "void" else str(leaf)

"""Vector calls that stand for simpler instructions: loads and stores lane by lane, and casts of part of a vector."""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_build.ir import PTR, Call, ConstantInt, IntegerType, Value, VectorType, is_integer, is_pointer
from enzyme_build.rules.applied import callee_name

GENERIC = re.compile(r"llvm\.masked\.(load|store|gather|scatter)\.")
X86_LOAD = re.compile(r"llvm\.x86\.avx2?\.maskload\.(ps|pd|d|q)(\.256)?")
X86_STORE = re.compile(r"llvm\.x86\.avx2?\.maskstore\.(ps|pd|d|q)(\.256)?")
X86_GATHER = re.compile(r"llvm\.x86\.avx2\.gather\.[dq]\.(ps|pd|d|q)(\.256)?")


NARROWING = re.compile(r"llvm\.x86\.(avx\.cvt\.pd2\.ps\.256|sse2\.cvtpd2ps|sse2\.cvtsd2ss)")


@dataclass(frozen=True)
class MaskedAccess:
    """Lane k is at address k of `address`, if that is a vector of pointers, or at its index·scale bytes, or behind
    lane k − 1.  A lane takes part if its bit (or the sign of its lane) of `mask` is set; others keep `otherwise` (None:
    zero).  `value` is what is stored (None: a load)."""

    vector: VectorType
    address: Value
    mask: Value
    value: Value | None = None
    otherwise: Value | None = None
    index: Value | None = None
    scale: int = 0


def masked_access(call: Call) -> MaskedAccess | None:
    """What a call accesses lane by lane; None if it does not."""
    name = callee_name(call) or ""
    if match := GENERIC.match(name):
        return _generic(call, is_store=match[1] in ("store", "scatter"))
    arguments = call.arguments
    if X86_LOAD.fullmatch(name) and isinstance(call.type, VectorType):
        return MaskedAccess(call.type, arguments[0], arguments[1])
    if X86_STORE.fullmatch(name) and isinstance(arguments[2].type, VectorType):
        return MaskedAccess(arguments[2].type, arguments[0], arguments[1], value=arguments[2])
    if X86_GATHER.fullmatch(name) and isinstance(call.type, VectorType):
        otherwise, address, index, mask, scale = arguments
        assert isinstance(scale, ConstantInt)
        return MaskedAccess(call.type, address, mask, None, otherwise, index, scale.value)
    return None


def _generic(call: Call, is_store: bool) -> MaskedAccess | None:
    """Older forms have the alignment as an argument."""
    arguments = [a for a in call.arguments if not isinstance(a.type, IntegerType)]
    vector = arguments[0].type if is_store else call.type
    if not isinstance(vector, VectorType) or vector.scalable:
        return None
    value = arguments.pop(0) if is_store else None
    address, mask, *rest = arguments
    assert is_pointer(address.type) and is_integer(mask.type)
    return MaskedAccess(vector, address, mask, value, rest[0] if rest else None)


def narrows(call: Call) -> bool:
    """True if the last argument's numbers become floats: the first lanes of the result (others: the first argument's,
    or zero)."""
    return NARROWING.fullmatch(callee_name(call) or "") is not None


def clears_bits(call: Call) -> bool:
    """True if the first argument, an address, has the bits cleared that the second, an integer, does not have."""
    return (callee_name(call) or "").startswith("llvm.ptrmask.") and call.type is PTR

"""The derivative of each kind of instruction: `of(instruction)` answers who knows it."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, callee_name, classify, is_barrier
from enzyme_build.differentiate.operations.addresses import AddressCast
from enzyme_build.differentiate.operations.aggregates import (
    ExtractLane,
    ExtractMember,
    InsertLane,
    InsertMember,
    Shuffle,
)
from enzyme_build.differentiate.operations.allocation import Allocation, Deallocation
from enzyme_build.differentiate.operations.arithmetic import Conversion, HandOver, ScalarFunction, Selection
from enzyme_build.differentiate.operations.barriers import Barrier, FenceOfDevice
from enzyme_build.differentiate.operations.base import NoDerivative, Operation
from enzyme_build.differentiate.operations.bits import BitOperation, IntegerExtreme
from enzyme_build.differentiate.operations.copies import CopyMemory
from enzyme_build.differentiate.operations.memory import (
    AtomicExchange,
    AtomicUpdate,
    LoadMemory,
    StackVariable,
    StoreMemory,
)
from enzyme_build.differentiate.operations.new_contents import InactiveCall
from enzyme_build.differentiate.operations.ordinary_calls import OrdinaryCall
from enzyme_build.differentiate.operations.outputs import SeveralResults
from enzyme_build.ir import Call, Instruction, is_integer

_BY_OPCODE: dict[str, Operation] = {
    "load": LoadMemory(),
    "store": StoreMemory(),
    "alloca": StackVariable(),
    "select": Selection(),
    "freeze": HandOver(),
    "bitcast": HandOver(),
    "extractvalue": ExtractMember(),
    "insertvalue": InsertMember(),
    "extractelement": ExtractLane(),
    "insertelement": InsertLane(),
    "shufflevector": Shuffle(),
    "atomicrmw": AtomicUpdate(),
    "cmpxchg": AtomicExchange(),
    "ptrtoint": AddressCast(),
    "inttoptr": AddressCast(),
    **dict.fromkeys(
        ["icmp", "fcmp", "getelementptr", "ptrtoaddr", "addrspacecast", "fptosi", "fptoui",
         "br", "switch", "ret", "unreachable", "indirectbr", "resume"],
        NoDerivative(),
    ),
    "fence": FenceOfDevice(),
    **dict.fromkeys(["sitofp", "uitofp"], Conversion()),
}  # fmt: skip
_BY_CALL: dict[CallKind, Operation] = {
    CallKind.MEMORY: CopyMemory(),
    CallKind.ALLOCATION: Allocation(),
    CallKind.DEALLOCATION: Deallocation(),
    CallKind.OUTPUTS: SeveralResults(),
    CallKind.INACTIVE: InactiveCall(),
    CallKind.MIRRORED: NoDerivative(),
    CallKind.SCALAR: ScalarFunction(),
    CallKind.DEFINED: OrdinaryCall(),
    CallKind.CUSTOM: OrdinaryCall(),
    CallKind.INDIRECT: OrdinaryCall(),
    CallKind.UNKNOWN: OrdinaryCall(),
}
_ON_BITS = frozenset(
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor trunc zext sext extractelement insertelement "
    "shufflevector".split()
)
_SCALAR = ScalarFunction()
_UNKNOWN = Operation()
_BITS = BitOperation()
_EXTREME = IntegerExtreme()
_BARRIER = Barrier()
_FENCE = FenceOfDevice()


def of(instruction: Instruction) -> Operation:
    """What is known about this instruction."""
    if isinstance(instruction, Call):
        if rules.choice(instruction) is not None:
            return _EXTREME
        if instruction.function.module.is_for_device:
            return _on_device(instruction)
        return _BY_CALL[classify(instruction)]
    if is_integer(instruction.type) and instruction.opcode in _ON_BITS:
        return _BITS
    found = _BY_OPCODE.get(instruction.opcode)
    if found is not None:
        return found
    return _SCALAR if rules.scalar_rule(instruction) is not None else _UNKNOWN


def _on_device(call: Call) -> Operation:
    if is_barrier(call):
        return _BARRIER
    return _FENCE if rules.is_fence_of_device(callee_name(call)) else _BY_CALL[classify(call)]


__all__ = ["Operation", "of"]

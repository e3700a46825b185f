"""How a machine's list of arguments (`va_list`) leads to what stands behind `...`, once no registers are left.

    x86-64 (System V)   the registers used, memory, the saved registers     24 bytes
    AArch64 (Linux)     memory, two saved areas, the registers used         32 bytes
    Windows, macOS      the address of the next argument                     8 bytes

In memory each argument takes whole words of 8 bytes, from a place that fits its alignment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_build.analysis import called_function
from enzyme_build.ir import (
    I8,
    PTR,
    Builder,
    Call,
    Function,
    GetElementPtr,
    Instruction,
    VAArg,
    Value,
    function_type,
    i32,
    i64,
    zero,
)

START, COPY, END = "llvm.va_start", "llvm.va_copy", "llvm.va_end"
WORD = 8
_WIDEST = 64  # bytes: the alignment of the widest vector


@dataclass(frozen=True)
class VariadicList:
    """The list of one ABI: its size and the offset of the pointer into memory, in bytes.

    `used`: (offset, value) of the numbers that say that no saved register is left; `saved`: the offsets of the
    pointers to those. `widest`: a stricter alignment than this, in bytes, is not kept in memory.
    """

    size: int
    memory: int = 0
    used: tuple[tuple[int, int], ...] = ()
    saved: tuple[int, ...] = ()
    widest: int = _WIDEST

    def start(self, builder: Builder, place: Value, behind: Value) -> None:
        """Let the list at `place` begin at the address `behind`."""
        for offset, value in self.used:
            builder.store(i32(value), builder.gep(I8, place, [offset]), 4)
        for offset in self.saved:
            builder.store(zero(PTR), builder.gep(I8, place, [offset]), WORD)
        builder.store(behind, builder.gep(I8, place, [self.memory]), WORD)

    def place_after(self, end: int, alignment: int) -> int:
        """The offset of an argument of this alignment behind one that ends at `end`."""
        alignment = max(WORD, min(alignment, self.widest))
        return -(-end // alignment) * alignment


def list_of(triple: str) -> VariadicList | None:
    """The list of a machine; None where it is not known."""
    machine = triple.partition("-")[0]
    if machine not in ("x86_64", "aarch64", "arm64"):
        return None
    if "windows" in triple:
        return VariadicList(WORD, widest=WORD)
    if machine == "x86_64":
        return VariadicList(24, 8, ((0, 48), (4, 176)), (16,))  # bytes of the registers for integers, and for all
    if re.search("apple|macos|darwin", triple):
        return VariadicList(WORD, widest=16)
    return VariadicList(32, 0, ((24, 0), (28, 0)), (8, 16), 16)


def spell_out_reads(function: Function, list_: VariadicList) -> None:
    """Write the instruction `va_arg`, which clang leaves in code for macOS, as steps through memory."""
    reads = [i for i in function.instructions() if isinstance(i, VAArg)] if list_.size == WORD else []
    for read in reads:
        builder = Builder(function.module).before(read)
        with builder.deriving(read):
            read.replace_all_uses_with(_step(builder, read, list_))
        read.erase()


def _step(builder: Builder, read: VAArg, list_: VariadicList) -> Value:
    """The value of the next argument; the list moves behind it."""
    layout, place = builder.module.layout, read.operands[0]
    at = builder.load(PTR, place, "", WORD)
    alignment = list_.place_after(1, layout.align_of(read.type))
    if alignment > WORD:
        type_ = function_type(PTR, [PTR, i64(0).type])
        mask = builder.module.declare("llvm.ptrmask.p0.i64", PTR, list(type_.parameters))
        at = builder.call(mask, [builder.gep(I8, at, [alignment - 1]), i64(-alignment)], type_)
    size = -(-layout.size_of(read.type) // WORD) * WORD
    builder.store(builder.gep(I8, at, [size]), place, WORD)
    return builder.load(read.type, at, read.name, alignment)


def base_of_list(place: Value) -> Value:
    """The variable in which a list lies."""
    while isinstance(place, GetElementPtr):
        place = place.operands[0]
    return place


def is_intrinsic(call: Instruction, *names: str) -> bool:
    """Does it call one of these, for pointers to whatever?"""
    callee = called_function(call) if isinstance(call, Call) else None
    return callee is not None and callee.name.split(".p")[0] in names

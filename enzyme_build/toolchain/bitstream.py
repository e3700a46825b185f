"""The outermost layer of LLVM's bitstream container, read without LLVM.

A bitcode file is a magic word and a sequence of blocks, each with its length in words; an *identification
block* names the LLVM that wrote what follows.  Reading only this much tells where a module ends and whether
our LLVM is new enough for it, before anything is parsed.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

MAGIC = b"BC\xc0\xde"
WRAPPER_MAGIC = b"\xde\xc0\x17\x0b"
_IDENTIFICATION_BLOCK, _MODULE_BLOCK = 13, 8
_END_BLOCK, _ENTER_SUBBLOCK, _DEFINE_ABBREVIATION, _UNABBREVIATED = 0, 1, 2, 3
_STRING_RECORD = 1
_CHAR6 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


class BrokenBitstream(Exception):
    """The bytes end early or do not follow the format."""


@dataclass
class _Bits:
    """Reads little-endian bit fields from a byte string."""

    data: bytes
    position: int = 0  # in bits

    def fixed(self, width: int) -> int:
        end = self.position + width
        if end > len(self.data) * 8:
            raise BrokenBitstream("it ends early")
        first, last = self.position // 8, (end + 7) // 8
        word = int.from_bytes(self.data[first:last], "little") >> (self.position % 8)
        self.position = end
        return word & ((1 << width) - 1)

    def variable(self, width: int) -> int:
        value = shift = 0
        while True:
            piece = self.fixed(width)
            value |= (piece & ((1 << (width - 1)) - 1)) << shift
            shift += width - 1
            if not piece >> (width - 1):
                return value

    def align(self) -> None:
        self.position = (self.position + 31) // 32 * 32


@dataclass(frozen=True)
class _Block:
    number: int
    abbreviation_width: int
    start: int  # of its body, in bytes
    end: int


def unwrap(data: bytes) -> bytes:
    """The bitcode inside the wrapper header that some producers add; `data` itself if there is none."""
    if not data.startswith(WRAPPER_MAGIC):
        return data
    if len(data) < 20:
        raise BrokenBitstream("its wrapper header ends early")
    _, _, offset, size = struct.unpack_from("<4I", data)
    if offset + size > len(data):
        raise BrokenBitstream("its wrapper header names more bytes than there are")
    return data[offset : offset + size]


def split_modules(data: bytes) -> list[bytes]:
    """The modules that lie one behind the other in `data`, as `ld -r` leaves them in a section."""
    starts: list[int] = []
    position = 0
    while position + 4 <= len(data):
        if data[position : position + 4] == MAGIC:
            starts.append(position)
            position += 4
        elif data[position : position + 4] == b"\0\0\0\0" and starts:
            position += 4
        elif starts:
            position = _block_at(data, position).end
        else:
            raise BrokenBitstream("it does not begin with bitcode's magic bytes")
    if not starts:
        raise BrokenBitstream("it is empty")
    return [data[start:end] for start, end in zip(starts, [*starts[1:], len(data)])]


def producer(data: bytes) -> str:
    """The name of what wrote this module (`LLVM22.1.8`), or "" for bitcode without an identification."""
    position = 4
    while position + 4 <= len(data):
        block = _block_at(data, position)
        if block.number == _IDENTIFICATION_BLOCK:
            return _identification(data, block)
        if block.number == _MODULE_BLOCK:
            return ""
        position = block.end
    raise BrokenBitstream("it holds no module")


def producer_major(name: str) -> int | None:
    """The LLVM major in a producer's name; None if the name says none."""
    found = re.search(r"LLVM(\d+)", name)
    return int(found.group(1)) if found else None


def _block_at(data: bytes, position: int) -> _Block:
    bits = _Bits(data, position * 8)
    if bits.fixed(2) != _ENTER_SUBBLOCK:
        raise BrokenBitstream(f"there is no block at byte {position}")
    number, width = bits.variable(8), bits.variable(4)
    bits.align()
    words = bits.fixed(32)
    start = bits.position // 8
    end = start + 4 * words
    if end > len(data):
        raise BrokenBitstream(f"a block of {4 * words} bytes begins at byte {position}, but only {len(data)} are there")
    return _Block(number, width, start, end)


def _identification(data: bytes, block: _Block) -> str:
    for code, values in _records(data, block):
        if code == _STRING_RECORD:
            return "".join(map(chr, values))
    return ""


def _records(data: bytes, block: _Block) -> Iterator[tuple[int, list[int]]]:
    """The records of a block that has no blocks inside, as (code, operands)."""
    bits = _Bits(data, block.start * 8)
    abbreviations: list[list[tuple[str, int]]] = []
    while bits.position < block.end * 8:
        kind = bits.fixed(block.abbreviation_width)
        if kind == _END_BLOCK:
            return
        if kind == _DEFINE_ABBREVIATION:
            abbreviations.append(_read_abbreviation(bits))
        elif kind == _UNABBREVIATED:
            code, count = bits.variable(6), bits.variable(6)
            yield code, [bits.variable(6) for _ in range(count)]
        elif kind - 4 in range(len(abbreviations)):
            values = _abbreviated(bits, abbreviations[kind - 4])
            yield values[0], values[1:]
        else:
            raise BrokenBitstream("it uses an abbreviation that it does not define")


def _read_abbreviation(bits: _Bits) -> list[tuple[str, int]]:
    operands: list[tuple[str, int]] = []
    for _ in range(bits.variable(5)):
        if bits.fixed(1):
            operands.append(("literal", bits.variable(8)))
            continue
        encoding = bits.fixed(3)
        name = {1: "fixed", 2: "variable", 3: "array", 4: "char6", 5: "blob"}.get(encoding, "")
        if not name:
            raise BrokenBitstream("it defines an abbreviation of an unknown kind")
        operands.append((name, bits.variable(5) if encoding in (1, 2) else 0))
    return operands


def _abbreviated(bits: _Bits, operands: list[tuple[str, int]]) -> list[int]:
    values: list[int] = []
    index = 0
    while index < len(operands):
        name, width = operands[index]
        if name == "array":
            element = operands[index + 1]
            values += [_scalar(bits, element) for _ in range(bits.variable(6))]
            index += 1
        elif name == "blob":
            raise BrokenBitstream("its identification is not text")
        else:
            values.append(_scalar(bits, (name, width)))
        index += 1
    return values


def _scalar(bits: _Bits, operand: tuple[str, int]) -> int:
    name, width = operand
    if name == "literal":
        return width
    if name == "fixed":
        return bits.fixed(width)
    if name == "variable":
        return bits.variable(width)
    return ord(_CHAR6[bits.fixed(6)])

"""The ways of single bytes: which loads and stores are on one from numbers to numbers."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.piece_moves import PieceMoves
from enzyme_build.analysis.shapes import Program
from enzyme_build.ir import parse_module

_HEAD = """
declare i32 @toupper(i32)
define internal i8 @next(ptr %from, i64 %at) {
  %p = getelementptr i8, ptr %from, i64 %at
  %got = load i8, ptr %p
  ret i8 %got
}
define internal void @push(ptr %to, i64 %at, i8 %byte) {
  %p = getelementptr i8, ptr %to, i64 %at
  store i8 %byte, ptr %p
  ret void
}
"""
_LOOP = """
define double @f(ptr %x, i64 %n) {{
entry:
  %numbers = alloca [2 x double]
  %room = alloca [{room} x i8]
  %v = load double, ptr %x
  %w = fmul double %v, %v
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %sum = phi i8 [ 0, %entry ], [ %total, %loop ]
  %from = getelementptr i8, ptr {source}, i64 %i
  %to = getelementptr i8, ptr {target}, i64 %i
  {lines}
  %more = add i64 %i, 1
  %again = icmp ult i64 %more, %n
  br i1 %again, label %loop, label %done
done:
  {end}
  %r = load double, ptr %numbers
  ret double %r
}}
"""
_PLAIN = ["%total = add i8 %sum, 0", "%byte = load i8, ptr %from", "store i8 %byte, ptr %to"]


def _moves(lines: list[str], source: str = "%x", target: str = "%numbers", end: str = "", room: int = 16) -> PieceMoves:
    text = _HEAD + _LOOP.format(lines="\n  ".join(lines), source=source, target=target, end=end, room=room)
    module = parse_module(text)
    functions = tuple(f for f in module.functions.values() if not f.is_declaration)
    entries = frozenset(f for f in functions if f.name == "f")
    return ModuleTypes(program=lambda: Program(functions, entries)).piece_moves(module.functions["f"])


@pytest.mark.parametrize(
    "lines",
    [
        _PLAIN,
        ["%byte = load i8, ptr %from", "%total = add i8 %sum, %byte", "store i8 %byte, ptr %to"],
        ["%byte = call i8 @next(ptr %x, i64 %i)", "%total = add i8 %sum, 0", "store i8 %byte, ptr %to"],
        ["%byte = load i8, ptr %from", "%total = add i8 0, 0", "call void @push(ptr %numbers, i64 %i, i8 %byte)"],
        ["%byte = load i8, ptr %from", "%total = xor i8 %byte, 77", "store i8 %total, ptr %to"],
        [
            *("%byte = load i8, ptr %from", "%wide = zext i8 %byte to i32", "%up = call i32 @toupper(i32 %wide)"),
            *("%total = trunc i32 %up to i8", "store i8 %total, ptr %to"),
        ],
        [
            *("%byte = load i8, ptr %from", "%is = icmp eq i8 %byte, 3", "%total = select i1 %is, i8 4, i8 %byte"),
            "store i8 %total, ptr %to",
        ],
    ],
    ids=["moved", "summed", "returned", "given", "masked", "mapped", "chosen"],
)
def test_bytes_from_numbers_to_numbers(lines: list[str]) -> None:
    found = _moves(lines)
    assert (len(found.loads), len(found.ends)) == (1, 1)
    assert found.taken == found.loads


def test_sums_are_gathered() -> None:
    """What a checksum reads arrives nowhere as it is: forward mode does not look there."""
    found = _moves(["%byte = load i8, ptr %from", "%total = add i8 %sum, %byte"], end="store i8 %sum, ptr %to")
    assert found.loads and found.ends and not found.taken


@pytest.mark.parametrize(("source", "target"), [("%room", "%numbers"), ("%x", "%room")])
def test_bytes_that_come_from_no_number_or_go_to_none(source: str, target: str) -> None:
    found = _moves(_PLAIN, source, target)
    assert not found.loads and not found.ends


def test_a_way_through_bytes() -> None:
    lines = [*_PLAIN, "%q = getelementptr i8, ptr %room, i64 %i", "%other = load i8, ptr %q"]
    lines += ["%last = getelementptr i8, ptr %numbers, i64 %i", "store i8 %other, ptr %last"]
    found = _moves(lines, target="%room")
    assert (len(found.loads), len(found.stores), len(found.ends)) == (2, 2, 1)


def test_bytes_that_make_a_word() -> None:
    lines = ["%byte = load i8, ptr %from", "%total = add i8 0, 0", "%wide = zext i8 %byte to i64"]
    lines += ["%word = shl i64 %wide, 56", "%made = bitcast i64 %word to double", "store double %made, ptr %numbers"]
    found = _moves(lines)
    assert found.loads == found.taken and found.loads and not found.stores


def test_single_characters_are_no_bytes_of_numbers() -> None:
    """A member of a record goes to another one: not byte by byte."""
    lines = ["%total = add i8 %sum, 0", "%p = getelementptr i8, ptr %x, i64 8", "%byte = load i8, ptr %p"]
    lines += ["%q = getelementptr i8, ptr %numbers, i64 8", "store i8 %byte, ptr %q"]
    assert not _moves(lines).ends

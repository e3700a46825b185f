"""Copies of memory of unknown content, run: words that begin wherever addresses are multiples of eight."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator

import llvmlite.binding as llvm
import pytest

from enzyme_build.analysis.type_trees import MIXED_ANYWHERE, PAIRS_ANYWHERE, WORDS_ANYWHERE
from enzyme_build.differentiate import memory_helpers
from enzyme_build.ir import parse_module, print_module

ADDRESS = 0x7F1234567890
END_OF_HEAP = 0x2000000  # of a program that lies below 4 GiB
Helper = Callable[[int, int, int], None]


@pytest.fixture(scope="module")
def helpers() -> Iterator[dict[str, Helper]]:
    module = parse_module(f"define ptr @sbrk(i64 %more) {{\n  ret ptr inttoptr (i64 {END_OF_HEAP} to ptr)\n}}\n")
    made = {
        "accumulate": memory_helpers.accumulate(module, WORDS_ANYWHERE),
        "copy_others": memory_helpers.copy_others(module, WORDS_ANYWHERE),
        "copy_numbers": memory_helpers.copy_numbers(module, WORDS_ANYWHERE),
        "accumulate_mixed": memory_helpers.accumulate(module, MIXED_ANYWHERE),
        "accumulate_floats": memory_helpers.accumulate(module, PAIRS_ANYWHERE),
        "copy_others_mixed": memory_helpers.copy_others(module, MIXED_ANYWHERE),
        "clear_words": memory_helpers.clear(module, WORDS_ANYWHERE, "here"),
        "clear_mixed": memory_helpers.clear(module, MIXED_ANYWHERE, "here"),
    }
    for function in made.values():
        function.linkage = ""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    parsed = llvm.parse_assembly(print_module(module))
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2, jit=True)
    with llvm.create_mcjit_compiler(parsed, machine) as engine:
        engine.finalize_object()
        kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
        yield {name: kind(engine.get_function_address(function.name)) for name, function in made.items()}


class Bytes:
    """Memory by a format, from `before` bytes behind a multiple of sixteen on."""

    def __init__(self, form: str, *values: float, before: int = 0):
        self._room, self._form = (ctypes.c_char * 128)(), "<" + form
        self.start = (ctypes.addressof(self._room) + 15) // 16 * 16 + before
        self.size = struct.calcsize(self._form)
        ctypes.memmove(self.start, struct.pack(self._form, *values), self.size)

    @property
    def values(self) -> tuple[float, ...]:
        return struct.unpack(self._form, ctypes.string_at(self.start, self.size))


@pytest.mark.parametrize("before", range(8))
def test_adjoints_of_whole_words_are_added(helpers: dict[str, Helper], before: int) -> None:
    to, source = Bytes("dQd", 0.0, ADDRESS, 2.0), Bytes("dQd", 0.5, ADDRESS, 0.25)
    helpers["accumulate"](to.start + before, source.start + before, 24 - before)
    assert source.values == (0.5, ADDRESS, 2.25)
    assert to.values[2] == 0


def test_no_adjoint_moves_to_another_place_in_its_word(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("dQd", 0.0, 0, 0.0), Bytes("dQd", 0.5, ADDRESS, 0.25)
    helpers["accumulate"](to.start + 4, source.start, 16)
    assert source.values == (0.5, ADDRESS, 0.25)


@pytest.mark.parametrize("before", [0, 3, 8])
def test_addresses_are_copied_and_adjoints_left(helpers: dict[str, Helper], before: int) -> None:
    to, source = Bytes("dQd", 4.0, 0, 8.0), Bytes("dQd", 0.5, ADDRESS, 0.25)
    helpers["copy_others"](to.start + before, source.start + before, 24 - before)
    assert to.values == (4.0, ADDRESS, 8.0)


def test_tangents_are_copied_word_by_word(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("dQd", 4.0, 0, 8.0), Bytes("dQd", 0.5, 0, 0.25)
    helpers["copy_numbers"](to.start + 1, source.start + 1, 23)
    assert to.values == (4.0, 0, 0.25)


@pytest.mark.parametrize("kind", ["accumulate_mixed", "accumulate_floats"])
@pytest.mark.parametrize(("before", "behind"), [(0, 0), (4, 4), (0, 4), (4, 8), (12, 4)])
def test_floats_move_wherever_they_lie(helpers: dict[str, Helper], kind: str, before: int, behind: int) -> None:
    to, source = Bytes("5f", 1.5, 0, 2.5, 3.5, -4, before=before), Bytes("5f", *[0] * 5, before=behind)
    helpers[kind](to.start, source.start, 20)
    assert source.values == (1.5, 0, 2.5, 3.5, -4)
    assert to.values == (0,) * 5


def test_halves_of_doubles_move_part_by_part(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("2d", 1 / 3, 2 / 3), Bytes("2d", 0, 0)
    for k in (0, 4, 8, 12):
        helpers["accumulate_mixed"](to.start + k, source.start + k, 4)
    assert source.values == (1 / 3, 2 / 3) and to.values == (0, 0)


def test_pairs_of_floats_are_added(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("ffQff", 1.5, 2.5, 0, 0, 1), Bytes("ffQff", 0.25, 0.5, ADDRESS, 4, 0)
    helpers["accumulate_floats"](to.start, source.start, to.size)
    assert source.values == (1.75, 3, ADDRESS, 4, 1)


def test_lower_floats_and_doubles_are_told_apart(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("ffddQ", 1.5, 0, 2.5, 0, ADDRESS), Bytes("ffddQ", 0.25, 0, 0, 0.5, ADDRESS)
    helpers["accumulate_mixed"](to.start, source.start, to.size)
    assert source.values == (1.75, 0, 2.5, 0.5, ADDRESS)


def test_floats_are_added_beside_integers(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("fifii", 1.5, 7, 2.5, 8000, 0), Bytes("fifii", 0.25, 7, 0, 8000, 0)
    for kind in ("accumulate_mixed", "accumulate_floats"):
        helpers[kind](to.start, source.start, 16)
        assert source.values == (1.75, 7, 2.5, 8000, 0)


def test_low_addresses_are_no_floats(helpers: dict[str, Helper]) -> None:
    """Where a program and its heap lie below 4 GiB, what is below the heap's end is an address."""
    low = END_OF_HEAP - 4096
    to, source = Bytes("QQff", low, 0, 1.5, 0), Bytes("QQff", low, low, 0.25, 0)
    helpers["accumulate_mixed"](to.start, source.start, 24)
    assert source.values == (low, low, 1.75, 0)


def test_addresses_and_integers_give_way_to_adjoints(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("dff", 1.5, 2.5, 0), Bytes("Qii", ADDRESS, 5, 0)
    helpers["accumulate_mixed"](to.start, source.start, to.size)
    assert struct.unpack("<dff", ctypes.string_at(source.start, 16)) == (1.5, 2.5, 0)


@pytest.mark.parametrize("distance", [8, -8, 4, -4])
def test_blocks_that_overlap(helpers: dict[str, Helper], distance: int) -> None:
    """The adjoints of a memmove of five floats."""
    floats = Bytes("9f", *range(1, 10), before=4)
    expected, first = list(floats.values), 2 + distance // 4
    taken = expected[first : first + 5]
    expected[first : first + 5] = [0] * 5
    expected[2:7] = [there + more for there, more in zip(expected[2:7], taken)]
    start = floats.start + 8
    helpers["accumulate_floats"](start + distance, start, 20)
    assert list(floats.values) == expected


def test_addresses_are_copied_beside_floats(helpers: dict[str, Helper]) -> None:
    to, source = Bytes("ffQff", 1.5, 0, 0, 0, 2.5), Bytes("ffQff", 0, 4, ADDRESS, 0.5, 0)
    helpers["copy_others_mixed"](to.start, source.start, to.size)
    assert to.values == (1.5, 0, ADDRESS, 0, 2.5)


def test_all_numbers_are_cleared(helpers: dict[str, Helper]) -> None:
    numbers = Bytes("fffdf", 1, 2, 3, 4, 5, before=4)
    helpers["clear_mixed"](numbers.start, numbers.size, 0)
    assert numbers.values == (0,) * 5


def test_small_integers_beside_words_are_no_adjoints(helpers: dict[str, Helper]) -> None:
    numbers = Bytes("idi", 40, 1.5, 8191, before=4)
    helpers["clear_words"](numbers.start, numbers.size, 0)
    assert numbers.values == (40, 0, 8191)

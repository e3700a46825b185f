"""Copies of memory of unknown content, run: words that begin wherever addresses are multiples of eight."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator

import llvmlite.binding as llvm
import pytest

from enzyme_build.analysis.type_trees import WORDS_ANYWHERE
from enzyme_build.differentiate import memory_helpers
from enzyme_build.ir import parse_module, print_module

ADDRESS = 0x7F1234567890
Helper = Callable[[int, int, int], None]


@pytest.fixture(scope="module")
def helpers() -> Iterator[dict[str, Helper]]:
    module = parse_module("")
    made = {
        "accumulate": memory_helpers.accumulate(module, WORDS_ANYWHERE),
        "copy_others": memory_helpers.copy_others(module, WORDS_ANYWHERE),
        "copy_numbers": memory_helpers.copy_numbers(module, WORDS_ANYWHERE),
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


class Memory:
    """Three words that begin at a multiple of sixteen: a double, an address, a double."""

    def __init__(self, first: float, address: int, last: float):
        self._room = (ctypes.c_char * 64)()
        self.start = (ctypes.addressof(self._room) + 15) // 16 * 16
        ctypes.memmove(self.start, struct.pack("<dQd", first, address, last), 24)

    @property
    def words(self) -> tuple[float, int, float]:
        return struct.unpack("<dQd", ctypes.string_at(self.start, 24))


@pytest.mark.parametrize("before", range(8))
def test_adjoints_of_whole_words_are_added(helpers: dict[str, Helper], before: int) -> None:
    to, source = Memory(0.0, ADDRESS, 2.0), Memory(0.5, ADDRESS, 0.25)
    helpers["accumulate"](to.start + before, source.start + before, 24 - before)
    assert source.words == (0.5, ADDRESS, 2.25)
    assert to.words[2] == 0


def test_no_adjoint_moves_to_another_place_in_its_word(helpers: dict[str, Helper]) -> None:
    to, source = Memory(0.0, 0, 0.0), Memory(0.5, ADDRESS, 0.25)
    helpers["accumulate"](to.start + 4, source.start, 16)
    assert source.words == (0.5, ADDRESS, 0.25)


@pytest.mark.parametrize("before", [0, 3, 8])
def test_addresses_are_copied_and_adjoints_left(helpers: dict[str, Helper], before: int) -> None:
    to, source = Memory(4.0, 0, 8.0), Memory(0.5, ADDRESS, 0.25)
    helpers["copy_others"](to.start + before, source.start + before, 24 - before)
    assert to.words == (4.0, ADDRESS, 8.0)


def test_tangents_are_copied_word_by_word(helpers: dict[str, Helper]) -> None:
    to, source = Memory(4.0, 0, 8.0), Memory(0.5, 0, 0.25)
    helpers["copy_numbers"](to.start + 1, source.start + 1, 23)
    assert to.words == (4.0, 0, 0.25)

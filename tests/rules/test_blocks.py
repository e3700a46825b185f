"""What runs beside a derivative: which block an address is of, and the shadows of blocks that were set before it."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.rules.library.blocks import BLOCKS

MEMO, LINKS, DEEP, GIVEN = 1, 2, 8, 16
DOUBLES, FLOATS = 1, 3
GLOBALS = """
#include <stdint.h>
double numbers[4], shadow[4], constants[4];
static void *twins[] = {shadow};
struct { void *address; uint64_t size; void **twins; } blocks_globals[] = {
  {numbers, sizeof numbers, twins}, {constants, sizeof constants, (void **)constants}};
int64_t blocks_count = 2;
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("gcc") is None:
        pytest.skip("no gcc")
    folder = tmp_path_factory.mktemp("blocks")
    (folder / "globals.c").write_text(GLOBALS)
    made = folder / "blocks.so"
    sources = [str(BLOCKS.with_suffix(".c")), str(folder / "globals.c")]
    subprocess.run(["gcc", "-O1", "-w", "-shared", "-fPIC", *sources, "-o", str(made)], check=True)
    return made


@pytest.fixture
def blocks(library: Path) -> Iterator[Any]:
    found = ctypes.CDLL(str(library))
    found.blocks_shadow.restype = found.blocks_known.restype = ctypes.c_void_p
    yield Registry(found)


class Registry:
    """The functions, on blocks of Python's."""

    def __init__(self, library: Any):
        self.library = library
        self.kept: list[Any] = []

    def block(self, *words: int | float) -> int:
        """A block that the program has made, and which nothing touches."""
        room = ctypes.create_string_buffer(len(words) * 8 + 64)
        self.kept.append(room)
        at = -(-ctypes.addressof(room) // 16) * 16
        for k, word in enumerate(words):
            ctypes.memmove(at + 8 * k, struct.pack("<d" if isinstance(word, float) else "<Q", word), 8)
        self.library.blocks_made(ctypes.c_void_p(at), ctypes.c_uint64(8 * len(words)))
        return at

    def begin(self, marks: int = 0) -> None:
        self.library.blocks_begin(marks)

    def end(self, looks: int = 0) -> int:
        return self.library.blocks_end(looks)

    def shadow(self, address: int, about: int = 0, lane: int = 0) -> int:
        return self.library.blocks_shadow(ctypes.c_void_p(address), ctypes.c_int64(lane), about) or 0

    def give(self, address: int, shadow: int, about: int = GIVEN, lane: int = 0) -> None:
        addresses = ctypes.c_void_p(address), ctypes.c_void_p(shadow)
        self.library.blocks_given(*addresses, ctypes.c_int64(lane), about, None)

    def known(self, address: int, not_others: int = 0) -> int:
        return self.library.blocks_known(ctypes.c_void_p(address), ctypes.c_int64(0), not_others) or 0

    def gone(self, address: int) -> None:
        self.library.blocks_gone(ctypes.c_void_p(address), 0)


def word(address: int) -> int:
    return ctypes.c_uint64.from_address(address).value


def test_a_block_has_one_shadow_in_a_derivative(blocks: Registry) -> None:
    block = blocks.block(1.5, 2.5)
    blocks.begin()
    shadow = blocks.shadow(block)
    assert shadow not in (0, block) and word(shadow) == word(shadow + 8) == 0
    assert blocks.shadow(block + 8) == shadow + 8
    assert blocks.shadow(block, lane=1) not in (0, shadow)
    blocks.end()
    blocks.begin()
    ctypes.c_double.from_address(blocks.shadow(block)).value = 3
    blocks.end()
    blocks.begin()
    assert word(blocks.shadow(block)) == 0
    blocks.end()


def test_outside_of_derivatives_there_is_none(blocks: Registry) -> None:
    block = blocks.block(1.5)
    assert not blocks.shadow(block)
    blocks.give(block, blocks.block(0.0))
    assert not blocks.known(block)


def test_an_inner_derivative_has_its_own(blocks: Registry) -> None:
    block = blocks.block(1.5)
    blocks.begin()
    outer = blocks.shadow(block)
    blocks.begin()
    assert blocks.shadow(block) not in (0, outer)
    blocks.end()
    assert blocks.shadow(block) == outer
    blocks.end()


def test_the_end_of_a_block_is_one_of_its_addresses(blocks: Registry) -> None:
    block = blocks.block(1.5, 2.5)
    blocks.begin()
    assert blocks.shadow(block + 16) == blocks.shadow(block) + 16
    blocks.end()


def test_where_blocks_touch_nobody_knows(blocks: Registry) -> None:
    block = blocks.block(1.5, 2.5, 3.5)
    blocks.gone(block)
    for at in (block, block + 8):
        blocks.library.blocks_made(ctypes.c_void_p(at), ctypes.c_uint64(8))
    blocks.begin()
    assert blocks.shadow(block) and not blocks.shadow(block + 8)
    blocks.end()


@pytest.mark.parametrize("behind", [24, -8, 1 << 20])
def test_what_is_no_block_has_none(blocks: Registry, behind: int) -> None:
    block = blocks.block(1.5)
    blocks.begin()
    assert not blocks.shadow(block + behind)
    blocks.end()


def test_addresses_are_followed(blocks: Registry) -> None:
    inner = blocks.block(1.5, 2.5)
    first = blocks.block(7, inner + 8, 0.25)
    second = blocks.block(first, inner)
    ctypes.c_uint64.from_address(first).value = second  # a circle
    blocks.begin()
    shadow = blocks.shadow(first)
    assert word(shadow) == blocks.shadow(second) and word(shadow + 8) == blocks.shadow(inner) + 8
    assert word(word(shadow)) == shadow and word(shadow + 16) == 0
    blocks.end()


def test_a_long_list_needs_no_deep_stack(blocks: Registry) -> None:
    last = 0
    for _ in range(20000):
        last = blocks.block(last, 1.0)
    blocks.begin()
    assert blocks.shadow(last)
    blocks.end()


def test_what_is_given_has_its_shadow(blocks: Registry) -> None:
    inner, its = blocks.block(1.5, 2.5), blocks.block(0, 0)
    given, shadow = blocks.block(inner, 1.0), blocks.block(its, 0)
    kept = blocks.block(given + 8, inner + 8)
    blocks.begin()
    blocks.give(given, shadow, GIVEN | DEEP)
    found = blocks.shadow(kept)
    assert (word(found), word(found + 8)) == (shadow + 8, its + 8)
    blocks.end()


def test_given_memory_that_may_lead_on_is_no_block(blocks: Registry) -> None:
    block, outside = blocks.block(1.5), ctypes.create_string_buffer(16)
    blocks.begin()
    blocks.give(ctypes.addressof(outside), block, GIVEN | DEEP)
    assert not blocks.shadow(block)  # the program may have given it there
    blocks.end()
    blocks.begin()
    assert blocks.shadow(block)
    blocks.end()


def test_globals_have_their_twins(blocks: Registry) -> None:
    numbers, shadow, constants = (
        ctypes.addressof((ctypes.c_double * 4).in_dll(blocks.library, name))
        for name in ("numbers", "shadow", "constants")
    )
    blocks.begin()
    assert blocks.shadow(numbers + 8) == shadow + 8
    assert blocks.shadow(constants + 8) == constants + 8
    blocks.end()


def test_another_block_in_the_same_place_is_another_block(blocks: Registry) -> None:
    block = blocks.block(1.5, 2.5)
    blocks.begin()
    before = blocks.shadow(block)
    blocks.gone(block)
    assert not blocks.known(block)
    blocks.library.blocks_made(ctypes.c_void_p(block), ctypes.c_uint64(8))
    assert blocks.shadow(block) not in (0, before)
    blocks.end()


def test_results_of_earlier_calls_must_not_matter(blocks: Registry) -> None:
    block, floats = blocks.block(1.5, 0.0), blocks.block(struct.unpack("<Q", struct.pack("<ff", 1.5, 0))[0])
    blocks.begin()
    shadow = blocks.shadow(block, MEMO)
    assert blocks.end(DOUBLES) == 0
    blocks.begin()
    shadow = blocks.shadow(block, MEMO)
    ctypes.c_double.from_address(shadow + 8).value = 1e-9
    assert blocks.end(DOUBLES) == 1
    blocks.begin()
    shadow = blocks.shadow(floats, MEMO)
    ctypes.c_float.from_address(shadow).value = 1e-9
    assert blocks.end(FLOATS) == 1


def test_tangents_of_such_results_are_marked(blocks: Registry) -> None:
    inner = blocks.block(1.5)
    block, flat = blocks.block(2.5, inner, 3), blocks.block(2.5, 0)
    blocks.begin(DOUBLES)
    shadow, marked = blocks.shadow(block, MEMO), 2**64 - 1
    assert (word(shadow), word(shadow + 16)) == (marked, 0) and word(word(shadow + 8)) == marked
    assert word(blocks.shadow(flat, MEMO) + 8) == marked  # nothing says that this is no number
    blocks.end()


def test_links_have_the_small_integers_beside_them(blocks: Registry) -> None:
    block = blocks.block(1, 0, 2.5)
    blocks.begin()
    shadow = blocks.shadow(block, LINKS)
    assert (word(shadow), word(shadow + 8), word(shadow + 16)) == (1, 0, 0)
    blocks.end()

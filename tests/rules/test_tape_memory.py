"""Memory of tapes, run: blocks that are kept, blocks that grow, and where large ones start."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import I64, PTR, VOID, Builder, function_type, parse_module, print_module
from enzyme_build.rules import define_tape_memory
from enzyme_build.rules.library.tape_memory import grow_tape, release_grown_tape, release_tape, tape_block

Functions = dict[str, Callable[..., int | None]]


@pytest.fixture(scope="module")
def tape() -> Iterator[Functions]:
    """The functions that derivatives call, behind plain names."""
    module = parse_module("")
    size, block = (I64, "size"), (PTR, "block")
    signatures = {"new": (PTR, [size]), "drop": (VOID, [block]), "grow": (PTR, [block, size]), "end": (VOID, [block])}
    for name, (result, parameters) in signatures.items():
        function = module.add_function(
            name, function_type(result, [t for t, _ in parameters]), [n for _, n in parameters]
        )
        builder = Builder(module, function.add_block("entry"))
        body = {"new": tape_block, "drop": release_tape, "grow": grow_tape, "end": release_grown_tape}[name]
        made = body(builder, *function.arguments)
        builder.ret(made if result is PTR else None)
    define_tape_memory(module)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    parsed = llvm.parse_assembly(print_module(module))
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2, jit=True)
    with llvm.create_mcjit_compiler(parsed, machine) as engine:
        engine.finalize_object()
        types = {VOID: None, PTR: ctypes.c_void_p, I64: ctypes.c_int64}
        yield {
            name: ctypes.CFUNCTYPE(types[result], *(types[t] for t, _ in parameters))(engine.get_function_address(name))
            for name, (result, parameters) in signatures.items()
        }


def test_large_blocks_start_at_other_places_of_their_pages(tape: Functions) -> None:
    blocks = [tape["new"](800_000) for _ in range(64)]
    given = [ctypes.c_size_t.from_address(block - 8).value for block in blocks if block]  # by the C library
    assert len({(block - start) % 4096 // 64 for block, start in zip(blocks, given, strict=True) if block}) == 64
    for block in blocks:
        ctypes.memset(block, 1, 800_000)
        tape["drop"](block)
    assert {tape["new"](800_000) for _ in range(64)} == set(blocks)  # kept as they are
    for block in blocks:
        tape["drop"](block)


@pytest.mark.parametrize("size", [0, 8, 4095, 4096, 65_535, 65_536, 1 << 20])
def test_blocks_hold_what_was_asked_for_and_are_aligned(tape: Functions, size: int) -> None:
    blocks = [tape["new"](size) for _ in range(5)]
    assert all(block % 16 == 0 for block in blocks)
    for number, block in enumerate(blocks):
        ctypes.memset(block, number, size)
    assert [ctypes.string_at(block, size) for block in blocks] == [bytes([n]) * size for n in range(5)]
    for block in blocks:
        tape["drop"](block)


def test_what_grows_keeps_its_content(tape: Functions) -> None:
    block, content = None, b""
    for size in 64, 5000, 70_000, 70_000, 1 << 21:
        block = tape["grow"](block, size)
        assert ctypes.string_at(block, len(content)) == content
        content = bytes([size % 251]) * size
        ctypes.memmove(block, content, size)
    tape["end"](block)
    assert tape["grow"](None, 100_000) == block  # the largest that is there
    tape["end"](block)
    tape["end"](None)

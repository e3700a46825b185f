"""The stack for tapes of calls, run: blocks above each other, parts that follow when one is full, and giving back."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from itertools import pairwise

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import I64, PTR, VOID, Builder, Module, function_type, parse_module, print_module
from enzyme_build.rules import define_tape_memory, define_tape_stack
from enzyme_build.rules.library.tape_stack import open_stack, reserve, reset_stack

Functions = dict[str, Callable[..., int | None]]


def _write(module: Module) -> None:
    both = module.add_function("reserve", function_type(PTR, [PTR, I64]), ["stack", "size"])
    builder = Builder(module, both.add_block("entry"))
    builder.ret(reserve(builder, *both.arguments))
    back = module.add_function("reset", function_type(VOID, [PTR, PTR]), ["stack", "block"])
    builder = Builder(module, back.add_block("entry"))
    reset_stack(builder, *back.arguments)
    builder.ret(None)
    owner = module.add_function("owner", function_type(VOID, [PTR]), ["inside"])
    builder = Builder(module, owner.add_block("entry"))
    stack, first = open_stack(builder)
    builder.call(owner.arguments[0], [stack], function_type(VOID, [PTR]))
    reset_stack(builder, stack, first)
    builder.ret(None)


@pytest.fixture(scope="module")
def functions() -> Iterator[Functions]:
    """What derivatives do, behind plain names; `owner` calls a function with its stack."""
    module = parse_module("")
    _write(module)
    define_tape_stack(module)
    define_tape_memory(module)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    parsed = llvm.parse_assembly(print_module(module))
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2, jit=True)
    with llvm.create_mcjit_compiler(parsed, machine) as engine:
        engine.finalize_object()
        address = ctypes.c_void_p
        types = {
            "reserve": (address, address, ctypes.c_int64),
            "reset": (None, address, address),
            "owner": (None, address),
        }
        yield {name: ctypes.CFUNCTYPE(*kinds)(engine.get_function_address(name)) for name, kinds in types.items()}


def inside(functions: Functions, body: Callable[[int], None]) -> None:
    """Call `body` with a stack."""
    failed: list[BaseException] = []

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    def called(stack: int) -> None:
        try:
            body(stack)
        except BaseException as error:
            failed.append(error)

    functions["owner"](called)
    if failed:
        raise failed[0]


@pytest.mark.parametrize("size", [1, 16, 24, 1000, 4096, 100_000, 1 << 20])
def test_blocks_are_apart_aligned_and_stay_where_they_are(functions: Functions, size: int) -> None:
    def body(stack: int) -> None:
        blocks = [functions["reserve"](stack, size) for _ in range(50)]
        assert all(block and block % 16 == 0 for block in blocks)
        for number, block in enumerate(blocks):
            ctypes.memset(block, number, size)
        assert [ctypes.string_at(block, size) for block in blocks] == [bytes([n]) * size for n in range(50)]

    inside(functions, body)


@pytest.mark.parametrize("size", [8, 3000, 200_000])
def test_what_is_given_back_is_reserved_again(functions: Functions, size: int) -> None:
    def body(stack: int) -> None:
        below = functions["reserve"](stack, 40)
        ctypes.memset(below, 7, 40)
        first = functions["reserve"](stack, size)
        others = [functions["reserve"](stack, size) for _ in range(30)]
        functions["reset"](stack, others[4])
        assert functions["reserve"](stack, size) == others[4]
        functions["reset"](stack, first)
        assert functions["reserve"](stack, size) == first
        assert ctypes.string_at(below, 40) == bytes([7]) * 40

    inside(functions, body)


def test_many_small_blocks_come_from_few_parts(functions: Functions) -> None:
    def body(stack: int) -> None:
        blocks = [functions["reserve"](stack, 32) or 0 for _ in range(200_000)]
        jumps = sum(after - before != 32 for before, after in pairwise(blocks))
        assert jumps <= 10
        for block in reversed(blocks):
            functions["reset"](stack, block)
        assert functions["reserve"](stack, 32) == blocks[0]

    inside(functions, body)


def test_parts_are_kept_for_the_next_stack(functions: Functions) -> None:
    found: list[int | None] = []

    def body(stack: int) -> None:
        functions["reserve"](stack, 4000)
        found.append(functions["reserve"](stack, 1 << 20))

    inside(functions, body)
    inside(functions, body)
    assert found[0] == found[1]

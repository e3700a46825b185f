"""Loops and branches of functions that are written from nothing: the builder goes on behind each."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.ir import (
    I1,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    Type,
    Value,
    function_type,
    i64,
    zero,
)


class Frame:
    """A function that is being written, and where."""

    def __init__(self, builder: Builder, function: Function):
        self.builder = builder
        self.function = function

    def slot(self, type_: Type, initial: Value) -> Value:
        """A stack variable; call it outside loops."""
        made = self.builder.alloca(type_)
        self.builder.store(initial, made)
        return made

    def whilst(self, condition: Callable[[], Value], body: Callable[[], object]) -> None:
        """while (condition) body"""
        builder = self.builder
        head, inside, after = (self.function.add_block(n) for n in ("head", "inside", "after"))
        builder.branch(head)
        builder.at_end(head)
        builder.branch_if(condition(), inside, after)
        builder.at_end(inside)
        body()
        builder.branch(head)
        builder.at_end(after)

    def until(self, is_last: Callable[[Value], Value]) -> Value:
        """for (i = 0; !is_last(i); ++i) {}; answers how often `is_last` was asked."""
        builder = self.builder
        before = builder.block
        assert before is not None
        head, after = self.function.add_block("head"), self.function.add_block("after")
        builder.branch(head)
        builder.at_end(head)
        index = builder.phi(I64, "index")
        index.add_incoming(i64(0), before)
        done = is_last(index)
        following = builder.binary("add", index, i64(1))
        assert builder.block is not None
        index.add_incoming(following, builder.block)
        builder.branch_if(done, after, head)
        builder.at_end(after)
        return following

    def when(self, condition: Value, yes: Callable[[], object], no: Callable[[], object] = lambda: None) -> None:
        """if (condition) yes else no"""
        builder = self.builder
        then, other, after = (self.function.add_block(n) for n in ("then", "otherwise", "after"))
        builder.branch_if(condition, then, other)
        for block, write in ((then, yes), (other, no)):
            builder.at_end(block)
            write()
            builder.branch(after)
        builder.at_end(after)


def counted(
    frame: Frame, first: Value, end: Value, body: Callable[[Value], object], *, backwards: bool = False
) -> None:
    """for (i = first; i < end; ++i) body(i), or the same last first."""
    builder = frame.builder
    before = builder.block
    assert before is not None
    head, inside, after = (frame.function.add_block(n) for n in ("head", "inside", "after"))
    builder.branch(head)
    builder.at_end(head)
    index = builder.phi(I64, "index")
    index.add_incoming(end if backwards else first, before)
    builder.branch_if(
        builder.compare("sgt", index, first) if backwards else builder.compare("slt", index, end), inside, after
    )
    builder.at_end(inside)
    here = builder.binary("sub", index, i64(1)) if backwards else index
    body(here)
    assert builder.block is not None
    index.add_incoming(here if backwards else builder.binary("add", index, i64(1)), builder.block)
    builder.branch(head)
    builder.at_end(after)


def copy_bytes(builder: Builder, to: Value, source: Value, size: Value) -> None:
    """memcpy(to, source, size)"""
    type_ = function_type(VOID, [PTR, PTR, I64, I1])
    copy = builder.module.declare("llvm.memcpy.p0.p0.i64", VOID, [PTR, PTR, I64, I1])
    builder.call(copy, [to, source, size, zero(I1)], type_)

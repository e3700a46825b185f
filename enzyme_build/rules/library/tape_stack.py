"""A stack for the tapes of calls: what an activation reserves is given back when its reverse half ends.

Reverse halves run in the opposite order of augmented ones.  So the gradient that they belong to owns one stack and
hands it to both: an augmented half reserves above what is there, and the reverse half sets the top back to where its
own blocks began, whatever lies above.  What an exception leaves behind goes with the next reset below.

The owner's frame has the first bytes.  When a part of the stack is full another one follows, twice as long or longer,
from the memory for tapes (the largest that is kept there): blocks are never moved, and the owner gives all parts back
at its end.

A stack is known by the address of {top, end, start}.  Before each part but the first lies the {start, end} of the one
below it.  A gap follows long blocks, so that they start at different places of their pages: see `tape_memory`.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    array,
    function_type,
)
from enzyme_build.rules.library.tape_memory import FREE, LARGEST, NEW, PAGE, STEP, define

RESERVE, RESET = "enzyme_build.stack.reserve", "enzyme_build.stack.reset"
_MORE, _LESS = "enzyme_build.stack.more", "enzyme_build.stack.less"
_ZEROS = "enzyme_build.stack.zeros"
_FIRST = 4096  # bytes in the owner's frame
_HEADER = 32  # bytes, which keep blocks aligned as the C library's are
_SHORTEST, _LONGEST = 1 << 16, 1 << 26  # bytes of a part, unless a block is longer


def open_stack(entry: Builder) -> tuple[Value, Value]:
    """A new stack in the frame of a function, and its first place."""
    stack = entry.alloca(array(3, PTR), "tape.stack")
    first = entry.alloca(array(_FIRST, I8), "tape.first", alignment=16)
    entry.store(first, stack)
    entry.store(entry.gep(I8, first, [_FIRST]), entry.gep(PTR, stack, [1]))
    entry.store(first, entry.gep(PTR, stack, [2]))
    return stack, first


def reserve(builder: Builder, stack: Value, size: Value) -> Call:
    """A block of `size` bytes on top of the stack, of unknown content."""
    types = [PTR, I64]
    return builder.call(builder.module.declare(RESERVE, PTR, types), [stack, size], function_type(PTR, types))


def reset_stack(builder: Builder, stack: Value, block: Value) -> None:
    """Give back a block and all that was reserved after it; null is none."""
    types = [PTR, PTR]
    builder.call(builder.module.declare(RESET, VOID, types), [stack, block], function_type(VOID, types))


def zeros(module: Module, size: int) -> Value:
    """Bytes to be read where there is no record."""
    found = module.globals.get(_ZEROS)
    if found is None:
        found = module.add_global(GlobalVariable(_ZEROS, array(0, I8), "", "internal", is_constant=True, alignment=64))
    length = max(size, getattr(found.value_type, "count", 0))
    found.value_type, found.initializer = array(length, I8), "zeroinitializer"
    return found


def define_tape_stack(module: Module) -> None:
    """Give the functions their bodies, if the module calls them; before those of the memory for tapes."""
    if RESERVE not in module.functions:
        return
    module.declare(LARGEST, PTR, [I64])
    module.declare(NEW, PTR, [I64])
    module.declare(FREE, VOID, [PTR])
    size, block = ("stack", "size"), ("stack", "block")
    _define(module, PTR, I64, _MORE, size, _MORE_BODY, "cold noinline nounwind")
    _define(module, VOID, PTR, _LESS, block, _LESS_BODY, "cold noinline nounwind")
    _define(module, PTR, I64, RESERVE, size, _RESERVE_BODY, "alwaysinline nounwind")
    _define(module, VOID, PTR, RESET, block, _RESET_BODY, "alwaysinline nounwind")


def _define(
    module: Module, result: Type, second: Type, name: str, names: tuple[str, str], body: str, attributes: str
) -> None:
    function = module.declare(name, result, [PTR, second])
    assert isinstance(function, Function)
    if function.is_declaration:
        define(function, names, body, attributes)


_RESERVE_BODY = f"""\
entry:
  %above = add i64 %size, 15
  %rounded = and i64 %above, -16
  %long = icmp uge i64 %size, {PAGE}
  %gap = select i1 %long, i64 {STEP}, i64 0
  %length = add i64 %rounded, %gap
  %block = load ptr, ptr %stack
  %end.place = getelementptr ptr, ptr %stack, i64 1
  %end = load ptr, ptr %end.place
  %from = ptrtoint ptr %block to i64
  %to = ptrtoint ptr %end to i64
  %room = sub i64 %to, %from
  %fits = icmp ule i64 %length, %room
  br i1 %fits, label %take, label %more
take:
  %top = getelementptr i8, ptr %block, i64 %length
  store ptr %top, ptr %stack
  ret ptr %block
more:
  %other = call ptr @{_MORE}(ptr %stack, i64 %length)
  ret ptr %other
"""

_MORE_BODY = f"""\
entry:
  %end.place = getelementptr ptr, ptr %stack, i64 1
  %start.place = getelementptr ptr, ptr %stack, i64 2
  %end = load ptr, ptr %end.place
  %start = load ptr, ptr %start.place
  %from = ptrtoint ptr %start to i64
  %to = ptrtoint ptr %end to i64
  %had = sub i64 %to, %from
  %twice = shl i64 %had, 1
  %short = icmp ult i64 %twice, {_SHORTEST}
  %some = select i1 %short, i64 {_SHORTEST}, i64 %twice
  %much = icmp ugt i64 %some, {_LONGEST}
  %usual = select i1 %much, i64 {_LONGEST}, i64 %some
  %long = icmp ugt i64 %size, %usual
  %length = select i1 %long, i64 %size, i64 %usual
  %whole = add i64 %length, {_HEADER}
  %part = call ptr @{LARGEST}(i64 %whole)
  %way.back = getelementptr i8, ptr %part, i64 -8
  %given = load ptr, ptr %way.back
  %bytes = load i64, ptr %given
  store ptr %start, ptr %part
  %second = getelementptr ptr, ptr %part, i64 1
  store ptr %end, ptr %second
  %block = getelementptr i8, ptr %part, i64 {_HEADER}
  %top = getelementptr i8, ptr %block, i64 %size
  %last = getelementptr i8, ptr %part, i64 %bytes
  store ptr %top, ptr %stack
  store ptr %last, ptr %end.place
  store ptr %block, ptr %start.place
  ret ptr %block
"""

# In the part that is on top, nothing else is to be done; what comes next is for a block in a part below.
_BACK_TO_BLOCK = """\
  %end = load ptr, ptr %end.place
  %start = load ptr, ptr %start.place
  %from = ptrtoint ptr %start to i64
  %to = ptrtoint ptr %end to i64
  %at = ptrtoint ptr %block to i64
  %offset = sub i64 %at, %from
  %span = sub i64 %to, %from
  %inside = icmp ule i64 %offset, %span
  br i1 %inside, label %here, label %below
here:
  store ptr %block, ptr %stack
  ret void
below:
"""

_RESET_BODY = f"""\
entry:
  %end.place = getelementptr ptr, ptr %stack, i64 1
  %start.place = getelementptr ptr, ptr %stack, i64 2
  %none = icmp eq ptr %block, null
  br i1 %none, label %nothing, label %look
nothing:
  ret void
look:
{_BACK_TO_BLOCK}  call void @{_LESS}(ptr %stack, ptr %block)
  ret void
"""

_LESS_BODY = f"""\
entry:
  %end.place = getelementptr ptr, ptr %stack, i64 1
  %start.place = getelementptr ptr, ptr %stack, i64 2
  br label %look
look:
{_BACK_TO_BLOCK}  %part = getelementptr i8, ptr %start, i64 -{_HEADER}
  %start.below = load ptr, ptr %part
  %second = getelementptr ptr, ptr %part, i64 1
  %end.below = load ptr, ptr %second
  store ptr %end.below, ptr %end.place
  store ptr %start.below, ptr %start.place
  call void @{FREE}(ptr %part)
  br label %look
"""

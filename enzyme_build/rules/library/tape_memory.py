"""Memory for tapes: blocks that are kept when they are released, because fresh pages cost more than what is written.

Derivatives call two functions, which get their bodies when the module is complete.  A large block that is released
goes to one of a few places, from where any thread may take it again; each place holds one block, handed over by an
atomic exchange.  Small blocks are the C library's own business.

Large ones start at places of their own within a page.  The C library takes each from fresh pages, so that a loop that
writes several blocks at one index would write at equal places of pages, and caches find memory by its place within a
page: eight blocks fill all that a first-level cache has room for there, and the next one drives the first out.

What the C library gives begins with the size and the address of the block in it; before the block lies the way back.

Blocks that grow come from `realloc`, with a mark; when the module is complete, marked calls become calls of the same
kept memory: of the largest block that is there, so that what grew once need not be moved when it grows again.  To a
derivative of a derivative they are memory of the program, and lose their marks.

On a device each thread has its blocks from the device's own heap, and nothing is kept: thousands ask at once.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I1,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Module,
    Value,
    array,
    function_type,
)
from enzyme_build.rules.library.allocation import allocation, deallocation
from enzyme_build.rules.library.runtime import reallocate, release

NEW, FREE, GROW = "enzyme_build.tape.new", "enzyme_build.tape.free", "enzyme_build.tape.grow"
LARGEST = "enzyme_build.tape.largest"
MARK, _MARKED_BEFORE = '"enzyme_build.tape"', '"enzyme_build.block"'
PLACES, COUNT = "enzyme_build.tape.places", 64
KEPT = (1 << 12, 1 << 30)  # bytes of the smallest and of the largest block that is kept
HEADER = 64  # bytes: a cache line
COLOURS, COLOURED = "enzyme_build.tape.colours", 1 << 16  # bytes of the smallest block that starts somewhere else
PAGE, STEP = 1 << 12, 5 * 64  # bytes; the step comes to each line of a page once, and never to a neighbour at once

allocation(NEW, 0, FREE)
deallocation(FREE)


def tape_block(builder: Builder, size: Value) -> Call:
    """A block of `size` bytes, of unknown content."""
    return builder.call(builder.module.declare(NEW, PTR, [size.type]), [size], function_type(PTR, [size.type]))


def release_tape(builder: Builder, block: Value) -> None:
    """Give a block of `tape_block` back; null is none."""
    builder.call(builder.module.declare(FREE, VOID, [PTR]), [block], function_type(VOID, [PTR]))


def grow_tape(builder: Builder, block: Value, size: Value) -> Call:
    """The block (null: a new one), moved to where it has room for `size` bytes."""
    return _marked(reallocate(builder, block, size))


def release_grown_tape(builder: Builder, block: Value) -> None:
    """Give a block of `grow_tape` back; null is none."""
    _marked(release(builder, block))


def _marked(call: Call) -> Call:
    call.syntax.function_attributes = MARK
    return call


def forget_tape_marks(module: Module) -> None:
    """The derivatives that the module has may be differentiated again: their tapes are memory like any other."""
    for group, text in module.attribute_groups.items():
        module.set_attribute_group(group, text.replace(MARK, _MARKED_BEFORE))  # a group must not be empty


def define_tape_memory(module: Module) -> None:
    """Give the functions their bodies, if the module calls them; marked calls are calls of them."""
    for function in list(module.functions.values()):
        if function.is_parsed:
            for call in [i for i in function.instructions() if isinstance(i, Call)]:
                if call.syntax.function_attributes == MARK:
                    _keep_block(module, call)
    one, both = ("size",), ("block", "size")
    on_device = module.is_for_device
    plain = (LARGEST, one, _LARGEST_ON_DEVICE), (NEW, one, _NEW_ON_DEVICE), (FREE, ("block",), _FREE_ON_DEVICE)
    kept = (LARGEST, one, _LARGEST), (NEW, one, _NEW), (FREE, ("block",), _FREE)
    for name, parameters, body in ((GROW, both, _GROW), *(plain if on_device else kept)):
        function = module.functions.get(name)
        if function is not None and function.is_declaration:
            _give_places(module, on_device)
            define(function, parameters, body, "noinline nounwind")


def _keep_block(module: Module, call: Call) -> None:
    types = [argument.type for argument in call.arguments]
    callee = module.declare(GROW if call.type is PTR else FREE, call.type, types)
    call.set_operand(len(call.operands) - 1, callee)
    call.syntax.function_attributes = ""
    if call.type is PTR:
        module.declare(LARGEST, PTR, [I64])
        module.declare(NEW, PTR, [I64])
        module.declare(FREE, VOID, [PTR])
        module.declare("llvm.memcpy.p0.p0.i64", VOID, [PTR, PTR, I64, I1])


def _give_places(module: Module, on_device: bool) -> None:
    module.declare("malloc", PTR, [I64])
    module.declare("free", VOID, [PTR])
    if on_device:
        module.declare("llvm.trap", VOID, [])
    elif PLACES not in module.globals:
        module.add_global(GlobalVariable(PLACES, array(COUNT, PTR), "zeroinitializer", "internal", alignment=8))
        module.add_global(GlobalVariable(COLOURS, I64, "0", "internal", alignment=8))


def define(function: Function, parameters: tuple[str, ...], body: str, attributes: str) -> None:
    """Give a declared function a body of its own for this module."""
    for argument, name in zip(function.arguments, parameters):
        argument.name = name
    function.linkage = "internal"
    function.syntax.after_parameters = attributes
    function.set_body(body)


_GROW = f"""\
entry:
  %none = icmp eq ptr %block, null
  br i1 %none, label %first, label %measure
first:
  %new = call ptr @{LARGEST}(i64 %size)
  ret ptr %new
measure:
  %way_back = getelementptr i8, ptr %block, i64 -8
  %start = load ptr, ptr %way_back
  %room = load i64, ptr %start
  %enough = icmp uge i64 %room, %size
  br i1 %enough, label %same, label %move
same:
  ret ptr %block
move:
  %larger = call ptr @{LARGEST}(i64 %size)
  call void @llvm.memcpy.p0.p0.i64(ptr %larger, ptr %block, i64 %room, i1 false)
  call void @free(ptr %start)
  ret ptr %larger
"""

_LARGEST = f"""\
entry:
  %large = icmp uge i64 %size, {KEPT[0]}
  br i1 %large, label %look, label %fresh
look:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %best = phi ptr [ null, %entry ], [ %better, %more ]
  %most = phi i64 [ 0, %entry ], [ %room, %more ]
  %place = getelementptr ptr, ptr @{PLACES}, i64 %i
  %seen = load atomic ptr, ptr %place monotonic, align 8
  %empty = icmp eq ptr %seen, null
  br i1 %empty, label %more, label %fetch
fetch:
  %found = atomicrmw xchg ptr %place, ptr null acq_rel
  %none = icmp eq ptr %found, null
  br i1 %none, label %more, label %measure
measure:
  %here = load i64, ptr %found
  %larger = icmp ugt i64 %here, %most
  %kept = select i1 %larger, ptr %found, ptr %best
  %back = select i1 %larger, ptr %best, ptr %found
  %both = select i1 %larger, i64 %here, i64 %most
  %other = atomicrmw xchg ptr %place, ptr %back acq_rel
  call void @free(ptr %other)
  br label %more
more:
  %better = phi ptr [ %best, %look ], [ %best, %fetch ], [ %kept, %measure ]
  %room = phi i64 [ %most, %look ], [ %most, %fetch ], [ %both, %measure ]
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, {COUNT}
  br i1 %last, label %compare, label %look
compare:
  %nothing = icmp eq ptr %better, null
  br i1 %nothing, label %fresh, label %open
open:
  %inside = getelementptr i8, ptr %better, i64 8
  %block = load ptr, ptr %inside
  %enough = icmp uge i64 %room, %size
  br i1 %enough, label %take, label %return
take:
  ret ptr %block
return:
  call void @{FREE}(ptr %block)
  br label %fresh
fresh:
  %new = call ptr @{NEW}(i64 %size)
  ret ptr %new
"""

_NEW = f"""\
entry:
  %large = icmp uge i64 %size, {KEPT[0]}
  br i1 %large, label %look, label %fresh
look:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %place = getelementptr ptr, ptr @{PLACES}, i64 %i
  %seen = load atomic ptr, ptr %place monotonic, align 8
  %empty = icmp eq ptr %seen, null
  br i1 %empty, label %more, label %fetch
fetch:
  %found = atomicrmw xchg ptr %place, ptr null acq_rel
  %none = icmp eq ptr %found, null
  br i1 %none, label %more, label %measure
measure:
  %room = load i64, ptr %found
  %enough = icmp uge i64 %room, %size
  %quarter = lshr i64 %room, 2
  %close = icmp ule i64 %quarter, %size
  %fits = and i1 %enough, %close
  br i1 %fits, label %take, label %back
take:
  %seen_inside = getelementptr i8, ptr %found, i64 8
  %taken = load ptr, ptr %seen_inside
  ret ptr %taken
back:
  %other = atomicrmw xchg ptr %place, ptr %found acq_rel
  call void @free(ptr %other)
  br label %more
more:
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, {COUNT}
  br i1 %last, label %fresh, label %look
fresh:
  %coloured = icmp uge i64 %size, {COLOURED}
  br i1 %coloured, label %colour, label %make
colour:
  %turn = atomicrmw add ptr @{COLOURS}, i64 {STEP} monotonic
  %in_page = and i64 %turn, {PAGE - 1}
  br label %make
make:
  %before = phi i64 [ 0, %fresh ], [ %in_page, %colour ]
  %front = add i64 %before, {HEADER}
  %total = add i64 %size, %front
  %made = call ptr @malloc(i64 %total)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %nothing, label %done
nothing:
  ret ptr null
done:
  store i64 %size, ptr %made
  %block = getelementptr i8, ptr %made, i64 %front
  %inside = getelementptr i8, ptr %made, i64 8
  store ptr %block, ptr %inside
  %way_back = getelementptr i8, ptr %block, i64 -8
  store ptr %made, ptr %way_back
  ret ptr %block
"""

_FREE = f"""\
entry:
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %measure
measure:
  %way_back = getelementptr i8, ptr %block, i64 -8
  %start = load ptr, ptr %way_back
  %size = load i64, ptr %start
  %above = sub i64 %size, {KEPT[0]}
  %kept = icmp ule i64 %above, {KEPT[1] - KEPT[0]}
  br i1 %kept, label %look, label %drop
look:
  %i = phi i64 [ 0, %measure ], [ %next, %more ]
  %place = getelementptr ptr, ptr @{PLACES}, i64 %i
  %seen = load atomic ptr, ptr %place monotonic, align 8
  %taken = icmp ne ptr %seen, null
  br i1 %taken, label %more, label %offer
offer:
  %tried = cmpxchg ptr %place, ptr null, ptr %start acq_rel acquire
  %stored = extractvalue {{ ptr, i1 }} %tried, 1
  br i1 %stored, label %done, label %more
more:
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, {COUNT}
  br i1 %last, label %full, label %look
full:
  %oldest = atomicrmw xchg ptr @{PLACES}, ptr %start acq_rel
  call void @free(ptr %oldest)
  br label %done
drop:
  call void @free(ptr %start)
  br label %done
done:
  ret void
"""

_LARGEST_ON_DEVICE = f"""\
entry:
  %new = call ptr @{NEW}(i64 %size)
  ret ptr %new
"""

_NEW_ON_DEVICE = f"""\
entry:
  %total = add i64 %size, {HEADER}
  %made = call ptr @malloc(i64 %total)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %nothing, label %done
nothing:
  call void @llvm.trap()
  unreachable
done:
  store i64 %size, ptr %made
  %block = getelementptr i8, ptr %made, i64 {HEADER}
  %way_back = getelementptr i8, ptr %block, i64 -8
  store ptr %made, ptr %way_back
  ret ptr %block
"""

_FREE_ON_DEVICE = """\
entry:
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %drop
drop:
  %way_back = getelementptr i8, ptr %block, i64 -8
  %start = load ptr, ptr %way_back
  call void @free(ptr %start)
  br label %done
done:
  ret void
"""

"""Code for devices: the threads of a block run the same derivative, share shadow memory, and wait for one another.

    s[t] = x[i]     phase 1      reverse of phase 2    ds[t+1] += dy[i] (atomic); dy[i] = 0
    barrier                      barrier
    y[i] = s[t+1]   phase 2      reverse of phase 1    dx[i] += ds[t] (atomic); ds[t] = 0

In a program without races no place that a thread writes in a phase is touched by another thread in that phase.  So what
the adjoint of a store does to shadow memory is done by one thread alone; what loads add is added atomically, unless
the memory is the thread's own, or the thread writes the very place in the same phase.

The shadow of shared memory is shared memory; the block's threads clear it together before a derivative begins.
"""

from __future__ import annotations

from math import gcd

from enzyme_build.analysis import Address, CallKind, address_of, classify, is_barrier
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    AtomicRMW,
    Builder,
    Call,
    ExtractElement,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Store,
    Type,
    Value,
    VectorType,
    bare_name,
    function_type,
    i32,
    i64,
    integer,
    is_float,
    zero,
)

_NVIDIA = "nvptx"
_SIZES_AT = {"x": 12, "y": 14, "z": 16}  # of a block, in bytes, among what AMD's kernels are given (code object 5)
_IMPLICIT = "llvm.amdgcn.implicitarg.ptr"
_IMPLICIT_DECLARED = f"declare noundef align 4 ptr addrspace(4) @{_IMPLICIT}()"
_SIXTEEN = integer(16)


class Phases:
    """The parts of a function's blocks between barriers and calls that may wait; a thread runs each as a whole."""

    def __init__(self, function: Function):
        self._phase: dict[Instruction, int] = {}
        self._stored: dict[tuple[int, Address], int] = {}
        self._size = function.module.layout.store_size_of
        number = 0
        for block in function.blocks:
            number += 1
            for instruction in block.instructions:
                if isinstance(instruction, Call) and _may_wait(instruction):
                    number += 1
                elif isinstance(instruction, Store) and not instruction.ordering:
                    key = (number, address_of(instruction.pointer))
                    self._stored[key] = max(self._stored.get(key, 0), self._size(instruction.value.type))
                self._phase[instruction] = number

    def writes_where(self, load: Load) -> bool:
        """The same thread writes the very place in the load's phase, whenever it comes there."""
        key = (self._phase[load], address_of(load.pointer))
        return self._stored.get(key, 0) >= self._size(load.type)


_NEVER_WAITS = (CallKind.SCALAR, CallKind.OUTPUTS, CallKind.MEMORY, CallKind.INACTIVE)


def _may_wait(call: Call) -> bool:
    return is_barrier(call) or classify(call) not in _NEVER_WAITS


def add_atomically(builder: Builder, place: Value, value: Value) -> None:
    """place* += value; vectors lane by lane.  In a thread's own memory, if that is found there, plainly.

    (A callee may be given the address of a local variable, and a device has no atomic additions there.)
    """
    kind = value.type
    if isinstance(kind, VectorType):
        for lane in range(kind.count):
            one = builder.insert(ExtractElement(value, i32(lane), kind.element))
            add_atomically(builder, builder.gep(kind.element, place, [lane]), one)
        return
    if not is_float(kind):
        raise UnsupportedError(f"adjoints that are bits of type {kind} cannot be added atomically")
    if isinstance(address_of(place).base, GlobalVariable):
        _insert_addition(builder, place, value)
    else:
        builder.call(_addition(builder.module, kind), [place, value])


def _insert_addition(builder: Builder, place: Value, value: Value) -> None:
    alignment = builder.module.layout.align_of(value.type)
    builder.insert(AtomicRMW("fadd", place, value, f"monotonic, align {alignment}"))


def _addition(module: Module, kind: Type) -> Function:
    """(place, value): added to what lies there, atomically unless it is this thread's own."""
    name = f"enzyme_build.add_at.{kind}"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(VOID, [PTR, kind]), ["place", "value"])
    made.syntax.after_parameters = "alwaysinline nounwind"
    place, value = made.arguments
    entry, own, common, done = (made.add_block(block) for block in ("entry", "own", "common", "done"))
    builder = Builder(module, entry)
    asked = "llvm.nvvm.isspacep.local" if module.triple.startswith(_NVIDIA) else "llvm.amdgcn.is.private"
    is_own = builder.call(module.declare(asked, I1, [PTR]), [place], function_type(I1, [PTR]))
    builder.branch_if(is_own, own, common)
    builder.at_end(own)
    builder.store(builder.binary("fadd", builder.load(kind, place), value), place)
    builder.branch(done)
    builder.at_end(common)
    _insert_addition(builder, place, value)
    builder.branch(done)
    builder.at_end(done).ret()
    return made


def wait(builder: Builder) -> None:
    """The block's threads wait for one another."""
    if builder.module.triple.startswith(_NVIDIA):
        name, takes = "llvm.nvvm.barrier.cta.sync.aligned.all", [i32(0)]
    else:
        name, takes = "llvm.amdgcn.s.barrier", []
    types = [value.type for value in takes]
    builder.call(builder.module.declare(name, VOID, types), takes, function_type(VOID, types))


def clear_shadows_on_device(builder: Builder, shadows: list[GlobalVariable]) -> None:
    """Zeros in the shadows of shared memory; all threads of the block write them together, between two barriers.

    Raises UnsupportedError for those of other variables, which no thread can clear while others may be there already,
    and for memory whose size only a launch says.
    """
    module, layout = builder.module, builder.module.layout
    for shadow in shadows:
        name = bare_name(shadow.name).removesuffix(".shadow")
        if not module.spaces.is_shared(bare_name(shadow.name)):
            raise UnsupportedError(
                f"the variable `{name}`, which all blocks of a device share, holds active numbers: no thread can clear "
                "its shadow",
                help="pass it to the kernel as an argument with a shadow, or register one (__enzyme_shadow_globals)",
            )
        if not layout.size_of(shadow.value_type):
            raise UnsupportedError(
                f"the size of the shared memory `{name}` is said by the launch: there is no room for its shadow",
                help="give the array a size in the program",
            )
    if not shadows:
        return
    wait(builder)
    for shadow in shadows:
        size = layout.size_of(shadow.value_type)
        alignment = max(shadow.alignment, layout.align_of(shadow.value_type))
        builder.call(_clear(module, gcd(size, min(alignment, 8))), [shadow, i64(size)])
    wait(builder)


def _clear(module: Module, width: int) -> Function:
    """(place, bytes): this thread's words of the bytes, so many bytes long each, are zero."""
    name = f"enzyme_build.clear_shared.{width}"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(VOID, [PTR, I64]), ["place", "bytes"])
    place, size = made.arguments
    entry, loop, body, done = (made.add_block(block) for block in ("entry", "loop", "body", "done"))
    builder = Builder(module, entry)
    thread, threads = (builder.binary("mul", number, i64(width)) for number in _thread(builder))
    builder.branch(loop)
    builder.at_end(loop)
    at = builder.phi(I64, "at")
    at.add_incoming(thread, entry)
    builder.branch_if(builder.compare("ult", at, size), body, done)
    builder.at_end(body)
    builder.store(zero(integer(8 * width)), builder.gep(I8, place, [at]), width)
    at.add_incoming(builder.binary("add", at, threads), body)
    builder.branch(loop)
    builder.at_end(done).ret()
    return made


def _thread(builder: Builder) -> tuple[Value, Value]:
    """This thread's number in its block, and how many there are."""
    number: Value = i64(0)
    for dimension in "zyx":
        number = builder.binary("mul", number, _threads_along(builder, dimension))
        number = builder.binary("add", number, _thread_along(builder, dimension))
    count: Value = i64(1)
    for dimension in "xyz":
        count = builder.binary("mul", count, _threads_along(builder, dimension))
    return number, count


def _thread_along(builder: Builder, dimension: str) -> Value:
    is_nvidia = builder.module.triple.startswith(_NVIDIA)
    return _register(builder, f"llvm.{'nvvm.read.ptx.sreg.tid' if is_nvidia else 'amdgcn.workitem.id'}.{dimension}")


def _register(builder: Builder, name: str) -> Value:
    return builder.cast("zext", builder.call(builder.module.declare(name, I32, []), [], function_type(I32, [])), I64)


def _threads_along(builder: Builder, dimension: str) -> Value:
    module = builder.module
    if module.triple.startswith(_NVIDIA):
        return _register(builder, f"llvm.nvvm.read.ptx.sreg.ntid.{dimension}")
    module.spaces.intrinsics.setdefault(f"@{_IMPLICIT}", _IMPLICIT_DECLARED)
    given = builder.call(module.declare(_IMPLICIT, PTR, []), [], function_type(PTR, []))
    size = builder.load(_SIXTEEN, builder.gep(I8, given, [_SIZES_AT[dimension]]), alignment=2)
    return builder.cast("zext", size, I64)

"""Arrays in globals that are allocated when a derivative is asked for, or later: allocatable ones, vectors of numbers.

Their shadows start like those of all globals, from zero: a block of zeros of the same size, which goes back after the
derivative; a view of such a block (see `BlocksInGlobals`) gets the same place in its shadow.  In forward mode the
program's deallocation frees it, and what the array has then is its own alone: that goes back in its place.  In reverse
mode nothing else frees the block, and what is allocated later goes where it was made.  (A vector keeps its memory when
it is emptied.)
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import numbers_behind
from enzyme_build.differentiate.memo_checks import look_at_block
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.differentiate.session import Session
from enzyme_build.differentiate.signatures import FORWARD
from enzyme_build.differentiate.vector_shadows import (
    clear,
    forget_late_shadows,
    maker_of_vector,
    release_late_shadows,
)
from enzyme_build.ir import (
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    ConstantAggregate,
    ConstantInt,
    FloatType,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    bare_name,
    constant_int,
    false,
    i64,
    initializer_of,
    member_types,
    struct_body,
    zero,
)


@dataclass(frozen=True, slots=True)
class KeptArray:
    place: Value  # where its address lies
    shadow: Value  # where its shadow's address lies
    block: Value  # to which that leads at first
    is_vector: bool
    lane: int
    memo: Memo | None = None  # what it holds may be a result of an earlier call: see `Memos`
    is_owned: bool = False  # forward mode frees what is left (see `owning_globals`)
    shared: tuple[KeptArray, ...] = ()  # those before it that may have the same block


@dataclass(frozen=True, slots=True)
class Memo:
    """Numbers of this type in what the named variable leads to."""

    name: str
    type_: Type | None


def shadow_kept_arrays(session: Session, builder: Builder) -> list[KeptArray]:
    """Gives the shadow of each such array its block (null where the array is not allocated)."""
    kept: list[KeptArray] = []
    for variable, twin, lane in session.globals.in_lanes:
        if not isinstance(variable, GlobalVariable):
            continue
        if _is_array_of_numbers(session.module, variable):
            size = i64(session.module.layout.size_of(variable.value_type))
            block = builder.call(_maker(session.module), [variable, twin, size])
            kept.append(KeptArray(variable, twin, block, False, lane, _memo_in(session, variable, 0)))
        for offset in sorted(session.vectors_in_globals.get(variable, ())):
            primal, shadow = (builder.gep(I8, base, [offset]) for base in (variable, twin))
            block = builder.call(maker_of_vector(session.module), [primal, shadow])
            kept.append(KeptArray(primal, shadow, block, True, lane, _memo_in(session, variable, offset)))
    if any(array.is_vector for array in kept):
        forget_late_shadows(builder)
    return [*kept, *_shadow_blocks(session, builder)]


def _shadow_blocks(session: Session, builder: Builder) -> list[KeptArray]:
    """The blocks of numbers that pointers in globals lead to, lane by lane; then the views of these."""
    made: dict[tuple[Value, int], list[KeptArray]] = {}
    twins = session.globals.by_variable
    maker, size = _maker(session.module), i64(session.module.layout.pointer_size())
    for variable, offsets in session.blocks_in_globals.items():
        for offset, number in offsets.items():
            memo = Memo(bare_name(variable.name), number) if session.kept.has_memo_behind(variable, offset) else None
            if memo is not None and number is None:
                continue  # what is set before is refused
            others = [made.get(place, []) for place in session.may_share_block(variable, offset)]
            for lane, twin in twins.get(variable, {}).items():
                primal, shadow = (builder.gep(I8, base, [offset]) for base in (variable, twin))
                shared = tuple(found[lane] for found in others if found)
                for other in shared:
                    builder.call(_view_setter(session.module), [primal, shadow, other.place, other.shadow])
                block = builder.call(maker, [primal, shadow, size])
                array = KeptArray(primal, shadow, block, False, lane, memo, variable in session.owning_globals, shared)
                made.setdefault((variable, offset), []).append(array)
    for view, places in session.views_in_globals.items():
        for offset, roots in places.items():
            for lane, twin in twins.get(view, {}).items():
                primal, shadow = (builder.gep(I8, base, [offset]) for base in (view, twin))
                for root in (made[place][lane] for place in roots if place in made):
                    builder.call(_view_setter(session.module), [primal, shadow, root.place, root.shadow])
    return [array for lanes in made.values() for array in lanes]


def _memo_in(session: Session, variable: GlobalVariable, offset: int) -> Memo | None:
    if not session.kept.has_memo_behind(variable, offset):
        return None
    kinds = numbers_behind(session.types.shapes, variable, offset)
    return Memo(bare_name(variable.name), next(iter(kinds)) if len(kinds) == 1 else None)


def look_at_kept_adjoints(session: Session, builder: Builder, kept: list[KeptArray]) -> None:
    """After a reverse sweep: what was there before must not matter where it may be a result of an earlier call."""
    for array in kept:
        if array.memo is not None and isinstance(array.memo.type_, FloatType):
            builder.call(look_at_block(session, array.memo.name, array.memo.type_), [array.block])


def mark_kept_tangents(builder: Builder, kept: list[KeptArray]) -> list[str]:
    """In front of a forward derivative; answers the names of what has been marked."""
    marked = [array for array in kept if array.memo is not None]
    for array in marked:
        size = rules.usable_size(builder, array.block)
        builder.intrinsic("memset", [PTR, I64], VOID, [array.block, constant_int(I8, 255), size, false()])
    return [array.memo.name for array in marked if array.memo is not None]


def release_kept_shadows(builder: Builder, kept: list[KeptArray], mode: str) -> None:
    """Frees the blocks that nothing has freed, when the derivative has run."""
    left: dict[KeptArray, Value] = {}
    for array in kept:
        if array.is_owned and mode in FORWARD:
            continue
        unfreed = array.block
        if mode in FORWARD:
            unfreed = _left_in_shadow(builder, array)
            for other in (left[one] for one in array.shared if one in left):
                unfreed = builder.select(builder.compare("eq", unfreed, other), zero(PTR), unfreed)
            left[array] = unfreed
        release = rules.release_elements if array.is_vector else rules.release
        release(builder, unfreed)
    if any(array.is_vector for array in kept):
        release_late_shadows(builder, with_blocks=mode not in FORWARD)


def _left_in_shadow(builder: Builder, array: KeptArray) -> Value:
    """The block that the shadow leads to after forward mode; null if there is none, or it is not the array's own."""
    left = builder.load(PTR, array.shadow)
    place = builder.load(PTR, array.place)
    is_new = builder.select(builder.compare("ne", place, zero(PTR)), builder.compare("ne", left, place), zero(I1))
    is_own = builder.binary("or", builder.compare("eq", left, array.block), is_new)
    if rules.uses_blocks(builder.module):
        goes = rules.block_call(builder, rules.BLOCK_KNOWN, place, i64(array.lane), constant_int(I32, 1))
        is_own = builder.binary("and", is_own, builder.compare("ne", left, goes))
    return builder.select(is_own, left, zero(PTR))


def _is_array_of_numbers(module: Module, variable: GlobalVariable) -> bool:
    """An allocatable variable of real or complex numbers, as its descriptor's initial constants say."""
    contents = initializer_of(module, variable)
    body = struct_body(variable.value_type)
    if not isinstance(contents, ConstantAggregate) or body is None:
        return False
    offsets = module.layout.offsets_of(body)
    constants = {at: v.value for at, v in zip(offsets, contents.elements) if isinstance(v, ConstantInt)}
    if constants.get(rules.VERSION_AT) != rules.DESCRIPTOR_VERSION or member_types(variable.value_type)[0] is not PTR:
        return False
    described = rules.descriptor_with(constants)
    return described is not None and described.is_allocatable and isinstance(described.element, FloatType)


@run_time_function("enzyme_build.shadow_of_array", PTR, [PTR, PTR, I64], ["primal", "shadow", "size"])
def _maker(builder: Builder, made: Function) -> None:
    """(descriptor, its shadow, the descriptor's size) → the shadow's new block; null if it needs none."""
    primal, shadow, size = made.arguments
    absent, present = made.add_block("absent"), made.add_block("present")
    base = builder.load(PTR, primal)
    has_shadow = builder.compare("ne", builder.load(PTR, shadow), zero(PTR))
    is_absent = builder.binary("or", builder.compare("eq", base, zero(PTR)), has_shadow)
    builder.branch_if(is_absent, absent, present)
    builder.at_end(absent)
    builder.ret(zero(PTR))
    builder.at_end(present)
    block = rules.allocate(builder, rules.usable_size(builder, base))
    clear(builder, block)
    builder.intrinsic("memcpy", [PTR, PTR, I64], VOID, [shadow, primal, size, false()])
    builder.store(block, shadow)
    builder.ret(block)


@run_time_function("enzyme_build.shadow_of_view", VOID, [PTR] * 4, ["view", "shadow", "place", "others"])
def _view_setter(builder: Builder, made: Function) -> None:
    """(view, its shadow, place of a kept block, of its shadow): sets the first shadow if the view is of the block."""
    present, inside, end = (made.add_block(n) for n in ("present", "inside", "end"))
    view, base, block = (builder.load(PTR, made.arguments[k]) for k in (0, 2, 3))
    builder.branch_if(builder.compare("eq", base, zero(PTR)), end, present)
    builder.at_end(present)
    start = builder.cast("ptrtoint", base, I64)
    distance = builder.binary("sub", builder.cast("ptrtoint", view, I64), start)
    builder.branch_if(builder.compare("ult", distance, rules.usable_size(builder, base)), inside, end)
    builder.at_end(inside)
    builder.store(builder.gep(I8, block, [distance]), made.arguments[1])
    builder.branch(end)
    builder.at_end(end).ret()

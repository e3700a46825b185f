"""Loads and stores: memory's adjoints and tangents lie in its shadow.

For v = load p: p̄* += v̄.  For store v, p: v̄ += p̄*, then p̄* = 0 (also where v is inactive).  In forward mode both
happen again on the shadow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    Activity,
    Layout,
    MemoryObjects,
    Need,
    TypeInference,
    bits_of,
    ends_piece,
    origins_of,
    size_of_number,
)
from enzyme_build.differentiate import bit_checks, memory_helpers
from enzyme_build.differentiate.adjoint_types import adjoint_type, lanes_in, sum_of, type_of_lanes, unknown_type
from enzyme_build.differentiate.devices import add_atomically
from enzyme_build.differentiate.machine import shadow_alignment
from enzyme_build.differentiate.memo_checks import checked_tangent
from enzyme_build.differentiate.operations.addresses import (
    refuse_hidden_address,
    refuse_kept_distance,
    refuse_moved_number,
)
from enzyme_build.differentiate.operations.base import Operation, shadow_needs
from enzyme_build.differentiate.operations.stored_bits import numbers_under, refuse_looked_at_number, tangent_of_bits
from enzyme_build.differentiate.piece_looks import (
    brings_piece,
    look_at_adjoint,
    look_for_address,
    piece_of_tangent,
    takes_address,
    takes_piece,
)
from enzyme_build.differentiate.place_looks import look_at_place
from enzyme_build.differentiate.unset_shadows import look_at_stored
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    I8,
    I32,
    I64,
    Alloca,
    AtomicRMW,
    Binary,
    Cast,
    Constant,
    FloatType,
    Freeze,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Select,
    Store,
    Type,
    Value,
    constant_int,
    extract_path,
    i64,
    is_aggregate,
    is_float,
    is_integer,
    is_pointer,
    member_types,
    scalar_types,
    tbaa_across_calls,
    tbaa_of_scalar,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.forward_sweep import ForwardSweep
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


Path = tuple[int, ...]
_WORD_OF_BYTES = Layout(((0, DOUBLE),), 8)


def float_parts(value: Value, types: TypeInference) -> Iterator[tuple[Path, Type]]:
    """The paths and types of all members that hold numbers (the empty path for a value that is no aggregate)."""
    lanes = lanes_in(value, types)

    def below(type_: Type, path: Path) -> Iterator[tuple[Path, Type]]:
        if is_aggregate(type_):
            for index, member in enumerate(member_types(type_)):
                yield from below(member, (*path, index))
        elif is_float(type_) or not path or lanes(path) is not None:
            yield path, type_

    yield from below(value.type, ())


class LoadMemory(Operation):
    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Load)
        if "volatile" in instruction.flags and plan.adds_atomically(instruction):
            raise UnsupportedError(
                "threads that exchange active numbers without waiting for one another (volatile) cannot be gone "
                "through backwards",
                help="let them wait (__syncwarp, __syncthreads), or use forward mode",
            )
        return shadow_needs(instruction.pointer, plan)

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        assert isinstance(instruction, Load)
        is_piece = takes_piece(instruction, sweep.activity, sweep.types)
        if is_piece or takes_address(instruction, sweep.activity, sweep.types):
            look_for_address(sweep, instruction)

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        assert isinstance(instruction, Load)
        return plan.activity.is_active(instruction) and plan.activity.has_active_memory(instruction.pointer)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Load)
        adjoint = sweep.take(instruction)
        address = sweep.shadow_address(instruction.pointer)
        _look_at_place(instruction, address, sweep)
        lanes = lanes_in(instruction, sweep.types)
        for part, leaf, place in _parts(sweep, instruction, address):
            value = sweep.builder.extract_value(adjoint, part) if part else adjoint
            if sweep.plan.adds_atomically(instruction):
                kind = None if is_float(leaf) else lanes(part)
                numbers = leaf if kind is None else type_of_lanes(leaf, kind)
                add_atomically(sweep.builder, place, sweep.builder.cast("bitcast", value, numbers))
                continue
            before = sweep.builder.load(leaf, place, alignment=_alignment(instruction, part))
            after = sum_of(sweep.builder, _on_adjoints(before, instruction, sweep), value, lanes, part)
            stored = sweep.builder.store(after, place, _alignment(instruction, part))
            _on_adjoints(stored, instruction, sweep)
            if sweep.session.has_dense_pointers:  # an optimiser must not join two sums
                before.flags = stored.flags = ("volatile",)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, Load)
        if takes_piece(instruction, sweep.activity, sweep.types):
            return piece_of_tangent(sweep, instruction)
        if takes_address(instruction, sweep.activity, sweep.types):
            look_for_address(sweep, instruction)
        if not sweep.activity.is_active(instruction):
            return None
        is_moved = _is_moved_whatever_it_is(instruction, sweep)
        type_ = instruction.type if is_moved else adjoint_type(instruction, sweep.types)
        address = sweep.shadow_address(instruction.pointer, reading=type_)
        found = _tagged(sweep.builder.load(type_, address, alignment=shadow_alignment(instruction)), instruction)
        session, function = sweep.session, sweep.types.primal
        if instruction not in sweep.activity.useful or not (session.kept.memos or bit_checks.watches(session)):
            return found
        if sweep.unchosen.may_leave(instruction):  # it is loaded in front of the branch that decides whether it counts
            return found
        found = bit_checks.checked_tangent(session, sweep.builder, instruction, found, function)
        return checked_tangent(session, sweep.builder, instruction, found, function)


def _is_moved_whatever_it_is(load: Load, sweep: ForwardMode) -> bool:
    """Nothing is done with the word but to store it: as the bytes of a copy, it has those of shadow memory."""
    if not is_integer(load.type) or sweep.types.kind_of(load) is not None or sweep.types.is_scrambled(load):
        return False
    is_moved = all(isinstance(user, Store) and index == 0 for user, index in load.uses)
    return is_moved and not sweep.activity.needs_shadow(load)


class StoreMemory(Operation):
    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        assert isinstance(instruction, Store)
        if not plan.activity.has_active_memory(instruction.pointer):
            return False
        if bit_checks.is_watched(instruction, plan.types) or ends_piece(plan.types, instruction):
            return True
        if brings_piece(instruction, plan.activity, plan.types):
            return True
        if plan.activity.carries(instruction.value):
            return not _is_only_an_integer(instruction.value, plan)
        return _under(instruction, plan.types, plan.facts.objects) is not None

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Store)
        refuse_untraceable(instruction, plan.activity)
        refuse_hidden_address(instruction, plan.types)
        refuse_kept_distance(instruction, plan.activity)
        refuse_looked_at_number(instruction, plan.activity, plan.types)
        return shadow_needs(instruction.pointer, plan)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Store)
        under = _under(instruction, sweep.types, sweep.objects)
        is_watched = bit_checks.is_watched(instruction, sweep.types)
        is_brought = brings_piece(instruction, sweep.activity, sweep.types)
        is_looked_at = is_brought and not sweep.activity.carries(instruction.value)
        type_ = None if is_looked_at else self._stored_type(instruction, sweep)
        is_piece = is_brought or ends_piece(sweep.types, instruction)
        if type_ is None and under is None and not is_watched and not is_piece:
            return
        address = sweep.shadow_address(instruction.pointer, instruction.value.type if is_piece else type_)
        if is_brought:
            look_at_adjoint(sweep, instruction, address)
        if is_piece:  # (of a number all of whose bytes are stored so)
            sweep.builder.store(zero(instruction.value.type), address, 1)
            return
        if is_watched:
            bit_checks.look_at_adjoint(sweep.session, sweep.builder, instruction, sweep.types, address)
        if under is not None:
            size = i64(sweep.layout.size_of(instruction.value.type))
            sweep.builder.call(memory_helpers.clear(sweep.session.module, under), [address, size])
            return
        if type_ is None:
            return
        _look_at_place(instruction, address, sweep)
        total: Value = zero(type_)
        for part, leaf, place in _parts(sweep, instruction.value, address):
            alignment = _alignment(instruction, part)
            value = _on_adjoints(sweep.builder.load(leaf, place, alignment=alignment), instruction, sweep)
            _on_adjoints(sweep.builder.store(zero(leaf), place, alignment), instruction, sweep)
            total = sweep.builder.insert_value(total, value, part) if part else value
        sweep.add(instruction.value, total)

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        """Pointers and integers go into shadow memory now, so that the shadow can be walked like the primal; where a
        number takes an address's bytes, no adjoint has been added yet."""
        assert isinstance(instruction, Store)
        if not sweep.activity.needs_shadow(instruction.pointer):
            return
        value = instruction.value
        look_at_stored(sweep, instruction)
        kind = sweep.types.kind_of(value)
        may_carry = isinstance(value, Binary) or isinstance(kind, IntegerType)
        may_carry |= kind is None and sweep.objects.is_own(instruction.pointer)
        is_word = may_carry and sweep.activity.needs_shadow(value)
        if not is_word and self._is_integer_in_links(instruction, sweep):
            stored = self._mirrored(instruction, sweep)
            if stored is not None:
                sweep.builder.store(stored, sweep.shadow(instruction.pointer), shadow_alignment(instruction))
            return
        if is_pointer(value.type) or is_pointer_kind(kind) or is_word:
            stored = self._unless_same(instruction, sweep.shadow(value), sweep)
            made = sweep.builder.store(stored, sweep.shadow(instruction.pointer), shadow_alignment(instruction))
            made.flags = tuple(f for f in instruction.flags if f == "volatile")
        elif is_aggregate(value.type) and any(not isinstance(t, FloatType) for t in scalar_types(value.type)):
            self._store_members(instruction, sweep)
        elif is_float(value.type) and sweep.types.shares_bytes(instruction):
            sweep.builder.store(zero(value.type), sweep.shadow(instruction.pointer), shadow_alignment(instruction))

    def _unless_same(self, instruction: Store, shadow: Value, sweep: ForwardSweep) -> Value:
        """What goes into shadow memory; once more what is there where that turns out to be the primal memory."""
        if not sweep.activity.may_lack_shadow(instruction.pointer):
            return shadow
        same = sweep.builder.compare("eq", sweep.shadow(instruction.pointer), sweep.primal(instruction.pointer))
        return sweep.builder.select(same, sweep.primal(instruction.value), shadow)

    def _is_integer_in_links(self, instruction: Store, sweep: ForwardSweep) -> bool:
        """An integer beside pointers, or where one may lie: what walks or relinks shadow memory may look at it."""
        value = instruction.value
        if not isinstance(sweep.types.kind_of(value), IntegerType):
            return False
        if not any(made.contents for made in sweep.objects.of(instruction.pointer)):
            return False
        is_beside = sweep.activity.needs_shadow(value) or not sweep.types.holds_address(instruction.pointer)
        if is_beside and not sweep.session.mirrors_integers:
            return False
        size = sweep.layout.size_of(value.type)
        layout = sweep.types.memory_layout([instruction.pointer], size, instruction)
        return layout is not None and not layout.floats

    def _mirrored(self, instruction: Store, sweep: ForwardSweep) -> Value | None:
        """An integer that code for shadow memory looks at; none that would make an adjoint beside it an address.

        Nor a byte of text, if the reverse sweep looks whether that has become one of an adjoint, and nobody else looks.
        (Nothing at all where the shadow may be the primal memory.)
        """
        value = sweep.primal(instruction.value)
        if not sweep.session.mirrors_integers and brings_piece(instruction, sweep.activity, sweep.types):
            return zero(value.type) if sweep.objects.is_own(instruction.pointer) else None
        if bits_of(value.type) != I32.bits:
            return value
        limit = constant_int(value.type, memory_helpers.SMALL)
        return sweep.builder.select(sweep.builder.compare("ult", value, limit), value, zero(value.type))

    def _store_members(self, instruction: Store, sweep: ForwardSweep) -> None:
        whole = self._unless_same(instruction, sweep.shadow(instruction.value), sweep)
        address = sweep.shadow(instruction.pointer)
        for path in _other_paths(instruction.value.type):
            offset, _ = extract_path(sweep.layout, instruction.value.type, path)
            place = sweep.builder.gep(I8, address, [offset]) if offset else address
            sweep.builder.store(sweep.builder.extract_value(whole, path), place, 1)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, Store)
        if not sweep.activity.needs_shadow(instruction.pointer):
            return None
        value = instruction.value
        refuse_untraceable(instruction, sweep.activity)
        refuse_moved_number(instruction, sweep.activity, sweep.types)
        refuse_kept_distance(instruction, sweep.activity)
        refuse_looked_at_number(instruction, sweep.activity, sweep.types)
        look_at_stored(sweep, instruction)
        address = sweep.shadow_address(instruction.pointer)
        # In inactive memory, too, a number's tangent is zero.
        is_number = sweep.activity.carries(value) and not _is_only_an_integer(value, sweep)
        stored = self._tangent_to_store(instruction, sweep) if is_number else sweep.shadow(value)
        is_other = is_number or sweep.activity.needs_shadow(value)  # (an address, say, with bits of a number in it)
        under = None if is_other else numbers_under(instruction, sweep.types, sweep.objects)
        if under is not None:
            stored = tangent_of_bits(instruction, under, sweep.types)
        elif not is_number and (piece := sweep.tangent(value)) is not None:
            stored = piece
        elif ends_piece(sweep.types, instruction):
            stored = zero(value.type)
        elif not is_other:
            stored = _without_number(sweep, instruction, stored)
        made = sweep.builder.store(stored, address, shadow_alignment(instruction))
        if bit_checks.is_watched(instruction, sweep.types):
            bit_checks.mark_tangent(sweep.builder, instruction, sweep.types, sweep.primal(value), address)
        elif stored.type is value.type:
            _tagged(made, instruction)
        return None

    def _tangent_to_store(self, instruction: Store, sweep: ForwardMode) -> Value:
        value = instruction.value
        if is_aggregate(value.type):
            return sweep.shadow_with_tangents(value)
        tangent = sweep.tangent(value)
        if tangent is not None:
            return tangent
        if is_float(value.type):
            return zero(value.type)
        kind = sweep.types.kind_of(value)
        if kind is None and sweep.activity.needs_shadow(value):
            return sweep.shadow(value)
        if kind is None and (isinstance(value, Constant) or sweep.objects.is_own(instruction.pointer)):
            return zero(value.type)
        if kind is None:
            raise unknown_type(value)
        return zero(value.type) if isinstance(kind, FloatType) else sweep.shadow(value)

    def _stored_type(self, instruction: Store, sweep: ReverseSweep) -> Type | None:
        value = instruction.value
        if is_float(value.type) or is_aggregate(value.type):
            return value.type
        if sweep.activity.is_active(value):
            return adjoint_type(value, sweep.types)
        kind = sweep.types.kind_of(value)
        if isinstance(kind, FloatType):
            return value.type
        if kind is None and isinstance(value.type, IntegerType):
            layout = sweep.types.memory_layout([instruction.pointer], sweep.layout.size_of(value.type), instruction)
            if layout is None and sweep.objects.is_own(instruction.pointer):
                return value.type  # whatever it was, nothing behind this instruction's reverse reads it
            if layout is None:
                raise unknown_type(value)
            floats = layout.floats
            if not floats:
                return None
            if layout.is_uniform and floats[0][1].bits == value.type.bits:
                return value.type
            raise UnsupportedError(f"bits of type {value.type} are stored over active numbers")
        return None


class AtomicUpdate(Operation):
    """atomicrmw fadd: p* += v, so v̄ += p̄*.  Every other atomic operation on active data is refused."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return _is_on_numbers(instruction, plan.activity)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, AtomicRMW)
        if instruction.operation not in ("fadd", "fsub") or plan.activity.is_active(instruction):
            raise _no_atomic(instruction.operation)
        return shadow_needs(instruction.operands[0], plan)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, AtomicRMW)
        address = sweep.shadow_address(instruction.operands[0], reading=instruction.type)
        value = sweep.builder.load(instruction.type, address)
        minus = instruction.operation == "fsub"
        sweep.add(instruction.operands[1], sweep.builder.fneg(value) if minus else value)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, AtomicRMW)
        if not _is_on_numbers(instruction, sweep.activity):
            return None
        if instruction.operation not in ("fadd", "fsub"):
            raise _no_atomic(instruction.operation)
        tangent = sweep.tangent_or_zero(instruction.operands[1], instruction)
        address = sweep.shadow_address(instruction.operands[0])
        return sweep.builder.insert(AtomicRMW(instruction.operation, address, tangent, instruction.suffix))


class AtomicExchange(Operation):
    """cmpxchg: which value is stored depends on other threads, so on active data it is refused."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return self._is_active(instruction, plan.activity)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        raise _no_atomic("compare and exchange")

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if self._is_active(instruction, sweep.activity):
            raise _no_atomic("compare and exchange")
        return None

    def _is_active(self, instruction: Instruction, activity: Activity) -> bool:
        pointer, _, new = instruction.operands
        return activity.has_active_memory(pointer) and (activity.carries(new) or is_pointer(new.type))


_LOGIC = ("and", "or", "xor", "nand")


def _is_on_numbers(instruction: Instruction, activity: Activity) -> bool:
    """An atomic operation changes active memory as a number, or single bits where numbers lie (a counter is none).

    Or it puts bits of a number that varies anywhere, which may be the greatest of several by its bits.
    """
    assert isinstance(instruction, AtomicRMW)
    pointer, value = instruction.operands
    if is_integer(value.type) and _has_bits_of_numbers(value, activity):
        return True
    if not activity.has_active_memory(pointer):
        return False
    is_logic = instruction.operation in _LOGIC
    return activity.carries(instruction) or (is_logic and activity.types.has_numbers_at(pointer))


def _has_bits_of_numbers(value: Value, activity: Activity) -> bool:
    """An integer is made of the bits of a number that varies with what is differentiated by."""
    seen: set[Value] = set()
    work = [value]
    while work:
        one = work.pop()
        if one in seen or not isinstance(one, Instruction):
            continue
        seen.add(one)
        if one in activity.varied and isinstance(one, Load) and isinstance(activity.types.kind_of(one), FloatType):
            return True
        if isinstance(one, Cast) and one.opcode == "bitcast" and is_float(one.operands[0].type):
            if one.operands[0] in activity.varied:
                return True
        elif isinstance(one, (Binary, Cast, Select, Phi, Freeze)):
            work += [o for o in one.operands if is_integer(o.type)]
    return False


def _no_atomic(operation: str) -> UnsupportedError:
    return UnsupportedError(
        f"the atomic operation `{operation}` on active data has no derivative",
        help="atomic additions and subtractions have one, and in a local variable every operation",
    )


class StackVariable(Operation):
    """alloca: in split mode its shadow is on the heap, and freed here, or on the stack of tapes.

    One of its own, on the machine's stack, has each half for a variable of numbers whose address nobody keeps.
    """

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return plan.split and plan.activity.needs_shadow(instruction) and instruction not in plan.moving

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        yield Need(instruction, True)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Alloca)
        shadow = sweep.shadow(instruction)
        if sweep.plan.signature.keeps_tape:
            rules.zero_fill(sweep.builder, shadow, rules.usable_size(sweep.builder, shadow))
        elif not sweep.plan.signature.on_stack:
            rules.release(sweep.builder, shadow)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        return None


def refuse_untraceable(store: Store, activity: Activity) -> None:
    """Raise UnsupportedError for an active number, or an address of some, that goes where no shadow can be found."""
    if activity.is_active(store.value) and activity.is_untraceable(store.pointer):
        stored = "an address of active memory" if is_pointer(store.value.type) else "an active number"
        raise UnsupportedError(
            f"{stored} is stored in memory that is reached through a global pointer without a shadow",
            help="pass the memory as an argument with its shadow, or register the global's shadow "
            "(__enzyme_shadow_globals)",
        )


def _under(store: Store, types: TypeInference, objects: MemoryObjects) -> Layout | None:
    """The numbers' bytes that a store ends without storing a number: integers, or an address over parts of numbers."""
    if is_pointer(store.value.type):
        return _WORD_OF_BYTES if types.shares_bytes(store) else None
    return numbers_under(store, types, objects)


def is_pointer_kind(kind: Type | None) -> bool:
    return kind is not None and is_pointer(kind)


def _is_only_an_integer(value: Value, sweep: ReversePlan | ForwardMode) -> bool:
    """Made of a number's bits, but nobody takes it for a number."""
    return sweep.types.is_scrambled(value) and not sweep.activity.is_active(value)


def _parts(sweep: ReverseSweep, value: Value, address: Value) -> Iterator[tuple[Path, Type, Value]]:
    """(path, type, address) of every part of a value in memory that holds numbers."""
    for path, leaf in float_parts(value, sweep.types):
        offset, _ = extract_path(sweep.layout, value.type, path)
        yield path, leaf, sweep.builder.gep(I8, address, [offset]) if offset else address


def _without_number(sweep: ForwardMode, store: Store, word: Value) -> Value:
    """A word that comes from inactive memory and may be a number: then its tangent is zero."""
    numbers = sweep.types.across.shapes.numbers_anywhere_in(sweep.types.primal, [store.pointer])
    is_moved = any(not isinstance(origin, (Constant, Binary, Cast)) for origin in origins_of(store.value))
    if not numbers or not is_moved or word.type not in (I32, I64):
        return word
    if word.type is I32:
        counts = sweep.builder.compare("uge", word, constant_int(I32, memory_helpers.SMALL))
    else:
        has_floats = numbers.keys() - {DOUBLE} != set()
        counts = (memory_helpers.is_float_or_number if has_floats else memory_helpers.is_number)(sweep.builder, word)
    return sweep.builder.select(counts, zero(word.type), word)


def _other_paths(type_: Type) -> Iterator[tuple[int, ...]]:
    for index, member in enumerate(member_types(type_)):
        if is_aggregate(member):
            yield from ((index, *path) for path in _other_paths(member))
        elif not is_float(member):
            yield (index,)


def _look_at_place(access: Load | Store, address: Value, sweep: ReverseSweep) -> None:
    """If it does not say that its number lies at a multiple of its size."""
    size = size_of_number(access)
    if 0 < access.alignment < size:
        look_at_place(sweep, access, access.pointer, address, size)


def _alignment(access: Load | Store, part: tuple[int, ...]) -> int:
    """A part may lie anywhere inside the whole."""
    return shadow_alignment(access) if not part else 1


def _tagged(made: Instruction, access: Load | Store) -> Instruction:
    """Shadow memory holds what primal memory holds, so the access has the same type for alias analysis."""
    accessed = access.accessed_type
    if is_float(accessed) and "tbaa" in access.metadata:
        made.metadata["tbaa"] = tbaa_across_calls(access.function.module, access.metadata["tbaa"])
    return made


def _on_adjoints(made: Instruction, access: Load | Store, sweep: ReverseSweep) -> Instruction:
    """Memory that is used for one type after another is used in reverse: what zero ends is another type's adjoint."""
    sweep.tape.accesses.adjoints.add(made)
    if sweep.session.tags_one_type and "tbaa" in _tagged(made, access).metadata:
        made.metadata["tbaa"] = tbaa_of_scalar(access.function.module, made.metadata["tbaa"])
    return made

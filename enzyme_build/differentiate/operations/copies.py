"""memcpy, memmove and memset.  What lies in the bytes decides: numbers have adjoints, pointers and integers are copied
into shadow memory in the forward sweep, so that shadows can be walked like the primal memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    Layout,
    Need,
    WholeNumbers,
    callee_name,
    copies_literal,
    is_aligned,
    leads_to_constants,
    moves_characters,
    numbers_collide,
)
from enzyme_build.differentiate import memory_helpers
from enzyme_build.differentiate.moved_bytes import move_bytes
from enzyme_build.differentiate.operations.base import Operation
from enzyme_build.differentiate.place_looks import look_at_place
from enzyme_build.differentiate.primal_sweep import PrimalSweep
from enzyme_build.differentiate.unset_shadows import look_at_copied
from enzyme_build.errors import TypeDeductionError
from enzyme_build.ir import (
    DOUBLE,
    I64,
    PTR,
    VOID,
    Argument,
    Call,
    ConstantInt,
    FloatType,
    Instruction,
    Value,
    i64,
    location_of,
    source_variable,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.forward_sweep import ForwardSweep
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

_BLANK = ord(" ")  # what fills text: numbers are not cleared with it
_NUMBERS = (4, 8)  # bytes of floats and doubles
_BYTES = DOUBLE.bits // 8


class CopyMemory(Operation):
    def _roles(self, call: Call) -> tuple[Value, Value | None, Value]:
        """(destination, source or None, length)."""
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        arguments = call.arguments
        source = arguments[rule.source] if rule.source is not None else None
        return arguments[rule.destination], source, arguments[rule.length]

    def _sides(self, call: Call) -> list[Value]:
        return [pointer for pointer in self._roles(call)[:2] if pointer is not None]

    def _layout(self, call: Call, plan: ReversePlan | PrimalSweep) -> Layout | None:
        """None: numbers may lie anywhere, and there are no addresses (see `moved_bytes`)."""
        pointers = self._sides(call)
        layout = self._known_layout(call, plan)
        if layout is None and not self._is_of_bytes(call, plan):
            primal = plan.facts.canonical.primal
            written = [primal.arguments[p.index] if isinstance(p, Argument) else p for p in pointers]
            names = [n for n in map(source_variable, written) if n]
            what = " and ".join(f"`{n}`" for n in names) or "this memory"
            kinds = sorted({str(e.leaf) for p in pointers for e in plan.types.evidence_at(p)} - {str(VOID)})
            used = f" (it is used as {' and as '.join(kinds)})" if len(kinds) > 1 else ""
            raise TypeDeductionError(
                f"cannot deduce what kind of data {what} holds{used}, so the copy has no derivative",
                help="copy typed elements in a loop, or compile with -g",
            )
        return layout

    def _has_no_address(self, call: Call, plan: ReversePlan | PrimalSweep) -> bool:
        """Does the program keep no addresses at either side, as far as it shows?"""
        shapes, primal = plan.types.across.shapes, plan.types.primal
        return not plan.session.module.is_for_device and shapes.lead_to_no_address(primal, self._sides(call))

    def _is_of_bytes(self, call: Call, plan: ReversePlan | PrimalSweep) -> bool:
        """The same where nothing else is known; nor does unseen code keep addresses at the destination.

        Or the characters of a string are copied between memory of the program's own: these are no addresses either.
        """
        to, types = self._roles(call)[0], plan.types
        seen = types.across.shapes.sightings(types.primal, self._sides(call), self._size(call))
        if numbers_collide(seen):
            return False
        if self._has_no_address(call, plan):
            return plan.facts.objects.is_new(to) or types.are_numbers_alone([to])
        sides, activity = self._sides(call), plan.activity
        if len(sides) < 2 or not moves_characters(call):
            return False
        have_shadows = all(activity.needs_shadow(p) and not activity.may_lack_shadow(p) for p in sides)
        return have_shadows and all(plan.facts.objects.is_new(p) or types.is_private(p) for p in sides)

    def _clears_own_memory(self, call: Call, sweep: ReversePlan | PrimalSweep) -> bool:
        """Zero bytes, or constant data, over memory of unknown content that the differentiated code made.

        Its shadow can be cleared wholesale both ways: nothing has been added to it in the forward sweep, and
        nothing that was there before is read again behind the reverse of this instruction.
        """
        destination, source, _ = self._roles(call)
        if not (self._sets_zero(call) if source is None else _is_constant_data(source, sweep)):
            return False
        if sweep.types.memory_layout([destination], self._size(call), call) is not None:
            return False
        return sweep.facts.objects.is_new(destination) or sweep.types.is_private(destination)

    def _clear(self, call: Call, sweep: ReverseSweep | PrimalSweep) -> None:
        destination, _, length = self._roles(call)
        size = sweep.builder.cast("zext", sweep.primal(length), I64)
        rules.zero_fill(sweep.builder, sweep.shadow(destination), size)

    def _sets_zero(self, call: Call) -> bool:
        return self._set_byte(call) == 0

    def _set_byte(self, call: Call) -> int | None:
        """The byte that memory is filled with; None if it is not known, or memory is copied."""
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        if rule.source is not None:
            return None
        byte = call.arguments[rule.value] if rule.value is not None else None
        if byte is None:
            return 0
        return byte.value if isinstance(byte, ConstantInt) else None

    def _size(self, call: Call) -> int | None:
        length = self._roles(call)[2]
        return length.value if isinstance(length, ConstantInt) else None

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        assert isinstance(instruction, Call)
        destination, _, _ = self._roles(instruction)
        if self._size(instruction) == 0 or not plan.activity.has_active_memory(destination):
            return False
        if self._clears_own_memory(instruction, plan):
            return True
        layout = self._layout(instruction, plan)
        return layout is None or bool(layout.floats)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        destination, source, length = self._roles(instruction)
        for pointer in (destination, source):
            if pointer is not None and plan.activity.needs_shadow(pointer):
                yield Need(pointer, True)
                if plan.activity.may_lack_shadow(pointer):
                    yield Need(pointer)
        yield Need(length)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        destination, source, length = self._roles(instruction)
        if self._clears_own_memory(instruction, sweep.plan):
            self._clear(instruction, sweep)
            return
        layout = self._layout(instruction, sweep.plan)
        size = sweep.builder.cast("zext", sweep.primal(length), I64)
        size = self._unless_same(destination, size, sweep)
        moves = layout is None
        if layout is not None:
            self._look_at_places(instruction, layout, size, sweep)
            moves = self._moves_bytes(instruction, layout, sweep)
        if source is None or not sweep.activity.has_active_memory(source):
            self._clear_numbers(instruction, layout, size, sweep, moves)
        elif sweep.activity.may_lack_shadow(source):
            clear_only = sweep.builder.compare("eq", sweep.shadow(source), sweep.primal(source))
            moved = sweep.builder.select(clear_only, i64(0), size)
            cleared = sweep.builder.select(clear_only, size, i64(0))  # not both: the blocks may overlap
            self._add_numbers(instruction, layout, moved, sweep, moves)
            self._clear_numbers(instruction, layout, cleared, sweep, moves)
        else:
            self._add_numbers(instruction, layout, size, sweep, moves)

    def _clear_numbers(self, call: Call, layout: Layout | None, size: Value, sweep: ReverseSweep, moves: bool) -> None:
        to = sweep.shadow(self._roles(call)[0])
        if moves or layout is None:
            rules.zero_fill(sweep.builder, to, size)
        else:
            sweep.builder.call(memory_helpers.clear(sweep.session.module, layout, _place(call)), [to, size])

    def _add_numbers(self, call: Call, layout: Layout | None, size: Value, sweep: ReverseSweep, moves: bool) -> None:
        """The adjoints of the destination are added to those of the source."""
        destination, source, _ = self._roles(call)
        assert source is not None
        module, place = sweep.session.module, _place(call)
        places = [sweep.shadow(destination), sweep.shadow(source)]
        if layout is None:
            numbers = self._numbers_of_a_side(call, sweep)
            sweep.builder.call(move_bytes(module, numbers, _BYTES if numbers else 0, place, True), [*places, size])
            return
        is_sized = self._size(call) is not None or layout.by_address
        has_parts = layout.is_uniform and not is_sized and not is_aligned(call, [destination, source])
        width = module.layout.size_of(layout.leaves[0][1]) if has_parts else 0
        if moves:
            sweep.builder.call(move_bytes(module, layout, width, place), [*places, size])
            return
        if width:
            sweep.builder.call(memory_helpers.refuse_parts(module, width, place), [places[0], size])
        is_atomic = module.is_for_device and not sweep.objects.is_own(source)
        sweep.builder.call(memory_helpers.accumulate(module, layout, is_atomic, place), [*places, size])

    def _numbers_of_a_side(self, call: Call, sweep: ReverseSweep) -> Layout | None:
        """Doubles, if there are no other numbers and one side keeps them at multiples of their size."""
        across, primal, sides = sweep.types.across, sweep.types.primal, self._sides(call)
        if not self._has_no_address(call, sweep.plan):
            return None  # (its words may be addresses)
        if across.shapes.numbers_anywhere_in(primal, sides).keys() != {DOUBLE}:
            return None
        is_told = any(WholeNumbers(across, _BYTES).at(pointer, primal) for pointer in sides)
        return Layout(((0, DOUBLE),), _BYTES) if is_told else None

    def _moves_bytes(self, call: Call, layout: Layout, sweep: ReverseSweep) -> bool:
        """Are bytes moved as they are, where no adjoints lie in the source, because numbers may lie anywhere in them?

        Where addresses lie there, too, the places of words tell what is a number.
        """
        if not self._are_told_by_places(call, layout, sweep):
            return False
        moves = self._has_no_address(call, sweep.plan)
        pieces = sweep.types.across.shapes.pieces(sweep.types.primal, self._sides(call))
        sweep.session.place_looks.tell_by_places(pieces, only_note=moves)
        return moves

    def _look_at_places(self, call: Call, layout: Layout, size: Value, sweep: ReverseSweep) -> None:
        """Where numbers are copied, and the call does not say that they lie at multiples of their size.

        One number lies where the copy begins, and several one behind the other.
        """
        destination, source, _ = self._roles(call)
        known = self._size(call)
        width = known if known in _NUMBERS else _width_of_numbers(layout)
        if layout.by_address or not width:
            return
        for pointer in (destination, source):
            if pointer is not None and sweep.activity.has_active_memory(pointer) and not is_aligned(call, [pointer]):
                address = sweep.shadow(pointer)
                if known is None:
                    is_none = sweep.builder.compare("eq", size, i64(0))
                    address = sweep.builder.select(is_none, zero(PTR), address)
                look_at_place(sweep, call, pointer, address, width)

    def _are_told_by_places(self, call: Call, layout: Layout, sweep: ReverseSweep) -> bool:
        """Does the derivative take it that numbers in this memory lie at multiples of their size?

        It does not have to if one side shows that it keeps them so, from its beginning on.
        """
        sides = self._sides(call)
        is_one = self._size(call) in _NUMBERS and not layout.by_address
        if is_one or copies_literal(sweep.types, sides):
            return False
        if layout.is_of_words:
            return True
        width = _width_of_numbers(layout)
        if len(sides) < 2 or not (width or layout.has_words_in_place):
            return False
        types, across = sweep.types, sweep.types.across
        for pieces in (across.shapes.pieces(types.primal, [pointer]) for pointer in sides):
            if across.odd_pieces.isdisjoint(pieces) and across.odd_copies.isdisjoint(pieces):
                return False
        return not any(WholeNumbers(across, width or _BYTES).at(pointer, types.primal) for pointer in sides)

    def _unless_same(self, pointer: Value, size: Value, sweep: ReverseSweep | PrimalSweep) -> Value:
        """No bytes at all where the shadow turns out to be the primal memory."""
        if not sweep.activity.may_lack_shadow(pointer):
            return size
        same = sweep.builder.compare("eq", sweep.shadow(pointer), sweep.primal(pointer))
        return sweep.builder.select(same, zero(size.type), size)

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        """Pointers and integers move in shadow memory; adjoints do not, they are not there yet."""
        assert isinstance(instruction, Call)
        destination, source, length = self._roles(instruction)
        if not sweep.activity.needs_shadow(destination):
            return
        self._look_for_unset(instruction, sweep)
        layout = self._known_layout(instruction, sweep)
        if self._clears_own_memory(instruction, sweep):
            self._clear(instruction, sweep)
        elif layout is None:
            self._augment_unknown(instruction, sweep)
        elif not layout.floats:
            if layout.has_pointer or sweep.session.mirrors_integers or not self._has_no_address(instruction, sweep):
                self._again_on_shadows(instruction, sweep)
        elif layout.others and source is not None:
            size = self._unless_same(destination, sweep.builder.cast("zext", sweep.primal(length), I64), sweep)
            helper = memory_helpers.copy_others(sweep.session.module, layout)
            sweep.builder.call(helper, [sweep.shadow(destination), sweep.shadow(source), size])

    def _look_for_unset(self, call: Call, sweep: PrimalSweep) -> None:
        destination, source, _ = self._roles(call)
        size = self._size(call)
        if source is not None and size is not None and sweep.activity.needs_shadow(source):
            look_at_copied(sweep, call, destination, source, size)

    def _augment_unknown(self, call: Call, sweep: ForwardSweep) -> None:
        """Only pointers matter now, and in memory of this activation adjoints are still zero."""
        destination, source, _ = self._roles(call)
        is_active = sweep.activity.has_active_memory(destination)
        if is_active and self._is_of_bytes(call, sweep):
            if not self._has_no_address(call, sweep):
                self._again_on_shadows(call, sweep)  # (all the same: who keeps an address in a string?)
            return
        if source is None:
            if is_active:
                self._layout(call, sweep)
            self._again_on_shadows(call, sweep)
        elif not sweep.objects.is_own(destination) or not sweep.objects.is_own(source):
            if self._may_hold_pointers(source, sweep) or is_active:
                self._layout(call, sweep)
        else:
            self._again_on_shadows(call, sweep)

    def _may_hold_pointers(self, pointer: Value, sweep: PrimalSweep) -> bool:
        return any(made.contents for made in sweep.objects.of(pointer)) and not _is_constant_data(pointer, sweep)

    def _known_layout(self, call: Call, sweep: ReversePlan | PrimalSweep) -> Layout | None:
        if self._set_byte(call) == _BLANK:
            return Layout((), 0)
        return sweep.types.memory_layout(self._sides(call), self._size(call), call)

    def _again_on_shadows(self, call: Call, sweep: PrimalSweep, unless: Value | None = None) -> None:
        """The same copy on the shadows; none where the destination turns out to be its own shadow."""
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        arguments = [sweep.primal(a) for a in call.arguments]
        for index in (rule.destination, rule.source):
            if index is not None:
                arguments[index] = sweep.shadow(call.arguments[index])
        destination = call.arguments[rule.destination]
        length = self._unless_same(destination, arguments[rule.length], sweep)
        arguments[rule.length] = sweep.builder.select(unless, zero(length.type), length) if unless else length
        sweep.builder.call(call.callee, arguments, call.function_type)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        """The same on the shadows; what comes from memory without a shadow has tangent zero."""
        assert isinstance(instruction, Call)
        destination, source, length = self._roles(instruction)
        if not sweep.activity.needs_shadow(destination):
            return None
        self._look_for_unset(instruction, sweep)
        layout = self._known_layout(instruction, sweep)
        has_tangents = self._sets_zero(instruction) if source is None else sweep.activity.needs_shadow(source)
        has_numbers = layout is None or bool(layout.floats)
        if not has_tangents and has_numbers:
            size = sweep.builder.cast("zext", sweep.primal(length), I64)
            self._inactive_tangents(instruction, layout, self._unless_same(destination, size, sweep), sweep)
        elif source is not None and has_numbers and sweep.activity.may_lack_shadow(source):
            self._perhaps_inactive_tangents(instruction, layout, sweep)
        else:
            self._again_on_shadows(instruction, sweep)
        return None

    def _perhaps_inactive_tangents(self, call: Call, layout: Layout | None, sweep: ForwardMode) -> None:
        """The tangents of the source, or zeros where it turns out to be its own shadow."""
        destination, source, length = self._roles(call)
        assert source is not None
        size = self._unless_same(destination, sweep.builder.cast("zext", sweep.primal(length), I64), sweep)
        lacks = sweep.builder.compare("eq", sweep.shadow(source), sweep.primal(source))
        self._again_on_shadows(call, sweep, unless=lacks)
        cleared = sweep.builder.select(lacks, size, i64(0))
        self._inactive_tangents(call, layout, cleared, sweep)

    def move_numbers(self, instruction: Instruction, sweep: ForwardMode) -> None:
        """Split forward mode: pointers and integers were moved by the augmented half."""
        assert isinstance(instruction, Call)
        destination, source, length = self._roles(instruction)
        if self._size(instruction) == 0 or not sweep.activity.has_active_memory(destination):
            return
        if self._clears_own_memory(instruction, sweep):
            self._clear(instruction, sweep)
            return
        layout, module = self._layout(instruction, sweep), sweep.session.module
        size = self._unless_same(destination, sweep.builder.cast("zext", sweep.primal(length), I64), sweep)
        to = sweep.shadow(destination)
        if layout is None:
            self._move_tangents_as_bytes(instruction, size, sweep)
        elif source is None or not sweep.activity.needs_shadow(source):
            sweep.builder.call(memory_helpers.clear(module, layout), [to, size])
        elif sweep.activity.may_lack_shadow(source):
            lacks = sweep.builder.compare("eq", sweep.shadow(source), sweep.primal(source))
            copied = sweep.builder.select(lacks, i64(0), size)
            cleared = sweep.builder.select(lacks, size, i64(0))
            sweep.builder.call(memory_helpers.copy_numbers(module, layout), [to, sweep.shadow(source), copied])
            sweep.builder.call(memory_helpers.clear(module, layout), [to, cleared])
        else:
            sweep.builder.call(memory_helpers.copy_numbers(module, layout), [to, sweep.shadow(source), size])

    def _move_tangents_as_bytes(self, call: Call, size: Value, sweep: ForwardMode) -> None:
        source = self._roles(call)[1]
        if source is None or not sweep.activity.needs_shadow(source):
            self._inactive_tangents(call, None, size, sweep)
        elif sweep.activity.may_lack_shadow(source):
            self._perhaps_inactive_tangents(call, None, sweep)
        else:
            self._again_on_shadows(call, sweep)

    def _inactive_tangents(self, call: Call, layout: Layout | None, size: Value, sweep: ForwardMode) -> None:
        destination, source, _ = self._roles(call)
        to = sweep.shadow(destination)
        has_pointers = source is None or self._may_hold_pointers(source, sweep)
        layout = self._layout(call, sweep) if layout is None and has_pointers else layout
        if layout is None:
            rules.zero_fill(sweep.builder, to, size)
            return
        sweep.builder.call(memory_helpers.clear(sweep.session.module, layout), [to, size])
        if layout.others and source is not None:
            helper = memory_helpers.copy_others(sweep.session.module, layout)
            sweep.builder.call(helper, [to, sweep.primal(source), size])


def _width_of_numbers(layout: Layout) -> int:
    """The bytes of the numbers that fill the memory one behind the other; 0 if others lie there, too."""
    layout = layout.condensed
    leaf = layout.leaves[0][1] if layout.is_uniform else None
    width = leaf.bits // 8 if isinstance(leaf, FloatType) else 0
    return width if layout.period == width else 0


def _place(call: Call) -> str:
    return f"at {location_of(call)}"


def _is_constant_data(pointer: Value, sweep: ReversePlan | PrimalSweep) -> bool:
    return leads_to_constants(sweep.types.across, sweep.types.primal, pointer)

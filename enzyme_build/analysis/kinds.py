"""What each integer of a function really is: a number (or several, lane by lane), an address, an integer, or unknown.

Every access, cast and call that shows a slot's kind votes; a group of slots (see `slots`) is of the one kind that
its votes agree on, where a number counts for more than arithmetic.  What is computed from a number's bits is a number
again if it keeps whole lanes (see `lanes`); anything else of it that still varies is scrambled.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis.bits import Bits, bits_of
from enzyme_build.analysis.calls import INACTIVE, CallKind, called_function, classify, has_attribute
from enzyme_build.analysis.declared_layouts import described_leaf, record_leaf
from enzyme_build.analysis.generic_elements import element_leaf, word_leaf
from enzyme_build.analysis.integer_lanes import integer_lanes
from enzyme_build.analysis.lanes import Lane, RootKinds, lanes_of, varying_roots
from enzyme_build.analysis.moved_words import is_untyped_run, is_walked
from enzyme_build.analysis.slots import Path, Slot, Slots, integer_paths, is_choice
from enzyme_build.analysis.tbaa_leaves import is_bookkeeping
from enzyme_build.analysis.type_trees import WORD
from enzyme_build.ir import (
    FLOAT,
    I32,
    I64,
    PTR,
    VOID,
    Argument,
    AtomicRMW,
    Call,
    Cast,
    Compare,
    Constant,
    FloatType,
    Function,
    Instruction,
    IntegerType,
    Load,
    PointerType,
    Select,
    Store,
    Type,
    Value,
    extract_path,
    is_aggregate,
    is_integer,
    scalar_of,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.module_types import FunctionTypes
    from enzyme_build.analysis.type_inference import TypeInference

KindsByPath = dict[Path, Type | None]  # VOID: scrambled


class Kinds:
    def __init__(self, types: TypeInference, slots: Slots):
        self.types = types
        self.slots = slots
        self.bits: Bits = slots.bits
        self.function: Function = types.function
        self._votes: dict[Slot, set[Type]] = {}
        self._arithmetic: set[Slot] = set()
        self._certain: dict[Slot, Type] = {}  # a number's own bits
        self._accessed: dict[Slot, list[Value]] = {}
        self._untyped: dict[Slot, list[Load | Store]] = {}  # see `is_untyped_run`
        self._elements: dict[Slot, set[Type]] = {}  # what generic code says that it moves
        self._of_integers: set[Slot] = set()  # narrower ones fill them, or no number has room
        self._seen_beside: set[Slot] = set()  # the memory shows other members, and callers are not heard yet
        self._suspects: set[Slot] = set()  # something that is computed from them is taken for a number
        self._parts: set[Slot] = set()  # and that is put together from them as they are
        self.scrambled: set[Value] = set()
        self._beside: dict[Slot, set[int]] = {}  # lanes of integers, as the memory says where the words are kept
        self._integer_lanes: dict[Slot, set[int]] = {}
        self._roots = RootKinds(self.of, self.integer_lanes)
        self._decided = self._decide()
        self._integer_lanes = integer_lanes(self)
        if self._follow_moves():
            self._integer_lanes = integer_lanes(self)
        if any(isinstance(kind, FloatType) for kind in self._decided.values()):
            self._find_scrambled()

    # ---- questions ---------------------------------------------------------------------------------------
    def of(self, value: Value, path: Path = ()) -> Type | None:
        """A floating type (that of each lane), a pointer, an integer; None if it is scrambled or not known."""
        punned = None if path else self.types.punned.get(value)
        if punned is not None:
            return punned
        group = self.slots.group((value, path))
        if group is not None:
            return None if value in self.scrambled else self._decided[group]
        if path:
            return extract_path(self.types.layout, value.type, path)[1]
        if isinstance(value, Constant) or not bits_of(value.type) or self.bits.is_root(value):
            return None if value in self.scrambled else value.type
        return self._made_of(value)

    def by_path(self, value: Value) -> KindsByPath:
        """The kind of every integer in a value."""
        if value in self.scrambled:
            return {(): VOID}
        if not is_aggregate(value.type) and not is_integer(value.type):
            return {}
        return {path: self.of(value, path) for path in integer_paths(value.type)}

    def lanes(self, value: Value) -> list[Lane | None] | None:
        """The lanes of a number that is put together from others' bits; None if it is not one."""
        kind = self._made_of(value)
        return lanes_of(self.bits.pieces(value), kind, self._roots) if isinstance(kind, FloatType) else None

    def integer_lanes(self, root: Value) -> Collection[int]:
        """The lanes of a number's slot that hold integers."""
        group = self.slots.group((root, ())) or (root, ())
        return self._integer_lanes.get(group, set()) | self._beside.get(group, set())

    def _made_of(self, value: Value) -> Type | None:
        pieces = self.bits.pieces(value)
        found = {self.of(root) for root in varying_roots(pieces, self._roots)}
        if not found:
            return value.type
        kind = found.pop()
        if found or not isinstance(kind, FloatType):
            return None
        if self.is_part(value):
            return FLOAT
        return kind if lanes_of(pieces, kind, self._roots) is not None else None

    def is_part(self, value: Value) -> bool:
        """True for half of a wider number, which only code that is not reached takes for a number of its own: the
        copy of an element by its size, where the size is known at run time."""
        pieces = () if isinstance(value, Constant) or value.type is not I32 else self.bits.pieces(value)
        if len(pieces) != 1 or not pieces[0].is_copy or pieces[0].sources[0].root is value:
            return False
        kind = self.of(pieces[0].sources[0].root)
        return isinstance(kind, FloatType) and kind.bits > pieces[0].width

    # ---- votes -------------------------------------------------------------------------------------------
    def _decide(self) -> dict[Slot, Type | None]:
        for slot in self.slots:
            if self.slots.is_arithmetic(slot):
                self._arithmetic.add(self._group(slot))
        for instruction in self.function.instructions():
            self._hear(instruction)
        groups = dict.fromkeys(self._group(slot) for slot in self.slots)
        return {group: self._verdict(group) for group in groups}

    def _verdict(self, group: Slot) -> Type | None:
        found = self._votes.get(group, set())
        floats = {t for t in (*found, self._certain.get(group)) if isinstance(t, FloatType)}
        if floats and any(isinstance(t, PointerType) for t in found) and not self._is_own_bits(group):
            return None  # a union's word, which is a number at times and an address at others
        if group in self._certain:
            return self._certain[group]
        if self._is_kept_address(group, bool(floats)):
            return group[0].type if group in self._arithmetic and PTR not in found else PTR
        if VOID in found or len(floats) > 1 or (floats and self._is_vague(group, found)):
            return None
        if floats:
            return floats.pop()
        if self._may_be_half(group) or (group not in self._arithmetic and self._may_be_parts(group)):
            return None
        own = extract_path(self.types.layout, group[0].type, group[1])[1]
        if PTR in found and (self._is_beside_addresses(group) or self._is_whole_element(group, own)):
            return own
        if found or (group in self._arithmetic and group not in self._suspects):
            return next((t for t in found if isinstance(t, PointerType)), own)
        kind = (
            self._in_text(group)
            or self._beside_numbers(group)
            or self._by_shape(group)
            or self._from_outside(group)
            or self._by_instance(group)
        )
        return own if kind is None and group in self._of_integers else kind

    def _is_vague(self, group: Slot, found: set[Type]) -> bool:
        """Numbers lie beside it, it is treated as an integer, and callers, who know, are not heard yet."""
        is_integer = group in self._arithmetic or any(isinstance(kind, IntegerType) for kind in found)
        return is_integer and group in self._seen_beside

    def _is_beside_addresses(self, group: Slot) -> bool:
        """Too narrow for an address, and at its own places in memory the whole program keeps integers alone."""
        pointers, size = self._accessed.get(group, []), bits_of(group[0].type) // 8
        if group[1] or not 0 < size < self.types.layout.pointer_size() or not pointers or self._may_be_parts(group):
            return False
        layout = self.types.word_by_shape(group[0].type, pointers)
        known = [leaf for _, leaf in layout.within(size)] if layout is not None else []
        return bool(known) and all(isinstance(leaf, IntegerType) for leaf in known)

    def _is_kept_address(self, group: Slot, is_number: bool) -> bool:
        """From or to where the program keeps addresses and no numbers, whatever accesses name it.

        `is_number`: it was taken for one, so that any address in that memory will do.
        """
        (value, path), shapes, primal = group, self.types.across.shapes, self.types.primal
        has_room = is_integer(value.type) and self.types.layout.size_of(value.type) == self.types.layout.pointer_size()
        pointers = self._accessed.get(group, ()) if has_room and not path else ()
        if not any(shapes.holds_address(primal, pointer, in_words=not is_number) for pointer in pointers):
            return False
        layout = self.types.word_by_shape(value.type, list(pointers))
        is_placed = layout is not None and layout.leaves == ((0, PTR),)
        return is_placed or not any(shapes.holds_numbers(primal, pointer) for pointer in pointers)

    def _may_be_parts(self, group: Slot) -> bool:
        """Words that are moved one behind the other, whatever they are, where there are wider numbers somewhere."""
        size, shapes = bits_of(group[0].type) // 8, self.types.across.shapes
        return any(
            shapes.cuts_numbers(self.types.primal, [word.pointer], size, wherever=is_walked(word))
            for word in self._untyped.get(group, ())
        )

    def _may_be_half(self, group: Slot) -> bool:
        """Words that numbers are put together from, where wider numbers may lie: whatever integers lie there, too."""
        pointers = self._accessed.get(group, []) if group in self._parts else []
        size, shapes = bits_of(group[0].type) // 8, self.types.across.shapes
        return any(shapes.cuts_numbers(self.types.primal, [pointer], size) for pointer in pointers)

    def _by_instance(self, group: Slot) -> Type | None:
        """What generic code moves, in a program whose numbers are all wider."""
        found = self._elements.get(group, set())
        if found and found <= {PTR, I64}:
            return PTR if PTR in found else I64
        return found.pop() if len(found) == 1 and self.types.across.only_doubles else None

    def _is_whole_element(self, group: Slot, own: Type) -> bool:
        """Too narrow for an address, and generic code moves such integers."""
        return bits_of(own) < I64.bits and self._elements.get(group) == {own}

    def _in_text(self, group: Slot) -> Type | None:
        """Characters of a string, or the room that it has where no characters are."""
        pointers = self._accessed.get(group, [])
        is_text = bool(pointers) and self.types.across.shapes.are_characters(self.types.primal, pointers)
        return group[0].type if is_text and not group[1] else None

    def _beside_numbers(self, group: Slot) -> Type | None:
        """What callers give to be stored in a union is an integer: its other words are given by their places."""
        pointers = self._accessed.get(group, [])
        is_word = bool(pointers) and self._is_given(group) and all(map(self.types.is_word_place, pointers))
        return group[0].type if is_word else None

    def _from_outside(self, group: Slot) -> Type | None:
        """What unseen callers give to be stored: their integers are inactive."""
        is_outer = self.types.is_entry and bool(self._accessed.get(group)) and self._is_given(group)
        return group[0].type if is_outer else None

    def _is_given(self, group: Slot) -> bool:
        """Arguments, and nothing else."""
        members = (member for member, inside in self.slots if self._group((member, inside)) == group)
        return not group[1] and isinstance(group[0], Argument) and all(isinstance(m, Argument) for m in members)

    def _is_own_bits(self, group: Slot) -> bool:
        """Nothing but the bits of numbers, whatever code for other kinds of data takes them for."""
        members = (slot[0] for slot in self.slots if self._group(slot) == group)
        return all(isinstance(m, Cast) and isinstance(scalar_of(m.operands[0].type), FloatType) for m in members)

    def _by_shape(self, group: Slot) -> Type | None:
        """What lies where the members of a group are loaded from and stored to."""
        value, path = group
        pointers = self._accessed.get(group, [])
        if path or not bits_of(value.type):
            return None
        layout = self.types.word_by_shape(value.type, pointers)
        if layout is None:
            return None
        if not layout.floats:
            known = {leaf for _, leaf in layout.within(bits_of(value.type) // 8)}
            is_padding = not known and bits_of(value.type) < 8 * self.types.layout.pointer_size()
            is_integer = is_padding or (bool(known) and all(isinstance(leaf, IntegerType) for leaf in known))
            return PTR if self.types.objects.of(value) and not is_integer else value.type
        numbers, size = {leaf for _, leaf in layout.floats}, bits_of(value.type) // 8
        kind = numbers.pop()
        leaves = list(layout.within(size))
        if numbers or not all(_fits_lane(offset, leaf, kind) for offset, leaf in leaves):
            return None
        self._beside[group] = {offset * 8 // kind.bits for offset, leaf in leaves if leaf is not kind}
        return kind

    def _follow_moves(self) -> bool:
        """Where nobody voted, what a number is moved into is a number, too; True if there is such a place."""
        undecided = {g for g, kind in self._decided.items() if kind is None and g not in self._votes}
        number, before = len(undecided), -1
        while before != len(undecided):
            before = len(undecided)
            for slot, operand, path in self.slots.moves():
                group = self._group(slot)
                kind = self.of(operand, path) if group in undecided else None
                if isinstance(kind, FloatType):
                    self._decided[group] = kind
                    undecided.remove(group)
        self._settle_integers(undecided)
        return number != len(undecided)

    def _settle_integers(self, undecided: set[Slot]) -> None:
        """What only integers are moved into is an integer."""
        made = {g for g in undecided if not isinstance(g[0], (Load, Argument, Call))}
        for slot in self.slots:
            if isinstance(slot[0], (Load, Argument, Call)) and not (isinstance(slot[0], Call) and is_choice(slot[0])):
                made.discard(self._group(slot))
        before = -1
        while before != len(made):
            before = len(made)
            for slot, operand, path in self.slots.moves():
                inside = self.slots.group((operand, path))
                if not isinstance(operand, Constant) and inside not in made and self.of(operand, path) is None:
                    made.discard(self._group(slot))
        for group in made:
            self._decided[group] = extract_path(self.types.layout, group[0].type, group[1])[1]

    def wide_groups(self) -> dict[Slot, FloatType]:
        """The groups of several lanes, and what their numbers are."""
        return {
            group: kind
            for group, kind in self._decided.items()
            if isinstance(kind, FloatType) and not group[1] and bits_of(group[0].type) > kind.bits
        }

    def _group(self, slot: Slot) -> Slot:
        group = self.slots.group(slot)
        assert group is not None
        return group

    def _vote(self, slots: Iterable[Slot], kind: Type | None) -> None:
        for slot in slots:
            if kind is not None:
                self._votes.setdefault(self._group(slot), set()).add(kind)

    def _hear(self, instruction: Instruction) -> None:
        match instruction:
            case Load():
                self._hear_access(instruction, instruction)
            case Store():
                self._hear_access(instruction, instruction.value)
            case Cast(opcode="bitcast", operands=[inner]) if isinstance(scalar_of(inner.type), FloatType):
                self._certain.update((self._group(s), scalar_of(inner.type)) for s in self.slots.slots(instruction))
            case Cast(opcode="bitcast", operands=[inner]) if isinstance(scalar_of(instruction.type), FloatType):
                self._hear_number(inner, scalar_of(instruction.type))
            case Cast(opcode="ptrtoint", operands=[inner]):
                self._vote(self.slots.slots(instruction), scalar_of(inner.type))
            case Cast(opcode="inttoptr", operands=[inner]):
                self._vote(self.slots.slots(inner), instruction.type)
            case AtomicRMW(operation=operation, operands=[_, value]) if operation != "xchg":
                self._vote([*self.slots.slots(instruction), *self.slots.slots(value)], instruction.type)
            case Call():
                self._hear_call(instruction)
            case _:
                pass

    def _hear_number(self, value: Value, kind: Type) -> None:
        """These bits are seen as numbers: so are the slots whose lanes they are."""
        assert isinstance(kind, FloatType)
        lanes = lanes_of(
            self.bits.pieces(value), kind, RootKinds(lambda root: kind if root in self.slots else root.type)
        )
        if lanes is None:
            pieces = self.bits.pieces(value)
            suspects = {self._group((s.root, ())) for p in pieces for s in p.sources if s.root in self.slots}
            self._suspects |= suspects
            self._parts |= suspects if all(p.is_copy and p.width < kind.bits for p in pieces) else set()
            return
        roots = dict.fromkeys(lane.root for lane in lanes if lane is not None)
        self._vote([(root, ()) for root in roots if root in self.slots], kind)

    def _hear_access(self, access: Load | Store, value: Value) -> None:
        for path in integer_paths(value.type):
            slots = self.slots.slots(value, path)
            if slots:
                self._note_access(access, slots, path)
                self._hear_place(access, value, slots, path)

    def _note_access(self, access: Load | Store, slots: list[Slot], path: Path) -> None:
        """Where slots are accessed, and by what kind of code."""
        leaf = None if path else element_leaf(access) or word_leaf(access)
        for slot in slots:
            self._accessed.setdefault(self._group(slot), []).append(access.pointer)
            if leaf is not None and leaf is not WORD:
                self._elements.setdefault(self._group(slot), set()).add(leaf)
        if not path and is_untyped_run(access):
            self._untyped.setdefault(self._group(slots[0]), []).append(access)
        if is_bookkeeping(self.types.module, access.metadata.get("tbaa", "")):
            self._arithmetic |= {self._group(slot) for slot in slots}

    def _hear_place(self, access: Load | Store, value: Value, slots: list[Slot], path: Path) -> None:
        """What is known of the place where slots are accessed."""
        offset, type_ = extract_path(self.types.layout, value.type, path)
        declared = None if path else record_leaf(access.pointer, bits_of(type_) // 8, self.types.layout)
        if declared is not None:
            self._vote(slots, declared)
            return
        if not path:
            self._vote(slots, described_leaf(access, type_))
        if not self.types.hears_callers and self.types.is_seen_beside(access, offset):
            self._seen_beside |= {self._group(slot) for slot in slots}
        if isinstance(access, Load) and self.types.is_lone_integer(access):
            self._vote(slots, access.type)
            return
        for kind in self.types.leaves_behind(access, offset):
            if kind is PTR and not path and self._is_a_numbers(access):
                continue
            fits = not isinstance(kind, FloatType) or kind.bits <= bits_of(type_)
            if isinstance(kind, IntegerType) and kind.bits < bits_of(type_):  # what lies behind it?
                if self.types.are_integers(access, offset, bits_of(type_) // 8):
                    self._of_integers |= {self._group(slot) for slot in slots}
            elif kind is not VOID and (fits or isinstance(access, Load)):
                self._vote(slots, kind)

    def _is_a_numbers(self, access: Load | Store) -> bool:
        """A place where the program keeps numbers and no address, whatever other memory it may be as far as is known
        here."""
        shapes, primal = self.types.across.shapes, self.types.primal
        return shapes.holds_numbers(primal, access.pointer) and not shapes.holds_address(primal, access.pointer)

    def _hear_call(self, call: Call) -> None:
        types = self._about(call)
        if types is None:
            return
        self._hear_kinds(call, types.result)
        for argument, kinds in zip(call.arguments, types.arguments):
            self._hear_kinds(argument, kinds)

    def _hear_kinds(self, value: Value, kinds: KindsByPath) -> None:
        for path, kind in kinds.items():
            self._vote(self.slots.slots(value, path), kind)

    def _about(self, call: Call) -> FunctionTypes | None:
        callee = body_of_callee(call)
        return self.types.across.about(callee) if callee is not None else None

    # ---- what is scrambled -------------------------------------------------------------------------------
    def _find_scrambled(self) -> None:
        """The least set that holds every integer that varies with a number without being one."""
        integers = [i for i in self.function.instructions() if bits_of(i.type) and not isinstance(i, Compare)]
        before = -1
        while before != len(self.scrambled):
            before = len(self.scrambled)
            self.scrambled.update(i for i in integers if i not in self.scrambled and self._is_scrambled(i))

    def _is_scrambled(self, instruction: Instruction) -> bool:
        if not self.bits.is_root(instruction):
            varying = varying_roots(self.bits.pieces(instruction), self._roots)
            return any(self._holds_bits(r) for r in varying) and not isinstance(self._made_of(instruction), FloatType)
        if isinstance(instruction, Load) or isinstance(self.of(instruction), FloatType):
            return False
        if isinstance(instruction, Call) and has_attribute(instruction, INACTIVE):
            return False
        operands = instruction.operands[1:] if isinstance(instruction, Select) else instruction.operands
        if instruction in self.slots and (is_choice(instruction) or not isinstance(instruction, Call)):
            return any(o in self.scrambled for o in operands)
        return any(self._holds_bits(o) for o in operands if bits_of(o.type) and not isinstance(o, Constant))

    def _holds_bits(self, value: Value) -> bool:
        return value in self.scrambled or isinstance(self.of(value), FloatType)


def body_of_callee(call: Call) -> Function | None:
    """The called function, if its body says what its arguments are."""
    if classify(call) not in (CallKind.DEFINED, CallKind.CUSTOM):
        return None
    callee = called_function(call)
    return None if callee is None or callee.is_declaration else callee


def _fits_lane(offset: int, leaf: Type, kind: FloatType) -> bool:
    """A number lies in a lane of its own, an integer in the room of one."""
    if leaf is kind:
        return offset * 8 % kind.bits == 0
    return isinstance(leaf, IntegerType) and offset * 8 % kind.bits + leaf.bits <= kind.bits

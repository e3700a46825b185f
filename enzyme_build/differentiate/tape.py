"""Where a recorded value lies.

A value outside all loops is recorded in a slot, a stack variable that LLVM turns into registers.  A value in a loop
nest is recorded in a column, an array with one element an iteration.  The loops of a nest whose trip counts are known
in front of the outermost of them form a group: element base + i₁·n₂·…·n_k + … + i_k, reserved for all n₁·…·n_k
iterations at once, in front of the group.  A loop in all turns of which the value is the same is left out there.
A group around which no loop is left is reserved exactly, once; another one is reserved again each time it is entered,
above `top`, from storage that doubles when it is full.  A loop without a known count is a group of its own that
reserves one element an iteration.  The reverse sweep takes back what was reserved, in reverse order: the columns of a
group are a stack.  (On the stack of calls, the last two are chains of blocks: see `tape_stores`.)

In split mode slots, column addresses and tops travel from one half to the other; `carried` lists them.  What is short
is returned by value.  Otherwise there is a record on the heap: slots are written there where their values are made and
read where they are used, so that neither half holds them all at once; the rest goes there at the end.

Where a gradient calls both halves, it owns a stack for their blocks, and its own (`tape_stack` in the rules).  There
the record of halves comes first, and all that lies above it goes with it.  An activation that does not come to where
something is recorded has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from enzyme_build import rules
from enzyme_build.analysis import Loop, Need
from enzyme_build.differentiate.access_scopes import Accesses
from enzyme_build.differentiate.lanes import type_in_lanes
from enzyme_build.differentiate.plan import ReversePlan
from enzyme_build.differentiate.signatures import packed
from enzyme_build.differentiate.tape_stores import Chain, Column, Slot, Store
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    Alloca,
    Block,
    Builder,
    Call,
    ConstantInt,
    ConstantNull,
    Instruction,
    Load,
    Module,
    StructType,
    Type,
    Value,
    array,
    i64,
)

FIRST_CAPACITY = 64
STACK_LIMIT = 4096  # bytes of a column that is kept on the stack


def tape_type(need: Need, plan: ReversePlan) -> Type:
    """Of what is recorded; all lanes of a shadow."""
    return type_in_lanes(need.value.type, plan.signature.width if need.is_shadow else 1)


class Tape:
    """Storage for everything that the plan records.  `entry` is the builder of the forward function's entry block."""

    def __init__(self, plan: ReversePlan, entry: Builder):
        self.plan = plan
        self.entry = entry
        self.module: Module = plan.session.module
        self.layout = self.module.layout
        self.slots: dict[Need, Slot] = {}
        self.stores: dict[Loop, Store] = {}
        self.carried: list[Slot] = []
        self.accesses = Accesses()
        self._record: Slot | None = None  # where the forward function has the address of the record, if there is one
        self._opens_in: Block | None = None  # the block of the program in which it is made
        self._first: Value | None = None  # what lies at the bottom of the stack, if this is the gradient that owns it
        self._stack: Value | None = None  # of this half
        if not plan.split and plan.hands_stack:
            self._stack, self._first = rules.open_stack(entry)
        self._given: Value | None = None  # the record in the reverse function
        self._known: Value | None = None  # the same, or zeros where there is none
        self._reverse_entry: Builder | None = None
        for need in self._in_order(plan.recorded):
            self._make_storage(need)
        self._headed_by: dict[Block, list[Store]] = {}
        self._entered_from: dict[Block, list[Store]] = {}
        for store in self.stores.values():
            self._headed_by.setdefault(store.group[0].header, []).append(store)
            self._entered_from.setdefault(plan.canonical.forest.preheader(store.group[0]), []).append(store)

    def _in_order(self, recorded: Iterable[Need]) -> list[Need]:
        """Program order; what is recorded at one instruction: its tape, itself, its shadow."""
        flow = self.plan.canonical.flow
        instructions = (i for block in flow.order for i in block.instructions)
        position: dict[Value, int] = {i: number for number, i in enumerate(instructions)}

        def order(need: Need) -> tuple[int, bool, bool]:
            itself = need.value in position
            at = need.value if itself else need.value.origin if isinstance(need.value, Instruction) else None
            assert at is not None
            return position[at], itself, need.is_shadow

        return sorted(recorded, key=order)

    def _make_storage(self, need: Need) -> None:
        assert isinstance(need.value, Instruction)
        name = need.value.name + (".shadow" if need.is_shadow else "")
        outer, group = self.plan.storage_nest(need.value.block)
        if not group:
            self.slots[need] = self._slot(tape_type(need, self.plan), f"{name}.slot", carried=True)
            return
        store = self.stores.get(group[-1])
        if store is None:
            counted = self.plan.is_counted(group)
            grows = not counted or bool(outer)
            is_chain = grows and (self.plan.on_stack or (self._first is not None and self._calls_in(group[0])))
            store = self.stores[group[-1]] = Store(
                outer,
                group,
                counted,
                self._slot(I64, "tape.base", initial=i64(0)),
                self._slot(I64, "tape.top", initial=i64(0), carried=grows and not is_chain),
                self._slot(I64, "tape.capacity", initial=i64(0)),
                self._slot(PTR, "tape.last", initial=ConstantNull(PTR), carried=True) if is_chain else None,
            )
        address = self._slot(PTR, f"{name}.tape", ConstantNull(PTR), carried=not store.is_chain)
        store.columns[need] = Column(tape_type(need, self.plan), address)

    def _calls_in(self, loop: Loop) -> bool:
        """So that a link more in each iteration does not matter."""
        return any(call.parent in loop.blocks and plan.is_active for call, plan in self.plan.calls.items())

    def headed_by(self, header: Block) -> list[Store]:
        """The stores whose group is the loop of this header and loops in it."""
        return self._headed_by.get(header, [])

    def _slot(self, type_: Type, name: str, initial: Value | None = None, carried: bool = False) -> Slot:
        made = Slot(type_, name, self.entry.alloca(type_, name))
        if initial is not None:
            self.entry.store(initial, made.forward)
        if not self.plan.split:
            made.reverse = made.forward
        if carried:
            self.carried.append(made)
        return made

    # ---- the record --------------------------------------------------------------------------------------
    def open_record(self) -> None:
        """Let the slots lie in a record, which is made at the entry of the forward function, or later on the stack."""
        own = set(self.slots.values())
        for slot, offset in zip(self.carried, self._offsets()):
            if slot in own:
                slot.offset = offset
                assert isinstance(slot.forward, Alloca)
                slot.forward.erase()
        self._record = Slot(PTR, "tape", self.entry.alloca(PTR, "tape"))
        self._opens_in = self.plan.record_block
        if self._opens_in is None:
            self._make_record(self.entry)
        else:
            self.entry.store(ConstantNull(PTR), self._record.forward)

    def open_record_in(self, block: Block, builder: Builder) -> None:
        """Make it, if it is made here."""
        if block is self._opens_in:
            self._make_record(builder)

    def _make_record(self, builder: Builder) -> None:
        assert self._record is not None
        size = i64(self._record_size)
        made = self.reserve(builder, size) if self.plan.on_stack else rules.allocate(builder, size)
        builder.store(made, self._record.forward)

    @property
    def _record_size(self) -> int:
        types = [slot.type for slot in self.carried]
        return self.layout.size_of(packed(types)) if types else 1

    def _record_here(self, builder: Builder) -> Value:
        assert self._record is not None
        return builder.load(PTR, self._record.forward)

    # ---- the stack ---------------------------------------------------------------------------------------
    @property
    def stack(self) -> Value:
        """What calls hand on."""
        assert self._stack is not None
        return self._stack

    @property
    def _uses_stack(self) -> bool:
        return self.plan.on_stack or self._first is not None

    def use_stack(self, given: Value) -> None:
        """Of the half that is written from here on."""
        self._stack = given

    def reserve(self, builder: Builder, size: Value) -> Call:
        """A block of the tape, of unknown content."""
        if self._uses_stack:
            return rules.reserve(builder, self.stack, size)
        return rules.tape_block(builder, size)

    def give_back(self, builder: Builder, block: Value) -> None:
        """What `reserve` gave; on the stack it goes with its record, or with the stack."""
        if not self._uses_stack and not self.plan.signature.keeps_tape:
            rules.release_tape(builder, block)

    def _offsets(self) -> list[int]:
        whole = packed([slot.type for slot in self.carried])
        return self.layout.offsets_of(whole) if isinstance(whole, StructType) and len(self.carried) > 1 else [0]

    def close_record(self, builder: Builder) -> Value:
        """At the end of the forward function: what is not there yet.  The builder goes on behind."""
        block = self._record_here(builder)
        late = [(slot, offset) for slot, offset in zip(self.carried, self._offsets()) if slot.offset is None]
        if not late:
            return block
        behind = None
        if self._opens_in is not None:
            assert builder.block is not None
            function = builder.block.function
            closing, behind = function.add_block("tape.close"), function.add_block("tape.closed")
            builder.branch_if(builder.compare("eq", block, ConstantNull(PTR)), behind, closing)
            builder.at_end(closing)
        for slot, offset in late:
            builder.store(builder.load(slot.type, slot.forward), *self._place(builder, block, slot, offset))
        if behind is not None:
            builder.branch(behind)
            builder.at_end(behind)
        return block

    def open_given(self, entry: Builder, block: Value) -> list[Value | None]:
        """At the entry of the reverse function: what is read from it at once; None for what lies there."""
        self._given, self._reverse_entry, self._known = block, entry, block
        if self.plan.record_block is not None and self.carried:
            none = rules.zeros(self.module, self._record_size)
            self._known = entry.select(entry.compare("eq", block, ConstantNull(PTR)), none, block)
        return [
            self._from_record(entry, slot, offset) if slot.offset is None else None
            for slot, offset in zip(self.carried, self._offsets())
        ]

    def _from_record(self, builder: Builder, slot: Slot, offset: int) -> Load:
        assert self._known is not None
        place, alignment = self._place(builder, self._known, slot, offset)
        return builder.load(slot.type, place, alignment=alignment)

    def _place(self, builder: Builder, block: Value, slot: Slot, offset: int) -> tuple[Value, int]:
        """(address, alignment) of what the record has at the offset."""
        place = builder.gep(I8, block, [i64(offset)]) if offset else block
        return place, min(self.layout.align_of(slot.type), rules.HEAP_ALIGNMENT)

    def _read_slot(self, slot: Slot, builder: Builder, in_loop: bool) -> Value:
        """Its value in the reverse function; what a loop reads is read in front of all."""
        if slot.offset is None or slot.reverse is not None:
            return slot.read_in_reverse(builder)
        here = self._reverse_entry if in_loop else builder
        assert here is not None
        found = self._from_record(here, slot, slot.offset)
        self.accesses.columns.add(found)
        if in_loop:
            slot.reverse = found
        return found

    def open_reverse(self, entry: Builder, values: Sequence[Value | None]) -> None:
        """Split mode: what was carried, and stack variables for what changes while it is read."""
        for slot, value in zip(self.carried, values):
            slot.reverse = value
        for store in self.stores.values():
            if store.last is not None:
                store.last.make_variable(entry, store.last.reverse)
                for column in store.columns.values():
                    column.address.make_variable(entry, None)
            elif not store.is_exact:
                for slot in (store.base, store.top):
                    slot.make_variable(entry, slot.reverse or i64(0))

    # ---- forward -----------------------------------------------------------------------------------------
    def reserve_before(self, block: Block, builder: Builder, primal: dict[Value, Value]) -> None:
        """At the end of a group's preheader: room for all its iterations."""
        for store in self._entered_from.get(block, ()):
            if store.is_chain:
                if store.counted:
                    self._chain(store).forward(builder, self._total(store.group, builder, primal), self.reserve)
                continue
            if not store.counted:
                builder.store(builder.load(I64, store.top.forward), store.base.forward)
                continue
            if store.is_exact:
                self._allocate(store, builder, primal)
                continue
            total = self._total(store.group, builder, primal)
            base = builder.load(I64, store.top.forward)
            builder.store(base, store.base.forward)
            top = builder.binary("add", base, total)
            builder.store(top, store.top.forward)
            self._ensure(store, builder, top)

    def reserve_iteration(self, block: Block, builder: Builder, primal: dict[Value, Value]) -> None:
        """After the phis of the header of a loop that is not counted: room for one more iteration."""
        for store in self.headed_by(block):
            if store.counted:
                continue
            if store.is_chain:
                self._chain(store).forward(builder, i64(1), self.reserve)
                continue
            top = self._top_of_iteration(store, builder, primal, store.base.forward)
            builder.store(top, store.top.forward)
            self._ensure(store, builder, top)

    def _chain(self, store: Store) -> Chain:
        return Chain(store, self.layout, self.accesses)

    def _top_of_iteration(self, store: Store, builder: Builder, primal: dict[Value, Value], base: Alloca) -> Value:
        index = primal[self.plan.canonical.loops[store.group[0]].index]
        return builder.binary("add", builder.binary("add", builder.load(I64, base), index), i64(1))

    def _total(self, loops: list[Loop], builder: Builder, primal: dict[Value, Value]) -> Value:
        known, total = 1, None
        for loop in loops:
            count = self.plan.canonical.loops[loop].count
            assert count is not None
            if isinstance(count, ConstantInt):
                known *= count.value
                continue
            here = primal.get(count, count)
            total = here if total is None else builder.binary("mul", total, here)
        if total is None:
            return i64(known)
        return total if known == 1 else builder.binary("mul", total, i64(known))

    def _allocate(self, store: Store, builder: Builder, primal: dict[Value, Value]) -> None:
        totals: dict[tuple[Loop, ...], Value] = {}
        for need, column in store.columns.items():
            loops = self._loops_that_matter(need, store)
            total = totals.get((*loops,))
            if total is None:
                total = totals[(*loops,)] = self._total(loops, builder, primal)
            size = self.layout.size_of(column.type)
            if isinstance(total, ConstantInt) and 0 <= total.value * size <= STACK_LIMIT and not self.plan.split:
                column.on_stack = True
                made = self.entry.alloca(array(total.value, column.type), column.address.name)
                builder.store(made, column.address.forward)
                continue
            made = self.reserve(builder, builder.binary("mul", total, i64(size)))
            builder.store(made, column.address.forward)

    def _ensure(self, store: Store, builder: Builder, needed: Value) -> None:
        """Grow every column if `needed` elements do not fit; the builder goes on behind."""
        function = builder.block.function if builder.block is not None else None
        assert function is not None
        grow, ready = function.add_block("tape.grow"), function.add_block("tape.ready")
        capacity = builder.load(I64, store.capacity.forward)
        builder.branch_if(builder.compare("sgt", needed, capacity), grow, ready)
        builder.at_end(grow)
        doubled = builder.binary("shl", needed, i64(1))
        large = builder.compare("sgt", doubled, i64(FIRST_CAPACITY))
        new = builder.select(large, doubled, i64(FIRST_CAPACITY))
        builder.store(new, store.capacity.forward)
        for column in store.columns.values():
            old = builder.load(PTR, column.address.forward)
            size = builder.binary("mul", new, i64(self.layout.size_of(column.type)))
            builder.store(rules.grow_tape(builder, old, size), column.address.forward)
        builder.branch(ready)
        builder.at_end(ready)

    def _loops_that_matter(self, need: Need, store: Store) -> list[Loop]:
        """The loops of the group whose turns have records of their own."""
        steady = self.plan.availability.steady_loops(need)
        return [loop for loop in store.group if loop not in steady]

    def _alignment(self, type_: Type) -> int:
        """Of an element: blocks are aligned as `malloc` aligns them, which is too little for long vectors."""
        return rules.HEAP_ALIGNMENT if self.layout.align_of(type_) > rules.HEAP_ALIGNMENT else 0

    def record(self, need: Need, value: Value, builder: Builder, primal: dict[Value, Value]) -> None:
        """Keep a value, where the forward sweep has just computed it."""
        slot = self.slots.get(need)
        if slot is not None and slot.offset is not None:
            place, alignment = self._place(builder, self._record_here(builder), slot, slot.offset)
            self.accesses.columns.add(builder.store(value, place, alignment))
            return
        if slot is not None:
            builder.store(value, slot.forward)
            return
        _, address = self._element(need, builder, lambda v: primal.get(v, v), lambda s: builder.load(s.type, s.forward))
        self.accesses.columns.add(builder.store(value, address, self._alignment(value.type)))

    def read(self, need: Need, builder: Builder, primal: Callable[[Value], Value], in_loop: bool = False) -> Value:
        """What was recorded, where the other half comes by; all lanes of a shadow."""
        slot = self.slots.get(need)
        if slot is not None:
            return self._read_slot(slot, builder, in_loop)
        type_, address = self._element(need, builder, primal, lambda s: s.read_in_reverse(builder))
        found = builder.load(type_, address, alignment=self._alignment(type_))
        self.accesses.columns.add(found)
        return found

    def _element(
        self, need: Need, builder: Builder, primal: Callable[[Value], Value], half: Callable[[Slot], Value]
    ) -> tuple[Type, Value]:
        """(type, address) of the current iteration's element of a column."""
        assert isinstance(need.value, Instruction)
        store = self.stores[self.plan.storage_nest(need.value.block)[1][-1]]
        column = store.columns[need]
        index: Value | None = None
        for loop in self._loops_that_matter(need, store) if store.counted or not store.is_chain else ():
            facts = self.plan.canonical.loops[loop]
            here = primal(facts.index)
            if index is None:
                index = here
            else:
                assert facts.count is not None
                index = builder.binary("add", builder.binary("mul", index, primal(facts.count)), here)
        index = index or i64(0)
        if not store.is_exact and not store.is_chain:
            index = builder.binary("add", half(store.base), index)
        return column.type, builder.gep(column.type, half(column.address), [index])

    # ---- once more, in the program's order ---------------------------------------------------------------
    def open_replay(self, entry: Builder, values: Sequence[Value | None]) -> None:
        """Split forward mode: the other half goes through the columns as the first one did."""
        self.open_reverse(entry, values)
        for store in self.stores.values():
            if not store.is_exact:
                entry.store(i64(0), _variable(store.top))

    def replay_before(self, block: Block, builder: Builder, primal: dict[Value, Value]) -> None:
        """At the end of a group's preheader: where its records begin."""
        for store in self._entered_from.get(block, ()):
            if store.is_exact:
                continue
            base = builder.load(I64, _variable(store.top))
            builder.store(base, _variable(store.base))
            if store.counted:
                top = builder.binary("add", base, self._total(store.group, builder, primal))
                builder.store(top, _variable(store.top))

    def replay_iteration(self, block: Block, builder: Builder, primal: dict[Value, Value]) -> None:
        """After the phis of the header of a loop that is not counted: one more record."""
        for store in self.headed_by(block):
            if not store.counted:
                top = self._top_of_iteration(store, builder, primal, _variable(store.base))
                builder.store(top, _variable(store.top))

    # ---- reverse -----------------------------------------------------------------------------------------
    def take_back(self, loop: Loop, last: Value, builder: Builder, primal: Callable[[Value], Value]) -> None:
        """The reverse sweep enters a loop: what its groups reserved last is current; `last`: its last iteration."""
        for store in self.headed_by(loop.header):
            if store.is_exact:
                continue
            size = self._size_of_group(store, last, builder, primal)
            if store.is_chain:
                self._chain(store).reverse(builder, size if store.counted else i64(1))
                continue
            top = builder.binary("sub", builder.load(I64, _variable(store.top)), size)
            builder.store(top, _variable(store.top))
            builder.store(top, _variable(store.base))

    def _size_of_group(self, store: Store, last: Value, builder: Builder, primal: Callable[[Value], Value]) -> Value:
        if not store.counted:
            return builder.binary("add", last, i64(1))
        size: Value = i64(1)
        for loop in store.group:
            count = self.plan.canonical.loops[loop].count
            assert count is not None
            size = builder.binary("mul", size, primal(count))
        return size

    def previous_iteration(self, loop: Loop, builder: Builder) -> None:
        """The reverse sweep goes on with the iteration before."""
        for store in self.headed_by(loop.header):
            if store.is_chain and not store.counted:
                self._chain(store).reverse(builder, i64(1))

    def free(self, builder: Builder) -> None:
        """At the end of the reverse sweep, unless it may run again."""
        if self.plan.signature.keeps_tape:
            return
        self._free_columns(builder, lambda slot: slot.read_in_reverse(builder))
        if self._given is not None and self.plan.on_stack:
            rules.reset_stack(builder, self.stack, self._given)
        elif self._given is not None:
            rules.release(builder, self._given)
        self._close_stack(builder)

    def _free_columns(self, builder: Builder, half: Callable[[Slot], Value]) -> None:
        for store, column in self._on_heap():
            if store.is_exact:
                self.give_back(builder, half(column.address))
            else:
                rules.release_grown_tape(builder, half(column.address))

    def _on_heap(self) -> Iterator[tuple[Store, Column]]:
        """What is to be given back one by one."""
        for store in self.stores.values():
            if not store.is_chain and not (store.is_exact and self._uses_stack):
                yield from ((store, column) for column in store.columns.values() if not column.on_stack)

    def _close_stack(self, builder: Builder) -> None:
        if self._first is not None:
            rules.reset_stack(builder, self.stack, self._first)

    def drop(self, builder: Builder) -> None:
        """In the forward sweep, which an exception leaves here: there will be no reverse sweep."""
        self._free_columns(builder, lambda slot: builder.load(PTR, slot.forward))
        if self._record is not None and not self.plan.on_stack:
            rules.release(builder, self._record_here(builder))
        self._close_stack(builder)

    @property
    def is_on_heap(self) -> bool:
        """Whether there is memory that is to be given back."""
        if any(self._on_heap()):
            return True
        return self._first is not None or (self._record is not None and not self.plan.on_stack)


def _variable(slot: Slot) -> Alloca:
    assert isinstance(slot.reverse, Alloca)
    return slot.reverse

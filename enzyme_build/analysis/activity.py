"""Which values and which memory have a derivative that matters: varied ∧ useful.

Nodes are values and memory objects; an edge a → b says that derivative information can flow from a to b.  A node is
varied if it can be reached from an active input, useful if an active output can be reached from it, and active if
both.  Comparisons and calls without derivative carry no edge; integers do where they hold a number's bits (see
`lanes`).  A pointer has no derivative, but it needs a shadow if memory that it may reach is active.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.activity_nodes import Hub, Node, followed
from enzyme_build.analysis.addresses import (
    exchanges_integers,
    inert_pointers,
    integers_with_addresses,
    leads_to_other_memory,
)
from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.calls import (
    INACTIVE,
    READS,
    WRITES,
    CallKind,
    argument_attribute,
    body_called,
    callee_name,
    classify,
    has_attribute,
    memory_effects,
    only_prints,
)
from enzyme_build.analysis.counted_bits import watched_sources
from enzyme_build.analysis.lanes import RootKinds, varying_roots
from enzyme_build.analysis.memory_objects import NOTHING, MemoryObject, MemoryObjects, Objects, is_table, leads_on
from enzyme_build.analysis.number_traffic import Place
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.piece_edges import PieceEdges
from enzyme_build.analysis.type_inference import TypeInference
from enzyme_build.ir import (
    Argument,
    AtomicRMW,
    Block,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    ConstantExpression,
    ConstantNull,
    ExtractValue,
    FloatType,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    IntegerType,
    Load,
    Return,
    Select,
    Store,
    Terminator,
    Type,
    Value,
    holds_float,
    is_aggregate,
    is_float,
    is_integer,
    is_pointer,
    scalar_types,
)

POINTER_BYTES = 8  # of the widest address space
_BY_POINTERS = (CallKind.DEFINED, CallKind.CUSTOM, CallKind.INDIRECT, CallKind.UNKNOWN)


@dataclass(frozen=True)
class Seeds:
    """What the caller says: activity of each argument ("const", "out", "dup") and of the result."""

    arguments: tuple[str, ...]
    result_active: bool
    shadowed_globals: frozenset[Value]  # globals that have a shadow
    guarded: bool = False  # a pointer in shadow memory may be the primal pointer: to memory that is inactive


class Activity:
    def __init__(
        self,
        objects: MemoryObjects,
        types: TypeInference,
        seeds: Seeds,
        forward_only: bool = False,
        passive_blocks: Collection[Block] = (),
        steady: Iterable[Value] = (),
        lacks_shadow: Callable[[Value], bool] = lambda pointer: False,
    ):
        """`steady`: pointers to memory without a shadow, whoever calls; `lacks_shadow`: may a pointer lead to such?"""
        self.objects = objects
        self.types = types
        self.seeds = seeds
        self.function: Function = objects.function
        self._roots = RootKinds(self._number_or_unknown, types.kinds.integer_lanes)
        self._after: dict[Node, list[Node]] = {}
        self._before: dict[Node, list[Node]] = {}
        self._lacks_shadow = lacks_shadow
        self._inert = inert_pointers(self.function).union(steady)
        self.passive_blocks = passive_blocks
        self.pieces = PieceEdges(types.across.piece_moves(types.primal), self._memory)
        for instruction in self.function.instructions():
            if instruction.parent not in passive_blocks:
                self._connect(instruction)
        self._stored_bits = self._connect_bits()
        self.varied = self._closure(self._inputs(), self._after)
        self.useful = self._closure(self._outputs(), self._before)
        self._everything_useful = forward_only
        self._unread = self._objects_unread()
        if forward_only:
            roots = [*self._outputs(), *(n for n in self._before if n not in self._unread and not _is_integer(n))]
            self._bits_of_numbers = self._closure(roots, self._before)
        self._addresses = integers_with_addresses(self.function, types, objects)
        self.shadowed = self._shadowed_objects()

    # ---- questions ---------------------------------------------------------------------------------------
    def is_active(self, value: Value) -> bool:
        """True if the value has an adjoint (or tangent) of its own."""
        if isinstance(value, Constant) or self._is_passive(value):
            return False
        return value in self.varied and self._is_useful(value)

    @cached_property
    def varied_of_own(self) -> Collection[Node]:
        """What varies, whatever bytes callers give (see `PieceMoves`)."""
        given = self.pieces.of(self.function.arguments)
        return self._closure([n for n in self._inputs() if n not in given], self._after) if given else self.varied

    def _is_useful(self, value: Value) -> bool:
        """Forward mode keeps every tangent, but bits that nobody takes for a number have none."""
        if not self._everything_useful:
            return value in self.useful
        return not bits_of(value.type) or value in self._bits_of_numbers

    def is_active_object(self, made: MemoryObject) -> bool:
        useful = made not in self._unread if self._everything_useful else made in self.useful
        return made in self.varied and useful

    def has_active_memory(self, pointer: Value) -> bool:
        """True if some memory that the pointer may point into is active."""
        return pointer not in self._inert and any(self.is_active_object(o) for o in self.objects.of(pointer))

    def reaches_active_memory(self, pointer: Value) -> bool:
        """The same, or that can be reached from there."""
        return pointer not in self._inert and any(
            self.is_active_object(o) for o in (*self.objects.of(pointer), *self.objects.behind(pointer))
        )

    def needs_shadow(self, pointer: Value) -> bool:
        """True if the pointer (or a value with pointers inside) has a shadow."""
        if self._is_mere_integer(pointer) or self._is_passive(pointer):
            return False
        if pointer in self._inert or not _has_room_for_address(pointer.type):
            return False
        return not is_float(pointer.type) and any(o in self.shadowed for o in self.objects.of(pointer))

    def is_count(self, instruction: Instruction, index: int) -> bool:
        """True if an operand has no shadow in the shadow of the instruction, although an address may lie at times where
        it is loaded: the index of an array, but for a distance of addresses."""
        if not isinstance(instruction, GetElementPtr) or index == 0 or isinstance(instruction.pointer, ConstantNull):
            return False
        origins = origins_of(instruction.operands[index])
        return not any(leads_to_other_memory(origin, self.objects) for origin in origins)

    def _is_mere_integer(self, value: Value) -> bool:
        """An integer that never becomes an address again: the distance of two, or what an address is compared as."""
        if isinstance(value, Instruction) and value.opcode == "cmpxchg":
            return exchanges_integers(value, self._addresses, self.types)
        is_expression = isinstance(value, ConstantExpression)  # perhaps of a global's address
        return isinstance(value.type, IntegerType) and value not in self._addresses and not is_expression

    def _is_passive(self, value: Value) -> bool:
        """Nothing is differentiated here: the function does not return, or it happens only once."""
        return isinstance(value, Instruction) and value.parent in self.passive_blocks

    def is_untraceable(self, pointer: Value) -> bool:
        """True if the address is that of a global without a shadow, or was loaded from there: it has no shadow."""
        base = address_of(pointer).base
        while isinstance(base, Load):
            base = address_of(base.pointer).base
        if not isinstance(base, GlobalVariable):
            return False
        return base not in self.seeds.shadowed_globals and base not in self.stand_ins

    def may_lack_shadow(self, pointer: Value) -> bool:
        """True if the pointer has a shadow that may turn out to be the primal memory itself, at run time."""
        objects = self.objects.of(pointer)
        if self.seeds.guarded and any(o.kind in ("argument", "result", "world", "global") for o in objects):
            return True
        if any(o not in self.shadowed for o in objects):
            return True
        return not self.objects.is_own(pointer) and self._lacks_shadow(pointer)

    def carries(self, value: Value) -> bool:
        """True if the value's bits may hold a floating-point number."""
        if holds_float(value.type):
            return True
        if is_integer(value.type):
            kind = self.types.kind_of(value)
            return isinstance(kind, FloatType) or (kind is None and not self._is_joined(value))
        kinds = self.types.kinds.by_path(value) if not is_pointer(value.type) else {}
        return any(kind is None or isinstance(kind, FloatType) for kind in kinds.values())

    def _is_joined(self, value: Value) -> bool:
        """It is put together from single bytes, which are looked at."""
        return value in self.types.across.piece_moves(self.types.primal).joined

    def way_in(self, node: Node) -> list[Node]:
        """How derivative information comes to a varied node: from an active input, over these nodes, to it."""
        return followed(node, self.varied)[::-1]

    def way_out(self, node: Node) -> list[Node]:
        """How derivative information goes on from a useful node: over these nodes to an active output."""
        return followed(node, self.useful)

    # ---- the graph ---------------------------------------------------------------------------------------
    def _edge(self, source: Node, target: Node) -> None:
        self._after.setdefault(source, []).append(target)
        self._before.setdefault(target, []).append(source)

    def _edges(self, sources: Iterable[Node], targets: Iterable[Node]) -> None:
        targets = list(targets)
        for source in sources:
            for target in targets:
                self._edge(source, target)

    def _connect(self, instruction: Instruction) -> None:
        for sources, targets in self.pieces.at(instruction):
            self._edges(sources, targets)
        match instruction:
            case Load():
                if self.carries(instruction):
                    self._edges(self._memory(instruction.pointer), [instruction])
            case Store():
                self._connect_store(instruction)
            case AtomicRMW() | CompareExchange():
                memory = self.objects.of(instruction.operands[0])
                if self.carries(instruction.operands[-1]):
                    self._edges([*instruction.operands[1:], *memory], [instruction, *memory])
            case Call():
                self._connect_call(instruction)
            case Compare() | Terminator():
                pass
            case _ if bits_of(instruction.type):
                self._edges(self._bits_in(instruction), [instruction])
            case Select() if self.carries(instruction):
                self._edges(instruction.operands[1:], [instruction])
            case Cast():
                if is_float(instruction.type):
                    self._edges(instruction.operands, [instruction])
            case _ if self.carries(instruction):
                self._edges([o for o in instruction.operands if self.carries(o)], [instruction])
            case _:
                pass

    def _memory(self, pointer: Value) -> Objects:
        """The memory behind a pointer, unless that is a library's own."""
        return NOTHING if pointer in self._inert else self.objects.of(pointer)

    def _bits_in(self, instruction: Instruction) -> list[Value]:
        """Where the bits of an integer come from, as far as they vary."""
        if not self.types.bits.is_root(instruction):
            return list(varying_roots(self.types.bits.pieces(instruction), self._roots))
        if isinstance(instruction, Cast):
            return instruction.operands if instruction.opcode in ("bitcast", "trunc", "zext", "sext") else []
        if isinstance(instruction, ExtractValue):
            return instruction.operands if self.carries(instruction) else []
        operands = instruction.operands[1:] if isinstance(instruction, Select) else instruction.operands
        return [o for o in operands if bits_of(o.type)]

    def _number_or_unknown(self, root: Value) -> Type | None:
        kind = self.types.kind_of(root)
        return kind if isinstance(kind, FloatType) else None

    def _connect_store(self, store: Store) -> None:
        """Bits of numbers that are kept as integers reach the integers that are loaded from there."""
        if not self.carries(store.value):
            return
        if self.types.is_scrambled(store.value) and not self.types.may_be_over_numbers(store):
            for load in self.types.integer_loads_of(store):
                self._edge(store.value, load)
        else:
            self._edges([store.value], self._memory(store.pointer))

    def _connect_bits(self) -> list[Node]:
        """Integers that may be numbers' bits vary as these do; answers the memory where nobody sees what they are."""
        unseen: list[Node] = []
        for store, sources in watched_sources(self.types).items():
            written = self._memory(store.pointer)
            read = dict[Node, None]()
            for source in sources:
                origins = source.origins(self.types)
                values = source.given if origins is None else origins
                read |= dict.fromkeys(values)
                read |= dict.fromkeys(o for value in values for o in self.objects.of(value))
                if origins is None:
                    read |= dict.fromkeys(o for value in values for o in self.objects.behind(value))
                    unseen += written if not values else ()
            for node in read:
                self._after.setdefault(node, []).extend(written)
        return unseen

    def _connect_call(self, call: Call) -> None:
        kind = classify(call)
        arguments = call.arguments
        if (bits_of(call.type) or is_aggregate(call.type)) and not has_attribute(call, INACTIVE):
            self._edges([a for a in arguments if bits_of(a.type)], [call])
        if kind is CallKind.SCALAR:
            self._edges([a for a in arguments if holds_float(a.type)], [call])
        elif kind is CallKind.OUTPUTS:
            rule = rules.outputs_rule(call)
            assert rule is not None
            targets = [o for index, _ in rule.pointer_leaves(call) for o in self.objects.of(arguments[index])]
            self._edges([a for a in arguments if holds_float(a.type)], [call, *targets])
        elif kind is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(call))
            assert rule is not None
            if rule.source is not None:
                self._edges(self._memory(arguments[rule.source]), self._memory(arguments[rule.destination]))
        elif kind is CallKind.ALLOCATION:
            rule = rules.allocation_rule(callee_name(call))
            if rule is not None and rule.grows is not None:
                self._edges(self.objects.of(arguments[rule.grows]), self.objects.of(call))
        elif kind not in (CallKind.INACTIVE, CallKind.MIRRORED, CallKind.DEALLOCATION):
            self._connect_ordinary(call)

    def _connect_ordinary(self, call: Call) -> None:
        """Anything that goes in may come out, wherever the callee may write."""
        effects = memory_effects(call)
        sources: list[Node] = []
        targets: list[Node] = [call] if self.carries(call) or self._memory(call) else []
        targets += [o for o in self.objects.objects if o.value is call]
        everywhere = self.objects.reach(o for o in self.objects.objects if o.kind in ("global", "world"))
        unseen = [o for o in everywhere if o.kind == "world"] if effects["other"] in READS else []
        if effects["other"] in READS:
            sources += (o for o in everywhere if o.kind != "world")
        if effects["other"] in WRITES:
            targets += everywhere
        traffic = self.types.number_traffic(call)
        sources += self.pieces.of(call.arguments)
        for index, argument in enumerate(call.arguments):
            if (self.carries(argument) or bits_of(argument.type)) and not _is_only_printed(call, index):
                sources.append(argument)
            if effects["argmem"] in READS and not argument_attribute(call, index, "writeonly"):
                sources += self._touched(argument, index, traffic.reads if traffic else None)
            if effects["argmem"] in WRITES and not argument_attribute(call, index, "readonly"):
                targets += self._touched(argument, index, traffic.writes if traffic else None)
            if effects["other"] in READS:
                sources += self._touched_behind(argument, index, traffic.reads if traffic else None)
            if effects["other"] in WRITES:
                targets += self._touched_behind(argument, index, traffic.writes if traffic else None)
        seen, hub = Hub(call), Hub(call)
        self._edges(dict.fromkeys(sources), [seen])
        self._edges([seen], self.pieces.of([call]))
        self._edges([seen, *unseen], [hub])
        self._edges([hub], dict.fromkeys(targets))

    def _touched(self, argument: Value, index: int, places: frozenset[Place] | None) -> Objects:
        """What an argument points to, if a callee accesses numbers there (`places` None: anywhere)."""
        return self._memory(argument) if places is None or (index, False) in places else NOTHING

    def _touched_behind(self, argument: Value, index: int, places: frozenset[Place] | None) -> Objects:
        """What can be reached from there: through pointers that are loaded, of which attributes of arguments say
        nothing, and effects on `argmem` neither."""
        if argument in self._inert:
            return NOTHING
        return self.objects.behind(argument) if places is None or (index, True) in places else NOTHING

    def _inputs(self) -> list[Node]:
        found: list[Node] = [self.objects.world]
        for argument, activity in zip(self.function.arguments, self.seeds.arguments):
            if activity == "const":
                continue
            if activity != "dup" or not is_integer(argument.type):  # one that has a shadow is an address
                found.append(argument)
            found += self.objects.reach(self.objects.of(argument))
        return found + self.pieces.of(self.function.arguments) + self._outside() + self._stored_bits

    def _outputs(self) -> list[Node]:
        found: list[Node] = [self.objects.world]
        for argument, activity in zip(self.function.arguments, self.seeds.arguments):
            if activity == "dup":
                found += self.objects.reach(self.objects.of(argument))
        if self.seeds.result_active:
            for block in self.function.blocks:
                if isinstance(block.terminator, Return):
                    found += block.terminator.operands
        return found + self.pieces.returned(self.function) + self._outside()

    def _outside(self) -> list[Node]:
        """Memory that the caller shares with this function in both directions: it counts as input and output."""
        roots: list[MemoryObject] = []
        for made in self.objects.objects:
            if made.kind == "global" and made.value in self.seeds.shadowed_globals:
                roots.append(made)
            elif made.kind == "argument":
                assert isinstance(made.value, Argument)
                if self.seeds.arguments[made.value.index] == "dup":
                    roots.append(made)
            elif made.from_outside:
                roots.append(made)
        if self.seeds.result_active:
            roots += self.objects.returned
        return [o for o in self.objects.reach(roots) if self._may_be_shared(o)]

    def _may_be_shared(self, made: MemoryObject) -> bool:
        if made.kind == "global":
            return made.value in self.seeds.shadowed_globals
        if made.kind == "argument":
            assert isinstance(made.value, Argument)
            return self.seeds.arguments[made.value.index] != "const"
        return made.kind != "inactive"

    def _closure(self, roots: Iterable[Node], edges: dict[Node, list[Node]]) -> dict[Node, Node | None]:
        """All nodes that can be reached, each with the one that it was reached from first (None: a root)."""
        seen: dict[Node, Node | None] = {}
        work: deque[tuple[Node, Node | None]] = deque((root, None) for root in roots)
        while work:
            node, before = work.popleft()
            if node in seen or self._is_barred(node):
                continue
            seen[node] = before
            work.extend((after, node) for after in edges.get(node, ()))
        return seen

    def _is_barred(self, node: Node) -> bool:
        """Memory that was declared inactive, or cannot be written."""
        if isinstance(node, MemoryObject):
            if node.kind == "inactive" or (node.value is not None and self._is_passive(node.value)):
                return True
            if node.kind == "argument":
                assert isinstance(node.value, Argument)
                return self.seeds.arguments[node.value.index] == "const"
            if node.kind == "global":
                return node.value not in self.seeds.shadowed_globals
        return False

    # ---- shadows -----------------------------------------------------------------------------------------
    def _shadowed_objects(self) -> set[MemoryObject]:
        """Active objects, objects from which one can be reached, and local objects that share a pointer with one, or
        grow into one: before a table is filled nothing may be stored in what it grows from."""
        shadowed = {o for o in self.objects.objects if self.is_active_object(o)}
        shadowed |= {o for o in self._handed_to_custom(shadowed) if o.is_local}
        values = [*self.function.arguments, *self.function.instructions()]
        groups = {self.objects.of(v) for v in values if not self._is_mere_integer(v)}
        groups |= {self.objects.of(call) | self.objects.of(old) for call, old in self._grown()}
        groups = {group for group in groups if len(group) > 1}
        before = -1
        while before != len(shadowed):
            before = len(shadowed)
            for made in self.objects.objects:
                if self._is_way(made) and any(o in shadowed for o in made.contents):
                    shadowed.add(made)
            for group in groups:
                if any(o in shadowed for o in group):
                    shadowed |= {o for o in group if o.is_local}
        return self._with_stand_ins(shadowed)

    def _grown(self) -> Iterator[tuple[Call, Value]]:
        """Reallocations, and the memory that each begins with."""
        for call in self.function.instructions():
            if isinstance(call, Call) and classify(call) is CallKind.ALLOCATION:
                rule = rules.allocation_rule(callee_name(call))
                if rule is not None and rule.grows is not None:
                    yield call, call.arguments[rule.grows]

    def _objects_unread(self) -> set[MemoryObject]:
        """Variables from which only bytes are read that are compared: whatever lies there, no number comes out of them
        and no address (a hash table's control bytes, of which a copy is looked at)."""
        unread = {o for o in self.objects.objects if o.kind == "alloca" and not self.objects.escapes(o)}
        for instruction in self.function.instructions():
            if not unread:
                break
            match instruction:
                case Load():
                    if not self._is_only_compared(instruction):
                        unread -= self.objects.of(instruction.pointer)
                case Call() if classify(instruction) is CallKind.MEMORY:
                    rule = rules.memory_rule(callee_name(instruction))
                    assert rule is not None
                    if rule.source is not None:
                        unread -= self.objects.of(instruction.arguments[rule.source])
                case Call() if classify(instruction) is not CallKind.INACTIVE:
                    unread -= self.objects.reach(o for a in instruction.arguments for o in self.objects.of(a))
                case AtomicRMW() | CompareExchange():
                    unread -= self.objects.of(instruction.operands[0])
                case _:
                    pass
        return unread

    def _is_only_compared(self, load: Load) -> bool:
        holds_integers = all(isinstance(t, IntegerType) for t in scalar_types(load.type))
        return holds_integers and all(isinstance(user, Compare) for user in load.users)

    def _handed_to_custom(self, shadowed: set[MemoryObject]) -> list[MemoryObject]:
        """Memory that goes to derivatives written by hand: they expect a shadow for each pointer, active or not."""
        found: list[MemoryObject] = []
        for call in self.function.instructions():
            if isinstance(call, Call) and classify(call) is CallKind.CUSTOM:
                passed = [o for a in call.arguments for o in self.objects.of(a)]
                values = [call, *call.arguments]
                if any(map(self.is_active, values)) or any(o in shadowed for o in passed):
                    found += passed
        return found

    def _with_stand_ins(self, shadowed: set[MemoryObject]) -> set[MemoryObject]:
        """Inactive memory that other functions reach through shadows.

        They take every pointer in shadow memory for a shadow, so inactive memory of this activation gets one, and an
        inactive global with numbers a stand-in that holds zeros; inactive memory of unknown size, and a variable that
        leads on to others', cannot (`mixed`): those functions must look (`guarded`).
        """
        self.stand_ins: set[Value] = set()
        self.mixed: list[MemoryObject] = []
        roots = [o for o in shadowed if self.objects.escapes(o)]
        roots += self._handed_to_custom(shadowed)
        for call in self.function.instructions():
            if isinstance(call, Call) and classify(call) in _BY_POINTERS:
                for argument in call.arguments:
                    passed = self.objects.of(argument)
                    roots += passed if any(o in shadowed for o in passed) else ()
        if self.seeds.result_active:
            roots += self.objects.returned
        for made in self.objects.reach(roots) - shadowed:
            if made.kind == "global":
                if isinstance(made.value, GlobalVariable) and leads_on(made.value):
                    self.mixed.append(made)
                elif isinstance(made.value, GlobalVariable) and holds_float(made.value.value_type):
                    self._stand_in(made, shadowed)
            elif made.is_local:
                shadowed.add(made)
            elif self._may_hold_numbers(made) and self._is_led_to(made):
                self.mixed.append(made)
        self._ways_to_shadows(shadowed)
        return shadowed

    def _stand_in(self, made: MemoryObject, shadowed: set[MemoryObject]) -> None:
        assert made.value is not None
        self.stand_ins.add(made.value)
        shadowed.add(made)

    def _ways_to_shadows(self, shadowed: set[MemoryObject]) -> None:
        """A constant table of addresses has one of their shadows; memory of this activation keeps them beside."""
        tables = [o for o in self.objects.objects if isinstance(o.value, GlobalVariable) and is_table(o.value)]
        ways = [*tables, *(o for o in self.objects.objects if o.is_local and self._is_way(o))]
        found = True
        while found:
            found = [o for o in ways if o not in shadowed and any(inner in shadowed for inner in o.contents)]
            for made in found:
                if made.is_local:
                    shadowed.add(made)
                else:
                    self._stand_in(made, shadowed)

    def _is_way(self, made: MemoryObject) -> bool:
        return made not in self._unread and not self._is_barred(made)

    def _may_hold_numbers(self, made: MemoryObject) -> bool:
        evidence = self.types.evidence.get(made, ())
        return (not evidence and made.kind != "inactive") or any(isinstance(e.leaf, FloatType) for e in evidence)

    def _is_led_to(self, made: MemoryObject) -> bool:
        """Some code looks for addresses in the memory from which this is reached, if it is an argument's."""
        if not made.is_deep or not isinstance(made.value, Argument):
            return True
        return self.types.across.shapes.has_addresses(self.types.primal, [made.value])


def _has_room_for_address(type_: Type) -> bool:
    return any(
        is_pointer(t) or (isinstance(t, IntegerType) and t.bits >= 8 * POINTER_BYTES) for t in scalar_types(type_)
    )


def _is_only_printed(call: Call, index: int) -> bool:
    """Does what is called do nothing with an integer but hand it on to functions that know of no numbers?"""
    callee = body_called(call)
    if callee is None or index >= len(callee.arguments) or not is_integer(call.arguments[index].type):
        return False
    return all(map(only_prints, callee.arguments[index].users))


def _is_integer(node: Node) -> bool:
    return isinstance(node, Value) and bits_of(node.type) > 0

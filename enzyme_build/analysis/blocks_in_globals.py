"""Pointers in globals that lead to nothing but whole blocks of numbers of the program's own: work arrays that are kept.

    static double *work; static int room;   if (n > room) { free(work); work = malloc(n * sizeof *work); room = n; }

Everything that is stored there, anywhere in the program, is the result of an allocation, what such a pointer held, or
null, who frees a block puts another one there, or null, and no address lies in the blocks.  So there is a block, or
null, whenever a derivative is asked for, and a shadow can be made for what was put there before.

Other globals may hold addresses in such blocks: views of them (`static double *rows; rows = work + n;`).  Which block
a view leads into shows when a derivative is asked for, if it leads into one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, reachable
from enzyme_build.analysis.shapes import Shapes
from enzyme_build.ir import (
    Argument,
    Block,
    Call,
    Compare,
    ConstantNull,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    PointerType,
    Return,
    Store,
    Type,
    Value,
    is_pointer,
    named_in_initializers,
)

_MOST = 64  # pointers in one global


Places = dict[GlobalVariable, dict[int, Type | None]]
Place = tuple[GlobalVariable, int]  # where in a global
_Source = Place | Call  # what a pointer was taken from, or who made the block


class BlocksInGlobals:
    """`functions` are differentiated, `others` are not; `taken`: those whose addresses are taken."""

    def __init__(
        self,
        module: Module,
        shapes: Shapes,
        functions: Iterable[Function],
        others: Iterable[Function],
        taken: Iterable[Function],
    ):
        self._module = module
        self._named = named_in_initializers(module)
        self._shapes = shapes
        self._functions = frozenset(functions)
        self._bodies = [*functions, *(f for f in others if not f.is_declaration)]
        self._taken = frozenset(taken)
        self._makers: dict[Function, bool] = {}
        self._releases: dict[Function, list[tuple[Call, Value]]] = {}
        self._filled: dict[GlobalVariable, dict[int, set[_Source] | None] | None] = {}
        self.may_share: dict[Place, list[Place]] = {}  # those found before that may hold the same block

    def find(self, candidates: Iterable[Value]) -> Places:
        """The offsets of such pointers in the candidates, with the type of the numbers behind (None: of several)."""
        taken_from = {place: sources for variable in candidates for place, sources in self._places_in(variable)}
        together = _groups({**self._freed_places(), **taken_from})
        for place in [place for place in taken_from if self._is_left_behind(place, together)]:
            del taken_from[place]
        for place in _unfit(taken_from):
            del taken_from[place]
        together = _groups(taken_from)
        found: Places = {}
        before: list[Place] = []
        for place in taken_from:
            variable, offset = place
            kinds = numbers_behind(self._shapes, variable, offset)
            found.setdefault(variable, {})[offset] = next(iter(kinds)) if len(kinds) == 1 else None
            self.may_share[place] = [other for other in before if other in together[place]]
            before.append(place)
        return found

    def _places_in(self, variable: Value) -> Iterator[tuple[Place, set[_Source]]]:
        """The pointers to numbers in a global to which blocks are handed, and where these come from."""
        if not isinstance(variable, GlobalVariable) or variable.linkage not in ("internal", "private"):
            return
        offsets = _pointers_in(self._module, variable)
        if not offsets or "@" in (variable.initializer or "") or variable.name in self._named:
            return
        for offset in offsets:
            sources = self._put_at((variable, offset))
            if sources is not None and numbers_behind(self._shapes, variable, offset):
                yield (variable, offset), sources

    def _freed_places(self) -> dict[Place, set[_Source]]:
        """Those whose blocks are freed somewhere, and what is put there.

        (Unseen code that sets one does not know the blocks that are asked about.)
        """
        released = (pointer for _, body in self._all_bodies() for _, pointer in self._released_in(body))
        found: dict[Place, set[_Source]] = {}
        for place in dict.fromkeys(_place_of(origin) for pointer in released for origin in origins_of(pointer)):
            sources = self._put_at(place) if place is not None else None
            if place is not None and sources is not None:
                found[place] = sources
        return found

    def _all_bodies(self) -> Iterator[tuple[Function, Function]]:
        """Every function that may name a global, and the form in which it is looked at."""
        for function in self._bodies:
            if function in self._functions:
                yield function, self._shapes.body_of(function)
            elif function.is_parsed or "@" in (function.body_text or ""):
                yield function, function

    def _is_left_behind(self, place: Place, together: dict[Place, Set[Place]]) -> bool:
        """May the pointer lead to memory that has been freed?  `together`: places that may hold one block."""
        nodes = set(nodes_behind(self._shapes, *place))
        for function, body in self._all_bodies():
            is_seen = function in self._functions
            for call, pointer in self._released_in(body) if is_seen or _may_name(function, place[0]) else ():
                origins = origins_of(pointer)
                held_by = [_place_of(origin) for origin in origins]
                if all(held is not None and place not in together.get(held, (place,)) for held in held_by):
                    continue  # blocks of others
                freed = [o for o, held in zip(origins, held_by) if isinstance(o, Load) and held == place]
                may_be = bool(freed) or (
                    is_seen and any(p.node in nodes for _, p in self._shapes.everywhere(function, [pointer]))
                )
                if may_be and not _is_replaced(body, freed, call, place):
                    return True
        return False

    def _released_in(self, body: Function) -> list[tuple[Call, Value]]:
        """The calls that free something, and what; a function that frees an argument does so where it is called."""
        if body not in self._releases:
            self._releases[body] = list(self._releases_of(body))
        return self._releases[body]

    def _releases_of(self, body: Function) -> Iterator[tuple[Call, Value]]:
        for call in [i for i in body.instructions() if isinstance(i, Call)]:
            kind, callee = classify(call), called_function(call)
            if kind is CallKind.DEALLOCATION:
                if not (self._is_only_called(body.name) and _is_passed(call.arguments[0])):
                    yield call, call.arguments[0]
            elif kind is CallKind.DEFINED and callee is not None and self._is_only_called(callee.name):
                for argument, given in zip(callee.arguments, call.arguments):
                    if is_pointer(argument.type) and _frees(callee, argument):
                        yield call, given

    def _is_only_called(self, name: str) -> bool:
        """Every call of the function is one by its name."""
        function = self._module.functions[name]
        return function.linkage in ("internal", "private") and function not in self._taken

    def _put_at(self, place: Place) -> set[_Source] | None:
        """Where the blocks come from that are stored there; None if other things than blocks are, or may be."""
        variable, offset = place
        if variable not in self._filled:
            self._filled[variable] = self._filled_from(variable)
        filled = self._filled[variable]
        return filled.get(offset, set()) if filled is not None else None

    def _filled_from(self, variable: GlobalVariable) -> dict[int, set[_Source] | None] | None:
        """Where the blocks come from that are stored at an offset (None: other things than blocks are).

        None if the global's address goes elsewhere.
        """
        found: dict[int, set[_Source] | None] = {}
        for function in (body for body in self._bodies if _may_name(body, variable)):
            for instruction in function.instructions():
                for index, operand in enumerate(instruction.operands):
                    is_named = is_pointer(operand.type) and address_of(operand).base is variable
                    if is_named and not self._note_use(instruction, index, found):
                        return None
        return found

    def _note_use(self, user: Instruction, index: int, found: dict[int, set[_Source] | None]) -> bool:
        """A use of the global's address; False if what it stores there is not known."""
        match user:
            case Load() | Compare():
                return True
            case Store() if index == 1:
                if is_pointer(user.value.type):
                    address = address_of(user.pointer)
                    if address.terms:
                        return False
                    known = found.setdefault(address.offset, set())
                    sources = self._sources(user.value)
                    found[address.offset] = known | sources if known is not None and sources is not None else None
                return True
            case _:
                return user.opcode == "getelementptr"

    def _sources(self, value: Value) -> set[_Source] | None:
        """The calls that make a block, and the places that it is taken from; None if it may be something else."""
        found: set[_Source] = set()
        for origin in origins_of(value):
            place = _place_of(origin)
            if place is not None:
                found.add(place)
            elif not self._is_block(origin):
                return None
            elif isinstance(origin, Call):
                found.add(origin)
        return found

    def _is_block(self, value: Value) -> bool:
        if isinstance(value, ConstantNull):
            return True
        if not isinstance(value, Call):
            return False
        callee = called_function(value)
        if classify(value) is CallKind.DEFINED and callee is not None and not callee.is_declaration:
            return self._makes_blocks(callee)
        return classify(value) is CallKind.ALLOCATION

    def _makes_blocks(self, function: Function) -> bool:
        """All that the function returns is a new block, or null; where it calls itself that is taken for granted."""
        if function not in self._makers:
            self._makers[function] = True
            returned = [o for b in function.blocks if isinstance(b.terminator, Return) for o in b.terminator.operands]
            self._makers[function] = all(self._is_block(o) for value in returned for o in origins_of(value))
        return self._makers[function]


def views_in_globals(
    module: Module, shapes: Shapes, candidates: Iterable[Value], blocks: Places
) -> dict[GlobalVariable, dict[int, list[Place]]]:
    """The offsets of pointers in the candidates that may lead into these blocks, each with the places of the blocks."""
    roots = [(variable, at, set(nodes_behind(shapes, variable, at))) for variable in blocks for at in blocks[variable]]
    found: dict[GlobalVariable, dict[int, list[Place]]] = {}
    for variable in candidates if roots else ():
        if not isinstance(variable, GlobalVariable):
            continue
        for offset in _pointers_in(module, variable):
            if offset in blocks.get(variable, {}) or not numbers_behind(shapes, variable, offset):
                continue
            nodes = set(nodes_behind(shapes, variable, offset))
            into = [(root, at) for root, at, others in roots if not nodes.isdisjoint(others)]
            if into:
                found.setdefault(variable, {})[offset] = into
    return found


def _pointers_in(module: Module, variable: GlobalVariable) -> list[int]:
    """The offsets of the first pointers in a global."""
    leaves = module.layout.leaves(variable.value_type)
    return [at for (at, leaf), _ in zip(leaves, range(_MOST)) if isinstance(leaf, PointerType)]


def addresses_in(shapes: Shapes, variable: GlobalVariable) -> list[int]:
    """Where in a global addresses lie, or the first of those that lie one behind the other."""
    start = shapes.globals().get(variable)
    return [at - one.offset for one in alternatives(start) for at, _ in one.node.slots] if start is not None else []


def nodes_behind(shapes: Shapes, variable: Value, offset: int) -> Iterator[Node]:
    """What a pointer in a global leads to."""
    start = shapes.globals().get(variable) if isinstance(variable, GlobalVariable) else None
    if start is None:
        return
    for place in alternatives(start.moved(offset)):
        for (at, period), target in place.node.slots.items():
            distance = at - place.offset
            if distance == 0 or (period and distance % period == 0):
                yield from (found.node for found in alternatives(target))


def reached_behind(shapes: Shapes, variable: Value, offset: int) -> list[Node]:
    """The same, and what can be reached from there."""
    return reachable(Position(node) for node in nodes_behind(shapes, variable, offset))


def numbers_behind(shapes: Shapes, variable: GlobalVariable, offset: int) -> dict[Type, None]:
    """The types of the numbers in the blocks; none if addresses, or data of unknown kinds, may lie there."""
    found: dict[Type, None] = {}
    for node in nodes_behind(shapes, variable, offset):
        if node.slots or node.is_open or node.is_vague:
            return {}
        leaves = {item.leaf for item in node.evidence}
        if any(isinstance(leaf, PointerType) for leaf in leaves):
            return {}
        found |= dict.fromkeys(leaf for leaf in leaves if isinstance(leaf, FloatType))
    return found


def _place_of(value: Value) -> Place | None:
    """Where in a global a pointer is loaded from."""
    return _place_at(value.pointer) if isinstance(value, Load) else None


def _place_at(pointer: Value) -> Place | None:
    """Where in a global an address lies."""
    address = address_of(pointer)
    return (address.base, address.offset) if isinstance(address.base, GlobalVariable) and not address.terms else None


def _groups(taken_from: dict[Place, set[_Source]]) -> dict[Place, Set[Place]]:
    """The places that may hold the same block: a call's result is put into them, or one is taken from another."""
    holders: dict[_Source, list[Place]] = {}
    for place, sources in taken_from.items():
        for source in {*sources, place}:
            holders.setdefault(source, []).append(place)
    groups = Closure[Place, Place](
        lambda place: ([place], [other for source in {*taken_from[place], place} for other in holders[source]])
    )
    return {place: groups.of(place) for place in taken_from}


def _unfit(taken_from: dict[Place, set[_Source]]) -> set[Place]:
    """The places to which others than these hand their pointers on, perhaps through some of these."""
    given_to: dict[_Source, list[Place]] = {}
    for place, sources in taken_from.items():
        for source in sources:
            given_to.setdefault(source, []).append(place)
    strange = [source for source in given_to if source not in taken_from and not isinstance(source, Call)]
    work = [place for source in strange for place in given_to[source]]
    found: set[Place] = set()
    while work:
        place = work.pop()
        if place not in found:
            found.add(place)
            work += given_to.get(place, [])
    return found


def _may_name(function: Function, variable: GlobalVariable) -> bool:
    """False if the function surely does not name the global."""
    return function.is_parsed or variable.name in (function.body_text or "")


def _is_passed(pointer: Value) -> bool:
    return all(isinstance(origin, Argument) for origin in origins_of(pointer))


def _frees(function: Function, argument: Argument) -> bool:
    calls = (i for i in function.instructions() if isinstance(i, Call) and classify(i) is CallKind.DEALLOCATION)
    return any(argument in origins_of(call.arguments[0]) for call in calls)


def _is_replaced(function: Function, loads: list[Load], release: Call, place: Place) -> bool:
    """Something else is stored there behind the release in any case, or between it and the loads that it frees."""
    stores = [i for i in function.instructions() if isinstance(i, Store) and _place_at(i.pointer) == place]
    for store in stores:
        if store.block is release.block and _stands_before(release, store):
            return True
        if store.block is not release.block and _always_follows(release.block, store.block):
            return True
    flow = ControlFlow(function)
    return bool(loads) and all(any(_lies_between(flow, load, store, release) for store in stores) for load in loads)


def _lies_between(flow: ControlFlow, load: Load, store: Store, release: Call) -> bool:
    is_behind_load = flow.dominates(load.block, store.block) and not (
        store.block is load.block and _stands_before(store, load)
    )
    return is_behind_load and flow.dominates(store.block, release.block)


def _stands_before(one: Instruction, other: Instruction) -> bool:
    instructions = one.block.instructions
    return instructions.index(one) < instructions.index(other)


def _always_follows(start: Block, end: Block) -> bool:
    """Does every way on from `start` come to `end`, or to the end of the program?"""
    seen: set[Block] = set()
    work = list(start.successors)
    is_met = False
    while work:
        block = work.pop()
        if block is end:
            is_met = True
        elif block not in seen:
            seen.add(block)
            if _ends_program(block):
                continue
            if not block.successors:
                return False
            work += block.successors
    return is_met


def _ends_program(block: Block) -> bool:
    """It exits or aborts: nobody comes to look at what is left."""
    rule_of = (rules.inactive_rule(callee_name(i)) for i in block.instructions if isinstance(i, Call))
    return any(rule is not None and rule.does_not_return and not rule.throws for rule in rule_of)

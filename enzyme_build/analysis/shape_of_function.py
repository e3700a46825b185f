"""The memory that a function uses, as a graph: see `shapes`.

Functions that call each other have one graph: what one hands to another in any activation is used alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import gcd

from enzyme_build import rules
from enzyme_build.analysis.address_moves import AddressMoves
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify, displacement, makes_memory
from enzyme_build.analysis.chosen_members import chosen_members
from enzyme_build.analysis.claims import Claim, StructsSeen, claims_of, claims_of_global
from enzyme_build.analysis.claims_from_bases import Claimed, claimed
from enzyme_build.analysis.copied_runs import counted_elements
from enzyme_build.analysis.copied_windows import CopiedWindows, Window
from enzyme_build.analysis.exclusive_uses import choices_by_name, exclusive_records, records_taken
from enzyme_build.analysis.initial_pointers import initial_pointers
from enzyme_build.analysis.inner_addresses import inner_addresses, takes_characters_alone
from enzyme_build.analysis.instances import Instance
from enzyme_build.analysis.integer_addresses import integers_with_addresses
from enzyme_build.analysis.integer_sources import is_plain_integer
from enzyme_build.analysis.kept_integers import Kept, given_to, stored_arguments
from enzyme_build.analysis.moved_words import claims_of_moves, moves_in, puts_bits
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.analysis.own_members import OwnMembers
from enzyme_build.analysis.pointer_paths import Path, pointer_paths
from enzyme_build.analysis.pointer_walks import Walk, walk_of
from enzyme_build.analysis.record_arrays import RecordArrays
from enzyme_build.analysis.record_types import Record, record_accessed, record_cast_to, record_of_object
from enzyme_build.analysis.shape_graph import ShapeGraph
from enzyme_build.analysis.shape_nodes import (
    Node,
    Position,
    alternatives,
    are_alike,
    chosen,
    copies_of,
    fitting,
    normal,
    reachable,
)
from enzyme_build.analysis.text_pointers import TextPointers
from enzyme_build.analysis.transit import Transit
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ConstantAggregate,
    ConstantInt,
    ExtractValue,
    FloatType,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    InsertValue,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    bare_name,
    extract_path,
    integer,
    is_pointer,
)

_ROUNDS = 40
_MOST_POINTERS = 256  # that a global starts with
_LONGEST_COPY = 1024  # bytes of a copy of constant size that are looked at one by one


class Shape:
    """`bodies`: the functions, each with the form that is looked at; `callee_shape` answers for all others.

    `graph`: the one of the whole program; memory that globals do not lead to is copied for each call.
    `strings_apart`: the characters of all strings are one piece of memory (`text`), wherever the strings lie.
    """

    def __init__(
        self,
        bodies: Mapping[Function, Function],
        callee_shape: Callable[[Function], Shape],
        graph: ShapeGraph,
        strings_apart: bool = True,
    ):
        self.bodies = bodies
        self._module = next(iter(bodies)).module
        self.layout = self._module.layout
        self.graph = graph
        self.instances: dict[Call, Instance] = {}
        self.results: dict[tuple[Function, Path], Position] = {}  # of each body
        self.text_pointers = TextPointers(bodies.values()) if strings_apart else None
        self.beside_text: list[Value] = []  # what is copied to characters, or from there
        self._own_members = OwnMembers(bodies.values())
        self.record_arrays = RecordArrays(bodies.values())
        self._moves = AddressMoves(self.record_arrays, self._distance)
        members = chosen_members(bodies.values())
        self._chosen = {choice: ways for choice, ways in members.items() if not self.is_text(choice)}
        self._at: dict[tuple[Value, Path], Position] = {}
        self._addresses = integers_with_addresses(self._instructions())
        self._walks: dict[Value, Walk | None] = {}
        self._claims: dict[Claimed, None] = {}
        self._noted: dict[Value, list[Position]] = {}  # where claims about a pointer have been noted
        self._by_choice = {call for body in bodies.values() for call in choices_by_name(body)}
        self._copies: list[tuple[Value, Value, int, bool]] = []
        self.windows = CopiedWindows(graph, self.layout)
        self.copied: list[Window] = []  # what callers' memory is copied like that, too
        self.kept: dict[Kept, None] = {}  # of integers that callers hand in
        self._collect()
        self._instantiate(callee_shape)
        self._tell_apart()
        self._solve()

    # ---- questions ---------------------------------------------------------------------------------------
    def places(self, value: Value, path: Path = ()) -> list[Position]:
        """Where a pointer, or the pointer at a path inside a value, may lead to; nowhere for null and the like."""
        return list(dict.fromkeys(p for target in self._targets(value, path) for p in alternatives(target)))

    def stand_in(self, new: Value, old: Value) -> None:
        """A value that was made later is a pointer to what another one was."""
        found = self._at.get((old, ()))
        if found is not None:
            self._at[new, ()] = found

    def _accessed(self, access: Load | Store) -> list[Position]:
        """The places that an access may be to."""
        places = self.places(access.pointer)
        seen = record_accessed(access) if len(places) > 1 else None
        return chosen(places, Record(seen[0], -seen[1])) if seen is not None else places

    def _targets(self, value: Value, path: Path = ()) -> list[Position]:
        """The same, with places that may be one of several."""
        if isinstance(value, GlobalVariable):
            return [self._global(value)]
        if isinstance(value, ConstantAggregate) and path:
            return self._targets(value.elements[path[0]], path[1:])
        if not path and is_pointer(value.type):
            address = address_of(value)
            if self._holds_text(address):
                return [self.graph.text]
            if address.base is not value:
                moves = self._moves.from_starts(address)
                return [base.moved(*move) for base in self._targets(address.base) for move in moves]
        if value in self._chosen:
            return list(dict.fromkeys(place for way in self._chosen[value] for place in self._targets(way)))
        found = self._at.get((value, path))
        return [normal(found)] if found is not None else []

    def _distance(self, left: Value, right: Value) -> int:
        """What the distance between two pointers is a multiple of: they lead to one object, once that is known."""
        pairs = [(ours, theirs) for ours in self.places(left) for theirs in self.places(right)]
        known = [(ours, theirs) for ours, theirs in pairs if ours.node is theirs.node]
        return gcd(*(d for a, b in known for d in (a.period, b.period, a.offset - b.offset)))

    def handed(self) -> list[Position]:
        """What callers hand in and get back."""
        arguments = [self._at[a, path] for a in self._arguments() for path in pointer_paths(a.type)]
        return [*arguments, *self.results.values()]

    def results_of(self, body: Function) -> list[tuple[Path, Position]]:
        """The pointers that one of the functions returns."""
        return [(path, position) for (returning, path), position in self.results.items() if returning is body]

    def is_text(self, pointer: Value) -> bool:
        """Does it lead to a string's characters?"""
        return self.text_pointers is not None and pointer in self.text_pointers

    def holds_numbers_in_strings(self) -> bool:
        """True if numbers are accessed where characters should be: a string may be a buffer of bytes."""
        if self.text_pointers is None:
            return False
        buffers = [self.graph.text, *(place for value in self.text_pointers.values for place in self.places(value))]
        nodes = [place.node for buffer in buffers for place in alternatives(buffer)]
        return any(isinstance(e.leaf, FloatType) for node in nodes for e in node.evidence)

    def _holds_text(self, address: Address) -> bool:
        """Is it a place in an object where a string's characters lie?  (What others keep there is a union's.)"""
        return self.text_pointers is not None and self.text_pointers.are_at(address)

    def nodes(self) -> list[Node]:
        """All memory that the function uses, but for what all functions share."""
        return reachable([*self._at.values(), *self.handed()], with_shared=False)

    # ---- the closure -------------------------------------------------------------------------------------
    def _instructions(self) -> Iterator[Instruction]:
        return (i for body in self.bodies.values() for i in body.instructions())

    def _arguments(self) -> Iterator[Argument]:
        return (argument for body in self.bodies.values() for argument in body.arguments)

    def _collect(self) -> None:
        for argument in self._arguments():
            for path in pointer_paths(argument.type):
                self._at[argument, path] = Position(Node())
        for function, body in self.bodies.items():
            object_ = record_of_object(function)
            if object_ is not None:
                self.graph.note_record([self._at[body.arguments[object_[0].index], ()]], object_[1])
        for body in self.bodies.values():
            self._collect_from(body)

    def _collect_from(self, body: Function) -> None:
        transit, seen = Transit(body), StructsSeen()
        for instruction in body.instructions():
            claims = list(claims_of(instruction, transit, seen))
            if isinstance(instruction, Store) and is_plain_integer(instruction, transit):
                stored = integer(8 * self.layout.store_size_of(instruction.value.type))
                claims.append(Claim(instruction.pointer, 0, stored, stored=True))
            accessed = record_accessed(instruction) if claims and isinstance(instruction, (Load, Store)) else None
            self._claims.update(dict.fromkeys(claimed(c, accessed, self._walk(c.pointer)) for c in claims))
        self._claims.update(dict.fromkeys(map(claimed, claims_of_moves(body))))
        self._copies += moves_in(body)

    def _walk(self, pointer: Value) -> Walk | None:
        """Where it comes from, if it walks there and that shows nowhere else."""
        base = address_of(pointer).base
        if base not in self._walks:
            is_known = self.is_text(base) or base in self._addresses
            self._walks[base] = None if is_known else walk_of(base)
        return self._walks[base]

    def _solve(self) -> None:
        instructions = [i for i in self._instructions() if self._moves_pointers(i)]
        for made in (i for i in instructions if makes_memory(i)):  # (accesses to it are noted before it is handed on)
            self._at[made, ()] = Position(Node(), floor=0)
        for _ in range(_ROUNDS):
            before = self.graph.changes
            self._note_claims()
            for instruction in instructions:
                self._transfer(instruction)
            for move in self._copies:
                self._copy(*move)
            self.windows.copy()
            if self.graph.changes != before or self._unknown_addresses() or self.windows.join():
                continue
            visible = set(reachable(self.handed(), with_shared=False))
            if not self.windows.copy_back(visible) and not self.windows.join_runs(visible):
                break
        else:
            self._open([*self._at.values(), *self.graph.globals.values()])
            visible = set(reachable(self.handed(), with_shared=False))
        self.copied = self.windows.between(visible)
        for argument, store in stored_arguments(self.bodies.values()):
            size = self.layout.store_size_of(store.value.type)
            self.kept.update(dict.fromkeys(Kept(argument, place, size) for place in self._accessed(store)))

    def settle(self, is_entry: bool) -> None:
        """The same again where functions that were looked at later have changed what all share.

        Nobody who fills what an entry is given will be seen.
        """
        self._note_claims()
        self.windows.copy()
        if is_entry:
            self.windows.copy_back()
            self.windows.join_runs()
        for instance in self.instances.values():
            instance.renew(self.graph)
            instance.join_what_is_one(self.graph)

    def _moves_pointers(self, instruction: Instruction) -> bool:
        """False for numbers, for addresses, which are looked up where they are used, and for what is known already."""
        if isinstance(instruction, (Alloca, Call, Return, AtomicRMW, CompareExchange)):
            return True
        moved = instruction.value if isinstance(instruction, Store) else instruction
        is_text = self.text_pointers is not None and instruction in self.text_pointers.members
        if instruction in self._chosen or (isinstance(instruction, Store) and (is_text or moved in self._own_members)):
            return False
        if moved in self._addresses:
            return True
        return not isinstance(instruction, GetElementPtr) and bool(pointer_paths(moved.type))

    def _global(self, variable: GlobalVariable) -> Position:
        """Where a global lies; with it, those that it starts with the addresses of."""
        if variable not in self.graph.globals:
            new = [self._new_global(variable)]
            while new:
                one = new.pop()
                for offset, target, distance in self._initial_pointers(one):
                    if target not in self.graph.globals:
                        new.append(self._new_global(target))
                    self.graph.link(self.graph.globals[one].moved(offset), self.graph.globals[target].moved(distance))
        return normal(self.graph.globals[variable])

    def _new_global(self, variable: GlobalVariable) -> GlobalVariable:
        place = self.graph.globals[variable] = Position(Node(is_shared=True), floor=0)
        for claim in map(claimed, claims_of_global(variable, self.layout)):
            self._note(claim, [place])
        return variable

    def _initial_pointers(self, variable: GlobalVariable) -> Iterator[tuple[int, GlobalVariable, int]]:
        """Addresses of others that a global starts with.  (It is open where these are many, or not known.)"""
        text = variable.initializer or ""
        if "@" not in text or rules.is_description(bare_name(variable.name)):
            return
        pointers = initial_pointers(self._module, variable)
        if len(pointers) > _MOST_POINTERS or text.count("@") > len(pointers):
            normal(self.graph.globals[variable]).node.is_open = True
            return
        for pointer in pointers:
            if isinstance(pointer.target, GlobalVariable):
                yield pointer.offset, pointer.target, pointer.distance

    def _note_claims(self) -> None:
        """All claims, where pointers have led nowhere else since they were noted."""
        places: dict[Value, list[Position]] = {}
        settled: dict[Value, bool] = {}
        for claim in self._claims:
            if claim.base not in places:
                places[claim.base] = self.places(claim.base)
                settled[claim.base] = self._noted.get(claim.base) == places[claim.base]
            if not settled[claim.base] or not self._moves.is_known(claim.terms):
                self._note(claim, places[claim.base])
        self._noted = places

    def _note(self, claim: Claimed, places: list[Position]) -> None:
        address = Address(claim.base, claim.offset, claim.terms, claim.ahead)
        if self._holds_text(address):
            self.graph.note(self.graph.text, Evidence(0, claim.strides, claim.leaf))
            return
        moves = self._moves.of(address)
        for offset, steps in moves:
            steps = (*steps, *claim.walk)
            strides = tuple(sorted({s for s in (*steps, *claim.strides) if s}))
            item = Evidence(offset, strides, claim.leaf, claim.declared, claim.stored, claim.sure)
            record = claim.record and Record(claim.record, offset - claim.member, gcd(*steps))
            found = chosen(places, record, offset)
            for place in found:
                self.graph.note(place, item)
            if record is not None and len(moves) == 1:
                self.graph.note_record(found, record)

    def _flow(self, sources: Iterable[Position], target: Value, path: Path = ()) -> None:
        """The value may be a pointer to these places."""
        for source in sources:
            known = self._at.get((target, path))
            found = normal(source) if known is None else self.graph.join(known, source)
            if known is None or found != normal(known):
                self.graph.changes += 1
            self._at[target, path] = found

    def _transfer(self, instruction: Instruction) -> None:
        match instruction:
            case Alloca():
                self._flow([self._own(instruction)], instruction)
            case Load() | Phi() | Select() if is_pointer(instruction.type) and self.is_text(instruction):
                self._flow([self.graph.text], instruction)
            case Load():
                for path, offset in self._pointers_in(instruction):
                    for place in self._accessed(instruction):
                        self._flow([self.graph.target_of(place.moved(offset))], instruction, path)
            case Store():
                for path, offset in self._pointers_in(instruction.value):
                    for target in self._targets(instruction.value, path):
                        for place in self._accessed(instruction):
                            self.graph.link(place.moved(offset), target)
            case Phi() | Select() | Freeze() | Cast(opcode="bitcast" | "addrspacecast"):
                for path, _ in self._pointers_in(instruction):
                    for operand in instruction.operands:
                        if operand not in self._own_members:
                            self._flow(self._targets(operand, path), instruction, path)
            case ExtractValue():
                for path in pointer_paths(instruction.type):
                    self._flow(self._targets(instruction.operands[0], (*instruction.path, *path)), instruction, path)
            case InsertValue():
                self._insert(instruction)
            case Return(operands=[value]):
                self._return(value, instruction.function)
            case Call():
                self._call(instruction)
            case AtomicRMW() | CompareExchange() if puts_bits(instruction) or instruction in self._addresses:
                self._open([p for o in instruction.operands for p in self.places(o)])
            case AtomicRMW() | CompareExchange() if is_pointer(instruction.operands[-1].type):
                for place in self.places(instruction.operands[0]):
                    for target in self._targets(instruction.operands[-1]):
                        self.graph.link(place, target)
                    self._flow(
                        [self.graph.target_of(place)], instruction, (0,) * isinstance(instruction, CompareExchange)
                    )
            case _ if instruction in self._addresses and not isinstance(instruction, Load):
                self._compute_address(instruction)
            case _:
                pass

    def _own(self, instruction: Instruction) -> Position:
        """The memory that an instruction makes, or about which nothing else is known."""
        return self._at.get((instruction, ())) or Position(Node())

    def _insert(self, instruction: InsertValue) -> None:
        whole, part = instruction.operands
        for path in pointer_paths(instruction.type):
            depth = len(instruction.path)
            inserted = path[:depth] == instruction.path
            self._flow(self._targets(part, path[depth:]) if inserted else self._targets(whole, path), instruction, path)

    def _return(self, value: Value, body: Function) -> None:
        for path in pointer_paths(value.type):
            for found in self._targets(value, path):
                known = self.results.get((body, path))
                self.results[body, path] = found if known is None else self.graph.join(known, found)

    def _compute_address(self, instruction: Instruction) -> None:
        """Integers that carry addresses: where exactly such a pointer leads to is not followed."""
        steps = [] if isinstance(instruction, Cast) else [1]
        for operand in instruction.operands:
            self._flow([found.moved(0, steps) for found in self.places(operand)], instruction)

    def _unknown_addresses(self) -> bool:
        """Pointers made of integers that came from nowhere: they may lead to anything."""
        unknown = [v for v in self._addresses if is_pointer(v.type) and not self.places(v)]
        for value in unknown:
            self._flow([Position(Node(is_open=True))], value)
        return bool(unknown)

    def _pointers_in(self, value: Value) -> Iterator[tuple[Path, int]]:
        """The paths of the pointers in what is loaded or stored, with their offsets."""
        if value in self._addresses:
            yield (), 0
        for path in pointer_paths(value.type):
            yield path, extract_path(self.layout, value.type, path)[0] if path else 0

    def _open(self, roots: list[Position]) -> None:
        for node in reachable(roots):
            node.is_open = True

    # ---- calls -------------------------------------------------------------------------------------------
    def _call(self, call: Call) -> None:
        kind = classify(call)
        if kind is CallKind.DEFINED:
            self._defined_call(call)
            return
        passed = [p for a in call.arguments for p in self.places(a)]
        if kind is CallKind.MEMORY:
            self._memory_call(call)
        elif kind is CallKind.ALLOCATION:
            self._allocation(call)
        elif kind is CallKind.MIRRORED:
            self._mirrored_call(call, passed)
        elif kind in (CallKind.CUSTOM, CallKind.INDIRECT, CallKind.UNKNOWN):
            self._open(passed)
            self._unseen_result(call)
        elif kind is CallKind.INACTIVE:
            self._inactive_call(call)

    def _inactive_call(self, call: Call) -> None:
        """What it answers leads into what it is given, or nobody sees what it leads to."""
        rule, inner = rules.inactive_rule(callee_name(call)), inner_addresses(call)
        is_led = any(one.place is None for one in inner) and not takes_characters_alone(call)
        if rule is not None and rule.returns_argument is not None:
            self._flow(self._targets(call.arguments[rule.returns_argument]), call)
        elif not is_led:
            self._unseen_result(call, is_inactive=True)
        for place, base, is_behind in inner:
            bases = self._targets(base)
            starts = [self.graph.target_of(one) for one in bases] if is_behind else bases
            found = [start.moved(0, [1], ahead=True) for start in starts]
            for path in pointer_paths(call.type) if place is None and is_led else ():
                self._flow(found, call, path)
            for here in self._targets(place) if place is not None else ():
                for one in found:
                    self.graph.link(here, one)

    def _unseen_result(self, call: Call, is_inactive: bool = False) -> None:
        for path in pointer_paths(call.type):
            made = Position(Node(is_open=not is_inactive, is_inactive=is_inactive))
            self._flow([self._at.get((call, path)) or made], call, path)

    def _allocation(self, call: Call) -> None:
        rule = rules.allocation_rule(callee_name(call))
        assert rule is not None
        self._flow([self._own(call)], call)
        if rule.grows is not None:
            self._flow(self._targets(call.arguments[rule.grows]), call)
        for place in self.places(call.arguments[rule.result_argument]) if rule.result_argument is not None else ():
            self.graph.target_of(place)

    def _memory_call(self, call: Call) -> None:
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        destination, length = call.arguments[rule.destination], call.arguments[rule.length]
        if rule.source is not None and not rule.is_apart:
            size = length.value if isinstance(length, ConstantInt) and length.value <= _LONGEST_COPY else None
            self._copy(destination, call.arguments[rule.source], size, width=counted_elements(length))
        if is_pointer(call.type):
            steps = [1] if rule.returns == "end" else []
            self._flow([place.moved(0, steps) for place in self._targets(destination)], call)

    def _copy(
        self, destination: Value, source: Value, size: int | None, is_named: bool = False, width: int = 0
    ) -> None:
        """What lies in these bytes is the same.  Of unknown number, and no elements: both are used alike."""
        if self.is_text(destination) or self.is_text(source):
            self.beside_text += [p for p in (destination, source) if not self.is_text(p)]
            return  # characters
        for to in self._targets(destination):
            for start in self._targets(source):
                if size is not None:
                    self.windows.see(Window(to, start, size, is_named))
                elif width:
                    self.windows.see(Window(to, start, 0, width=width))
                else:
                    self.graph.unify(to, start)

    def _mirrored_call(self, call: Call, passed: list[Position]) -> None:
        """All arguments point into one structure, whose links lead to its nodes."""
        rule = rules.mirrored_rule(callee_name(call))
        assert rule is not None
        if rule.displaces is not None:
            distance = displacement(call)
            steps = [1] if distance is None else []
            taken, record = self.places(call.arguments[rule.displaces]), record_cast_to(call)
            found = fitting(taken, (record,), is_choice=True) if record is not None else taken
            self._flow([place.moved(distance or 0, steps) for place in found], call)
            return
        for place in passed:
            self.graph.unify(passed[0], place)
            for offset in rule.links:
                self.graph.link(place.moved(offset), place)
        if is_pointer(call.type) and passed:
            self._flow(passed[:1], call)

    def _instantiate(self, callee_shape: Callable[[Function], Shape]) -> None:
        for call in self._instructions():
            callee = called_function(call) if isinstance(call, Call) and classify(call) is CallKind.DEFINED else None
            if isinstance(call, Call) and callee is not None and callee not in self.bodies:
                shape = callee_shape(callee)
                own = reachable(shape.handed(), with_shared=False)
                self.instances[call] = Instance(call, shape, copies_of(own), self.graph.changes)

    def _tell_apart(self) -> None:
        """Pointers of which the function takes objects of one struct on some ways, and of others on others."""
        for body in self.bodies.values():
            for base, groups in exclusive_records(body, self._records_taken).items():
                nodes = [Node(records=dict.fromkeys(records)) for records in groups]
                self._at[base, ()] = Position(Node(choices=[Position(node) for node in nodes]))

    def _records_taken(self, call: Call, index: int) -> tuple[Record, ...]:
        """What accesses name behind an argument of a function; of one of this group, only accesses in its body."""
        callee = called_function(call)
        assert callee is not None
        shape = self if callee in self.bodies else self.instances[call].callee
        arguments = shape.bodies[callee].arguments
        if index >= len(arguments) or (arguments[index], ()) not in shape._at:
            return ()
        if shape is self:
            return records_taken(callee, arguments[index])
        place = normal(shape._at[arguments[index], ()])
        return tuple(record.seen_from(place.offset, place.period) for record in place.node.records)

    def _defined_call(self, call: Call) -> None:
        callee = called_function(call)
        assert callee is not None
        if callee in self.bodies:
            self._recursive_call(call, self.bodies[callee])
            return
        instance = self.instances[call]
        shape = instance.callee
        body = shape.bodies[callee]
        for argument, given in zip(body.arguments, call.arguments):
            for path in pointer_paths(argument.type):
                formal = instance.of(shape._at[argument, path])
                if formal is not None:
                    for actual in self.graph.pieces_joined(self._targets(given, path)):
                        if call not in self._by_choice or are_alike(actual, formal):
                            self.graph.unify(actual, formal)
        for window in shape.copied:
            to, start = instance.of(window.to), instance.of(window.start)
            if to is not None and start is not None:
                self.windows.see(window.between(to, start))
        for kept, is_plain, arguments in given_to(call, body, shape.kept):
            there = instance.of(kept.place)
            if there is not None:
                self.kept.update(dict.fromkeys(kept._replace(argument=a, place=there) for a in arguments))
                for place in alternatives(there) if is_plain else ():
                    self.graph.note(place, Evidence(0, (), integer(8 * kept.size), stored=True))
        for path, position in shape.results_of(body):
            there = instance.of(position)
            self._flow([there] if there is not None else [], call, path)

    def _recursive_call(self, call: Call, body: Function) -> None:
        """What is handed to another activation of a function is used alike."""
        for argument, given in zip(body.arguments, call.arguments):
            for path in pointer_paths(argument.type):
                taken = self._targets(given, path)
                records = () if path else self._records_taken(call, argument.index)
                self._flow(fitting(taken, records, call in self._by_choice), argument, path)
        for path, position in self.results_of(body):
            self._flow([position], call, path)

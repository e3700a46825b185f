"""What one run of the differentiator knows: facts about each primal function, and the derivatives made so far.

Facts are computed once a function (canonical copy, memory objects, types) or once a function and activity.
Derivatives are memoised by signature, which is where recursion ends.  Errors about functions without a rule are
collected, so that a link reports all of them together.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    Activity,
    Aliasing,
    Asked,
    BlocksInGlobals,
    CallGroups,
    Closure,
    FunctionPointers,
    LeftAlone,
    MemoryObjects,
    ModuleTypes,
    NamedIntegers,
    Node,
    NumbersReached,
    NumberVariables,
    OnlyRead,
    OutsideCode,
    Program,
    Seeds,
    SeparateArguments,
    ShadowlessMemory,
    Spots,
    SteadyGlobals,
    TypeInference,
    called_function,
    functions_in,
    handlers_read_numbers,
    initialised_once,
    is_class_table,
    is_table,
    leads_on,
    reached_by_calls,
    unseen_links,
    views_in_globals,
    watched_stores,
)
from enzyme_build.differentiate.canonical import CanonicalFunction, canonical_copy
from enzyme_build.differentiate.deciding_messages import leave_decisions
from enzyme_build.differentiate.dense_pointers import has_dense_pointers
from enzyme_build.differentiate.effects import Effects
from enzyme_build.differentiate.fortran_integers import has_single_precision
from enzyme_build.differentiate.global_shadows import GlobalShadows
from enzyme_build.differentiate.hand_written import HandWritten
from enzyme_build.differentiate.handed_globals import HandedGlobals, vectors_of_numbers
from enzyme_build.differentiate.helpers import lower_helpers
from enzyme_build.differentiate.kept_state import KeptState
from enzyme_build.differentiate.lane_exchanges import name_exchanges
from enzyme_build.differentiate.late_shadows import LateShadows
from enzyme_build.differentiate.led_by_others import led_by_others
from enzyme_build.differentiate.message_bodies import STANDS_FOR, abi_of_body, call_message_bodies
from enzyme_build.differentiate.named_words import forget_names_of_words
from enzyme_build.differentiate.owning_globals import owning_globals
from enzyme_build.differentiate.piece_looks import PieceLooks
from enzyme_build.differentiate.place_looks import PlaceLooks
from enzyme_build.differentiate.preparation import describe
from enzyme_build.differentiate.registrations import CustomRule, noted, rules_of
from enzyme_build.differentiate.relative_tables import load_addresses
from enzyme_build.differentiate.set_before import SetBefore
from enzyme_build.differentiate.signatures import FORWARD, WITH_TANGENTS, Signature
from enzyme_build.differentiate.tape_readers import TapeReaders
from enzyme_build.differentiate.text_checks import TextChecks
from enzyme_build.differentiate.throwers import throws_itself
from enzyme_build.differentiate.unfinished import Unfinished
from enzyme_build.differentiate.unset_shadows import tables_in_globals
from enzyme_build.differentiate.word_webs import keep_words_in_memory
from enzyme_build.errors import EnzymeBuildError
from enzyme_build.ir import (
    FLOAT,
    Call,
    Function,
    GlobalVariable,
    InlineAsm,
    Invoke,
    Load,
    Module,
    Store,
    Type,
    Value,
    bare_name,
    is_float,
    is_pointer,
    named_in_initializers,
    tbaa_across_calls,
    tbaa_of_scalar,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan


@dataclass(eq=False)
class Facts:
    """What is true of one primal function whatever is asked of it."""

    canonical: CanonicalFunction
    objects: MemoryObjects
    types: TypeInference
    aliasing: Aliasing


@dataclass(eq=False)
class Derivative:
    """A derivative function, or the two halves of one.

    `tape` is the type that the augmented half returns and the reverse half takes (None: there is nothing on it);
    `takes_stack`: both are given the stack that blocks of the tape lie on (see `tape_stack` of the rules);
    `reads_primal[k]`: the reverse half reads the primal value of argument k.
    """

    signature: Signature
    function: Function | None = None  # forward or gradient
    augmented: Function | None = None
    reverse: Function | None = None
    tape: Type | None = None
    tape_on_heap: bool = False  # or on the stack: by address
    takes_stack: bool = False
    reads_primal: tuple[bool, ...] = ()
    plan: ReversePlan | None = None  # what the reverse modes were written from


@dataclass(eq=False)
class Session:
    module: Module
    derivatives: dict[tuple[Function, Signature], Derivative] = field(
        default_factory=dict[tuple[Function, Signature], Derivative]
    )
    errors: list[EnzymeBuildError] = field(default_factory=list[EnzymeBuildError])
    asked: list[Function] = field(default_factory=list[Function])  # what all requests of this run are about
    given: dict[Function, set[Value]] = field(default_factory=dict[Function, set[Value]])  # memory, by those who ask
    asking: frozenset[Function] = frozenset()  # the functions that ask
    asked_whole: frozenset[Function] = frozenset()  # of these, only gradients: no halves
    asked_with: list[Asked] = field(default_factory=list[Asked])  # the same, with the activities of their arguments
    one_file: bool = False  # of several that are differentiated separately
    library_rules: dict[str, str] = field(default_factory=dict[str, str])  # the names that they have in this module
    tape_readers: TapeReaders = field(default_factory=TapeReaders)
    is_last: bool = True  # no request waits for the derivatives that are made now
    has_late_shadows: bool = False  # nor is any of them made of halves: see `late_shadows`
    level: int = 0  # of the derivatives, where some stop late (see `late_stops`)
    refused: list[tuple[Function, Signature]] = field(default_factory=list[tuple[Function, Signature]])

    def __post_init__(self) -> None:
        lower_helpers(self.module)
        load_addresses(self.module)
        if not self.one_file:
            leave_decisions(self.module)
        call_message_bodies(self.module)
        name_exchanges(self.module)
        self.unfinished = Unfinished[tuple[Function, Signature]](self.module)
        describe(self.module)
        self.types = ModuleTypes(
            lambda function: self.canonical(function).copy,
            lambda: self.program,
            not self.one_file,
            self.final_body,
            self._askers,
        )
        self._canonicals: dict[Function, CanonicalFunction] = {}
        self._final: set[Function] = set()
        self.globals = GlobalShadows(
            self.module,
            OnlyRead(self._targets),
            NumbersReached(self._targets),
            lambda variable: self.types.shapes.led_numbers.are_accessed_in(variable),
            lambda variable: self.types.shapes.led_numbers.are_behind(variable),
            self.one_file,
        )
        self.custom = rules_of(self.module)
        self.effects = Effects(
            self.final_body,
            self.reachable,
            self.globals.named_by,
            lambda: self.shadowed,
            self._targets,
            self.types.piece_moves,
            self._moves_words,
        )
        self.signatures = defaultdict[Function, list[Signature]](list)  # that calls have asked for
        self._facts: dict[Function, Facts] = {}
        self._activities: dict[tuple[Function, Seeds, bool], Activity] = {}
        self.jumpless: dict[Function, Function] = {}  # see `first_returns`
        self.watched: dict[Function, Function] = {}  # see `watched_copies`
        self.texts = TextChecks()
        self.place_looks = PlaceLooks()
        self.piece_looks = PieceLooks()
        self._callees: dict[Function, list[Function]] = {}
        self._groups = CallGroups(self._callees_of_copy)

    def _moves_words(self, function: Function) -> bool:
        traffic = self.types.about(function).traffic
        return traffic is not None and traffic.moves_words

    def canonical(self, function: Function) -> CanonicalFunction:
        found = self._canonicals.get(function)
        if found is None:
            in_halves = function not in self.asked_whole
            found = self._canonicals[function] = canonical_copy(
                function, self._targets, self._only_doubles, lambda call: in_halves and self._has_own_gradient(call)
            )
        return found

    def _has_own_gradient(self, call: Call | Invoke) -> bool:
        callee = called_function(call)
        return callee is not None and "gradient" in self.custom.get(callee, {})

    @cached_property
    def _only_doubles(self) -> bool:
        """No number as short as an integer lies in memory that requests reach."""
        if has_single_precision(self.program.functions):
            return False
        others = self.types.declared_others  # what is only moved has no type but in declarations
        is_declared = others is not None and FLOAT.bits not in others
        return is_declared or not has_single_precision(
            f for f in self.module.functions.values() if not f.is_declaration
        )

    def finish_looks(self) -> None:
        """All derivatives have been made: looks that cannot find anything go."""
        self.place_looks.finish()
        self.piece_looks.finish()

    def final_body(self, function: Function) -> Function:
        """The canonical copy, with the words of unions in memory."""
        copy = self.canonical(function).copy
        if function not in self._final:
            self._final.add(function)
            shapes = self.types.shapes
            forget_names_of_words(copy, function, shapes, self._named_integers)
            keep_words_in_memory(copy, function, shapes, self._only_doubles)
        return copy

    def facts(self, function: Function) -> Facts:
        found = self._facts.get(function)
        if found is None:
            canonical = self.canonical(function)
            objects = self.types.objects(function)
            types = TypeInference(objects, self.types, function)
            found = self._facts[function] = Facts(canonical, objects, types, Aliasing(objects, canonical.forest))
            types.tell_callees()
        return found

    def activity(self, function: Function, signature: Signature) -> Activity:
        seeds = Seeds(signature.arguments, signature.result_active, self.shadowed, signature.guarded)
        forward = signature.mode in WITH_TANGENTS
        key = (function, seeds, forward)
        found = self._activities.get(key)
        if found is None:
            facts = self.facts(function)
            found = self._activities[key] = Activity(
                facts.objects,
                facts.types,
                seeds,
                forward,
                facts.canonical.passive_blocks,
                self._steady(function),
                lambda pointer: self.shadowless.may_be_at(function, pointer),
            )
        return found

    @cached_property
    def mirrors_integers(self) -> bool:
        """Some function that is repeated on shadow memory (see `mirrored_calls`) reads integers there."""
        rows = (rules.mirrored_rule(bare_name(name)) for name in self.module.functions)
        return any(row is not None and row.reads_integers for row in rows)

    @cached_property
    def has_dense_pointers(self) -> bool:
        """Some shadows are no memory (see `dense_pointers`)."""
        return has_dense_pointers(self.module)

    @cached_property
    def tags_one_type(self) -> bool:
        """All floating-point numbers in memory have one type, as far as accesses are tagged with their types (TBAA)."""
        instructions = (i for function in self.program.functions for i in function.instructions())
        accesses = (i for i in instructions if isinstance(i, (Load, Store)) and "tbaa" in i.metadata)
        numbers = (a for a in accesses if is_float(a.accessed_type))
        tags = dict.fromkeys(a.metadata["tbaa"] for a in numbers)  # in the program's order: new nodes are numbered
        return len({tbaa_of_scalar(self.module, tbaa_across_calls(self.module, tag)) for tag in tags}) < 2

    @cached_property
    def program(self) -> Program:
        """Everything that the requests of this run may differentiate."""
        reached = (f for asked in self.asked for f in self.reachable(asked))
        everything = dict.fromkeys(f for f in reached if not f.is_declaration)
        entries = frozenset(self.asked) | _with_address(self.module, everything)
        return Program(tuple(everything), entries)

    @cached_property
    def message_calls(self) -> dict[Function, list[tuple[Function, Call | Invoke]]]:
        """By each body for a call of MPI, who calls it, and the call in the caller's canonical copy."""
        found: dict[Function, list[tuple[Function, Call | Invoke]]] = {}
        for caller in self.program.functions:
            for call in self.canonical(caller).copy.instructions():
                callee = called_function(call) if isinstance(call, (Call, Invoke)) else None
                if isinstance(call, (Call, Invoke)) and callee is not None and abi_of_body(callee):
                    found.setdefault(callee, []).append((caller, call))
        return found

    def _askers(self) -> list[Function]:
        """The functions that ask, and all that lead to them by calls."""
        leads = Closure[Function, Function](lambda f: (self.asking & {f}, self.callees(f)))
        return [f for f in self.module.functions.values() if not f.is_declaration and leads.of(f)]

    @cached_property
    def shadowed(self) -> frozenset[Value]:
        """The globals with a shadow: the same ones in every function, for one writes what another one reads."""
        return self._possibly_shadowed - self.steady_globals.found

    @cached_property
    def _possibly_shadowed(self) -> frozenset[Value]:
        functions = list(self.program.functions)
        written = self.globals.shadowed_by(functions)
        followed = self.globals.followed_by(functions) - written
        return written | self._led_to_shadows(followed, written)

    def _led_to_shadows(self, followed: frozenset[GlobalVariable], written: Set[Value]) -> frozenset[GlobalVariable]:
        """Those of the pointers that may lead to memory with a shadow; where nobody can tell, that are seen to."""
        if not followed:
            return frozenset()
        stored = self.globals.stored_by(list(self.program.functions))
        variables = [v for v in self.module.globals.values() if v in written]
        places, are_all = self.set_before.leading_to(variables, whole=[v for v in variables if v in stored])
        found = followed.intersection(place.variable for place in places)
        if are_all:
            return found
        given = frozenset[Value]().union(*self.given.values())
        return found | led_by_others(followed, written | given, self._outside)

    @cached_property
    def _outside(self) -> OutsideCode:
        """The functions that are not differentiated."""
        return OutsideCode(self.module, self.program.functions)

    @cached_property
    def steady_globals(self) -> SteadyGlobals:
        """The globals that keep constants: they have no shadow."""
        listed = self._listed
        kept = self._possibly_shadowed | self.globals.records_named_by(self.program.functions)
        own = [g for g in kept if isinstance(g, GlobalVariable) and g not in self.globals.registered]
        apart = [g for g in own if g.name not in listed and "@" not in (g.initializer or "")]
        return SteadyGlobals(
            self.types.shapes,
            self.program.functions,
            lambda function: self.canonical(function).copy,
            apart if not self.one_file else [],
            self._possibly_shadowed,
            self.left_alone,
            lambda: self.kept.find_varied(with_counts=True),
        )

    @cached_property
    def _listed(self) -> Container[str]:
        return named_in_initializers(self.module)

    @cached_property
    def left_alone(self) -> LeftAlone:
        return LeftAlone(self._outside, self.program.functions, self._targets, self._listed)

    @cached_property
    def set_before(self) -> SetBefore:
        return SetBefore(self)

    @cached_property
    def late_shadows(self) -> LateShadows:
        return LateShadows(self)

    @cached_property
    def shadowless(self) -> ShadowlessMemory:
        """The memory that has no shadow and to which addresses may lead that lie in shadow memory."""
        return ShadowlessMemory(self.types.shapes, self._is_own_shadow)

    def _is_own_shadow(self, variable: GlobalVariable, offset: int | None) -> bool:
        if variable in self.shadowed:
            is_steady = offset is not None and self.steady_globals.keeps_constants(variable, offset)
            return is_steady or self.set_before.is_constant(variable, offset)
        return leads_on(variable) if offset is None else not is_table(variable)

    def _steady(self, function: Function) -> list[Value]:
        """The pointers in a function that lead to constants which the program keeps."""
        if not self.steady_globals.parts:
            return []
        copy, whole = self.canonical(function).copy, self.steady_globals.found
        named = {o for i in copy.instructions() for o in i.operands if o in whole}
        values = (*copy.arguments, *copy.instructions())
        return [*named, *(v for v in values if is_pointer(v.type) and self.steady_globals.is_behind(function, v))]

    @cached_property
    def handed_globals(self) -> HandedGlobals:
        """The globals with a shadow that calls hand on by their addresses."""
        return HandedGlobals(self.program.functions, self._called, lambda variable: variable in self.shadowed)

    @cached_property
    def tables_in_globals(self) -> dict[GlobalVariable, dict[GlobalVariable, None]]:
        return tables_in_globals(self.program.functions)

    @cached_property
    def vectors_in_globals(self) -> dict[Value, set[int]]:
        return vectors_of_numbers(self)

    @cached_property
    def owning_globals(self) -> list[GlobalVariable]:
        """The globals with a shadow of their own that own what they point to."""
        own = self.shadowed - self.globals.registered.keys()
        return owning_globals(self.module, self.program.functions, own) if not self.one_file else []

    @cached_property
    def _named_integers(self) -> NamedIntegers:
        return NamedIntegers(self.types.shapes, self.spots, self.program.functions, lambda f: self.canonical(f).copy)

    @cached_property
    def spots(self) -> Spots:
        return Spots(self.types.shapes)

    @cached_property
    def kept(self) -> KeptState:
        return KeptState(self, self._targets)

    @cached_property
    def unseen_links(self) -> Set[Node]:
        functions, shapes = self.program.functions, self.types.shapes
        return unseen_links(shapes, functions, lambda function: self.canonical(function).copy, self.is_by_body)

    @cached_property
    def hand_written(self) -> HandWritten:
        return HandWritten(self, self._targets)

    @cached_property
    def blocks_in_globals(self) -> dict[GlobalVariable, dict[int, Type | None]]:
        return self._blocks.find(self.own_shadowed) if self.own_shadowed and not self.one_file else {}

    @cached_property
    def _blocks(self) -> BlocksInGlobals:
        functions = self.program.functions
        made = self.texts.derived.union(functions)
        others = [f for f in self.module.functions.values() if f not in made]
        return BlocksInGlobals(self.module, self.types.shapes, functions, others, self.pointers.taken)

    def may_share_block(self, variable: GlobalVariable, offset: int) -> list[tuple[GlobalVariable, int]]:
        """The places that are found before this one and may hold the same block."""
        return self._blocks.may_share.get((variable, offset), [])

    @cached_property
    def views_in_globals(self) -> dict[GlobalVariable, dict[int, list[tuple[GlobalVariable, int]]]]:
        return views_in_globals(self.module, self.types.shapes, self.own_shadowed, self.blocks_in_globals)

    @cached_property
    def own_shadowed(self) -> list[GlobalVariable]:
        """The globals whose shadows are made here, in the program's order."""
        own = self.shadowed - self.globals.registered.keys()
        return [variable for variable in self.module.globals.values() if variable in own]

    @cached_property
    def number_variables(self) -> NumberVariables:
        return NumberVariables(lambda function: self.final_body(function) if self.is_by_body(function) else None)

    @cached_property
    def separate_arguments(self) -> SeparateArguments:
        return SeparateArguments(lambda function: self.facts(function).aliasing)

    def is_by_body(self, function: Function) -> bool:
        """Its derivative is made from its body."""
        special = ("enzyme_checkpointed", "enzyme_fixed_point", STANDS_FOR)
        return function not in self.custom and all(noted(function, note) is None for note in special)

    def custom_rule(self, function: Function, mode: str) -> CustomRule | None:
        """The derivative that a user wrote for this mode."""
        kind = {"split forward": "splitderivative"}.get(mode, "derivative" if mode in FORWARD else "gradient")
        return self.custom.get(function, {}).get(kind)

    @cached_property
    def throws(self) -> Closure[Function, bool]:
        """Of a function, {True} if an exception of the program may come out of it, or be caught in it."""
        return Closure[Function, bool](
            lambda function: (
                [True] if any(map(throws_itself, function.instructions())) else [],
                self.callees(function),
            )
        )

    @cached_property
    def handlers_read_numbers(self) -> bool:
        """May a handler read a number that an exception carries?"""
        return handlers_read_numbers(self.program.functions, self.final_body, self._targets)

    # ---- the call graph ----------------------------------------------------------------------------------
    @cached_property
    def pointers(self) -> FunctionPointers:
        return FunctionPointers(self.module)

    def _targets(self, call: Call | Invoke) -> tuple[list[Function], bool]:
        return self.pointers.targets(call)

    def calls_changed(self) -> None:
        """What was found out about calls counts no more."""
        self._callees.clear()
        self._groups = CallGroups(self._callees_of_copy)

    def callees(self, function: Function) -> list[Function]:
        """The functions with a body that are called, by name or perhaps through a pointer."""
        found = self._callees.get(function)
        if found is None:
            called = [f for call in _calls(function) for f in self._called(call)]
            found = self._callees[function] = [f for f in dict.fromkeys(called) if not f.is_declaration]
        return found

    def _called(self, call: Call | Invoke) -> list[Function]:
        by_name = called_function(call)
        if by_name is not None:
            return [by_name]
        return [] if isinstance(call.callee, InlineAsm) else self.pointers.targets(call)[0]

    def reachable(self, function: Function) -> list[Function]:
        """The function and everything that it may call."""
        return reached_by_calls([function], self.callees)

    def differentiated_in(self, function: Function) -> list[Function]:
        """The function and everything that it may call, but for what is said to be inactive."""
        return reached_by_calls([function], self._differentiated_callees)

    def _differentiated_callees(self, function: Function) -> list[Function]:
        return [callee for callee in self.callees(function) if noted(callee, "enzyme_inactive") is None]

    def watches(self, function: Function) -> bool:
        """Does it store integers, itself or by calls, that may be numbers' bits (see `watched_stores`)?"""
        return bool(self._watching.of(function))

    @cached_property
    def _watching(self) -> Closure[Function, bool]:
        def look(function: Function) -> tuple[list[bool], list[Function]]:
            if function.is_declaration:  # its file is differentiated separately
                return [], []
            is_watching = bool(watched_stores(self.facts(function).types))
            return [True] if is_watching else [], self._differentiated_callees(function)

        return Closure(look)

    def is_recursive(self, function: Function) -> bool:
        """Does the function call itself where it is differentiated?  (A canonical copy may call copies of callees.)"""
        return len(self._groups.of(function)) > 1 or function in self._callees_of_copy(function)

    def _callees_of_copy(self, function: Function) -> list[Function]:
        return self.callees(self.canonical(function).copy)


_NAMED = re.compile(r'@("[^"]*"|[-\w.$]+)')  # in initial values; a function's name in a text is none


def _with_address(module: Module, functions: Iterable[Function]) -> frozenset[Function]:
    """Functions that may be called through a pointer; virtual calls reach what the tables of their classes have."""
    variables = [variable for variable in module.globals.values() if not is_class_table(variable)]
    named = {name for variable in variables for name in _NAMED.findall(variable.initializer or "")}
    found = {f for f in functions if f.name in named}
    for function in functions:
        for instruction in function.instructions():
            passed = instruction.operands[:-1] if isinstance(instruction, (Call, Invoke)) else instruction.operands
            found |= {made for operand in passed for made in functions_in(operand)}
    return frozenset(found)


def _calls(function: Function) -> Iterator[Call | Invoke]:
    """All calls of a body, but those that initialise static variables: they are not differentiated."""
    once = initialised_once(function)
    for instruction in function.instructions():
        if isinstance(instruction, (Call, Invoke)) and instruction.parent not in once:
            yield instruction

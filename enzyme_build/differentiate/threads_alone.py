"""What several threads do in the program one thread does in derivatives: OpenMP's regions, and threads' functions.

    #pragma omp parallel for          fork(outlined, y, x, n)     →  outlined.alone(y, x, n)
    for (i = 0; i < n; i++) …         static_init(…)              →  this thread gets all iterations
                                      omp_get_thread_num()        →  0
    pthread_create(&t, 0, f, &job)                                →  f.alone(&job)

A team of one is what every conforming program must expect, so this is right for all of OpenMP's constructs.  A thread
runs when it is created, which is one of the orders that a program must expect; a program in which one waits for
another stops there.  The program keeps its threads: what a request reaches is copied, and the copies are rewritten.
Each call of the runtime becomes one of a body in `rules` or, where nothing is left to do, none.  Locks stay, as other
threads may run the same derivative.

What stands in no region of the function's own is shared out among a team that is there already, where there is one:
the derivative of one thread's part is not known, and stops.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from enzyme_build import rules
from enzyme_build.analysis import FunctionPointers, called_function, callee_name, calls_in, reached_by_calls
from enzyme_build.differentiate.asked_functions import asked_in
from enzyme_build.differentiate.debug_scopes import complete_calls, locate
from enzyme_build.differentiate.dispatch import choose_among, is_choice_of_names, split_behind
from enzyme_build.differentiate.registrations import forget, noted
from enzyme_build.differentiate.request_places import as_call
from enzyme_build.differentiate.requests import entry_point_of, has_sret
from enzyme_build.errors import OneThread, Remark, SourceLocation
from enzyme_build.ir import (
    COPY_OF,
    I8,
    I32,
    PTR,
    VOID,
    Alloca,
    Builder,
    Call,
    Function,
    InlineAsm,
    Instruction,
    Invoke,
    Module,
    Phi,
    Select,
    Value,
    add_definitions,
    array,
    bare_name,
    clone_body,
    function_location,
    function_type,
    i32,
    location_of,
    quoted,
    zero,
)

MOST_PLACES = 4  # of regions that are named
_WAITS = "waits for another thread, whose work has no derivative"


def run_threads_alone(module: Module, remarks: list[Remark]) -> bool:
    """Give requests copies of what is parallel among what they reach; True if there is anything."""
    if not any(rules.is_about_threads(bare_name(name)) for name in module.functions):
        return False
    return _Rewriter(module, remarks).run()


@dataclass
class _Rewriter:
    module: Module
    remarks: list[Remark]
    versions: dict[tuple[Function, bool], Function] = field(default_factory=dict[tuple[Function, bool], Function])
    work: list[tuple[Function, bool]] = field(default_factory=list[tuple[Function, bool]])
    regions: dict[SourceLocation, None] = field(default_factory=dict[SourceLocation, None])  # where threads begin

    def run(self) -> bool:
        self.pointers = FunctionPointers(self.module)
        requests = [(call, f) for call, functions in asked_in(self.module) for f in functions]
        reached = dict.fromkeys(reached_by_calls((asked for _, asked in requests), self._callees))
        self.parallel = self._parallel(reached)
        asked = [(call, f) for call, f in requests if f in self.parallel]
        for call, function in asked:
            _exchange(call, function, self._version(function, False))
        while self.work:
            function, is_inside = self.work.pop()
            _Body(self, function, self.versions[function, is_inside], is_inside).rewrite()
        for (function, _), made in self.versions.items():
            locate(self.module, function, made, COPY_OF)
            if "dbg" in made.metadata:
                complete_calls(made)
        if self.regions:
            self.remarks.append(self._remark(list(self.regions)))
        return bool(asked)

    def _remark(self, places: list[SourceLocation]) -> Remark:
        more = [f"also at  {place}" for place in places[1:MOST_PLACES]]
        if len(places) > MOST_PLACES:
            more.append(f"and at {len(places) - MOST_PLACES} more places")
        return OneThread(
            "what runs in several threads runs in one in derivatives: right, and no faster", places[0], more
        )

    def _callees(self, function: Function) -> list[Function]:
        """What is called there or handed to the runtime; a function with derivatives of its own stays as it is."""
        if function.is_declaration or noted(function, "enzyme_kept") is not None:
            return []
        return list(dict.fromkeys(f for call in calls_in(function) for f in self.targets(call)))

    def targets(self, call: Call | Invoke) -> list[Function]:
        """The functions with a body that a call reaches."""
        by_name = called_function(call)
        if by_name is None:
            found = [] if isinstance(call.callee, InlineAsm) else self.pointers.targets(call)[0]
        elif _hands_over(callee_name(call)):
            found = [self._body_or_own(a) for a in call.arguments if isinstance(a, Function)]
            if rules.calls_method(callee_name(call)):
                found.append(self.body(callee_name(call)))
        else:
            found = [by_name]
        return [f for f in found if not f.is_declaration]

    def _parallel(self, reached: dict[Function, None]) -> set[Function]:
        """Those that come to a call of the runtime."""
        callers: dict[Function, list[Function]] = {}
        work: list[Function] = []
        for function in reached:
            for callee in self._callees(function):
                callers.setdefault(callee, []).append(function)
            if any(rules.is_about_threads(callee_name(call)) for call in calls_in(function)):
                work.append(function)
        found: set[Function] = set()
        while work:
            function = work.pop()
            if function not in found and noted(function, "enzyme_kept") is None:
                found.add(function)
                work += callers.get(function, ())
        return found

    def version(self, function: Function, is_inside: bool) -> Function:
        """The copy to call instead; the function itself where nothing is parallel."""
        function = self._body_or_own(function)
        return self._version(function, is_inside) if function in self.parallel else function

    def _body_or_own(self, function: Function) -> Function:
        """What is left of a function of the runtime whose address is handed on."""
        name = bare_name(function.name)
        return self.body(name) if function.is_declaration and rules.body_alone(name) else function

    def _version(self, function: Function, is_inside: bool) -> Function:
        key = function, is_inside
        if key not in self.versions:
            name = self.module.unique_name(f"{bare_name(function.name)}.alone")
            made = self.module.add_function(quoted(name), function.function_type)
            made.syntax = replace(function.syntax)
            forget(made, r"\bcomdat\b(?:\([^()]*\))?")
            for ours, theirs in zip(made.arguments, function.arguments):
                ours.name, ours.attributes = theirs.name, theirs.attributes
            clone_body(function, made, dict[Value, Value](zip(function.arguments, made.arguments)))
            self.versions[key] = made
            self.work.append(key)
        return self.versions[key]

    def body(self, name: str) -> Function:
        """What is left of a function of the runtime."""
        texts = rules.bodies_alone(name)
        for each, text in texts.items():
            if self.module.symbol(each) is None:
                add_definitions(self.module, text.replace("define ", "define internal ", 1))
        return self.module.functions[next(iter(texts))]


class _Body:
    """One copy, in a region of its own team (`is_inside`) or in none."""

    def __init__(self, rewriter: _Rewriter, source: Function, function: Function, is_inside: bool):
        self.rewriter = rewriter
        self.module = rewriter.module
        self.source = source
        self.function = function
        self.is_inside = is_inside
        self.loop: Alloca | None = None
        self.slots: tuple[Alloca, Alloca] | None = None

    def rewrite(self) -> None:
        pairs = list(zip(calls_in(self.source), list(calls_in(self.function)), strict=True))
        if not self.is_inside and any(rules.shares_work(callee_name(call)) for call, _ in pairs):
            self._check_team()
        alone = False  # behind the call that begins a region without threads
        for original, call in pairs:
            name = callee_name(call)
            alone = name == "__kmpc_serialized_parallel" or (alone and name != "__kmpc_end_serialized_parallel")
            self._visit(original, call, name, self.is_inside or alone)

    def _visit(self, original: Call | Invoke, call: Call | Invoke, name: str, is_inside: bool) -> None:
        callee = called_function(call)
        if callee is None:
            self._visit_pointer(original, call, is_inside)
        elif name in rules.FORKS:
            self._fork(call, rules.FORKS[name])
        elif rules.is_thread_query(name) and not is_inside:
            return
        elif rules.waits_for_another(name):
            self._stop_before(call, f"the derivative at {location_of(call)} {_WAITS}")
        elif rules.is_idle_alone(name):
            _replace(as_call(call))
        elif rules.body_alone(name):
            self._hand_over(call, True)
            self._call_body(call, name)
        elif _hands_over(name):
            self._hand_over(call, is_inside)
        elif not callee.is_declaration:
            call.set_operand(len(call.operands) - 1, self.rewriter.version(callee, is_inside))

    def _visit_pointer(self, original: Call | Invoke, call: Call | Invoke, is_inside: bool) -> None:
        """A choice of functions: in the place of those that are parallel their copies are called."""
        if not any(target in self.rewriter.parallel for target in self.rewriter.targets(original)):
            return
        found, is_complete = self.rewriter.pointers.targets(original)
        made = as_call(call)
        if is_choice_of_names(made, found, is_complete):
            choose_among(self.function, made, found, is_complete, lambda f: self.rewriter.version(f, is_inside))

    def _fork(self, call: Call | Invoke, first: int) -> None:
        """The region's function, called by this thread with its number and the number 0 in its team."""
        region = call.arguments[2]
        given = call.arguments[first:]
        if not isinstance(region, Function) or region.is_declaration:
            return
        if [a.type for a in given] != [a.type for a in region.arguments[2:]]:
            return
        self.rewriter.regions[location_of(call)] = None
        made = as_call(call)
        builder = Builder(self.module).before(made)
        thread, zeroth = self._slots()
        with builder.deriving(made):
            builder.store(self._thread(builder, call.arguments[0]), thread)
            builder.store(i32(0), zeroth)
            builder.call(self.rewriter.version(region, True), [thread, zeroth, *given])
        _replace(made)

    def _thread(self, builder: Builder, place: Value) -> Value:
        asked = self.module.declare(rules.THREAD, I32, [PTR])
        return builder.call(asked, [place], function_type(I32, [PTR]))

    def _slots(self) -> tuple[Alloca, Alloca]:
        if self.slots is None:
            builder = self._at_entry()
            self.slots = builder.alloca(I32, "thread"), builder.alloca(I32, "zeroth")
        return self.slots

    def _at_entry(self) -> Builder:
        return Builder(self.module).before(self.function.entry.instructions[0])

    def _hand_over(self, call: Call | Invoke, is_inside: bool) -> None:
        """Functions that are handed to the runtime, or to an entry point of this package."""
        for index, argument in enumerate(call.arguments):
            if isinstance(argument, Function):
                call.set_operand(index, self.rewriter.version(argument, is_inside))

    def _call_body(self, call: Call | Invoke, name: str) -> None:
        body = self.rewriter.version(self.rewriter.body(name), self.is_inside)
        given = call.arguments
        if rules.takes_loop(name):
            if self.loop is None:
                self.loop = self._at_entry().alloca(array(rules.LOOP_SIZE, I8), "loop", alignment=8)
            given = [self.loop, *given]
        if body.function_type != function_type(call.type, [a.type for a in given]):
            return
        if rules.starts_thread(name):
            self.rewriter.regions[location_of(call)] = None
        made = as_call(call)
        builder = Builder(self.module).before(made)
        with builder.deriving(made):
            result = builder.call(body, given)
        _replace(made, result)

    def _stop_before(self, call: Call | Invoke, message: str) -> None:
        """Nothing that only leads to the call is done, either: what is noted in atomic operations for the others."""
        block = call.block
        position = block.instructions.index(call)
        while position and not isinstance(block.instructions[position - 1], (Call, Phi)):
            position -= 1
        first = block.instructions[position]
        rules.stop(Builder(self.module).before(first), message)
        split_behind(self.function, block.instructions[block.instructions.index(first) - 1])
        Builder(self.module, block).unreachable()

    def _check_team(self) -> None:
        """Stop where a team shares this function's work out already."""
        first = self.function.entry.instructions[0]
        before = first.block
        after = split_behind(self.function, first)
        stopping = self.function.add_block("in.team")
        builder = Builder(self.module, before)
        size = builder.call(self.module.declare(rules.TEAM_SIZE, I32, []), [], function_type(I32, []))
        builder.branch_if(builder.compare("eq", size, i32(1)), after, stopping)
        builder.at_end(stopping)
        place = function_location(self.source)
        rules.stop(builder, f"the derivative at {place} is of one thread's part of a parallel region's work")
        builder.unreachable()


def _replace(call: Call, result: Value | None = None) -> None:
    """The call goes; it answered this, or zero."""
    if call.type is not VOID:
        call.replace_all_uses_with(zero(call.type) if result is None else result)
    call.erase()


def _hands_over(name: str) -> bool:
    """Functions among the arguments are called there, or asked about."""
    return rules.is_about_threads(name) or entry_point_of(name) != ""


def _exchange(request: Call | Invoke, old: Function, new: Function) -> None:
    """Ask about the new function wherever the request is about the old one."""
    work: list[tuple[Instruction, int]] = [(request, int(has_sret(request)))]
    seen: set[Instruction] = set()
    for user, index in work:
        value = user.operands[index]
        if value is old:
            user.set_operand(index, new)
        elif isinstance(value, (Select, Phi)) and value not in seen:
            seen.add(value)
            work += [(value, k) for k in range(len(value.operands))]

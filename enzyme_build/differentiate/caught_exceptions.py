"""Exceptions that the differentiated program throws and catches become values, and so control flow like any other.

    try { y = g(x); }              y = g.caught(x, &thrown);
    catch (E &) { y = h(x); }      if (thrown) { if (it is an E) y = h(x); else raise it; }

Of a function that is called where something may catch, a copy g.caught is made.  It throws nothing: it leaves the
exception at an address that it gets, and returns.  What matches which `catch` the C++ runtime itself decides, in helper
functions: one throws really, catches at once and answers the exception, one throws that exception again before the same
clauses.  So derivatives go where the program goes, and an exception that nobody catches there leaves them as one.

Functions without such a place are not changed: what throws there leaves their derivatives at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from enzyme_build import rules
from enzyme_build.analysis import (
    ControlFlow,
    FunctionPointers,
    called_function,
    callee_name,
    calls_in,
    has_attribute,
    reached_by_calls,
    remove_incoming,
)
from enzyme_build.differentiate.asked_functions import asked_in
from enzyme_build.differentiate.debug_scopes import complete_calls, locate
from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.differentiate.machine import attributes_of_copy
from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.throwers import RAISE, calls_thrower, is_thrower
from enzyme_build.ir import (
    COPY_OF,
    I32,
    PTR,
    VOID,
    Alloca,
    Block,
    Branch,
    Builder,
    Call,
    ConstantAggregate,
    ExtractValue,
    Function,
    InlineAsm,
    Invoke,
    LandingPad,
    Module,
    Poison,
    Resume,
    Return,
    Type,
    Value,
    bare_name,
    clone_body,
    function_type,
    i32,
    is_zero,
    quoted,
    zero,
)

MOST_TARGETS = 20  # of a call through a pointer
THROWN = "__cxa_throw.caught"  # (object, its type, its destructor): throws and catches
CAUGHT = '"enzyme_thrown"'  # marks the last argument of a copy, the address for an exception; LLVM drops idle ones
_INACTIVE = '"enzyme_inactive"'
_RESULT = re.compile(r"\b(?:zeroext|signext|inreg)\b")
_CLAIMS = re.compile(r"\breturned\b ?|\bdead_on_unwind\b ?|\binitializes\((?:[^()]|\([^()]*\))*\) ?")


def catch_exceptions(module: Module) -> bool:
    """Rewrite what the requests of a module may reach; True if something was changed."""
    if not any(map(is_thrower, module.functions.values())):
        return False
    return _Rewriter(module).run(list(dict.fromkeys(f for _, asked in asked_in(module) for f in asked)))


@dataclass
class _Rewriter:
    module: Module
    versions: dict[Function, Function] = field(default_factory=dict[Function, Function])
    work: list[tuple[Function, Function]] = field(default_factory=list[tuple[Function, Function]])
    clauses: dict[tuple[object, ...], Function] = field(default_factory=dict[tuple[object, ...], Function])
    kinds: dict[Value, int] = field(default_factory=dict[Value, int])  # type descriptions, numbered

    def run(self, asked: list[Function]) -> bool:
        self.pointers = FunctionPointers(self.module)
        self.written = {f for f in self.module.functions.values() if _is_closed(f)}
        reached = dict.fromkeys(f for f in reached_by_calls(asked, self._callees) if not f.is_declaration)
        catching = [(f, pads) for f in reached if f not in self.written and (pads := _catching_pads(f))]
        if not catching:
            return False
        self.throwing = self._all_throwing(reached)
        called = {f for one in reached for f in self._callees(one)}
        for function in (f for f, _ in catching if f in called and f in self.throwing):
            self.version(function)  # a copy of what it is now: it is rewritten itself
        for function, pads in catching:
            _Body(self, function, pads, None).rewrite()
        while self.work:
            source, made = self.work.pop()
            _Body(self, made, _pads(made), made.arguments[-1]).rewrite()
            locate(self.module, source, made, COPY_OF)
        for function in (*(f for f, _ in catching), *self.versions.values()):
            if "dbg" in function.metadata:
                complete_calls(function)
        return True

    def _callees(self, function: Function) -> list[Function]:
        if function in self.written:
            return []
        return [f for call in calls_in(function) for f in self.targets(call) if not f.is_declaration]

    def targets(self, call: Call | Invoke) -> list[Function]:
        """The functions that a call may reach."""
        by_name = called_function(call)
        if by_name is not None:
            return [by_name]
        return self.pointers.targets(call)[0] if not isinstance(call.callee, InlineAsm) else []

    def _all_throwing(self, functions: Iterable[Function]) -> set[Function]:
        """The functions out of which an exception of the program may come."""
        callers: dict[Function, list[Function]] = {}
        work: list[Function] = []
        for function in functions:
            if "nounwind" in function.attribute_text.split():
                continue
            for call in calls_in(function):
                if has_attribute(call, "nounwind"):
                    continue
                for target in self.targets(call):
                    callers.setdefault(target, []).append(function)
                if calls_thrower(call):
                    work.append(function)
        found: set[Function] = set()
        while work:
            function = work.pop()
            if function not in found and function not in self.written:
                found.add(function)
                work += callers.get(function, ())
        return found

    def version(self, function: Function) -> Function:
        """The copy that throws nothing."""
        made = self.versions.get(function)
        if made is None:
            types = [*(a.type for a in function.arguments), PTR]
            made = self.module.add_function(
                quoted(f"{bare_name(function.name)}.caught"), function_type(function.return_type, types)
            )
            for ours, theirs in zip(made.arguments, function.arguments):
                ours.name, ours.attributes = theirs.name, _CLAIMS.sub("", theirs.attributes)
            made.arguments[-1].name, made.arguments[-1].attributes = "thrown", CAUGHT
            made.syntax.before_type = function.convention
            made.syntax.return_attributes = " ".join(_RESULT.findall(function.syntax.return_attributes))
            made.syntax.after_parameters = attributes_of_copy(function)
            self.versions[function] = made
            clone_body(function, made, dict[Value, Value](zip(function.arguments, made.arguments)))
            self.work.append((function, made))
        return made

    # ---- helpers that ask the runtime --------------------------------------------------------------------
    def thrower(self, callee: Function) -> Function:
        """Throws, catches at once, and answers the exception."""
        name = quoted(f"{bare_name(callee.name)}.caught")
        found = self.module.functions.get(name)
        if found is None:
            types = callee.function_type.parameters
            found = self._helper(name, PTR, list(types))
            arguments = ", ".join(f"{t} %a{k}" for k, t in enumerate(types))
            found.set_body(_THROW.format(callee=callee.name, arguments=arguments))
        return found

    def selector(self, pad: LandingPad) -> Function:
        """Which clause of a landing pad an exception matches: the number of its type; 0 if none does.

        -1 if it is none of those that the function says it throws (`throw(A, B)`).
        """
        key = (*pad.clauses, *(id(o) for o in pad.operands))
        found = self.clauses.get(key)
        if found is None:
            name = self.module.unique_name("enzyme_build.catches")
            found = self.clauses[key] = self._helper(name, I32, [PTR])
            self.module.declare("_Unwind_RaiseException", I32, [PTR])
            self.module.declare("llvm.eh.typeid.for.p0", I32, [PTR])
            answers, answer = self._answers(pad)
            kinds = [f"ptr @{getattr(kind, 'name', '')}" for kind in answers]
            lines: list[str] = []
            for k, kind in enumerate(kinds):
                lines += [
                    f"  %id{k} = call i32 @llvm.eh.typeid.for.p0({kind})",
                    f"  %is{k} = icmp eq i32 %which, %id{k}",
                ]
            for k, number in reversed(list(enumerate(answers.values()))):
                lines.append(f"  %s{k} = select i1 %is{k}, i32 {number}, i32 {answer}")
                answer = f"%s{k}"
            clauses = " ".join(f"catch {kind}" for kind in (*kinds, "ptr null"))
            found.set_body(_SELECT.format(clauses=clauses, compare="\n".join(lines), answer=answer))
        return found

    def _answers(self, pad: LandingPad) -> tuple[dict[Value, int], str]:
        """What is answered for an exception of each type, and of any other one."""
        answers: dict[Value, int] = {}
        for clause, value in zip(pad.clauses, pad.operands):
            if clause == "catch" and is_zero(value):  # whatever it is
                return answers, "0"
            if clause == "catch":
                answers.setdefault(value, self.number(value))
                continue
            allowed = value.elements if isinstance(value, ConstantAggregate) else ()
            if any(map(is_zero, allowed)):
                return answers, "0"
            for kind in allowed:
                answers.setdefault(kind, 0)
            return answers, "-1"
        return answers, "0"

    def raiser(self) -> Function:
        """Throws an exception once more; it does not return."""
        found = self.module.functions.get(RAISE)
        if found is None:
            found = self._helper(RAISE, VOID, [PTR])
            self.module.declare("_Unwind_RaiseException", I32, [PTR])
            self.module.declare("__cxa_begin_catch", PTR, [PTR])
            self.module.declare("_ZSt9terminatev", VOID, [])
            found.syntax.after_parameters = 'noinline noreturn cold uwtable "enzyme_inactive"'
            found.set_body(_RAISE)
        return found

    def number(self, kind: Value) -> int:
        return self.kinds.setdefault(kind, len(self.kinds) + 1)

    def _helper(self, name: str, result: Type, types: list[Type]) -> Function:
        made = self.module.add_function(name, function_type(result, types), [f"a{k}" for k in range(len(types))])
        caught_by = f"personality ptr @{rules.personality(self.module)}"
        made.syntax.after_parameters = f'noinline uwtable "enzyme_inactive" {caught_by}'
        return made


@dataclass
class _Arrival:
    """An exception that comes to a landing pad, from a block, with what the pad's phis have for it."""

    exception: Value
    source: Block
    values: list[Value]


class _Body:
    """The invokes of a function, which lead to its pads, and in a copy (`thrown` is its address) all that throws."""

    def __init__(self, rewriter: _Rewriter, function: Function, pads: list[Block], thrown: Value | None):
        self.rewriter = rewriter
        self.module = rewriter.module
        self.function = function
        self.pads = set(pads)
        self.thrown = thrown
        self.arrivals: dict[Block, list[_Arrival]] = {pad: [] for pad in pads}
        self._values: list[Value] = []  # of the phis of the landing pad that the call in hand leads to

    def rewrite(self) -> None:
        """Every place; a value is rewritten before the landing pads that get it."""
        order = ControlFlow(self.function).order
        reached = set(order)
        for block in [*order, *(block for block in self.function.blocks if block not in reached)]:
            for call in [i for i in block.instructions if isinstance(i, (Call, Invoke))]:
                self._visit(call)
        for block in list(self.function.blocks):
            if isinstance(block.terminator, Resume):
                self._resume(block)
        for pad in self.pads:
            self._open(pad)
        self._number_kinds()

    def _visit(self, call: Call | Invoke) -> None:
        if self.thrown is None and isinstance(call, Call):
            return
        targets = [t for t in self.rewriter.targets(call) if t in self.rewriter.throwing]
        throws = calls_thrower(call) and isinstance(call.callee, Function)
        quiet = has_attribute(call, "nounwind") or not (targets or throws) or len(targets) > MOST_TARGETS
        if isinstance(call, Call) and quiet:
            return
        before, normal, unwind = self._apart(call)
        builder = Builder(self.module, before)
        if quiet:
            self._same(builder, call, call.callee, call.arguments)
            builder.branch(normal)
        elif throws:
            assert isinstance(call.callee, Function)
            exception = builder.call(self.rewriter.thrower(call.callee), call.arguments)
            call.replace_all_uses_with(Poison(call.type))
            call.erase()
            for phi in normal.phis:
                remove_incoming(phi, [before])
            self._thrown(builder, exception, unwind)
        elif called_function(call) is not None:
            self._caught(builder, call, targets[0], normal, unwind)
        else:
            self._chosen(builder, call, targets, normal, unwind)

    def _apart(self, call: Call | Invoke) -> tuple[Block, Block, Block | None]:
        """The block that ends with the call now, the one behind it, and the landing pad."""
        before = call.block
        if isinstance(call, Invoke):
            normal, unwind = call.targets
            self._values = [phi.value_from(before) for phi in unwind.phis]
            for phi in unwind.phis:
                remove_incoming(phi, [before])
            return before, normal, unwind
        return before, split_behind(self.function, call), None

    def _same(self, builder: Builder, call: Call | Invoke, callee: Value, arguments: Iterable[Value]) -> Call:
        """The call of a function that throws nothing here; it takes the place of the old one."""
        made = self._call(call, callee, list(arguments), call.function_type)
        call.replace_all_uses_with(made)
        call.erase()
        builder.insert(made)
        return made

    def _call(self, call: Call | Invoke, callee: Value, arguments: list[Value], type_: object) -> Call:
        bundles = list(call.bundle_values())
        made = Call(type_, callee, arguments, call.name, syntax=call.syntax, bundles=bundles)  # type: ignore[arg-type]
        made.metadata = dict(call.metadata)
        return made

    def _with_slot(self, call: Call | Invoke, target: Function, slot: Alloca) -> Call:
        version = self.rewriter.version(target)
        made = self._call(call, version, [*call.arguments, slot], version.function_type)
        syntax = type(call.syntax)(
            "", call.syntax.convention, " ".join(_RESULT.findall(call.syntax.return_attributes)),
            (*map(_unclaimed, call.syntax.argument_attributes), "") if call.syntax.argument_attributes else (), "",
            call.syntax.address_space,
        )  # fmt: skip
        made.syntax = syntax
        return made

    def _caught(
        self, builder: Builder, call: Call | Invoke, target: Function, normal: Block, unwind: Block | None
    ) -> None:
        slot = self._new_slot(builder)
        made = self._with_slot(call, target, slot)
        call.replace_all_uses_with(made)
        call.erase()
        builder.insert(made)
        self._look(builder, slot, normal, unwind)

    def _look(self, builder: Builder, slot: Alloca, normal: Block, unwind: Block | None) -> None:
        """Go on where the exception is caught, if there is one."""
        exception = builder.load(PTR, slot, "exception")
        leaving = self.function.add_block("thrown")
        builder.branch_if(builder.compare("eq", exception, zero(PTR)), normal, leaving)
        self._thrown(builder.at_end(leaving), exception, unwind)

    def _chosen(
        self, builder: Builder, call: Call | Invoke, targets: list[Function], normal: Block, unwind: Block | None
    ) -> None:
        """A call through a pointer: of those that may throw, the copies; any other as it is."""
        before = builder.block
        assert before is not None
        joined = self.function.add_block("called")
        results: list[tuple[Value, Block]] = []
        slot = self._new_slot(builder)
        for target in targets:
            here, other = self.function.add_block("to.thrower"), self.function.add_block("to.another")
            builder.branch_if(builder.compare("eq", call.callee, target), here, other)
            made = self._with_slot(call, target, slot)
            made.metadata.pop("callees", None)
            here.append(made)
            here.append(Branch(VOID, [], [joined]))
            results.append((made, here))
            builder.at_end(other)
        made = self._call(call, call.callee, list(call.arguments), call.function_type)
        builder.insert(made)
        builder.branch(joined)
        assert builder.block is not None
        results.append((made, builder.block))
        for phi in normal.phis:
            phi.blocks = [joined if b is before else b for b in phi.blocks]
        builder.at_end(joined)
        if call.type is not VOID:
            phi = builder.phi(call.type, call.name)
            for value, block in results:
                phi.add_incoming(value, block)
            call.replace_all_uses_with(phi)
        call.erase()
        self._look(builder, slot, normal, unwind)

    def _new_slot(self, builder: Builder) -> Alloca:
        """For the exception of one call; a slot of several calls would lend the one's memory to the other."""
        first = self.function.entry.instructions[0]
        slot = Builder(self.module).before(first).alloca(PTR, "thrown.slot")
        builder.store(zero(PTR), slot)
        return slot

    def _thrown(self, builder: Builder, exception: Value, unwind: Block | None) -> None:
        """Where an exception goes from here."""
        block = builder.block
        assert block is not None
        if unwind is None:
            self._leave(builder, exception)
            return
        self.arrivals[unwind].append(_Arrival(exception, block, self._values))
        builder.branch(unwind)

    def _leave(self, builder: Builder, exception: Value) -> None:
        if self.thrown is None:
            builder.call(self.rewriter.raiser(), [exception])
            builder.unreachable()
            return
        builder.store(exception, self.thrown)
        type_ = self.function.return_type
        builder.ret(None if type_ is VOID else zero(type_))

    def _open(self, block: Block) -> None:
        """A landing pad becomes a block like any other."""
        pad = _pad_of(block)
        assert pad is not None
        arrivals = self.arrivals[block]
        if not arrivals:
            return
        builder = Builder(self.module, block)
        for number, phi in enumerate(block.phis):
            for arrival in arrivals:
                phi.add_incoming(arrival.values[number], arrival.source)
        exception = builder.phi(PTR, "exception")
        for arrival in arrivals:
            exception.add_incoming(arrival.exception, arrival.source)
        builder.before(pad)
        which = builder.call(self.rewriter.selector(pad), [exception])
        for user in list(pad.users):
            if isinstance(user, ExtractValue):
                user.replace_all_uses_with(exception if user.path[0] == 0 else which)
                user.erase()
        whole: Value = Poison(pad.type)
        if pad.uses:
            whole = builder.insert_value(builder.insert_value(whole, exception, 0), which, 1)
        pad.replace_all_uses_with(whole)
        pad.erase()

    def _resume(self, block: Block) -> None:
        """Where the program unwinds further: out of the function."""
        resume = block.terminator
        builder = Builder(self.module).before(resume)
        exception = builder.extract_value(resume.operands[0], 0)
        resume.erase()
        self._leave(builder.at_end(block), exception)

    def _number_kinds(self) -> None:
        """What a clause's number is compared with."""
        for call in [i for i in self.function.instructions() if isinstance(i, Call)]:
            if callee_name(call).startswith("llvm.eh.typeid.for"):
                call.replace_all_uses_with(i32(self.rewriter.number(call.arguments[0])))
                call.erase()


def _is_closed(function: Function) -> bool:
    """It is not differentiated by its body, or cannot take one more argument."""
    if function.function_type.variadic:
        return True
    return noted(function, "enzyme_kept") is not None or _INACTIVE in function.attribute_text


def _unclaimed(attributes: str) -> str:
    return _CLAIMS.sub("", attributes)


def _pad_of(block: Block) -> LandingPad | None:
    return next((i for i in block.instructions if isinstance(i, LandingPad)), None)


def _pads(function: Function) -> list[Block]:
    return [block for block in function.blocks if _pad_of(block) is not None]


def _catching_pads(function: Function) -> list[Block]:
    """All landing pads of a function, if control comes back to the program from one of them."""
    pads = _pads(function)
    work, seen = list(pads), set[Block]()
    while work:
        block = work.pop()
        if isinstance(block.terminator, Return):
            return pads
        if block not in seen:
            seen.add(block)
            work += block.successors
    return []


_THROW = """\
entry:
  invoke void @{callee}({arguments}) to label %never unwind label %pad
pad:
  %thrown = landingpad {{ ptr, i32 }} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %thrown, 0
  ret ptr %exception
never:
  unreachable
"""
_SELECT = """\
entry:
  %failed = invoke i32 @_Unwind_RaiseException(ptr %a0) to label %never unwind label %pad
pad:
  %thrown = landingpad {{ ptr, i32 }} {clauses}
  %which = extractvalue {{ ptr, i32 }} %thrown, 1
{compare}
  ret i32 {answer}
never:
  unreachable
"""
_RAISE = """\
entry:
  %failed = call i32 @_Unwind_RaiseException(ptr %a0)
  %begun = call ptr @__cxa_begin_catch(ptr %a0)
  call void @_ZSt9terminatev()
  unreachable
"""

"""Separate mode: derivatives that a file or library offers to others, and those that others offer.

For an exported function f three functions are written beside it, in the form in which users write derivatives by hand
(see `custom`), every pointer with a shadow, which may be the pointer itself: then its memory is inactive.

    f.enzyme.augmented(a…)             → {tape, result, shadow of a result that is a pointer}
    f.enzyme.reverse(a…, seed, tape)   → {adjoint of each number}
    f.enzyme.forward(a and its tangent…) → {result, tangent}

Each holds a request and is answered like any other; a function that cannot be offered says why.  Whoever uses f without
its body takes these as f's registered derivatives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, classify, has_attribute, resolve_function
from enzyme_build.differentiate.closures import FRAME
from enzyme_build.differentiate.library_bodies import has_known_body
from enzyme_build.differentiate.library_forms import has_known_form
from enzyme_build.differentiate.library_requests import with_body
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.registrations import REGISTER, SHADOW_MAY_BE_PRIMAL, forget, note, noted
from enzyme_build.differentiate.requests import has_sret, request_calls
from enzyme_build.differentiate.session import Session
from enzyme_build.differentiate.shared_shadows import is_shareable
from enzyme_build.differentiate.signatures import packed
from enzyme_build.errors import EnzymeBuildError, RegistrationError, SourceLocation, UnsupportedError, blame
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Builder,
    Call,
    ConstantNull,
    Function,
    FunctionType,
    GlobalVariable,
    Invoke,
    Module,
    Type,
    Value,
    array,
    bare_name,
    function_type,
    holds_float,
    holds_pointer,
    is_aggregate,
    is_pointer,
    location_of,
    quoted,
)

PARTS = {"augmented": "__enzyme_augmentfwd", "reverse": "__enzyme_reverse", "forward": "__enzyme_fwddiff"}
_OFFERS, _REFUSED, _NEEDS, _STATE = "enzyme_offers", "enzyme_refused", "enzyme_needs", "enzyme_state"
_COMPUTES = ("memory(none)", "memory(read)", "memory(argmem: read)", '"enzyme_computes"')


@dataclass(frozen=True)
class Offer:
    """What one file says of a function: `refused` is why it has no derivatives ("" if it has).

    `needs`: the functions of other files whose derivatives it calls; `state`: a global through which derivatives may
    pass, whose shadow is cleared by whoever asks in the same program or library; `computes`: it writes no memory, so
    that it may be called once a lane.
    """

    function: str
    type: str
    refused: str = ""
    needs: tuple[str, ...] = ()
    state: str = ""
    computes: bool = False


def part_name(function: str, part: str) -> str:
    return f"{function}.enzyme.{part}"


# ---- what this module offers ---------------------------------------------------------------------------------
def offer(module: Module, is_exported: Callable[[str], bool]) -> None:
    """Write the derivatives of every exported function as requests."""
    for symbol in [*module.functions.values(), *module.aliases.values()]:
        name, function = bare_name(symbol.name), resolve_function(symbol, module)
        if function is None or function.is_declaration or symbol.linkage not in ("", "external"):
            continue
        is_ours = "__enzyme_" in name or rules.GUARD in function.attribute_text
        if is_exported(name) and _has_form(function) and not is_ours and not request_calls(function):
            _write(module, function, name)


def _has_form(function: Function) -> bool:
    """Numbers may go in and come out, and no struct mixes them with pointers."""
    types = [function.return_type, *(a.type for a in function.arguments)]
    mixed = any(is_aggregate(t) and holds_pointer(t) for t in types if t is not VOID)
    is_known = not mixed and not function.function_type.variadic
    return is_known and any(t is not VOID and (is_pointer(t) or holds_float(t)) for t in types)


def _forms(function: Function) -> dict[str, FunctionType]:
    """The type of each part."""
    result = function.return_type
    results = [] if result is VOID else [result]
    types = [a.type for a in function.arguments]
    numbers = [t for t in types if not is_pointer(t) and holds_float(t)]
    pointers_twice = [t for type_ in types for t in [type_] * (1 + is_pointer(type_))]
    seed = [t for t in results if holds_float(t)]
    return {
        "augmented": function_type(packed([PTR, *results, *filter(is_pointer, results)]), pointers_twice),
        "reverse": function_type(packed(numbers), [*pointers_twice, *seed, PTR]),
        "forward": function_type(packed(_with_tangents(results)), _with_tangents(types)),
    }


def _with_tangents(types: list[Type]) -> list[Type]:
    return [t for type_ in types for t in [type_] * (1 + (is_pointer(type_) or holds_float(type_)))]


def _write(module: Module, function: Function, name: str) -> None:
    result = function.return_type
    asked = ["enzyme_runtime_activity"]
    if result is VOID or len(_with_tangents([result])) == 1:
        asked.append("enzyme_const_return")
    for part, type_ in _forms(function).items():
        options = [*asked, "enzyme_primal_return"] if part == "forward" and result is not VOID else asked
        made = module.add_function(quoted(part_name(name, part)), type_, linkage="")
        made.syntax.after_parameters = machine_attributes(function)
        note(made, _OFFERS, name)
        builder = Builder(module, made.add_block("entry"))
        entry = f"{PARTS[part]}.{len(module.functions)}"
        request = Function(module, entry, function_type(type_.result, [PTR], True))
        module.functions[entry] = request
        given = builder.call(request, [function, *(_marker(module, o) for o in options), *made.arguments])
        builder.ret(None if type_.result is VOID else given)


def _marker(module: Module, name: str) -> Value:
    return module.globals.get(name) or module.add_global(GlobalVariable(name, I32, None, "external"))


def offered_by(function: Function) -> str:
    """The function whose derivative this one holds, if it is one to offer; else ""."""
    return noted(function, _OFFERS) or ""


def refuse_shared_state(session: Session, function: Function) -> None:
    """Raise UnsupportedError if derivatives may pass through a global of which others should know the shadow."""
    named = {g for f in session.reachable(function) for g in session.globals.named_by(f)}
    for variable in named - session.globals.registered.keys():
        assert isinstance(variable, GlobalVariable)
        of_thread = variable.thread_local and not bare_name(variable.name).startswith(FRAME)
        is_ours = variable.linkage in ("internal", "private") and not of_thread
        if session.one_file and (is_ours or is_shareable(variable)):
            if variable in session.shadowed:
                note(function, _STATE, bare_name(variable.name))
        elif variable in session.shadowed or (session.one_file and session.globals.may_carry(variable)):
            raise UnsupportedError(
                f"derivatives of `{bare_name(function.name)}` may pass through `{bare_name(variable.name)}`, a global, "
                "of which other files do not know",
                help="mark the global inactive, pass the data as an argument, or differentiate at link time",
            )


def withdraw(module: Module, name: str, error: EnzymeBuildError) -> None:
    """The function cannot be differentiated: nothing is offered."""
    for part in PARTS:
        module.functions.pop(quoted(part_name(name, part)), None)
    function = module.functions.get(quoted(name)) or module.functions.get(name)
    if function is not None:
        at = f"{error.at}: " if error.at else ""
        note(function, _REFUSED, f"{at}{error.message}".replace("\\", "/").replace('"', "'"))


def offers_of(module: Module) -> list[Offer]:
    """What is offered now that everything is answered, and what is not; the module's own notes go."""
    found: list[Offer] = []
    offered = {name for f in module.functions.values() if not f.is_declaration and (name := noted(f, _OFFERS))}
    for symbol in [*module.functions.values(), *module.aliases.values()]:
        name, function = bare_name(symbol.name), resolve_function(symbol, module)
        refused = noted(function, _REFUSED) if function is not None else None
        if function is not None and (refused is not None or name in offered):
            needs = tuple(filter(None, (noted(function, _NEEDS) or "").split(",")))
            state = noted(function, _STATE) or ""
            computes = any(claim in function.attribute_text for claim in _COMPUTES)
            found.append(Offer(name, str(function.function_type), refused or "", needs, state, computes))
    for function in module.functions.values():
        if any(noted(function, word) is not None for word in (_OFFERS, _REFUSED, _NEEDS, _STATE)):
            forget(function, f'"(?:{_OFFERS}|{_REFUSED}|{_NEEDS}|{_STATE})"="[^"]*"')
    return found


# ---- what others offer ---------------------------------------------------------------------------------------
def take_offers(module: Module, offers: Mapping[str, Offer]) -> None:
    """Register the derivatives that others have of functions without a body here.

    Raises RegistrationError if a function is declared with another type than it was differentiated with.
    """
    registered = {v.initializer for v in module.globals.values() if REGISTER in v.name}
    for function in list(module.functions.values()):
        given = offers.get(bare_name(function.name)) if function.is_declaration else None
        if given is None or given.refused or any(_names(text, function) for text in registered):
            continue
        if given.type != str(function.function_type):
            with blame(_first_call(module, function)):
                raise RegistrationError(
                    f"`{given.function}` is declared as {function.function_type} here, but it was differentiated as "
                    f"{given.type}",
                    help="declare it as the file does that defines it",
                )
        _register(module, function)
        if given.computes:
            note(function, "enzyme_computes")


def _first_call(module: Module, function: Function) -> SourceLocation:
    mentioning = (f for f in module.functions.values() if f"@{function.name}(" in (f.body_text or ""))
    calls = (i for f in mentioning for i in f.instructions() if isinstance(i, Call) and i.callee is function)
    return next((location_of(call) for call in calls), SourceLocation("?"))


def assume_offers(module: Module) -> None:
    """In a file on its own: functions of other files, about which nothing is known, have derivatives there.

    What only offers use may be missing when the program is linked; it says so when it is called.
    """
    for function in list(module.functions.values()):
        for asked in request_calls(function):
            arguments = asked.arguments[has_sret(asked) :]
            target = function_in(arguments[0], module) if arguments else None
            if target is not None and target.is_declaration and with_body(target, module) is target:
                _register(module, target, _if_any)
        for call in [i for i in function.instructions() if isinstance(i, (Call, Invoke))]:
            callee = called_function(call)
            if callee is None or not callee.is_declaration or classify(call) is not CallKind.UNKNOWN:
                continue
            if not (has_attribute(call, "returns_twice") or has_known_body(call) or has_known_form(call)):
                _register(module, callee, _if_any)


def _names(text: str | None, function: Function) -> bool:
    return f"@{function.name}," in (text or "") or f"@{function.name}]" in (text or "")


def _if_any(part: Function) -> Function:
    """A function that calls a part, or stops the program if nobody has it."""
    module = part.module
    part.linkage = "extern_weak"
    name = bare_name(part.name)
    made = module.add_function(quoted(f"{name}.if.any"), part.function_type)
    builder = Builder(module, made.add_block("entry"))
    missing, found = made.add_block("missing"), made.add_block("found")
    builder.branch_if(builder.compare("eq", part, ConstantNull(PTR)), missing, found)
    builder.at_end(missing)
    rules.stop(builder, f"the derivative `{name}` is not linked in: compile its file with -fenzyme-separate")
    builder.unreachable()
    builder.at_end(found)
    given = builder.call(part, list(made.arguments))
    builder.ret(None if made.return_type is VOID else given)
    return made


def note_needs(session: Session, function: Function) -> None:
    """Remember which derivatives of other files the function's own may call."""
    if needs := sorted(_parts_reached(session, [function])):
        note(function, _NEEDS, ",".join(needs))


def require_parts(session: Session, targets: Iterable[Function]) -> None:
    """What requests need must be there when the program is linked."""
    for name in _parts_reached(session, targets):
        for part in PARTS:
            found = session.module.functions[quoted(part_name(name, part))]
            found.linkage = ""
            found.header_text = None


def _parts_reached(session: Session, targets: Iterable[Function]) -> set[str]:
    """The functions of other files that are called, by name."""
    reached = {f for target in targets for f in [target, *session.reachable(target)]}
    called = {called_function(i) for f in reached for i in f.instructions() if isinstance(i, (Call, Invoke))}
    names = {bare_name(f.name) for f in reached | called if f is not None and f.is_declaration}
    return {name for name in names if quoted(part_name(name, "forward")) in session.module.functions}


def _register(module: Module, function: Function, through: Callable[[Function], Function] = lambda part: part) -> None:
    name = bare_name(function.name)
    is_known = quoted(part_name(name, "forward")) in module.functions
    if is_known or not _has_form(function) or "__enzyme_" in name or name.startswith("llvm."):
        return
    called: dict[str, Function] = {}
    for part, type_ in _forms(function).items():
        made = Function(module, quoted(part_name(name, part)), type_)
        module.functions[made.name] = made
        called[part] = through(made)
        note(called[part], SHADOW_MAY_BE_PRIMAL)
    for kind, parts in (("gradient", ("augmented", "reverse")), ("derivative", ("forward",))):
        text = ", ".join(f"ptr @{n}" for n in [function.name, *(called[p].name for p in parts)])
        variable = GlobalVariable(quoted(f"{REGISTER}{kind}.{name}"), array(1 + len(parts), PTR), f"[{text}]")
        module.add_global(variable)

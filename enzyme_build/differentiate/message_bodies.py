"""While a module is differentiated, its calls of MPI are calls of bodies that say what they do to memory.

What one process receives depends on what others send: analyses of the whole program must see that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import address_of, called_function
from enzyme_build.differentiate.deciding_messages import only_decides
from enzyme_build.differentiate.message_ways import HAS_RULES, Ways, calls_from_fortran
from enzyme_build.differentiate.pointed_functions import call_instead_of_pointing, that_may_name
from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.ir import (
    I32,
    Alloca,
    Builder,
    Call,
    ConstantExpression,
    ConstantInt,
    Function,
    GlobalVariable,
    Invoke,
    Module,
    Store,
    Value,
    add_definitions,
    bare_name,
    i32,
    initializer_of,
    is_opaque,
    is_pointer,
    location_of,
    quoted,
)

STANDS_FOR = "enzyme_stands_for"  # of a body: the library function that the primal calls
ABI = "enzyme_mpi"  # of a body for MPI: whose handles it takes
_MADE_OF_CALLS = "enzyme_made_of_calls"  # of a body that is differentiated: the function that the primal calls
_AT = "enzyme_at"  # of a body: where the program's call is
_KINDS = "enzyme_kinds"  # of a body: what each of the call's buffers holds
_NUMBERS = ("double", "float")
_HALF = "enzyme_half"  # of a half of a call's derivative, and of its body: which one it is
_HALVES = "enzyme_build.halves"
_KINDS_OF_HALF = "enzyme_kinds_of_half"
_ABI_OF_HALF = "enzyme_mpi_of_half"
_STRUCTS = ("MPI_Type_create_struct", "MPI_Type_struct")


def call_message_bodies(module: Module) -> None:
    """Let the program call the bodies."""
    declared = [f for f in module.functions.values() if f.is_declaration]
    called = {f for f in declared if rules.roles_of_call(bare_name(f.name))}
    halves = [f for f in module.functions.values() if noted(f, _HALF)] if _HALVES in module.globals else []
    if not called and not halves:
        return
    _give_bodies_to_handles(module)
    call_instead_of_pointing(module, called)
    found = that_may_name(module, [*called, *halves])
    speakers = [function for function in found if not rules.is_of_messages(bare_name(function.name))]
    calls = [call for function in speakers for call in _calls(function)]
    ways, abi = Ways.of(module, calls), abi_of(module, calls)
    for function in speakers:
        _call_bodies(function, called, abi, ways)


def _calls(function: Function) -> list[Call | Invoke]:
    return [i for i in function.instructions() if isinstance(i, (Call, Invoke))]


def _give_bodies_to_handles(module: Module) -> None:
    """What is behind a handle holds no numbers, whatever it is: it needs no shadow, and may lie beside what has one."""
    for variable in module.globals.values():
        if rules.is_handle(bare_name(variable.name)) and is_opaque(variable.value_type):
            variable.value_type = I32
            variable.line = f"@{variable.name} = external global i32"


def _call_bodies(function: Function, called: set[Function], abi: str, ways: Ways) -> None:
    for call in _calls(function):
        callee = called_function(call)
        if callee is not None and noted(callee, _HALF):
            call.set_operand(len(call.operands) - 1, _body_of_half(callee, ways))
        elif callee is not None and (callee in called or noted(function, _KINDS) is not None):
            if only_decides(call):
                continue
            body = _body_of_calls(call, callee, abi, ways) or _body(call, callee, abi, ways)
            body = body or _fortran_body(call, callee, abi, ways)
            if body is not None:
                call.set_operand(len(call.operands) - 1, body)


def call_messages_again(module: Module) -> None:
    """Let it call the library."""
    libraries = {f: module.functions[name] for f in module.functions.values() if (name := _called_for(f))}
    if not libraries:
        return
    for function in module.functions.values():
        for call in function.instructions() if function.is_parsed and not abi_of_body(function) else ():
            if isinstance(call, (Call, Invoke)) and isinstance(call.callee, Function) and call.callee in libraries:
                call.set_operand(len(call.operands) - 1, libraries[call.callee])
    for body in libraries:
        if abi_of_body(body):
            del module.functions[body.name]


def _called_for(function: Function) -> str:
    """The library function that the program calls for a body."""
    name = noted(function, STANDS_FOR) if abi_of_body(function) else noted(function, _MADE_OF_CALLS)
    return name or ""


def _body(call: Call | Invoke, callee: Function, abi: str, ways: Ways) -> Function | None:
    """The body for such a call; None if it does not have the library's arguments."""
    module, name = callee.module, bare_name(callee.name)
    roles = rules.message_roles(name)
    has_body = rules.has_message_rule(name) or rules.is_refused_message(name)
    if not has_body or len(roles) != len(call.arguments):
        return None
    kinds = _kinds(call, name)
    types = tuple(str(a.type) for a in call.arguments)
    counts = [a.value for role, a in zip(roles, call.arguments) if role == "count" and isinstance(a, ConstantInt)]
    count = counts[0] if "handles" in roles and counts else -1
    in_place, taken = _may_be_in_place(call, roles), ways.taken(call, name, roles)
    form = rules.MessageForm(name, str(call.type), types, kinds, in_place, count, taken, _handle_type(abi))
    body = f"enzyme_build.body.{form.key}"
    if not form.is_shared:
        body = module.unique_name(body)
    if body not in module.functions:
        at = f"`{name}`" if form.is_shared else f"{_place_of(call)}: `{name}`"
        made = _add_body(module, rules.message_body(form, body), body, abi, name, at)
        note(made, _KINDS, " ".join(kinds))
    return module.functions[body]


def _add_body(module: Module, text: str, body: str, abi: str, stands_for: str, at: str) -> Function:
    """Define it, with the variables that it names and the module has not."""
    lines = text.splitlines()
    known = {line for line in lines if line.startswith("@") and line[1:].split(" ")[0] in module.globals}
    add_definitions(module, "\n".join(line for line in lines if line not in known))
    made = module.functions[body]
    note(made, STANDS_FOR, stands_for)
    note(made, ABI, abi)
    note(made, _AT, at)
    return made


def _handle_type(abi: str) -> str:
    return "i32" if abi == "mpich" else "ptr"


def _place_of(call: Call | Invoke) -> str:
    """Where the program has it, though it may be in a body that is made of calls."""
    return noted(call.function, _AT) or str(location_of(call)).replace('"', "'")


def place_of_body(function: Function) -> str:
    """Where the program's call of MPI is, as far as one body serves it alone."""
    return noted(function, _AT) or ""


@dataclass(frozen=True)
class Half:
    """A half of a call's derivative.

    `roles`: of the call's arguments, each with how many shadows follow it among the half's own.  `contents`: what its
    rule is told of bytes.
    """

    name: str
    phase: str
    roles: tuple[tuple[str, int], ...]
    contents: tuple[int, ...]


def note_half(function: Function, half: Half, of: Function) -> None:
    """Remember what a function is: a derivative of it may be asked for.

    The optimiser must leave its calls, and its arguments: it does where a function's address is stored.
    """
    module = function.module
    if _HALVES not in module.globals:
        add_definitions(module, f"@{_HALVES} = weak hidden global ptr null\n")
    Builder(module).before(function.entry.instructions[0]).store(function, module.globals[_HALVES])
    function.syntax.after_parameters = f"noinline {function.syntax.after_parameters}".strip()
    counts = [count for _, count in half.roles]
    note(function, _HALF, " ".join(map(str, (half.name, half.phase, *counts, *half.contents))))
    note(function, _ABI_OF_HALF, abi_of_body(of))
    note(function, _KINDS_OF_HALF, noted(of, _KINDS) or "")
    note(function, _AT, place_of_body(of))


def half_of(function: Function) -> Half | None:
    """What `note_half` remembered, of the function or of one that it is a body for."""
    said = noted(function, _HALF)
    if not said:
        return None
    name, phase, *said_of_it = said.split()
    roles, numbers = rules.message_roles(name), tuple(map(int, said_of_it))
    return Half(name, phase, tuple(zip(roles, numbers)), numbers[len(roles) :])


def contents_variable(module: Module, body: str, words: Sequence[int], where: str) -> GlobalVariable:
    """What the rule of a body's call is told of bytes, and where the call is (`Contents` in `layouts.h`)."""
    name = f"{body}.contents"
    if name not in module.globals:
        text, place = f"{where}\n\0".encode(), quoted(f"{body}.where")
        said = ", ".join(f"i8 {byte}" for byte in text)
        listed = ", ".join(f"i32 {word}" for word in words)
        value = f"{{ ptr @{place}, [{len(words)} x i32] [{listed}] }}"
        lines = [
            f"@{place} = internal constant [{len(text)} x i8] [{said}]",
            f"@{quoted(name)} = internal constant {{ ptr, [{len(words)} x i32] }} {value}",
        ]
        add_definitions(module, "\n".join([*lines, ""]))
    return module.globals[name]


def _body_of_half(function: Function, ways: Ways) -> Function:
    """The body that says what a half of a call's derivative does."""
    module, half = function.module, half_of(function)
    assert half is not None
    body = f"enzyme_build.body.half.{bare_name(function.name)}"
    if body in module.functions:
        return module.functions[body]
    places: list[int] = []
    shadows: list[tuple[int, ...]] = []
    for _, count in half.roles:
        first = places[-1] + len(shadows[-1]) + 1 if places else 0
        places.append(first)
        shadows.append(tuple(range(first + 1, first + 1 + count)))
    types = tuple(str(argument.type) for argument in function.arguments)
    kinds = tuple((noted(function, _KINDS_OF_HALF) or "").split())
    abi = noted(function, _ABI_OF_HALF) or ""
    form = rules.MessageForm(
        half.name,
        "i32",
        tuple(types[place] for place in places),
        kinds,
        ways=ways.all_of(half.name),
        handle=_handle_type(abi),
    )
    rule = rules.RuleForm(form, half.phase, types, str(function.return_type), tuple(places), tuple(shadows))
    text = rules.message_rule_body(rule, quoted(body))
    made = _add_body(module, text, body, abi, function.name, place_of_body(function))
    note(made, _HALF, noted(function, _HALF) or "")
    return made


def _fortran_body(call: Call | Invoke, callee: Function, abi: str, ways: Ways) -> Function | None:
    """The body for a call from Fortran: a function that makes the call of C, whose body is found likewise."""
    module, name = callee.module, rules.fortran_message(bare_name(callee.name))
    roles = rules.message_roles(name)
    lengths = len(call.arguments) - len(roles) - 1  # of texts, behind all others
    if not name or lengths < 0:
        return None
    indices = rules.datatype_indices(name)
    found = ["any" if k < 0 else _kind_in_fortran(call.arguments[k], abi, module, roles[k] == "types") for k in indices]
    counts = [_constant_behind(call.arguments[index], module) for index in rules.counts_alone(name)]
    kinds = _of_one(found, [i32(count) if count is not None else None for count in counts])
    is_known = "op" in roles and _constant_behind(call.arguments[roles.index("op")], module) is not None
    body = module.unique_name(f"enzyme_build.fortran.{name}")
    return _add_calls(call, abi, ways, rules.fortran_body(abi, name, body, lengths), body, kinds, is_known)


def _body_of_calls(call: Call | Invoke, callee: Function, abi: str, ways: Ways) -> Function | None:
    """A function that is made of other calls: for what has no rule, and reductions by the program's operations."""
    module, name = callee.module, bare_name(callee.name)
    roles = rules.message_roles(name)
    if not rules.is_made_of_calls(name) or len(roles) != len(call.arguments) or noted(call.function, HAS_RULES):
        return None
    if rules.has_message_rule(name):
        is_known = "op" in roles and isinstance(call.arguments[roles.index("op")], (GlobalVariable, ConstantInt))
        if is_known or not any(rules.makes_for(bare_name(other), name) for other in module.functions):
            return None
    body = module.unique_name(f"enzyme_build.calls.{name}")
    return _add_calls(call, abi, ways, rules.body_of_calls(abi, name, body), body, _kinds(call, name), True)


def _add_calls(
    call: Call | Invoke,
    abi: str,
    ways: Ways,
    texts: dict[str, str],
    body: str,
    kinds: tuple[str, ...],
    has_rules: bool,
) -> Function:
    """A body that makes calls, whose own bodies are found likewise.  `has_rules`: each of these calls has a rule."""
    module, primal, at = call.function.module, called_function(call), _place_of(call)
    assert primal is not None
    add_message_types(module, abi)
    texts = {name: text for name, text in texts.items() if module.symbol(name) is None}
    add_definitions(module, "\n".join(texts.values()))
    for name, text in texts.items():
        if text.startswith("define"):
            note(module.functions[name], _KINDS, " ".join(kinds))
            note(module.functions[name], _AT, at)
            if has_rules:
                note(module.functions[name], HAS_RULES, "true")
    for name, text in texts.items():
        if text.startswith("define"):
            _call_bodies(module.functions[name], set(), abi, ways)
    note(module.functions[body], _MADE_OF_CALLS, primal.name)
    return module.functions[body]


def _kinds(call: Call | Invoke, name: str) -> tuple[str, ...]:
    """What each of a call's buffers holds."""
    indices = rules.datatype_indices(name)
    if (said := noted(call.function, _KINDS)) is not None:
        return (*said.split(), *["any"] * len(indices))[: len(indices)]
    module, roles = call.function.module, rules.message_roles(name)
    found = [
        "any" if index < 0 or roles[index] == "types" else _kind(call.arguments[index], module) for index in indices
    ]
    return _of_one(found, [call.arguments[index] for index in rules.counts_alone(name)])


def _of_one(kinds: list[str], counts: Sequence[Value | None]) -> tuple[str, ...]:
    """The kinds, and of which buffers it is known that they hold one number."""
    ones = [isinstance(count, ConstantInt) and count.value == 1 for count in counts] or [False] * len(kinds)
    return tuple(kind + rules.ONE * (one and kind in _NUMBERS) for kind, one in zip(kinds, ones))


def _kind_in_fortran(place: Value, abi: str, module: Module, is_several: bool) -> str:
    value = _constant_behind(place, module)
    found = rules.kind_in_fortran(abi, value & 0xFFFFFFFF) if value is not None else rules.DERIVED
    if found != rules.DERIVED or is_several:
        return "any" if is_several else found
    has_structs = any(f"{name.lower()}_" in module.functions for name in _STRUCTS)
    return "any" if has_structs else found


def _constant_behind(place: Value, module: Module) -> int | None:
    """The integer that lies where an argument points to, if it is always the same."""
    base = address_of(place).base
    if isinstance(base, GlobalVariable) and base.is_constant:
        initial = initializer_of(module, base)
        return initial.value if isinstance(initial, ConstantInt) else None
    stores = [user for user in place.users if isinstance(user, Store) and user.pointer is place]
    values = [store.operands[0] for store in stores]
    only = values[0] if len(values) == 1 and isinstance(base, Alloca) else None
    return only.value if isinstance(only, ConstantInt) else None


def _may_be_in_place(call: Call | Invoke, roles: tuple[str, ...]) -> bool:
    """Is one buffer given, perhaps, for what is read and what is written (MPI_IN_PLACE)?"""
    read = [a for role, a in zip(roles, call.arguments) if role in ("IN", "LATE_IN")]
    writes = any(role in ("OUT", "LATE_OUT") for role in roles)
    own = (Alloca, GlobalVariable, Call)
    return writes and "peer" not in roles and not all(isinstance(address_of(a).base, own) for a in read)


def abi_of(module: Module, calls: Sequence[Call | Invoke] = ()) -> str:
    """Whose MPI a program is compiled for: by its handles, by Fortran's common blocks, by Fortran's numbers.

    `calls`: the program's, as long as it has no rules.
    """
    for name, function in module.functions.items():
        for role, type_ in zip(rules.message_roles(bare_name(name)), function.function_type.parameters):
            if role in ("comm", "old") and is_pointer(type_):
                has_own = any(rules.is_handle(bare_name(name)) for name in module.globals)
                return "openmpi" if has_own or not _has_numbered_handles(module, calls) else "mpi5"
            if role in ("comm", "old"):
                return "mpich"
    if any(name.startswith(("mpi_fortran_", "ompi_")) for name in module.globals):
        return "openmpi"
    texts = (f.body_text or "" for f in module.functions.values())
    is_mpich = "mpipriv1_" in module.globals or any(re.search(r"\bi32 1140850688\b", text) for text in texts)
    is_mpich = is_mpich or any(v.initializer == "1140850688" for v in module.globals.values())
    return "mpich" if is_mpich or not calls_from_fortran(module) else "openmpi"


def _has_numbered_handles(module: Module, calls: Sequence[Call | Invoke]) -> bool:
    """Does it name handles by small integers, as addresses (MPI 5), or has it rules that do?"""
    if any(rules.is_of_messages(bare_name(name)) for name in module.functions):
        return True
    for call in calls:
        callee = called_function(call)
        roles = rules.message_roles(bare_name(callee.name)) if callee is not None else ()
        given = (a for role, a in zip(roles, call.arguments) if role in ("comm", "type", "op", "old"))
        if any(isinstance(one, ConstantExpression) for one in given):
            return True
    return False


def _kind(datatype: Value, module: Module) -> str:
    """What elements are.  Of datatypes that the program makes: numbers of one type, or anything beside them."""
    while isinstance(datatype, ConstantExpression) and len(datatype.operands) == 1:
        datatype = datatype.operands[0]
    found = rules.DERIVED
    if isinstance(datatype, GlobalVariable):
        found = rules.kind_of_datatype(bare_name(datatype.name), 0)
    elif isinstance(datatype, ConstantInt):
        found = rules.kind_of_datatype("", datatype.value & 0xFFFFFFFF)
    if found != rules.DERIVED:
        return found
    return "any" if any(name in module.functions for name in _STRUCTS) else found


def abi_of_body(function: Function) -> str:
    """The ABI of a body for a call of MPI; "" for any other function."""
    return noted(function, ABI) or ""


def written_at_once(call: Call | Invoke) -> list[Value] | None:
    """The addresses behind which a call of MPI writes; None if it may write elsewhere, or is another call."""
    callee = called_function(call)
    name = _called_for(callee) or bare_name(callee.name) if callee is not None else ""
    roles = rules.roles_of_call(name)
    calls_program = callee is not None and not abi_of_body(callee) and "op" in roles
    if not roles and rules.is_of_library(name) and rules.inactive_rule(name) is not None:
        return [argument for argument in call.arguments if is_pointer(argument.type)]
    if not roles or rules.is_wait(name) or calls_program:
        return None
    return [call.arguments[index] for index in rules.written_by_message(name)]


def stands_for_message(function: Function) -> bool:
    """True for what is called in place of a call of MPI: it follows no address that it finds in memory.

    But for those of buffers that have been handed over, where the program waits.
    """
    return bool(_called_for(function))


def kinds_of_body(function: Function) -> list[str]:
    """What each of its buffers holds, as the datatypes say."""
    return (noted(function, _KINDS) or "").split()


def add_message_types(module: Module, abi: str) -> None:
    """The types that rules' texts name, but those that the module has."""
    types = (line for line in rules.message_types(abi).splitlines() if line[1:].split(" ")[0] not in module.types)
    add_definitions(module, "".join(f"{line}\n" for line in types))

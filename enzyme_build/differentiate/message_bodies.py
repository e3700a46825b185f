"""While a module is differentiated, its calls of MPI are calls of bodies that say what they do to memory.

What one process receives depends on what others send: analyses of the whole program must see that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, called_function, classify
from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.ir import (
    I32,
    Alloca,
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
)

STANDS_FOR = "enzyme_stands_for"  # of a body: the library function that the primal calls
ABI = "enzyme_mpi"  # of a body for MPI: whose handles it takes
_IN_FORTRAN = "enzyme_in_fortran"  # of a body: the function that Fortran calls
_KINDS = "enzyme_kinds"  # of a body: what each of the call's buffers holds
_NUMBERS = ("double", "float")
_STRUCTS = ("MPI_Type_create_struct", "MPI_Type_struct")


def call_message_bodies(module: Module) -> None:
    """Let the program call the bodies."""
    declared = [f for f in module.functions.values() if f.is_declaration]
    called = {f for f in declared if rules.is_message(bare_name(f.name)) or rules.fortran_message(bare_name(f.name))}
    if not called:
        return
    _give_bodies_to_handles(module)
    spoken = re.compile("|".join(rf"@{re.escape(f.name)}\b" for f in called))
    abi = abi_of(module)
    for function in list(module.functions.values()):
        is_ours = rules.is_of_messages(bare_name(function.name))
        if not (is_ours or function.is_declaration) and (function.is_parsed or spoken.search(function.body_text or "")):
            _call_bodies(function, called, abi)


def _give_bodies_to_handles(module: Module) -> None:
    """What is behind a handle holds no numbers, whatever it is: it needs no shadow, and may lie beside what has one."""
    for variable in module.globals.values():
        if rules.is_handle(bare_name(variable.name)) and is_opaque(variable.value_type):
            variable.value_type = I32
            variable.line = f"@{variable.name} = external global i32"


def _call_bodies(function: Function, called: set[Function], abi: str) -> None:
    for call in [i for i in function.instructions() if isinstance(i, (Call, Invoke))]:
        callee = called_function(call)
        if callee is not None and (callee in called or noted(function, _KINDS) is not None):
            if classify(call) is CallKind.INACTIVE:
                continue
            body = _body(call, callee, abi) or _fortran_body(call, callee, abi)
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


def _called_for(function: Function) -> str:
    """The library function that the program calls for a body."""
    name = noted(function, STANDS_FOR) if abi_of_body(function) else noted(function, _IN_FORTRAN)
    return name or ""


def _body(call: Call | Invoke, callee: Function, abi: str) -> Function | None:
    """The body for such a call; None if it does not have the library's arguments."""
    module, name = callee.module, bare_name(callee.name)
    roles = rules.message_roles(name)
    if not roles or len(roles) != len(call.arguments):
        return None
    if (said := noted(call.function, _KINDS)) is not None:  # a body for Fortran's form of the call
        kinds = tuple(said.split())
    else:
        found = [_kind(call.arguments[index], module) for index in rules.datatype_indices(name)]
        kinds = _of_one(found, [call.arguments[index] for index in rules.counts_alone(name)])
    types = tuple(str(a.type) for a in call.arguments)
    counts = [a.value for role, a in zip(roles, call.arguments) if role == "count" and isinstance(a, ConstantInt)]
    count = counts[0] if "handles" in roles and counts else -1
    form = rules.MessageForm(name, str(call.type), types, kinds, _may_be_in_place(call, roles), count)
    body = f"enzyme_build.body.{form.key}"
    if not form.is_shared:
        body = module.unique_name(body)
    if body not in module.functions:
        lines = rules.message_body(form, body).splitlines()
        known = {line for line in lines if line.startswith("@") and line[1:].split(" ")[0] in module.globals}
        add_definitions(module, "\n".join(line for line in lines if line not in known))
        made = module.functions[body]
        note(made, STANDS_FOR, name)
        note(made, ABI, abi)
        note(made, _KINDS, " ".join(kinds))
    return module.functions[body]


def _fortran_body(call: Call | Invoke, callee: Function, abi: str) -> Function | None:
    """The body for a call from Fortran: a function that makes the call of C, whose body is found likewise."""
    module, name = callee.module, rules.fortran_message(bare_name(callee.name))
    roles = rules.message_roles(name)
    if not name or len(roles) + 1 != len(call.arguments):
        return None
    found = [_kind_in_fortran(call.arguments[index], abi, module) for index in rules.datatype_indices(name)]
    counts = [_constant_behind(call.arguments[index], module) for index in rules.counts_alone(name)]
    kinds = _of_one(found, [i32(count) if count is not None else None for count in counts])
    body = module.unique_name(f"enzyme_build.fortran.{name}")
    texts = rules.fortran_body(abi, name, body)
    add_message_types(module, abi)
    add_definitions(module, "\n".join(text for n, text in texts.items() if module.symbol(n) is None))
    made = module.functions[body]
    note(made, _IN_FORTRAN, callee.name)
    note(made, _KINDS, " ".join(kinds))
    _call_bodies(made, set(), abi)
    return made


def _of_one(kinds: list[str], counts: Sequence[Value | None]) -> tuple[str, ...]:
    """The kinds, and of which buffers it is known that they hold one number."""
    ones = [isinstance(count, ConstantInt) and count.value == 1 for count in counts] or [False] * len(kinds)
    return tuple(kind + rules.ONE * (one and kind in _NUMBERS) for kind, one in zip(kinds, ones))


def _kind_in_fortran(place: Value, abi: str, module: Module) -> str:
    value = _constant_behind(place, module)
    found = rules.kind_in_fortran(abi, value & 0xFFFFFFFF) if value is not None else rules.DERIVED
    if found != rules.DERIVED:
        return found
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


def abi_of(module: Module) -> str:
    """Whose MPI a program is compiled for: by its handles, by Fortran's common blocks, by Fortran's numbers."""
    for name, function in module.functions.items():
        for role, type_ in zip(rules.message_roles(bare_name(name)), function.function_type.parameters):
            if role in ("comm", "old"):
                return "openmpi" if is_pointer(type_) else "mpich"
    if any(name.startswith(("mpi_fortran_", "ompi_")) for name in module.globals):
        return "openmpi"
    texts = (f.body_text or "" for f in module.functions.values())
    is_mpich = "mpipriv1_" in module.globals or any(re.search(r"\bi32 1140850688\b", text) for text in texts)
    is_mpich = is_mpich or any(v.initializer == "1140850688" for v in module.globals.values())
    return "mpich" if is_mpich or not calls_from_fortran(module) else "openmpi"


def calls_from_fortran(module: Module) -> bool:
    """Does it call MPI in Fortran's way?"""
    return any(rules.fortran_message(bare_name(name)) for name in module.functions)


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


def kinds_of_body(function: Function) -> list[str]:
    """What each of its buffers holds, as the datatypes say."""
    return (noted(function, _KINDS) or "").split()


def add_message_types(module: Module, abi: str) -> None:
    """The types that rules' texts name, but those that the module has."""
    types = (line for line in rules.message_types(abi).splitlines() if line[1:].split(" ")[0] not in module.types)
    add_definitions(module, "".join(f"{line}\n" for line in types))

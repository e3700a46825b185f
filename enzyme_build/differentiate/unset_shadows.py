"""A global pointer that was set before what is differentiated has no shadow: its use stops with a message.

The shadow of such a global is null until the differentiated code stores an address there.  Where memory is reached
through a pointer that was loaded from it, here or where the global's address was handed to, the derivative looks first.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, classify, origins_of
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import (
    I8,
    PTR,
    Builder,
    Call,
    Cast,
    Function,
    GetElementPtr,
    GlobalVariable,
    Load,
    Module,
    Phi,
    PointerType,
    Return,
    Select,
    Store,
    Value,
    bare_name,
    function_type,
    zero,
)

_MESSAGE = (
    "the memory that the global {} points to was set before what is differentiated, and has no shadow: "
    "set the pointer there, or register the global's shadow (__enzyme_shadow_globals)"
)


def checked(session: Session, builder: Builder, load: Load, primal: Value, shadow: Value, function: Function) -> Value:
    """The shadow that is loaded in a function, where it may be unset and is looked through: behind a check."""
    bases = [address_of(o).base for o in origins_of(address_of(load.pointer).base)] if load.type is PTR else []
    places = [place for base in bases for place in session.handed_globals.behind(function, base)]
    names = dict.fromkeys(bare_name(place.variable.name) for place in places if _leads_to_memory(load))
    return builder.call(_check(builder.module, list(names)), [primal, shadow]) if names else shadow


def _leads_to_memory(pointer: Value) -> bool:
    """Is something loaded from or stored behind it, here, or perhaps where it is put or returned?

    The characters of a name have no shadow.
    """
    seen: set[Value] = set()
    work = [pointer]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case Load():
                    if user.type is not I8:
                        return True
                case Return():
                    return True
                case Store():
                    if index == 1 or not isinstance(address_of(user.pointer).base, GlobalVariable):
                        return True
                case Call() if classify(user) in (CallKind.MEMORY, CallKind.DEFINED):
                    return True
                case GetElementPtr() | Cast() | Phi() | Select() if isinstance(user.type, PointerType):
                    work.append(user)
                case _:
                    pass
    return False


def _check(module: Module, variables: list[str]) -> Function:
    """`p.shadow` if it is set or p is null; else the program ends."""
    name = f"enzyme_build.shadow_of.{'.'.join(variables)}"
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(PTR, [PTR, PTR]), ["primal", "shadow"])
    primal, shadow = made.arguments
    builder = Builder(module, made.add_block("entry"))
    suspect, unset, fine = (made.add_block(n) for n in ("suspect", "unset", "fine"))
    builder.branch_if(builder.compare("eq", shadow, zero(PTR)), suspect, fine)
    builder.at_end(suspect)
    builder.branch_if(builder.compare("eq", primal, zero(PTR)), fine, unset)
    builder.at_end(unset)
    rules.stop(builder, _MESSAGE.format(" or ".join(f"`{name}`" for name in variables)))
    builder.unreachable()
    builder.at_end(fine)
    builder.ret(shadow)
    return made

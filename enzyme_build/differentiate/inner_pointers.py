"""Pointers in a global that lead into the global itself: an empty list's links, an empty tree's, a buffer inside.

The program set them before what is differentiated; in the shadow they lead to the same place of the shadow.
"""

from __future__ import annotations

from itertools import islice

from enzyme_build.differentiate.session import Session
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    GlobalVariable,
    Module,
    PointerType,
    function_type,
    i64,
)

_MOST = 64  # pointers in one global


def set_inner_pointers(session: Session, builder: Builder) -> None:
    """Sets those in the shadows of globals, which are empty."""
    layout = session.module.layout
    for variable, twin in session.globals.pairs:
        if not isinstance(variable, GlobalVariable):
            continue
        size = layout.size_of(variable.value_type)
        pointers = (at for at, leaf in layout.leaves(variable.value_type) if isinstance(leaf, PointerType))
        for offset in islice(pointers, _MOST) if size > layout.pointer_size() else ():
            builder.call(_setter(session.module), [variable, twin, i64(offset), i64(size)])


def _setter(module: Module) -> Function:
    """(global, its shadow, offset of a pointer, size of the global)."""
    name = "enzyme_build.set_inner_pointer"
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, [PTR, PTR, I64, I64]), ["primal", "shadow", "offset", "size"])
    primal, shadow, offset, size = made.arguments
    builder = Builder(module, made.add_block("entry"))
    inside, end = made.add_block("inside"), made.add_block("end")
    target = builder.load(PTR, builder.gep(I8, primal, [offset]))
    distance = builder.binary("sub", builder.cast("ptrtoint", target, I64), builder.cast("ptrtoint", primal, I64))
    builder.branch_if(builder.compare("ult", distance, size), inside, end)
    builder.at_end(inside)
    builder.store(builder.gep(I8, shadow, [distance]), builder.gep(I8, shadow, [offset]))
    builder.branch(end)
    builder.at_end(end)
    builder.ret()
    return made

"""Pointers in a global that lead into the global itself (an empty list's links, a buffer inside), or still to where
its initial value says: records with arrays, linked nodes.

The program set them before what is differentiated; in the shadow they lead to the same place of a shadow.
"""

from __future__ import annotations

from itertools import islice

from enzyme_build.analysis import InitialPointer
from enzyme_build.differentiate.loops_written import Frame, counted
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Constant,
    Function,
    GlobalVariable,
    Module,
    Value,
    array,
    bare_name,
    constant_text,
    function_type,
    i32,
    i64,
    quoted,
    struct,
)

_ENTRY = struct(I64, PTR, PTR, I64)  # offset of a pointer, its target, the target's shadow, bytes behind the target
_MOST = 64  # pointers in one global


def set_inner_pointers(session: Session, builder: Builder) -> None:
    """Sets those in the shadows of globals, which are empty."""
    layout = session.module.layout
    for variable, twin in session.globals.pairs:
        if not isinstance(variable, GlobalVariable):
            continue
        size = layout.size_of(variable.value_type)
        pointers = islice((at for at, _ in layout.leaves(variable.value_type, only_pointers=True)), _MOST)
        for offset in pointers if size > layout.pointer_size() else ():
            builder.call(_setter(session.module), [variable, twin, i64(offset), i64(size)])


def set_initial_pointers(session: Session, builder: Builder) -> None:
    """Sets those that the shadows of globals start with, where the program has not led them elsewhere."""
    module = session.module
    for variable, twin, pointers in session.globals.complete_twins():
        table = _table_of(module, twin, pointers)
        builder.call(_table_setter(module), [variable, twin, table, i64(len(pointers))])


def _table_of(module: Module, twin: GlobalVariable, pointers: list[InitialPointer]) -> GlobalVariable:
    """How many bytes behind a target a pointer may lead: within it, or as far as it did at first."""
    name = quoted(f"{bare_name(twin.name)}.pointers")
    found = module.globals.get(name)
    if found is not None:
        return found
    lines: list[str] = []
    for offset, target, distance, shadow in pointers:
        inside = module.layout.size_of(target.value_type) if isinstance(target, GlobalVariable) else 1
        assert isinstance(shadow, Constant)
        values: tuple[Constant, ...] = (i64(offset), target, shadow, i64(max(inside, distance + 1)))
        lines.append(f"{_ENTRY} {{ {', '.join(f'{v.type} {constant_text(v)}' for v in values)} }}")
    type_ = array(len(lines), _ENTRY)
    return module.add_global(GlobalVariable(name, type_, f"[{', '.join(lines)}]", "internal", is_constant=True))


def _table_setter(module: Module) -> Function:
    """(global, its shadow, table of pointers, how many)."""
    name = "enzyme_build.set_initial_pointers"
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, [PTR, PTR, PTR, I64]), ["primal", "shadow", "table", "count"])
    primal, shadow, table, count = made.arguments
    builder = Builder(module, made.add_block("entry"))
    frame = Frame(builder, made)

    def set_one(index: Value) -> None:
        types = (I64, PTR, PTR, I64)
        offset, target, its_shadow, size = (
            builder.load(type_, builder.gep(_ENTRY, table, [index, i32(k)])) for k, type_ in enumerate(types)
        )
        held = builder.load(PTR, builder.gep(I8, primal, [offset]), alignment=1)
        distance = builder.binary("sub", builder.cast("ptrtoint", held, I64), builder.cast("ptrtoint", target, I64))
        place = builder.gep(I8, shadow, [offset])
        is_inside = builder.compare("ult", distance, size)
        frame.when(is_inside, lambda: builder.store(builder.gep(I8, its_shadow, [distance]), place, 1))

    counted(frame, i64(0), count, set_one)
    builder.ret()
    return made


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

"""Separate mode: the shadows of globals that several files of a program share.

A global of numbers may be written by one file and read by another, so every file gives it a shadow of the same name.
Whoever asks for a derivative clears the shadows of all files: each file lists its own in a section, and the linker
puts the lists behind each other.
"""

from __future__ import annotations

import re

from enzyme_build import rules
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    FloatType,
    Function,
    GlobalVariable,
    IntegerType,
    Module,
    array,
    bare_name,
    function_type,
    i64,
    quoted,
    scalar_types,
    struct,
)

SECTION = "enzyme_shadows"  # a C identifier: the linker defines where it starts and stops
_CLEAR = "enzyme_build.clear_shadows"


def is_shareable(variable: GlobalVariable) -> bool:
    """Other files may know it, and there is nothing in it but numbers."""
    if (
        variable.linkage in ("internal", "private", "common", "appending")
        or variable.is_constant
        or variable.thread_local
    ):
        return False
    scalars = scalar_types(variable.value_type)
    only = all(isinstance(t, FloatType) or (isinstance(t, IntegerType) and t.bits > 8) for t in scalars)
    return only and any(isinstance(t, FloatType) for t in scalars)


def shared_twin(variable: GlobalVariable) -> GlobalVariable:
    """The shadow that all files mean."""
    name = quoted(f"{bare_name(variable.name)}.enzyme.shadow")
    space, alignment = variable.address_space, variable.alignment
    return GlobalVariable(name, variable.value_type, "zeroinitializer", "weak", False, space, alignment)


def list_shadows(module: Module, twins: list[GlobalVariable]) -> None:
    """Enter the shadows of this file into the list; a thread's own have no address that a list could hold."""
    type_ = struct(PTR, I64)
    for twin in [twin for twin in twins if not twin.thread_local]:
        size = module.layout.size_of(twin.value_type)
        made = GlobalVariable("enzyme_build.listed", type_, f"{{ ptr @{twin.name}, i64 {size} }}", "internal")
        made = module.add_global(made)
        made.line = f'@{made.name} = internal global {type_} {made.initializer}, section "{SECTION}", align 8'
        _add_to_used(module, made.name)


def _add_to_used(module: Module, name: str) -> None:
    table = module.globals.get("llvm.used")
    kept = re.findall(r'ptr @(?:"[^"]*"|[-\w.$]+)', table.initializer or "") if table is not None else []
    kept.append(f"ptr @{name}")
    type_ = array(len(kept), PTR)
    if table is None:
        table = module.add_global(GlobalVariable("llvm.used", type_, "", "appending"))
    table.value_type, table.initializer = type_, f"[{', '.join(kept)}]"
    table.line = f'@llvm.used = appending global {type_} {table.initializer}, section "llvm.metadata"'


def clear_shadows(builder: Builder) -> None:
    """Clear what is listed anywhere in the program (or library)."""
    module = builder.module
    builder.call(module.functions.get(_CLEAR) or _clearing_function(module), [])


def _clearing_function(module: Module) -> Function:
    start, stop = (
        module.add_global(GlobalVariable(f"__{end}_{SECTION}", I8, None, "extern_weak")) for end in ("start", "stop")
    )
    made = module.add_function(_CLEAR, function_type(VOID, []))
    builder = Builder(module, made.add_block("entry"))
    before = builder.block
    assert before is not None
    head, body, end = (made.add_block(name) for name in ("head", "body", "end"))
    builder.branch(head)
    builder.at_end(head)
    place = builder.phi(PTR, "place")
    place.add_incoming(start, before)
    builder.branch_if(builder.compare("eq", place, stop), end, body)
    builder.at_end(body)
    size = builder.load(I64, builder.gep(I8, place, [i64(8)]))
    rules.zero_fill(builder, builder.load(PTR, place), size)
    place.add_incoming(builder.gep(I8, place, [i64(16)]), body)
    builder.branch(head)
    builder.at_end(end).ret()
    return made

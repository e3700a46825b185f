"""Tables of distances become tables of addresses.

Compilers of position-independent code keep, in a constant table, how far from it each of several constants lies, and
add that to the table's address: `llvm.load.relative`.  What such an address leads to shows in a table of addresses.
"""

from __future__ import annotations

from enzyme_build.analysis import callee_name
from enzyme_build.ir import (
    I8,
    PTR,
    Builder,
    Call,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    Function,
    GlobalVariable,
    Module,
    array,
    bare_name,
    constant_text,
    i64,
    initializer_of,
    quoted,
)

_INTRINSIC = "llvm.load.relative."


def load_addresses(module: Module) -> None:
    """Replace all loads from tables whose contents are known."""
    tables: dict[GlobalVariable, GlobalVariable | None] = {}
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or _INTRINSIC in (function.body_text or "")):
            _load_in(function, tables)


def _load_in(function: Function, tables: dict[GlobalVariable, GlobalVariable | None]) -> None:
    for call in [i for i in function.instructions() if isinstance(i, Call) and callee_name(i).startswith(_INTRINSIC)]:
        table, distance = call.arguments
        if not isinstance(table, GlobalVariable):
            continue
        if table not in tables:
            tables[table] = _table_of_addresses(function.module, table)
        addresses = tables[table]
        if addresses is None:
            continue
        with (builder := Builder(function.module).before(call)).deriving(call):
            twice = builder.binary("shl", distance, i64(1))  # a distance has half an address's bytes
            loaded = builder.load(PTR, builder.gep(I8, addresses, [twice]), alignment=8)
        call.replace_all_uses_with(loaded)
        call.erase()


def _table_of_addresses(module: Module, table: GlobalVariable) -> GlobalVariable | None:
    """None if there is something else in the table."""
    contents = initializer_of(module, table) if table.is_constant else None
    entries = contents.elements if isinstance(contents, ConstantAggregate) else ()
    targets = [target for entry in entries if (target := _target(entry, table)) is not None]
    if not entries or len(targets) != len(entries):
        return None
    type_ = array(len(targets), PTR)
    made = GlobalVariable(
        quoted(f"{bare_name(table.name)}.addresses"),
        type_,
        constant_text(ConstantAggregate(type_, targets)),
        "internal",
        is_constant=True,
        alignment=8,
    )
    return module.add_global(made)


def _target(entry: Constant, table: GlobalVariable) -> Constant | None:
    match entry:
        case ConstantExpression(opcode="trunc", operands=[ConstantExpression(opcode="sub", operands=[end, begin])]):
            pass
        case _:
            return None
    match end, begin:
        case ConstantExpression(opcode="ptrtoint", operands=[target]), ConstantExpression(operands=[start]):
            return target if start is table else None
        case _:
            return None

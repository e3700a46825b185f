"""Where in the sources an instruction, a function or a value comes from, by the module's debug information.

A location is a line and a column in a scope; scopes nest (blocks in a subprogram) and end in a file.  What was
inlined keeps its own location and points to the call it was inlined at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePath

from enzyme_build.errors import SourceLocation
from enzyme_build.ir.instructions import DebugRecord, Instruction
from enzyme_build.ir.metadata import MetadataNode, metadata_node
from enzyme_build.ir.module import Function, Module
from enzyme_build.ir.values import Argument, Constant, Value

_NO_DEBUG_INFORMATION = "(compiled without -g)"
RUST = "DW_LANG_Rust"
COPY_OF = "copy of"  # how the name of a copy begins, into which its function is inlined: no step that users know


def location_of(instruction: Instruction) -> SourceLocation:
    """The place of an instruction; a derived one has its origin's; without debug information only the function."""
    described: Instruction | None = instruction
    while described is not None:
        reference = described.metadata.get("dbg")
        if reference is not None and instruction.parent is not None:
            found = node_location(instruction.function.module, metadata_node(instruction.function.module, reference))
            if found is not None:
                return found
        described = described.origin
    owner = instruction if instruction.parent is not None else instruction.origin
    if owner is None or owner.parent is None:
        return SourceLocation(_NO_DEBUG_INFORMATION)
    return function_location(owner.function)


def inlined_at_chain(instruction: Instruction) -> list[SourceLocation]:
    """The calls that the instruction was inlined through, innermost first."""
    chain: list[SourceLocation] = []
    if instruction.parent is None:
        return chain
    module = instruction.function.module
    node = metadata_node(module, instruction.metadata.get("dbg", ""))
    while reference := node.text("inlinedAt"):
        node = metadata_node(module, reference)
        found = node_location(module, node)
        if found is None:
            break
        if not found.function.startswith(COPY_OF):
            chain.append(found)
    return chain


def function_location(function: Function) -> SourceLocation:
    """Where a function is defined; without debug information only its name."""
    module = function.module
    node = metadata_node(module, function.metadata.get("dbg", ""))
    if node.kind != "DISubprogram":
        return SourceLocation(_NO_DEBUG_INFORMATION, 0, 0, bare_name(function.name))
    name = node.text("name").removeprefix(COPY_OF).lstrip() or bare_name(function.name)
    return SourceLocation(_file_of(module, node), node.number("line"), 0, name)


def language_of(module: Module, reference: str) -> str:
    """The language (`RUST`, say) of a function, or of an instruction, by its debug information; "" if unknown."""
    subprogram = next((s for s in _scopes(module, _scope_of(module, reference)) if s.kind == "DISubprogram"), None)
    unit = metadata_node(module, subprogram.text("unit")) if subprogram is not None else MetadataNode()
    return unit.text("language")


def _scope_of(module: Module, reference: str) -> MetadataNode:
    node = metadata_node(module, reference)
    return metadata_node(module, node.text("scope")) if node.kind == "DILocation" else node


def variable_location(module: Module, line: str | None) -> SourceLocation | None:
    """Where a global variable is defined, by the line that defines it in the module."""
    found = re.search(r"!dbg (!\d+)", line or "")
    node = metadata_node(module, found[1]) if found else MetadataNode()
    variable = metadata_node(module, node.text("var")) if node.kind == "DIGlobalVariableExpression" else node
    if variable.kind != "DIGlobalVariable":
        return None
    return SourceLocation(_file_of(module, variable), variable.number("line"))


def line_location(module: Module, line: str) -> SourceLocation | None:
    """The place of an instruction by its text; None if it says nothing."""
    found = re.search(r"!dbg (!\d+)", line)
    return node_location(module, metadata_node(module, found[1])) if found else None


def bare_name(name: str) -> str:
    """A symbol's name without the quotes that LLVM's text needs."""
    return name[1:-1] if name[:1] == '"' else name


def node_location(module: Module, node: MetadataNode) -> SourceLocation | None:
    """The place that a DILocation describes."""
    if node.kind != "DILocation":
        return None
    scope = metadata_node(module, node.text("scope"))
    subprogram = next((s for s in _scopes(module, scope) if s.kind == "DISubprogram"), MetadataNode())
    return SourceLocation(_file_of(module, scope), node.number("line"), node.number("column"), subprogram.text("name"))


def _scopes(module: Module, scope: MetadataNode) -> Iterator[MetadataNode]:
    """A scope and those around it, as far as its subprogram."""
    while scope.kind:
        yield scope
        if scope.kind == "DISubprogram":
            return
        scope = metadata_node(module, scope.text("scope"))


def _file_of(module: Module, scope: MetadataNode) -> str:
    """The path of the file that a scope is in."""
    for candidate in _scopes(module, scope):
        file = metadata_node(module, candidate.text("file"))
        if file.kind == "DIFile":
            return str(PurePath(file.text("directory")) / file.text("filename"))
    return _NO_DEBUG_INFORMATION


def source_variables(function: Function) -> dict[Value, str]:
    """The source variable that each described value of a function holds (the first one, where there are several)."""
    found: dict[Value, str] = {}
    for record in debug_records(function):
        _note_variable(function.module, record, found)
    return found


def debug_records(function: Function) -> Iterator[DebugRecord]:
    """Every debug record of a function, in order."""
    for block in function.blocks:
        for instruction in block.instructions:
            yield from instruction.records
        yield from block.trailing_records


def variables_in_memory(function: Function) -> set[Value]:
    """The addresses of source variables: where `source_variables` names what lies there, not the address."""
    records = debug_records(function)
    return {r.values[0] for r in records if r.values and (r.kind == "dbg_declare" or "DW_OP_deref" in r.text)}


def source_variable(value: Value, function: Function | None = None) -> str | None:
    """The source variable that a value holds, by its debug records; an argument's own name where there are none.

    `function` need only be given for arguments that may have no uses.
    """
    owner = value if isinstance(value, Instruction) else next((user for user, _ in value.uses), None)
    if function is None and owner is not None and owner.parent is not None:
        function = owner.function
    found = source_variables(function).get(value) if function is not None else None
    if (
        found is None
        and isinstance(value, Instruction)
        and value.origin is not None
        and value.origin.parent is not None
    ):
        return source_variable(value.origin)  # a copy has no records
    if found is None and isinstance(value, Argument) and value.name and not value.name.isdigit():
        return value.name
    return found


def _note_variable(module: Module, record: DebugRecord, found: dict[Value, str]) -> None:
    """A record with one value says `value, variable, expression, location`."""
    parts = record.text.split(", ")
    if len(record.values) != 1 or parts[0] != "{0}" or len(parts) < 2 or isinstance(record.values[0], Constant):
        return
    name = metadata_node(module, parts[1]).text("name")
    if name:
        found.setdefault(record.values[0], name)

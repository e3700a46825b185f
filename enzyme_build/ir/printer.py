"""LLVM's text for a module, a function or an instruction.

A function whose body nobody asked for is printed as it was read.  In all others unnamed values are numbered
afresh in LLVM's order (arguments, then each block and its instructions), and equal names are told apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from enzyme_build.ir.address_spaces import with_own_addresses
from enzyme_build.ir.instruction_printer import instruction_text
from enzyme_build.ir.instructions import DebugRecord, Instruction
from enzyme_build.ir.module import Block, Function, GlobalVariable, Module
from enzyme_build.ir.naming import Names, quoted
from enzyme_build.ir.types import PointerType
from enzyme_build.ir.value_printer import OperandPrinter

_DECLARATION_LINKAGES = ("extern_weak", "external")
_BLOCK_ADDRESS = re.compile(r'blockaddress\(@((?:[-\w$.]+|"[^"]*")), %((?:[-\w$.]+|"[^"]*"))\)')


def print_module(module: Module) -> str:
    """The whole module, as LLVM reads it."""
    sections: list[Iterable[str]] = [
        module.header,
        [
            f"%{name} = type {type_.body if type_.body is not None else 'opaque'}"
            for name, type_ in module.types.items()
        ],
        module.comdats,
        map(global_line, module.globals.values()),
        (alias.line for alias in module.aliases.values()),
        (print_function(function) for function in module.functions.values()),
        (f"attributes {name} = {{ {text} }}" for name, text in module.attribute_groups.items()),
        (f"{name} = {text}" for name, text in module.named_metadata.items()),
        (f"{name} = {text}" for name, text in module.metadata.items()),
        module.trailer,
    ]
    text = "\n\n".join(joined for section in sections if (joined := "\n".join(section))) + "\n"
    text = _with_block_addresses(module, text) if "blockaddress(" in text else text
    return with_own_addresses(text, module.spaces)


def print_function(function: Function) -> str:
    """A definition or declaration, with a newline behind a definition."""
    if function.is_declaration:
        return function.header_text or _declaration(function)
    if not function.is_parsed:
        header = function.header_text or _definition_header(function, _written_names(function))
        return f"{header}\n{function.body_text}}}\n"
    return "\n".join(_function_lines(function, {}, function.blocks)) + "\n"


def print_annotated(function: Function, notes: Mapping[Instruction, str]) -> str:
    """The header and the blocks of a parsed function that have notes, with each note under its instruction."""
    shown = {instruction.parent for instruction in notes}
    return "\n".join(_function_lines(function, notes, [block for block in function.blocks if block in shown]))


def print_instruction(instruction: Instruction) -> str:
    """One instruction, for messages; names are those that the values have now."""
    return instruction_text(instruction, OperandPrinter(Names.as_they_are(instruction)))


def global_line(variable: GlobalVariable) -> str:
    """The line that defines or declares a global variable."""
    if variable.line is not None:
        return variable.line
    assert isinstance(variable.type, PointerType)
    words = [
        variable.linkage or ("external" if variable.initializer is None else ""),
        "thread_local" if variable.thread_local else "",
        f"addrspace({variable.type.address_space})" if variable.type.address_space else "",
        "constant" if variable.is_constant else "global",
        str(variable.value_type),
        variable.initializer or "",
    ]
    suffix = f", align {variable.alignment}" if variable.alignment else ""
    return f"@{quoted(variable.name)} = " + _spaced(words) + suffix


def _spaced(words: Iterable[str]) -> str:
    return " ".join(word for word in words if word)


def _attachments(metadata: Mapping[str, str]) -> str:
    return _spaced(f"!{kind} {text}" for kind, text in metadata.items())


def _declaration(function: Function) -> str:
    syntax = function.syntax
    parameters = [_spaced([str(a.type), a.attributes]) for a in function.arguments]
    if function.function_type.variadic:
        parameters.append("...")
    return _spaced(
        [
            "declare",
            _attachments(function.metadata),
            function.linkage if function.linkage in _DECLARATION_LINKAGES else "",
            syntax.before_type,
            syntax.return_attributes,
            f"{function.return_type} @{quoted(function.name)}({', '.join(parameters)})",
            syntax.after_parameters,
        ]
    )


def _definition_header(function: Function, names: list[str]) -> str:
    syntax = function.syntax
    parameters = [
        _spaced([str(argument.type), argument.attributes, name]) for argument, name in zip(function.arguments, names)
    ]
    if function.function_type.variadic:
        parameters.append("...")
    return _spaced(
        [
            "define",
            function.linkage,
            syntax.before_type,
            syntax.return_attributes,
            f"{function.return_type} @{quoted(function.name)}({', '.join(parameters)})",
            syntax.after_parameters,
            _attachments(function.metadata),
            "{",
        ]
    )


def _written_names(function: Function) -> list[str]:
    """The arguments' names as the unparsed body knows them."""
    return [f"%{argument.name}" if argument.name else "" for argument in function.arguments]


def _function_lines(function: Function, notes: Mapping[Instruction, str], shown: list[Block]) -> Iterator[str]:
    names = Names.of(function)
    operands = OperandPrinter(names)
    yield _definition_header(function, [names.reference(argument) for argument in function.arguments])
    for block in shown:
        if block is not function.blocks[0]:
            yield ""
        if block is not function.blocks[0] or not names.is_numbered(block):
            yield names.reference(block)[1:] + ":"
        for instruction in block.instructions:
            for record in instruction.records:
                yield _record_text(record, operands)
            yield "  " + instruction_text(instruction, operands)
            if instruction in notes:
                yield f"  ; ^^^ {notes[instruction]}"
        for record in block.trailing_records:
            yield _record_text(record, operands)
    yield "}"


def _record_text(record: DebugRecord, operands: OperandPrinter) -> str:
    text = record.text
    for index, value in enumerate(record.values):
        known = operands.names.knows(value)
        text = text.replace(f"{{{index}}}", operands.typed(value) if known else f"{value.type} poison")
    return f"    #{record.kind}({text})"


def _with_block_addresses(module: Module, text: str) -> str:
    """Block addresses are kept as text; give them the labels that their blocks have now."""

    def current(match: re.Match[str]) -> str:
        function = module.functions.get(match[1])
        if function is None or not function.is_parsed:
            return match[0]
        block = _block_named(function, match[2])
        if block is None:  # it was removed: LLVM's own stand-in for the address of a removed block
            return "inttoptr (i64 1 to ptr)"
        return f"blockaddress(@{match[1]}, {Names.of(function).reference(block)})"

    return _BLOCK_ADDRESS.sub(current, text)


def _block_named(function: Function, name: str) -> Block | None:
    return next((block for block in function.blocks if block.name == name), None)

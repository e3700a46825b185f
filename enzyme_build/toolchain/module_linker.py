"""Links modules into one program: every symbol has one definition, and references find it.

LLVM's own linker does the work; what is added is whose fault a failure is, and which archive members take
part: those that define a symbol that is still wanted, as native linkers choose them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from enzyme_build.artifacts import Archive, Bitcode, LinkedModule, NativeObject
from enzyme_build.errors import InputError, LinkError, SourceLocation
from enzyme_build.toolchain import bitcode, elf, units
from enzyme_build.toolchain.llvm import text_of, workspace

_STATEMENT = "__enzyme_"  # in the name of a variable that says something of functions


@dataclass(frozen=True)
class SymbolTable:
    """The global names of one input: defined, defined for good (not weak), and wanted."""

    defined: frozenset[str]
    strong: frozenset[str]
    undefined: frozenset[str]


def link(modules: Sequence[Bitcode]) -> LinkedModule:
    """One module of all of them; the first one's target triple wins."""
    if not modules:
        raise LinkError("there is no bitcode to link", help="compile with enzyme-cc, enzyme-c++ or enzyme-fc")
    bitcode.check(modules)
    with workspace() as memory:
        program = bitcode.parse(modules[0], memory)
        for number, module in enumerate(modules[1:], 1):
            parsed = bitcode.parse(module, memory)
            _keep_statements(parsed, number)
            _link_in(program, parsed, module, modules)
        return LinkedModule(text_of(program), tuple(module.name for module in modules))


def select(inputs: Sequence[Bitcode | NativeObject | Archive], wanted: frozenset[str]) -> list[Bitcode]:
    """The modules of a whole link: all those given, and the archive members that define what is wanted.

    Native archive members count only for what they might want: the native linker chooses among them later.
    """
    members = (member for item in inputs for member in (item.members if isinstance(item, Archive) else (item,)))
    units.describe_all([member for member in members if isinstance(member, Bitcode)])
    chosen = [item for item in inputs if isinstance(item, Bitcode)]
    chosen += [m for a in inputs if isinstance(a, Archive) and a.whole for m in a.members if isinstance(m, Bitcode)]
    missing, defined = set(wanted), set[str]()
    for item in [*chosen, *native_objects(inputs)]:
        table = symbols(item)
        missing |= table.undefined
        defined |= table.defined
    missing -= defined
    candidates = [(member, symbols(member)) for member in _lazy_members(inputs)]
    progress = True
    while progress:
        progress = False
        for candidate in list(candidates):
            member, table = candidate
            if table.defined & missing:
                chosen.append(member)
                candidates.remove(candidate)
                defined |= table.defined
                missing = (missing | table.undefined) - defined
                progress = True
    return chosen


def native_objects(inputs: Sequence[Bitcode | NativeObject | Archive]) -> Iterator[NativeObject]:
    """All machine code, in archives too."""
    for item in inputs:
        members = item.members if isinstance(item, Archive) else (item,)
        yield from (member for member in members if isinstance(member, NativeObject))


def symbols(item: Bitcode | NativeObject) -> SymbolTable:
    """The global names that an input defines and wants."""
    if isinstance(item, NativeObject):
        try:
            found = elf.read(item.data).symbols
        except elf.BrokenObject as error:
            raise InputError(f"`{item.name}` is a broken object: {error}", SourceLocation(item.name)) from None
        return SymbolTable(found.defined, found.strong, found.undefined)
    unit = units.describe(item)
    strong = frozenset(name for name, binding in unit.defines.items() if binding == units.STRONG)
    return SymbolTable(unit.defined, strong, unit.undefined)


def _lazy_members(inputs: Sequence[Bitcode | NativeObject | Archive]) -> list[Bitcode]:
    archives = [item for item in inputs if isinstance(item, Archive) and not item.whole]
    return [member for archive in archives for member in archive.members if isinstance(member, Bitcode)]


def _keep_statements(module: Any, number: int) -> None:
    """Nobody refers to a list that registers something: LLVM takes a `static` one along only from outside.

    One in a header is defined in each file, for the functions there.
    """
    for variable in module.global_variables:
        is_list = _STATEMENT in variable.name and not variable.is_declaration
        if is_list and variable.linkage.name in ("internal", "private", "external"):
            variable.name = f"{variable.name}.{number}"
            variable.linkage = "external"


def _link_in(program: Any, module: Any, source: Bitcode, modules: Sequence[Bitcode]) -> None:
    if module.data_layout != program.data_layout:
        raise LinkError(
            f"`{source.name}` was compiled for another target than `{modules[0].name}`",
            SourceLocation(source.name),
            [f"data layout {module.data_layout}", f"not        {program.data_layout}"],
            "compile all files for the same target",
        )
    module.triple = program.triple
    try:
        program.link_in(module)
    except RuntimeError as error:
        raise _explain(str(error), source, modules) from None


def _explain(message: str, source: Bitcode, modules: Sequence[Bitcode]) -> LinkError:
    found = re.search(r"'(.+?)'?: symbol multiply defined", message)
    if not found:
        return LinkError(
            f"`{source.name}` does not link with the others: {message.strip()}", SourceLocation(source.name)
        )
    name = found.group(1)
    definers = [module.name for module in modules if name in symbols(module).strong]
    return LinkError(
        f"`{name}` is defined twice: in " + " and in ".join(f"`{definer}`" for definer in definers),
        SourceLocation(source.name),
        help="keep one definition, or make the others `static` or `__attribute__((weak))`",
    )

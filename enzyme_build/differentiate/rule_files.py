"""What rule files say about the functions of a module, as the same attributes that registrations leave."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from enzyme_build import rules
from enzyme_build.differentiate.registrations import note
from enzyme_build.errors import SettingsError, blame
from enzyme_build.ir import PTR, Function, GlobalVariable, IntegerType, Module, bare_name
from enzyme_build.rule_files import Allocator, Derivative, RuleFile


def apply_rule_files(module: Module, files: Iterable[RuleFile]) -> None:
    """Note the rules about every function and global that the module has."""
    for file in files:
        for function in list(module.functions.values()):
            name = bare_name(function.name)
            if any(fnmatchcase(name, pattern) for pattern in file.inactive):
                note(function, "enzyme_inactive")
            if like := file.function_like.get(name):
                note(function, "enzyme_math", like)
            if derivative := file.derivatives.get(name):
                _note_derivative(function, name, derivative)
            if allocator := file.allocators.get(name):
                _note_allocator(module, function, allocator)
        for variable in list(module.globals.values()):
            name = bare_name(variable.name)
            if any(fnmatchcase(name, pattern) for pattern in file.inactive_globals):
                made = f"__enzyme_inactive_global.{name}"
                module.add_global(GlobalVariable(made, PTR, f"@{variable.name}"))


def _note_derivative(function: Function, name: str, said: Derivative) -> None:
    with blame(said.at):
        if len(said.parameters) != len(function.arguments):
            raise SettingsError(
                f"`{name}` takes {len(function.arguments)} arguments, and the rule names {len(said.parameters)}"
            )
        whole = [isinstance(a.type, IntegerType) for a in function.arguments]
        note(function, "enzyme_math", rules.written_row(name, said.parameters, whole, said.partials))


def _note_allocator(module: Module, function: Function, said: Allocator) -> None:
    order = ",".join(map(str, said.freed_with))
    note(function, "enzyme_allocator", f"{said.size}:{order}:{said.freed_by}")
    release = module.functions.get(said.freed_by)
    if release is not None:
        note(release, "enzyme_deallocator", str(said.freed_with.index(-1)))

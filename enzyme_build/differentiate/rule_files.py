"""What rule files say about the functions of a module, as the same attributes that registrations leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from fnmatch import fnmatchcase

from enzyme_build import rules
from enzyme_build.differentiate.registrations import note
from enzyme_build.errors import NoEffect, Remark, SettingsError, SourceLocation, blame
from enzyme_build.ir import PTR, Function, GlobalVariable, IntegerType, Module, bare_name
from enzyme_build.rule_files import Allocator, Derivative, RuleFile

_SHOWN = 3  # warnings about one file


def apply_rule_files(module: Module, files: Iterable[RuleFile]) -> None:
    """Note the rules about every function and global that the module has; a package's give way to the project's."""
    read = list(files)
    own = [pattern for file in read if not file.of_package for pattern in file.names]
    for file in read:
        for function in list(module.functions.values()):
            name = bare_name(function.name)
            if not (file.of_package and _matches(name, own)):
                _apply(module, function, name, file)
        for variable in list(module.globals.values()):
            name = bare_name(variable.name)
            if _matches(name, file.inactive_globals) and not (file.of_package and _matches(name, own)):
                made = f"__enzyme_inactive_global.{name}"
                module.add_global(GlobalVariable(made, PTR, f"@{variable.name}"))


def _apply(module: Module, function: Function, name: str, file: RuleFile) -> None:
    if _matches(name, file.inactive):
        note(function, "enzyme_inactive")
    if like := file.function_like.get(name):
        note(function, "enzyme_math", like)
    if derivative := file.derivatives.get(name):
        _note_derivative(function, name, derivative)
    if allocator := file.allocators.get(name):
        _note_allocator(module, function, allocator)


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def doubtful_rules(names: Mapping[str, bool], files: Iterable[RuleFile]) -> list[Remark]:
    """What users should hear of rule files: names in their own that nothing has, and a package's word on their code.

    `names` of a program say whether it defines a function of that name.
    """
    found: list[Remark] = []
    for file in files:
        at = SourceLocation(str(file.path))
        if file.of_package:
            silenced = [name for name, is_ours in names.items() if is_ours and _matches(name, file.inactive)]
            found += [NoEffect(f"a package declares `{name}` inactive, which this program defines", at,
                               help=f"write rules about `{name}` of your own") for name in silenced]  # fmt: skip
            continue
        unknown = [pattern for pattern in file.names if not any(fnmatchcase(name, pattern) for name in names)]
        for pattern in unknown[:_SHOWN]:
            close = get_close_matches(pattern, names, 1)
            hint = f"did you mean `{close[0]}`?" if close else "names are the linker's"
            found.append(NoEffect(f"nothing in this link is called `{pattern}`", file.places[pattern], help=hint))
        if len(unknown) > _SHOWN:
            found.append(NoEffect(f"{len(unknown) - _SHOWN} more names are those of nothing in this link", at))
    return found


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

"""What the code says about itself, as Markdown: settings, rule files, commands, CMake functions, error codes.

A page holds `<!-- generated: NAME ARGUMENT -->`, and NAME is a key of `GENERATED`.
"""

from __future__ import annotations

import argparse
import itertools
import re
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any

from enzyme_build import errors, rule_files, settings, variables
from enzyme_build.resources import cmake_directory
from enzyme_build.toolchain.compilers import include_directory

_PLAIN = {
    "tuple[str, ...]": "list of strings",
    "str": "string",
    "int": "integer",
    "bool": "boolean",
    "Mapping[str, Shape]": "table of shapes",
    "CompileOptions": "table",
    "Mapping[str, FunctionSettings]": "table of tables",
    "Mapping[str, str]": "table of strings",
    "Mapping[str, Derivative]": "table of strings",
    "Mapping[str, Allocator]": "table of tables",
}


def _settings(which: str) -> str:
    record = {
        "project": settings.Settings,
        "function": settings.FunctionSettings,
        "options": settings.CompileOptions,
        "rules": rule_files.RuleFile,
    }[which]
    known = [
        f for f in fields(record) if "doc" in f.metadata and (record, f.name) != (settings.FunctionSettings, "name")
    ]
    return "\n\n".join(map(_setting, known))


def _setting(entry: Field[Any]) -> str:
    facts = [_kind(str(entry.type))]
    choices = entry.metadata.get("choices")
    if choices:
        facts.append("one of " + ", ".join(map(str, choices)))
    facts.append(f"default {_default(entry)}")
    return f"`{entry.name.replace('_', '-')}`\n: {entry.metadata['doc']}\n\n  *{'; '.join(facts)}*"


def _kind(declared: str) -> str:
    return _PLAIN.get(declared.removesuffix(" | None"), declared)


def _default(entry: Field[Any]) -> str:
    if entry.default is MISSING or entry.default in ((), ""):
        return "empty"
    if entry.default is None:
        return "absent"
    return f"`{str(entry.default).lower()}`"


def _commands() -> str:
    from enzyme_build.cli.parsers import whole

    parts: list[str] = []
    for name, parser in whole()[1].items():
        wrapped = re.sub(r"\s*\n\s*|  +(?=\S)(?!or )", " ", parser.format_usage().removeprefix("usage: ")).strip()
        examples = "\n\n".join(f"# {what}\n{command}" for command, what in parser.get_default("examples"))
        said = " ".join((parser.description or "").split())
        parts.append(f"## {name}\n\n{said}\n\n```console\n{wrapped}\n```\n")
        parts.append("\n\n".join(_option(action) for action in parser._actions if action.dest != "help"))
        parts.append(f"\n\nFor example:\n\n```bash\n{examples}\n```\n")
    return "\n".join(parts)


def _option(action: argparse.Action) -> str:
    value = action.metavar or ("" if action.nargs == 0 else action.dest.upper())
    names = [f"{name} {value}".strip() for name in action.option_strings] or [str(action.metavar or action.dest)]
    return f"{', '.join(f'`{name}`' for name in names)}\n: {_sentence(action.help or '')}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "."


def _drivers() -> str:
    """The options and variables that the drivers' own help names, with what it says of them."""
    from enzyme_build.cli.drivers import HELP

    told = re.findall(r"^  (\S.*?)  +(\S.*)$", HELP, re.MULTILINE)
    return "\n\n".join(f"`{names}`\n: {_sentence(said)}" for names, said in told)


def _variables() -> str:
    """The variables that the drivers' help leaves out."""
    return "\n\n".join(f"`{name}`\n: {_sentence(said)}" for name, said in variables.OTHERS.items())


def _cmake() -> str:
    """The comment that opens the CMake package: signatures are indented by 2 or by 6 and more, their texts by 4."""
    lines = (cmake_directory() / "EnzymePyConfig.cmake").read_text(encoding="utf-8").splitlines()
    opening = itertools.takewhile(lambda line: line.startswith("#"), lines)
    parts: list[str] = []
    for paragraph in "\n".join(line[2:] for line in opening).split("\n\n"):
        code = [line[2:] for line in paragraph.splitlines() if re.match(r"  \S|      ", line)]
        prose = [line.strip() for line in paragraph.splitlines() if not re.match(r"  \S|      ", line)]
        name = re.match(r"enzymepy_\w+", code[0]) if code else None
        parts += [f"## {name[0]}\n"] if name else []
        parts += ["```cmake", *code, "```", ""] if code else []
        parts += [" ".join(prose).replace("<", "\\<"), ""]
    return "\n".join(parts[2:])  # without the headline


_MARKERS = re.compile(r"^extern int (\w+);[ ]*(?:/\* (.*) \*/)?$|^/\* (.*?)(?: \*/)?$", re.MULTILINE)


def _markers() -> str:
    """The declarations of `enzyme.h`: what each comment is about, and the names below it."""
    header = (include_directory() / "enzyme.h").read_text(encoding="utf-8").partition('extern "C"')[2]
    parts: list[str] = []
    for name, said, heading in _MARKERS.findall(header.partition("#ifdef __cplusplus")[0]):
        parts.append(f"`{name}`\n: {_sentence(said)}" if name else f"**{_sentence(heading)}**")
    return "\n\n".join(parts)


def _errors() -> dict[str, type[errors.EnzymeBuildError]]:
    """The classes of errors by their codes; the root and collections have none of their own."""
    kinds = (kind for kind in vars(errors).values() if isinstance(kind, type))
    ours = [kind for kind in kinds if issubclass(kind, errors.EnzymeBuildError) and "code" in vars(kind)]
    return {kind.code: kind for kind in ours if kind is not errors.EnzymeBuildError}


def codes() -> list[str]:
    """All codes of errors."""
    return sorted(_errors())


def meaning(code: str) -> str:
    """What an error is about, in a sentence."""
    return " ".join((_errors()[code].__doc__ or "").split())


def _error(code: str) -> str:
    return f"`enzyme_build.errors.{_errors()[code].__name__}`: {meaning(code)}"


def _codes() -> str:
    rows = [
        f"| [{code}](#{code.lower()}) | {meaning(code)} | {kind.exit_code} |"
        for code, kind in sorted(_errors().items())
    ]
    return "\n".join(["| code | what it is about | exit code of `enzyme-build` |", "|---|---|---|", *rows])


GENERATED: dict[str, Callable[..., str]] = {
    "settings": _settings,
    "commands": _commands,
    "cmake": _cmake,
    "drivers": _drivers,
    "markers": _markers,
    "variables": _variables,
    "codes": _codes,
    "error": _error,
}

"""A library of headers alone ─► a source with a C function for each of their functions that C can call.

Headers are scanned, not compiled: a function counts if it stands in a namespace or outside, is `inline` or the like,
and takes and returns numbers and pointers to numbers.  Templates and classes need an author's choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = (".hpp", ".hh", ".hxx", ".h++", ".h")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n\\]|\\.)*|\"(?:[^\"\\\n]|\\.)*\"", re.DOTALL | re.MULTILINE)
_NUMBER = r"(?:double|float|int|long|unsigned|bool|(?:std::)?(?:size_t|u?int(?:32|64)_t))(?:\s+(?:int|long))*"
_FUNCTION = re.compile(
    rf"(?:(?:inline|constexpr|static|\[\[nodiscard\]\])\s+)+({_NUMBER}|void)\s+(\w+)\s*\(([^(){{}}]*)\)\s*(?:noexcept\s*)?$"
)
_PARAMETER = re.compile(rf"\s*((?:const\s+)?{_NUMBER}(?:\s+const)?\s*\*?)\s*(\w+)\s*")


@dataclass(frozen=True)
class _Callable:
    """A function of a header: `space` is its namespace, with `::` behind, or ""."""

    space: str
    result: str
    name: str
    parameters: tuple[tuple[str, str], ...]


def source_of(headers: list[Path], includes: list[Path]) -> str:
    """The text of a source in C++ that offers the functions of these headers."""
    lines = ["// What others see of the headers: functions with C linkage, one for each that C can call."]
    lines += [f"#include <{_shown(path, includes)}>" for path in headers]
    found = list(dict.fromkeys(each for path in headers for each in _callables(path.read_text(errors="replace"))))
    names = [_c_name(each) for each in found]
    for number, each in enumerate(found):
        parameters = ", ".join(f"{type_}{'' if type_.endswith('*') else ' '}{name}" for type_, name in each.parameters)
        call = f"{each.space or '::'}{each.name}({', '.join(name for _, name in each.parameters)})"
        back = "" if each.result == "void" else "return "
        before = names[:number].count(names[number])  # overloads, which C does not have
        name = f"{names[number]}_{before + 1}" if before else names[number]
        lines += ["", f'extern "C" {each.result} {name}({parameters}) {{ {back}{call}; }}']
    if not found:
        lines += ["", '// extern "C" double energy(const double *x, int n) { return NAMESPACE::energy(x, n); }']
    return "\n".join(lines) + "\n"


def _shown(path: Path, includes: list[Path]) -> str:
    folder = next((folder for folder in includes if path.is_relative_to(folder)), path.parent)
    return path.relative_to(folder).as_posix()


def _c_name(each: _Callable) -> str:
    """Another name than in C++, where the same one would be the same function."""
    return (each.space.replace("::", "_") or "call_") + each.name


def _callables(text: str) -> Iterator[_Callable]:
    """The functions of a header: `spaces` are the open braces, each with its namespace, or None for another block."""
    text = _COMMENT.sub(" ", text)
    spaces: list[str | None] = []
    start = 0
    for brace in re.finditer(r"[{};]", text):
        before = " ".join(text[start : brace.start()].split())
        start = brace.end()
        if brace[0] == "}":
            del spaces[-1:]
        if brace[0] != "{":
            continue
        named = re.search(r"(?:^| )namespace( [\w:]+)?$", before)
        if named is None and None not in spaces:
            yield from _read(before, "".join(f"{space}::" for space in spaces if space))
        spaces.append((named[1] or "").strip() if named else None)


def _read(before: str, space: str) -> Iterator[_Callable]:
    found = _FUNCTION.search(before)
    if found is None or "template" in before:
        return
    parameters = [_PARAMETER.fullmatch(text) for text in found[3].split(",") if text.strip()]
    known = tuple((re.sub(r"\s*\*", " *", p[1].strip()), p[2]) for p in parameters if p is not None)
    if known and len(known) == len(parameters):
        yield _Callable(space, found[1], found[2], known)

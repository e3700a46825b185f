"""Computed gotos (addresses of labels) become switches over the labels' numbers.

An address of a label means something only in the function that has it, and a derivative is another function.
"""

from __future__ import annotations

import re

_ADDRESS = re.compile(r"blockaddress\(@([-\w$.]+|\"[^\"]+\"), %([-\w$.]+|\"[^\"]+\")\)")
_JUMP = re.compile(r"^(\s*)indirectbr ptr (.+), \[([^\]]*)\](.*)$")
_LABEL = re.compile(r"label %([-\w$.]+|\"[^\"]+\")")
_DEFINES = re.compile(r"^define [^\n]*?@([-\w$.]+|\"[^\"]+\")\(")
_NOWHERE = "enzyme_build.nowhere"


def as_switches(text: str) -> str:
    """The module without computed gotos."""
    if "indirectbr " not in text:
        return text
    numbers: dict[tuple[str, str], int] = {}
    lines: list[str] = []
    function, jumps = "", 0
    for line in text.split("\n"):
        if defines := _DEFINES.match(line):
            function, jumps = defines[1], 0
        if jump := _JUMP.match(line):
            jumps += 1
            lines += _switch(jump, function, jumps, numbers)
            continue
        if line == "}" and jumps:
            lines += [f"{_NOWHERE}:", "  unreachable"]
            jumps = 0
        lines.append(line)
    return _ADDRESS.sub(lambda a: f"inttoptr (i64 {_number(numbers, a[1], a[2])} to ptr)", "\n".join(lines))


def _switch(jump: re.Match[str], function: str, count: int, numbers: dict[tuple[str, str], int]) -> list[str]:
    indent, address, targets, rest = jump.groups()
    labels = dict.fromkeys(_LABEL.findall(targets))
    cases = " ".join(f"i64 {_number(numbers, function, label)}, label %{label}" for label in labels)
    number = f"%enzyme_build.label.{count}"
    return [
        f"{indent}{number} = ptrtoint ptr {address} to i64{rest}",
        f"{indent}switch i64 {number}, label %{_NOWHERE} [ {cases} ]{rest}",
    ]


def _number(numbers: dict[tuple[str, str], int], function: str, label: str) -> int:
    return numbers.setdefault((function, label), len(numbers) + 1)

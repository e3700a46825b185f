"""Files of LLVM's text that bodies of library functions are taken from."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

_DEFINITION = re.compile(r"^define [^@\n]*@([\w.]+)\(([^\n]*)\)[^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)


@lru_cache(maxsize=8)
def text_of(path: Path) -> str:
    return path.read_text()


@lru_cache(maxsize=8)
def definitions_in(path: Path) -> dict[str, str]:
    """The functions and variables of a file by name: definitions, and one line for each that is declared only."""
    text = text_of(path)
    declared = re.finditer(r"^(?:declare [^@\n]*)?@([\w.]+)(?:\(| = )[^\n]*\n", text, re.MULTILINE)
    return {found[1]: found[0] for found in (*declared, *_DEFINITION.finditer(text))}


def with_callees(path: Path, function: str) -> dict[str, str]:
    """A function of a file, and behind it all that it calls and the variables that it names."""
    known = definitions_in(path)
    wanted = [function]
    for name in wanted:
        wanted += [n for n in dict.fromkeys(re.findall(r"@([\w.]+)", known[name])) if n in known and n not in wanted]
    return {name: known[name] for name in wanted}

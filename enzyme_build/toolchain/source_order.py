"""The order in which sources are compiled: a Fortran file needs the modules that it uses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from enzyme_build.errors import InputError, SourceLocation
from enzyme_build.toolchain.compilers import Language, language_of

_MODULE = re.compile(
    r"^\s*(?:module|submodule\s*\([^)]*\))\s+(?!procedure\b)(\w+)\s*(?:!.*)?$", re.MULTILINE | re.IGNORECASE
)
_USED = re.compile(r"^\s*(?:use\b\s*(?:,[^:\n]*)?(?:::)?|submodule\s*\()\s*(\w+)", re.MULTILINE | re.IGNORECASE)


def in_order(sources: Sequence[Path]) -> list[Path]:
    """The sources, each Fortran file behind those whose modules it uses; InputError if one is named twice."""
    texts = {s: s.read_text(errors="replace") for s in sources if language_of(s) is Language.FORTRAN}
    owners = {name.lower(): source for source, text in texts.items() for name in _MODULE.findall(text)}
    ordered: dict[Path, None] = {}
    started: set[Path] = set()

    def visit(source: Path) -> None:
        if source in started:
            return
        started.add(source)
        for name in _USED.findall(texts.get(source, "")):
            if (owner := owners.get(name.lower())) is not None:
                visit(owner)
        ordered[source] = None

    for source in sources:
        visit(source)
    if len(ordered) != len(sources):
        raise InputError("a file is named twice", SourceLocation(str(sources[0])))
    return list(ordered)

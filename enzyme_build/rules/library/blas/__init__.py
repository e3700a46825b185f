"""BLAS and LAPACK: bodies by definition, of which derivatives are made.

The program's own calls stay its library's; only derived code computes with these bodies, whose adjoints are right for
every shape, stride, triangle and overlap because they are what the definition says.  `blas.ll` is made of `blas.c` by
`python -m tests.rules.make_blas`.  One definition covers d and s, Fortran's names (`_`), 64-bit integers (`_64_`) and
CBLAS.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from enzyme_build.rules.library.inactive import inactive, inactive_pattern

FOLDER = Path(__file__).resolve().parent
TEXT = FOLDER / "blas.ll"
_DEFINITION = re.compile(r"^define [^@\n]*@(\w+)\(([^\n]*)\)[^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_NAME = re.compile(r"(?:cblas_[ds]|[ds])[a-z0-9]+?(?:_64_|_)?")

inactive_pattern(r"(cblas_)?i[dsczq]amax(_|_64_)?$|izmax1_$", because="an index")
inactive("xerbla_ ilaenv_ lsame_ dlamch_ slamch_ openblas_set_num_threads", because="environment")


@lru_cache(maxsize=1)
def _bodies() -> tuple[str, dict[str, str]]:
    """(the declarations that bodies need, the definitions by name)."""
    text = TEXT.read_text()
    declarations = "\n".join(line for line in text.splitlines() if line.startswith("declare "))
    return declarations, {found[1]: found[0] for found in _DEFINITION.finditer(text)}


def blas_parameters(name: str) -> list[str] | None:
    """The parameter types of a routine that has a body here, as LLVM writes them; None for any other name."""
    if not _NAME.fullmatch(name):
        return None
    body = _bodies()[1].get(name)
    if body is None:
        return None
    header = body.split("\n", 1)[0]
    listed = header[header.index("(") + 1 : header.rindex(")")]
    return [parameter.split()[0] for parameter in listed.split(",") if parameter.strip()]


def blas_body(name: str, function: str, hidden: int) -> str:
    """LLVM's text of a routine as `@function`; `hidden` lengths of texts follow its arguments (Fortran's ABI)."""
    declarations, bodies = _bodies()
    header, rest = bodies[name].split("\n", 1)
    close = header.rindex(")")
    lengths = "".join(f", i64 %length{k}" for k in range(hidden))
    header = f"{header[:close]}{lengths}) {{".replace(f"@{name}(", f"@{function}(")
    header = re.sub(r"^define (?:[a-z_]+ )*(?=void|double|float)", "define internal ", header)
    return f"{declarations}\n{header}\n{rest}"

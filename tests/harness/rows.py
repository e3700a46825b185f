"""What users write, name by name, and for C, C++ and Fortran the program of `tests/modes` that shows it across files.

A language shows a name if a program of several files writes it in that language, included files among them; where no
program does, the row says why.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

MODES = Path(__file__).parents[1] / "modes"
LANGUAGES = {"C": ".c", "C++": ".cpp", "Fortran": ".f90"}
SOURCES = (*LANGUAGES.values(), ".ll")
_LATER = "every_mode"  # shows everything: linked where nothing else does
_INCLUDED = re.compile(r'^#include "([^"]+)"', re.MULTILINE)

_VALUES = "arguments come by reference: `enzyme_byref`"
_POINTERS = "C's function pointers"
_IN_C = "results that are C's structs"
_SAID = "say it in `enzyme.toml`"
_LOOP = "`enzyme_checkpoint_loop` in the loop"
_CALLS = "arguments come by reference: `enzyme_inactivefn`"
_HINTS = "descriptors and declarations say it"
_TAPES = "tapes are `type(c_ptr)`"


@dataclass(frozen=True)
class Row:
    group: str
    name: str
    without: dict[str, str] = field(default_factory=dict[str, str])  # languages that do not have it, and why


def _rows(group: str, names: str, fortran: str = "") -> list[Row]:
    return [Row(group, name, {"Fortran": fortran} if fortran else {}) for name in names.split()]


ROWS: tuple[Row, ...] = (
    *_rows("modes", "__enzyme_autodiff __enzyme_fwddiff __enzyme_augmentfwd __enzyme_reverse __enzyme_fwdsplit"),
    *_rows("modes", "__enzyme_augmentsize", _TAPES),
    *_rows("modes", "__enzyme_batch", _IN_C),
    *_rows("modes", "__enzyme_virtualreverse", _POINTERS),
    *_rows("modes", "__enzyme_error_estimate"),
    *_rows("modes", "enzymeLogError", "a hook in C"),
    *_rows("modes", "__enzyme_truncate_op_func __enzyme_truncate_mem_func", _POINTERS),
    *_rows("modes", "__enzyme_truncate_mem_value __enzyme_expand_mem_value", _POINTERS),
    *_rows("modes", "__enzyme_checkpoint_for __enzyme_checkpoint_while", _LOOP),
    *_rows("modes", "__enzyme_checkpoint_loop __enzyme_fixed_point"),
    *_rows("modes", "__enzyme_todense __enzyme_post_sparse_todense", _POINTERS),
    *_rows("helpers", "__enzyme_iter", "loops say their counts"),
    *_rows("helpers", "__enzyme_call_inactive __enzyme_ignore_derivatives", _CALLS),
    *_rows("helpers", "__enzyme_scale_gradient"),
    *_rows("helpers", "__enzyme_shadow", _POINTERS),
    *_rows("helpers", "__enzyme_float __enzyme_double __enzyme_integer __enzyme_pointer", _HINTS),
    *_rows("markers", "enzyme_const enzyme_dup enzyme_dupnoneed"),
    *_rows("markers", "enzyme_out", _VALUES),
    *_rows("markers", "enzyme_dupv enzyme_dupnoneedv enzyme_interleave enzyme_not_overwritten enzyme_width"),
    *_rows("markers", "enzyme_tape enzyme_allocated", _TAPES),
    *_rows("markers", "enzyme_byref enzyme_nofree enzyme_noret enzyme_primal_return"),
    *_rows("markers", "enzyme_const_return enzyme_active_return enzyme_runtime_activity enzyme_strong_zero"),
    *_rows("markers", "enzyme_dup_return", "functions return no addresses"),
    *_rows("markers", "enzyme_scalar enzyme_vector enzyme_buffer", _IN_C),
    *_rows("markers", "enzyme_revolve enzyme_periodic enzyme_store_all enzyme_budget"),
    *_rows("markers", "enzyme_state", "the annotation names arrays"),
    *_rows("markers", "enzyme_fp_state"),
    *_rows("markers", "enzyme_fp_tolerance enzyme_fp_most", _VALUES),
    *_rows("registrations", "__enzyme_register_gradient __enzyme_register_derivative"),
    *_rows("registrations", "__enzyme_register_splitderivative", _TAPES),
    *_rows("registrations", "__enzyme_inactivefn __enzyme_inactive_global"),
    *_rows("registrations", "__enzyme_nofree __enzyme_function_like __enzyme_allocation_like", _SAID),
    *_rows("registrations", "__enzyme_shadow_globals", "no initialised tables of addresses"),
    *_rows(
        "registrations",
        'annotate("enzyme_inactive annotate("enzyme_shouldrecompute annotate("enzyme_function_like',
        "no annotations: call `enzyme_inactivefn`, `enzyme_shouldrecompute`",
    ),
)


def programs() -> list[Path]:
    """The folders of several files, the most special first."""
    folders = [p for p in MODES.iterdir() if p.is_dir() and sum(f.suffix in SOURCES for f in p.iterdir()) > 1]
    return sorted((p for p in folders if p.name != "refused"), key=lambda p: (p.name.startswith(_LATER), p.name))


def written(program: Path, language: str) -> dict[Path, str]:
    """What a program's files of one language hold, and what they include."""
    texts: dict[Path, str] = {}
    work = [f for f in sorted(program.iterdir(), reverse=True) if f.suffix == LANGUAGES[language]]
    while work:
        file = work.pop()
        texts[file] = file.read_text(encoding="utf-8")
        named = [file.parent / name for name in _INCLUDED.findall(texts[file])]
        work += [other for other in named if other.exists() and other not in texts]
    return texts


def shown(row: Row, language: str) -> Path | None:
    """The first file that shows it, in the first program that does."""
    bare = row.name.lstrip("_")
    is_marker_too = bare != row.name and bare in {other.name for other in ROWS}
    name = bare if language == "Fortran" and not is_marker_too else row.name
    pattern = re.compile(re.escape(name) + r"(?![a-z])")
    files = ((file, text) for p in programs() for file, text in written(p, language).items())
    return next((file for file, text in files if pattern.search(text)), None)


def table() -> str:
    """A row a name, a column a language."""
    lines = [f"| | what is written | {' | '.join(LANGUAGES)} |", "|---|---|---|---|---|"]
    before = ""
    for row in ROWS:
        cells = [_cell(row, language) for language in LANGUAGES]
        name = row.name + '")' if "annotate" in row.name else row.name
        lines.append(f"| {row.group if row.group != before else ''} | `{name}` | {' | '.join(cells)} |")
        before = row.group
    return "\n".join(lines) + "\n"


def _cell(row: Row, language: str) -> str:
    found = shown(row, language)
    if found is None:
        return f"– {row.without.get(language, '')}".rstrip()
    place = found.relative_to(MODES.parent)
    return f"[{place.parts[1]}](../../tests/{place})"

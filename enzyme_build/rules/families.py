"""Which row a name belongs to: sin, sinf, sinl, llvm.sin.v4f64, __sin_finite, _ZGVdN4v_sin, __nv_sinf, ... are one.

`lookup(name)` answers a row and the floating type that the name fixes ("" where only the call's type says it).
C's names follow from a row's stem and its `also`; other libraries' spellings are patterns around a stem; names
that follow no pattern are registered with `alias`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from enzyme_build.errors import InternalError
from enzyme_build.rules.rows import ROWS, Row

KINDS = {
    "": "double", "f": "float", "l": "", "f16": "half", "f32": "float", "f64": "double", "f128": "fp128", "q": "fp128",
    "f32x": "double", "f64x": "x86_fp80", "h": "half", "1": "float", "2": "double",
}  # fmt: skip
C_SUFFIXES = ("", "f", "l", "f16", "f32", "f64", "f128", "q", "f32x", "f64x")
ACCURACY = r"(?:_u\d+)?(?:_ha|_ep|_la|_ha_mask|_mask)?"
PATTERNS = [
    re.compile(r"__(?P<stem>\w+?)(?P<kind>|f|l|f128)_finite"),
    re.compile(r"_ZGV[a-z]N\d+v+_(?P<stem>\w+?)(?P<kind>f?)"),
    re.compile(r"_ZGVsNxv+_(?P<stem>\w+?)(?P<kind>f?)"),
    re.compile(rf"__svml_(?P<stem>\w+?)(?P<kind>f?)\d{{1,2}}{ACCURACY}"),
    re.compile(rf"Sleef_(?P<stem>\w+?)(?P<kind>[fd])\d+{ACCURACY}\w*"),
    re.compile(r"__[frp][sd]_(?P<stem>\w+?)_\d+"),
    re.compile(r"__nv_(?:fast_)?(?P<stem>\w+?)(?P<kind>f?)"),
    re.compile(r"__ocml_(?:native_)?(?P<stem>\w+?)_(?P<kind>f16|f32|f64)"),
    re.compile(r"amd_vr[sd]\d_(?P<stem>\w+?)(?P<kind>f?)"),
]
WRITTEN = "written."  # in front of the names of rows that users write, which go by these names alone
OVERLOAD = r"(?:\.(?:nx)?(?:v\d+)?(?:f16|bf16|f32|f64|f80|f128|ppcf128|i\d+))*"
INTRINSIC = re.compile(rf"llvm\.(?:experimental\.constrained\.)?(?P<stem>[a-z_0-9.]+?){OVERLOAD}")
INTRINSIC_ALSO = {
    "maximum": "fmax", "maximumnum": "fmax", "minimum": "fmin", "minimumnum": "fmin", "fptrunc.round": "fptrunc",
}  # fmt: skip
_aliases: dict[str, tuple[str, str]] = {}
_stems: dict[str, Row] = {}
_names: dict[str, tuple[Row, str]] = {}


def alias(row: str, *names: str, kind: str = "") -> None:
    """More names of a row, each exactly as written."""
    for name in names:
        if name in _aliases:
            raise InternalError(f"two rows for `{name}`")
        _aliases[name] = (row, kind)


@lru_cache(maxsize=4096)
def lookup(name: str) -> tuple[Row, str] | None:
    """The row that a function's name belongs to, and its floating type's name."""
    if not _names:
        _index()
    if found := _names.get(name):
        return found
    if name.startswith(WRITTEN):
        return (ROWS[name], "") if name in ROWS else None
    if match := INTRINSIC.fullmatch(name):
        return _intrinsic(match["stem"])
    for pattern in PATTERNS:
        if (match := pattern.fullmatch(name)) and (found := _split(match["stem"], match.groupdict().get("kind") or "")):
            return found
    return None


def _split(stem: str, kind: str) -> tuple[Row, str] | None:
    """The row of `stem`; or the last letter is no suffix but belongs to the stem (erf, normcdf)."""
    if row := _stems.get(stem):
        return row, "double" if kind == "d" else KINDS[kind]
    row = _stems.get(stem + kind)
    return (row, "double") if row is not None else None


def _intrinsic(stem: str) -> tuple[Row, str] | None:
    name = INTRINSIC_ALSO.get(stem, stem)
    row = _intrinsics().get(name)
    return (row, "") if row is not None else None


@lru_cache(maxsize=1)
def _intrinsics() -> dict[str, Row]:
    """By the intrinsic's stem; constrained arithmetic is spelled like the instructions."""
    found = {row.intrinsic: row for row in ROWS.values() if row.intrinsic}
    found.update({name: ROWS[name] for name in ("fadd", "fsub", "fmul", "fdiv", "frem", "fpext", "fptrunc")})
    found.update({name: ROWS[name] for name in INTRINSIC_ALSO.values()})
    return found


def _index() -> None:
    """Exact names win over names with a precision suffix."""
    for row in ROWS.values():
        for stem in {row.name, *_stems_of(row)}:
            if _stems.setdefault(stem, row) is not row:
                raise InternalError(f"two rows for `{stem}`: `{row.name}` and `{_stems[stem].name}`")
    exact = {stem: row for row in ROWS.values() for stem in _stems_of(row)}
    for stem, row in exact.items():
        for suffix in C_SUFFIXES:
            if not suffix or stem + suffix not in exact:
                _names[stem + suffix] = (row, KINDS[suffix])
    for name, (row_name, kind) in _aliases.items():
        _names[name] = (ROWS[row_name], kind)


def _stems_of(row: Row) -> Iterator[str]:
    if row.libm:
        yield row.libm
    for stem in row.also:
        if stem != row.libm:
            yield stem


def names_of(row: Row) -> list[str]:
    """The names that C and LLVM know the row by, for documentation."""
    if not _names:
        _index()
    return [name for name, (owner, _) in _names.items() if owner is row] + (
        [f"llvm.{row.intrinsic}"] if row.intrinsic else []
    )


def single_name(name: str) -> str:
    """The name in single precision of a function in double; "" where there is none."""
    found, other = lookup(name), name.replace(".f64", ".f32") if name.startswith("llvm.") else f"{name}f"
    if found is None or found[1] == "float" or other == name:
        return ""
    if name.startswith("llvm."):
        return other
    single = lookup(other)
    return other if single is not None and single[0] is found[0] and single[1] == "float" else ""

"""A program of the corpus: its files, and the requests and expectations that its header states."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .prototypes import HeaderError, Prototype, read_prototype

Array = npt.NDArray[Any]

ROOT = Path(__file__).parents[1] / "programs"
SUFFIXES = {".c", ".cpp", ".f90", ".f", ".rs"}
DTYPES = {"f32": np.float32, "f64": np.float64, "f80": np.longdouble, "i8": np.int8, "i32": np.int32, "i64": np.int64}
_LANGUAGE_FOLDERS = ("c", "cpp", "fortran", "rust")
_KEYS = {
    "differentiate",
    "at",
    "const",
    "gradient",
    "expect",
    "tolerance",
    "roundoff",
    "modes",
    "levels",
    "options",
    "link",
}
_WHOLE = ("levels", "options", "link")  # keys of a file: they mean nothing behind a request
REFUSAL = "refused:"  # a fact that begins so says what the message must contain
STOP = "stops:"  # the same, of the message with which the derivatives stop when they run


@dataclass(frozen=True)
class Request:
    """One function to differentiate: where, with respect to what, and how exactly it is compared."""

    prototype: Prototype
    point: dict[str, Array]
    inactive: frozenset[str] = frozenset()
    gradient: dict[str, Array] = field(default_factory=dict[str, Array])
    facts: tuple[str, ...] = ()
    modes: tuple[str, ...] = ("forward", "reverse")
    tolerance: float = 1e-6
    roundoff: float = 1e-12

    @property
    def refusal(self) -> str:
        """What the message must contain, if there must be no derivative."""
        return self._message(REFUSAL)

    @property
    def stop(self) -> str:
        """What the message must contain, if the derivatives must stop."""
        return self._message(STOP)

    def _message(self, kind: str) -> str:
        return next((fact.removeprefix(kind).strip() for fact in self.facts if fact.startswith(kind)), "")

    def is_active(self, index: int) -> bool:
        """Is the parameter differentiated?"""
        parameter = self.prototype.parameters[index]
        return parameter.is_float and parameter.name not in self.inactive


@dataclass(frozen=True)
class Program:
    """Files that are compiled together, and what is asked of them."""

    name: str
    files: tuple[Path, ...]
    requests: tuple[Request, ...]
    levels: tuple[str, ...] = ("O0", "O2")
    options: tuple[str, ...] = ()
    link: tuple[str, ...] = ()

    @property
    def folder(self) -> str:
        """The group that summaries count by."""
        return self.name.split("/")[0]

    @property
    def variants(self) -> tuple[str, ...]:
        """The builds that are checked."""
        return (*self.levels, "options") if self.options else self.levels


def all_programs() -> list[Path]:
    """Every program of the corpus, as a file or as a folder of files."""
    found: list[Path] = []
    for folder in sorted(p for p in ROOT.iterdir() if p.is_dir()):
        if folder.name in _LANGUAGE_FOLDERS:
            found += sorted(p for p in folder.iterdir() if p.suffix in SUFFIXES)
        else:
            found += sorted(p for p in folder.iterdir() if p.is_dir())
    return found


def read_program(path: Path) -> Program:
    """The program in a file or a folder."""
    path = path.resolve()
    files = sorted(p for p in path.iterdir() if p.suffix in SUFFIXES) if path.is_dir() else [path]
    whole: dict[str, list[str]] = {}
    requests: list[Request] = []
    for file in files:
        sections = _sections(file)
        for key, values in sections[0].items():
            whole.setdefault(key, []).extend(values)
        requests += [_request(file, section) for section in sections[1:]]
    if not requests:
        raise HeaderError(f"{path}: nothing to differentiate in its header")
    name = str(path.relative_to(ROOT).with_suffix("")) if path.is_relative_to(ROOT) else f"other/{path.stem}"
    levels = _words(whole, "levels") or ("O0", "O2")
    return Program(name, tuple(files), tuple(requests), levels, _words(whole, "options"), _words(whole, "link"))


def _words(section: dict[str, list[str]], key: str) -> tuple[str, ...]:
    return tuple(" ".join(section.get(key, [])).split())


def _sections(file: Path) -> list[dict[str, list[str]]]:
    """The header's pairs: first those of the file, then those of each request."""
    sections: list[dict[str, list[str]]] = [{}]
    for line in header_lines(file):
        for pair in re.split(r"\s{2,}(?=[a-z]+: )", line.strip()):
            match = re.match(r"([a-z]+):(?:\s+(.*))?$", pair)
            if match is None:
                continue
            if match[1] not in _KEYS:
                raise HeaderError(f"{file}: unknown key `{match[1]}` in the header")
            if match[1] == "differentiate":
                sections.append({})
            elif match[1] in _WHOLE and len(sections) > 1:
                raise HeaderError(f"{file}: `{match[1]}:` is of the whole program: it goes before the first request")
            sections[-1].setdefault(match[1], []).append(match[2] or "")
    return sections


def header_lines(file: Path) -> list[str]:
    """The comment that a file opens with, without its leaders."""
    leader = "!" if file.suffix in (".f90", ".f") else "//"
    lines: list[str] = []
    for line in file.read_text().splitlines():
        if line.strip() and not line.startswith(leader):
            break
        lines.append(line.removeprefix(leader))
    return lines


def _request(file: Path, section: dict[str, list[str]]) -> Request:
    match = re.fullmatch(r"(\w+)\s*\(([^)]*)\)", section["differentiate"][0].strip())
    if match is None:
        raise HeaderError(f"{file}: `differentiate:` wants NAME(arguments)")
    names = [n.strip() for n in match[2].split(",") if n.strip()]
    prototype = read_prototype(file, match[1], names)
    kinds = {p.name: p.kind for p in prototype.parameters}
    point = _values(file, ", ".join(section.get("at", [])), kinds)
    if set(point) != set(kinds):
        raise HeaderError(f"{file}: `at:` and the arguments of {match[1]} differ: {set(point) ^ set(kinds)}")
    narrow = "f32" in kinds.values() or prototype.result == "f32"
    inactive = frozenset(re.findall(r"\w+", " ".join(section.get("const", []))))
    if not inactive <= set(kinds):
        raise HeaderError(f"{file}: `const:` names no argument: {inactive - set(kinds)}")
    return Request(
        prototype=prototype,
        point=point,
        inactive=inactive,
        gradient=_values(file, ", ".join(section.get("gradient", [])), kinds),
        facts=tuple(fact.strip() for fact in section.get("expect", [])),
        modes=_words(section, "modes") or ("forward", "reverse"),
        tolerance=float(section.get("tolerance", ["5e-3" if narrow else "1e-6"])[0]),
        roundoff=float(section.get("roundoff", ["2e-5" if narrow else "1e-12"])[0]),
    )


def _values(file: Path, text: str, kinds: dict[str, str]) -> dict[str, Array]:
    """Reads `name = items, name = items`; an item is a number or a call of a generator."""
    values: dict[str, Array] = {}
    pieces = re.split(r"(?:^|,)\s*(\w+)\s*=", text)
    for name, items in zip(pieces[1::2], pieces[2::2], strict=True):
        if name not in kinds:
            raise HeaderError(f"{file}: `{name}` is no argument")
        parts = [_item(file, item) for item in re.findall(r"\w+\([^)]*\)|[^\s,]+", items)]
        joined = np.concatenate(parts) if parts else np.zeros(0)
        values[name] = joined.astype(DTYPES[kinds[name]])
    return values


def _item(file: Path, item: str) -> npt.NDArray[np.float64]:
    call = re.fullmatch(r"(\w+)\(([^)]*)\)", item)
    if call is None:
        return np.array([float(item)])
    arguments = [float(a) for a in call[2].split(",")]
    match call[1], arguments:
        case "zeros", [count]:
            return np.zeros(int(count))
        case "repeat", [value, count]:
            return np.full(int(count), value)
        case "linspace", [low, high, count]:
            return np.linspace(low, high, int(count))
        case "random", [count, low, high]:
            return np.random.default_rng(int(count)).uniform(low, high, int(count))
        case _:
            raise HeaderError(f"{file}: unknown generator `{item}`")

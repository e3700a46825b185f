"""What a function takes and gives, read from the text of its definition (C, C++, Fortran, Rust).

A parameter is a kind of number and whether it is passed by address.  A pointer to anything that is not a known number
is an array of doubles: structs in the corpus hold only doubles where they cross the interface.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FLOATS = ("f32", "f64", "f80")

_C_KINDS = {
    "double": "f64", "float": "f32", "long double": "f80", "double complex": "f64", "double _Complex": "f64",
    "float complex": "f32", "float _Complex": "f32",
    "int": "i32", "unsigned": "i32", "unsigned int": "i32", "int32_t": "i32", "uint32_t": "i32",
    "long": "i64", "unsigned long": "i64", "long long": "i64", "size_t": "i64", "std::size_t": "i64", "int64_t": "i64",
    "uint64_t": "i64", "ptrdiff_t": "i64", "char": "i8", "bool": "i8", "int8_t": "i8", "uint8_t": "i8",
    "unsigned char": "i8", "void": "void",
}  # fmt: skip
_RUST_KINDS = {"f64": "f64", "f32": "f32", "i32": "i32", "u32": "i32", "i64": "i64", "u64": "i64", "usize": "i64",
               "isize": "i64", "u8": "i8", "i8": "i8", "bool": "i8"}  # fmt: skip


class HeaderError(Exception):
    """A program's header says something that the harness does not understand."""


@dataclass(frozen=True)
class Parameter:
    """One argument: its name in the header, its kind of number, and whether it is an address."""

    name: str
    kind: str
    is_pointer: bool

    @property
    def is_float(self) -> bool:
        """Is it a floating number, or an array of them?"""
        return self.kind in FLOATS


@dataclass(frozen=True)
class Prototype:
    """The symbol, the parameters, and the kind of the result (`void` if there is none, `other` if it is no number)."""

    symbol: str
    parameters: tuple[Parameter, ...]
    result: str

    @property
    def returns_float(self) -> bool:
        """Has the function a differentiable result?"""
        return self.result in FLOATS


def read_prototype(path: Path, name: str, arguments: list[str]) -> Prototype:
    """The prototype of `name` as defined in the file, its parameters renamed to `arguments`."""
    text = path.read_text()
    reader = {".f90": _fortran, ".f": _fortran, ".rs": _rust}.get(path.suffix, _c_family)
    symbol, parameters, result = reader(text, name)
    if len(parameters) != len(arguments):
        raise HeaderError(f"{path}: {name} has {len(parameters)} parameters, the header names {len(arguments)}")
    named = tuple(Parameter(a, kind, pointer) for a, (kind, pointer) in zip(arguments, parameters, strict=True))
    return Prototype(symbol, named, result)


_Found = tuple[str, list[tuple[str, bool]], str]


def _c_family(text: str, name: str) -> _Found:
    text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.DOTALL)
    text = re.sub(r"^\s*#[^\n]*", " ", text, flags=re.MULTILINE)
    match = re.search(rf"([\w\s:\"]*[\s*]){re.escape(name)}\s*\(([^()]*)\)\s*(?:noexcept\s*)?\{{", text)
    if match is None:
        raise HeaderError(f"no definition of {name}")
    typedefs = dict(re.findall(r"typedef\s+([\w ]+?)\s+(\w+)\s*;", text))
    typedefs = {new: old for old, new in typedefs.items()}
    typedefs.update(re.findall(r"using\s+(\w+)\s*=\s*([\w ]+?)\s*;", text))
    result, is_pointer = _c_type(match[1] + "x", typedefs)
    if is_pointer or result == "other":
        raise HeaderError(f"{name} returns `{match[1].strip()}`, which is no number")
    parameters = [] if match[2].strip() in ("", "void") else [_c_type(p, typedefs) for p in match[2].split(",")]
    return name, parameters, result


def _c_type(declaration: str, typedefs: dict[str, str]) -> tuple[str, bool]:
    pointer = "*" in declaration or "[" in declaration
    base = re.split(r"[*\[]", declaration)[0]
    words = re.findall(r"[\w:]+", re.sub(r"\"C\"", "", base))
    noise = {"const", "restrict", "__restrict", "__restrict__", "struct", "extern", "static", "inline", "volatile"}
    words = [w for w in words if w not in noise]
    for candidate in (" ".join(words), " ".join(words[:-1])):
        kind = _C_KINDS.get(typedefs.get(candidate, candidate))
        if kind is not None and not (kind == "void" and pointer):
            return kind, pointer
    return ("f64", True) if pointer else ("other", False)


def _rust(text: str, name: str) -> _Found:
    head = rf"extern\s+\"C\"\s+fn\s+{re.escape(name)}"
    match = re.search(head + r"\s*\((.*?)\)\s*(?:->\s*(\w+)\s*)?\{", text, flags=re.DOTALL)
    if match is None:
        raise HeaderError(f"no definition of {name}")
    parameters = [_rust_type(p) for p in match[1].split(",") if p.strip()]
    return name, parameters, _RUST_KINDS.get(match[2] or "", "void" if match[2] is None else "other")


def _rust_type(declaration: str) -> tuple[str, bool]:
    written = declaration.split(":", 1)[1].strip()
    pointer = written.startswith(("*", "&"))
    base = re.sub(r"^(\*const|\*mut|&mut|&)\s*", "", written)
    return _RUST_KINDS.get(base, "f64"), pointer


def _fortran(text: str, name: str) -> _Found:
    text = re.sub(r"&\s*\n\s*&?", " ", re.sub(r"![^\n]*", "", text)).lower()
    head = re.search(
        rf"^([^\n]*?)\b(function|subroutine)\s+{name}\s*\(([^)]*)\)([^\n]*)\n(.*?)\n\s*end\s+\2",
        text,
        flags=re.DOTALL | re.MULTILINE,
    )
    if head is None:
        raise HeaderError(f"no definition of {name}")
    prefix, what, names, suffix, body = head.groups()
    declared = _fortran_declarations(body)
    parameters: list[tuple[str, bool]] = []
    for parameter in (n.strip() for n in names.split(",") if n.strip()):
        kind, by_value = declared[parameter]
        parameters.append((kind, not by_value))
    renamed = re.search(r"result\s*\((\w+)\)", suffix)
    result = "void"
    if what == "function":
        own = renamed[1] if renamed else name
        result = declared[own][0] if own in declared else _fortran_kind(prefix)
    return _fortran_symbol(text, name, suffix, head.start()), parameters, result


def _fortran_symbol(text: str, name: str, suffix: str, at: int) -> str:
    bound = re.search(r"bind\s*\(\s*c(?:\s*,\s*name\s*=\s*['\"](\w+)['\"])?\s*\)", suffix)
    if bound:
        return bound[1] or name
    marks = re.findall(r"^\s*(end\s+module|module\s+\w+\s*$)", text[:at], flags=re.MULTILINE)
    inside = marks and not marks[-1].startswith("end")
    return f"_QM{marks[-1].split()[1]}P{name}" if inside else f"{name}_"


def _fortran_declarations(body: str) -> dict[str, tuple[str, bool]]:
    declared: dict[str, tuple[str, bool]] = {}
    for line in body.splitlines():
        if "::" not in line:
            continue
        left, right = line.split("::", 1)
        for name in re.findall(r"(\w+)\s*(?:\([^)]*\))?(?:\s*=[^,]*)?", right):
            declared.setdefault(name, (_fortran_kind(left), bool(re.search(r"\bvalue\b", left))))
    return declared


def _fortran_kind(declaration: str) -> str:
    if "integer" in declaration:
        return "i64" if re.search(r"integer\s*\((8|c_size_t|c_long|int64)", declaration) else "i32"
    if "logical" in declaration:
        return "i32"
    single = re.search(r"(real|complex)\s*(\((kind\s*=\s*)?(4|sp|c_float|real32)\)|,|\s*$)", declaration.strip())
    return "f32" if single and "double" not in declaration else "f64"

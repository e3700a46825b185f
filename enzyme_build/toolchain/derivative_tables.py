"""Which derivatives a file carries for others: a table in the section `.enzyme_derivatives` of its machine code.

The section is part of what a program loads, so that nobody strips it; linkers put the tables of all objects behind each
other, so that a shared library has those of everything in it.  A table is one line of JSON, which names the version of
the form that its derivatives have, the text that they were made from by its hash, and each function with its type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.errors import EnzymeBuildError, Errors, LinkError, MissingRuleError, SettingsError
from enzyme_build.toolchain import elf, scope
from enzyme_build.toolchain.module_linker import native_objects

SECTION = ".enzyme_derivatives"
FORM = 1
_FILE_NAME = re.compile(r'^(source_filename = ".*"|; ModuleID = .*)\n', re.MULTILINE)
_PART = re.compile(r"(.*)\.enzyme\.(?:augmented|reverse|forward)")


@dataclass(frozen=True)
class Entry:
    """What a file says of one function: `refused` is why it has no derivatives ("" if it has).

    `needs`: the functions of other files whose derivatives it calls; `state`: a global through which derivatives may
    pass: inside one program or library only; `computes`: it writes no memory.
    """

    function: str
    type: str
    refused: str
    needs: tuple[str, ...]
    state: str
    computes: bool
    file: str


def as_assembly(offers: Iterable[Mapping[str, Any]], source: str) -> str:
    """Lines of LLVM's text that put a table into the object: the fields of each entry, without its file."""
    import hashlib  # here and below: a link without such tables shall not wait for it
    import json

    functions = [{key: value for key, value in offer.items() if value} for offer in offers]
    source = _FILE_NAME.sub("", source)  # where it lies is nothing that it says
    digest = hashlib.sha256(source.encode("utf-8", "surrogateescape")).hexdigest()
    table = json.dumps({"form": FORM, "source": digest, "functions": functions}) + "\n"
    octal = "".join(f"\\\\{byte:03o}" for byte in table.encode())
    lines = [f".section {SECTION},\\22aR\\22,@progbits", f".ascii \\22{octal}\\22", ".text"]
    return "".join(f'module asm "{line}"\n' for line in lines)


def read(inputs: Sequence[Bitcode | NativeObject | Archive], shared: Iterable[Path]) -> dict[str, Entry]:
    """What machine code and shared libraries of a link carry; the first one that has a function counts."""
    found: dict[str, Entry] = {}
    for item in native_objects(inputs):
        _add(found, item.data, item.name)
    for path in shared:
        try:
            theirs: dict[str, Entry] = {}
            _add(theirs, path.read_bytes(), str(path))
            found = {**_without_state(theirs), **found}
        except OSError:
            continue
    return found


def _without_state(entries: dict[str, Entry]) -> dict[str, Entry]:
    """Those of a shared library, of which the ones that pass derivatives through its globals are of no use outside."""
    before = -1
    refused = {name: entry.state for name, entry in entries.items() if entry.state}
    while before != len(refused):
        before = len(refused)
        for name, entry in entries.items():
            through = next((refused[need] for need in entry.needs if need in refused), "")
            if through:
                refused.setdefault(name, through)
    why = "its derivatives may pass through the global `{}`, and the library keeps the shadow to itself"
    return {
        name: replace(entry, refused=entry.refused or why.format(refused[name])) if name in refused else entry
        for name, entry in entries.items()
    }


def are_apart(inputs: Sequence[Bitcode | NativeObject | Archive]) -> bool:
    """Some files of the program were differentiated on their own, or ask others for derivatives."""
    return any(SECTION.encode() in item.data or b".enzyme." in item.data for item in native_objects(inputs))


def wanted_by_natives(inputs: Sequence[Bitcode | NativeObject | Archive]) -> frozenset[str]:
    """The functions whose derivatives machine code asks for."""
    natives = [elf.read(item.data).symbols for item in native_objects(inputs) if b".enzyme." in item.data]
    return frozenset(found[1] for table in natives for found in map(_PART.fullmatch, table.undefined) if found)


def carriers_in(package: str) -> list[tuple[Path, str]]:
    """The libraries of an installed Python package that carry derivatives: its folder, and a path in there.

    Raises SettingsError if there are none.
    """
    import importlib.util

    found = importlib.util.find_spec(package)
    folders = [Path(folder) for folder in (found.submodule_search_locations or ())] if found is not None else []
    libraries = [(folder, path) for folder in folders for path in sorted(folder.rglob("*.so")) if _has_table(path)]
    if not libraries:
        what = "has no library that carries derivatives" if found is not None else "is not installed"
        raise SettingsError(
            f"`uses`: the package `{package}` {what}",
            help=f"set `separate = true` in [tool.enzyme-build] of `{package}`, and list it in `requires` of the build",
        )
    return [(folder, str(path.relative_to(folder))) for folder, path in libraries]


def _has_table(path: Path) -> bool:
    try:
        return elf.read(path.read_bytes()).section(SECTION) is not None
    except (OSError, elf.BrokenObject):
        return False


def libraries_for(inputs: Sequence[Bitcode | NativeObject | Archive]) -> list[str]:
    """The system libraries that derivatives in machine code need, and their primals perhaps not."""
    carriers = (item.data for item in native_objects(inputs) if SECTION.encode() in item.data)
    return list(dict.fromkeys(library for data in carriers for library in scope.libraries_for(data)))


def _add(found: dict[str, Entry], data: bytes, name: str) -> None:
    if SECTION.encode() not in data:
        return
    import json

    try:
        section = elf.read(data).section(SECTION) or b""
        tables = [json.loads(line) for line in section.replace(b"\0", b"").splitlines() if line]
    except (elf.BrokenObject, ValueError):
        raise LinkError(f"the table of derivatives in `{name}` is broken", help="build the file again") from None
    for table in tables:
        if table.get("form") != FORM:
            raise LinkError(
                f"the derivatives in `{name}` are of another version of enzyme-build", help="build the file again"
            )
        for entry in table["functions"]:
            known = found.get(entry["function"])
            if known is None or known.refused:
                found[entry["function"]] = _entry(entry, name)


def _entry(entry: dict[str, Any], name: str) -> Entry:
    needs, state, computes = tuple(entry.get("needs", ())), entry.get("state", ""), bool(entry.get("computes"))
    return Entry(entry["function"], entry["type"], entry.get("refused", ""), needs, state, computes, name)


def say_why(error: EnzymeBuildError, known: dict[str, Entry]) -> None:
    """Tell in each error about a function without a rule or a body why its file has no derivative of it."""
    for one in error.errors if isinstance(error, Errors) else [error]:
        if isinstance(one, MissingRuleError) and (part := _PART.fullmatch(one.symbol)):
            one.help = f"`{part[1]}` was differentiated in its own file: second derivatives need its bitcode"
        bodiless = re.match(r"`([^`]+)` has no body", one.message)
        name = one.symbol if isinstance(one, MissingRuleError) else bodiless[1] if bodiless else ""
        if name in known and known[name].refused:
            one.trail.append(f"not differentiated in {known[name].file}, because  {known[name].refused}")


def check_natives(inputs: Sequence[Bitcode | NativeObject | Archive], shared: Iterable[Path]) -> None:
    """Raise LinkError for derivatives that machine code asks for and nobody has."""
    natives = [elf.read(item.data).symbols for item in native_objects(inputs) if b".enzyme." in item.data]
    wanted = {found[1] for table in natives for found in map(_PART.fullmatch, table.needed) if found}
    known = read(inputs, shared) if wanted else {}
    work = list(wanted)
    while work:
        entry = known.get(work.pop())
        more = set(entry.needs) - wanted if entry is not None else set[str]()
        wanted |= more
        work += more
    missing = sorted(wanted - {f for f, entry in known.items() if not entry.refused})
    if missing:
        trail = [f"not differentiated in {known[f].file}, because  {known[f].refused}" for f in missing if f in known]
        names = ", ".join(f"`{name}`" for name in missing)
        raise LinkError(
            f"no file of this link has the derivatives of {names}",
            trail=trail,
            help="compile the file that defines it with -fenzyme-separate, or all files without (link time)",
        )

"""The files of a program ─► bitcode in a folder, with the names of all files that they include.

Sources are compiled without optimising, because the link does that, and what is read off a program is plainer so.
flang optimises always; of its sources a second, unoptimised version is made for the reader, the *twin*.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.toolchain import bitcode, compilers, kept_bitcode
from enzyme_build.toolchain.compilers import Language, compile_to_bitcode, compile_unoptimised
from enzyme_build.toolchain.source_order import in_order

_INCLUDED = re.compile(r"^\s*(?:#\s*)?include\s*['\"]([^'\"]+)['\"]", re.MULTILINE | re.IGNORECASE)
_LEVEL = re.compile(r"-O\w*")


@dataclass
class Compiled:
    """`contents` is what is in `files`, which a link takes; `included` are files whose change changes the program."""

    files: list[Path] = field(default_factory=list[Path])
    contents: list[Bitcode | NativeObject | Archive] = field(default_factory=list["Bitcode | NativeObject | Archive"])
    natives: list[Path] = field(default_factory=list[Path])  # what only the native link sees
    twins: list[Path] = field(default_factory=list[Path])
    languages: set[Language] = field(default_factory=set[Language])
    included: list[str] = field(default_factory=list[str])


def compile_all(sources: Sequence[Path], flags: Sequence[str], folder: Path) -> Compiled:
    """Compile what is a source, copy what is not."""
    made = Compiled()
    for number, source in enumerate(in_order(sources)):
        language = compilers.language_of(source)
        stem = f"{number}-{source.stem}"
        if language is None:
            _take(source, folder / stem, made)
            continue
        made.languages.add(language)
        output = folder / f"{stem}.bc"
        if language is Language.RUST:
            _compile_rust(source, output, made)
        else:
            _compile(source, language, [flag for flag in flags if not _LEVEL.fullmatch(flag)], output, made)
        made.files.append(output)
        bitcode.trust([output])
        made.contents += bitcode.read_inputs([output])
    return made


def _take(source: Path, stem: Path, made: Compiled) -> None:
    """Bitcode, an archive, an object, or a library that keeps its bitcode."""
    contents = kept_bitcode.read(source)
    kept = [item for item in contents if isinstance(item, Bitcode) and item.data != source.read_bytes()]
    if kept and len(kept) == len(contents):
        for number, item in enumerate(kept):
            made.files.append(stem.with_name(f"{stem.name}.{number}.bc"))
            made.files[-1].write_bytes(item.data)
    else:
        made.files.append(stem.with_name(f"{stem.name}{source.suffix}"))
        shutil.copyfile(source, made.files[-1])
    made.contents += contents


def _compile(source: Path, language: Language, flags: Sequence[str], output: Path, made: Compiled) -> None:
    folder = output.parent
    if language is Language.FORTRAN:
        own = [*flags, f"-J{folder}", f"-I{source.parent}"]
        made.twins.append(compile_unoptimised(source, output.with_suffix(".twin.bc"), [*own, "-w", "-fPIC"]))
        bitcode.trust(made.twins)
        compile_to_bitcode(source, output, [*own, "-g", "-w", "-fPIC"])
        made.included += _included_by(source)
        return
    listing = output.with_suffix(".d")
    compile_to_bitcode(source, output, [*flags, "-g", "-fPIC", "-MMD", "-MF", str(listing)])
    if listing.is_file():
        made.included += _listed(listing.read_text())


def _compile_rust(source: Path, output: Path, made: Compiled) -> None:
    """Bitcode of the crate, and its runtime: an archive that is linked where something asks for it."""
    runtime = output.with_suffix(".a")
    compilers.compile_rust_crate(source, output, runtime)
    made.natives.append(runtime)
    made.included += sorted(str(path) for path in source.parent.glob("*.rs") if path != source)


def _included_by(source: Path) -> list[str]:
    """The files that a Fortran source includes, and those that they include, as far as they lie beside it."""
    found: dict[Path, None] = {}
    work = [source]
    while work:
        file = work.pop()
        for name in _INCLUDED.findall(file.read_text(errors="replace")):
            path = file.parent / name
            if path.is_file() and path not in found:
                found[path] = None
                work.append(path)
    return list(map(str, found))


def _listed(rule: str) -> list[str]:
    """The prerequisites of a Makefile rule, the source itself left out."""
    words = re.findall(r"(?:\\ |[^\s\\]|\\(?=[^\s]))+", rule.replace("\\\n", " ").partition(": ")[2])
    return [str(Path(word.replace("\\ ", " ")).absolute()) for word in words[1:]]

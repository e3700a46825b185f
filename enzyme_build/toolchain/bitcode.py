"""Reads what a link is given: a file is bitcode, machine code, or an archive of these.

Bitcode comes raw, in a wrapper, as a section of a native object (ours, or LLVM's `.llvm.lto`), as a member of an
archive, or as LLVM's text.  A module that a newer LLVM wrote is refused by name before anything parses it; anything
else that is broken is refused by file.
"""

from __future__ import annotations

import faulthandler
import os
import resource
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.errors import InputError, SourceLocation
from enzyme_build.toolchain import bitstream, elf, embedded_bitcode, static_archive
from enzyme_build.toolchain.llvm import LLVM_MAJOR, Workspace, llvm, llvm_version, workspace

LTO_SECTION = ".llvm.lto"
_SOUND: set[int] = set()  # hashes of modules that were tried
_ERROR = "error"  # what a child says of a module that is not one
_TEXT_BEGINNINGS = (b"; ModuleID", b"source_filename", b"target datalayout", b"target triple", b"define ", b"declare ")


def read_inputs(paths: Iterable[Path]) -> list[Bitcode | NativeObject | Archive]:
    """Everything that the files hold, in order."""
    return [item for path in paths for item in read_input(path)]


def whole_alone(contents: list[Bitcode | NativeObject | Archive]) -> list[Bitcode | NativeObject | Archive]:
    """Archives that nothing stands beside, which could ask for members, are taken as a whole."""
    if not all(isinstance(content, Archive) for content in contents):
        return contents
    return [replace(content, whole=True) for content in contents if isinstance(content, Archive)]


def read_input(path: Path) -> list[Bitcode | NativeObject | Archive]:
    """What one file holds: modules, or one native object, or one archive."""
    data = read_file(path)
    if data.startswith((static_archive.MAGIC, static_archive.THIN_MAGIC)):
        return [_read_archive(path, data)]
    found = _classify(path, "", data)
    if not found:
        raise _refuse(
            path, "", "is neither bitcode nor an object nor an archive", "compile it with enzyme-cc, or clang -flto"
        )
    return [*found]


def read_link_input(path: Path) -> list[Bitcode | NativeObject | Archive]:
    """What one file on a linker's command line holds; nothing for shared libraries and linker scripts."""
    data = read_file(path)
    if data.startswith(elf.MAGIC) and data[16:18] == elf.SHARED_KIND:
        return []
    if path.suffix not in (".o", ".a", ".bc", ".ll", ".obj", ".lo") and _is_script(data):
        return []
    return read_input(path)


def read_file(path: Path) -> bytes:
    """The bytes of a file that a user named."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = "there is no such file" if isinstance(error, FileNotFoundError) else str(error.strerror).lower()
        raise InputError(f"cannot read `{path}`: {reason}", SourceLocation(str(path))) from None


def check(modules: Iterable[Bitcode]) -> None:
    """Refuse modules over which LLVM would not raise an error but end the process."""
    describe([module for module in modules if hash(module.data) not in _SOUND], lambda _: "")


def describe(modules: Sequence[Bitcode], say: Callable[[Any], str]) -> list[str]:
    """What `say` says of each module, in one line.

    A child tries those that are new: over some broken modules LLVM does not raise an error but ends the process.
    """
    if not hasattr(os, "fork") or all(hash(module.data) in _SOUND for module in modules):
        return [_said(module, say) for module in modules]
    llvm()  # in memory before the fork
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _try_all(modules, say, writer)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as answers:
        said = answers.read().split("\n")[:-1]
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        module = modules[len(said)]
        raise _refuse(module.path, module.member, f"crashes LLVM {llvm_version()}: it is broken", "compile it again")
    said += [_ERROR] * (len(modules) - len(said))  # it ended early, by an error that is met again here
    _SOUND.update(hash(module.data) for module, text in zip(modules, said) if text != _ERROR)
    return [_said(module, say) if text == _ERROR else text for module, text in zip(modules, said)]


def _said(module: Bitcode, say: Callable[[Any], str]) -> str:
    with workspace() as memory:
        return say(parse(module, memory))


def trust(paths: Iterable[Path]) -> None:
    """These files were written, or tried before, by this package: no child need try their modules."""
    for item in read_inputs(paths):
        members = item.members if isinstance(item, Archive) else (item,)
        _SOUND.update(hash(module.data) for module in members if isinstance(module, Bitcode))


def _try_all(modules: Sequence[Bitcode], say: Callable[[Any], str], answers: int) -> NoReturn:
    """In the child: a line for each module; errors are for the parent to meet again."""
    try:
        faulthandler.disable()
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with os.fdopen(answers, "w", encoding="utf-8") as stream:
            for module in modules:
                try:
                    text = _said(module, say)
                except InputError:
                    text = _ERROR
                print(text, file=stream, flush=True)
    finally:
        os._exit(0)


def parse(module: Bitcode, memory: Workspace) -> Any:
    """The module in LLVM's memory."""
    try:
        if module.is_text:
            parsed = memory.parse_text(module.data.decode("utf-8", "surrogateescape"))
        else:
            parsed = memory.parse_bitcode(module.data)
        parsed.verify()
    except (RuntimeError, UnicodeDecodeError) as error:
        raise _parse_error(module, str(error)) from None
    return parsed


def _read_archive(path: Path, data: bytes) -> Archive:
    try:
        members = static_archive.read_members(data, path)
    except static_archive.BrokenArchive as error:
        raise _refuse(path, "", f"is a broken archive: {error}", "make it again") from None
    modules: list[Bitcode | NativeObject] = []
    for member in members:
        modules += _classify(path, member.name, member.data)
    return Archive(path, tuple(modules))


def _is_script(data: bytes) -> bool:
    """Whether this is text that a linker reads as a script."""
    return b"\0" not in data and not data.lstrip().startswith(_TEXT_BEGINNINGS) and not data.startswith(b"!<")


def _classify(path: Path, member: str, data: bytes) -> list[Bitcode | NativeObject]:
    if data.startswith((bitstream.MAGIC, bitstream.WRAPPER_MAGIC)):
        return list(_read_modules(path, member, data))
    if data.startswith(elf.MAGIC):
        return _read_object(path, member, data)
    if path.suffix == ".ll" or data.lstrip().startswith(_TEXT_BEGINNINGS):
        return [Bitcode(path, data, member, is_text=True)]
    if path.suffix == ".bc":
        raise _refuse(path, member, "is not bitcode", "make it again with `clang -emit-llvm -c` or enzyme-cc")
    return []


def _read_object(path: Path, member: str, data: bytes) -> list[Bitcode | NativeObject]:
    try:
        file = elf.read(data)
    except elf.BrokenObject as error:
        raise _refuse(path, member, f"is a broken object: {error}", "compile it again") from None
    section = file.section(embedded_bitcode.SECTION) or file.section(LTO_SECTION)
    if section and file.is_relocatable:
        modules = _read_modules(path, member, section)
        return [replace(module, native=data) for module in modules] if len(modules) == 1 else list(modules)
    return [NativeObject(path, data, member)]


def _read_modules(path: Path, member: str, data: bytes) -> list[Bitcode]:
    try:
        modules = bitstream.split_modules(bitstream.unwrap(data))
        producers = [bitstream.producer(module) for module in modules]
    except bitstream.BrokenBitstream as error:
        raise _refuse(path, member, f"is broken bitcode: {error}", "compile it again") from None
    for producer in producers:
        major = bitstream.producer_major(producer)
        if major is not None and major > LLVM_MAJOR:
            raise _refuse(
                path,
                member,
                f"was written by {producer}, which is newer than the LLVM {llvm_version()} that reads it",
                f"compile it with LLVM {LLVM_MAJOR} or older: `enzyme-build doctor` shows which compilers fit",
            )
    return [Bitcode(path, module, member) for module in modules]


def _parse_error(module: Bitcode, message: str) -> InputError:
    reason = " ".join(message.replace("LLVM bitcode parsing error", "").replace("LLVM IR parsing error", "").split())
    fix = "compile it again"
    if "unsupported constant expression" in reason:
        fix = "flang older than 20 writes this at -O0: compile the Fortran source with -O1 or more"
    kind = "LLVM text" if module.is_text else "bitcode"
    return InputError(
        f"`{module.name}` is not {kind} that LLVM {llvm_version()} reads: {reason}",
        SourceLocation(module.name),
        help=fix,
    )


def _refuse(path: Path, member: str, what: str, fix: str) -> InputError:
    name = f"{path}({member})" if member else str(path)
    return InputError(f"`{name}` {what}", SourceLocation(name), help=fix)

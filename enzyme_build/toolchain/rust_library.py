"""Instances of Rust's generic code that a program finds in the standard library, as code that can be differentiated.

Without optimisation rustc does not compile `Vec<f64>::with_capacity` again if some crate of the standard library holds
the same instance: the program calls that one.  All these crates carry their bitcode beside the machine code (section
`.llvmbc`).  What a program calls there, and nothing is known about, is linked into it before it is optimised.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import bitcode, elf, static_archive
from enzyme_build.toolchain.compilers import Language, find
from enzyme_build.toolchain.llvm import llvm, workspace
from enzyme_build.toolchain.optimizer import target_machine

_SECTION = ".llvmbc"
# (a path, whose parts follow one another: C++'s names hold `_RNSt` and the like)
_PATH, _HASH = r"_R(?:N[A-Za-z][BCIMNXY]|I[BCMNXY]|[MX][sBCIMNXY]|Y)", r"17h[0-9a-f]{16}E"
_NAME = rf"{_PATH}\w+|_ZN\w+{_HASH}"
_NAMES = re.compile(rf"{_PATH}|{_HASH}".encode())
_STARTS = (b"_R", b"17h")  # of all of them: most modules have neither, which is sooner seen
_DECLARED = re.compile(rf"^declare [^\n]*@({_NAME})\(", re.MULTILINE)
_DEFINITION = re.compile(r"^define [^@\n]*@(\w+)\([^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_VARIABLE = re.compile(r"^@(\S+) = [^\n]*?(?<= )(?:global|thread_local\S*) ", re.MULTILINE)
_CONSTANT = re.compile(r"^@(\S+) = [^\n]*?(?<= )constant [^\n]*", re.MULTILINE)
_SYMBOL = re.compile(r"@([\w.$]+)")
_LOCAL = ("internal", "private")


def modules_for(program: Iterable[Bitcode], is_known: Callable[[str], bool]) -> list[Bitcode]:
    """The bodies of what these modules call in Rust's standard library; `is_known` functions stay there."""
    may = [module for module in program if any(start in module.data for start in _STARTS)]
    callers = [module for module in may if _NAMES.search(module.data)]
    missing = _missing(callers, is_known) if callers else set[str]()
    found: list[Bitcode] = []
    tried = set[str]()
    while missing:
        tried |= missing
        wanted, missing = missing, set[str]()
        for path, data, names in _members_with(wanted):
            text = _bodies(Bitcode(path, data), names, is_known)
            if text:
                found.append(Bitcode(path, text.encode(), is_text=True))
                missing |= {name for name in _DECLARED.findall(text) if not is_known(name)}
        missing -= tried
    return found


def _missing(callers: list[Bitcode], is_known: Callable[[str], bool]) -> set[str]:
    """Rust's functions that these modules call, and of which nobody knows anything."""
    declared, defined = set[str](), set[str]()
    with workspace() as memory:
        for module in callers:
            for function in bitcode.parse(module, memory).functions:
                (declared if function.is_declaration else defined).add(str(function.name))
    return {name for name in declared - defined if re.fullmatch(_NAME, name) and not is_known(name)}


def _members_with(names: set[str]) -> Iterable[tuple[Path, bytes, set[str]]]:
    """(archive, bitcode of a member, those names that it defines)."""
    left = set(names)
    for path, members in _library():
        for member in members:
            if not any(name.encode() in member for name in left):
                continue
            file = elf.read(member)
            here = left & file.symbols.defined
            section = file.section(_SECTION)
            if here and section:
                left -= here
                yield path, section, here


@cache
def _library() -> tuple[tuple[Path, tuple[bytes, ...]], ...]:
    """The objects in each archive of the standard library; none without a compiler."""
    tool = find(Language.RUST)
    if not tool.fits:
        return ()
    command = [*tool.command, "--print", "target-libdir"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    paths = sorted(Path(said.stdout.strip()).glob("*.rlib")) if said.returncode == 0 else []
    return tuple((path, tuple(_objects(path))) for path in paths)


def _objects(path: Path) -> list[bytes]:
    members = static_archive.read_members(path.read_bytes(), path)
    return [member.data for member in members if member.data.startswith(elf.MAGIC)]


def _bodies(source: Bitcode, names: set[str], is_known: Callable[[str], bool]) -> str:
    """These functions and what they need, as LLVM's text; not those that need a variable.

    A copy of a variable would be another variable than the library's.
    """
    with workspace() as memory:
        text = _only(bitcode.parse(source, memory), names)
        module = memory.parse_text(text)
        known = {f.name: str(f.global_value_type) for f in module.functions if is_known(f.name)}
        text = _DEFINITION.sub(lambda m: _declaration(m[1], known[m[1]]) if m[1] in known else m[0], text)
        text = _only(memory.parse_text(text), names)
        if _VARIABLE.search(text):
            fit = names - _with_variables(text)
            text = _only(memory.parse_text(text), fit) if fit else ""
    return "" if _VARIABLE.search(text) else text


def _with_variables(text: str) -> set[str]:
    """The functions (and constants) of a module that use a variable, or something that does."""
    bodies = [*_DEFINITION.finditer(text), *_CONSTANT.finditer(text)]
    needs = {found[1]: set(_SYMBOL.findall(found[0])) for found in bodies}
    found: set[str] = set()
    new = set(_VARIABLE.findall(text))
    while new:
        found |= new
        new = {name for name, used in needs.items() if not used.isdisjoint(new)} - found
    return found


def _only(module: Any, names: set[str]) -> str:
    """The module without what these functions do not reach."""
    for value in [*module.functions, *module.global_variables]:
        if value.is_declaration:
            continue
        if value.name in names:
            value.linkage, value.visibility = "weak_odr", "hidden"  # the program's archive may have it, too
        elif value.linkage.name not in _LOCAL:
            value.visibility = "default"
            value.linkage = "internal"
    binding = llvm()
    builder = binding.create_pass_builder(target_machine(module.triple, 0), binding.create_pipeline_tuning_options(0))
    passes = binding.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    return str(module)


def _declaration(name: str, type_: str) -> str:
    """`declare` for a function of a type such as `void (ptr, i64)`."""
    result, parameters = type_.split(" (", 1)
    return f"declare {result} @{name}({parameters}\n"

"""One call for a build system: bitcode files and settings ─► a request module and a Python package's files.

Files appear whole or not at all: each is written beside its name and renamed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from enzyme_build.artifacts import Archive, Bitcode
from enzyme_build.bindings.c_writer import c_functions, c_header, c_source
from enzyme_build.bindings.debug_reader import prototypes
from enzyme_build.bindings.fortran_interface import fortran_module
from enzyme_build.bindings.module_writer import (
    direction_names,
    given_names,
    pattern_names,
    public_names,
    seed_names,
    tangent_names,
    write_module,
)
from enzyme_build.bindings.prototypes import Prototype
from enzyme_build.bindings.requests import request_module
from enzyme_build.bindings.stub_writer import write_stub
from enzyme_build.bindings.wrappers import Wrapper, as_declared, plan_wrappers
from enzyme_build.errors import BindingError, SourceLocation
from enzyme_build.ir import parse_module
from enzyme_build.settings import Settings
from enzyme_build.toolchain import bitcode, derivative_tables, module_linker
from enzyme_build.toolchain.compilers import Language, compile_to_bitcode, require


@dataclass(frozen=True)
class Bound:
    """What was decided for one library."""

    wrappers: tuple[Wrapper, ...]
    target: str  # the `target` lines of the program's modules
    sources: tuple[str, ...]
    uses: tuple[tuple[str, str], ...] = ()  # package and library that are loaded first
    has_c: bool = False  # whether C and Fortran call the derivatives, too

    @classmethod
    def of(cls, wrappers: Sequence[Wrapper], target: str) -> Bound:
        """The library of these wrappers."""
        _check_names(wrappers)
        used = {wrapper.prototype.at.file for wrapper in wrappers if wrapper.prototype.at}
        return cls(tuple(wrappers), target, tuple(sorted(Path(file).name for file in used)))

    @property
    def exports(self) -> list[str]:
        """The symbols that the library must export."""
        return list(dict.fromkeys(symbol for wrapper in self.wrappers for symbol in wrapper.exports))

    @property
    def requests(self) -> str:
        """The request module, LLVM's text."""
        own = f"{self.target}\n{request_module(self.wrappers)}"
        return _with_c(own, c_source(self.wrappers)) if self.has_c else own

    def write_requests(self, path: Path) -> None:
        """Write the request module, one more input of the link."""
        _write(path, self.requests)

    def write_interface(self, path: Path) -> None:
        """Write the header of C (`.h`) or the module of Fortran (`.f90`) for the derivatives."""
        write = c_header if path.suffix == ".h" else fortran_module
        _write(path, write(self.wrappers, re.sub(r"\W", "_", path.stem)))

    def write_package_files(self, module: Path, library: str) -> list[Path]:
        """Write `module`, its stub and the package's `py.typed`; `library` is the name of the file beside it."""
        if Path(library).name != library:
            raise BindingError(f"the library must lie beside the module: `{library}` is a path, not a file name")
        if library.split(".")[0] == module.stem:
            raise BindingError(f"Python would import the library `{library}` in place of the module `{module.name}`",
                               help=f"call the library `lib{library}`")  # fmt: skip
        files = {
            module: write_module(self.wrappers, library, ", ".join(self.sources), self.uses),
            module.with_suffix(".pyi"): write_stub(self.wrappers),
            module.with_name("py.typed"): "",
        }
        for path, text in files.items():
            _write(path, text)
        return list(files)


def bind(
    inputs: Sequence[Path],
    settings: Settings,
    must_derive: bool = False,
    has_c: bool = False,
    place: Callable[[str], SourceLocation | None] = lambda _: None,
    without_table: Collection[str] = (),
) -> Bound:
    """Read the prototypes of all bitcode in `inputs` and plan the Python functions that the settings ask for.

    `place` says where a key of the settings stands, for errors. Of functions `without_table`, whose derivatives are
    asked for elsewhere, Fortran's source says what a table would: lengths, and what is written.
    `must_derive`: a library without any derivative is an error (BindingError).
    """
    modules = list(_bitcode(inputs))
    if not modules:
        raise BindingError("there is no bitcode among the inputs", help="compile with enzyme-cc, or clang -flto -g")
    found: dict[str, Prototype] = {}
    target = ""
    for module in modules:
        parsed = parse_module(module_linker.link([module]).text)
        target = target or f'target datalayout = "{parsed.layout.text}"\ntarget triple = "{parsed.triple}"'
        for prototype in prototypes(parsed):
            found.setdefault(prototype.symbol, prototype)
    if any(prototype.may_throw for prototype in found.values()):  # what one file throws passes the others
        found = {symbol: replace(prototype, may_throw=True) for symbol, prototype in found.items()}
    derives = settings.functions or settings.separate or settings.bitcode_libraries
    if must_derive and not derives and not any(module.mentions_requests for module in modules):
        raise _nothing_differentiated(found)
    uses = tuple((package, name) for package in settings.uses for _, name in derivative_tables.carriers_in(package))
    prototypes_found = list(found.values())
    functions = {
        name: as_declared(one, prototypes_found) if name in without_table else one
        for name, one in settings.functions.items()
    }
    wrappers = plan_wrappers(prototypes_found, functions, place)
    bound = replace(Bound.of(wrappers, target), uses=uses, has_c=has_c)
    if has_c:
        _check_c_names(bound.wrappers, found)
    return bound


def _check_c_names(wrappers: Sequence[Wrapper], found: Mapping[str, Prototype]) -> None:
    """A derivative's name in C is nobody else's."""
    for wrapper in wrappers:
        for made in c_functions(wrapper) if wrapper.derived else []:
            if made.name in found:
                raise BindingError(
                    f"`{made.name}` is a function of the program, and a derivative of `{wrapper.name}` in C",
                    found[made.name].at,
                    help="give the function's table another name, and its `symbol`",
                )


def _nothing_differentiated(found: Mapping[str, Prototype]) -> BindingError:
    names = [prototype.name for prototype in found.values()]
    example = f"[tool.enzyme-build.functions.{names[0] if names else 'NAME'}]"
    return BindingError(
        "nothing is differentiated: the settings have no table for a function, and no source asks for a derivative",
        help=f"write a table for each function in pyproject.toml: {example}; "
        f"the sources have {', '.join(f'`{name}`' for name in names[:5]) or 'none that others see'}",
    )


def _with_c(requests: str, source: str) -> str:
    """The request module together with functions in C, compiled."""
    with TemporaryDirectory(prefix="enzyme-") as folder:
        file, made = Path(folder) / "derivatives.c", Path(folder) / "derivatives.bc"
        file.write_text(source, encoding="utf-8")
        triple = re.findall(r'^target triple = "(.*)"', requests, re.MULTILINE)
        target = () if require(Language.C).is_zig or not triple else (f"--target={triple[0]}",)
        compiled = compile_to_bitcode(file, made, ("-O1", "-fPIC", "-w", *target))
        modules = [Bitcode(Path("requests"), requests.encode(), is_text=True), Bitcode(compiled, compiled.read_bytes())]
        return module_linker.link(modules).text


def _bitcode(inputs: Iterable[Path]) -> Iterable[Bitcode]:
    for item in bitcode.read_inputs(inputs):
        members = item.members if isinstance(item, Archive) else (item,)
        yield from (member for member in members if isinstance(member, Bitcode))


def _check_names(wrappers: Sequence[Wrapper]) -> None:
    """No two functions may want one name in the module, nor a request the symbol of a function."""
    owners: dict[str, str] = {}
    for wrapper in wrappers:
        has_tangents = wrapper.wants_forward or wrapper.wants_second
        ours = seed_names(wrapper) * wrapper.wants_reverse + tangent_names(wrapper) * has_tangents
        ours += direction_names(wrapper) * wrapper.wants_twice
        ours += pattern_names(wrapper)
        both = set(ours) & set(given_names(wrapper))
        if both:
            raise BindingError(f"`{wrapper.name}` has an argument `{both.pop()}`, the name of a seed, tangent or "
                               "pattern", wrapper.prototype.at, help="rename the argument in the source")  # fmt: skip
        for name in {*public_names(wrapper), *wrapper.exports}:
            other = owners.setdefault(name, wrapper.name)
            if other != wrapper.name:
                raise BindingError(f"`{wrapper.name}` and `{other}` both make the name `{name}`",
                                   wrapper.prototype.at, help="give one of them another table name and `symbol`, "
                                   "or set `gradient = false`")  # fmt: skip


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(path)

"""Which names of a program can be seen from outside, and so must stay.

An executable shows `main`; what native code asks for by name, defines too, or what the C library could ask
for, stays as well.  A shared library shows what is visible; anything relocatable shows all.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache

from enzyme_build.artifacts import Archive, Bitcode, NativeObject, OutputKind
from enzyme_build.toolchain import elf
from enzyme_build.toolchain.library_names import Names, in_system, names_in
from enzyme_build.toolchain.module_linker import native_objects, symbols
from enzyme_build.toolchain.visibility import Keep

ENTRY_POINTS = frozenset({"main", "_start", "_init", "_fini", "MAIN__", "_QQmain", "__main_argc_argv", "environ"})
_RESERVED = ("__", "_Zn", "_Zd")  # runtimes look for names such as these: sanitizers' options, operator new
Inputs = Sequence[Bitcode | NativeObject | Archive]


def keeper(
    kind: OutputKind, inputs: Inputs, only: frozenset[str] | None = None, names: Container[str] = frozenset()
) -> Keep:
    """The claim that a name must stay visible; `names` are further ones that others know.

    Bodies for flang's runtime (see `flang_runtime`) are for the program's bitcode alone: they can do what that asks
    for.  Machine code gets the library's own.
    """
    from enzyme_build.toolchain.flang_runtime import PREFIX  # a link that derives nothing need not know it

    keep = _keeper(kind, inputs, only, names)
    return lambda name, hidden: not (hidden and name.startswith(PREFIX)) and keep(name, hidden)


def _keeper(kind: OutputKind, inputs: Inputs, only: frozenset[str] | None, names: Container[str]) -> Keep:
    by_natives = wanted_by_natives(inputs) | defined_by_natives(inputs)
    if only is not None:
        return lambda name, hidden: name in only or name in by_natives or name in names
    if kind is OutputKind.SHARED:
        return lambda name, hidden: not hidden or name in by_natives or name in names
    if kind is not OutputKind.EXECUTABLE:
        return lambda name, hidden: True
    known = by_natives | ENTRY_POINTS
    system = system_names()
    return lambda name, hidden: name in known or name in names or name in system or name.startswith(_RESERVED)


def entry_points(kind: OutputKind) -> frozenset[str]:
    """The names that the system itself asks a program for."""
    return ENTRY_POINTS if kind is OutputKind.EXECUTABLE else frozenset()


def wanted_by_natives(inputs: Inputs) -> frozenset[str]:
    """The names that machine code among the inputs asks others for."""
    return frozenset(name for item in native_objects(inputs) for name in symbols(item).undefined)


def defined_by_natives(inputs: Inputs) -> frozenset[str]:
    """The names that machine code among the inputs defines."""
    return frozenset(name for item in native_objects(inputs) for name in symbols(item).defined)


@cache
def system_names() -> frozenset[str]:
    """What the C and maths libraries define: a program that defines it too may be called through it."""
    return _names_in("libc.so.6") | _names_in("libm.so.6")


def libraries_for(made: bytes) -> list[str]:
    """The system libraries that an object needs: derivatives may call functions that the program did not."""
    wanted = elf.read(made).symbols.undefined if made.startswith(elf.MAGIC) else frozenset[str]()
    return ["-lm"] if wanted & _maths_alone() else []


@cache
def _maths_alone() -> frozenset[str]:
    return _names_in("libm.so.6") - _names_in("libc.so.6")


@cache
def _names_in(library: str) -> frozenset[str]:
    path = in_system(library)
    return names_in(path, Names.DEFINED) if path is not None else frozenset()

"""A function's program, compiled as it is written, and its versions as libraries that Python calls.

Every version is linked from the same unoptimised text by the same pipeline, so that times compare.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from enzyme_build.bindings import Parameter, Prototype, Scalar, WrappedArgument, Wrapper
from enzyme_build.errors import BindingError, InputError, LinkError, SettingsError
from enzyme_build.functions import (
    Addition,
    LinkOptions,
    Options,
    Program,
    derive_module,
    read_program,
    wrapper_of,
)
from enzyme_build.precision import runtime, writing
from enzyme_build.precision.inputs import Array
from enzyme_build.precision.sites import Program as Sites
from enzyme_build.precision.sites import read_sites
from enzyme_build.toolchain import bitcode, cache, module_linker, optimizer

_TEXT, _ESTIMATE = "program.ll", "__enzyme_error_estimate"
_LENGTHS = re.compile(r"say arrays=\{'(\w+)'.*")
_ZERO = Parameter("enzyme_zero", Scalar("float", 64), ir_type="double")


@dataclass(frozen=True)
class Subject:
    """The analysed function: its program, how Python calls it, and how its versions are linked."""

    program: Program
    wrapper: Wrapper
    link: LinkOptions

    @cached_property
    def prototype(self) -> Prototype:
        """The function as its source declares it."""
        return self.wrapper.prototype.adapts or self.wrapper.prototype

    @cached_property
    def text(self) -> str:
        """The whole program, unoptimised."""
        files: list[Path] = []
        for path in self.program.inputs:
            twin = path.with_suffix(".twin.bc")
            files.append(twin if twin.is_file() else path)
        modules = module_linker.select(bitcode.read_inputs(files), frozenset({self.prototype.symbol}))
        return optimizer.drop_optnone(module_linker.link(modules).text)

    @cached_property
    def arrays(self) -> list[int]:
        """The positions of parameters that are plain arrays of doubles."""
        if self.wrapper.prototype.adapts is not None:
            return []
        kind = Scalar("float", 64)
        return [k for k, a in enumerate(self.wrapper.arguments) if a.role == "array" and a.scalar == kind]

    def sites(self) -> Sites:
        """The program, read anew: a version changes what it was made of."""
        return read_sites(self.text, self.prototype.symbol)

    def built(self, text: str, wrapper: Wrapper, addition: Addition | None = None) -> ModuleType:
        """The Python module of a version."""
        folder = cache.cache_folder() / "precision" / cache.digest([self.program.folder.name, text])

        def make(work: Path) -> None:
            (work / _TEXT).write_text(text, encoding="utf-8", errors="surrogateescape")

        cache.entry(folder, make)
        changed = replace(self.program, folder=folder, files=(_TEXT,), native_files=self._natives())
        try:
            return derive_module(changed, [wrapper], self.link, addition)
        except ImportError as error:
            why = str(error).rpartition(": ")[2]
            raise LinkError(
                f"the program cannot be loaded: {why}",
                self.prototype.at,
                help="name the sources or libraries that it needs beside it: other.c, -lother",
            ) from None

    def _natives(self) -> tuple[str, ...]:
        return tuple(str(path) for path in self.program.natives)  # absolute: they lie in another folder


def subject_of(
    sources: Sequence[Path], function: str, flags: Sequence[str], link: LinkOptions, options: Options
) -> Subject:
    """The function of this name in some sources.

    Raises InputError for files that cannot be read, SettingsError where there is no such function, BindingError where
    Python cannot call it, and ToolchainError with a compiler's messages.
    """
    program = read_program(sources, flags)
    prototype = program.prototype(function)
    if prototype is None:
        names = sorted({p.name for p in program.prototypes})
        raise SettingsError(f"there is no function `{function}` in {', '.join(p.name for p in sources)}",
                            help=f"--function names one of {', '.join(names)}")  # fmt: skip
    inferred = program.inferred.get(prototype.symbol)
    if inferred is None:
        raise InputError(f"`{function}` cannot be called: {prototype.problem}", prototype.at)
    try:
        return Subject(program, wrapper_of(prototype, inferred, options), link)
    except BindingError as error:
        error.help = _LENGTHS.sub(r"say --array \1=LENGTH, an expression of integer parameters", error.help)
        raise


class Plain:
    """A version that is called as the function is; `shortened` are the parameters that are arrays of floats."""

    def __init__(self, subject: Subject, text: str, addition: Addition | None = None, shortened: Collection[int] = ()):
        wrapper = _with_floats(subject.wrapper, shortened) if shortened else subject.wrapper
        module = subject.built(text, wrapper, addition)
        self.call = getattr(module, wrapper.name)
        self.library = vars(module)["_library"]
        self._given = [argument for argument in wrapper.arguments if argument.is_given]

    def prepared(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments as this version takes them."""
        pairs = zip(self._given, arguments)
        return [a.astype(g.scalar.numpy, copy=False) if g.role == "array" and a is not None else a for g, a in pairs]

    def outputs(self, arguments: Sequence[Any]) -> list[Array]:
        """What it returns, each floating output as an array."""
        return floats(self.call(*self.prepared(arguments)))


def _with_floats(wrapper: Wrapper, positions: Collection[int]) -> Wrapper:
    """The wrapper of a version that takes arrays of floats."""

    def short(parameter: Parameter) -> Parameter:
        return replace(parameter, scalar=Scalar("float", 32))

    parameters = [short(p) if k in positions else p for k, p in enumerate(wrapper.prototype.parameters)]
    arguments = [
        replace(a, parameter=p, scalar=Scalar("float", 32)) if k in positions else a
        for k, (a, p) in enumerate(zip(wrapper.arguments, parameters))
    ]
    prototype = replace(wrapper.prototype, parameters=tuple(parameters))
    return replace(wrapper, prototype=prototype, arguments=tuple(arguments))


class Masked(Plain):
    """The version in which a mask says what is rounded."""

    def __init__(self, subject: Subject, short: writing.Short):
        sites = subject.sites()
        self._count = max(1, len(sites.sites))
        addition = Addition(runtime.mask(self._count), (writing.MASK,))
        super().__init__(subject, writing.masked(sites, short), addition)
        self._mask = shared_array(self.library, writing.MASK, np.dtype(np.uint8), (self._count,))

    def outputs_of(self, chosen: Sequence[int], arguments: Sequence[Any]) -> list[Array]:
        """What it returns with some sites rounded."""
        self._mask[:] = 0
        self._mask[list(chosen)] = 1
        try:
            return self.outputs(arguments)
        finally:
            self._mask[:] = 0


class Watched:
    """The version that sums |adjoint · rounding| at each site, by one reverse sweep for each output."""

    def __init__(self, subject: Subject, short: writing.Short):
        sites = subject.sites()
        self._count = max(1, len(sites.sites))
        prototype = subject.prototype
        position = len(prototype.parameters)
        text = writing.watched(sites, prototype.symbol, position)
        self.wrapper = replace(_with_zero(subject.wrapper), wants_reverse=True)
        is_parallel = "__kmpc_fork_call" in text
        self._module = subject.built(
            text,
            self.wrapper,
            Addition(runtime.watcher(self._count, short is writing.FLOAT32, is_parallel), (runtime.SUMS,)),
        )
        library = vars(self._module)["_library"]
        self.sums = shared_array(library, runtime.SUMS, np.dtype(np.float64), (self._count, len(runtime.FIELDS)))
        self._reverse = getattr(self._module, f"_reverse_{self.wrapper.name}")

    def sweep(self, arguments: Sequence[Any], seeds: Sequence[Any]) -> tuple[Any, dict[str, Any]]:
        """The outputs, and the gradients by the arguments; the sums are those of this sweep alone."""
        self.sums[:] = 0
        outputs, gradients = self._reverse(self.wrapper.name, *arguments, 0.0, *seeds)
        names = [argument.name for argument in self.wrapper.actives]
        found = cast("tuple[Any, ...]", gradients) if isinstance(gradients, tuple) else (gradients,)
        return outputs, dict(zip(names, found))


class Forward:
    """The version that carries bounds of rounding errors along, by `__enzyme_error_estimate`."""

    def __init__(self, subject: Subject):
        wrapper = replace(subject.wrapper, wants_forward=True, forward_entry=_ESTIMATE)
        module = subject.built(writing.rounded(subject.sites(), {}), wrapper)
        self._call = getattr(module, f"{wrapper.name}_jvp")
        self._given = [argument for argument in wrapper.arguments if argument.is_given]

    def error(self, arguments: Sequence[Any]) -> float:
        """The largest error of an output, of exact arguments."""
        pairs = [(g, a) for g, a in zip(self._given, arguments) if g.is_active]
        exact = [np.zeros_like(a) if g.role == "array" else 0.0 for g, a in pairs]
        _, errors = self._call(*arguments, *exact)
        return max((float(np.max(np.abs(error), initial=0.0)) for error in floats(errors)), default=0.0)


def _with_zero(wrapper: Wrapper) -> Wrapper:
    prototype = wrapper.prototype
    position = len((prototype.adapts or prototype).parameters)
    added = WrappedArgument(
        _ZERO.name, _ZERO, _ZERO.scalar or Scalar("float", 64), "value", is_active=True, is_shadowed=True
    )
    if prototype.adapts is not None:
        changed = replace(_appended(prototype), symbol=prototype.symbol, adapts=_watched(_appended(prototype.adapts)))
        return replace(wrapper, prototype=changed, arguments=(*wrapper.arguments, added))
    assert position == len(wrapper.arguments)
    return replace(wrapper, prototype=_watched(_appended(prototype)), arguments=(*wrapper.arguments, added))


def _appended(prototype: Prototype) -> Prototype:
    return replace(prototype, parameters=(*prototype.parameters, _ZERO))


def _watched(prototype: Prototype) -> Prototype:
    return replace(prototype, symbol=writing.watched_symbol(prototype.symbol))


def floats(returned: Any) -> list[Array]:
    """The floating outputs among what a function returns."""
    values = cast("tuple[Any, ...]", returned) if isinstance(returned, tuple) else (returned,)
    arrays: list[Array] = [np.asarray(value) for value in values]
    return [array for array in arrays if np.issubdtype(array.dtype, np.inexact)]


def shared_array(library: Any, name: str, dtype: np.dtype[Any], shape: tuple[int, ...]) -> Array:
    """A variable of a library."""
    size = prod(shape) * dtype.itemsize
    held: Any = (ctypes.c_char * size).in_dll(library, name)
    return cast("Array", np.frombuffer(held, dtype)).reshape(shape)

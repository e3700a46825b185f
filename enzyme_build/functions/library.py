"""`load`: files ─► a library of functions, compiled and differentiated when they are first asked for."""

from __future__ import annotations

import os
import re
import threading
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from enzyme_build.bindings import Prototype, Wrapper
from enzyme_build.errors import BindingError, EnzymeBuildError
from enzyme_build.functions.carried_sources import Text, absolute, placed
from enzyme_build.functions.derivation import Addition, LinkOptions, derive_module, release, underivable
from enzyme_build.functions.function import Function
from enzyme_build.functions.inference import Inferred
from enzyme_build.functions.options import Options
from enzyme_build.functions.program import Program, read_program
from enzyme_build.functions.xla_handler import handler_source, handler_symbol
from enzyme_build.toolchain import cache, openmp

Source = str | os.PathLike[str]
_ONLY = {
    "value": {},
    "reverse": {"wants_reverse": True},
    "forward": {"wants_forward": True},
    "second": {"wants_reverse": True, "wants_second": True},
    "twice": {"wants_forward": True, "wants_twice": True},
}
_KINDS = ("reverse", "forward", "second")
_ASKED = re.compile(r"asked for at .* in `(\w+)`")


@dataclass(frozen=True)
class _Call:
    """What `load` was called with."""

    sources: tuple[str, ...]
    flags: tuple[str, ...]
    link: LinkOptions
    functions: tuple[str, ...]


def load(
    sources: Source | Sequence[Source],
    *,
    functions: Sequence[str] = (),
    flags: Sequence[str] = (),
    libraries: Sequence[str] = (),
    level: int = 3,
    processor: str = "",
    **options: Any,
) -> Library:
    """The functions of C, C++, Fortran and Rust files, of bitcode, or of a library that keeps its bitcode.

    `flags` go to the compilers (and `-fopenmp` to the linker), `libraries` to the linker; `processor="native"` compiles
    for this machine alone.
    `functions` names those that are wanted: it matters for programs with variables that live longer than a call, whose
    functions must lie in one library with all their derivatives.
    `options` are what no source says, for every function that has such an argument:

    - `arrays={"x": "n", "a": ("n", "m"), "w": None}`: lengths, which are expressions of integer arguments; None: any
    - `active=["x"]`, `const=["k"]`: differentiate with respect to these alone, or to all but these
    - `out=["y"]`, `inout=["u"]`: the function writes these; they are made, or copied, and returned

    Raises InputError for a file that is missing or of a kind that is not known, ToolchainError with the compiler's own
    messages where it fails, and BindingError where an option names no argument.
    """
    several = [sources] if isinstance(sources, (str, os.PathLike)) else list(sources)
    paths = tuple(str(Path(source).absolute()) for source in several)
    link = LinkOptions(level, tuple(libraries), processor, openmp.is_asked_for(list(flags)))
    call = _Call(paths, tuple(absolute(flags)), link, tuple(functions))
    return Library(call, Options.of(options))


class Library:
    """The functions of a program, as attributes and items: `library.f`, `library["f"]`, `list(library)`."""

    def __init__(self, call: _Call, options: Options):
        self._call = call
        self._options = options
        self._functions: dict[str, Function] = {}
        self._lock = threading.RLock()
        self._made: weakref.WeakSet[Function] = weakref.WeakSet()
        self._modules: list[ModuleType] = []
        self._underivable: dict[tuple[str, str], EnzymeBuildError] = {}  # by function and kind
        self.is_closed = False
        self._program: Program = read_program([Path(name) for name in call.sources], call.flags)
        names = {p.name for prototype in self._program.prototypes for p in prototype.parameters}
        wrong = options.names - names
        if wrong:
            raise BindingError(f"no function has an argument `{wrong.pop()}`",
                               help=f"arguments are {', '.join(sorted(names))}")  # fmt: skip
        for name in call.functions:
            self._prototype(name)

    def __getattr__(self, name: str) -> Function:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(error.args[0]) from None

    def __getitem__(self, name: str) -> Function:
        with self._lock:
            if name not in self._functions:
                self._functions[name] = self.function(self._prototype(name).symbol, self._options)
            return self._functions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(p.name for p in self._program.prototypes))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __dir__(self) -> Iterable[str]:
        return [*super().__dir__(), *self]

    def __repr__(self) -> str:
        return f"<functions of {', '.join(Path(name).name for name in self._call.sources)}: {', '.join(self)}>"

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Callable[..., Library], tuple[Any, ...]]:
        files = dict.fromkeys([*self._call.sources, *self._program.included])
        texts = tuple(Text(name, Path(name).read_bytes()) for name in files if Path(name).is_file())
        return _restored, (texts, self._call, self._options)

    def close(self) -> None:
        """Refuse every further call of its functions, and unload them where nobody else has them."""
        with self._lock:
            self.is_closed = True
            for function in list(self._made):
                function.close()
            while self._modules:
                release(self._modules.pop())

    def function(self, symbol: str, options: Options) -> Function:
        """A function with options of its own."""
        made = Function(self, self._prototype(symbol), options)
        self._made.add(made)
        return made

    def inferred(self, prototype: Prototype) -> Inferred:
        return self._program.inferred.get(prototype.symbol, Inferred())

    def key(self, wrapper: Wrapper) -> str:
        """A name for the contents of a function."""
        return cache.digest([self._program.folder.name, repr(self._call.link), repr(wrapper)])

    def module(self, wrapper: Wrapper, kind: str) -> ModuleType:
        """The module in which one kind of derivative of a function is: its own, or that of the whole program."""
        if self.is_closed:
            raise ValueError(f"{wrapper.name}(): its library was closed")
        if not self._program.has_state:
            return self._derived([replace(wrapper, **_ONLY[kind])])
        companions = self._companions()
        if wrapper not in companions:
            raise BindingError(
                f"`{wrapper.name}` belongs to a program with variables that live longer than a call, so its "
                "options are those of the library",
                wrapper.prototype.at,
                help="give the options to `load`, and name the function in `functions=` if that is used",
            )
        if kind == "twice":
            raise BindingError(
                f"`{wrapper.name}` belongs to a program with variables that live longer than a call, "
                "so there is no forward over forward mode of it",
                wrapper.prototype.at,
                help="take the second derivative by reverse mode",
            )
        return self._derived_together(companions, wrapper, kind)

    def _derived_together(self, companions: list[Wrapper], wanted: Wrapper, kind: str) -> ModuleType:
        """The library of all companions; those that cannot be differentiated have no derivatives of that kind in it."""
        file = underivable(self._program, companions, self._call.link)
        before = _pairs(file) - {(wanted.name, kind)}  # what is asked for is tried again: its error is not kept
        while True:
            if (wanted.name, kind) in self._underivable:
                raise self._underivable[wanted.name, kind]
            failed = before | self._underivable.keys()
            try:
                return self._derived([_derivable(wrapper, failed) for wrapper in companions])
            except EnzymeBuildError as error:
                failing = {(w.name, k): error for w in companions for k in _kinds_that_fail(w, str(error))}
                if not failing.keys() - failed:
                    raise
                self._underivable |= failing
                pairs = sorted(before | self._underivable.keys())
                cache.write_whole(file, "".join(f"{name} {kind}\n" for name, kind in pairs))

    def _derived(self, wrappers: list[Wrapper]) -> ModuleType:
        self._modules.append(derive_module(self._program, wrappers, self._call.link))
        return self._modules[-1]

    def xla_handler(self, wrapper: Wrapper, kind: str, include: str) -> Any:
        """The handler of XLA's for one kind of derivative, a ctypes function; `include` has XLA's headers."""
        if self._program.has_state:
            raise BindingError(
                f"`{wrapper.name}` belongs to a program with variables that live longer than a call, "
                "and XLA may call it any number of times, in any order",
                wrapper.prototype.at,
                help="pass these variables as arguments, or call the function by jax.pure_callback",
            )
        symbol = handler_symbol(wrapper, kind)  # it is never released: XLA keeps its address
        addition = Addition(handler_source(wrapper, kind), (symbol,), ("-I", include))
        module = derive_module(self._program, [replace(wrapper, **_ONLY[kind])], self._call.link, addition)
        return getattr(module._library, symbol)

    def _companions(self) -> list[Wrapper]:
        """The functions that share a library, because they share variables."""
        names = self._call.functions or tuple(p.symbol for p in self._program.prototypes if not p.problem)
        found: list[Wrapper] = []
        for name in names:
            try:
                found.append(self[name].wrapper)
            except EnzymeBuildError:
                if self._call.functions:
                    raise
        return found

    def _prototype(self, name: str) -> Prototype:
        found = self._program.prototype(name)
        if found is None:
            raise KeyError(f"there is no function '{name}' in {self!r}")
        return found


def _derivable(wrapper: Wrapper, failed: Set[tuple[str, str]]) -> Wrapper:
    """With all kinds of derivatives that it has."""
    kinds = [kind for kind in _KINDS if (wrapper.name, kind) not in failed]
    wanted = {name: True for kind in kinds for name in _ONLY[kind]}
    return replace(wrapper, **wanted) if wrapper.is_differentiable else wrapper


def _pairs(file: Path) -> set[tuple[str, str]]:
    """The functions and kinds that a file lists; none where there is no such file."""
    try:
        lines = file.read_text().splitlines()
    except OSError:
        return set()
    return {(name, kind) for name, _, kind in (line.partition(" ") for line in lines)}


def _kinds_that_fail(wrapper: Wrapper, said: str) -> list[str]:
    """The kinds of derivatives that an error is about; second derivatives need the first ones."""
    symbols = dict(zip(_KINDS, (wrapper.reverse_symbol, wrapper.forward_symbol, wrapper.second_symbol)))
    asked = set(_ASKED.findall(said)) or {symbol for symbol in symbols.values() if symbol in said}
    found = [kind for kind, symbol in symbols.items() if symbol in asked]
    return [*found, "second"] if "reverse" in found else found


_known: dict[str, Library] = {}  # a batch of pickles is one library


def _restored(texts: tuple[Text, ...], call: _Call, options: Options) -> Library:
    """The library again, in any process: from the same files, or from copies where they are not there any more."""
    key = cache.digest([repr(call), repr(options), *(text.data for text in texts)])
    if key not in _known or _known[key].is_closed:
        sources, flags = placed(texts, call.sources, call.flags)
        _known[key] = Library(replace(call, sources=sources, flags=flags), options)
    return _known[key]

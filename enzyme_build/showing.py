"""The flow behind `enzyme-build show`: a program goes in, and the C file of one of its derivatives comes out.

    link -> keep what is shown -> prepare -> name values -> ask -> differentiate -> tidy -> print

A program is first prepared as its source has it, so that loops and functions keep their form.  What is refused then,
or would stop while it runs, is prepared as for a link instead, which moves more into one place before it is
differentiated.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from enzyme_build import pipeline, readable
from enzyme_build.errors import EnzymeBuildError, InputError
from enzyme_build.ir import Function, Module, bare_name, function_location, parse_module, quoted

MODES = {"reverse": "_b", "forward": "_d", "primal": ""}


@dataclass(frozen=True)
class Shown:
    """A C file, what is in it, and whether it has the form of the source (else that of the optimised program)."""

    text: str
    statistics: readable.Statistics
    is_as_written: bool


def show(inputs: pipeline.Inputs, name: str, mode: str, constant: frozenset[str] = frozenset()) -> Shown:
    """The C file of a function (`mode` "primal") or of its derivative ("reverse" or "forward").

    `constant` are parameters without derivatives. Raises InputError for a function that is not there.
    """
    text = pipeline.link_to_read(inputs)
    symbol, source = find_function(parse_module(text), name)
    if mode == "primal":
        return show_roots(text, {symbol: source})
    question = readable.Question(symbol, mode, constant)
    return show_roots(text, {question.root: source + MODES[mode]}, question.ask, frozenset({symbol}))


def find_function(module: Module, name: str) -> tuple[str, str]:
    """The symbol of a function, and its name in the source, by either of them."""
    known: dict[str, list[Function]] = {}
    for function in module.functions.values():
        if not function.is_declaration:
            for word in {bare_name(function.name), function_location(function).function}:
                known.setdefault(word, []).append(function)
    found = known.get(name, [])
    if len(found) > 1:
        places = ", ".join(f"`{bare_name(f.name)}` ({function_location(f)})" for f in found[:4])
        raise InputError(f"there are several functions `{name}`: {places}", help="name one by its symbol")
    if not found:
        close = difflib.get_close_matches(name, [word for word in known if not word.startswith("enzyme_build.")], 1)
        raise InputError(
            f"there is no function `{name}` with a body in these files",
            help=f"did you mean `{close[0]}`?" if close else "`nm` lists the symbols of objects",
        )
    return bare_name(found[0].name), function_location(found[0]).function or name


def show_roots(
    text: str,
    names: Mapping[str, str],
    ask: Callable[[Module], None] | None = None,
    kept: frozenset[str] = frozenset(),
) -> Shown:
    """The C file of functions of a linked program by their symbols, which get these names; requests are answered.

    `ask` may add functions and requests to the prepared program; `kept` are further symbols that it needs.
    """
    last: EnzymeBuildError | None = None
    for is_as_written in (True, False):
        try:
            module = pipeline.derive_to_read(text, frozenset(names) | kept, ask, is_as_written)
            if is_as_written and _may_stop(module):
                continue
            return _printed(module, names, is_as_written)
        except EnzymeBuildError as error:
            last = error
    assert last is not None
    raise last


def _may_stop(module: Module) -> bool:
    """Whether something in it has no derivative, and says so when it is reached."""
    return any(bare_name(name).startswith("enzyme_build.stop") for name in module.functions)


def _printed(module: Module, names: Mapping[str, str], is_as_written: bool) -> Shown:
    unit = readable.Unit(module, dict(names), _lines_of)
    roots = [module.functions[quoted(symbol)] for symbol in names]
    return Shown(unit.text(roots), unit.statistics, is_as_written)


_known_files: dict[str, Sequence[str]] = {}


def _lines_of(path: str) -> Sequence[str]:
    """The lines of a source, if it is still there."""
    if path not in _known_files:
        try:
            _known_files[path] = Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            _known_files[path] = ()
    return _known_files[path]

"""A function that some other compiler in this process has as LLVM's text: its derivatives as a library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from enzyme_build.bindings import Parameter, Prototype, Scalar, plan_wrapper
from enzyme_build.functions.derivation import LinkOptions, derive_module
from enzyme_build.functions.program import Program
from enzyme_build.settings import settings_from_table
from enzyme_build.toolchain import cache

__all__ = ["Parameter", "Scalar", "derive_text"]


def derive_text(text: str, name: str, result: Scalar, parameters: Sequence[Parameter], table: Mapping[str, Any]) -> Any:
    """The library with `NAME` and `NAME__vjp` for the function NAME of a module; `table` is that of its settings."""
    prototype = Prototype(name, name, "c", result, tuple(parameters), result_type=result.llvm)
    settings = settings_from_table({"functions": {name: dict(table)}}).functions[name]
    folder = cache.entry(
        cache.cache_folder() / "foreign" / cache.digest([cache.this_version(), text]), lambda work: _write(work, text)
    )
    target = "\n".join(line for line in text.splitlines() if line.startswith("target "))
    program = Program(folder, ("module.ll",), (), frozenset(), (prototype,), {}, target, False)
    return derive_module(program, [plan_wrapper(prototype, settings)], LinkOptions())._library


def _write(work: Path, text: str) -> None:
    (work / "module.ll").write_text(text)

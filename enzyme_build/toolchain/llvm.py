"""The door to LLVM: llvmlite's binding, initialised once, with types.

`LLVM_MAJOR` is *the* LLVM of this package: what it reads, optimises and emits with.
"""

from __future__ import annotations

import importlib
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from typing import Any

LLVM_RELEASE: tuple[int, int] = (22, 1)  # of the llvmlite that pyproject.toml pins; checked by the tests
LLVM_MAJOR = LLVM_RELEASE[0]
OPTIONS = [
    # The reverse of a stencil adds to several rows of one array.  They are apart in every turn of the loop over rows,
    # and meet from turn to turn: whether a loop may run as vectors is looked at where it begins, not around the nest.
    "-hoist-runtime-checks=false",
]


@cache
def llvm() -> Any:
    """llvmlite's binding, ready for use.  Imported late: compiling a file does not need it."""
    binding: Any = importlib.import_module("llvmlite.binding")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.initialize_native_asmparser()
    if binding.llvm_version_info[0] == LLVM_MAJOR:  # LLVM ends a process that names an option which it does not know
        for option in OPTIONS:
            binding.set_option("enzyme-build", option)
    return binding


class Workspace:
    """LLVM's memory for some modules, which end together and before it: Python alone does not promise that order."""

    def __init__(self) -> None:
        self.context = llvm().create_context()
        self._modules: list[Any] = []

    def parse_bitcode(self, data: bytes) -> Any:
        """A module of bitcode; RuntimeError says what is wrong."""
        return self._hold(llvm().parse_bitcode(data, self.context))

    def parse_text(self, text: str) -> Any:
        """A module of LLVM's text; RuntimeError says what is wrong."""
        return self._hold(llvm().parse_assembly(text, self.context))

    def close(self) -> None:
        """Free everything."""
        for module in self._modules:
            module.close()
        self.context.close()

    def _hold(self, module: Any) -> Any:
        self._modules.append(module)
        return module


@contextmanager
def workspace() -> Generator[Workspace, None, None]:
    """A workspace for the time of a block."""
    made = Workspace()
    try:
        yield made
    finally:
        made.close()


def text_of(module: Any) -> str:
    """A module as text, in which every global variable has a name, as the AD half wants."""
    for variable in module.global_variables:
        if not variable.name:  # descriptions of checks and of places in parallel programs have none
            variable.name = "enzyme_build.unnamed"
    return str(module)


@cache
def llvm_version() -> str:
    """The version of the LLVM inside llvmlite."""
    return ".".join(str(part) for part in llvm().llvm_version_info)

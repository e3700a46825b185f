"""Derivatives tell the optimiser which accesses never meet: to primal memory, to adjoints in shadow memory, to tapes.

Each derivative function has two alias scopes of its own.  Accesses to the tape's columns are in the first one; every
other load and store is said not to meet it.  Accesses to adjoints are in the second one; loads and stores of the primal
are said not to meet it (a shadow that turns out to be the primal memory is replaced by a scratch place).  So what is
recorded, and what the primal read, may be read in front of a loop that adds to shadows, and such loops may become
vector instructions.  The scopes must not be shared: to a derivative's derivative the columns and shadows of the inner
one are memory of the program.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from enzyme_build.ir import Function, Instruction, Load, Module, Store, bare_name

_DOMAIN = '!{!"enzyme_build.accesses"}'


@dataclass(eq=False)
class Accesses:
    """Loads and stores of a derivative, by the memory that they touch; what is in no set may touch any but columns."""

    columns: set[Instruction] = field(default_factory=set[Instruction])
    adjoints: set[Instruction] = field(default_factory=set[Instruction])
    primals: set[Instruction] = field(default_factory=set[Instruction])


def keep_apart(function: Function, accesses: Accesses) -> None:
    """Tell apart the accesses of this function."""
    here = [a for a in function.instructions() if isinstance(a, (Load, Store))]
    others = (a for a in here if a not in accesses.columns)
    _declare(function, "tape", [a for a in here if a in accesses.columns], others)
    primals = (a for a in here if a in accesses.primals)
    _declare(function, "adjoints", [a for a in here if a in accesses.adjoints], primals)


def _declare(function: Function, name: str, inside: list[Instruction], outside: Iterable[Instruction]) -> None:
    if not inside:
        return
    module = function.module
    domain = module.add_metadata(_DOMAIN)
    scope = module.add_metadata(f'!{{!"{bare_name(function.name)} {name}", {domain}}}')
    _add(module, inside, "alias.scope", scope)
    _add(module, outside, "noalias", scope)


def _add(module: Module, accesses: Iterable[Instruction], kind: str, scope: str) -> None:
    longer: dict[str, str] = {}  # the list of scopes that each list becomes
    for access in accesses:
        before = access.metadata.get(kind, "")
        found = longer.get(before)
        if found is None:
            known = module.metadata.get(before, "!{}").removeprefix("!{").removesuffix("}")
            found = longer[before] = module.add_metadata(f"!{{{known}, {scope}}}" if known else f"!{{{scope}}}")
        access.metadata[kind] = found

"""The tape's columns are memory that no pointer of the program leads to: derivatives say so to the optimiser.

Each derivative function has an alias scope of its own.  Accesses to its columns are in the scope; every other load and
store is said not to meet it.  So what is recorded may be read in front of a loop that writes to shadows, and a loop
that records may become vector instructions.  The scope must not be shared: to a derivative's derivative the columns of
the inner one are memory of the program.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_build.ir import Function, Instruction, Load, Store, bare_name

_DOMAIN = '!{!"enzyme_build.tapes"}'


def keep_apart(function: Function, columns: Collection[Instruction]) -> None:
    """Tell apart the accesses to the tape's columns, and all others of this function."""
    if not any(access.function is function for access in columns):
        return
    module = function.module
    domain = module.add_metadata(_DOMAIN)
    scope = module.add_metadata(f'!{{!"{bare_name(function.name)}", {domain}}}')
    for access in function.instructions():
        if not isinstance(access, (Load, Store)):
            continue
        kind = "alias.scope" if access in columns else "noalias"
        known = module.metadata.get(access.metadata.get(kind, ""), "!{}").removeprefix("!{").removesuffix("}")
        access.metadata[kind] = module.add_metadata(f"!{{{known}, {scope}}}" if known else f"!{{{scope}}}")

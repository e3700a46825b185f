"""Functions that derivatives call, written into a module when they are first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_build.ir import Builder, Function, Module, Type, function_type

Write = Callable[[Builder, Function], None]


def run_time_function(
    name: str, result: Type, types: Sequence[Type], names: Sequence[str]
) -> Callable[[Write], Callable[[Module], Function]]:
    """Decorates what writes a function from its entry on: the module's only one of that name."""

    def of(write: Write) -> Callable[[Module], Function]:
        def found(module: Module) -> Function:
            known = module.functions.get(name)
            if known is not None:
                return known
            made = module.add_function(name, function_type(result, list(types)), list(names))
            write(Builder(module, made.add_block("entry")), made)
            return made

        found.__doc__ = write.__doc__
        return found

    return of

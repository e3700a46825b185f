"""Gradients of compiled programs.  `load` and `vmap` are imported when they are first used."""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` takes a fifth of a short compilation to import

if TYPE_CHECKING:
    from typing import Any

    from enzyme_build.functions import load, vmap

__all__ = ["load", "vmap"]


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext enzyme_build` makes `%%enzyme` known (`enzyme_build.notebook`)."""
    from enzyme_build import notebook

    notebook.register(shell)


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from enzyme_build import functions

    return getattr(functions, name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]

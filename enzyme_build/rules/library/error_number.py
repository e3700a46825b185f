"""`errno`: what functions of the maths library set, and hardly any program reads."""

from __future__ import annotations

from enzyme_build.ir import Module

_READERS = ("__errno_location", "__error", "_errno", "__errno")


def reads_error_number(module: Module) -> bool:
    """True if something in the program may look at `errno`."""
    return any(name in module.functions for name in _READERS)

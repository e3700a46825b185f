"""What a derivative inherits from its primal about the machine: for which processor, with which frame and checks.

Code for one processor's features cannot be called, inlined or even selected in a function without them.
"""

from __future__ import annotations

import re

from enzyme_build.ir import Function, Load, Store, scalar_of

_INHERITED = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|frame-pointer|min-legal-vector-width|denormal-fp-math(?:-f32)?)"="[^"]*"'
    r"|\bsanitize_(?:address|hwaddress|memory|thread)\b|\buwtable\b(?:\(\w+\))?|\bstrictfp\b"
)


def machine_attributes(primal: Function) -> str:
    """The attributes to write behind a derivative's parameters."""
    return " ".join(dict.fromkeys(_INHERITED.findall(primal.attribute_text)))


def attributes_of_copy(function: Function) -> str:
    """The same for a copy of a function's whole body, in which calls may throw and clean up."""
    return f"{machine_attributes(function)} {function.personality}".strip()


def shadow_alignment(access: Load | Store) -> int:
    """What is sure of an address's shadow: its elements are aligned.

    Programs ask for more, and go element by element until an address has it; shadows may lie differently.
    """
    layout = access.function.module.layout
    own = layout.align_of(scalar_of(access.accessed_type))
    return min(access.alignment or own, own)

"""Floats that Rust's library makes of text: `"1.5".parse::<f64>()`.

Its body is part of the program, and puts the bits of a float together, as if they were those of another.  Text has no
derivative, so the parser has none, unless the program writes floats as text: then one of those may come back.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.differentiate.registrations import NO_NUMBERS, note
from enzyme_build.ir import Module, bare_name


def note_parsers(module: Module) -> None:
    """Say that parsers are inactive, in a program that writes no floats as text."""
    names = {name: bare_name(name) for name in module.functions}
    if any(map(rules.prints_numbers, names.values())):
        return
    for name, bare in names.items():
        if rules.parses_number(bare):
            note(module.functions[name], "enzyme_inactive", NO_NUMBERS)  # but for its result

"""Debug information of classes without the methods that nothing in the program calls or defines.

A class lists every method that its source declares, with all the types that those name: in a program of Eigen's that is
more than half of the module, to be read and written again by each step of a link.  What is defined or inlined somewhere
names its declaration itself, and a debugger finds it as before (clang's -gomit-unreferenced-methods leaves the same).
"""

from __future__ import annotations

import re

_MEMBERS = re.compile(r"\belements: (!\d+)")


def without_idle_methods(text: str) -> str:
    """The module with classes that list their data alone; LLVM drops what nothing refers to any more."""
    start = text.find("\n!")  # metadata is most of the text, and stands at its end
    lines = text[start:].split("\n") if start >= 0 else []
    methods, members = set[str](), set[str]()
    for line in lines:
        if "!DISubprogram(" in line:
            methods.add(line.partition(" ")[0])
        elif "!DICompositeType(" in line and (found := _MEMBERS.search(line)):
            members.add(found[1])
    if not methods or not members:
        return text
    kept = (_shortened(line, methods) if line.partition(" ")[0] in members else line for line in lines)
    return text[:start] + "\n".join(kept)


def _shortened(line: str, methods: set[str]) -> str:
    """A list of members without the methods."""
    start, brace, rest = line.partition("!{")
    kept = ", ".join(member for member in rest[:-1].split(", ") if member not in methods)
    return f"{start}{brace}{kept}}}"

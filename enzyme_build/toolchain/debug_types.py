"""Debug information of classes without the methods that nothing in the program calls or defines.

A class lists every method that its source declares, with all the types that those name: in a program of Eigen's that is
more than half of the module, to be read and written again by each step of a link.  What is defined or inlined somewhere
names its declaration itself, and a debugger finds it as before (clang's -gomit-unreferenced-methods leaves the same).
"""

from __future__ import annotations

import re

_METHOD = re.compile(r"^!(\d+) = (?:distinct )?!DISubprogram\(", re.MULTILINE)
_MEMBERS = re.compile(r"^!\d+ = (?:distinct )?!DICompositeType\([^\n]*\belements: !(\d+)", re.MULTILINE)
_LIST = re.compile(r"^!(\d+) = !\{([^\n]*)\}$", re.MULTILINE)


def without_idle_methods(text: str) -> str:
    """The module with classes that list their data alone; LLVM drops what nothing refers to any more."""
    methods, members = {f"!{number}" for number in _METHOD.findall(text)}, set(_MEMBERS.findall(text))

    def shortened(found: re.Match[str]) -> str:
        if found[1] not in members:
            return found[0]
        kept = [member for member in found[2].split(", ") if member not in methods]
        return f"!{found[1]} = !{{{', '.join(kept)}}}"

    return _LIST.sub(shortened, text) if members else text

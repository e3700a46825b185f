"""Names of a function's local values: unique, quoted where LLVM needs it, numbers for unnamed values.

LLVM numbers unnamed values in one sequence: arguments, then for each block the block and its instructions.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_build.ir.instructions import Instruction
from enzyme_build.ir.module import Block, Function
from enzyme_build.ir.types import VOID
from enzyme_build.ir.values import Constant, Value

_PLAIN = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*", re.ASCII)


@lru_cache(maxsize=1 << 14)
def quoted(name: str) -> str:
    """`name` in quotes if LLVM needs them (and it has none yet)."""
    if _PLAIN.fullmatch(name) or (len(name) > 1 and name[0] == name[-1] == '"'):
        return name
    escaped = "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else _escaped(c) for c in name)
    return f'"{escaped}"'


def _escaped(character: str) -> str:
    return "".join(f"\\{byte:02X}" for byte in character.encode("utf-8", "surrogateescape"))


class Names:
    """`reference(value)` is the value's text with its sigil."""

    __slots__ = ("_counters", "_next", "_taken", "_texts")

    def __init__(self) -> None:
        self._texts: dict[Value, str] = {}
        self._taken: set[str] = set()
        self._counters: dict[str, int] = {}
        self._next = 0

    @classmethod
    def of(cls, function: Function) -> Names:
        """The names that a whole function is printed with."""
        names = cls()
        for argument in function.arguments:
            names._add(argument)
        for block in function.blocks:
            names._add(block)
            for instruction in block.instructions:
                if instruction.type is not VOID:
                    names._add(instruction)
        return names

    @classmethod
    def as_they_are(cls, instruction: Instruction) -> Names:
        """Names for one instruction out of its context."""
        names = cls()
        targets: list[Value] = [*getattr(instruction, "targets", ()), *getattr(instruction, "blocks", ())]
        for value in [instruction, *instruction.operands, *targets]:
            if not isinstance(value, Constant):
                names._texts[value] = "%" + (value.name or "?")
        return names

    def _add(self, value: Value) -> None:
        name = value.name
        if not name or name.isdigit():
            self._texts[value] = f"%{self._next}"
            self._next += 1
            return
        name = quoted(name)
        if name in self._taken:
            name = self._fresh(name)
        self._taken.add(name)
        self._texts[value] = "%" + name

    def _fresh(self, name: str) -> str:
        bare, quote = (name[1:-1], '"') if name[0] == '"' else (name, "")
        count = self._counters.get(name, 0) + 1
        while f"{quote}{bare}{count}{quote}" in self._taken:
            count += 1
        self._counters[name] = count
        return f"{quote}{bare}{count}{quote}"

    def reference(self, value: Value) -> str:
        """The value's text; something LLVM refuses for a value that is not in the function."""
        return self._texts.get(value) or f"%<{value.name or 'unnamed'} is not in this function>"

    def knows(self, value: Value) -> bool:
        return value in self._texts or isinstance(value, Constant)

    def is_numbered(self, block: Block) -> bool:
        return self._texts[block][1:].isdigit()

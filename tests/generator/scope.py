"""What is visible at a point of a program: numbers, arrays of a known length, small integers, structs, heap blocks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass
class Scope:
    """Lvalues by kind.  A block gets a copy, so that what it declares ends with it."""

    numbers: list[str] = field(default_factory=list[str])
    fixed: list[str] = field(default_factory=list[str])  # numbers that are only read
    narrow: list[str] = field(default_factory=list[str])  # floats
    arrays: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    records: list[str] = field(default_factory=list[str])
    pairs: list[str] = field(default_factory=list[str])
    integers: list[str] = field(default_factory=list[str])  # not negative, below 10
    blocks: list[str] = field(default_factory=list[str])  # heap memory to free before the function is left
    in_loop: int | None = None  # how many of `blocks` lie outside the innermost loop

    def inner(self) -> Scope:
        """The scope of a block in this one."""
        copies = {k: list(v) for k, v in vars(self).items() if isinstance(v, list)}
        return replace(self, **copies)

    def loop(self, index: str | None = None) -> Scope:
        """The scope of a loop's body."""
        body = self.inner()
        body.in_loop = len(self.blocks)
        if index:
            body.integers.append(index)
        return body

    def freed_to_leave(self, function: bool) -> str:
        """The calls of `free` in front of a jump out of the innermost loop, or out of the function."""
        kept = 0 if function else self.in_loop or 0
        return "".join(f"free({name}); " for name in reversed(self.blocks[kept:]))

"""Which instructions become part of the expression that uses them, and which get a variable of their own.

An address and a cast without arithmetic are written wherever they are used.  What has one use in its own block is
written there, if nothing in between changes what it reads; everything else, and what holds a variable of the source,
is a statement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_build.ir import (
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    ConstantInt,
    ExtractElement,
    ExtractValue,
    Fence,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Terminator,
    Unary,
)

LARGEST = 9  # leaves of an expression on one line
_REPEATED_CASTS = frozenset(["sext", "zext", "trunc", "ptrtoint", "inttoptr", "addrspacecast"])


@dataclass
class Folding:
    """The decision for each instruction of a function; `is_source` says whether a value holds a source's variable.

    `effect` is "none", "reads" or "writes" for a call.
    """

    function: Function
    is_source: Callable[[Instruction], bool]
    effect: Callable[[Call], str]
    folded: set[Instruction] = field(default_factory=set[Instruction])
    _count: dict[Instruction, int] = field(default_factory=dict[Instruction, int])
    _root: dict[Instruction, Instruction] = field(default_factory=dict[Instruction, Instruction])
    _size: dict[Instruction, int] = field(default_factory=dict[Instruction, int])

    def __post_init__(self) -> None:
        for block in self.function.blocks:
            instructions = block.instructions
            position = {instruction: n for n, instruction in enumerate(instructions)}
            writes = [n for n, i in enumerate(instructions) if self._writes(i)]
            for instruction in reversed(instructions):
                self._decide(instruction, position, writes)

    def is_written_where_used(self, instruction: Instruction) -> bool:
        """Whether it has no statement."""
        return instruction in self.folded or self.is_repeated(instruction)

    def is_repeated(self, instruction: Instruction) -> bool:
        """Whether it is written at each of its uses: an address, an integer of another size, `i + 1`."""
        if isinstance(instruction, GetElementPtr):
            return True
        if isinstance(instruction, Binary):
            is_near = instruction.opcode in ("add", "sub") and isinstance(instruction.operands[1], ConstantInt)
            if not is_near or "nsw" not in instruction.flags or self.is_source(instruction):
                return False
            base = instruction.operands[0]
            if isinstance(base, Cast) and base.opcode == "trunc":
                return True
            if not isinstance(base, Phi):
                return False
            return any(user is not instruction and not isinstance(user, Compare) for user in base.users)
        return isinstance(instruction, Cast) and instruction.opcode in _REPEATED_CASTS

    def _decide(self, instruction: Instruction, position: dict[Instruction, int], writes: list[int]) -> None:
        if self.is_repeated(instruction) or not self._may_move(instruction) or self.is_source(instruction):
            return
        if self._uses(instruction) != 1:
            return
        root = self._final_use(instruction)
        if root is None or root not in position or position[root] <= position[instruction]:
            return
        if self._reads(instruction) and any(position[instruction] < n < position[root] for n in writes):
            return
        if self._size_of(root) + self._size_of(instruction) > LARGEST and self._size_of(instruction) > 1:
            return
        self.folded.add(instruction)
        self._root[instruction] = root
        self._size[root] = self._size_of(root) + self._size_of(instruction)

    def _size_of(self, instruction: Instruction) -> int:
        known = self._size.get(instruction)
        if known is not None:
            return known
        if isinstance(instruction, (Load, Cast, Freeze, ExtractValue, ExtractElement)):
            return 1
        return 1 if isinstance(instruction, (Phi, Terminator)) else max(len(instruction.operands) - 1, 1)

    def _uses(self, value: Instruction) -> int:
        """How often it is written, counting what is written where it is used itself."""
        found = self._count.get(value)
        if found is None:
            self._count[value] = 1  # of a circle through phis there is none here
            found = 0
            for user, _ in value.uses:
                found += self._uses(user) if self.is_repeated(user) else 1
            self._count[value] = found
        return found

    def _final_use(self, value: Instruction) -> Instruction | None:
        """The instruction whose statement it is written in; of a phi, the end of the block that it comes from."""
        user, index = next(iter(value.uses))
        while self.is_repeated(user) and user.uses:
            user, index = next(iter(user.uses))
        if isinstance(user, Phi):
            return user.blocks[index].terminator
        return self._root.get(user, user)

    def _may_move(self, instruction: Instruction) -> bool:
        match instruction:
            case Load():
                return instruction.ordering in ("", "unordered") and "volatile" not in instruction.flags
            case Call():
                return self.effect(instruction) != "writes"
            case Binary() | Unary() | Compare() | Cast() | Select() | Freeze() | ExtractValue() | ExtractElement():
                return True
            case _:
                return False

    def _reads(self, instruction: Instruction) -> bool:
        return isinstance(instruction, Load) or (isinstance(instruction, Call) and self.effect(instruction) == "reads")

    def _writes(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Call):
            return self.effect(instruction) == "writes"
        return isinstance(instruction, (Store, AtomicRMW, CompareExchange, Fence)) or (
            isinstance(instruction, Load) and "volatile" in instruction.flags
        )

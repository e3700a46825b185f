"""Instructions, one class for each shape.

Operands change only through `set_operand`.  Terminators keep the blocks they go to in `targets`, phis the
blocks they come from in `blocks`: blocks are not operands.  `flags` holds LLVM's words between opcode and
operands in their order (`nsw`, `fast`, `inbounds`, `volatile`, ...); `metadata` maps a kind without "!" to its
text (`{"dbg": "!12", "tbaa": "!5"}`); `records` are the debug records printed before the instruction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build.ir.types import FunctionType, Type
from enzyme_build.ir.values import Constant, GlobalValue, Value

if TYPE_CHECKING:
    from enzyme_build.ir.module import Block, Function


@dataclass(slots=True)
class DebugRecord:
    """`#dbg_value(ptr %x, !12, !DIExpression(), !13)`: `kind` is "dbg_value", `values` what it names, `text` the rest.

    `text` is the argument list with `{0}`, `{1}` standing for the values (type included).
    """

    kind: str
    values: list[Value]
    text: str


class Instruction(Value):
    __slots__ = ("flags", "metadata", "operands", "origin", "parent", "records")

    opcode = ""

    def __init__(self, type_: Type, operands: Iterable[Value], name: str = "", flags: tuple[str, ...] = ()):
        self.type = type_
        self.name = name
        self.uses = {}
        self.operands: list[Value] = list(operands)
        self.parent: Block | None = None
        self.flags = flags
        self.metadata: dict[str, str] = {}
        self.records: list[DebugRecord] = []
        self.origin: Instruction | None = None
        for index, operand in enumerate(self.operands):
            operand.add_use(self, index)

    def set_operand(self, index: int, new: Value) -> None:
        self.operands[index].remove_use(self, index)
        self.operands[index] = new
        new.add_use(self, index)

    def append_operand(self, new: Value) -> None:
        new.add_use(self, len(self.operands))
        self.operands.append(new)

    def drop_operands(self) -> None:
        for index, operand in enumerate(self.operands):
            operand.remove_use(self, index)
        self.operands = []

    def erase(self) -> None:
        """Take the instruction out of its block and forget its operands; nobody may use it any more."""
        if self.parent is not None:
            self.parent.instructions.remove(self)
            self.parent = None
        self.drop_operands()

    @property
    def block(self) -> Block:
        assert self.parent is not None
        return self.parent

    @property
    def function(self) -> Function:
        assert self.parent is not None and self.parent.parent is not None
        return self.parent.parent

    @property
    def is_terminator(self) -> bool:
        return isinstance(self, Terminator)


class Unary(Instruction):
    """fneg."""

    __slots__ = ("opcode",)

    def __init__(self, opcode: str, value: Value, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(value.type, [value], name, flags)
        self.opcode = opcode


class Binary(Instruction):
    __slots__ = ("opcode",)

    def __init__(self, opcode: str, left: Value, right: Value, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(left.type, [left, right], name, flags)
        self.opcode = opcode


class Compare(Instruction):
    """icmp or fcmp with a `predicate` (slt, oeq, ...)."""

    __slots__ = ("opcode", "predicate")

    def __init__(
        self,
        opcode: str,
        predicate: str,
        left: Value,
        right: Value,
        type_: Type,
        name: str = "",
        flags: tuple[str, ...] = (),
    ):
        super().__init__(type_, [left, right], name, flags)
        self.opcode = opcode
        self.predicate = predicate


class Cast(Instruction):
    """trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast."""

    __slots__ = ("opcode",)

    def __init__(self, opcode: str, value: Value, type_: Type, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(type_, [value], name, flags)
        self.opcode = opcode


class Select(Instruction):
    __slots__ = ()
    opcode = "select"

    def __init__(self, condition: Value, yes: Value, no: Value, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(yes.type, [condition, yes, no], name, flags)


class Freeze(Instruction):
    __slots__ = ()
    opcode = "freeze"

    def __init__(self, value: Value, name: str = ""):
        super().__init__(value.type, [value], name)


class Phi(Instruction):
    __slots__ = ("blocks",)
    opcode = "phi"

    def __init__(self, type_: Type, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(type_, [], name, flags)
        self.blocks: list[Block] = []

    def add_incoming(self, value: Value, block: Block) -> None:
        self.append_operand(value)
        self.blocks.append(block)

    @property
    def incoming(self) -> list[tuple[Value, Block]]:
        return list(zip(self.operands, self.blocks))

    def value_from(self, block: Block) -> Value:
        return self.operands[self.blocks.index(block)]


class Alloca(Instruction):
    """`alloca allocated_type, count`; operand 0 is the count."""

    __slots__ = ("alignment", "allocated_type")
    opcode = "alloca"

    def __init__(
        self,
        allocated_type: Type,
        count: Value,
        type_: Type,
        alignment: int = 0,
        name: str = "",
        flags: tuple[str, ...] = (),
    ):
        super().__init__(type_, [count], name, flags)
        self.allocated_type = allocated_type
        self.alignment = alignment

    @property
    def count(self) -> Value:
        return self.operands[0]


class Load(Instruction):
    """`load [atomic] [volatile] type, ptr`; `ordering` is the text after the pointer (`seq_cst`), "" if not atomic."""

    __slots__ = ("alignment", "ordering")
    opcode = "load"

    def __init__(self, type_: Type, pointer: Value, alignment: int = 0, name: str = "", flags: tuple[str, ...] = ()):
        super().__init__(type_, [pointer], name, flags)
        self.alignment = alignment
        self.ordering = ""

    @property
    def pointer(self) -> Value:
        return self.operands[0]

    @property
    def accessed(self) -> Value:
        """What is loaded."""
        return self

    @property
    def accessed_type(self) -> Type:
        return self.type


class Store(Instruction):
    __slots__ = ("alignment", "ordering")
    opcode = "store"

    def __init__(self, type_: Type, value: Value, pointer: Value, alignment: int = 0, flags: tuple[str, ...] = ()):
        super().__init__(type_, [value, pointer], "", flags)
        self.alignment = alignment
        self.ordering = ""

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]

    @property
    def accessed(self) -> Value:
        """What is stored."""
        return self.value

    @property
    def accessed_type(self) -> Type:
        return self.value.type


class GetElementPtr(Instruction):
    __slots__ = ("source_type",)
    opcode = "getelementptr"

    def __init__(
        self,
        source_type: Type,
        pointer: Value,
        indices: Sequence[Value],
        type_: Type,
        name: str = "",
        flags: tuple[str, ...] = (),
    ):
        super().__init__(type_, [pointer, *indices], name, flags)
        self.source_type = source_type

    @property
    def pointer(self) -> Value:
        return self.operands[0]

    @property
    def indices(self) -> list[Value]:
        return self.operands[1:]


class ExtractValue(Instruction):
    __slots__ = ("path",)
    opcode = "extractvalue"

    def __init__(self, aggregate: Value, path: Sequence[int], type_: Type, name: str = ""):
        super().__init__(type_, [aggregate], name)
        self.path = tuple(path)


class InsertValue(Instruction):
    __slots__ = ("path",)
    opcode = "insertvalue"

    def __init__(self, aggregate: Value, value: Value, path: Sequence[int], name: str = ""):
        super().__init__(aggregate.type, [aggregate, value], name)
        self.path = tuple(path)


class ExtractElement(Instruction):
    __slots__ = ()
    opcode = "extractelement"

    def __init__(self, vector: Value, index: Value, type_: Type, name: str = ""):
        super().__init__(type_, [vector, index], name)


class InsertElement(Instruction):
    __slots__ = ()
    opcode = "insertelement"

    def __init__(self, vector: Value, value: Value, index: Value, name: str = ""):
        super().__init__(vector.type, [vector, value, index], name)


class ShuffleVector(Instruction):
    """Operands: two vectors; `mask` is the constant third operand, with None for poison lanes."""

    __slots__ = ("mask",)
    opcode = "shufflevector"

    def __init__(self, left: Value, right: Value, mask: Sequence[int | None], type_: Type, name: str = ""):
        super().__init__(type_, [left, right], name)
        self.mask = tuple(mask)


class AtomicRMW(Instruction):
    """`atomicrmw operation ptr, value ordering`; `suffix` is the text after the value."""

    __slots__ = ("operation", "suffix")
    opcode = "atomicrmw"

    def __init__(
        self, operation: str, pointer: Value, value: Value, suffix: str, name: str = "", flags: tuple[str, ...] = ()
    ):
        super().__init__(value.type, [pointer, value], name, flags)
        self.operation = operation
        self.suffix = suffix


class CompareExchange(Instruction):
    __slots__ = ("suffix",)
    opcode = "cmpxchg"

    def __init__(
        self,
        pointer: Value,
        expected: Value,
        new: Value,
        suffix: str,
        type_: Type,
        name: str = "",
        flags: tuple[str, ...] = (),
    ):
        super().__init__(type_, [pointer, expected, new], name, flags)
        self.suffix = suffix


class Fence(Instruction):
    __slots__ = ("suffix",)
    opcode = "fence"

    def __init__(self, suffix: str, type_: Type):
        super().__init__(type_, [])
        self.suffix = suffix


class VAArg(Instruction):
    __slots__ = ()
    opcode = "va_arg"

    def __init__(self, va_list: Value, type_: Type, name: str = ""):
        super().__init__(type_, [va_list], name)


class LandingPad(Instruction):
    """`clauses` are (kind, operand index) in order, kind "catch" or "filter"; `is_cleanup` for `cleanup`."""

    __slots__ = ("clauses", "is_cleanup")
    opcode = "landingpad"

    def __init__(self, type_: Type, clauses: Sequence[tuple[str, Value]], is_cleanup: bool, name: str = ""):
        super().__init__(type_, [value for _, value in clauses], name)
        self.clauses = [kind for kind, _ in clauses]
        self.is_cleanup = is_cleanup


@dataclass(slots=True)
class CallSyntax:
    """The words of a call that are carried along as text; operands are not in here."""

    tail: str = ""  # "", "tail", "musttail", "notail"
    convention: str = ""  # "", "fastcc", "cc 10", ...
    return_attributes: str = ""  # "noundef nonnull"
    argument_attributes: tuple[str, ...] = ()  # one text an argument
    function_attributes: str = ""  # "#5" or "nounwind"
    address_space: str = ""  # "addrspace(5)"


class Call(Instruction):
    """Operands: the arguments, then the values of operand bundles, then the callee (always last).

    Without a syntax, its convention is the callee's: a call with another one is undefined.

    `bundles` are (tag, number of values) in order.
    """

    __slots__ = ("bundles", "function_type", "syntax")
    opcode = "call"

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        name: str = "",
        flags: tuple[str, ...] = (),
        syntax: CallSyntax | None = None,
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
    ):
        inside = [value for _, values in bundles for value in values]
        super().__init__(function_type.result, [*arguments, *inside, callee], name, flags)
        self.function_type = function_type
        self.syntax = syntax or CallSyntax(convention=callee.convention if isinstance(callee, GlobalValue) else "")
        self.bundles = [(tag, len(values)) for tag, values in bundles]

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @property
    def arguments(self) -> list[Value]:
        return self.operands[: len(self.operands) - 1 - sum(n for _, n in self.bundles)]

    def bundle_values(self) -> Iterator[tuple[str, list[Value]]]:
        start = len(self.arguments)
        for tag, count in self.bundles:
            yield tag, self.operands[start : start + count]
            start += count


class Terminator(Instruction):
    """The last instruction of a block."""

    __slots__ = ("targets",)

    def __init__(self, type_: Type, operands: Iterable[Value], targets: Iterable[Block] = (), name: str = ""):
        super().__init__(type_, operands, name)
        self.targets: list[Block] = list(targets)

    def replace_target(self, old: Block, new: Block) -> None:
        self.targets = [new if target is old else target for target in self.targets]


class Return(Terminator):
    """`ret`; no operand for void."""

    __slots__ = ()
    opcode = "ret"


class Branch(Terminator):
    """`br`: no operand and one target, or a condition and two targets (true, false)."""

    __slots__ = ()
    opcode = "br"

    @property
    def is_conditional(self) -> bool:
        return bool(self.operands)


class Switch(Terminator):
    """Operand 0 is the value; targets[0] the default; `cases[i]` goes to targets[i + 1]."""

    __slots__ = ("cases",)
    opcode = "switch"

    def __init__(self, type_: Type, value: Value, targets: Sequence[Block], cases: Sequence[Constant]):
        super().__init__(type_, [value], targets)
        self.cases = list(cases)


class IndirectBranch(Terminator):
    __slots__ = ()
    opcode = "indirectbr"


class Unreachable(Terminator):
    __slots__ = ()
    opcode = "unreachable"


class Resume(Terminator):
    __slots__ = ()
    opcode = "resume"


class Invoke(Terminator):
    """Operands as for Call; targets[0] is the normal, targets[1] the unwind destination."""

    __slots__ = ("bundles", "function_type", "syntax")
    opcode = "invoke"

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        targets: Sequence[Block],
        name: str = "",
        syntax: CallSyntax | None = None,
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
    ):
        inside = [value for _, values in bundles for value in values]
        super().__init__(function_type.result, [*arguments, *inside, callee], targets, name)
        self.function_type = function_type
        self.syntax = syntax or CallSyntax()
        self.bundles = [(tag, len(values)) for tag, values in bundles]

    callee = Call.callee
    arguments = Call.arguments
    bundle_values = Call.bundle_values

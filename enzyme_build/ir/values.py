"""Values: everything that an instruction can have as an operand.

Values are things: they compare by identity.  `uses` maps each (user, operand index) to None, an ordered
dict, so removal is O(1) and the order stable.  Constants are shared by many modules and do not track uses.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from enzyme_build.ir.types import FunctionType, IntegerType, Type

if TYPE_CHECKING:
    from enzyme_build.ir.instructions import Instruction

Use = tuple["Instruction", int]
_ESCAPE = re.compile(rb"\\(\\|[0-9A-Fa-f]{2})")


class Value:
    """`name` is LLVM's text without its sigil, quotes included where needed; "" asks the printer for one."""

    __slots__ = ("name", "type", "uses")

    def __init__(self, type_: Type, name: str = ""):
        self.type = type_
        self.name = name
        self.uses: dict[Use, None] = {}

    @property
    def users(self) -> list[Instruction]:
        """The instructions that use this value, each once, in the order of first use."""
        return list(dict.fromkeys(user for user, _ in self.uses))

    def add_use(self, user: Instruction, index: int) -> None:
        self.uses[(user, index)] = None

    def remove_use(self, user: Instruction, index: int) -> None:
        self.uses.pop((user, index), None)

    def replace_all_uses_with(self, new: Value) -> None:
        for user, index in list(self.uses):
            user.set_operand(index, new)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.type} {self.name or hex(id(self))}>"


class Argument(Value):
    """A formal parameter; `attributes` is LLVM's text between type and name (`noalias nocapture ...`)."""

    __slots__ = ("attributes", "index")

    def __init__(self, type_: Type, name: str, index: int, attributes: str = ""):
        super().__init__(type_, name)
        self.index = index
        self.attributes = attributes


class Constant(Value):
    """A value known without running the program."""

    __slots__ = ()

    def add_use(self, user: Instruction, index: int) -> None:
        """Constants are shared; who uses them is not asked."""

    def remove_use(self, user: Instruction, index: int) -> None:
        """See add_use."""


class ConstantInt(Constant):
    """An integer; `value` is signed (i1 true is 1)."""

    __slots__ = ("value",)

    def __init__(self, type_: Type, value: int):
        super().__init__(type_)
        self.value = value


class ConstantFloat(Constant):
    """A floating constant, kept as LLVM's text (`1.000000e+00`, `0x3FB999999999999A`, `0xK...`)."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str):
        super().__init__(type_)
        self.text = text


class ConstantNull(Constant):
    """`null` for pointers, `zeroinitializer` (or a zero) for everything else."""

    __slots__ = ()


class Undef(Constant):
    __slots__ = ()


class Poison(Constant):
    __slots__ = ()


class ConstantAggregate(Constant):
    """A struct, array or vector constant by its elements; `splat (double 1.0)` is expanded by the parser."""

    __slots__ = ("elements",)

    def __init__(self, type_: Type, elements: Sequence[Constant]):
        super().__init__(type_)
        self.elements = tuple(elements)


class ConstantData(Constant):
    """Byte-array data (`c"..."`), kept as text."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str):
        super().__init__(type_)
        self.text = text

    @property
    def data(self) -> bytes:
        """The bytes: a backslash is written twice, and what is not printable as one and two digits."""
        inner = self.text[2:-1].encode("utf-8", "surrogateescape")
        return _ESCAPE.sub(lambda found: b"\\" if found[1] == b"\\" else bytes([int(found[1], 16)]), inner)


class ConstantExpression(Constant):
    """`opcode flags (operands)`: getelementptr (with `source_type`), ptrtoint, inttoptr, bitcast, add, ..."""

    __slots__ = ("flags", "opcode", "operands", "source_type")

    def __init__(
        self,
        type_: Type,
        opcode: str,
        operands: Sequence[Constant],
        flags: tuple[str, ...] = (),
        source_type: Type | None = None,
    ):
        super().__init__(type_)
        self.opcode = opcode
        self.operands = tuple(operands)
        self.flags = flags
        self.source_type = source_type


class OtherConstant(Constant):
    """Constants that are only carried along, as text: blockaddress, dso_local_equivalent, no_cfi, none."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str):
        super().__init__(type_)
        self.text = text


class InlineAsm(Constant):
    """`asm sideeffect "...", "..."`: the text after the type."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str):
        super().__init__(type_)
        self.text = text


class MetadataOperand(Constant):
    """A `metadata ...` call argument: the text after `metadata`, and the value inside it, if any."""

    __slots__ = ("text", "value")

    def __init__(self, type_: Type, text: str, value: Value | None = None):
        super().__init__(type_)
        self.text = text
        self.value = value


class GlobalValue(Constant):
    """`@name`: its own type is a pointer; `value_type` is what lies there."""

    __slots__ = ("linkage", "value_type")

    def __init__(self, type_: Type, name: str, value_type: Type, linkage: str = ""):
        super().__init__(type_, name)
        self.value_type = value_type
        self.linkage = linkage

    @property
    def convention(self) -> str:
        """How it is called, in LLVM's word: "" is C's way."""
        return ""


class Alias(GlobalValue):
    """An alias or ifunc; `line` is its text, `target` the text of what it stands for (an @name or an expression)."""

    __slots__ = ("is_ifunc", "line", "target")

    def __init__(self, type_: Type, name: str, value_type: Type, line: str, target: str, is_ifunc: bool):
        super().__init__(type_, name, value_type)
        self.line = line
        self.target = target
        self.is_ifunc = is_ifunc


def constant_int(type_: Type, value: int) -> ConstantInt:
    """The integer `value`, wrapped into the signed range of its type (i1: 0 or 1)."""
    assert isinstance(type_, IntegerType)
    value &= (1 << type_.bits) - 1
    if type_.bits > 1 and value >> (type_.bits - 1):
        value -= 1 << type_.bits
    return ConstantInt(type_, value)


def function_type_of(value: GlobalValue) -> FunctionType:
    assert isinstance(value.value_type, FunctionType)
    return value.value_type

"""Initial values of globals as C's initialisers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpression,
    ConstantInt,
    Function,
    GlobalValue,
    struct_body,
)
from enzyme_build.readable.c_types import Types
from enzyme_build.readable.constants import is_zero_constant, plain_constant, string_text


@dataclass
class Initial:
    """Writes initial values; `name` gives the C name of a global."""

    types: Types
    name: Callable[[GlobalValue], str]

    def text(self, constant: Constant) -> str:
        """What goes behind `=`; "" where all is zero, which C says by saying nothing."""
        return "" if is_zero_constant(constant) else self._text(constant)

    def _text(self, constant: Constant) -> str:
        match constant:
            case ConstantData():
                return string_text(constant)
            case ConstantAggregate(elements=elements):
                return "{" + ", ".join(map(self._text, elements)) + "}"
            case _ if is_zero_constant(constant) and self.types.value(constant.type).kind == "struct":
                return "{0}"
            case Function():
                return f"(void *){self.name(constant)}"
            case GlobalValue():
                return f"&{self.name(constant)}"
            case ConstantExpression(opcode="getelementptr", operands=[GlobalValue() as base, *indices]):
                return self._address(constant, base, list(indices))
            case _:
                found = plain_constant(constant, self.types)
                if found is None:
                    raise UnsupportedError(f"the initial value `{constant!r}`")
                return found.template

    def _address(self, constant: ConstantExpression, base: GlobalValue, indices: list[Constant]) -> str:
        type_, offset = constant.source_type, 0
        layout = self.types.layout
        assert type_ is not None
        for number, index in enumerate(indices):
            if not isinstance(index, ConstantInt):
                raise UnsupportedError("an address in an initial value")
            body = struct_body(type_) if number else None
            if body is not None:
                offset, type_ = offset + layout.offsets_of(body)[index.value], body.fields[index.value]
            else:
                type_ = type_ if number == 0 else type_.element  # type: ignore[attr-defined]
                offset += index.value * layout.size_of(type_)
        return f"(char *)&{self.name(base)} + {offset}"

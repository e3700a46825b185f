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
    constant_text,
    element_type,
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
            case ConstantExpression(opcode="ptrtoint" | "inttoptr" | "bitcast" | "addrspacecast", operands=[inner]):
                kind = self.types.of(constant.type)
                return f"({'void *' if kind.kind == 'pointer' else kind})(intptr_t){self._text(inner)}"
            case ConstantExpression(
                opcode="getelementptr", operands=[ConstantExpression() as base, ConstantInt() as index]
            ):
                assert constant.source_type is not None
                offset = index.value * self.types.layout.size_of(constant.source_type)
                return f"(char *)({self._text(base)}) + {offset}"
            case ConstantExpression(opcode="sub", operands=[left, right]) if self._is_distance(left, right):
                return str(self._offset(left) - self._offset(right))
            case _:
                found = plain_constant(constant, self.types)
                if found is None:
                    raise UnsupportedError(f"the initial value `{constant_text(constant)}`")
                return found.template

    def _is_distance(self, left: Constant, right: Constant) -> bool:
        """Whether both are addresses of one object."""
        return _object(left) is not None and _object(left) is _object(right)

    def _offset(self, address: Constant) -> int:
        """How many bytes an address is behind its object's."""
        match address:
            case ConstantExpression(opcode="ptrtoint", operands=[inner]):
                return self._offset(inner)
            case ConstantExpression(opcode="getelementptr", operands=[base, *indices]):
                return self._offset(base) + self._steps(address, list(indices))
            case _:
                return 0

    def _address(self, constant: ConstantExpression, base: GlobalValue, indices: list[Constant]) -> str:
        return f"(char *)&{self.name(base)} + {self._steps(constant, indices)}"

    def _steps(self, constant: ConstantExpression, indices: list[Constant]) -> int:
        """How many bytes an address steps over."""
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
                type_ = type_ if number == 0 else element_type(type_, 0)
                offset += index.value * layout.size_of(type_)
        return offset


def _object(address: Constant) -> GlobalValue | None:
    while isinstance(address, ConstantExpression) and address.opcode in ("ptrtoint", "getelementptr"):
        address = address.operands[0]
    return address if isinstance(address, GlobalValue) else None

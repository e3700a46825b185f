"""What people call a value: its source variable, or the expression that computes it, `x[i] * y`, `exp(t3)`.

A load is called by what it reads, other nameless values t1, t2, …; addresses and casts are written into what uses them.
"""

from __future__ import annotations

import re

from enzyme_build.analysis import called_function
from enzyme_build.ir import (
    Alloca,
    Argument,
    Binary,
    Call,
    Cast,
    Compare,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ExtractElement,
    ExtractValue,
    FloatType,
    Freeze,
    Function,
    GetElementPtr,
    GlobalValue,
    GlobalVariable,
    InsertElement,
    InsertValue,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Unary,
    Value,
    bare_name,
    float_value,
    function_location,
    source_variables,
    variables_in_memory,
)

_SIGNS = {
    "fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "add": "+", "sub": "-", "mul": "*", "sdiv": "/", "udiv": "/",
    "srem": "%", "urem": "%", "frem": "%", "shl": "<<", "ashr": ">>", "lshr": ">>", "and": "&", "or": "|", "xor": "^",
}  # fmt: skip
_RELATIONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_SPELLED_OUT = {
    "index": "iteration",
    "index.next": "next iteration",
    "entered.from": "way in",
    "exit.index": "last iteration",
}
_OPERATORS = {"_Znw": "new", "_Zna": "new[]", "_Zdl": "delete", "_Zda": "delete[]"}
_EXTENT = re.compile(r"\._Q\w*E([a-z_]\w*?)(\d+)")  # what flang calls the size of an array in one dimension
LONGEST = 40


class Labels:
    """Labels for the values of one canonical copy; `variables` are the primal's, `copies` map primal values to it."""

    def __init__(self, primal: Function, copies: dict[Value, Value]):
        self._labels: dict[Value, str] = {}
        self._count = 0
        for value, name in source_variables(primal).items():
            if value in copies:
                self._labels.setdefault(copies[value], _as_written(name))
        self._variables = set(self._labels)
        self._homes = {copies[value] for value in variables_in_memory(primal) if value in copies}

    def label(self, value: Value) -> str:
        """What the value is called where it is used."""
        found = self._labels.get(value)
        if found is None:
            found = self._labels[value] = self._make_label(value)
        return found

    def is_named(self, value: Value) -> bool:
        """The label is a source variable's name."""
        return value in self._variables or isinstance(value, Argument)

    def _make_label(self, value: Value) -> str:
        match value:
            case ConstantInt():
                return str(value.value)
            case ConstantFloat(type=FloatType(name=kind), text=text):
                return f"{float_value(kind, text):.6g}"
            case ConstantNull():
                return "null" if str(value.type).startswith("ptr") else "0"
            case GlobalValue():
                return bare_name(value.name)
            case Argument():
                return value.name if value.name and not value.name.isdigit() else f"argument {value.index + 1}"
            case Load():
                return self._short(self._place(value.pointer))
            case Cast() | Freeze():
                return self.label(value.operands[0])
            case GetElementPtr():
                return self._short("&" + self._place(value))
            case Phi() if value.name in _SPELLED_OUT:
                return _SPELLED_OUT[value.name]
            case Phi() if len(set(value.operands)) == 1:
                return self.label(value.operands[0])
            case _:
                return self._next()

    def _next(self) -> str:
        self._count += 1
        return f"t{self._count}"

    def _short(self, text: str) -> str:
        return text if len(text) <= LONGEST else self._next()

    def _place(self, pointer: Value) -> str:
        """The memory at an address, as C writes it."""
        match pointer:
            case GetElementPtr(
                indices=[ConstantInt(value=distance)], pointer=GetElementPtr(indices=[index]) as inner
            ) if inner not in self._variables and distance * _step(pointer) % _step(inner) == 0:
                distance = distance * _step(pointer) // _step(inner)
                shift = f" {'-' if distance < 0 else '+'} {abs(distance)}" if distance else ""
                return f"{self._base(inner.pointer)}[{self.label(index)}{shift}]"
            case GetElementPtr(indices=[index]):
                unit = " bytes" if _step(pointer) == 1 else ""
                return f"{self._base(pointer.pointer)}[{self.label(index)}{unit}]"
            case GetElementPtr():
                indices = "".join(f"[{self.label(i)}]" for i in pointer.indices)
                return self._base(pointer.pointer) + indices.removeprefix("[0]")
            case GlobalVariable() | Alloca():
                return self.label(pointer)
            case _ if pointer in self._homes:
                return self.label(pointer)
            case _:
                return f"*{self.label(pointer)}"

    def _base(self, pointer: Value) -> str:
        if isinstance(pointer, GetElementPtr) and pointer not in self._variables:
            return self._place(pointer)
        return self.label(pointer)

    def computed(self, value: Value) -> str:
        """The expression that computes a value (what a store stores), one level deep."""
        match value:
            case Load():
                return self._place(value.pointer)
            case Store():
                return f"{self._place(value.pointer)} = {self.label(value.value)}"
            case Binary(opcode=opcode, operands=[left, right]) if opcode in _SIGNS:
                return f"{self.label(left)} {_SIGNS[opcode]} {self.label(right)}"
            case Unary(operands=[operand]):
                return f"-{self.label(operand)}"
            case Compare(operands=[left, right]):
                return f"{self.label(left)} {_RELATIONS.get(value.predicate[-2:], '?')} {self.label(right)}"
            case Select(operands=[condition, yes, no]):
                return f"{self.label(condition)} ? {self.label(yes)} : {self.label(no)}"
            case Cast(operands=[operand]) if self.label(value) == self.label(operand):
                return self.label(value)
            case Cast(operands=[operand]):
                return f"({value.type}) {self.label(operand)}"
            case Phi() if value.name in _SPELLED_OUT:
                return self.label(value)
            case Phi():
                inputs = dict.fromkeys(self.label(operand) for operand in value.operands)
                return f"φ({', '.join(inputs)})" if [*inputs] != [self.label(value)] else "φ"
            case Call() if self.callee(value) in ("fmuladd", "fma"):
                first, second, third = map(self.label, value.arguments)
                return f"{first} * {second} + {third}"
            case Call():
                return f"{self.callee(value)}({', '.join(self.label(a) for a in value.arguments)})"
            case Alloca():
                return f"{_type_as_written(value)} on the stack"
            case GetElementPtr():
                return "&" + self._place(value)
            case ExtractValue(path=path) | InsertValue(path=path):
                return f"{value.opcode}({', '.join(map(self.label, value.operands))}, {list(path)})"
            case ExtractElement() | InsertElement():
                return f"{value.opcode}({', '.join(map(self.label, value.operands))})"
            case Instruction():
                return f"{value.opcode}({', '.join(map(self.label, value.operands))})"
            case _:
                return self.label(value)

    def callee(self, call: Call) -> str:
        """The called function's name, an intrinsic's without its prefix and its types."""
        function = called_function(call)
        name = bare_name(function.name if function is not None else getattr(call.callee, "name", "") or "?")
        if operator := _OPERATORS.get(name[:4]):
            return operator
        if name.startswith("llvm."):
            return name.split(".")[1]
        return name_of(function) if function is not None else name

    def operation(self, instruction: Instruction) -> str:
        """What an instruction does, where others speak of it: `x[i] * y`, `exp(t3)`, `load of x[i]`."""
        match instruction:
            case Load():
                return f"load of {self.computed(instruction)}"
            case Store():
                return f"store to {self._place(instruction.pointer)}"
            case Phi():
                return f"{self.label(instruction)} = {self.computed(instruction)}"
            case _:
                text = self.computed(instruction)
                return text if len(text) <= LONGEST else instruction.opcode


def name_of(function: Function) -> str:
    """What the source calls a function; template arguments that would fill the line are left out."""
    name = function_location(function).function or bare_name(function.name)
    if name.startswith("_Q"):  # flang's, of a procedure that was made for its procedure arguments
        name = " for ".join(re.split("[A-Z]", part)[-1] for part in name.split("."))
    return name if len(name) <= LONGEST else re.sub(r"<.*>", "<…>", name)


def _type_as_written(variable: Alloca) -> str:
    text = str(variable.allocated_type)
    named = re.fullmatch(r'%"?(?:class|struct|union)\.([^"]*)"?', text)
    return named[1] if named else text if len(text) <= LONGEST else "structure"


def _as_written(name: str) -> str:
    extent = _EXTENT.fullmatch(name)
    return f"size({extent[1]}, {extent[2]})" if extent else name


def _step(address: GetElementPtr) -> int:
    """Bytes for each unit of the first index."""
    return address.function.module.layout.size_of(address.source_type)

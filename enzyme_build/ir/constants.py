"""Reads types and constants: everything that can stand outside function bodies.

type     ::= name | iN | ptr | [n x type] | <n x type> | { types } | <{ types }> | %name
constant ::= number | null | undef | @name | [constants] | operator (constants) | ...
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_build.errors import InputError
from enzyme_build.ir.lexer import Cursor, join_words, split_words
from enzyme_build.ir.types import (
    FLOATS,
    LABEL,
    METADATA,
    PTR,
    TOKEN,
    VOID,
    FloatType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    Type,
    VectorType,
    array,
    function_type,
    integer,
    pointer,
    simple,
    struct,
    target_type,
    vector,
)
from enzyme_build.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    OtherConstant,
    Poison,
    Undef,
    constant_int,
)

if TYPE_CHECKING:
    from enzyme_build.ir.module import Module

_NAMED_TYPES: dict[str, Type] = {
    "void": VOID,
    "label": LABEL,
    "metadata": METADATA,
    "token": TOKEN,
    "ptr": PTR,
    "x86_amx": simple("x86_amx"),
    **FLOATS,
    **{f"i{bits}": integer(bits) for bits in (1, 8, 16, 32, 64, 128)},
}
CASTS = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast "
    "addrspacecast".split()
)
_OPERATORS = CASTS | frozenset("getelementptr add sub mul xor shl extractelement insertelement shufflevector".split())
_CARRIED = ("blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth", "none")
_VALUE_WORDS = (
    frozenset(["null", "undef", "poison", "true", "false", "zeroinitializer", "splat", "asm", "[", "{", "<", *_CARRIED])
    | _OPERATORS
)
_INTEGER_WORD = re.compile(r"i\d+")


def starts_value(word: str) -> bool:
    """True if an operand can begin with `word` (and an attribute cannot)."""
    return word[0] in "%@-+0123456789" or word in _VALUE_WORDS or word[:2] == 'c"' or word.startswith(_CARRIED)


class ConstantReader(Cursor):
    """A cursor that reads types and constants of one module."""

    __slots__ = ("cache", "module", "types")

    def __init__(self, module: Module, words: list[str]):
        super().__init__(words)
        self.module = module
        self.types = dict(_NAMED_TYPES)
        self.cache: dict[tuple[Type, str], Constant] = {}

    # ---- types ---------------------------------------------------------------------------------------------
    def type(self) -> Type:
        word = self.words[self.at]
        self.at += 1
        found = self.types.get(word)
        if found is None:
            return self._other_type(word)
        if found is PTR and self.words[self.at].startswith("addrspace("):
            return pointer(int(self.take()[10:-1]))
        return found

    def starts_type(self, word: str) -> bool:
        if word in self.types:
            return True
        return word[:1] in ("%", "[", "{", "<") or word.startswith("target(") or bool(_INTEGER_WORD.fullmatch(word))

    def _other_type(self, word: str) -> Type:
        if word == "[":
            count = int(self.take())
            self.expect("x")
            element = self.type()
            self.expect("]")
            return array(count, element)
        if word == "{":
            return self._struct(packed=False)
        if word == "<":
            return self._vector_or_packed()
        made: Type | None = None
        if word[:1] == "%":
            made = self.module.types.get(word[1:])
        elif _INTEGER_WORD.fullmatch(word):
            made = integer(int(word[1:]))
        elif word.startswith("target("):
            made = target_type(word)
        if made is None:
            self.at -= 1
            self.fail("expected a type")
        self.types[word] = made
        return made

    def _struct(self, packed: bool) -> StructType:
        fields: list[Type] = []
        while not self.accept("}"):
            if fields:
                self.expect(",")
            fields.append(self.type())
        return struct(*fields, packed=packed)

    def _vector_or_packed(self) -> Type:
        if self.accept("{"):
            made: Type = self._struct(packed=True)
        else:
            scalable = self.accept("vscale")
            if scalable:
                self.expect("x")
            count = int(self.take())
            self.expect("x")
            made = vector(count, self.type(), scalable)
        self.expect(">")
        return made

    def function_type_after(self, result: Type) -> FunctionType:
        """The function type whose result was read; the cursor stands after the opening parenthesis."""
        parameters: list[Type] = []
        variadic = False
        while not self.accept(")"):
            if parameters or variadic:
                self.expect(",")
            if self.accept("..."):
                variadic = True
            else:
                parameters.append(self.type())
        return function_type(result, parameters, variadic)

    # ---- constants -----------------------------------------------------------------------------------------
    def constant(self, type_: Type) -> Constant:
        word = self.words[self.at]
        if word[:1] == "@":
            self.at += 1
            return self.symbol(word[1:])
        found = self.cache.get((type_, word))
        if found is not None:
            self.at += 1
            return found
        made = self._simple_constant(type_, word)
        if made is not None:
            self.at += 1
            self.cache[(type_, word)] = made
            return made
        return self._other_constant(type_, word)

    def symbol(self, name: str) -> Constant:
        found = self.module.symbol(name)
        if found is None:
            raise InputError(f"`@{name}` is used but neither defined nor declared")
        return found

    def typed_constant(self) -> Constant:
        return self.constant(self.type())

    def _simple_constant(self, type_: Type, word: str) -> Constant | None:
        """A constant of one word, or None."""
        if isinstance(type_, FloatType) and (word[:1].isdigit() or word[:1] in ("-", "+")):
            return ConstantFloat(type_, word)
        match word:
            case "null" | "zeroinitializer":
                return ConstantInt(type_, 0) if isinstance(type_, IntegerType) else ConstantNull(type_)
            case "true" | "false":
                return ConstantInt(type_, int(word == "true"))
            case "undef":
                return Undef(type_)
            case "poison":
                return Poison(type_)
            case _:
                pass
        if isinstance(type_, IntegerType) and (word[:1].isdigit() or word[:1] == "-"):
            return constant_int(type_, int(word))
        if word[:2] == 'c"':
            return ConstantData(type_, word)
        return OtherConstant(type_, word) if word == "none" or (word.startswith(_CARRIED) and "(" in word) else None

    def _other_constant(self, type_: Type, word: str) -> Constant:
        self.at += 1
        if word in ("[", "{"):
            return self._aggregate(type_, {"[": "]", "{": "}"}[word])
        if word == "<":
            if isinstance(type_, VectorType):
                return self._aggregate(type_, ">")
            self.expect("{")
            made = self._aggregate(type_, "}")
            self.expect(">")
            return made
        if word == "splat":
            return self._splat(type_)
        if word in _OPERATORS:
            return self._expression(type_, word)
        if word in _CARRIED:
            return OtherConstant(type_, self._carried(word))
        self.at -= 1
        self.fail(f"expected a constant of type {type_}")

    def _aggregate(self, type_: Type, end: str) -> Constant:
        elements: list[Constant] = []
        while not self.accept(end):
            if elements:
                self.expect(",")
            elements.append(self.typed_constant())
        return ConstantAggregate(type_, elements)

    def _splat(self, type_: Type) -> Constant:
        assert isinstance(type_, VectorType)
        start = self.at
        self.expect("(")
        element = self.typed_constant()
        self.expect(")")
        if type_.scalable:
            return OtherConstant(type_, "splat " + join_words(self.words[start : self.at]))
        return ConstantAggregate(type_, [element] * type_.count)

    def _carried(self, word: str) -> str:
        """`word` and what belongs to it: a symbol, or something in parentheses."""
        start, depth = self.at, 0
        while True:
            depth += {"(": 1, ")": -1}.get(self.take(), 0)
            if depth == 0:
                return word + " " + join_words(self.words[start : self.at])

    def _expression(self, type_: Type, opcode: str) -> Constant:
        flags: list[str] = []
        while self.words[self.at] != "(":
            flags.append(self.take())
        self.expect("(")
        source: Type | None = None
        if opcode == "getelementptr":
            source = self.type()
            self.expect(",")
        operands = [self.typed_constant()]
        if opcode in CASTS:
            self.expect("to")
            self.type()
        else:
            while self.accept(","):
                operands.append(self.typed_constant())
        self.expect(")")
        return ConstantExpression(type_, opcode, operands, tuple(flags), source)


def address_type(base: Type, indices: list[Type]) -> Type:
    """The type of a getelementptr: the base's, or a vector of it if an index is one."""
    if isinstance(base, PointerType):
        for index in indices:
            if isinstance(index, VectorType):
                return vector(index.count, base, index.scalable)
    return base


def parse_constant(module: Module, type_: Type, text: str) -> Constant:
    """The constant of this type that `text` (an initial value, say) stands for."""
    reader = ConstantReader(module, split_words(text))
    return reader.constant(type_)


def parse_type(module: Module, text: str) -> Type:
    """The type that `text` stands for."""
    return ConstantReader(module, split_words(text)).type()

"""Reads one instruction after its opcode: one method for each shape, one table from opcodes to methods."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import instructions as ins
from enzyme_build.ir.call_parser import CallReader
from enzyme_build.ir.constants import CASTS, address_type
from enzyme_build.ir.lexer import join_words
from enzyme_build.ir.module import Block
from enzyme_build.ir.types import I1, I32, VOID, VectorType, element_type, pointer, struct, vector
from enzyme_build.ir.values import Constant, ConstantAggregate, ConstantInt, ConstantNull, Value, constant_int

_BINARY_FLAGS = frozenset(["nuw", "nsw", "exact", "disjoint", "nneg", "samesign"])
FAST_MATH = frozenset(["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"])
_FLAGS = _BINARY_FLAGS | FAST_MATH | {"inbounds", "nusw", "volatile", "atomic", "weak", "inalloca", "swifterror"}


class InstructionReader(CallReader):
    """Adds instructions to a reader of calls; the subclass knows labels and local values."""

    __slots__ = ()

    @abstractmethod
    def label(self) -> Block: ...

    def typed_value(self) -> Value:
        return self.value(self.type())

    def target(self) -> Block:
        """`label %name`."""
        self.expect("label")
        return self.label()

    def flags(self) -> tuple[str, ...]:
        if self.words[self.at] not in _FLAGS:
            return ()
        start = self.at
        while self.words[self.at] in _FLAGS:
            self.at += 1
        return tuple(self.words[start : self.at])

    # ---- arithmetic ----------------------------------------------------------------------------------------
    def read_binary(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        left = self.typed_value()
        self.expect(",")
        return ins.Binary(opcode, left, self.value(left.type), "", flags)

    def read_fneg(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        return ins.Unary(opcode, self.typed_value(), "", flags)

    def read_compare(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        predicate = self.take()
        left = self.typed_value()
        self.expect(",")
        right = self.value(left.type)
        lanes = left.type
        result = vector(lanes.count, I1, lanes.scalable) if isinstance(lanes, VectorType) else I1
        return ins.Compare(opcode, predicate, left, right, result, "", flags)

    def read_cast(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        value = self.typed_value()
        self.expect("to")
        return ins.Cast(opcode, value, self.type(), "", flags)

    def read_select(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        condition = self.typed_value()
        self.expect(",")
        yes = self.typed_value()
        self.expect(",")
        return ins.Select(condition, yes, self.typed_value(), "", flags)

    def read_freeze(self, opcode: str) -> ins.Instruction:
        return ins.Freeze(self.typed_value())

    def read_phi(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        type_ = self.type()
        phi = ins.Phi(type_, "", flags)
        while True:
            self.expect("[")
            value = self.value(type_)
            self.expect(",")
            phi.add_incoming(value, self.label())
            self.expect("]")
            if self.words[self.at] != "," or self.words[self.at + 1] != "[":
                return phi
            self.at += 1

    # ---- memory --------------------------------------------------------------------------------------------
    def alignment(self) -> int:
        """`, align n` if it is there."""
        if self.words[self.at] == "," and self.words[self.at + 1] == "align":
            self.at += 3
            return int(self.words[self.at - 1])
        return 0

    def _until_comma(self) -> str:
        start = self.at
        while self.words[self.at] not in (",", ""):
            self.at += 1
        return join_words(self.words[start : self.at])

    def read_alloca(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        type_ = self.type()
        count: Value = ConstantInt(I32, 1)
        if self.words[self.at] == "," and self.starts_type(self.words[self.at + 1]):
            self.at += 1
            count = self.typed_value()
        alignment = self.alignment()
        space = 0
        if self.words[self.at] == "," and self.words[self.at + 1].startswith("addrspace("):
            space = int(self.words[self.at + 1][10:-1])
            self.at += 2
        return ins.Alloca(type_, count, pointer(space), alignment, "", flags)

    def read_load(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        type_ = self.type()
        self.expect(",")
        made = ins.Load(type_, self.typed_value(), 0, "", flags)
        if self.words[self.at] not in (",", ""):
            made.ordering = self._until_comma()
        made.alignment = self.alignment()
        return made

    def read_store(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        value = self.typed_value()
        self.expect(",")
        made = ins.Store(VOID, value, self.typed_value(), 0, flags)
        if self.words[self.at] not in (",", ""):
            made.ordering = self._until_comma()
        made.alignment = self.alignment()
        return made

    def read_getelementptr(self, opcode: str) -> ins.Instruction:
        start = self.at
        while self.words[self.at] in _FLAGS or self.words[self.at].startswith("inrange"):
            self.at += 1
        flags = tuple(self.words[start : self.at])
        source = self.type()
        self.expect(",")
        base = self.typed_value()
        indices: list[Value] = []
        while self.words[self.at] == "," and self.words[self.at + 1][:1] != "!":
            self.at += 1
            indices.append(self.typed_value())
        type_ = address_type(base.type, [index.type for index in indices])
        return ins.GetElementPtr(source, base, indices, type_, "", flags)

    def _atomic_suffix(self) -> str:
        suffix = self._until_comma()
        alignment = self.alignment()
        return f"{suffix}, align {alignment}" if alignment else suffix

    def read_atomicrmw(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        operation = self.take()
        address = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        return ins.AtomicRMW(operation, address, value, self._atomic_suffix(), "", flags)

    def read_cmpxchg(self, opcode: str) -> ins.Instruction:
        flags = self.flags()
        address = self.typed_value()
        self.expect(",")
        expected = self.typed_value()
        self.expect(",")
        new = self.typed_value()
        type_ = struct(new.type, I1)
        return ins.CompareExchange(address, expected, new, self._atomic_suffix(), type_, "", flags)

    def read_fence(self, opcode: str) -> ins.Instruction:
        return ins.Fence(self._until_comma(), VOID)

    def read_va_arg(self, opcode: str) -> ins.Instruction:
        va_list = self.typed_value()
        self.expect(",")
        return ins.VAArg(va_list, self.type())

    # ---- aggregates and vectors ----------------------------------------------------------------------------
    def _path(self) -> list[int]:
        path: list[int] = []
        while self.words[self.at] == "," and self.words[self.at + 1].isdigit():
            path.append(int(self.words[self.at + 1]))
            self.at += 2
        return path

    def read_extractvalue(self, opcode: str) -> ins.Instruction:
        aggregate = self.typed_value()
        path = self._path()
        type_ = aggregate.type
        for index in path:
            type_ = element_type(type_, index)
        return ins.ExtractValue(aggregate, path, type_)

    def read_insertvalue(self, opcode: str) -> ins.Instruction:
        aggregate = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        return ins.InsertValue(aggregate, value, self._path())

    def read_extractelement(self, opcode: str) -> ins.Instruction:
        lanes = self.typed_value()
        self.expect(",")
        return ins.ExtractElement(lanes, self.typed_value(), element_type(lanes.type, 0))

    def read_insertelement(self, opcode: str) -> ins.Instruction:
        lanes = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        self.expect(",")
        return ins.InsertElement(lanes, value, self.typed_value())

    def read_shufflevector(self, opcode: str) -> ins.Instruction:
        left = self.typed_value()
        self.expect(",")
        right = self.typed_value()
        self.expect(",")
        mask_type = self.type()
        mask = self.constant(mask_type)
        assert isinstance(mask_type, VectorType) and isinstance(left.type, VectorType)
        if mask_type.scalable:
            raise UnsupportedError("a shuffle of scalable vectors is not supported")
        result = vector(mask_type.count, left.type.element)
        return ins.ShuffleVector(left, right, _lanes(mask, mask_type.count), result)

    # ---- control -------------------------------------------------------------------------------------------
    def read_ret(self, opcode: str) -> ins.Instruction:
        if self.accept("void"):
            return ins.Return(VOID, [])
        return ins.Return(VOID, [self.typed_value()])

    def read_br(self, opcode: str) -> ins.Instruction:
        if self.words[self.at] == "label":
            return ins.Branch(VOID, [], [self.target()])
        condition = self.typed_value()
        self.expect(",")
        yes = self.target()
        self.expect(",")
        return ins.Branch(VOID, [condition], [yes, self.target()])

    def read_switch(self, opcode: str) -> ins.Instruction:
        value = self.typed_value()
        self.expect(",")
        targets = [self.target()]
        cases: list[Constant] = []
        self.expect("[")
        while not self.accept("]"):
            cases.append(constant_int(self.type(), int(_as_number(self.take()))))
            self.expect(",")
            targets.append(self.target())
        return ins.Switch(VOID, value, targets, cases)

    def read_indirectbr(self, opcode: str) -> ins.Instruction:
        address = self.typed_value()
        self.expect(",")
        self.expect("[")
        targets: list[Block] = []
        while not self.accept("]"):
            if targets:
                self.expect(",")
            targets.append(self.target())
        return ins.IndirectBranch(VOID, [address], targets)

    def read_unreachable(self, opcode: str) -> ins.Instruction:
        return ins.Unreachable(VOID, [])

    def read_resume(self, opcode: str) -> ins.Instruction:
        return ins.Resume(VOID, [self.typed_value()])

    def read_landingpad(self, opcode: str) -> ins.Instruction:
        type_ = self.type()
        is_cleanup = self.accept("cleanup")
        clauses: list[tuple[str, Value]] = []
        while (kind := self.words[self.at]) in ("catch", "filter"):
            self.at += 1
            clauses.append((kind, self.typed_value()))
        return ins.LandingPad(type_, clauses, is_cleanup)

    # ---- calls ---------------------------------------------------------------------------------------------
    def read_call(self, opcode: str) -> ins.Instruction:
        tail = ""
        if opcode != "call":
            tail = opcode
            self.expect("call")
        flags = self.flags()
        kind, callee, arguments, syntax, bundles = self.call_parts()
        syntax.tail = tail
        return ins.Call(kind, callee, arguments, "", flags, syntax, bundles)

    def read_invoke(self, opcode: str) -> ins.Instruction:
        kind, callee, arguments, syntax, bundles = self.call_parts()
        self.expect("to")
        normal = self.target()
        self.expect("unwind")
        return ins.Invoke(kind, callee, arguments, [normal, self.target()], "", syntax, bundles)


def _as_number(word: str) -> str:
    return {"true": "1", "false": "0"}.get(word, word)


def _lanes(mask: Constant, count: int) -> list[int | None]:
    if isinstance(mask, ConstantAggregate):
        return [element.value if isinstance(element, ConstantInt) else None for element in mask.elements]
    return [0 if isinstance(mask, ConstantNull) else None] * count


_BINARY = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem"
_BY_NAME = (
    "select freeze phi alloca load store getelementptr atomicrmw cmpxchg fence va_arg extractvalue insertvalue "
    "extractelement insertelement shufflevector ret br switch indirectbr unreachable resume landingpad call invoke fneg"
)
Statement = Callable[[InstructionReader, str], ins.Instruction]
STATEMENTS: dict[str, Statement] = {
    **{name: getattr(InstructionReader, f"read_{name}") for name in _BY_NAME.split()},
    **dict.fromkeys(_BINARY.split(), InstructionReader.read_binary),
    **dict.fromkeys(CASTS, InstructionReader.read_cast),
    **dict.fromkeys(("icmp", "fcmp"), InstructionReader.read_compare),
    **dict.fromkeys(("tail", "musttail", "notail"), InstructionReader.read_call),
}

"""Reads the common part of call and invoke: convention, attributes, type, callee, arguments, bundles."""

from __future__ import annotations

from abc import abstractmethod

from enzyme_build.ir.constants import ConstantReader, starts_value
from enzyme_build.ir.instructions import CallSyntax
from enzyme_build.ir.lexer import join_words
from enzyme_build.ir.types import METADATA, PTR, FunctionType, Type, function_type
from enzyme_build.ir.values import InlineAsm, MetadataOperand, Value

CONVENTIONS = frozenset(
    "ccc fastcc coldcc anyregcc preserve_mostcc preserve_allcc preserve_nonecc swiftcc swifttailcc tailcc "
    "cfguard_checkcc ghccc win64cc x86_64_sysvcc x86_stdcallcc x86_fastcallcc x86_thiscallcc x86_vectorcallcc "
    "x86_regcallcc x86_intrcc intel_ocl_bicc arm_apcscc arm_aapcscc arm_aapcs_vfpcc aarch64_vector_pcs "
    "aarch64_sve_vector_pcs ptx_kernel ptx_device spir_kernel spir_func amdgpu_kernel amdgpu_cs amdgpu_ps "
    "amdgpu_vs amdgpu_gs amdgpu_hs amdgpu_ls amdgpu_es amdgpu_cs_chain amdgpu_gfx graalcc riscv_vector_cc "
    "m68k_rtdcc msp430_intrcc avr_intrcc avr_signalcc hhvmcc hhvm_ccc cxx_fast_tlscc".split()
)
CallParts = tuple[FunctionType, Value, list[Value], CallSyntax, list[tuple[str, list[Value]]]]


class CallReader(ConstantReader):
    """Adds calls to a reader of constants; the subclass knows local values."""

    __slots__ = ()

    @abstractmethod
    def value(self, type_: Type) -> Value: ...

    @abstractmethod
    def typed_or_metadata(self) -> Value: ...

    @abstractmethod
    def metadata_operand(self, type_: Type) -> MetadataOperand: ...

    def call_parts(self) -> CallParts:
        syntax = CallSyntax()
        self._before_type(syntax)
        result = self.type()
        written = self.function_type_after(result) if self.accept("(") else None
        callee = self._callee()
        self.expect("(")
        arguments, attributes = self._arguments()
        syntax.argument_attributes = tuple(attributes)
        syntax.function_attributes = self._call_attributes()
        bundles = self._bundles()
        kind = written or function_type(result, [argument.type for argument in arguments])
        return kind, callee, arguments, syntax, bundles

    def _before_type(self, syntax: CallSyntax) -> None:
        start = self.at
        while not self.starts_type(word := self.words[self.at]):
            self.at += 1
            if word in CONVENTIONS or word == "cc":
                syntax.convention = word if word != "cc" else f"cc {self.take()}"
                start = self.at
            elif word.startswith("addrspace("):
                syntax.address_space = word
                syntax.return_attributes = join_words(self.words[start : self.at - 1])
                return
            elif not word:
                self.fail("expected the type of the call")
        if self.at != start:
            syntax.return_attributes = join_words(self.words[start : self.at])

    def _callee(self) -> Value:
        if not self.accept("asm"):
            return self.value(PTR)
        start = self.at
        while self.words[self.at] != "(":
            self.at += 1
        return InlineAsm(PTR, join_words(["asm", *self.words[start : self.at]]))

    def _arguments(self) -> tuple[list[Value], list[str]]:
        """After the opening parenthesis, to the closing one."""
        arguments: list[Value] = []
        attributes: list[str] = []
        words = self.words
        while not self.accept(")"):
            if arguments:
                self.expect(",")
            type_ = self.type()
            if type_ is METADATA:
                attributes.append("")
                arguments.append(self.metadata_operand(type_))
                continue
            start = self.at
            while not starts_value(word := words[self.at]):
                self.at += 2 if word == "align" else 1
            attributes.append(join_words(words[start : self.at]) if self.at != start else "")
            arguments.append(self.value(type_))
        return arguments, attributes

    def _call_attributes(self) -> str:
        start = self.at
        while self.words[self.at] not in (",", "", "[", "to"):
            self.at += 1
        return join_words(self.words[start : self.at])

    def _bundles(self) -> list[tuple[str, list[Value]]]:
        bundles: list[tuple[str, list[Value]]] = []
        if not self.accept("["):
            return bundles
        while not self.accept("]"):
            if bundles:
                self.expect(",")
            tag = self.take()
            values: list[Value] = []
            self.expect("(")
            while not self.accept(")"):
                if values:
                    self.expect(",")
                values.append(self.typed_or_metadata())
            bundles.append((tag, values))
        return bundles

"""Calls in C: of functions in the file, of libraries by their headers, of LLVM's intrinsics by what C has for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    VOID,
    X86_FP80,
    Call,
    Function,
    FunctionType,
    InlineAsm,
    IntegerType,
    PointerType,
    StructType,
    Type,
    Value,
    VectorType,
    bare_name,
    is_aggregate,
    scalars_of,
)
from enzyme_build.readable.arithmetic import cast_anyway, product_and_sum
from enzyme_build.readable.c_types import C_BOOL, C_I64, C_INT, VOID_POINTER, CType, Types, pointer_to
from enzyme_build.readable.expressions import (
    ASSIGN,
    BIT_AND,
    EQUAL,
    POSTFIX,
    UNARY,
    Expression,
    build,
    call,
    cast,
    text,
)
from enzyme_build.readable.library import (
    FIRST_ARGUMENT,
    HEADERS,
    HELPERS,
    PURE,
    RUNTIME,
    SIZED,
    Helpers,
    c_name,
    is_dropped,
)

_BYVAL = re.compile(r"\bbyval\(")
# An exception that nothing in the file catches: C ends there.
_THROWS = re.compile(
    r"_ZSt\d+__throw_|__cxa_throw$|__cxa_rethrow$|_ZSt9terminatev$|__cxa_bad_cast$|__cxa_throw_bad_|_FortranAReportFatal"
)
_UNTYPED = frozenset(["memcpy", "memmove", "memset", "memcmp", "free", "realloc"])  # take `void *`
_SUFFIX = {"double": "", "float": "f", "long double": "l"}
_MEMORY = {"memcpy": "memcpy", "memcpy.inline": "memcpy", "memmove": "memmove", "memset": "memset"}
_TWO_RESULTS = {
    "modf": "pair.{first} = modf{suffix}(x, &pair.{second});",
    "frexp": "pair.{first} = frexp{suffix}(x, &pair.{second});",
    "sincos": "pair.{first} = sin{suffix}(x);\n  pair.{second} = cos{suffix}(x);",
}
_REFUSED = {
    "va_start": "a variable list of arguments",
    "eh.": "exceptions",
    "coro": "a coroutine",
    "masked": "vectors",
    "vector": "vectors",
    "x86": "an instruction of one processor",
}


def effect_of(instruction: Call) -> str:
    """What a call does to memory: "none", "reads" or "writes"."""
    callee = instruction.callee
    name = bare_name(callee.name)
    known = instruction.syntax.function_attributes
    if isinstance(callee, Function):
        known = " ".join([callee.module.expand_attributes(known), callee.attribute_text])
    if name in _PURE_NAMES or (c_name(name) and name.startswith("llvm.")) or "memory(none)" in known:
        return "none"
    if re.search(r"memory\((?:argmem: )?read\)", known) and "nounwind" in known:
        return "reads"
    return "writes"


_PURE_NAMES = frozenset(name for name in HEADERS if HEADERS[name] == "math.h" and name.rstrip("fl") in PURE | {"ce"})


@dataclass
class Callees:
    """What the calls of a file need besides its functions."""

    types: Types
    name_of: Callable[[Function], str]
    parameter_types: Callable[[Function], list[CType]]
    helpers: Helpers
    has_stack: bool = False  # blocks of tapes are shared by calls: each has its size in front of it

    def call(
        self, instruction: Call, value: Callable[[Value], Expression], address: Callable[[Value], Expression]
    ) -> Expression | None:
        """The call as an expression; None for what says something to LLVM alone."""
        callee = instruction.callee
        if isinstance(callee, InlineAsm):
            raise UnsupportedError("inline assembly is of one processor, and no C")
        if instruction.syntax.tail == "musttail":
            raise UnsupportedError("a call that must reuse the frame (musttail)")
        name = bare_name(callee.name)
        if name.startswith("llvm."):
            return self._intrinsic(instruction, name, value, address)
        if isinstance(callee, Function) and name in RUNTIME and callee.is_declaration:
            return self._runtime(instruction, name, value, address)
        if isinstance(callee, Function) and callee.is_declaration and _THROWS.match(name):
            self.helpers.headers.add("stdlib.h")
            return call("abort", self.types.of(VOID))
        arguments = instruction.arguments
        if (
            isinstance(callee, Function)
            and not callee.function_type.variadic
            and len(callee.arguments) == len(arguments)
        ):
            return self._direct(instruction, callee, value, address)
        if isinstance(callee, Function) and (name in HEADERS or not callee.is_declaration):
            parts = (
                self._for_library(callee, address(a)) if isinstance(a.type, PointerType) else value(a)
                for a in arguments
            )
            return call(self.name_of(callee), self._result(instruction), *parts)
        return self._indirect(instruction, value, address)

    def _result(self, instruction: Call) -> CType:
        return self.types.value(instruction.type)

    def _runtime(
        self, instruction: Call, name: str, value: Callable[[Value], Expression], address: Callable[[Value], Expression]
    ) -> Expression:
        helper = RUNTIME[name]
        if self.has_stack and ".tape." in name:
            helper = "tape_free" if helper == "free" else helper
            for needed in ("tape_new", helper):
                self.helpers.use(needed, SIZED[needed])
        elif helper in HELPERS:
            self.helpers.use(helper)
        self.helpers.headers.add("stdlib.h")
        given = instruction.arguments[:1] if helper.endswith("free") else instruction.arguments
        arguments = [address(a) if isinstance(a.type, PointerType) else value(a) for a in given]
        return call(helper, self._result(instruction), *arguments)

    def _direct(
        self,
        instruction: Call,
        callee: Function,
        value: Callable[[Value], Expression],
        address: Callable[[Value], Expression],
    ) -> Expression:
        made: list[Expression] = []
        attributes = [*instruction.syntax.argument_attributes, *[""] * len(instruction.arguments)]
        wanted = self.parameter_types(callee)
        for argument, parameter, said, type_ in zip(instruction.arguments, callee.arguments, attributes, wanted):
            if _BYVAL.search(parameter.attributes) or _BYVAL.search(said):
                pointer = cast(pointer_to(type_), address(argument))
                made.append(build("*{0}", UNARY, type_, (pointer, UNARY)))
            elif isinstance(argument.type, PointerType) and callee.is_declaration:
                made.append(self._for_library(callee, address(argument)))
            elif isinstance(argument.type, PointerType):
                made.append(fitted(address(argument), type_))
            else:
                made.append(value(argument))
        result = self._result(instruction)
        written = call(self.name_of(callee), result, *made)
        if callee.is_declaration and is_complex_pair(instruction.type):
            return call(self._as_pair(result, instruction.type), result, written)
        is_char = HEADERS.get(bare_name(callee.name)) == "string.h" and isinstance(instruction.type, PointerType)
        return cast_anyway(VOID_POINTER, written) if is_char else written

    def _as_pair(self, result: CType, type_: Type) -> str:
        """The helper that takes a complex number of C apart: only that comes back in the same registers."""
        first, second = self.types.member(type_, 0), self.types.member(type_, 1)
        return self.helpers.use(
            "pair_of",
            f"static inline {result} pair_of(_Complex long double z) {{\n  {result} pair;\n"
            f"  pair.{first} = __real__ z;\n  pair.{second} = __imag__ z;\n  return pair;\n}}\n",
        )

    def _for_library(self, callee: Function, pointer: Expression) -> Expression:
        """An address for a function of a header, whose parameter may have any pointer type."""
        name = bare_name(callee.name)
        is_plain = name not in HEADERS or name in _UNTYPED or pointer.template == "NULL"
        return pointer if is_plain else cast(VOID_POINTER, pointer)

    def _indirect(
        self, instruction: Call, value: Callable[[Value], Expression], address: Callable[[Value], Expression]
    ) -> Expression:
        if any(_BYVAL.search(said) for said in instruction.syntax.argument_attributes):
            raise UnsupportedError("a call through a pointer that hands a struct over by value")
        type_ = function_pointer(self.types, instruction.function_type, instruction.arguments)
        pointer = build(f"({type_}){{0}}", UNARY, type_, (value(instruction.callee), UNARY))
        arguments = [address(a) if isinstance(a.type, PointerType) else value(a) for a in instruction.arguments]
        holes = ", ".join(f"{{{n + 1}}}" for n in range(len(arguments)))
        parts = ((argument, ASSIGN) for argument in arguments)
        return build(f"({{0}})({holes})", POSTFIX, self._result(instruction), (pointer, UNARY), *parts)

    def _intrinsic(
        self, instruction: Call, name: str, value: Callable[[Value], Expression], address: Callable[[Value], Expression]
    ) -> Expression | None:
        if is_dropped(name):
            return None
        short = name.removeprefix("llvm.")
        stem = short.partition(".")[0]
        if isinstance(instruction.type, VectorType) and stem != "fmuladd":
            raise UnsupportedError(f"C has no vectors such as `{name}` works on")
        for begin, what in _REFUSED.items():
            if short.startswith(begin):
                raise UnsupportedError(f"{what} (`{name}`)")
        arguments = instruction.arguments
        if short.startswith(("memcpy", "memmove", "memset")):
            self.helpers.headers.add("string.h")
            parts = [address(arguments[0]), (address if stem != "memset" else value)(arguments[1]), value(arguments[2])]
            return call(_MEMORY[stem], VOID_POINTER, *parts)
        if stem == "stacksave":
            return text("NULL", VOID_POINTER)  # C gives arrays of the frame back when the function ends
        if short.startswith(FIRST_ARGUMENT):
            return (address if isinstance(arguments[0].type, PointerType) else value)(arguments[0])
        if stem in ("trap", "ubsantrap", "debugtrap"):
            self.helpers.headers.add("stdlib.h")
            return call("abort", self.types.of(VOID))
        if stem == "ptrmask":
            bits = build(
                "(intptr_t){0} & {1}", BIT_AND, C_I64, (address(arguments[0]), UNARY), (value(arguments[1]), EQUAL)
            )
            return cast_anyway(VOID_POINTER, bits)
        if stem == "fmuladd":
            return product_and_sum(*(value(a) for a in arguments))
        if found := c_name(name):
            return self._math(found, [value(a) for a in arguments], self._result(instruction))
        return self._helper(instruction, name, stem, arguments, value)

    def _math(self, name: str, arguments: list[Expression], result: CType) -> Expression:
        self.helpers.headers.add("math.h")
        float_type = next(a.type for a in arguments if a.type.kind == "float")
        if name.startswith("__builtin_roundeven"):
            name = "rint"  # the same where rounding is to the nearest, which LLVM assumes
        if float_type.name == "_Float16":
            single = CType("float", "float")
            made = call(f"{name}f", single, *(cast(single, a) if a.type.kind == "float" else a for a in arguments))
            return cast_anyway(result, made)
        made = call(name + _SUFFIX[float_type.name], result, *arguments)
        return cast_anyway(result, made) if result.kind == "integer" else made

    def _helper(
        self, instruction: Call, name: str, stem: str, arguments: Sequence[Value], value: Callable[[Value], Expression]
    ) -> Expression:
        result = self._result(instruction)
        parts = [value(a) for a in arguments]
        if stem in ("minimum", "maximum"):
            return self._use(f"{stem}{_SUFFIX.get(result.name, '?')}", result, parts, "math.h")
        if ".with.overflow" in name:
            return self._overflow(instruction, stem, parts)
        if stem in _TWO_RESULTS:
            return self._two_results(instruction, stem, parts[0])
        if name.startswith("llvm.is.fpclass"):
            return self._use(f"is_class{_SUFFIX.get(parts[0].type.name, '?')}", C_BOOL, parts, "math.h")
        if name.startswith(("llvm.fptosi.sat", "llvm.fptoui.sat")):
            raise UnsupportedError(f"`{name}`")
        if stem in ("is", "objectsize"):
            return text("false", C_BOOL) if stem == "is" else text("-1", result)
        if stem in ("scmp", "ucmp"):
            made = self._use(f"{stem}_i{parts[0].type.bits}", C_INT, parts)
            return cast_anyway(result, made)
        if isinstance(instruction.type, IntegerType):
            stem = f"{stem}_sat" if name.startswith(("llvm.uadd.sat", "llvm.usub.sat")) else stem
            kind = {"smax": "max_i", "smin": "min_i", "umax": "max_ui", "umin": "min_ui"}.get(stem, f"{stem}_i")
            if stem in ("abs", "ctlz", "cttz"):
                parts = parts[:1]
            return self._use(f"{kind}{instruction.type.bits}", result, parts)
        raise UnsupportedError(f"the intrinsic `{name}`")

    def _use(self, helper: str, type_: CType, arguments: list[Expression], header: str = "") -> Expression:
        if helper not in HELPERS:
            raise UnsupportedError(f"C has no function for `{helper}`")
        self.helpers.use(helper)
        if header:
            self.helpers.headers.add(header)
        return call(helper, type_, *arguments)

    def _two_results(self, instruction: Call, stem: str, argument: Expression) -> Expression:
        """What C's functions give by an address."""
        type_, result, suffix = instruction.type, self._result(instruction), _SUFFIX.get(argument.type.name)
        if suffix is None:
            raise UnsupportedError(f"`llvm.{stem}` of `{argument.type}`")
        first, second = self.types.member(type_, 0), self.types.member(type_, 1)
        name = f"{stem}_pair{suffix}"
        written = (
            f"static inline {result} {name}({argument.type} x) {{\n  {result} pair;\n"
            f"  {_TWO_RESULTS[stem].format(suffix=suffix, first=first, second=second)}\n  return pair;\n}}\n"
        )
        self.helpers.headers.add("math.h")
        return call(self.helpers.use(name, written), result, argument)

    def _overflow(self, instruction: Call, stem: str, arguments: list[Expression]) -> Expression:
        """A struct of the wrapped result and whether it wrapped around."""
        type_ = instruction.type
        assert isinstance(type_, StructType) and isinstance(type_.fields[0], IntegerType)
        result, number = self.types.value(type_), self.types.of(type_.fields[0])
        unsigned = {"int": "unsigned", "int64_t": "uint64_t"}.get(number.name, "")
        if not unsigned or stem[0] not in "su":
            raise UnsupportedError(f"`llvm.{stem}.with.overflow` of {number.bits} bits")
        inner = number.name if stem[0] == "s" else unsigned
        name = f"{stem}_with_overflow_i{number.bits}"
        first, second = self.types.member(type_, 0), self.types.member(type_, 1)
        written = (
            f"static inline {result} {name}({number} a, {number} b) {{\n  {inner} made;\n  {result} result;\n"
            f"  result.{second} = __builtin_{stem[1:]}_overflow(({inner})a, ({inner})b, &made);\n"
            f"  result.{first} = ({number})made;\n  return result;\n}}\n"
        )
        return call(self.helpers.use(name, written), result, *arguments)


def is_complex_pair(type_: Type) -> bool:
    """Whether it is how LLVM returns a complex number of long doubles."""
    return isinstance(type_, StructType) and type_.fields == (X86_FP80, X86_FP80)


def refuse_other_registers(function: Function) -> None:
    """Refuse functions from elsewhere whose structs C hands over in other registers than LLVM."""
    for type_ in (function.return_type, *(argument.type for argument in function.arguments)):
        if not is_aggregate(type_) or is_complex_pair(type_):
            continue
        parts = list(scalars_of(type_))
        if len(parts) > 2 or (len(parts) == 2 and not all(function.module.layout.size_of(p) == 8 for p in parts)):
            raise UnsupportedError(f"`{bare_name(function.name)}` from elsewhere hands a `{type_}` over by value")


def fitted(made: Expression, wanted: CType) -> Expression:
    """An address where one of another type is declared."""
    if wanted.kind != "pointer" or made.type == wanted or made.template == "NULL":
        return made
    if VOID_POINTER in (made.type, wanted) and "function" not in (made.type.kind, wanted.kind):
        return made
    return cast(wanted, made)


def function_pointer(types: Types, type_: FunctionType, arguments: Sequence[Value]) -> CType:
    """The type of a pointer to such a function; of a variadic one, as it is called here."""
    given: list[Type] = [a.type for a in arguments] if type_.variadic else list(type_.parameters)
    parameters = tuple(types.value(parameter) for parameter in given)
    return pointer_to(CType("function", target=types.value(type_.result), parameters=parameters))

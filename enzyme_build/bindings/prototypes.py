"""The prototype of a compiled function: its name, result and parameters as its source declares them.

Read from two places that must agree: the debug information (`DISubprogram`, its types and argument variables)
says names and types, the function's header says how each parameter travels: a number by value, or a pointer.
A type that cannot travel to Python is kept as a `problem`, said when somebody asks for that function.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from enzyme_build.errors import SourceLocation

Kind = Literal["float", "complex", "signed", "unsigned", "boolean", "character"]


@dataclass(frozen=True)
class Scalar:
    """A type of number: its kind and its size in memory."""

    kind: Kind
    bits: int

    @property
    def is_differentiable(self) -> bool:
        return self.kind in ("float", "complex")

    @property
    def is_integer(self) -> bool:
        return self.kind in ("signed", "unsigned", "character")

    @property
    def numpy(self) -> str:
        """The NumPy name of its dtype."""
        if self.kind == "float":
            return "longdouble" if self.bits == 128 else f"float{self.bits}"
        if self.kind == "complex":
            return "clongdouble" if self.bits == 256 else f"complex{self.bits}"
        if self.kind == "boolean" and self.bits == 8:
            return "bool"
        return f"uint{self.bits}" if self.kind == "unsigned" else f"int{self.bits}"

    @property
    def ctypes(self) -> str:
        """The ctypes name of its type; empty where ctypes has none."""
        if self.kind == "float":
            return {32: "c_float", 64: "c_double", 128: "c_longdouble"}.get(self.bits, "")
        if self.kind == "complex":
            return ""
        if self.kind == "boolean" and self.bits == 8:
            return "c_bool"
        return f"c_{'u' if self.kind == 'unsigned' else ''}int{self.bits}"

    @property
    def llvm(self) -> str:
        """LLVM's type for it in memory; empty for complex numbers, which have none."""
        if self.kind == "float":
            return {16: "half", 32: "float", 64: "double", 128: "x86_fp80"}[self.bits]
        return "" if self.kind == "complex" else f"i{self.bits}"


@dataclass(frozen=True)
class Derived:
    """A number that is read off an array, its extent or stride in bytes along an axis, or off a text, its length."""

    array: str
    axis: int
    what: str = "extent"


@dataclass(frozen=True)
class Parameter:
    """One parameter: a number by value, or memory behind a pointer.

    `rank` and `extents` are what the source says about that memory: rank 0 is a single number by reference
    (Fortran), None is a bare pointer (C); an extent is None where it is not a constant; `lengths` are the dimensions as
    Fortran's source writes them, where they are sums and products of names and numbers.  An array of *assumed shape*
    travels as a descriptor, from which the function reads its extents and, unless it is declared contiguous, strides.
    """

    name: str
    scalar: Scalar | None
    is_pointer: bool = False
    rank: int | None = None
    extents: tuple[int | None, ...] = ()
    is_read_only: bool = False
    ir_type: str = "ptr"  # with the attributes that the calling convention needs: "i8 zeroext"
    problem: str = ""
    intent: str = ""  # as Fortran declares it
    is_optional: bool = False
    is_assumed_shape: bool = False
    is_strided: bool = False
    string_length: int | None = None  # of a Fortran string; 0: that of what is passed
    lengths: tuple[str, ...] = ()
    derived: Derived | None = None  # of a parameter that no source has: see `descriptors`


@dataclass(frozen=True)
class Prototype:
    """What a caller must know of a function; `result` is None for a procedure."""

    name: str
    symbol: str
    language: Literal["c", "fortran"]
    result: Scalar | None
    parameters: tuple[Parameter, ...]
    at: SourceLocation | None = None
    result_type: str = "void"
    result_problem: str = ""
    adapts: Prototype | None = None  # the function that this one calls: see `descriptors`
    may_throw: bool = False  # it lies in a program that throws exceptions

    @property
    def problem(self) -> str:
        """Why Python cannot call it; empty where it can."""
        if self.result_problem:
            return f"its result: {self.result_problem}"
        for parameter in self.parameters:
            if parameter.problem:
                return f"its argument `{parameter.name}`: {parameter.problem}"
        return ""

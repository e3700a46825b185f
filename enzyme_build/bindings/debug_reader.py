"""From a module's debug information to prototypes.

A function is read if it is defined, visible to other files, and its header carries a `DISubprogram`.  The type list
of that subprogram is walked beside the header's parameters: a type of number consumes a parameter of that type
(by value) or a `ptr` (Fortran: by reference); whatever does not fit becomes a `problem`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from enzyme_build.bindings.fortran_source import Declared, declared
from enzyme_build.bindings.prototypes import Kind, Parameter, Prototype, Scalar
from enzyme_build.ir import (
    Argument,
    Function,
    MetadataNode,
    Module,
    PointerType,
    debug_records,
    function_location,
    metadata_node,
)
from enzyme_build.rules import may_throw

NOT_EXPORTED = ("internal", "private", "available_externally", "linkonce", "linkonce_odr")
_TRANSPARENT = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type",
                "DW_TAG_atomic_type")  # fmt: skip
_POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_KINDS: dict[str, Kind] = {
    "DW_ATE_float": "float",
    "DW_ATE_complex_float": "complex",
    "DW_ATE_signed": "signed",
    "DW_ATE_unsigned": "unsigned",
    "DW_ATE_boolean": "boolean",
    "DW_ATE_signed_char": "character",
    "DW_ATE_unsigned_char": "unsigned",
}
_SIZES = {"float": (16, 32, 64, 128), "complex": (64, 128, 256)}
_QUAD = re.compile(r"__float128|_Float128|kind=16\)|kind=32\)")
_EXTENSION = re.compile(r"\b(zeroext|signext)\b")
_RUST_READ_ONLY = re.compile(r"\*const |&(?!mut )")
_FRONTEND_READ_ONLY = re.compile(r"\b(readonly|readnone)\b")


def prototypes(module: Module) -> list[Prototype]:
    """The prototype of every function that the module defines, exports and describes."""
    reader = _Reader(module, _argument_variables(module))
    exported = (f for f in module.functions.values() if not f.is_declaration and f.linkage not in NOT_EXPORTED)
    found = [reader.prototype(f) for f in exported if "dbg" in f.metadata and not _is_hidden(f)]
    return [replace(p, may_throw=True) for p in found] if may_throw(module) else found


def _is_hidden(function: Function) -> bool:
    return "hidden" in function.syntax.before_type.split()


def _argument_variables(module: Module) -> dict[tuple[str, int], MetadataNode]:
    """The variable of each argument by (subprogram, position from 1)."""
    variables: dict[tuple[str, int], MetadataNode] = {}
    for reference, text in module.metadata.items():
        if not text.startswith("!DILocalVariable("):
            continue
        node = metadata_node(module, reference)
        if node.number("arg"):
            variables.setdefault((node.text("scope"), node.number("arg")), node)
    return variables


@dataclass
class _Shape:
    """What a debug type says: a number, perhaps behind a pointer, perhaps an array of known rank."""

    scalar: Scalar | None = None
    is_pointer: bool = False
    rank: int | None = None
    extents: tuple[int | None, ...] = ()
    is_constant: bool = False
    is_assumed: bool = False  # an array that travels as a descriptor
    is_contiguous: bool = False  # such an array, declared so
    string_length: int | None = None
    problem: str = ""


@dataclass
class _Reader:
    module: Module
    variables: dict[tuple[str, int], MetadataNode]

    def node(self, reference: str) -> MetadataNode:
        return metadata_node(self.module, reference)

    def prototype(self, function: Function) -> Prototype:
        reference = function.metadata["dbg"]
        subprogram = self.node(reference)
        fortran = "Fortran" in self.node(subprogram.text("unit")).text("language")
        types = self.node(self.node(subprogram.text("type")).text("types")).operands
        result, problem = self.result(types[0] if types else "", function)
        return Prototype(
            name=subprogram.text("name"),
            symbol=function.name.strip('"'),
            language="fortran" if fortran else "c",
            result=result,
            parameters=self.parameters(reference, types, function, fortran),
            at=function_location(function),
            result_type=f"{_extension(function.syntax.return_attributes)}{function.return_type}",
            result_problem=problem,
        )

    def result(self, reference: str, function: Function) -> tuple[Scalar | None, str]:
        if not reference:
            return None, "the debug information has no types; compile with -g"
        if reference == "null":
            returned = str(function.return_type)
            return None, "" if returned == "void" else f"the compiler returns it as `{returned}`"
        shape = self.shape(reference)
        if shape.problem or shape.is_pointer or shape.rank or shape.scalar is None:
            return None, shape.problem or "a pointer or an array"
        if not _travels_as(shape.scalar, str(function.return_type)):
            return None, f"the compiler returns it as `{function.return_type}`"
        return shape.scalar, ""

    def parameters(self, subprogram: str, types: list[str], function: Function, fortran: bool) -> tuple[Parameter, ...]:
        found: list[Parameter] = []
        arguments = list(function.arguments)
        said = declared(function_location(function)) if fortran else Declared({}, frozenset())
        hidden = said.is_function and types[:1] == [
            "null"
        ]  # an array is returned in memory that the caller passes first
        for position, reference in enumerate(types[1:], 1):
            variable = self.variables.get((subprogram, position - hidden), MetadataNode())
            name = variable.text("name") or f"argument_{position}"
            if hidden and position == 1:
                variable = self.result_variable(function)
                name = variable.text("name") or "result"
            shape = self.shape(variable.text("type") or reference)  # a variable's type says more than the signature's
            if not shape.is_assumed and fortran and self.is_assumed(reference):
                shape = replace(self.shape(reference), is_contiguous=True)
            if shape.problem or position > len(arguments):
                problem = shape.problem or "the compiler passes it in a way of its own"
                found.append(Parameter(name, None, problem=problem))
            else:
                found.append(_parameter(name, shape, arguments[position - 1], fortran))
        found = [_with_source(parameter, said) for parameter in found]
        if hidden and found and not found[0].problem:
            found[0] = replace(found[0], intent="result")
        lengths = sum(p.string_length is not None for p in found)
        if len(arguments) > len(found) + lengths and not any(p.problem for p in found):
            found.append(Parameter("…", None, problem="the compiler adds arguments that the source does not have"))
        return tuple(found)

    def result_variable(self, function: Function) -> MetadataNode:
        """The variable that lies in the memory of the first argument."""
        for record in debug_records(function):
            if record.kind == "dbg_declare" and record.values[:1] == [function.arguments[0]]:
                return self.node(record.text.split(", ")[1])
        return MetadataNode()

    def shape(self, reference: str) -> _Shape:
        """What the type at `reference` says."""
        if reference == "null":
            return _Shape(problem="a variable number of arguments")
        node = self.node(reference)
        if node.kind == "DIBasicType":
            return _number(node)
        if node.kind == "DICompositeType":
            return self.composite(node)
        if node.kind == "DIDerivedType" and node.text("tag") in _TRANSPARENT:
            inner = self.shape(node.text("baseType"))
            inner.is_constant |= node.text("tag") == "DW_TAG_const_type"
            return inner
        if node.kind == "DIDerivedType" and node.text("tag") in _POINTERS:
            return self.pointer(node)
        if node.kind == "DIStringType":
            return _Shape(Scalar("character", 8), string_length=node.number("size") // 8)
        return _Shape(problem=f"{_words(node)}, which has no counterpart in Python")

    def pointer(self, node: MetadataNode) -> _Shape:
        inner = self.shape(node.text("baseType")) if node.text("baseType") not in ("", "null") else None
        if inner is None:
            return _Shape(problem="a pointer to void, which does not say what lies there")
        if inner.problem:
            return _Shape(problem=f"a pointer to {inner.problem}")
        if inner.is_pointer:
            return _Shape(problem="a pointer to a pointer")
        rust = node.text("name")  # pointers of other languages have no name
        is_reference = node.text("tag") != "DW_TAG_pointer_type" or rust.startswith("&")
        is_constant = inner.is_constant or bool(_RUST_READ_ONLY.match(rust))
        rows = (*[None] * (not is_reference), *inner.extents) if inner.rank else ()
        rank = len(rows) if rows else (0 if is_reference else None)
        return _Shape(inner.scalar, True, rank, rows, is_constant)

    def composite(self, node: MetadataNode) -> _Shape:
        if node.text("tag") == "DW_TAG_enumeration_type":
            base = node.text("baseType")
            return self.shape(base) if base else _Shape(Scalar("unsigned", node.number("size")))
        if node.text("tag") != "DW_TAG_array_type":
            return _Shape(problem=f"{_words(node)}, which has no counterpart in Python")
        kind = "allocatable" if node.text("allocated") else "pointer" if node.text("associated") else ""
        if kind:
            return _Shape(
                problem=f"{'an' if kind[0] == 'a' else 'a'} {kind} array; give it an explicit or assumed shape"
            )
        inner = self.shape(node.text("baseType"))
        if inner.problem:
            return inner
        if inner.string_length is not None:
            return _Shape(problem="an array of strings")
        own = tuple(self.extent(item) for item in self.node(node.text("elements")).operands)
        extents = own + inner.extents
        is_assumed = bool(node.text("dataLocation"))
        return _Shape(inner.scalar, False, len(extents), extents, inner.is_constant, is_assumed)

    def is_assumed(self, reference: str) -> bool:
        return bool(self.node(reference).text("dataLocation"))

    def extent(self, reference: str) -> int | None:
        subrange = self.node(reference)
        count = subrange.text("count")
        if re.fullmatch(r"\d+", count):
            return int(count)
        upper, lower = subrange.text("upperBound"), subrange.text("lowerBound") or "1"
        constant = re.fullmatch(r"-?\d+", upper) and re.fullmatch(r"-?\d+", lower)
        return int(upper) - int(lower) + 1 if constant else None


def _number(node: MetadataNode) -> _Shape:
    kind = _KINDS.get(node.text("encoding"))
    if kind == "character" and node.text("name") == "signed char":  # C's int8_t, which is no text
        kind = "signed"
    bits = node.number("size")
    if kind is None or bits not in _SIZES.get(kind, (8, 16, 32, 64)) or _QUAD.search(node.text("name")):
        return _Shape(problem=f"a `{node.text('name')}`, a number that NumPy does not have")
    return _Shape(Scalar(kind, bits))


def _words(node: MetadataNode) -> str:
    if not node.kind:
        return "a type that the debug information does not describe"
    if node.kind == "DISubroutineType":
        return "a function"
    tag = node.text("tag").removeprefix("DW_TAG_").removesuffix("_type").replace("_", " ")
    return " ".join(filter(None, ("a", tag or node.kind, f"`{node.text('name')}`" if node.text("name") else "")))


def _parameter(name: str, shape: _Shape, argument: Argument, fortran: bool) -> Parameter:
    """One parameter, from what its debug type says and how the header passes it."""
    assert shape.scalar is not None
    behind_pointer = isinstance(argument.type, PointerType)
    if "byval" in argument.attributes or "sret" in argument.attributes:
        return Parameter(name, None, problem="a structure by value")
    if behind_pointer and (fortran or shape.is_pointer or shape.rank):
        rank = 0 if fortran and not shape.is_pointer and shape.rank is None else shape.rank
        if shape.string_length is not None:
            return Parameter(name, shape.scalar, True, string_length=shape.string_length)
        if shape.is_assumed:  # the attributes are those of the descriptor
            return Parameter(name, shape.scalar, True, rank, shape.extents, is_assumed_shape=True,
                             is_strided=not shape.is_contiguous)  # fmt: skip
        read_only = shape.is_constant or bool(_FRONTEND_READ_ONLY.search(argument.attributes))
        return Parameter(name, shape.scalar, True, rank, shape.extents, read_only)
    text = str(argument.type)
    if shape.is_pointer or shape.rank or not _travels_as(shape.scalar, text):
        return Parameter(name, None, problem=f"the compiler passes it as `{text}`")
    return Parameter(name, shape.scalar, ir_type=f"{text} {_extension(argument.attributes)}".strip())


def _with_source(parameter: Parameter, said: Declared) -> Parameter:
    """What only the source says of a Fortran procedure's argument."""
    intent = said.intents.get(parameter.name.lower(), "")
    is_string = parameter.string_length is not None
    if is_string and intent in ("out", "inout"):
        return Parameter(parameter.name, None, problem="a string that the function writes")
    is_read_only = parameter.is_read_only or is_string or (parameter.is_assumed_shape and intent == "in")
    is_optional = parameter.is_pointer and parameter.name.lower() in said.optional
    lengths = said.shapes.get(parameter.name.lower(), ())
    return replace(
        parameter,
        intent=intent,
        is_optional=is_optional,
        is_read_only=is_read_only,
        lengths=lengths if len(lengths) == parameter.rank else (),
    )


def _travels_as(scalar: Scalar, text: str) -> bool:
    """Whether a register of LLVM's type `text` carries this number."""
    if scalar.kind == "boolean" and scalar.bits == 8:
        return text in ("i1", "i8")
    return scalar.llvm == text and bool(scalar.ctypes)


def _extension(attributes: str) -> str:
    match = _EXTENSION.search(attributes)
    return f"{match[1]} " if match else ""

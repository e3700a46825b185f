"""Which memory a pointer may point to, and what the source calls it.

Memory falls into *variables*: classes of a unification over the whole program (B. Steensgaard, "Points-to analysis in
almost linear time", 1996).  What one assignment, call or return makes alias is one class, so its numbers have one type
in any mixed-precision version of the source.  A field of a named struct is one class in all structs of that type.
A class is named after the variables of the debug information that lie in it.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from enzyme_build.ir import (
    Alloca,
    Argument,
    Call,
    Cast,
    ConstantExpression,
    ConstantInt,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    InsertValue,
    Instruction,
    Invoke,
    Load,
    MetadataNode,
    Module,
    NamedStructType,
    Phi,
    Poison,
    Return,
    Select,
    Store,
    Type,
    Undef,
    Value,
    bare_name,
    debug_records,
    element_type,
    function_location,
    holds_pointer,
    is_pointer,
    metadata_node,
    struct_body,
    unquoted,
)

_SYSTEM = ("/usr/include/", "/usr/lib/", "/usr/local/include/")
_VECTOR = re.compile(r"std::_Vector_base<(.+?)(?:, std::allocator<.*)?>::")
FORK = "__kmpc_fork_call"  # of OpenMP's run-time library: a place, a count, a function, and its arguments
OUTLINED = ".omp_outlined"  # behind the name of a function: the body of one of its parallel loops
_LEVELS = 3  # a variable may be a pointer to the numbers, a descriptor of them, or the numbers themselves


def is_of_system(file: str) -> bool:
    """Whether a source came with the compiler or the system: nobody changes the types there."""
    return file.startswith(_SYSTEM) or "/include/c++/" in file


@dataclass
class Variable:
    """A class of memory: `names` are (function, name, line) of the source variables in it.

    Those of the user's files stand before those of headers, and those of callers before those of what they call.
    """

    number: int
    names: list[tuple[str, str, int]] = field(default_factory=list[tuple[str, str, int]])
    own: int = 0  # how many of the names are in the user's files
    argument: int | None = None  # of the analysed function
    fixed: str = ""  # why its numbers must stay as they are


class Places:
    """The classes of a program; `functions` are those that count, the analysed one first."""

    def __init__(self, module: Module, functions: list[Function]):
        self.module = module
        self.functions = functions
        self._parents: list[int] = []
        self._pointees: dict[int, int] = {}
        self._nodes: dict[Hashable, int] = {}
        self._fields: dict[int, tuple[str, int]] = {}
        self._composites = _composites(module)
        for function in functions:
            for instruction in function.instructions():
                if isinstance(instruction, (Load, Store)):
                    self._node(instruction.pointer)
                self._relate(instruction)
        self._variables: dict[int, Variable] = {}
        self._name_all()

    def variable_of(self, pointer: Value) -> Variable:
        """The class of the memory at an address."""
        return self._at(self._node(pointer))

    def reached(self, pointer: Value) -> list[Variable]:
        """The class of the memory at an address, of what is pointed to from there, and so on."""
        return list(self._levels(self._node(pointer)))

    # ---- unification ------------------------------------------------------------------------------------------
    def _new(self) -> int:
        self._parents.append(len(self._parents))
        return len(self._parents) - 1

    def _find(self, node: int) -> int:
        while self._parents[node] != node:
            self._parents[node] = self._parents[self._parents[node]]
            node = self._parents[node]
        return node

    def _unify(self, first: int, second: int) -> None:
        work = [(first, second)]
        while work:
            left, right = map(self._find, work.pop())
            if left == right:
                continue
            self._parents[right] = left
            if right in self._fields:
                self._fields.setdefault(left, self._fields[right])
            below = self._pointees.pop(right, None)
            if below is not None and left in self._pointees:
                work.append((self._pointees[left], below))
            elif below is not None:
                self._pointees[left] = below

    def _pointee(self, node: int) -> int:
        node = self._find(node)
        if node not in self._pointees:
            self._pointees[node] = self._new()
        return self._pointees[node]

    def _keyed(self, key: Hashable) -> int:
        if key not in self._nodes:
            self._nodes[key] = self._new()
        return self._nodes[key]

    def _node(self, pointer: Value) -> int:
        match pointer:
            case Load():
                return self._pointee(self._node(pointer.pointer))
            case GetElementPtr():
                return self._element(pointer.source_type, pointer.pointer, pointer.indices)
            case ConstantExpression(opcode="getelementptr", source_type=Type() as type_, operands=[base, *indices]):
                return self._element(type_, base, indices)
            case ConstantExpression(operands=[base, *_]):
                return self._node(base)
            case Cast() | Freeze():
                return self._node(pointer.operands[0])
            case ExtractValue():
                return self._within(pointer.operands[0])
            case Call() | Invoke() if isinstance(pointer.callee, Function) and not pointer.callee.is_declaration:
                return self._keyed(("returned", pointer.callee))
            case _:
                return self._keyed(pointer)

    def _within(self, aggregate: Value) -> int:
        """What the addresses in a struct point to that is a value."""
        match aggregate:
            case Load():
                return self._pointee(self._node(aggregate.pointer))
            case ExtractValue() | Freeze():
                return self._within(aggregate.operands[0])
            case Call() | Invoke() if isinstance(aggregate.callee, Function) and not aggregate.callee.is_declaration:
                return self._keyed(("returned", aggregate.callee))
            case _:
                return self._keyed(("within", aggregate))

    def _target(self, value: Value) -> int:
        """The same of an address, or of a struct with addresses."""
        return self._node(value) if is_pointer(value.type) else self._within(value)

    def _element(self, type_: Type, base: Value, indices: Sequence[Value]) -> int:
        """The field that an address leads to; without one the whole object."""
        found: tuple[str, int] | None = None
        for index in indices[1:]:
            body = struct_body(type_)
            if body is not None and isinstance(index, ConstantInt):
                found = (type_.name, index.value) if isinstance(type_, NamedStructType) else found
                type_ = body.fields[index.value]
            else:
                type_ = element_type(type_, 0)
        if found is None:
            return self._node(base)
        node = self._keyed(found)
        self._fields[self._find(node)] = found
        return node

    def _relate(self, instruction: Instruction) -> None:
        match instruction:
            case Store() if holds_pointer(instruction.value.type):
                self._unify(self._pointee(self._node(instruction.pointer)), self._target(instruction.value))
            case Phi() | Select() | InsertValue() if holds_pointer(instruction.type):
                values = instruction.operands[1:] if isinstance(instruction, Select) else instruction.operands
                for value in values:
                    if holds_pointer(value.type) and not isinstance(value, Undef | Poison):
                        self._unify(self._target(instruction), self._target(value))
            case Return(operands=[value]) if holds_pointer(value.type):
                self._unify(self._keyed(("returned", instruction.function)), self._target(value))
            case Call() | Invoke() if isinstance(instruction.callee, Function):
                self._pass(instruction, instruction.callee)
            case _:
                pass

    def _pass(self, call: Call | Invoke, callee: Function) -> None:
        if bare_name(callee.name).startswith(("llvm.memcpy", "llvm.memmove")):
            self._unify(self._node(call.arguments[0]), self._node(call.arguments[1]))
        parameters, arguments = callee.arguments, call.arguments
        if bare_name(callee.name) == FORK and isinstance(arguments[2], Function):
            parameters, arguments = arguments[2].arguments[2:], arguments[3:]  # behind the numbers of the thread
        elif callee.is_declaration:
            return
        for parameter, argument in zip(parameters, arguments):
            if holds_pointer(argument.type):
                self._unify(self._target(parameter), self._target(argument))

    # ---- names ------------------------------------------------------------------------------------------------
    def _name_all(self) -> None:
        for function in self.functions:
            place = function_location(function)
            where = place.function.partition(OUTLINED)[0]
            is_own = not is_of_system(place.file)
            for record in debug_records(function):
                if record.kind != "dbg_declare" or len(record.values) != 1:
                    continue
                node = metadata_node(self.module, record.text.split(", ")[1])
                if isinstance(record.values[0], (Alloca, Argument)) and node.text("name"):
                    self._name(self._node(record.values[0]), (where, node.text("name"), node.number("line")), is_own)
        for variable in self.module.globals.values():
            if variable in self._nodes and not variable.is_constant:
                self._name(self._nodes[variable], ("", bare_name(variable.name), 0), True)
        for node, (type_, index) in list(self._fields.items()):
            self._name(node, ("", self._field_name(type_, index), 0), True)
        for position, argument in enumerate(self.functions[0].arguments):
            if is_pointer(argument.type):
                for variable in self._levels(self._node(argument)):
                    variable.argument = position if variable.argument is None else variable.argument

    def _at(self, node: int) -> Variable:
        node = self._find(node)
        if node not in self._variables:
            self._variables[node] = Variable(len(self._variables))
        return self._variables[node]

    def _levels(self, node: int) -> Iterator[Variable]:
        """The class of a variable, of what it points to, and so on."""
        for _ in range(_LEVELS):
            yield self._at(node)
            below = self._pointees.get(self._find(node))
            if below is None:
                return
            node = below

    def _name(self, node: int, name: tuple[str, str, int], is_own: bool) -> None:
        for variable in self._levels(node):
            if name not in (names := variable.names):
                names.insert(variable.own if is_own else len(names), name)
                variable.own += is_own

    def _field_name(self, type_: str, index: int) -> str:
        bare = bare_name(type_).partition(".")[2] or bare_name(type_)
        if vector := _VECTOR.match(bare):
            return f"elements of std::vector<{vector[1]}>"
        node = self._composites.get(bare) or self._composites.get(bare.rpartition("::")[2])
        members = metadata_node(self.module, node.text("elements")).operands if node is not None else ()
        fields = [metadata_node(self.module, m) for m in members]
        fields = [f for f in fields if f.text("tag") in ("DW_TAG_member", "DW_TAG_inheritance")]
        member = fields[index].text("name") if index < len(fields) else ""
        return f"{bare.removeprefix('(anonymous namespace)::')}.{member or index}"


def _composites(module: Module) -> dict[str, MetadataNode]:
    """The struct types that the debug information describes, by name."""
    found: dict[str, MetadataNode] = {}
    for key, text in module.metadata.items():
        if "!DICompositeType(" in text and "elements:" in text:
            node = metadata_node(module, key)
            if node.text("name"):
                found.setdefault(unquoted(node.text("name")), node)
    return found

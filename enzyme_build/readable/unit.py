"""A whole C file: headers, helpers, structs, globals, prototypes and functions, each only if something needs it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_build.errors import UnsupportedError, blame
from enzyme_build.ir import (
    Alias,
    Argument,
    Function,
    GlobalValue,
    GlobalVariable,
    Instruction,
    Module,
    Type,
    Value,
    bare_name,
    function_location,
    initializer_of,
    parse_type,
)
from enzyme_build.readable.body import Body
from enzyme_build.readable.c_types import KEYWORDS, CType, Types, identifier
from enzyme_build.readable.calls import Callees, effect_of, is_complex_pair, refuse_other_registers
from enzyme_build.readable.commoning import simplify
from enzyme_build.readable.globals_text import Initial
from enzyme_build.readable.graph import Line, Node, in_order
from enzyme_build.readable.joining import Joining
from enzyme_build.readable.library import HEADERS, HELPERS, RUNTIME, Helpers
from enzyme_build.readable.library_names import RESERVED
from enzyme_build.readable.loops import with_loops
from enzyme_build.readable.members import heads_of_functions, member_names
from enzyme_build.readable.naming import SourceNames, plain_name
from enzyme_build.readable.pointees import pointees
from enzyme_build.readable.printing import Printer
from enzyme_build.readable.runtime import is_derivative
from enzyme_build.readable.shortening import shortened
from enzyme_build.readable.structure import Go, structured, tidied

_BYVAL = re.compile(r"\bbyval\((.*?)\)(?: |$)")


_WAY_OUT = "only printing refuses it: a link differentiates it; show a function that it is not in, or take it out"


@dataclass
class Statistics:
    """Of what was printed: functions, and those that have a goto; lines of code without comments."""

    functions: int = 0
    with_goto: int = 0
    lines: int = 0


@dataclass
class Unit:
    """Prints a module's functions that the roots need; `names` are the roots' names in C by their symbols."""

    module: Module
    names: dict[str, str]
    sources: Callable[[str], Sequence[str]] = lambda path: ()
    statistics: Statistics = field(default_factory=Statistics)

    def __post_init__(self) -> None:
        known = {*HEADERS, *KEYWORDS, *RESERVED}
        self.names = {symbol: f"{name}_primal" if name in known else name for symbol, name in self.names.items()}
        self.source_names = SourceNames(self.module)
        self.types = Types(self.module.layout, member_names(self.module))
        self.helpers = Helpers()
        has_stack = any(bare_name(name).startswith("enzyme_build.stack") for name in self.module.functions)
        self.callees = Callees(self.types, self.function_name, self.parameter_types, self.helpers, has_stack)
        self._heads = heads_of_functions(self.module)
        self._symbols: dict[GlobalValue, str] = {}
        self._taken: set[str] = {*self.names.values(), *known}
        self._pointees: dict[Function, dict[Value, Type]] = {}
        self._known: dict[Value, Type] = {}
        self._work: list[GlobalValue] = []
        self._texts: dict[GlobalValue, str] = {}

    # ---- names of symbols ----------------------------------------------------------------------------------
    def global_name(self, value: GlobalValue) -> str:
        """The C name of a function or global, which will be in the file."""
        if isinstance(value, Function):
            return self.function_name(value)
        found = self._symbols.get(value)
        if found is None:
            name = bare_name(value.name)
            found = self._unique(re.sub(r"^\.", "", name).replace(".shadow", "_b"))
            self._symbols[value] = found
            self._work.append(value)
        return found

    def function_name(self, function: Function) -> str:
        """The C name of a function; libraries' are their own."""
        found = self._symbols.get(function)
        if found is None:
            symbol = bare_name(function.name)
            if symbol in RUNTIME and function.is_declaration:
                return RUNTIME[symbol]
            found = self.names.get(symbol, "")
            if not found and function.is_declaration and symbol in HEADERS:
                self.helpers.headers.add(HEADERS[symbol])
                found = symbol
            elif not found:
                found = self._unique(_derivative_name(symbol))
            self._symbols[function] = found
            self._work.append(function)
        return found

    def _unique(self, name: str) -> str:
        made = identifier(name, self._taken)
        self._taken.add(made)
        return made

    # ---- signatures ----------------------------------------------------------------------------------------
    def pointees_of(self, function: Function) -> dict[Value, Type]:
        """What each pointer of a function points to."""
        found = self._pointees.get(function)
        if found is None:
            self._pointees[function] = {}  # of itself it learns nothing
            simplify(function, effect_of, is_derivative(function))
            for callee in _called(function):
                if not callee.is_declaration:
                    self.pointees_of(callee)
            found = self._pointees[function] = pointees(function, self._known)
            self._known.update((a, found[a]) for a in function.arguments if a in found)
        return found

    def parameter_types(self, function: Function) -> list[CType]:
        """The C types of a function's parameters."""
        if function.is_declaration:
            return [self._struct_by_value(a) or self.types.value(a.type) for a in function.arguments]
        body = self._body(function)
        return [self._struct_by_value(a) or body.type_of(a) for a in function.arguments]

    def _struct_by_value(self, argument: Argument) -> CType | None:
        found = _BYVAL.search(argument.attributes)
        return self.types.of(parse_type(self.module, found[1])) if found else None

    def _body(self, function: Function) -> Body:
        return Body(
            function, self.types, self.callees, self.pointees_of(function), self.global_name, self._is_variable,
            self.types.value(function.return_type),
        )  # fmt: skip

    def _is_variable(self, instruction: Instruction) -> bool:
        return self.source_names.is_variable(instruction)

    # ---- the file ------------------------------------------------------------------------------------------
    def text(self, roots: Sequence[Function]) -> str:
        """The file."""
        for root in roots:
            self.function_name(root)
        bodies: list[str] = []
        while self._work:
            value = self._work.pop()
            if isinstance(value, Function):
                self._texts[value] = "" if value.is_declaration else self._function(value, value in roots)
            else:
                self._texts[value] = self._global(value)
        functions = [value for value in self._texts if isinstance(value, Function)]
        variables = [text for value, text in self._texts.items() if not isinstance(value, Function)]
        ordered = [*(f for f in functions if f not in roots), *roots]
        prototypes = [self._prototype(f, f in roots) for f in self._named_early(ordered, variables)]
        bodies = [self._texts[f] for f in ordered if self._texts[f]]
        ahead = [_declaration(text) for text in variables if any("&" in other for other in variables)]
        self._note_helpers("\n".join(bodies))
        parts = [
            "".join(f"#include <{header}>\n" for header in sorted(self.helpers.headers)),
            "".join(vector.text() for vector in self.types.vectors.values()),
            "\n".join(struct.text() for struct in self.types.structs.values()),
            "\n".join(self.helpers.texts.values()),
            "".join(f"{prototype}\n" for prototype in prototypes if prototype),
            "".join(ahead),
            "".join(variables),
            "\n".join(bodies),
        ]
        return "\n".join(part for part in parts if part)

    def _named_early(self, ordered: Sequence[Function], variables: Sequence[str]) -> list[Function]:
        """The functions that need a prototype: something in front of their definition names them."""
        found: list[Function] = []
        before = "".join(variables)
        for function in ordered:
            is_known = function.is_declaration and bare_name(function.name) in HEADERS
            if not is_known and (function.is_declaration or re.search(rf"\b{self._symbols[function]}\b", before)):
                found.append(function)
            before += self._texts[function]
        return found

    def _note_helpers(self, text: str) -> None:
        """What the functions use without having said so: helpers for bits, and the macros of math.h."""
        for name in sorted(HELPERS):
            if f"{name}(" in text and re.search(rf"\b{name}\(", text):
                self.helpers.use(name)
        if re.search(r"\b(?:NAN|INFINITY|isunordered|islessgreater|fmodf?l?)\b", text):
            self.helpers.headers.add("math.h")

    def _prototype(self, function: Function, is_root: bool) -> str:
        head = self._head(function, is_root)
        symbol, name = bare_name(function.name), self._symbols[function]
        label = f' __asm__("{symbol}")' if function.is_declaration and name != symbol else ""
        return f"{head}{label};"

    def _head(self, function: Function, is_root: bool, names: Sequence[str] = ()) -> str:
        types = self.parameter_types(function)
        given = names or [""] * len(types)
        parameters = [type_.declare(name) for type_, name in zip(types, given)]
        if function.function_type.variadic:
            parameters.append("...")
        elif not parameters:
            parameters = ["void"]
        declared = f"{self._symbols[function]}({', '.join(parameters)})"
        static = "" if is_root or function.is_declaration else "static "
        if function.is_declaration:
            refuse_other_registers(function)
            if is_complex_pair(function.return_type):
                return f"_Complex long double {declared}"
        return static + self.types.value(function.return_type).declare(declared)

    def _function(self, function: Function, is_root: bool) -> str:
        try:
            with blame(function_location(function)):
                return self._written(function, is_root)
        except UnsupportedError as error:
            error.help = error.help or _WAY_OUT
            raise

    def _written(self, function: Function, is_root: bool) -> str:
        if function.function_type.variadic:
            raise UnsupportedError("a function with a variable list of arguments")
        body = self._body(function)
        self.source_names.enter(function)
        entry = body.run()
        objects = frozenset(body.objects)
        joining = Joining(entry, body.copies, function.arguments, objects, body.type_of, self.source_names.of)
        joining.write_copies()
        names = _Names(function, body, joining, self)
        entry = shortened(entry, names.of)
        pieces, labels = structured(entry)
        pieces = with_loops(tidied(pieces, labels), labels, names.of)
        if pieces and isinstance(pieces[-1], Go) and pieces[-1].word == "return" and pieces[-1].expression is None:
            pieces.pop()
        numbered = {node: f"L{n + 1}" for n, node in enumerate(sorted(labels, key=lambda node: node.number))}
        printer = Printer(names.of, names.variables, numbered, self._comment, _goes_back(entry))
        lines = printer.write(pieces)
        self.statistics.functions += 1
        self.statistics.with_goto += bool(labels)
        self.statistics.lines += sum(not line.lstrip().startswith("//") for line in lines) + 2
        locals_ = [f"  {type_.declare(name)};" for name, type_ in names.objects.items()]
        by_value = names.by_value(function)
        head = self._head(function, is_root, names.parameters(function))
        return "\n".join([*_about(function), f"{head} {{", *by_value, *locals_, *lines, "}", ""])

    def _comment(self, line: Line) -> str:
        file, number = line
        if (Path(file).name, number) in self._heads:
            return ""  # what belongs to the whole function
        lines = self.sources(file)
        text = lines[number - 1].strip() if 0 < number <= len(lines) else ""
        text += " ." if text.endswith("\\") else ""  # else C would take the next line for a comment
        return f"// {Path(file).name}:{number}" + (f"  {text}" if text else "")

    def _global(self, value: GlobalValue) -> str:
        name = self._symbols[value]
        if isinstance(value, Alias):
            raise UnsupportedError(f"the alias `{value.name}`")
        assert isinstance(value, GlobalVariable)
        type_ = self.types.of(value.value_type)
        if value.initializer is None:
            label = f' __asm__("{bare_name(value.name)}")' if name != bare_name(value.name) else ""
            return f"extern {type_.declare(name)}{label};\n"
        constant = initializer_of(self.module, value)
        words = "static " if value.linkage in ("internal", "private") or value.is_constant else ""
        words += "_Thread_local " if value.thread_local else ""
        words += "const " if value.is_constant and type_.kind in ("integer", "float") else ""
        weak = "" if words.startswith("static") else "__attribute__((weak)) "
        written = Initial(self.types, self.global_name).text(constant) if constant is not None else ""
        return f"{weak}{words}{type_.declare(name)}{f' = {written}' if written else ''};\n"


def _declaration(text: str) -> str:
    """The declaration of a global in front of all others, by its definition."""
    head = text.partition(" = ")[0].removesuffix("\n").removesuffix(";")
    if not head.startswith("static"):
        head = f"extern {head}".replace("extern extern", "extern")
    return f"{head};\n"


def _derivative_name(symbol: str) -> str:
    """`f.gradient` is f_b, `f.forward` f_d."""
    symbol = symbol.removeprefix("enzyme_build.")
    endings = {"gradient": "_b", "forward": "_d", "augmented": "_fwd", "reverse": "_rev"}
    for word, ending in endings.items():
        symbol = re.sub(rf"\.{word}\b", ending, symbol)
    return symbol.replace(".", "_")


def _called(function: Function) -> list[Function]:
    found: dict[Function, None] = {}
    for instruction in function.instructions():
        for operand in instruction.operands:
            if isinstance(operand, Function) and not operand.is_declaration:
                found[operand] = None
    return list(found)


def _goes_back(entry: Node) -> bool:
    """Whether some way leads back that is no loop's: the graph is irreducible."""
    from enzyme_build.readable.graph import dominates, dominators, predecessors

    order = in_order(entry)
    number = {node: n for n, node in enumerate(order)}
    parent = dominators(order, predecessors(order))
    return any(
        number[target] <= number[node] and not dominates(parent, target, node)
        for node in order
        for target in node.exit.targets()
    )


def _about(function: Function) -> list[str]:
    """What a function is, where its name does not say it."""
    at = function_location(function)
    if at.line:
        return [f"// {at.function}, {Path(at.file).name}:{at.line}"]
    return [] if "enzyme_build.shown" in function.name else ["// a part of the derivative"]


class _Names:
    """The names of one function's variables."""

    def __init__(self, function: Function, body: Body, joining: Joining, unit: Unit):
        self._joining, self._body, self._unit = joining, body, unit
        self._taken: set[str] = {*KEYWORDS, *unit._taken}  # pyright: ignore[reportPrivateUsage]
        self._of_class: dict[int, str] = {}
        self._of_object: dict[Value, str] = {}
        self.variables: dict[str, CType] = {}
        self.objects: dict[str, CType] = {}
        classes = joining.classes()
        arguments = [joining.representative(a) for a in function.arguments]
        own = [n for n, values in classes.items() if any(map(unit.source_names.is_variable, values))]
        for number in dict.fromkeys([*arguments, *own, *classes]):
            self._name_class(number, classes[number], is_argument=number in arguments)
        for alloca in body.objects:
            name = self._unique(unit.source_names.of(alloca) or plain_name(alloca, "object"))
            self._of_object[alloca] = name
            self.objects[name] = body.types.of(alloca.allocated_type)

    def _name_class(self, number: int, values: list[Value], is_argument: bool) -> None:
        type_ = self._body.type_of(values[0])
        source = self._unit.source_names
        base = next((name for value in values if (name := source.of(value))), "")
        name = self._unique(base or plain_name(values[0], type_.kind), bool(base))
        self._of_class[number] = name
        if not is_argument:
            self.variables[name] = type_

    def _unique(self, base: str, is_source: bool = True) -> str:
        made = base if is_source and base not in self._taken else ""
        count = 1 if not is_source else 2
        while not made:
            candidate = f"{base}{count}" if not is_source else f"{base}_{count}"
            made = candidate if candidate not in self._taken else ""
            count += 1
        self._taken.add(made)
        return made

    def of(self, value: Value) -> str:
        """The name of a variable or object."""
        if value in self._of_object:
            return self._of_object[value]
        if not self._joining.knows(value):  # a temporary of a circle of copies
            name = self._of_object[value] = self._unique("kept", False)
            self.variables[name] = self._body.type_of(value)
            return name
        return self._of_class[self._joining.representative(value)]

    def parameters(self, function: Function) -> list[str]:
        """The names of the parameters."""
        return [f"{self.of(a)}_value" if _BYVAL.search(a.attributes) else self.of(a) for a in function.arguments]

    def by_value(self, function: Function) -> list[str]:
        """The addresses of what was handed over by value."""
        return [
            f"  {self._body.type_of(a).declare(self.of(a))} = (void *)&{self.of(a)}_value;"
            for a in function.arguments
            if _BYVAL.search(a.attributes)
        ]

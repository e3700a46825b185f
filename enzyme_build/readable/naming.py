"""Names of the source for values: written into LLVM's text before differentiation, read off it afterwards.

Optimisation drops the records that say which variable a value holds, but keeps values' names, and the differentiator
names what it makes after what it differentiates (`x.adjoint`).  So the prepared program's values get the names of their
variables, and in the end `x.adjoint` is printed as `x_b`, the tangent `x.tangent` as `x_d`, a tape as `tape_x`.
"""

from __future__ import annotations

import re

from enzyme_build.ir import (
    Argument,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Module,
    Phi,
    Value,
    bare_name,
    metadata_node,
    source_variables,
    variables_in_memory,
)
from enzyme_build.readable.c_types import identifier

_ENDINGS = {"adjoint": "_b", "tangent": "_d"}
_FORWARD = re.compile(r"\.(?:forward|tangent)\b")  # in the names of functions


def name_values(module: Module) -> None:
    """Give each value the name of the source's variable that it holds, in all functions with a body."""
    for function in module.functions.values():
        if not function.is_declaration:
            _name_values(function)


def _name_values(function: Function) -> None:
    in_memory = variables_in_memory(function)
    taken: dict[str, int] = {}
    found = source_variables(function)
    for argument in function.arguments:
        if argument not in found and argument.name and not argument.name.isdigit():
            taken[argument.name] = 1
    for value, name in found.items():
        if not isinstance(value, (Argument, Instruction)) or not name.isidentifier():
            continue
        if value in in_memory and not isinstance(value, Argument) and isinstance(value, (Load, GetElementPtr)):
            continue
        count = taken.get(name, 0)
        taken[name] = count + 1
        value.name = f"{name}.v{count}" if count else f"{name}.v"
    _name_copies(function, taken)
    function.header_text = None
    _name_loops(function)


def _name_copies(function: Function, taken: dict[str, int]) -> None:
    """What leaves a loop is the variable that it was inside."""
    for block in function.blocks:
        for phi in block.phis:
            name, dot, rest = phi.operands[0].name.partition(".")
            if len(phi.operands) == 1 and dot and re.fullmatch(r"v\d*", rest) and ".v" not in phi.name:
                taken[name] = taken.get(name, 0) + 1
                phi.name = f"{name}.v{taken[name]}"


def _name_loops(function: Function) -> None:
    """Headers of loops after the variable that they count with: the differentiator names its counters after them."""
    for block in function.blocks:
        for phi in block.phis:
            if ".v" in phi.name and _is_stepped(phi):
                block.name = f"{phi.name.partition('.')[0]}.loop"
                break
        else:
            if block.name and not block.name.isdigit() and "." not in block.name and block is not function.entry:
                block.name = f".{block.name}"


def _is_stepped(phi: Phi) -> bool:
    for value in phi.operands:
        if isinstance(value, Instruction) and phi in value.operands and value.type is phi.type:
            return str(phi.type).startswith("i")
    return False


def variable_names(module: Module) -> frozenset[str]:
    """All names that local variables of the sources have."""
    return frozenset(
        name
        for text in module.metadata.values()
        if "!DILocalVariable(" in text and (name := metadata_node(module, text).text("name")).isidentifier()
    )


class SourceNames:
    """`of(value)` is the C name that says what a value is, "" where nothing does."""

    def __init__(self, module: Module):
        self._variables = variable_names(module)
        self._shadow = "_b"

    def enter(self, function: Function) -> None:
        """From now on shadows hold tangents, if it is a forward derivative, else adjoints."""
        self._shadow = "_d" if _FORWARD.search(bare_name(function.name)) else "_b"

    def of(self, value: Value) -> str:
        """The name, not unique yet."""
        return self.of_name(bare_name(value.name))

    def of_name(self, name: str) -> str:
        """`x.v` is x, `d.x.v` its shadow, `x.v.adjoint` its adjoint, `x.v.tape` the tape that has it."""
        ending = ""
        if name.startswith("d."):
            name, ending = name[2:], self._shadow
        base, dot, rest = name.partition(".")
        if base == "seed":
            return "seed"
        if not dot or not (rest == "v" or re.match(r"v\d*(\.|$|\d)|loop\b", rest)):
            return ""
        steps = rest.split(".")[1:]
        for step in steps:
            word = re.sub(r"\d+$", "", step)
            if word in _ENDINGS:
                ending = ending or _ENDINGS[word]
            elif word == "shadow":
                ending = ending or self._shadow
            elif word == "tape":
                return identifier(f"tape_{base}{ending}")
        if base not in self._variables:
            return ""
        return identifier(base + ending)

    def is_variable(self, value: Value) -> bool:
        """Whether it holds a variable of the source itself, not a derivative."""
        base, _, rest = bare_name(value.name).partition(".")
        return base in self._variables and re.fullmatch(r"v\d*(?:\.i\d*)*", rest) is not None


def plain_name(value: Value, type_kind: str) -> str:
    """A short name for what has none in the source: by what kind of thing it is."""
    steps = [re.sub(r"\d+$", "", step) for step in bare_name(value.name).split(".")]
    for word, short in _WORDS.items():
        if word in steps:
            return short
    return {"integer": "n", "float": "t", "pointer": "p"}.get(type_kind, "s")


_WORDS = {
    "tape": "tape", "adjoint": "t_b", "tangent": "t_d", "index": "turn", "count": "count", "top": "top", "capacity":
    "capacity", "entered": "way", "seed": "seed", "result": "result", "base": "base",
}  # fmt: skip

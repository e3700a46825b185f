"""Debug information for derived code: a derivative is a function of its own, into which its primal is inlined.

`gradient of f` is an artificial subprogram.  What derives from an instruction of f has that instruction's location, in
f and in whatever was inlined into f, and f itself is inlined at its first line into `gradient of f`.  So debuggers,
sanitizers and profilers show the primal's lines, and LLVM finds every chain of scopes ending in the function.
"""

from __future__ import annotations

import re

from enzyme_build.differentiate.session import Session
from enzyme_build.ir import Call, Function, Instruction, Invoke, Module, bare_name, metadata_node

_INLINED_AT = re.compile(r"inlinedAt: (![0-9]+)")
_NAMES = {"gradient": "gradient of", "forward": "forward derivative of"}


def give_locations(session: Session) -> None:
    """Locate the code of every derivative that this run made; primals without debug information give none."""
    for (primal, signature), derivative in session.derivatives.items():
        whole = _NAMES.get(signature.mode, "derivative of")
        halves = ((derivative.function, whole), (derivative.augmented, "forward sweep of"))
        for made, name in (*halves, (derivative.reverse, "reverse sweep of")):
            if made is not None and "dbg" not in made.metadata:
                locate(session.module, primal, made, name)
    for function in session.module.functions.values():
        if function.is_parsed and "dbg" in function.metadata:
            complete_calls(function)


def complete_calls(function: Function) -> None:
    """LLVM wants a place for each call that it may inline: the function's first line, where there is no better."""
    place = _first_line(function)
    for instruction in function.instructions():
        if isinstance(instruction, (Call, Invoke)):
            instruction.metadata.setdefault("dbg", place)


def _first_line(function: Function) -> str:
    scope = function.metadata["dbg"]
    line = metadata_node(function.module, scope).number("line")
    return function.module.add_metadata(f"!DILocation(line: {line}, scope: {scope})")


def locate(module: Module, primal: Function, made: Function, name: str) -> None:
    """Code that derives from a primal is inlined into a subprogram of its own."""
    scope = _subprogram(module, primal, made, name)
    if not scope:
        return
    made.metadata["dbg"] = scope
    chains = _Chains(module, module.add_metadata("distinct " + module.metadata[_first_line(made)]))
    for instruction in made.instructions():
        place = _dbg_of(instruction)
        if place:
            instruction.metadata["dbg"] = chains.inlined(place)
        if loop := instruction.metadata.get("llvm.loop"):
            instruction.metadata["llvm.loop"] = chains.loop(loop)


def _subprogram(module: Module, primal: Function, made: Function, name: str) -> str:
    """The node of the derivative, beside the primal's; "" if that has none."""
    node = metadata_node(module, primal.metadata.get("dbg", ""))
    if node.kind != "DISubprogram" or not node.text("unit"):
        return ""
    nothing = module.add_metadata("!{null}")
    type_ = module.add_metadata(f"!DISubroutineType(types: {nothing})")
    line = node.number("line")
    found = module.add_metadata(f"distinct !{{{made.name}}}")  # a node of its own, whatever its text will be
    module.metadata[found] = (
        f'distinct !DISubprogram(name: "{name} {_escaped(node.text("name") or bare_name(primal.name))}", '
        f"scope: {node.text('file')}, file: {node.text('file')}, line: {line}, type: {type_}, scopeLine: {line}, "
        f"flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, "
        f"unit: {node.text('unit')})"
    )
    return found


def _escaped(text: str) -> str:
    return "".join(c if c.isprintable() and c not in '"\\' else "".join(f"\\{b:02X}" for b in c.encode()) for c in text)


def _dbg_of(instruction: Instruction) -> str:
    """The primal's location of an instruction, its own or its origin's."""
    found: Instruction | None = instruction
    while found is not None:
        if "dbg" in found.metadata:
            return found.metadata["dbg"]
        found = found.origin
    return ""


class _Chains:
    """The primal's locations with one more step at the end of their inlined-at chains."""

    def __init__(self, module: Module, end: str):
        self.module = module
        self.end = end
        self._made: dict[str, str] = {}

    def inlined(self, place: str) -> str:
        found = self._made.get(place)
        if found is None:
            text = self.module.metadata[place]
            match = _INLINED_AT.search(text)
            if match is not None:
                text = f"{text[: match.start(1)]}{self.inlined(match[1])}{text[match.end(1) :]}"
            else:
                text = f"{text[:-1]}, inlinedAt: {self.end})"
            found = self._made[place] = self.module.add_metadata(text)
        return found

    def loop(self, reference: str) -> str:
        """A loop's node, which names itself first and then perhaps its first and its last place."""
        found = self._made.get(reference)
        if found is None:
            rest = metadata_node(self.module, reference).operands[1:]
            places = [r for r in rest if metadata_node(self.module, r).kind == "DILocation"]
            moved = [self.inlined(r) if r in places else r for r in rest]
            found = self._made[reference] = self.module.add_metadata(f"distinct !{{{self.end}, {reference}}}")
            self.module.metadata[found] = f"distinct !{{{', '.join([found, *moved])}}}"
        return found

"""A prepared program in pieces: requests that can be answered on their own, with no more of it than they reach.

A piece is some requests about functions that share most of what they reach, and that; the program calls it.  It is
known by its text, so a change elsewhere in the program leaves its derivatives as they are.

What a request reaches must be the same wherever it is: functions that are only called, by name, and constants.  A
request that reaches anything else (variables, functions by their addresses) stays in the program.  So do all requests
where a program says more of functions, as by registered derivatives, and those about little: their derivatives may be
worth inlining where they are asked for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from enzyme_build.differentiate import PlainRequest, outline, plain_requests
from enzyme_build.ir import Function, Module, bare_name, global_line, print_function, print_module, quoted
from enzyme_build.toolchain import cache, scope, units, visibility

PREFIX = "enzymepy.request."
LEAST = 40  # lines of what a request reaches
LEAST_OF_ALL = 2000  # lines of what requests reach, together: else all is made as fast as it is taken apart
_SHARED = 0.5  # of the smaller of two: more is not differentiated twice
_TYPE = re.compile(r'%("[^"]*"|[-\w$.]+)')
_NUMBERED = re.compile(r'"[^"]*"|![0-9]+|#[0-9]+')
_UNIT = re.compile(r"^(![0-9]+) = distinct !DICompileUnit\(", re.MULTILINE)
_PLACE = re.compile(r"\b(line|column|scopeLine): \d+|(!DIFile\()filename: [^\n]*")
_SECTIONS_OF_PLACES = re.compile(r"emissionKind: (?!NoDebug)")


@dataclass(frozen=True)
class Piece:
    """LLVM's text of a prepared program that answers some requests; `about` are the functions that these name."""

    text: str
    about: tuple[str, ...]

    @property
    def identity(self) -> str:
        """What its machine code depends on."""
        return _without_places(self.text)


def _without_places(text: str) -> str:
    """The text without files and lines, unless it gets sections that say them."""
    return text if _SECTIONS_OF_PLACES.search(text) else _PLACE.sub(r"\1\2", text)


def take(module: Module) -> list[Piece]:
    """Take the pieces out of a prepared program: none, where it is too small to gain by it."""
    if any(line.startswith("module asm") for line in module.header):
        return []
    program = _Program(module)
    if program.unit.states:
        return []
    requests = [(request, reached) for request in plain_requests(module) if (reached := program.reached_by(request))]
    requests = [(r, reached) for r, reached in requests if program.lines(reached) >= LEAST]
    if program.lines({name for _, reached in requests for name in reached}) < LEAST_OF_ALL:
        return []
    pieces = [_piece(program, group) for group in _groups(program, requests)]
    program.forget_what_nobody_needs()
    return pieces


_Reaching = tuple[PlainRequest, frozenset[str]]


class _Program:
    """What the functions of a module refer to.  Names are the linker's."""

    def __init__(self, module: Module):
        self.module = module
        self.unit = units.read(print_module(module))
        self.functions = {bare_name(name): function for name, function in module.functions.items()}
        self.globals = {bare_name(name): variable for name, variable in module.globals.items()}
        self._taken = {name for names in self.unit.addresses.values() for name in names}

    def reached_by(self, request: PlainRequest) -> frozenset[str]:
        """The names that a request reaches; none, if it depends on more than they say."""
        seen = set[str]()
        work = list(map(bare_name, request.names))
        while work:
            name = work.pop()
            if name in seen:
                continue
            if not self._is_alike_everywhere(name):
                return frozenset()
            seen.add(name)
            work += self.unit.refers.get(name, ())
        return frozenset(seen)

    def _is_alike_everywhere(self, name: str) -> bool:
        binding, unit = self.unit.defines.get(name), self.unit
        if function := self.functions.get(name):
            if binding is None:
                return function.is_declaration
            is_plain = name not in self._taken and name not in unit.indirect and name not in unit.open
            return is_plain and binding != units.WEAK
        if variable := self.globals.get(name):
            if binding is None:
                return name.startswith("enzyme_") or name in scope.system_names()
            return variable.is_constant and binding != units.WEAK and not name.startswith("_ZT")
        return False  # an alias

    def lines(self, names: Iterable[str]) -> int:
        """How much code there is in functions."""
        return sum(
            _lines(self.functions[name]) for name in names if name in self.unit.defines and name in self.functions
        )

    def forget_what_nobody_needs(self) -> None:
        """Drop the local functions that nothing of the program refers to any more."""
        local = {n for n, binding in self.unit.defines.items() if binding == units.LOCAL and n in self.functions}
        needed = set[str]()
        work = [name for name in self.unit.defines if name not in local]
        while work:
            name = work.pop()
            if name not in needed:
                needed.add(name)
                work += self._refers_now(name)
        for name in local - needed:
            del self.module.functions[self.functions[name].name]

    def _refers_now(self, name: str) -> Iterable[str]:
        if name not in self.unit.targets:
            return self.unit.refers.get(name, ())
        return units.names_in(print_function(self.functions[name]))


def _lines(function: Function) -> int:
    return print_function(function).count("\n")


def _groups(program: _Program, requests: list[_Reaching]) -> list[list[_Reaching]]:
    """Requests that share most of what they reach go together."""
    groups: list[tuple[list[_Reaching], set[str]]] = []
    for request, reached in requests:
        size = program.lines(reached)
        joined = ([(request, reached)], set(reached))
        apart: list[tuple[list[_Reaching], set[str]]] = []
        for group in groups:
            shared = program.lines(group[1] & joined[1])
            if shared and shared >= _SHARED * min(size, program.lines(group[1])):
                joined = ([*group[0], *joined[0]], group[1] | joined[1])
            else:
                apart.append(group)
        groups = [*apart, joined]
    return [members for members, _ in groups]


def _piece(program: _Program, group: list[_Reaching]) -> Piece:
    module = program.module
    names = {name for _, reached in group for name in reached}
    asking = [outline(module, request, quoted(f"{PREFIX}{n}")) for n, (request, _) in enumerate(group)]
    text = _text(program, names, asking)
    name = f"{PREFIX}{cache.digest([_without_places(text)])}."
    for number, function in enumerate(asking):
        declared = module.functions.pop(function.name)
        declared.name = quoted(f"{name}{number}")
        module.functions[declared.name] = declared
    return Piece(text.replace(PREFIX, name), tuple(dict.fromkeys(bare_name(r.target.name) for r, _ in group)))


# ---- text ---------------------------------------------------------------------------------------------------------


def _text(program: _Program, names: set[str], asking: list[Function]) -> str:
    """These definitions, local but for the functions that ask, and all that they need to be a module.

    Nothing in it depends on the rest of the program: metadata and attributes are numbered as they are come across.
    """
    module, defined = program.module, program.unit.defines
    bodies = [print_function(f) for name, f in program.functions.items() if name in names and name in defined]
    bodies += [print_function(function) for function in asking]
    lines = [global_line(variable) for name, variable in program.globals.items() if name in names and name in defined]
    there = {*names & defined.keys(), *(bare_name(function.name) for function in asking)}
    mentioned = {name for text in (*lines, *bodies) for name in units.names_in(text)} - there
    lines += [global_line(variable) for name, variable in program.globals.items() if name in mentioned]
    bodies += [print_function(function) for name, function in program.functions.items() if name in mentioned]
    header = [line for line in module.header if line.startswith("target ")]
    text = "\n".join([*header, *_types(module, [*lines, *bodies]), *lines, *bodies]) + "\n"
    text = visibility.internalise(text, lambda name, hidden: name.startswith(PREFIX))
    return _numbered(module, text)


def _types(module: Module, texts: list[str]) -> Iterator[str]:
    found = set[str]()
    work = texts
    while work:
        names = {name for text in work for name in _TYPE.findall(text) if name in module.types} - found
        found |= names
        work = [str(module.types[name].body) for name in names]
    for name, type_ in module.types.items():
        if name in found:
            yield f"%{name} = type {type_.body if type_.body is not None else 'opaque'}"


def _numbered(module: Module, text: str) -> str:
    """The text with the attributes and the metadata that it refers to, in the order in which it does."""
    known: dict[str, str] = {}
    waiting: list[str] = []  # what they say is still to be written
    counts = Counter[str]()

    def number(found: re.Match[str]) -> str:
        word = found[0]
        if word[0] == '"':
            return word
        if word not in known:
            known[word] = f"{word[0]}{counts[word[0]]}"
            counts[word[0]] += 1
            waiting.append(word)
        return known[word]

    def written(text: str) -> str:
        return _NUMBERED.sub(number, text)

    parts = [written(text)]
    if flags := module.named_metadata.get("!llvm.module.flags"):
        parts.append(f"!llvm.module.flags = {written(flags)}\n")
    for word in waiting:  # what they say mentions others, which come behind
        if word[0] == "#":
            parts.append(f"attributes {known[word]} = {{ {module.attribute_groups[word]} }}\n")
        else:
            parts.append(f"{known[word]} = {written(module.metadata[word])}\n")
    made = "".join(parts)
    compile_units = _UNIT.findall(made)
    return made + (f"!llvm.dbg.cu = !{{{', '.join(compile_units)}}}\n" if compile_units else "")

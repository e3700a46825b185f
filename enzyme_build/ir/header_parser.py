"""Reads the first line of a function: `define|declare linkage ... type @name(parameters) attributes`."""

from __future__ import annotations

import re

from enzyme_build.errors import InputError
from enzyme_build.ir.call_parser import CONVENTIONS
from enzyme_build.ir.constants import ConstantReader
from enzyme_build.ir.lexer import join_words, word_matches
from enzyme_build.ir.module import Function, Module
from enzyme_build.ir.types import Type, function_type

LINKAGES = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr common appending extern_weak "
    "external".split()
)
_BEFORE_ATTRIBUTES = frozenset("dso_local dso_preemptable default hidden protected dllimport dllexport".split())
_ATTACHMENTS = re.compile(r"(?:(?:^|\s+)![-\w.$]+ !\d+)+$")


def read_function(module: Module, line: str, body: str | None) -> Function:
    """Add the function with this first line and body (None: a declaration) to the module."""
    reader = _HeaderReader(module, line)
    function = reader.read()
    if function.name in module.functions:
        raise InputError(f"`@{function.name}` is defined twice")
    function.body_text = body
    function.header_text = line
    module.functions[function.name] = function
    return function


class _HeaderReader(ConstantReader):
    __slots__ = ("ends", "line")

    def __init__(self, module: Module, line: str):
        matches = word_matches(line)
        super().__init__(module, [match[0] for match in matches] + [""])
        self.line = line
        self.ends = [match.end() for match in matches]

    def read(self) -> Function:
        is_definition = self.take() == "define"
        metadata: dict[str, str] = {}
        while self.words[self.at][:1] == "!":  # declarations carry their attachments in front
            kind = self.take()
            metadata[kind[1:]] = self.take()
        linkage = self.take() if self.words[self.at] in LINKAGES else ""
        before = self._before_type()
        return_attributes = self._until_type()
        result = self.type()
        name = self.take()
        if name[:1] != "@":
            self.at -= 1
            self.fail("expected the function's name")
        self.expect("(")
        types, attributes, names, variadic = self._parameters()
        rest = self.line[self.ends[self.at - 1] :].strip()
        if is_definition:
            rest = rest[:-1].rstrip()
        rest = _take_attachments(rest, metadata)
        space = re.match(r"(?:local_unnamed_addr |unnamed_addr )?addrspace\((\d+)\)", rest)
        type_ = function_type(result, types, variadic)
        made = Function(self.module, name[1:], type_, names, attributes, linkage, int(space[1]) if space else 0)
        made.syntax.before_type = before
        made.syntax.return_attributes = return_attributes
        made.syntax.after_parameters = rest
        made.metadata = metadata
        return made

    def _before_type(self) -> str:
        start = self.at
        while (word := self.words[self.at]) in _BEFORE_ATTRIBUTES or word in CONVENTIONS or word == "cc":
            self.at += 2 if word == "cc" else 1
        return join_words(self.words[start : self.at])

    def _until_type(self) -> str:
        start = self.at
        while not self.starts_type(word := self.words[self.at]):
            if not word:
                self.fail("expected a type")
            self.at += 2 if word == "align" else 1
        return join_words(self.words[start : self.at])

    def _parameters(self) -> tuple[list[Type], list[str], list[str], bool]:
        types: list[Type] = []
        attributes: list[str] = []
        names: list[str] = []
        variadic = False
        while not self.accept(")"):
            if types or variadic:
                self.expect(",")
            if self.accept("..."):
                variadic = True
                continue
            types.append(self.type())
            start = self.at
            while (word := self.words[self.at])[:1] != "%" and word not in (",", ")"):
                self.at += 1
            attributes.append(join_words(self.words[start : self.at]))
            names.append(self.take()[1:] if word[:1] == "%" else "")
        return types, attributes, names, variadic


def _take_attachments(rest: str, metadata: dict[str, str]) -> str:
    """Move the metadata attachments at the end of a header into `metadata`."""
    found = _ATTACHMENTS.search(rest)
    if found is None:
        return rest
    words = found[0].split()
    metadata.update({kind[1:]: node for kind, node in zip(words[::2], words[1::2])})
    return rest[: found.start()]

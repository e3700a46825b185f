"""Reads a module: every top-level entry, but function bodies only as text.

An entry is one line, except that a definition goes on to the line that holds only `}`.  Bodies are read by
`parse_body` when somebody asks for the function's blocks, initial values by `initializer_of`.
"""

from __future__ import annotations

import re

from enzyme_build.errors import EnzymeBuildError
from enzyme_build.ir.address_spaces import with_generic_addresses
from enzyme_build.ir.constants import ConstantReader, parse_constant, parse_type
from enzyme_build.ir.header_parser import LINKAGES, read_function
from enzyme_build.ir.lexer import NAME, first_word_end, unreadable, word_matches
from enzyme_build.ir.module import GlobalVariable, Module
from enzyme_build.ir.types import DataLayout, NamedStructType, StructType, Type, pointer
from enzyme_build.ir.values import Alias, Constant

_GLOBAL = re.compile(rf'@({NAME}) = ((?:[^"]|"[^"]*")*?)\b(global|constant|alias|ifunc) ')
_GLOBAL_SUFFIX = re.compile(
    r'(?:section "[^"]*"|partition "[^"]*"|code_model "[^"]*"|comdat(?:\(\$[^)]*\))?|align \d+'
    r"|sanitize_\w+|no_sanitize_\w+|![-\w.]+ !\d+)"
)
_GLOBAL_ATTRIBUTES = re.compile(r"(?:^| )#\d+$")


_FUNCTION_NAME = re.compile(rf"@({NAME})\(")


_KEPT_OF_NAME = 700  # characters: more may come in front and behind
_LONG_NAME = re.compile(r"%([-\w$.]{800,})", re.ASCII)
_LONG_NAME_OR_LABEL = re.compile(r"(?:(?<=%)|^)[-\w$.]{800,}", re.ASCII | re.MULTILINE)

_SYMBOL = re.compile(rf"@({NAME})")


def parse_module(text: str) -> Module:
    """The module that LLVM's assembly `text` describes."""
    text, spaces = with_generic_addresses(text)
    parser = _ModuleParser(_with_short_names(text))
    try:
        parser.run()
    except (IndexError, KeyError, ValueError, TypeError, AssertionError) as error:
        raise unreadable(str(error) or "it ends too early", parser.line, parser.line_number()) from error
    except EnzymeBuildError as error:
        error.at = error.at or unreadable("", "", parser.line_number()).at
        error.message += f"\n    {parser.line.strip()[:200]}" if parser.line.strip()[:200] not in error.message else ""
        raise
    parser.module.spaces = spaces
    return parser.module


def _with_short_names(text: str) -> str:
    """The text with no local name that LLVM might refuse: it reads 1024 characters, and writes more itself.

    (It makes names of blocks out of those of functions that were inlined, one behind the other.)
    """
    long = dict.fromkeys(match[1] for match in _LONG_NAME.finditer(text))
    if not long:
        return text
    short = {name: f"{name[:_KEPT_OF_NAME]}.{number}" for number, name in enumerate(long)}
    return _LONG_NAME_OR_LABEL.sub(lambda match: short.get(match[0], match[0]), text)


def initializer_of(module: Module, variable: GlobalVariable) -> Constant | None:
    """The initial value of a global variable, None for an external one."""
    if variable.initializer is None:
        return None
    return parse_constant(module, variable.value_type, variable.initializer)


def named_in_initializers(module: Module) -> frozenset[str]:
    """The names of the symbols whose addresses globals start with, LLVM's own lists aside."""
    texts = (v.initializer for v in module.globals.values() if "@" in (v.initializer or "") and v.name[:5] != "llvm.")
    return frozenset(found for text in texts for found in _SYMBOL.findall(text or ""))


def add_definitions(module: Module, text: str) -> None:
    """Read functions in LLVM's text into a module; those that it knows already stay as they are."""
    parser = _ModuleParser(text, module)
    parser.run()


class _ModuleParser:
    def __init__(self, text: str, module: Module | None = None):
        self.text = text
        self.start = 0
        self.line = ""
        self.module = module or Module()
        self._known = set(self.module.functions)
        self._type_lines: list[tuple[str, str]] = []
        self._symbol_lines: list[tuple[int, str, str | None]] = []

    def line_number(self) -> int:
        return self.text.count("\n", 0, self.start) + 1

    def run(self) -> None:
        text, position, length = self.text, 0, len(self.text)
        while position < length:
            end = text.find("\n", position)
            end = length if end < 0 else end
            self.start, self.line = position, text[position:end]
            position = end + 1
            if self.line.startswith("define "):
                close = text.find("\n}", end)
                if not self.line.rstrip().endswith("{") or close < 0:
                    raise unreadable("a definition must open with `{` at its line's end and close with `}` on "
                                     "a line of its own", self.line, self.line_number())  # fmt: skip
                self._symbol_lines.append((self.start, self.line, text[end + 1 : close + 1]))
                position = close + 2
            elif self.line and not self.line.isspace():
                self._entry(self.line)
        self._finish_types()
        for start, line, body in self._symbol_lines:
            self.start, self.line = start, line
            if self.line[0] == "@":
                self._global(self.line)
            elif self._is_new(line):
                read_function(self.module, self.line, body)

    def _is_new(self, line: str) -> bool:
        name = _FUNCTION_NAME.search(line)
        return not self._known or name is None or name[1] not in self._known

    def _entry(self, line: str) -> None:
        first = line[0]
        if first in "@" or line.startswith("declare "):
            self._symbol_lines.append((self.start, line, None))
        elif first == "!":
            self._metadata(line)
        elif first == "%":
            name, _, body = line.partition(" = type ")
            self._type_lines.append((name[1:], body))
            self.module.types[name[1:]] = NamedStructType(name[1:])
        elif first == "$":
            self.module.comdats.append(line)
        elif first not in ";^":
            self._keyword_line(line)

    def _metadata(self, line: str) -> None:
        name, equals, body = line.partition(" = ")
        if not equals:
            raise unreadable("expected `=`", line, self.line_number())
        table = self.module.metadata if name[1:].isdigit() else self.module.named_metadata
        table[name] = body

    def _keyword_line(self, line: str) -> None:
        module = self.module
        if line.startswith("attributes "):
            name, _, body = line[11:].partition(" = ")
            module.set_attribute_group(name, body.strip()[1:-1].strip())
        elif line.startswith("target datalayout"):
            module.layout = DataLayout(line.split('"')[1])
            module.header.append(line)
        elif line.startswith("target triple"):
            module.triple = line.split('"')[1]
            module.header.append(line)
        elif line.startswith(("source_filename", "module asm")):
            module.header.append(line)
        elif not line.startswith("uselistorder"):  # an order hint that changed functions would break
            raise unreadable("expected a top-level entry", line, self.line_number())

    def _finish_types(self) -> None:
        for name, body in self._type_lines:
            if body.strip() != "opaque":
                type_ = parse_type(self.module, body)
                if not isinstance(type_, StructType):
                    raise unreadable("a named type must be a struct", f"%{name} = type {body}")
                self.module.types[name].body = type_

    def _global(self, line: str) -> None:
        match = _GLOBAL.match(line)
        if match is None:
            raise unreadable("expected a global variable or an alias", line, self.line_number())
        name, before, kind = match[1], match[2].split(), match[3]
        linkage = next((word for word in before if word in LINKAGES), "")
        if kind in ("alias", "ifunc"):
            self.module.aliases[name] = _alias(self.module, line, match.end(), name, kind == "ifunc", linkage)
            return
        type_, end = _read_type(self.module, line, match.end())
        space = next((int(word[10:-1]) for word in before if word.startswith("addrspace(")), 0)
        initializer, suffixes = _split_suffixes(line[end:].strip())
        alignment = next((int(suffix[6:]) for suffix in suffixes if suffix.startswith("align ")), 0)
        made = GlobalVariable(name, type_, initializer or None, linkage, kind == "constant", space, alignment)
        made.line = line
        made.thread_local = any(word.startswith("thread_local") for word in before)
        self.module.globals[name] = made


def _alias(module: Module, line: str, start: int, name: str, is_ifunc: bool, linkage: str) -> Alias:
    matches = word_matches(line, start)
    reader = ConstantReader(module, [match[0] for match in matches] + [""])
    type_ = reader.type()
    if reader.accept("("):
        type_ = reader.function_type_after(type_)
    reader.expect(",")
    address = reader.type() if reader.words[reader.at] == "ptr" else pointer()
    target = line[matches[reader.at].start() :].partition(", partition ")[0]
    made = Alias(address, name, type_, line, target, is_ifunc)
    made.linkage = linkage
    return made


def _read_type(module: Module, line: str, start: int) -> tuple[Type, int]:
    """The type at `start` of a line, and where it ends; the rest of the line may be long."""
    if line[start] in "[{<":
        end = _closing(line, start)
        return parse_type(module, line[start:end]), end
    word, end = first_word_end(line, start)
    if line.startswith(" addrspace(", end):
        end = line.index(")", end) + 1
        word = line[start:end]
    return parse_type(module, word), end


def _closing(line: str, start: int) -> int:
    depth = 0
    for match in re.finditer(r'"[^"]*"|[\[{(<]|[\]})>]', line[start:]):
        depth += 1 if match[0] in "[{(<" else -1 if match[0] in "]})>" else 0
        if depth == 0:
            return start + match.end()
    raise unreadable("a bracket is not closed", line)


def _split_suffixes(rest: str) -> tuple[str, list[str]]:
    """The initial value, and what follows it: section, comdat, alignment, metadata, attributes."""
    suffixes: list[str] = []
    if group := _GLOBAL_ATTRIBUTES.search(rest):
        suffixes.append(group[0].strip())
        rest = rest[: group.start()]
    while True:
        comma = rest.rfind(", ")
        if comma >= 0 and _GLOBAL_SUFFIX.fullmatch(rest, comma + 2):
            suffixes.append(rest[comma + 2 :])
            rest = rest[:comma]
            continue
        if rest.startswith(", ") or _GLOBAL_SUFFIX.fullmatch(rest.lstrip(", ")):
            return "", [*suffixes, rest.lstrip(", ")]
        return rest, suffixes

"""Reads the body of one function: labels, debug records and instructions, one statement at a time.

A value that is used before its definition (phis, unordered blocks) is stood for by a placeholder, replaced
everywhere when the definition is read.  Unnamed values keep their numbers as names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from enzyme_build.errors import EnzymeBuildError, InputError, SourceLocation, UnsupportedError
from enzyme_build.ir import instructions as ins
from enzyme_build.ir.debug_info import line_location
from enzyme_build.ir.instruction_parser import STATEMENTS, InstructionReader
from enzyme_build.ir.lexer import NAME, join_words, split_words, unreadable
from enzyme_build.ir.module import Block, Function
from enzyme_build.ir.types import VOID, Type
from enzyme_build.ir.values import MetadataOperand, Value

_LABEL = re.compile(rf"\s*({NAME}):")
_CONTINUATION = re.compile(r"\s*(?:to label|catch |filter |cleanup\b)")
_SIMPLE_RECORD = re.compile(r"\s*#(dbg_value|dbg_declare)\((\w+) ([%\w.-]+), (![^()]*\(.*\), !\d+)\)\s*$")
_UNSUPPORTED = frozenset(["catchpad", "catchswitch", "cleanuppad", "catchret", "cleanupret", "callbr"])


class Forward(Value):
    """Stands for a value whose definition is not read yet."""

    __slots__ = ()


class BodyParser(InstructionReader):
    """One function's body.  `names` maps `%name` to values, `labels` to blocks."""

    __slots__ = ("block", "forwards", "function", "labels", "late", "line", "names", "next_number", "records")

    def __init__(self, function: Function):
        super().__init__(function.module, [""])
        self.function = function
        self.names: dict[str, Value] = {}
        self.labels: dict[str, Block] = {}
        self.forwards: dict[str, Forward] = {}
        self.late: list[Callable[[], None]] = []
        self.next_number = 0
        self.block: Block | None = None
        self.records: list[ins.DebugRecord] = []
        self.line = ""

    # ---- the body ------------------------------------------------------------------------------------------
    def run(self, text: str) -> list[Block]:
        for argument in self.function.arguments:
            self._number(argument)
            self.names["%" + argument.name] = argument
        blocks: list[Block] = []
        for line in self._statements(text):
            self.line = line
            if line.lstrip()[:1] == "#":
                self.records.append(self._record(line))
            elif label := _LABEL.match(line):
                self._end_of_block()
                blocks.append(self._start_block(label[1]))
            else:
                if self.block is None:
                    blocks.append(self._start_block(""))
                self._statement(line)
        self._end_of_block()
        self._finish(blocks)
        return blocks

    def _statements(self, text: str) -> Iterator[str]:
        """Lines, with the continued ones joined; blank lines and comments left out."""
        held = ""
        in_table = False
        for line in text.split("\n"):
            if in_table or (held and _CONTINUATION.match(line)):
                held += line.partition(";")[0] if '"' not in line else line
                in_table = in_table and not line.lstrip().startswith("]")
                continue
            if held:
                yield held
            stripped = line.lstrip()
            held = line if stripped and stripped[0] != ";" else ""
            in_table = stripped.startswith("switch ") and line.rstrip().endswith("[")
        if held:
            yield held

    def _number(self, value: Value) -> None:
        """Give an unnamed value the number that LLVM would."""
        if not value.name:
            value.name = str(self.next_number)
        if value.name.isdigit():
            self.next_number = int(value.name) + 1

    def _start_block(self, label: str) -> Block:
        if not label:
            label = str(self.next_number)
        block = self._label(label)
        if block.instructions:
            raise InputError(f"the label `{label}` is defined twice")
        self._number(block)
        self.block = block
        return block

    def _end_of_block(self) -> None:
        if self.block is not None:
            self.block.trailing_records, self.records = self.records, []
            if not self.block.is_terminated:
                raise InputError(f"block `%{self.block.name}` has no terminator")
        self.block = None

    def _label(self, name: str) -> Block:
        found = self.labels.get(name)
        if found is None:
            found = self.labels[name] = Block(name, self.function)
        return found

    def _finish(self, blocks: list[Block]) -> None:
        for later in self.late:
            later()
        if self.forwards:
            raise InputError(f"`{next(iter(self.forwards))}` is used but not defined")
        if len(blocks) != len(self.labels):
            missing = next(label for label, block in self.labels.items() if not block.instructions)
            raise InputError(f"the label `%{missing}` is used but not defined")

    # ---- operands ------------------------------------------------------------------------------------------
    def value(self, type_: Type) -> Value:
        word = self.words[self.at]
        if word[:1] != "%":
            return self.constant(type_)
        self.at += 1
        found = self.names.get(word) or self.forwards.get(word)
        if found is None:
            found = self.forwards[word] = Forward(type_, word[1:])
        if found.type is not type_:
            raise InputError(f"`{word}` has type {found.type}, not {type_}")
        return found

    def typed_or_metadata(self) -> Value:
        type_ = self.type()
        return self.metadata_operand(type_) if type_ is self.types["metadata"] else self.value(type_)

    def metadata_operand(self, type_: Type) -> MetadataOperand:
        """What follows the word `metadata` in a call."""
        if not self.starts_type(self.words[self.at]):
            start, depth = self.at, 0
            while depth or self.words[self.at] not in (",", ")"):
                depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(self.take(), 0)
            return MetadataOperand(type_, join_words(self.words[start : self.at]))
        start = self.at
        value = self.typed_value()
        made = MetadataOperand(type_, join_words(self.words[start : self.at]), value)
        if isinstance(value, Forward):
            name = "%" + value.name
            self.late.append(lambda: setattr(made, "value", self.names.get(name)))
        return made

    def label(self) -> Block:
        word = self.take()
        if word[:1] != "%":
            self.at -= 1
            self.fail("expected a label")
        return self._label(word[1:])

    # ---- statements ----------------------------------------------------------------------------------------
    def _statement(self, line: str) -> None:
        words = self.words = split_words(line)
        self.at = 0
        name = ""
        if words[1] == "=" and words[0][:1] == "%":
            name = words[0][1:]
            self.at = 2
        opcode = self.take()
        parse = STATEMENTS.get(opcode)
        if parse is None:
            self._no_statement(opcode)
            return
        instruction = parse(self, opcode)
        while self.words[self.at] == ",":
            self._attachment(instruction)
        if words[self.at]:
            self.fail("expected the end of the instruction")
        if instruction.type is not VOID:
            self._define(instruction, name)
        elif name:
            raise InputError(f"`%{name}` would name a void value")
        instruction.parent = self.block
        assert self.block is not None
        self.block.instructions.append(instruction)
        if self.records:
            instruction.records, self.records = self.records, []
        if isinstance(instruction, ins.Terminator):
            self._end_of_block()

    def _no_statement(self, opcode: str) -> None:
        if opcode in _UNSUPPORTED:
            raise UnsupportedError(f"`{opcode}` is not supported")
        if opcode not in ("uselistorder", "uselistorder_bb"):
            self.at -= 1
            self.fail("expected an instruction")

    def _define(self, instruction: ins.Instruction, name: str) -> None:
        instruction.name = name
        if not name or name.isdigit():
            self._number(instruction)
        key = "%" + instruction.name
        if key in self.names:
            raise InputError(f"`{key}` is defined twice")
        self.names[key] = instruction
        if self.forwards and (forward := self.forwards.pop(key, None)) is not None:
            if forward.type is not instruction.type:
                raise InputError(f"`{key}` has type {instruction.type}, not {forward.type}")
            forward.replace_all_uses_with(instruction)

    def _attachment(self, instruction: ins.Instruction) -> None:
        """`, !kind !12`, or a node written out."""
        self.expect(",")
        kind = self.take()
        if kind[:1] != "!":
            self.at -= 1
            self.fail("expected metadata")
        start, depth = self.at, 0
        while depth or self.words[self.at] not in (",", ""):
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(self.take(), 0)
        words = self.words[start : self.at]
        instruction.metadata[kind[1:]] = words[0] if len(words) == 1 else join_words(words)

    # ---- debug records -------------------------------------------------------------------------------------
    def _record(self, line: str) -> ins.DebugRecord:
        simple = _SIMPLE_RECORD.match(line)
        if simple and simple[2] in self.types:
            self.words, self.at = [simple[3], ""], 0
            values = [self.value(self.types[simple[2]])]
            record = ins.DebugRecord(simple[1], values, "{0}, " + simple[4])
        else:
            record = self._general_record(line)
        for index, value in enumerate(record.values):
            if isinstance(value, Forward):
                self._fill_later(record, index, value)
        return record

    def _fill_later(self, record: ins.DebugRecord, index: int, forward: Forward) -> None:
        def fill() -> None:
            found = self.names.get("%" + forward.name)
            if found is None:
                raise InputError(f"`%{forward.name}` is used but not defined")
            record.values[index] = found

        self.late.append(fill)

    def _general_record(self, line: str) -> ins.DebugRecord:
        kind, _, rest = line.strip()[1:].partition("(")
        self.words, self.at = split_words(rest.replace("!DIArgList(", "!DIArgList (")), 0
        values: list[Value] = []
        parts: list[str] = []
        while self.words[self.at + 1]:
            if self.starts_type(self.words[self.at]):
                parts.append(f"{{{len(values)}}}")
                values.append(self.typed_value())
            else:
                parts.append(self.take())
        return ins.DebugRecord(kind, values, join_words(parts))


def parse_body(function: Function) -> list[Block]:
    """The blocks that the function's text describes."""
    text = function.body_text
    assert text is not None
    parser = BodyParser(function)
    try:
        return parser.run(text)
    except (IndexError, KeyError, ValueError, TypeError, AssertionError) as error:
        raise unreadable(str(error) or "it ends too early", parser.line, 0, function.name) from error
    except EnzymeBuildError as error:
        error.message += f"\n    {parser.line.strip()}"
        place = line_location(function.module, parser.line)
        error.at = error.at or place or SourceLocation("LLVM IR", 0, 0, function.name)
        raise

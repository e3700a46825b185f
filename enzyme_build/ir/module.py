"""A module as LLVM prints it: globals and functions, with bodies that are parsed on demand.

A function's body stays text until someone asks for its `blocks`; a function that nobody asked for prints back
byte for byte.  Metadata and attribute groups are only ever appended, never renumbered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from enzyme_build.ir.address_spaces import Spaces
from enzyme_build.ir.instructions import DebugRecord, Instruction, Phi, Terminator
from enzyme_build.ir.types import (
    LABEL,
    DataLayout,
    FunctionType,
    NamedStructType,
    PointerType,
    Type,
    function_type,
    pointer,
)
from enzyme_build.ir.values import Alias, Argument, GlobalValue, Value

_PERSONALITY = re.compile(r' ?\bpersonality ptr @(?:"[^"]*"|[\w.$]+)')
_CONVENTION = re.compile(r"\b(?:cc \d+|\w+cc|(?:ptx|spir|amdgpu)_\w+)\b")


class Block(Value):
    """A basic block: phis first, one terminator last.  Its name is its label."""

    __slots__ = ("instructions", "parent", "trailing_records")

    def __init__(self, name: str = "", parent: Function | None = None):
        super().__init__(LABEL, name)
        self.parent = parent
        self.instructions: list[Instruction] = []
        self.trailing_records: list[DebugRecord] = []

    @property
    def function(self) -> Function:
        assert self.parent is not None
        return self.parent

    @property
    def terminator(self) -> Terminator:
        last = self.instructions[-1]
        assert isinstance(last, Terminator), f"block {self.name} has no terminator"
        return last

    @property
    def is_terminated(self) -> bool:
        return bool(self.instructions) and isinstance(self.instructions[-1], Terminator)

    @property
    def successors(self) -> list[Block]:
        """The blocks that control may go to, each once."""
        return list(dict.fromkeys(self.terminator.targets))

    @property
    def phis(self) -> list[Phi]:
        found: list[Phi] = []
        for instruction in self.instructions:
            if not isinstance(instruction, Phi):
                break
            found.append(instruction)
        return found

    def append(self, instruction: Instruction) -> None:
        instruction.parent = self
        self.instructions.append(instruction)

    def insert(self, index: int, instruction: Instruction) -> None:
        instruction.parent = self
        self.instructions.insert(index, instruction)

    def insert_before(self, anchor: Instruction, instruction: Instruction) -> None:
        self.insert(self.instructions.index(anchor), instruction)


@dataclass(slots=True)
class FunctionSyntax:
    """The words of a definition or declaration that are carried along as text."""

    before_type: str = ""  # visibility, dso_local, calling convention: everything between linkage and return attributes
    return_attributes: str = ""
    after_parameters: str = ""  # between ")" and "{": unnamed_addr, "#0", comdat, personality; no !dbg


class Function(GlobalValue):
    """A function; `body_text` is its unparsed body (without braces), None for a declaration.

    `attribute_text` answers questions about attributes: the groups named in the header, expanded.
    """

    __slots__ = ("_blocks", "arguments", "body_text", "header_text", "metadata", "module", "syntax")

    def __init__(
        self,
        module: Module,
        name: str,
        type_: FunctionType,
        argument_names: list[str] | None = None,
        argument_attributes: list[str] | None = None,
        linkage: str = "",
        address_space: int = 0,
    ):
        super().__init__(pointer(address_space), name, type_, linkage)
        names = argument_names or [""] * len(type_.parameters)
        attributes = argument_attributes or [""] * len(type_.parameters)
        self.module = module
        self.arguments = [Argument(t, n, i, a) for i, (t, n, a) in enumerate(zip(type_.parameters, names, attributes))]
        self.syntax = FunctionSyntax()
        self.body_text: str | None = None
        self.header_text: str | None = None  # the original first line; None once the function is ours
        self.metadata: dict[str, str] = {}  # attachments of the header, "dbg" above all
        self._blocks: list[Block] | None = None

    @property
    def function_type(self) -> FunctionType:
        assert isinstance(self.value_type, FunctionType)
        return self.value_type

    @property
    def return_type(self) -> Type:
        return self.function_type.result

    @property
    def convention(self) -> str:
        found = _CONVENTION.search(self.syntax.before_type)
        return found[0] if found else ""

    @property
    def is_declaration(self) -> bool:
        return self.body_text is None and not self._blocks

    @property
    def is_parsed(self) -> bool:
        return self._blocks is not None

    @property
    def used_arguments(self) -> list[Argument]:
        """The arguments, behind a look at the body: only that tells of their uses."""
        return self.arguments if self.blocks else []

    @property
    def blocks(self) -> list[Block]:
        if self._blocks is None and self.body_text is None:
            self._blocks = []
        elif self._blocks is None:
            from enzyme_build.ir.body_parser import parse_body  # the parser needs these classes

            self._blocks = parse_body(self)
            self.body_text = None
        return self._blocks

    def set_blocks(self, blocks: list[Block]) -> None:
        """Make these the function's body."""
        self._blocks = blocks
        self.body_text = None

    def set_body(self, text: str | None) -> None:
        """Make this the function's body; None: it is defined elsewhere."""
        self._blocks = None
        self.header_text, self.body_text = None, text

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def add_block(self, name: str = "") -> Block:
        block = Block(name, self)
        self.blocks.append(block)
        return block

    def instructions(self) -> Iterator[Instruction]:
        for block in self.blocks:
            yield from block.instructions

    @property
    def attribute_text(self) -> str:
        return self.module.expand_attributes(self.syntax.after_parameters)

    @property
    def personality(self) -> str:
        """The words that name the function which unwinds a frame of this one; "" if there are none."""
        found = _PERSONALITY.search(self.syntax.after_parameters)
        return found[0].strip() if found else ""

    def drop_personality(self) -> None:
        """For one that no longer lands exceptions, or gets another personality."""
        self.syntax.after_parameters = _PERSONALITY.sub("", self.syntax.after_parameters).strip()
        self.header_text = None


class GlobalVariable(GlobalValue):
    """`initializer` is the unparsed text of the initial value, None for an external global.

    `line` is the whole original line and is what gets printed; None for globals made here.
    """

    __slots__ = ("alignment", "initializer", "is_constant", "line", "thread_local")

    def __init__(
        self,
        name: str,
        value_type: Type,
        initializer: str | None = None,
        linkage: str = "",
        is_constant: bool = False,
        address_space: int = 0,
        alignment: int = 0,
    ):
        super().__init__(pointer(address_space), name, value_type, linkage)
        self.is_constant = is_constant
        self.initializer = initializer
        self.line: str | None = None
        self.alignment = alignment
        self.thread_local = False

    @property
    def address_space(self) -> int:
        assert isinstance(self.type, PointerType)
        return self.type.address_space


@dataclass
class Module:
    """Everything between `target datalayout` and the last metadata line; names without sigils."""

    layout: DataLayout = field(default_factory=DataLayout)
    triple: str = ""
    header: list[str] = field(default_factory=list[str])  # source_filename, target lines, module asm
    types: dict[str, NamedStructType] = field(default_factory=dict[str, NamedStructType])
    comdats: list[str] = field(default_factory=list[str])  # whole lines
    globals: dict[str, GlobalVariable] = field(default_factory=dict[str, GlobalVariable])
    aliases: dict[str, Alias] = field(default_factory=dict[str, Alias])
    functions: dict[str, Function] = field(default_factory=dict[str, Function])
    attribute_groups: dict[str, str] = field(default_factory=dict[str, str])  # "#0" -> text; see set_attribute_group
    metadata: dict[str, str] = field(default_factory=dict[str, str])  # "!5" -> text after " = "
    named_metadata: dict[str, str] = field(default_factory=dict[str, str])  # "!llvm.dbg.cu" -> "!{!0}"
    trailer: list[str] = field(default_factory=list[str])  # uselistorder and the like
    remarks: dict[Value, object] = field(default_factory=dict["Value", object])  # kept in mind, never printed
    _counts: dict[str, int] = field(default_factory=dict[str, int])  # see unique_name
    _metadata_ids: dict[str, str] = field(default_factory=dict[str, str])
    _expanded: dict[str, str] = field(default_factory=dict[str, str])  # see expand_attributes
    is_differentiated_again: bool = False  # what is written into it now will be a primal
    tags: dict[str, object] = field(default_factory=dict[str, object])  # what access tags say, kept for `tbaa`
    call_kinds: dict[object, object] = field(default_factory=dict[object, object])  # kept for `analysis.classify`
    spaces: Spaces = field(default_factory=Spaces)  # of a device's memory

    @property
    def is_for_device(self) -> bool:
        """Whether threads of a device run it: a GPU's."""
        return self.spaces.are_parted

    def symbol(self, name: str) -> GlobalValue | None:
        return self.functions.get(name) or self.globals.get(name) or self.aliases.get(name)

    def unique_name(self, name: str) -> str:
        """`name`, or `name.1`, `name.2`, ... if that is taken."""
        if self.symbol(name) is None:
            return name
        quoted = name.startswith('"')
        bare = name[1:-1] if quoted else name
        count = self._counts.get(name, 1)  # those before it were taken
        while self.symbol(candidate := f'"{bare}.{count}"' if quoted else f"{bare}.{count}"):
            count += 1
        self._counts[name] = count
        return candidate

    def add_function(
        self, name: str, type_: FunctionType, argument_names: list[str] | None = None, linkage: str = "internal"
    ) -> Function:
        """A new, empty function under a name that is not taken yet."""
        made = Function(self, self.unique_name(name), type_, argument_names, linkage=linkage)
        made.set_blocks([])
        self.functions[made.name] = made
        return made

    def declare(self, name: str, result: Type, parameters: Sequence[Type], variadic: bool = False) -> GlobalValue:
        """The function `name`, declared if the module does not know it yet."""
        found = self.symbol(name)
        if found is None:
            found = Function(self, name, function_type(result, parameters, variadic))
            self.functions[name] = found
        return found

    def add_global(self, made: GlobalVariable) -> GlobalVariable:
        made.name = self.unique_name(made.name)
        self.globals[made.name] = made
        return made

    def add_metadata(self, text: str) -> str:
        """The reference ("!123") of a metadata node with this text, appended if it is new."""
        if found := self._metadata_ids.get(text):
            return found
        number = (
            max((int(key[1:]) for key in self.metadata), default=-1) + 1
            if not self._metadata_ids
            else (int(next(reversed(self._metadata_ids.values()))[1:]) + 1)
        )
        made = f"!{number}"
        self.metadata[made] = text
        self._metadata_ids[text] = made
        return made

    def expand_attributes(self, text: str) -> str:
        """`text` with every attribute group `#n` followed by what the group says."""
        if "#" not in text:
            return text
        found = self._expanded.get(text)
        if found is None:
            groups = [self.attribute_groups.get(word, "") for word in text.split() if word.startswith("#")]
            found = self._expanded[text] = " ".join([text, *groups])
        return found

    def set_attribute_group(self, name: str, text: str) -> None:
        """`name` ("#5") is what functions and calls say for `text`."""
        self.attribute_groups[name] = text
        self._expanded.clear()
        self.call_kinds.clear()

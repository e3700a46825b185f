"""One function for W lanes: what is the same in all lanes happens once, the rest once a lane.

A value varies if it depends on a parameter that does (a shadow, a tangent, a seed).  Memory made here varies with what
is stored in it; other memory that all lanes share must not be given anything that varies, and no branch may depend on
it: such functions are refused.  Results are returned member by member, those that vary as an array of W.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, called_function, callee_name, classify, makes_memory
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.lanes import joined, type_in_lanes
from enzyme_build.differentiate.session import Session
from enzyme_build.differentiate.signatures import pack, packed
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    VOID,
    Alloca,
    Block,
    Builder,
    Call,
    Constant,
    ExtractValue,
    Function,
    InsertValue,
    Instruction,
    Phi,
    Poison,
    Return,
    Store,
    Terminator,
    Type,
    Value,
    bare_name,
    clone_instruction,
    function_type,
    is_pointer,
    member_types,
    quoted,
    struct_body,
)


@dataclass(eq=False)
class Expansion:
    """`members[k]`: member k of the result varies (of a result that is no struct: the result, as its only member)."""

    function: Function
    members: tuple[bool, ...]
    allocates_once: bool = False  # some memory that it allocates is shared by all lanes


@dataclass(eq=False)
class LaneExpansions:
    """The expansions of one rule's functions, by what varies."""

    session: Session
    width: int
    made: dict[tuple[Function, tuple[bool, ...]], Expansion] = field(
        default_factory=dict[tuple[Function, tuple[bool, ...]], Expansion]
    )

    def expand(self, function: Function, varying: tuple[bool, ...]) -> Expansion:
        found = self.made.get((function, varying))
        if found is None:
            writer = _Expander(self, function, varying)
            found = self.made[function, varying] = writer.write()
        return found

    @property
    def may_release(self) -> bool:
        """What looks different in each lane is not one and the same memory."""
        return not any(expansion.allocates_once for expansion in self.made.values())


def parts_of(type_: Type) -> list[Type]:
    """The types of a result's members."""
    if type_ is VOID:
        return []
    return list(member_types(type_)) if struct_body(type_) is not None else [type_]


class _Expander:
    def __init__(self, all_: LaneExpansions, function: Function, varying: tuple[bool, ...]):
        self.all = all_
        self.width = all_.width
        self.primal = function
        self.given = varying
        self.copy = all_.session.canonical(function).copy
        self.module = all_.session.module
        self.varying: set[Value] = {a for a, varies in zip(self.copy.arguments, varying) if varies}
        self.calls: dict[Call, Expansion] = {}
        self.once: dict[Value, Value] = {}
        self.lanes: dict[Value, list[Value]] = {}
        self.blocks: dict[Block, Block] = {}

    def refuse(self, what: str) -> UnsupportedError:
        return UnsupportedError(
            f"`{bare_name(self.primal.name)}` is called in several lanes, and {what}",
            help="ask for one lane at a time",
        )

    # ---- what varies -------------------------------------------------------------------------------------
    def _decide(self) -> None:
        before = -1
        while before != len(self.varying):
            before = len(self.varying)
            for instruction in self.copy.instructions():
                with blamed_on(instruction):
                    self._look_at(instruction)

    def _look_at(self, instruction: Instruction) -> None:
        match instruction:
            case Return():
                pass
            case Terminator():
                if any(o in self.varying for o in instruction.operands):
                    raise self.refuse("its control flow depends on a shadow or a tangent")
            case Store():
                if instruction.value in self.varying:
                    self._must_vary(instruction.pointer)
                self._note(instruction)
            case Call():
                self._look_at_call(instruction)
            case ExtractValue():
                if self._member_varies(instruction.operands[0], instruction.path[0]):
                    self.varying.add(instruction)
            case _:
                self._note(instruction)

    def _note(self, instruction: Instruction) -> None:
        if any(o in self.varying for o in instruction.operands):
            self.varying.add(instruction)

    def _must_vary(self, pointer: Value) -> None:
        """Memory that is given something of one lane belongs to one lane."""
        base = address_of(pointer).base
        if isinstance(base, Instruction) and makes_memory(base):
            self.varying.add(base)
        elif pointer not in self.varying:
            raise self.refuse("stores a shadow or a tangent in memory that all lanes share")

    def _look_at_call(self, call: Call) -> None:
        kind = classify(call)
        if call in self.varying and kind is CallKind.ALLOCATION:
            return
        if not any(a in self.varying for a in call.arguments):
            return
        if kind is CallKind.DEALLOCATION and not self.all.may_release:
            raise self.refuse("frees memory that may be shared by all lanes")
        if kind is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(call))
            assert rule is not None
            self._must_vary(call.arguments[rule.destination])
        elif kind in (CallKind.DEFINED, CallKind.CUSTOM, CallKind.OUTPUTS):
            for argument in call.arguments:
                if is_pointer(argument.type) and isinstance(address_of(argument).base, Alloca):
                    self.varying.add(address_of(argument).base)
        elif kind not in (CallKind.SCALAR, CallKind.ALLOCATION, CallKind.DEALLOCATION) and not rules.is_annotation(
            call
        ):
            raise self.refuse(f"calls `{callee_name(call) or 'a function'}` with a shadow or a tangent")
        if kind in (CallKind.DEFINED, CallKind.CUSTOM):
            callee = called_function(call)
            assert callee is not None
            self.calls[call] = self.all.expand(callee, tuple(a in self.varying for a in call.arguments))
            if not any(self.calls[call].members):
                return
        self.varying.add(call)

    def _member_varies(self, whole: Value, member: int) -> bool:
        while isinstance(whole, InsertValue):
            if whole.path[0] == member:
                break
            whole = whole.operands[0]
        if isinstance(whole, InsertValue) and len(whole.path) == 1:
            return whole.operands[1] in self.varying
        if isinstance(whole, Call) and whole in self.calls and struct_body(whole.type) is not None:
            return self.calls[whole].members[member]
        return whole in self.varying

    # ---- writing -----------------------------------------------------------------------------------------
    def write(self) -> Expansion:
        self._decide()
        result = self.copy.return_type
        returned = [i.operands[0] for i in self.copy.instructions() if isinstance(i, Return) and i.operands]
        is_struct = struct_body(result) is not None
        members = tuple(
            any(self._member_varies(value, k) if is_struct else value in self.varying for value in returned)
            for k in range(len(parts_of(result)))
        )
        types = [t for a, varies in zip(self.copy.arguments, self.given) for t in [a.type] * self._count(varies)]
        results = [type_in_lanes(t, self._count(varies)) for t, varies in zip(parts_of(result), members)]
        name = quoted(f"{bare_name(self.primal.name)}.in.lanes")
        made = self.module.add_function(name, function_type(packed(results), types))
        rest = list[Value](made.arguments)
        for argument, varies in zip(self.copy.arguments, self.given):
            values = [rest.pop(0) for _ in range(self._count(varies))]
            if varies:
                self.lanes[argument] = values
            else:
                self.once[argument] = values[0]
        self._write_body(made, members)
        allocates = any(
            isinstance(i, Call) and classify(i) is CallKind.ALLOCATION and i not in self.varying
            for i in self.copy.instructions()
        )
        inner = any(expansion.allocates_once for expansion in self.calls.values())
        return Expansion(made, members, allocates or inner)

    def _count(self, varies: bool) -> int:
        return self.width if varies else 1

    def _write_body(self, made: Function, members: tuple[bool, ...]) -> None:
        order = self.all.session.canonical(self.primal).flow.order
        self.blocks = {block: made.add_block(block.name) for block in order}
        phis: list[Phi] = []
        for block in order:
            builder = Builder(self.module, self.blocks[block])
            for instruction in block.instructions:
                with blamed_on(instruction), builder.deriving(instruction):
                    self._write(instruction, builder, members)
                phis += [instruction] if isinstance(instruction, Phi) else []
        for phi in phis:
            for lane in range(self._count(phi in self.varying)):
                copied = self._of(phi, lane)
                assert isinstance(copied, Phi)
                for value, block in phi.incoming:
                    copied.add_incoming(self._of(value, lane), self.blocks[block])

    def _of(self, value: Value, lane: int) -> Value:
        if isinstance(value, Constant):
            return value
        return self.lanes[value][lane] if value in self.lanes else self.once[value]

    def _write(self, instruction: Instruction, builder: Builder, members: tuple[bool, ...]) -> None:
        if isinstance(instruction, Return):
            self._write_return(instruction, builder, members)
        elif isinstance(instruction, Call) and instruction in self.calls:
            self._write_call(instruction, builder)
        elif isinstance(instruction, Terminator):
            operands = [self._of(o, 0) for o in instruction.operands]
            builder.insert(clone_instruction(instruction, operands, [self.blocks[t] for t in instruction.targets]))
        elif instruction in self.varying:
            self.lanes[instruction] = [self._again(instruction, builder, lane) for lane in range(self.width)]
        else:
            self.once[instruction] = self._again(instruction, builder, 0)

    def _again(self, instruction: Instruction, builder: Builder, lane: int) -> Instruction:
        if isinstance(instruction, Phi):
            made = clone_instruction(instruction, [])
            assert builder.block is not None
            builder.block.append(made)
            return made
        return builder.insert(clone_instruction(instruction, [self._of(o, lane) for o in instruction.operands]))

    def _write_call(self, call: Call, builder: Builder) -> None:
        expansion = self.calls[call]
        values = [self._of(a, lane) for a in call.arguments for lane in range(self._count(a in self.varying))]
        given = builder.call(expansion.function, values)
        parts = unpacked(builder, given, expansion, self.width)
        if call in self.varying:
            self.lanes[call] = [self._whole(builder, call.type, lane) for lane in parts]
        elif call.type is not VOID:
            self.once[call] = self._whole(builder, call.type, parts[0])

    def _whole(self, builder: Builder, type_: Type, parts: list[Value]) -> Value:
        if not struct_body(type_) is not None:
            return parts[0]
        whole: Value = Poison(type_)
        for index, part in enumerate(parts):
            whole = builder.insert_value(whole, part, index)
        return whole

    def _write_return(self, instruction: Return, builder: Builder, members: tuple[bool, ...]) -> None:
        results: list[Value] = []
        for index, varies in enumerate(members):
            found: list[Value] = []
            for lane in range(self._count(varies)):
                value = self._of(instruction.operands[0], lane)
                is_struct = struct_body(value.type) is not None
                found.append(builder.extract_value(value, index) if is_struct else value)
            results.append(joined(builder, found))
        builder.ret(pack(builder, results))


def unpacked(builder: Builder, given: Value, expansion: Expansion, width: int) -> list[list[Value]]:
    """The members of the result, in each lane."""
    count = len(expansion.members)
    members = [given][:count] if count <= 1 else [builder.extract_value(given, k) for k in range(count)]
    return [
        [builder.extract_value(m, lane) if varies else m for m, varies in zip(members, expansion.members)]
        for lane in range(width)
    ]

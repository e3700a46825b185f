"""Words of unions live in memory: a value that may be a number, an address or a count has a place of its own.

LLVM moves such a word as an integer, as an address or as a double, whatever it is at the time.  A web is all values
that are moved into one another; where it holds more than one kind of thing, each of its values gets a stack slot, moves
become copies of eight bytes, and every use reads the slot as what it takes the word for.  In memory a word has an
adjoint and a shadow at once (see `WORD`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeGuard

from enzyme_build.analysis import (
    WORD,
    WORDS,
    Shapes,
    TextPointers,
    Union,
    address_of,
    becomes_number,
    callee_name,
    is_made_of_number,
    is_moved_on,
    is_plain_value,
    is_said_integer,
    is_table,
    origins_of,
    word_leaf,
)
from enzyme_build.differentiate.counted_words import look_at_counts
from enzyme_build.differentiate.memory_helpers import EXPONENT
from enzyme_build.errors import InternalError
from enzyme_build.ir import (
    DOUBLE,
    I1,
    I64,
    PTR,
    VOID,
    Alloca,
    Argument,
    Binary,
    Block,
    Builder,
    Call,
    Cast,
    Compare,
    Constant,
    ConstantFloat,
    ConstantInt,
    ExtractValue,
    Freeze,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Type,
    Value,
    function_type,
    i64,
    tag_of_own_tree,
    zero,
)

_WORD = 8  # bytes
KindAt = Callable[[Load | Store], Union]


def keep_words_in_memory(function: Function, primal: Function, shapes: Shapes, only_doubles: bool) -> None:
    """Give each word of a canonical copy a place, as far as its numbers are doubles."""

    def kind_at(access: Load | Store) -> Union:
        return union_at(primal, access, shapes, only_doubles)

    look_at_counts(function, kind_at)
    texts = TextPointers([function])
    seeds = [i for i in function.instructions() if _is_member(i, texts)]
    seen: set[Value] = set()
    webs: list[list[Instruction]] = []
    for seed in seeds:
        if seed not in seen:
            web = _web(seed, texts)
            seen.update(web)
            if _holds_words(web, kind_at):
                webs.append(web)
    for web in webs:
        _Places(function, web, kind_at, lambda read, member: shapes.stand_in(primal, read, member)).write()


def union_at(function: Function, access: Load | Store, shapes: Shapes, only_doubles: bool) -> Union:
    """What the program keeps where something is loaded or stored, as far as its shape or its generic code says."""
    if word_leaf(access) is WORD:
        return Union.WORD
    found = shapes.union_at(function, access.pointer)
    if found is Union.NUMBER and isinstance(access, Load) and is_said_integer(access) and not is_moved_on(access):
        return Union.OTHER
    may_be_word = only_doubles and found in (Union.NONE, Union.NUMBER) and _may_be_word(function, access, shapes)
    return Union.WORD if may_be_word else found


def _may_be_word(function: Function, access: Load | Store, shapes: Shapes) -> bool:
    """A word of no type, of memory in which the numbers are doubles, at places that nobody sees."""
    if access.accessed_type is not I64 or "tbaa" in access.metadata:
        return False
    pointers = [access.pointer]
    return shapes.is_vague(function, pointers) and shapes.numbers_in(function, pointers).keys() <= {DOUBLE, WORD}


# ---- webs -----------------------------------------------------------------------------------------------------
def _is_member(value: Value, texts: TextPointers) -> bool:
    """(Where a string's characters lie is an address, whatever else its place may hold.)"""
    if value.type not in (I64, PTR, DOUBLE) or value in texts:
        return False
    if isinstance(value, Cast):
        return value.opcode in _MOVES and value.operands[0].type in (I64, PTR, DOUBLE)
    if isinstance(value, (Phi, Select, Freeze)):
        return value.type is not I64 or not all(map(_is_computed, origins_of(value)))
    return isinstance(value, Load) and not value.flags and not _is_known_address(value)


def _is_known_address(load: Load) -> bool:
    """An address, out of a table of constants: no word, and no memory that has a shadow."""
    base = address_of(load.pointer).base
    return load.type is PTR and isinstance(base, GlobalVariable) and is_table(base)


def _is_computed(value: Value) -> bool:
    """An integer that is no word: a counter, an index."""
    if isinstance(value, Cast):
        return value.opcode not in _MOVES
    return isinstance(value, (ConstantInt, Binary))


_MOVES = ("ptrtoint", "inttoptr", "bitcast")


def _web(seed: Instruction, texts: TextPointers) -> list[Instruction]:
    """All values that are moved into one another."""
    found: dict[Instruction, None] = {}
    work: list[Value] = [seed]
    while work:
        value = work.pop()
        if value in found or not isinstance(value, Instruction) or not _is_member(value, texts):
            continue
        found[value] = None
        work += _sources(value)
        work += [user for user, index in value.uses if _is_move(user, index)]
    return list(found)


def _sources(value: Instruction) -> list[Value]:
    return [] if isinstance(value, Load) else list(value.operands[isinstance(value, Select) :])


def _is_move(user: Instruction, index: int) -> bool:
    if isinstance(user, Select):
        return index > 0
    return isinstance(user, (Phi, Freeze)) or (isinstance(user, Cast) and user.opcode in _MOVES)


def _holds_words(web: list[Instruction], kind_at: KindAt) -> bool:
    """More than one kind of thing comes in, goes out, or lies where the values are loaded from and stored to."""
    members: set[Value] = set(web)
    uses = [(user, index) for member in web for user, index in member.uses if user not in members]
    others = [o for m in web for o in _sources(m) if o not in members]
    if not _can_be_kept(uses, others, kind_at):
        return False
    numbers = any(m.type is DOUBLE for m in web)
    stores = [user for user, index in uses if isinstance(user, Store) and index == 0]
    if not numbers and not stores:
        return False
    loads = [m for m in web if isinstance(m, Load)]
    if all(m.type is DOUBLE for m in web):
        return _any_word(loads, kind_at) and _any_word(stores, kind_at)
    kinds = {kind_at(access) for access in [*stores, *loads]}
    if Union.OTHER in kinds:
        return False
    numbers |= Union.NUMBER in kinds
    addresses = any(m.type is PTR or (isinstance(m, Cast) and m.opcode != "bitcast") for m in web)
    integers = len(web) > 1 and any(is_plain_value(o) for o in others)
    return Union.WORD in kinds or (numbers and (addresses or integers))


def _any_word(accesses: Iterable[Load | Store], kind_at: KindAt) -> bool:
    return any(kind_at(access) is Union.WORD for access in accesses)


def _can_be_kept(uses: Iterable[tuple[Instruction, int]], others: Iterable[Value], kind_at: KindAt) -> bool:
    """No integer argument takes part, no store that others may watch, and no number whose bits are computed with."""
    watched = any(isinstance(user, Store) and user.flags for user, _ in uses)
    made = any((isinstance(o, Argument) and o.type is I64) or is_made_of_number(o) for o in others)
    return not watched and not made and not any(_computes_with_bits(user, kind_at) for user, _ in uses)


def _computes_with_bits(user: Instruction, kind_at: KindAt) -> bool:
    """A number is made of an integer that is computed from what may be a number's bits.

    (A vector's next capacity is no such integer, although the word that it is kept in is moved as a double.)
    """
    return becomes_number(user) and not _is_count(user, kind_at)


def _is_count(value: Value, kind_at: KindAt) -> bool:
    """Is it computed from nothing but constants, and integers where memory keeps no numbers?"""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen or isinstance(value, (Constant, Compare)):
            continue
        seen.add(value)
        match value:
            case Load():
                if kind_at(value) is not Union.OTHER:
                    return False
            case Phi() | Select() | Freeze() | Binary() | ExtractValue() | Cast(opcode="trunc" | "zext" | "sext"):
                work += value.operands
            case Call() if callee_name(value).startswith("llvm."):
                work += value.arguments
            case _:
                return False
    return True


# ---- places ---------------------------------------------------------------------------------------------------
class _Places:
    """`stand_in`: tells that a value leads where another one, that goes away, has led."""

    def __init__(
        self, function: Function, web: list[Instruction], kind_at: KindAt, stand_in: Callable[[Value, Value], None]
    ):
        self._kind_at = kind_at
        self._stand_in = stand_in
        self.module = function.module
        self.web = web
        self._top = Builder(self.module).before(function.entry.instructions[0])
        self._slots: dict[Value, Alloca] = {m: self._top.alloca(I64, "word", alignment=8) for m in web}
        self._tag, self._integer_tag = (
            tag_of_own_tree(self.module, WORD.name, WORDS),
            tag_of_own_tree(self.module, "long", WORDS),
        )

    def write(self) -> None:
        uses = [(user, index, m) for m in self.web for user, index in m.uses if user not in self._slots]
        for member in self.web:
            if isinstance(member, Phi):
                self._enter(member)
            else:
                self._define(member, Builder(self.module).before(member))
        for user, index, member in sorted(uses, key=lambda use: self._is_moved(*use[:2])):
            self._use(user, index, member)
        for member in self.web:
            member.drop_operands()
        for member in self.web:
            if member.uses:
                raise InternalError("a word has a use that does not read its place")
            member.erase()

    def _define(self, member: Instruction, builder: Builder) -> None:
        slot = self._slots[member]
        with builder.deriving(member):
            if isinstance(member, Load):
                source = self._address(builder, member.pointer)
                self._move(builder, slot, source, alignments=(_WORD, member.alignment))
            elif isinstance(member, Select):
                condition, *values = member.operands
                one, other = (self._place(builder, value) for value in values)
                self._move(builder, slot, builder.select(condition, one, other))
            else:
                self._set(builder, slot, member.operands[0])

    def _address(self, builder: Builder, pointer: Value) -> Value:
        """A pointer, perhaps one that is a word itself."""
        if pointer not in self._slots:
            return pointer
        read = builder.load(PTR, self._slots[pointer], alignment=8)
        self._stand_in(read, pointer)
        return read

    def _enter(self, phi: Phi) -> None:
        """Each way in leaves the word at the door, because phis take their values at once."""
        door = self._top.alloca(I64, "word.entering", alignment=8)
        for value, block in phi.incoming:
            builder = Builder(self.module).before(block.terminator)
            with builder.deriving(phi):
                self._set(builder, door, value)
        builder = Builder(self.module).before(_behind_phis(phi.block))
        with builder.deriving(phi):
            self._move(builder, self._slots[phi], door)

    def _set(self, builder: Builder, slot: Value, value: Value) -> None:
        if value in self._slots:
            self._move(builder, slot, self._slots[value])
        else:
            self._store(builder, value, slot)

    def _store(self, builder: Builder, value: Value, slot: Value) -> None:
        number = _as_number(value)
        made = builder.store(number, slot, 8)
        if number.type is I64:
            made.metadata["tbaa"] = self._integer_tag

    def _place(self, builder: Builder, value: Value) -> Value:
        if value in self._slots:
            return self._slots[value]
        place = self._top.alloca(I64, "word.of", alignment=8)
        self._store(builder, value, place)
        return place

    def _move(self, builder: Builder, to: Value, source: Value, alignments: tuple[int, int] = (_WORD, _WORD)) -> None:
        types: list[Type] = [PTR, PTR, I64, I1]
        copy = self.module.declare("llvm.memcpy.p0.p0.i64", VOID, types)
        made = builder.call(copy, [to, source, i64(_WORD), zero(I1)], function_type(VOID, types))
        made.syntax.argument_attributes = tuple(f"align {alignment}" if alignment else "" for alignment in alignments)
        made.metadata["tbaa"] = self._tag

    def _use(self, user: Instruction, index: int, member: Value) -> None:
        builder = Builder(self.module).before(user)
        slot = self._slots[member]
        with builder.deriving(user):
            if self._is_moved(user, index):
                self._move(builder, user.pointer, slot, alignments=(user.alignment, _WORD))
                user.erase()
            else:
                read = builder.load(member.type, slot, alignment=8)
                self._stand_in(read, member)
                if member.type is I64:
                    read.metadata["tbaa"] = self._integer_tag
                user.set_operand(index, read)

    def _is_moved(self, user: Instruction, index: int) -> TypeGuard[Store]:
        """It is stored, and not as the number that it must be there."""
        if not isinstance(user, Store) or index != 0:
            return False
        return user.value.type is not DOUBLE or self._kind_at(user) is Union.WORD


def _as_number(value: Value) -> Value:
    """What has the bits of a number is a number: LLVM writes constants among words as integers."""
    bits = value.value % (1 << I64.bits) if isinstance(value, ConstantInt) and value.type is I64 else 0
    return ConstantFloat(DOUBLE, f"0x{bits:016X}") if bits & EXPONENT else value


def _behind_phis(block: Block) -> Instruction:
    return next(i for i in block.instructions if not isinstance(i, Phi))

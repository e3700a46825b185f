"""Reading and writing numbers by functions of the user's, where a pointer leads nowhere (see `dense_pointers`).

Functions that add up what they are given, entry after entry, must see every sum once: `x[i] += a` is a load and a
store of what was loaded plus a.  An optimiser may have joined two such sums, so that the second one would count the
first one again; `Sums` refuses that.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_build.analysis import Address
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.request_places import fitted
from enzyme_build.differentiate.user_calls import call_user, returned_type, visible_parameters
from enzyme_build.errors import RequestError, UnsupportedError
from enzyme_build.ir import (
    I1,
    I64,
    PTR,
    VOID,
    Alloca,
    Argument,
    Block,
    Builder,
    Call,
    Constant,
    ExtractElement,
    Function,
    InsertElement,
    Instruction,
    Load,
    Module,
    Poison,
    Store,
    Type,
    Value,
    VectorType,
    bare_name,
    function_type,
    i32,
    i64,
    is_aggregate,
    is_pointer,
    quoted,
    zero,
)


@dataclass(frozen=True)
class Family:
    """The user's functions, and the types of what they take besides; without functions: nowhere."""

    load: Function | None
    store: Function | None
    types: tuple[Type, ...]

    @property
    def is_nowhere(self) -> bool:
        return self.load is None and self.store is None

    @property
    def element(self) -> Type:
        if self.load is not None:
            return returned_type(self.load)
        assert self.store is not None
        return visible_parameters(self.store)[0][1]


def reader(module: Module, family: Family, type_: Type) -> Function:
    """(distance, more…, is real, real pointer) → what is read there."""
    types = [I64, *family.types, I1, PTR]
    made = module.add_function(quoted(module.unique_name("enzyme_build.dense_load")), function_type(type_, types))
    builder, real = _either(made, types)
    parts = list[Value](made.arguments[:-2])
    builder.ret(zero(type_) if family.is_nowhere else _read(builder, family, type_, parts))
    builder.at_end(real)
    builder.ret(builder.load(type_, made.arguments[-1], alignment=1))
    return made


def writer(module: Module, family: Family, type_: Type) -> Function:
    """(value, distance, more…, is real, real pointer)"""
    types = [type_, I64, *family.types, I1, PTR]
    made = module.add_function(quoted(module.unique_name("enzyme_build.dense_store")), function_type(VOID, types))
    builder, real = _either(made, types)
    value, *parts = list[Value](made.arguments[:-2])
    if not family.is_nowhere:
        _write(builder, family, value, parts)
    builder.ret()
    builder.at_end(real)
    builder.store(value, made.arguments[-1], 1)
    builder.ret()
    return made


def _either(function: Function, types: list[Type]) -> tuple[Builder, Block]:
    """The builder stands where the pointer is no real one; the block is where it is."""
    function.syntax.after_parameters = "alwaysinline"
    builder = Builder(function.module, function.add_block("entry"))
    fake, real = function.add_block("fake"), function.add_block("real")
    builder.branch_if(function.arguments[len(types) - 2], real, fake)
    return builder.at_end(fake), real


def _read(builder: Builder, family: Family, type_: Type, parts: list[Value]) -> Value:
    if isinstance(type_, VectorType) and type_.element is family.element:
        value: Value = Poison(type_)
        for lane in range(type_.count):
            one = _read(builder, family, type_.element, _moved(builder, family, parts, lane))
            value = builder.insert(InsertElement(value, one, i32(lane)))
        return value
    function = _asked(family.load, "loads")
    found = _call(builder, function, parts)
    if found is None:
        raise RequestError(f"`{bare_name(function.name)}` returns nothing, but {type_} is read")
    return _as(builder, found, type_, function)


def _write(builder: Builder, family: Family, value: Value, parts: list[Value]) -> None:
    type_ = value.type
    if isinstance(type_, VectorType) and type_.element is family.element:
        for lane in range(type_.count):
            one = builder.insert(ExtractElement(value, i32(lane), type_.element))
            _write(builder, family, one, _moved(builder, family, parts, lane))
        return
    function = _asked(family.store, "stores")
    wanted = visible_parameters(function)
    if not wanted:
        raise RequestError(f"`{bare_name(function.name)}` takes no value to store")
    _call(builder, function, [_as(builder, value, wanted[0][1], function), *parts])


def _moved(builder: Builder, family: Family, parts: list[Value], lane: int) -> list[Value]:
    size = builder.module.layout.size_of(family.element)
    return [builder.binary("add", parts[0], i64(lane * size)), *parts[1:]]


def _asked(function: Function | None, does: str) -> Function:
    if function is None:
        raise RequestError(f"`__enzyme_todense` was given no function that {does}")
    return function


def _call(builder: Builder, function: Function, values: list[Value]) -> Value | None:
    wanted = visible_parameters(function)
    if len(wanted) != len(values):
        raise RequestError(f"`{bare_name(function.name)}` takes {len(wanted)} arguments, but {len(values)} come")
    return call_user(builder, function, [_as(builder, v, type_, function) for v, (_, type_) in zip(values, wanted)])


def _as(builder: Builder, value: Value, type_: Type, function: Function) -> Value:
    """The same bits in another type; integers of another size."""
    layout = builder.module.layout
    value = fitted(builder, value, type_)
    if value.type is type_ or (is_pointer(value.type) and is_pointer(type_)):
        return value
    plain = not any(is_pointer(t) or is_aggregate(t) for t in (value.type, type_))
    if plain and layout.size_of(value.type) == layout.size_of(type_):
        return builder.cast("bitcast", value, type_)
    raise RequestError(f"`{bare_name(function.name)}` has to do with {type_}, but here it meets {value.type}")


@dataclass
class Sums:
    """What is read and written in a function, and what becomes of what is read."""

    reads: list[tuple[Value, Family, Address]] = field(default_factory=list[tuple[Value, Family, Address]])
    writes: list[tuple[Value, Family, Address]] = field(default_factory=list[tuple[Value, Family, Address]])

    def read(self, value: Value, family: Family, address: Address) -> None:
        self.reads.append((value, family, address))

    def written(self, value: Value, family: Family, address: Address) -> None:
        self.writes.append((value, family, address))

    def check(self) -> None:
        """Raise UnsupportedError if what was read or written comes to be written again."""
        for value, family, address in self.reads:
            found = self._written_from(value, family)
            if len(found) > 1 or any(where != address for _, where in found):
                _refuse(found[0][0])
        for value, family, address in self.writes:
            for again, where in self._written_from(value, family, itself=False):
                if where == address and (again is not value or _stays(address)):
                    _refuse(again)

    def _written_from(self, value: Value, family: Family, itself: bool = True) -> list[tuple[Value, Address]]:
        """What is written that was computed from a value: a loop may compute it from itself."""
        reached = set(follow(value, itself))
        return [(v, where) for v, f, where in self.writes if f == family and v in reached]


def _stays(address: Address) -> bool:
    """The same place in every iteration of a loop."""
    return all(isinstance(term, (Argument, Constant)) for term, _ in address.terms)


def _refuse(value: Value) -> None:
    error = UnsupportedError(
        "what goes through a pointer from `__enzyme_todense` comes to be written through it again: sums would count "
        "it twice",
        help="write each entry by a single +=, or make the memory volatile in the function",
    )
    if isinstance(value, Instruction):
        with blamed_on(value):
            raise error
    raise error


def follow(value: Value, itself: bool) -> list[Value]:
    """Everything that is computed from a value, through stack variables too."""
    found: dict[Value, None] = {value: None} if itself else {}
    work = [value]
    while work:
        for user in work.pop().users:
            reached: list[Value] = [user]
            if isinstance(user, Store) and isinstance(user.pointer, Alloca):
                reached = [u for u in user.pointer.users if isinstance(u, Load)]
            elif isinstance(user, Call) and is_pointer(user.type):
                continue
            for other in reached:
                if isinstance(other, Instruction) and other not in found:
                    found[other] = None
                    work.append(other)
    return list(found)

"""A global pointer that was set before what is differentiated has no shadow: what it leads to is constant, gets its
shadow when it is come to (`late_shadows`), or the use stops with a message.

The shadow of such a global is null until the differentiated code stores an address there.  Where memory is reached
through a pointer that was loaded from it, here or where the global's address was handed to, or the pointer is copied
to where it may be, the derivative looks first.
A pointer into a constant table, which the program itself stores there, is as good as if it were stored now; a vector
that has been made since the derivative began gets its shadow.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile, islice, takewhile
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import CallKind, Place, address_of, classify, initial_integers, is_table, origins_of
from enzyme_build.differentiate.memory_helpers import is_number
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.differentiate.vector_shadows import late_maker_of_vector
from enzyme_build.ir import (
    FLOAT,
    I8,
    I64,
    PTR,
    Builder,
    Call,
    Cast,
    ConstantInt,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    PointerType,
    Return,
    Select,
    Store,
    Terminator,
    Value,
    bare_name,
    function_type,
    holds_pointer,
    i64,
    quoted,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.session import Session

_MESSAGE = (
    "the memory that the global {} points to was set before what is differentiated, and has no shadow: "
    "set the pointer there, or register the global's shadow (__enzyme_shadow_globals)"
)


_IN_BLOCK = (
    "an address in memory that was set before what is differentiated leads to no memory of the program's own, and has "
    "no shadow: set it there, or register the shadow of the global that leads to it (__enzyme_shadow_globals)"
)
_SHADOW, _CONSTANT, _LATE = "shadow", "constant", "late_shadow"  # what an unset pointer leads to
_LATE_OR_OWN = f"{_LATE}_or_own"

_MOST_PLACES = 128  # in which addresses are looked for, of a copy or a global

_TAKES_NO_NUMBERS = (CallKind.INACTIVE, CallKind.SCALAR, CallKind.DEALLOCATION)


def checked(sweep: PrimalSweep, load: Load, primal: Value, shadow: Load) -> Value:
    """The shadow that is loaded, where it may be unset and is looked through: behind a check.

    What a steady pointer in a global leads to has none: there the pointer is its own shadow.
    """
    session, builder, function, at = sweep.session, sweep.builder, sweep.types.primal, address_of(load.pointer)
    bases = [address_of(o).base for o in origins_of(at.base)] if load.type is PTR and _leads_to_memory(load) else []
    distance = None if at.terms else at.offset
    places = [place.moved(distance) for base in bases for place in session.handed_globals.behind(function, base)]
    steady = [place for place in places if session.steady_globals.keeps_constants(*place)]
    known = _own_address(sweep, primal, shadow, shadow.pointer, steady)
    others = [place for place in places if place not in steady]
    kind = _kind(session, others)
    variables = list(dict.fromkeys(place.variable for place in others))
    tables = dict.fromkeys(t for v in variables for t in session.tables_in_globals.get(v, ()))
    shadows = {table: sweep.stand_in(table) for table in tables} | _twins(sweep, variables)
    if not variables:
        return _checked_in_block(sweep, load, primal, known)
    if session.types.shapes.is_stateless(function, load):  # (has no numbers: it may be its own shadow)
        return builder.select(builder.compare("eq", known, zero(PTR)), primal, known)
    member = _vector_member(session, places)
    if member is not None and bases == [at.base] and not at.terms and isinstance(primal, Load):
        vector, twin = (builder.gep(I8, p, [-member]) for p in (primal.pointer, shadow.pointer))
        return builder.call(
            _in_vector(builder.module), [primal, known, shadow.pointer, vector, twin, i64(sweep.lanes.lane)]
        )
    check = _check(sweep, variables, shadows, kind)
    return builder.call(check, [primal, known, shadow.pointer])


def _checked_in_block(sweep: PrimalSweep, load: Load, primal: Value, shadow: Value) -> Value:
    """A shadow that is loaded from memory which was set before: what is no block of the program's has none."""
    builder, late = sweep.builder, sweep.session.late_shadows
    if load.type is not PTR or not late.may_be_at(sweep.types.primal, load.pointer) or not _leads_to_memory(load):
        return shadow
    return builder.call(_look_in_block(builder.module), [primal, shadow])


@run_time_function("enzyme_build.shadow_in_block", PTR, [PTR, PTR], ["primal", "shadow"])
def _look_in_block(builder: Builder, made: Function) -> None:
    """`p.shadow` if it is set or p is null; else the program ends."""
    _return_if_set(builder, made)
    rules.stop(builder, _IN_BLOCK)
    builder.unreachable()


def _return_if_set(builder: Builder, made: Function) -> None:
    """The shadow that is the second argument, unless that is null and the first one, the primal, is not."""
    primal, shadow, *_ = made.arguments
    unset, fine = made.add_block("unset"), made.add_block("fine")
    is_unset = builder.binary("and", builder.compare("eq", shadow, zero(PTR)), builder.compare("ne", primal, zero(PTR)))
    builder.branch_if(is_unset, unset, fine)
    builder.at_end(fine).ret(shadow)
    builder.at_end(unset)


def _own_address(sweep: PrimalSweep, primal: Value, shadow: Value, lies_at: Value, steady: list[Place]) -> Value:
    """The shadow of an address that lies somewhere in shadow memory: the address itself in these places of globals."""
    builder = sweep.builder
    for variable, offset in steady:
        twin = sweep.session.globals.shadow(variable, sweep.lanes.lane)
        assert twin is not None
        is_there = builder.compare("eq", lies_at, builder.gep(I8, twin, [offset or 0]))
        shadow = builder.select(is_there, primal, shadow)
    return shadow


def look_at_copied(sweep: PrimalSweep, copy: Call, to: Value, source: Value, size: int) -> None:
    """Stop where addresses are copied out of a global whose shadows are unset, and numbers are kept where they lead."""
    at = address_of(source)
    if isinstance(at.base, GlobalVariable) and not at.terms:
        overwritten = {at.offset + place for place in _overwritten_from(copy, to)}
        places = _words(sweep, at.offset, at.offset + size)
        _look_at_places(sweep, at.base, (place for place in places if place not in overwritten))


def look_at_stored(sweep: PrimalSweep, store: Store) -> None:
    """The same where a global's own address is put into memory: whoever takes it from there may follow it.

    The head of an empty list gets its own address twice: the second time there is nothing new to see.
    """
    variable = _stored_global(store)
    if variable is None or is_table(variable) or store.parent is None:
        return
    earlier = takewhile(lambda i: i is not store, store.parent.instructions)
    if not any(isinstance(i, Store) and _stored_global(i) is variable for i in earlier):
        overwritten = _overwritten_from(store, variable)
        places = _words(sweep, 0, sweep.layout.size_of(variable.value_type))
        _look_at_places(sweep, variable, (place for place in places if place not in overwritten))


def _stored_global(store: Store) -> GlobalVariable | None:
    base = address_of(store.value).base if store.value.type is PTR else None
    return base if isinstance(base, GlobalVariable) else None


def _words(sweep: PrimalSweep, start: int, end: int) -> range:
    """Where addresses may lie."""
    step = sweep.layout.pointer_size()
    return range(start, end - step + 1, step)


def _look_at_places(sweep: PrimalSweep, variable: GlobalVariable, places: Iterable[int]) -> None:
    """Of addresses that are steady, the global's shadow gets the addresses themselves."""
    session, builder = sweep.session, sweep.builder
    if variable not in session.shadowed:
        return
    shapes, size = session.types.shapes, sweep.layout.pointer_size()
    tables = {table: sweep.stand_in(table) for table in session.tables_in_globals.get(variable, ())}
    twin = session.globals.shadow(variable, sweep.lanes.lane)
    assert twin is not None
    has_floats = FLOAT in shapes.numbers_in(sweep.types.primal, [variable])
    integers = {offset // size * size for offset in initial_integers(session.module, variable)}
    for place in islice((place for place in places if place not in integers), _MOST_PLACES):
        if shapes.led_numbers.are_loaded_behind(sweep.types.primal, [variable], place):
            primal, shadow = (builder.load(PTR, builder.gep(I8, p, [place])) for p in (variable, twin))
            if session.steady_globals.keeps_constants(variable, place):
                number = is_number(builder, builder.cast("ptrtoint", primal, I64), has_floats)
                builder.store(builder.select(number, shadow, primal), builder.gep(I8, twin, [place]))
            else:
                kind = _kind(session, [Place(variable, place)])
                shadows = tables | _twins(sweep, [variable])
                check = _check(sweep, [variable], shadows, kind, has_floats)
                builder.call(check, [primal, shadow, builder.gep(I8, twin, [place])])


def _twins(sweep: PrimalSweep, variables: Iterable[GlobalVariable]) -> dict[GlobalVariable, GlobalVariable]:
    """The shadows of the variables themselves: the head of an empty list leads to itself."""
    twins = ((variable, sweep.session.globals.shadow(variable, sweep.lanes.lane)) for variable in variables)
    return {variable: twin for variable, twin in twins if isinstance(twin, GlobalVariable)}


def _overwritten_from(first: Instruction, to: Value) -> set[int]:
    """Where in this memory another address is stored, by the instruction or behind it, before anybody looks."""
    here = address_of(to)
    first_are_addresses: dict[int, bool] = {}
    instructions = first.parent.instructions if first.parent is not None and not here.terms else []
    for instruction in dropwhile(lambda i: i is not first, instructions):
        match instruction:
            case Store(pointer=pointer, value=value):
                at = address_of(pointer)
                if at.base is here.base and not at.terms:
                    first_are_addresses.setdefault(at.offset - here.offset, isinstance(value.type, PointerType))
            case Load() | Call() | Terminator() if instruction is not first:
                break
            case _:
                pass
    return {place for place, is_address in first_are_addresses.items() if is_address}


def _vector_member(session: Session, places: list[Place]) -> int | None:
    """How far behind the beginning of a vector of numbers all these places lie: at one of its three pointers."""
    size = session.module.layout.pointer_size()
    members = (index * size for index in range(3))
    vectors = session.vectors_in_globals
    return next((m for m in members if all(p.moved(-m).offset in vectors.get(p.variable, ()) for p in places)), None)


def tables_in_globals(functions: Iterable[Function]) -> dict[GlobalVariable, dict[GlobalVariable, None]]:
    """The constants without pointers whose addresses a program stores in globals."""
    found: dict[GlobalVariable, dict[GlobalVariable, None]] = {}
    for store in (i for f in functions for i in f.instructions() if isinstance(i, Store) and i.value.type is PTR):
        place = address_of(store.pointer).base
        for table in [address_of(origin).base for origin in origins_of(store.value)]:
            if isinstance(place, GlobalVariable) and isinstance(table, GlobalVariable) and _is_plain_table(table):
                found.setdefault(place, {})[table] = None
    return found


def _is_plain_table(variable: GlobalVariable) -> bool:
    return is_table(variable) and not holds_pointer(variable.value_type)


def _leads_to_memory(pointer: Value) -> bool:
    """Is something loaded from or stored behind it, here, or perhaps where it is put or returned?

    The characters of a name have no shadow.
    """
    seen: set[Value] = set()
    work = [pointer]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case Load():
                    if user.type is not I8:
                        return True
                case Return():
                    return True
                case Store():
                    if index == 1 or not isinstance(address_of(user.pointer).base, GlobalVariable):
                        return True
                case Call() if classify(user) not in _TAKES_NO_NUMBERS:
                    return True
                case GetElementPtr() | Phi() | Select() if isinstance(user.type, PointerType):
                    work.append(user)
                case Cast():
                    work.append(user)
                case _:
                    pass
    return False


@run_time_function(
    "enzyme_build.shadow_in_vector",
    PTR,
    [*[PTR] * 5, I64],
    ["primal", "shadow", "place", "vector", "twin", "lane"],
)
def _in_vector(builder: Builder, made: Function) -> None:
    """`p.shadow` if it is set or p is null; else what lies in its `place` when the vector has been given its shadow."""
    _return_if_set(builder, made)
    *_, place, vector, twin, lane = made.arguments
    builder.call(late_maker_of_vector(builder.module), [vector, twin, lane])
    builder.ret(builder.load(PTR, place))


def _kind(session: Session, places: list[Place]) -> str:
    """What an unset pointer there may lead to."""
    late = [session.late_shadows.is_late(*place) for place in places]
    constant = [session.set_before.is_constant(*place) for place in places]
    if all(constant):
        return _LATE_OR_OWN if any(late) else _CONSTANT
    return _LATE if all(one or other for one, other in zip(late, constant)) else _SHADOW


def _check(
    sweep: PrimalSweep,
    variables: list[GlobalVariable],
    shadows: dict[GlobalVariable, GlobalVariable],
    kind: str,
    has_floats: bool = False,
) -> Function:
    """`p.shadow` if it is set or p is null, or what stands for it if p leads into a table or into a variable itself;
    else what is set in its `place`: p itself if what it leads to is constant, or the shadow that the block around p
    is given late; else the program ends.

    What is copied with addresses may be numbers, which lie in the same places of other records.
    """
    module, lane = sweep.session.module, sweep.lanes.lane
    names = [bare_name(variable.name) for variable in (*variables, *shadows.values())]
    many = f"{'_or_floats' if has_floats else ''}{f'.{lane}' if kind.startswith(_LATE) and lane else ''}"
    name = quoted(f"enzyme_build.{kind}_of{many}.{'.'.join(names)}")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(PTR, [PTR] * 3), ["primal", "shadow", "place"])
    primal, shadow, place = made.arguments
    builder = Builder(module, made.add_block("entry"))
    suspect, unset, fine = (made.add_block(n) for n in ("suspect", "unset", "fine"))
    builder.branch_if(builder.compare("eq", shadow, zero(PTR)), suspect, fine)
    builder.at_end(suspect)
    number = is_number(builder, builder.cast("ptrtoint", primal, I64), has_floats)
    builder.branch_if(builder.binary("or", builder.compare("eq", primal, zero(PTR)), number), fine, unset)
    builder.at_end(unset)
    for table, stand_in in shadows.items():
        _return_inside(builder, made, primal, table, stand_in)
    if kind != _SHADOW:
        known: Value = primal
        if kind != _CONSTANT:
            else_own = kind == _LATE_OR_OWN
            known = sweep.session.late_shadows.shadow_of(builder, primal, lane, variables, else_own)
        kept, missing = made.add_block("kept"), made.add_block("missing")
        builder.branch_if(builder.compare("ne", known, zero(PTR)), kept, missing)
        builder.at_end(kept).store(known, place)
        builder.ret(known)
        builder.at_end(missing)
    rules.stop(builder, _MESSAGE.format(" or ".join(f"`{bare_name(v.name)}`" for v in variables)))
    builder.unreachable()
    builder.at_end(fine)
    builder.ret(shadow)
    return made


def _return_inside(builder: Builder, made: Function, primal: Value, table: GlobalVariable, stand_in: Value) -> None:
    """The same place in what stands for the table, if the pointer leads into it; else on."""
    inside, outside = made.add_block("inside"), made.add_block("outside")
    begin = builder.cast("ptrtoint", table, I64)
    distance = builder.binary("sub", builder.cast("ptrtoint", primal, I64), begin)
    size = builder.module.layout.size_of(table.value_type)
    builder.branch_if(builder.compare("ult", distance, ConstantInt(I64, size)), inside, outside)
    builder.at_end(inside)
    builder.ret(builder.gep(I8, stand_in, [distance]))
    builder.at_end(outside)

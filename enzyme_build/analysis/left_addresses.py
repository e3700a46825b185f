"""Where inactive calls leave addresses of memory that they made: a text's characters, a line that was read.

Rust's formatting calls what it is given to write to, through a table of functions: a `String` grows there.  The two are
handed to it, or lie one behind the other in what it is handed; the functions show where they look for addresses.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from itertools import pairwise
from typing import NamedTuple, TypeGuard

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, argument_attribute, called_function, callee_name, classify
from enzyme_build.analysis.initial_pointers import initial_pointers
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.ir import (
    PTR,
    Alloca,
    Call,
    Function,
    GetElementPtr,
    GlobalVariable,
    Load,
    Module,
    Store,
    Value,
    bare_name,
    is_pointer,
)

_WORD = 8  # bytes
_DEEPEST = 2  # an adapter leads to what grows


class Change(IntEnum):
    """What a call may do to an address that lies somewhere; of several, the last counts."""

    REPLACED = 1  # that of other memory may come there
    GROWN = 2  # that of a larger block may, which begins where the old one did or elsewhere
    ADVANCED = 3  # it may move on in its own, as that of a slice does that is written to
    MADE = 4  # whatever lay there, that of new memory comes


class LeftAddress(NamedTuple):
    """`path`: how many bytes behind the pointer an address lies; how many behind that one the next, and so on: the last
    of these is left there.  `is_text`: it leads to characters, and never to other bytes."""

    pointer: Value
    path: tuple[int, ...]
    change: Change = Change.REPLACED
    is_text: bool = True


def left_addresses(call: Call) -> list[LeftAddress]:
    rule = rules.inactive_rule(callee_name(call)) if classify(call) is CallKind.INACTIVE else None
    if rule is None:
        return []
    made = [call.arguments[i] for i in rule.makes if i < len(call.arguments) and is_pointer(call.arguments[i].type)]
    change = Change.GROWN if rule.grows else Change.MADE if rule.only_makes else Change.REPLACED
    found = [LeftAddress(pointer, (rule.address_at,), change) for pointer in made]
    for data, table in _writers(call) if rule.calls_writers else ():
        paths: dict[tuple[int, ...], Change] = {}
        functions = _functions_in(table, call.function.module)
        is_text = not any(rules.writes_bytes(bare_name(function.name)) for function in functions)
        for function in functions:
            found_there = _paths(function, 0)
            grows = Change.GROWN in found_there.values() and _may_grow(function)
            for path, change in found_there.items():
                known = Change.REPLACED if change is Change.GROWN and not grows else change
                paths[path] = max(known, paths.get(path, known))
        places = ((_from_stored(data, path), change) for path, change in paths.items())
        found += [place._replace(change=change, is_text=is_text) for place, change in places]
    return found


def _from_stored(pointer: Value, path: tuple[int, ...]) -> LeftAddress:
    """The same place, from the address that lies at the first one, if this is in a variable and set once."""
    place = address_of(pointer)
    if len(path) > 1 and isinstance(place.base, Alloca) and not place.terms:
        stored = [value for offset, value in _stored_in(place.base) if offset == place.offset + path[0]]
        if len(stored) == 1:
            return LeftAddress(stored[0], path[1:])
    return LeftAddress(pointer, path)


def made_behind(call: Call) -> list[Value]:
    """The pointers behind which an inactive call leaves such addresses, or all that it returns."""
    results = [a for index, a in enumerate(call.arguments) if argument_attribute(call, index, "sret")]
    return list(dict.fromkeys([*(left.pointer for left in left_addresses(call)), *results]))


def _writers(call: Call) -> Iterator[tuple[Value, GlobalVariable]]:
    """What a call writes to, and the functions by which it does."""
    module = call.function.module
    for data, table in pairwise(call.arguments):
        if is_pointer(data.type) and _writes(table, module):
            yield data, table
    for argument in call.arguments:
        base = address_of(argument).base if is_pointer(argument.type) else None
        stored = dict(_stored_in(base)) if isinstance(base, Alloca) else {}
        for offset, data in stored.items():
            table = stored.get(offset + _WORD)
            if table is not None and _writes(table, module):
                yield data, table


def _stored_in(variable: Alloca) -> Iterator[tuple[int, Value]]:
    """The addresses that are stored in a variable, and where."""
    work: list[Value] = [variable]
    while work:
        pointer = work.pop()
        for user, index in pointer.uses:
            if isinstance(user, GetElementPtr):
                work.append(user)
            elif isinstance(user, Store) and index and is_pointer(user.value.type):
                place = address_of(pointer)
                yield from [] if place.terms else [(place.offset, user.value)]


def _writes(table: Value, module: Module) -> TypeGuard[GlobalVariable]:
    if not isinstance(table, GlobalVariable) or not table.is_constant:
        return False
    return any(rules.is_writer(bare_name(function.name)) for function in _functions_in(table, module))


def _functions_in(table: GlobalVariable, module: Module) -> list[Function]:
    """All but the first: it releases the object."""
    pointers = initial_pointers(module, table)
    return [p.target for p in pointers if p.offset and isinstance(p.target, Function) and not p.target.is_declaration]


def _paths(function: Function, index: int) -> dict[tuple[int, ...], Change]:
    """Where a function looks for addresses behind an argument, and what it does to them: see `LeftAddress`."""
    found: dict[tuple[int, ...], Change] = {}
    seen: set[tuple[Function, int, tuple[int, ...]]] = set()
    work = [(function, index, (0,))]
    while work:
        at = work.pop()
        if at in seen or at[1] >= len(at[0].arguments):
            continue
        seen.add(at)
        starts: dict[Value, tuple[int, ...]] = {at[0].arguments[at[1]]: at[2]}
        loaded: dict[Value, tuple[int, ...]] = {}
        for instruction in at[0].instructions():
            match instruction:
                case Load() if instruction.type is PTR:
                    place = _behind(address_of(instruction.pointer), starts)
                    if place is not None:
                        found.setdefault(place, Change.REPLACED)
                        loaded[instruction] = place
                        if len(place) < _DEEPEST:
                            starts[instruction] = (*place, 0)
                case Store(value=value) if value.type is PTR:
                    place = _behind(address_of(instruction.pointer), starts)
                    change = _change(address_of(value), place, loaded) if place is not None else None
                    if place is not None and change is not None:
                        found[place] = max(change, found.get(place, change))
                case Call() if (callee := called_function(instruction)) is not None and not callee.is_declaration:
                    for position, argument in enumerate(instruction.arguments):
                        place = _behind(address_of(argument), starts) if is_pointer(argument.type) else None
                        work += [(callee, position, place)] if place is not None else []
                case _:
                    pass
    return found


def _may_grow(function: Function) -> bool:
    """Does it, or a function that it calls, make memory larger that was made before?"""
    seen, work = {function}, [function]
    while work:
        for call in (i for i in work.pop().instructions() if isinstance(i, Call)):
            rule, callee = rules.allocation_rule(callee_name(call)), called_function(call)
            if (rule is not None and rule.grows is not None) or classify(call) is CallKind.UNKNOWN:
                return True
            if callee is not None and not callee.is_declaration and callee not in seen:
                seen.add(callee)
                work.append(callee)
    return False


def _change(stored: Address, place: tuple[int, ...], loaded: dict[Value, tuple[int, ...]]) -> Change | None:
    """What a store may do to the address at a place; None: it stays.  (Another address may be of a grown block.)"""
    if loaded.get(stored.base) != place:
        return Change.GROWN
    return Change.ADVANCED if stored.offset or stored.terms else None


def _behind(address: Address, starts: dict[Value, tuple[int, ...]]) -> tuple[int, ...] | None:
    path = starts.get(address.base)
    return (*path[:-1], path[-1] + address.offset) if path is not None and not address.terms else None

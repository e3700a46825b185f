"""Numbers that are written as text or to a stream, and read from there as numbers again.

Text and files have no derivative.  Memory into which an active number may have been written as text, and streams to
which one was printed, are followed through calls and copies of text; a function that reads a number from there, or a
program that makes one of its digits, gives a number that may depend on the first.  Whether it does shows when the
derivative runs.  A stream is known by where it lies in an object, which may have several.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import argument_attribute, callee_name
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.number_traffic import Place
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.spelled_numbers import spelled_in
from enzyme_build.analysis.tbaa_leaves import is_member
from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Constant,
    Freeze,
    GetElementPtr,
    GlobalVariable,
    Invoke,
    Load,
    Phi,
    Select,
    Value,
    holds_float,
    is_float,
    is_integer,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

Text = MemoryObject | GlobalVariable
Reader = Call | Cast | Load
_RESULT = -1  # for the index of an argument
_STREAM = 128  # bytes: parts of a stream that are used are nearer than that, two streams are not


class Spot(NamedTuple):
    """Text in memory: anywhere in it, or in the stream that lies `at` bytes from its start."""

    text: Text
    at: int | None


Seen = tuple[Place | GlobalVariable, int | None]  # the same, as callers see it


@dataclass(frozen=True)
class TextTraffic:
    """Where a function writes numbers as text and where it reads some: behind its arguments and its result, and in
    globals."""

    written: frozenset[Seen] = frozenset()
    read: frozenset[Seen] = frozenset()


def text_traffic_of(types: TypeInference) -> TextTraffic:
    """What the function does with numbers in text, as far as its callers can see."""
    calls, spelled = _calls_about_text(types), _spelled(types)
    if not calls and not spelled:
        return TextTraffic()
    written = _written(types, calls, lambda _: True)
    read = {text for call in calls for text in _read(types, call)}.union(*spelled.values())
    return TextTraffic(_seen_from_outside(types, written), _seen_from_outside(types, read))


def numbers_from_text(
    types: TypeInference, is_varied: Callable[[Value | MemoryObject], bool], is_useful: Callable[[Reader], bool]
) -> list[Reader]:
    """What reads useful numbers from text into which varied numbers may have been written."""
    calls = _calls_about_text(types)
    written = _written(types, calls, is_varied) if calls else set[Spot]()
    reading: dict[Reader, set[Spot]] = {call: _read(types, call) for call in calls} if written else {}
    reading |= _spelled(types) if written else {}
    return [reader for reader, read in reading.items() if _meet(written, read) and is_useful(reader)]


def prints_varied(types: TypeInference, call: Call, is_varied: Callable[[Value | MemoryObject], bool]) -> bool:
    """May varied numbers be among those that the call itself writes as text that may be read again?"""
    rule = rules.inactive_rule(callee_name(call))
    return rule is not None and _writes_text(call, rule) and _is_varied(call, types, is_varied, rule)


def may_print(call: Call | Invoke) -> bool:
    """Does the call itself write numbers as text that may be read again?  (Integers are none, as far as it shows.)"""
    rule = rules.inactive_rule(callee_name(call))
    if rule is None:
        return False
    has_numbers = any(holds_float(a.type) and not isinstance(a, Constant) for a in call.arguments)
    return (has_numbers or rule.takes_list or rule.bytes_from is not None) and _writes_text(call, rule)


def writes_text(name: str) -> bool:
    """Does a function of the library write numbers as text, or print them?"""
    rule = rules.inactive_rule(name)
    return rule is not None and rule.writes_text


def _writes_text(call: Call | Invoke, rule: rules.InactiveRule) -> bool:
    """Does the call write text that may be read again?"""
    if not rule.writes_text:
        return False
    return rule.text == "written" or any(not _is_console(o) for o in _given(call.arguments[rule.stream]))


def format_of_list(call: Call | Invoke) -> Value | None:
    """The format that says whether there are numbers in the `va_list` that the call writes as text."""
    rule = rules.inactive_rule(callee_name(call))
    return call.arguments[-2] if rule is not None and rule.takes_list and len(call.arguments) > 1 else None


def reads_numbers(call: Call | Invoke) -> bool:
    """Does the call itself read numbers from text, or integers that are taken for the bits of some?

    (An integer that stays one is a step function of the text, as of a number that is rounded.)
    """
    rule = rules.inactive_rule(callee_name(call))
    if rule is None or rule.text != "read":
        return False
    return not is_integer(call.type) or bool(rule.writes) or _becomes_bits(call)


def _becomes_bits(made: Value) -> bool:
    """Is an integer moved or put together with others, and taken for a float?"""
    seen: set[Value] = set()
    work = [made]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.users:
            match user:
                case Cast(opcode="bitcast") if is_float(user.type):
                    return True
                case Binary() | Cast() | Phi() | Select() | Freeze() if is_integer(user.type):
                    work.append(user)
                case _:
                    pass
    return False


def spelled_numbers(types: TypeInference) -> Collection[Cast | Load]:
    """What the function makes of digits itself, in a program that writes numbers as text."""
    return spelled_in(types.function) if types.across.writes_texts else ()


def _spelled(types: TypeInference) -> dict[Cast | Load, set[Spot]]:
    """The same, and where the digits are read."""
    spelled = spelled_in(types.function) if types.across.writes_texts else {}
    return {made: {spot for p in places for spot in _direct(types, p)} for made, places in spelled.items()}


def _direct(types: TypeInference, pointer: Value) -> Iterator[Spot]:
    """The text that a pointer leads to, as far as it is no constant."""
    spots = (Spot(_text(made), None) for made in types.objects.of(pointer))
    yield from (spot for spot in spots if not _is_shared(spot.text))


def _is_console(stream: Value) -> bool:
    """One of the library's own streams."""
    base = address_of(stream.pointer if isinstance(stream, Load) else stream).base
    return isinstance(base, GlobalVariable) and _is_shared(base)


def _meet(these: set[Spot], those: set[Spot]) -> bool:
    """May some of these be some of those?"""
    return any(a.text is b.text and _is_near(a.at, b.at) for a in these for b in those)


def _is_near(here: int | None, there: int | None) -> bool:
    return here is None or there is None or abs(here - there) < _STREAM


def _calls_about_text(types: TypeInference) -> list[Call]:
    """Calls that write, read or copy text; none where no number meets text."""
    calls = [i for i in types.function.instructions() if isinstance(i, Call)]
    if not any(_meets_numbers(types, call) for call in calls):
        return []
    return [c for c in calls if _meets_numbers(types, c) or _copied(c) is not None]


def _meets_numbers(types: TypeInference, call: Call) -> bool:
    rule, callee = rules.inactive_rule(callee_name(call)), types.text_traffic(call)
    return (rule is not None and rule.text != "") or (callee is not None and callee != TextTraffic())


def _copied(call: Call) -> tuple[list[Value], list[Value]] | None:
    """From where the call may copy text, and to where: into memory, or into what it returns."""
    memory, rule = rules.memory_rule(callee_name(call)), rules.inactive_rule(callee_name(call))
    if memory is not None:
        source = memory.source
        return ([call.arguments[source]], [call.arguments[memory.destination]]) if source is not None else None
    if rule is None or rule.text or not rule.moves_text:
        return None
    pointers = [a for a in call.arguments if is_pointer(a.type)]
    if rule.because in ("text", "input"):
        return pointers, [v for v in (call, *rule.written(call.arguments)) if is_pointer(v.type)]
    return (pointers, pointers) if len(pointers) > 1 else None


def _written(types: TypeInference, calls: list[Call], is_varied: Callable[[Value | MemoryObject], bool]) -> set[Spot]:
    """All text that may hold such numbers: written here or by a callee, or copied from there."""
    found: set[Spot] = set()
    for call in calls:
        callee, rule = types.text_traffic(call), rules.inactive_rule(callee_name(call))
        if callee is not None:
            found |= _here(types, call, callee.written)
        elif rule is not None and rule.writes_text and _is_varied(call, types, is_varied, rule):
            is_text = rule.text == "written"
            places = rule.written(call.arguments) if is_text else [call.arguments[rule.stream]]
            found |= _texts(types, call, places, is_deep=is_text)
    before = -1 if found else 0
    while before != len(found):
        before = len(found)
        for call in calls:
            copied = _copied(call)
            if copied is not None and _meet(found, _texts(types, call, copied[0])):
                found |= _texts(types, call, copied[1])
    return found


def _is_varied(
    call: Call, types: TypeInference, is_varied: Callable[[Value | MemoryObject], bool], rule: rules.InactiveRule
) -> bool:
    """Does the call write varied numbers: arguments (their bits, too), or bytes from memory that holds some?"""
    numbers = (a for a in call.arguments if holds_float(a.type) or _is_of_number(a, types))
    if rule.takes_list or any(map(is_varied, numbers)):
        return True
    return rule.bytes_from is not None and any(map(is_varied, types.objects.of(call.arguments[rule.bytes_from])))


def _is_of_number(value: Value, types: TypeInference) -> bool:
    """It is made of the bits of a float at hand, or of one in memory, whole or in pieces."""
    seen: set[Value] = set()
    work = [value]
    while work:
        part = work.pop()
        if part in seen or not is_integer(part.type):
            continue
        seen.add(part)
        match part:
            case Cast(opcode="bitcast", operands=[inner]) if is_float(inner.type):
                return True
            case Load() if types.has_numbers_at(part.pointer):
                return True
            case Binary(opcode="lshr" | "ashr" | "and" | "shl"):
                work.append(part.operands[0])
            case Cast() | Phi() | Freeze():
                work += part.operands
            case Select():
                work += part.operands[1:]
            case _:
                pass
    return False


def _read(types: TypeInference, call: Call) -> set[Spot]:
    callee = types.text_traffic(call)
    if callee is not None:
        return _here(types, call, callee.read)
    rule = rules.inactive_rule(callee_name(call))
    if rule is None or not reads_numbers(call):
        return set()
    return _texts(types, call, call.arguments[rule.stream : rule.stream + 1])


def _here(types: TypeInference, call: Call, seen: Iterable[Seen]) -> set[Spot]:
    """The places behind a callee's arguments and its result, and its globals, as its caller sees them."""
    found: set[Spot] = set()
    for place, at in seen:
        if isinstance(place, GlobalVariable):
            found.add(Spot(place, at))
        elif place[0] < len(call.arguments):
            given = call if place[0] == _RESULT else call.arguments[place[0]]
            direct = [placed for origin in (given, *_given(given)) for placed in _objects_at(types, origin)]
            if place[1]:
                behind = types.objects.reach(o for made, _ in direct for o in made.contents)
                found |= {Spot(_text(made), None) for made in behind}
            else:
                placed = (
                    (made, start + at if start is not None and at is not None else None) for made, start in direct
                )
                found |= {Spot(_text(made), start) for made, start in placed}
    return found


def _texts(types: TypeInference, call: Call, pointers: Iterable[Value], is_deep: bool = False) -> set[Spot]:
    """What the call may reach through these of its arguments, and where their addresses were loaded from."""
    rule = rules.inactive_rule(callee_name(call))
    is_stream = rule is not None and (rule.text == "printed" or rule.because not in ("text", ""))
    given = [origin for pointer in pointers for origin in _given(pointer)]
    direct = [placed for origin in given for placed in _objects_at(types, origin)]
    loads = [base for origin in given if isinstance(base := address_of(origin).base, Load)]
    owners = [placed for load in loads for placed in _objects_at(types, load.pointer)]
    reached = types.objects.reach(o for made, _ in direct for o in made.contents) if is_deep else ()
    behind = [made for made in reached if made.kind != "alloca"]  # variables have names: a text's memory has none
    spots = [Spot(_text(made), at if is_stream else None) for made, at in direct]
    spots += [Spot(_text(made), at) for made, at in owners]
    spots += [Spot(_text(made), None) for made in behind]
    return {spot for spot in spots if not _is_shared(spot.text)}


def _objects_at(types: TypeInference, pointer: Value) -> Iterator[tuple[MemoryObject, int | None]]:
    """What a pointer may point to, and how far from its start, as far as that is known."""
    address = address_of(pointer)
    for made in types.objects.of(pointer):
        is_own = made.value is address.base and not made.is_deep and not address.terms
        yield made, address.offset if is_own else None


def _given(pointer: Value) -> Iterator[Value]:
    """A pointer, or what it comes from: functions return the stream that they are given, or a place in a text."""
    seen: set[Value] = set()
    work = [pointer]
    while work:
        for origin in origins_of(work.pop()):
            base = address_of(origin).base
            if origin in seen:
                continue
            seen.add(origin)
            if isinstance(base, Call) and _returns_first(base):
                work.append(base.arguments[0])
            elif isinstance(base, (Phi, Select)) and base is not origin:
                work.append(base)
            else:
                yield origin


def _returns_first(call: Call) -> bool:
    if not call.arguments or not is_pointer(call.arguments[0].type) or isinstance(call.arguments[0], Constant):
        return False
    rule = rules.inactive_rule(callee_name(call))
    if rule is not None:
        return rule.text != "" or rule.moves_text
    return argument_attribute(call, 0, "returned")


def _is_shared(text: Text) -> bool:
    """A constant, one of the library's tables, or whatever the library has: streams that have no text in common do."""
    if isinstance(text, GlobalVariable):
        return text.is_constant or rules.is_inactive_memory(text.name)
    return text.kind == "world"


def _text(made: MemoryObject) -> Text:
    return made.value if isinstance(made.value, GlobalVariable) else made


def _leads_to_one(argument: Value) -> bool:
    """Only the address of a text lies where it points, not a record with other texts."""
    return not any(isinstance(user, GetElementPtr) or is_member(user) for user in argument.users)


def _seen_from_outside(types: TypeInference, spots: set[Spot]) -> frozenset[Seen]:
    places: set[Seen] = {(place, at) for made, place in types.places() for text, at in spots if text is made}
    places |= {(text, at) for text, at in spots if isinstance(text, GlobalVariable)}
    made_here = {text for text, _ in spots if isinstance(text, MemoryObject) and text.is_local}
    if made_here:
        for index, argument in enumerate(types.function.arguments):
            if _leads_to_one(argument) and not made_here.isdisjoint(types.objects.behind(argument)):
                places.add(((index, True), None))
        returned = types.objects.returned
        behind = types.objects.reach(o for made in returned for o in made.contents)
        places |= {((_RESULT, deep), None) for deep in (False, True) if made_here & (behind if deep else returned)}
    return frozenset(places)

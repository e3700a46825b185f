"""Numbers that are written as text or to a stream, and read from there as numbers again.

Text and files have no derivative.  Memory into which an active number may have been written as text, and streams to
which one was printed, are followed through calls and copies of text; a function that reads a number from there gives a
number that depends on the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import argument_attribute, callee_name
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.number_traffic import Place
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.ir import Call, Constant, GetElementPtr, GlobalVariable, Value, holds_float, is_pointer

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

Text = MemoryObject | GlobalVariable


@dataclass(frozen=True)
class TextTraffic:
    """Where a function writes numbers as text and where it reads some: behind its arguments, and in globals."""

    written: frozenset[Place | GlobalVariable] = frozenset()
    read: frozenset[Place | GlobalVariable] = frozenset()


def text_traffic_of(types: TypeInference) -> TextTraffic:
    """What the function does with numbers in text, as far as its callers can see."""
    calls = _calls_about_text(types)
    if not calls:
        return TextTraffic()
    written = _written(types, calls, lambda _: True)
    read = {text for call in calls for text in _read(types, call)}
    return TextTraffic(_seen_from_outside(types, written), _seen_from_outside(types, read))


def numbers_from_text(
    types: TypeInference, is_varied: Callable[[Value | MemoryObject], bool], is_useful: Callable[[Call], bool]
) -> list[Call]:
    """The calls that read useful numbers from text into which varied numbers may have been written."""
    calls = _calls_about_text(types)
    written = _written(types, calls, is_varied) if calls else set[Text]()
    return [call for call in calls if written.intersection(_read(types, call)) and is_useful(call)]


def _calls_about_text(types: TypeInference) -> list[Call]:
    """Calls that write, read or copy text; none where no number meets text."""
    calls = [i for i in types.function.instructions() if isinstance(i, Call)]
    if not any(_meets_numbers(types, call) for call in calls):
        return []
    return [c for c in calls if _meets_numbers(types, c) or list(_copied(c))]


def _meets_numbers(types: TypeInference, call: Call) -> bool:
    rule, callee = rules.inactive_rule(callee_name(call)), types.text_traffic(call)
    return (rule is not None and rule.text != "") or (callee is not None and callee != TextTraffic())


def _copied(call: Call) -> list[Value]:
    """Where the call may copy text to: from any of its arguments, into memory or into what it returns."""
    memory, rule = rules.memory_rule(callee_name(call)), rules.inactive_rule(callee_name(call))
    if memory is not None:
        return [call.arguments[memory.destination]]
    if rule is None or rule.text or not rule.moves_text:
        return []
    given = (call.arguments[i] for i in rule.writes) if rule.because in ("text", "input") else call.arguments
    return [v for v in (call, *given) if is_pointer(v.type)]


def _written(types: TypeInference, calls: list[Call], is_varied: Callable[[Value | MemoryObject], bool]) -> set[Text]:
    """All text that may hold such numbers: written here or by a callee, or copied from there."""
    found: set[Text] = set()
    for call in calls:
        callee, rule = types.text_traffic(call), rules.inactive_rule(callee_name(call))
        if callee is not None:
            found |= _here(types, call, callee.written)
        elif rule is not None and rule.text in ("written", "printed") and _is_varied(call, types, is_varied, rule):
            places = rule.writes if rule.text == "written" else (rule.stream,)
            found |= _texts(types, (call.arguments[i] for i in places), is_deep=True)
    before = -1 if found else 0
    while before != len(found):
        before = len(found)
        for call in calls:
            if (copied := _copied(call)) and found & _texts(types, call.arguments, is_deep=True):
                found |= _texts(types, copied, is_deep=rules.memory_rule(callee_name(call)) is None)
    return found


def _is_varied(
    call: Call, types: TypeInference, is_varied: Callable[[Value | MemoryObject], bool], rule: rules.InactiveRule
) -> bool:
    """Does the call write varied numbers: arguments, or bytes from memory that holds some?"""
    if rule.takes_list or any(is_varied(a) for a in call.arguments if holds_float(a.type)):
        return True
    return rule.bytes_from is not None and any(map(is_varied, types.objects.of(call.arguments[rule.bytes_from])))


def _read(types: TypeInference, call: Call) -> set[Text]:
    callee = types.text_traffic(call)
    if callee is not None:
        return _here(types, call, callee.read)
    rule = rules.inactive_rule(callee_name(call))
    if rule is None or rule.text != "read":
        return set()
    return _texts(types, call.arguments[rule.stream : rule.stream + 1])


def _here(types: TypeInference, call: Call, places: Iterable[Place | GlobalVariable]) -> set[Text]:
    """The places behind a callee's arguments, and its globals, as its caller sees them."""
    found: set[Text] = set()
    for place in places:
        if isinstance(place, GlobalVariable):
            found.add(place)
        elif place[0] < len(call.arguments):
            direct = types.objects.of(call.arguments[place[0]])
            behind = types.objects.reach(o for made in direct for o in made.contents)
            found |= {_text(made) for made in (behind if place[1] else direct)}
    return found


def _texts(types: TypeInference, pointers: Iterable[Value], is_deep: bool = False) -> set[Text]:
    direct = {made for pointer in pointers for given in _given(pointer) for made in types.objects.of(given)}
    reached = types.objects.reach(o for made in direct for o in made.contents) if is_deep else ()
    behind = [made for made in reached if made.kind != "alloca"]  # variables have names: a text's memory has none
    return {text for made in (*direct, *behind) if not _is_shared(text := _text(made))}


def _given(pointer: Value) -> Iterator[Value]:
    """A pointer, or what it comes from: functions return the stream that they are given, or a place in a text."""
    seen: set[Value] = set()
    work = [pointer]
    while work:
        for origin in origins_of(address_of(work.pop()).base):
            if origin in seen:
                continue
            seen.add(origin)
            if isinstance(origin, GetElementPtr):
                work.append(origin)
            elif isinstance(origin, Call) and _returns_first(origin):
                work.append(origin.arguments[0])
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


def _seen_from_outside(types: TypeInference, texts: set[Text]) -> frozenset[Place | GlobalVariable]:
    places = {place for made, place in types.places() if made in texts}
    return frozenset([*places, *(text for text in texts if isinstance(text, GlobalVariable))])

"""A derivative stops with a message where a number that matters is read from text into which an active one was printed.

Whether it was shows when the derivative runs (see `rules.library.texts`).  In derived code, what prints active numbers
says so; in code that derivatives call as it is, whatever prints numbers does.  All that reads numbers says so, too; a
derivative asks behind each call that may read some that matter.  Where nothing is asked, nothing is said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    Activity,
    Reader,
    callee_name,
    format_of_list,
    may_print,
    numbers_from_text,
    prints_varied,
    reads_numbers,
    spelled_in,
)
from enzyme_build.differentiate.promises import forget_promises
from enzyme_build.ir import (
    I8,
    PTR,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Instruction,
    Invoke,
    Module,
    Value,
    array,
    location_of,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Facts, Session


@dataclass(eq=False)
class TextChecks:
    """What a session's derivatives do with numbers in text."""

    derived: set[Function] = field(default_factory=set[Function])  # all functions that sweeps wrote into
    said: list[tuple[Instruction, bool]] = field(default_factory=list[tuple[Instruction, bool]])  # True: it reads
    begins: list[Call] = field(default_factory=list[Call])  # around whole derivatives
    declared: list[str] = field(default_factory=list[str])  # what they call, if that was not known before
    is_asked: bool = False
    places: dict[str, GlobalVariable] = field(default_factory=dict[str, GlobalVariable])


def readers_to_ask(facts: Facts, activity: Activity) -> set[Reader]:
    """The calls, and what reads digits, behind which a derivative of the function asks."""

    def is_useful(reader: Reader) -> bool:
        arguments = reader.arguments if isinstance(reader, Call) else ()
        written = (o for a in arguments for o in facts.types.objects.of(a))
        return reader in activity.useful or any(o in activity.useful for o in written)

    return set(numbers_from_text(facts.types, lambda value: value in activity.varied, is_useful))


def note_call(session: Session, facts: Facts, activity: Activity, call: Call, made: Call) -> None:
    """`made` is the call in a derivative.  What is not differentiated may print anything."""
    is_passive = call.parent in activity.passive_blocks and may_print(call)
    is_read = reads_numbers(call)
    if is_passive or is_read or prints_varied(facts.types, call, lambda value: value in activity.varied):
        session.texts.said.append((made, is_read))


def note_digits(session: Session, made: Instruction) -> None:
    """`made` is a derivative's, and reads digits, or converts some."""
    session.texts.said.append((made, True))


def begin_reading(session: Session, builder: Builder) -> Value:
    """In front of what is asked about."""
    session.texts.is_asked = True
    return rules.text_call(builder, rules.TEXT_BEFORE)


def ask(session: Session, builder: Builder, reader: Reader, before: Value) -> None:
    """Behind it."""
    rules.text_call(builder, rules.TEXT_ASK, before, _place(session, builder.module, reader))


def keep_what_was_printed(call: Call) -> Value | None:
    """What a derivative of a derivative has for what the inner one asks at its begin: to the outer one, all counts."""
    return zero(PTR) if callee_name(call) == rules.TEXT_BEGIN else None


def begin(session: Session, builder: Builder) -> Value:
    """In front of a whole derivative."""
    checks = session.texts
    if not checks.begins:
        checks.declared = [n for n in (rules.TEXT_BEGIN, rules.TEXT_END) if n not in session.module.functions]
    begun = rules.text_call(builder, rules.TEXT_BEGIN)
    checks.begins.append(begun)
    return begun


def end(session: Session, builder: Builder, begun: Value) -> None:
    """Behind it."""
    session.texts.begins.append(rules.text_call(builder, rules.TEXT_END, begun))


def say_what_is_printed(session: Session) -> None:
    """When all derivatives of a session are made: where any of them asks, all code says what it prints and reads."""
    module, checks = session.module, session.texts
    if not checks.is_asked and rules.TEXT_ASK not in module.functions:
        for call in reversed(checks.begins):
            call.erase()
        for name in checks.declared:
            del module.functions[name]
        return
    forget_promises(module)
    for instruction, is_read in checks.said:
        if instruction.parent is not None and module.functions.get(instruction.function.name) is instruction.function:
            _say(session, instruction, is_read)
    for function in list(module.functions.values()):
        if not function.is_declaration and function not in checks.derived:
            for call in [i for i in function.instructions() if isinstance(i, (Call, Invoke))]:
                if (is_read := reads_numbers(call)) or may_print(call):
                    _say(session, call, is_read)
            for reader in spelled_in(function):
                _say(session, reader, is_read=True)


def _say(session: Session, instruction: Instruction, is_read: bool) -> None:
    """In front of what prints or reads, if nobody has said it."""
    builder = Builder(session.module).before(instruction)
    listed = format_of_list(instruction) if isinstance(instruction, (Call, Invoke)) and not is_read else None
    name = rules.TEXT_READ if is_read else rules.TEXT_PRINTED if listed is None else rules.TEXT_LISTED
    at = instruction.block.instructions.index(instruction)
    before = instruction.block.instructions[at - 1] if at else None
    if isinstance(before, Call) and callee_name(before) == name:
        return
    given: list[Value] = [] if is_read else [_place(session, session.module, instruction)]
    made = rules.text_call(builder, name, *given, *([listed] if listed is not None else []))
    if "dbg" in instruction.metadata:
        made.metadata["dbg"] = instruction.metadata["dbg"]


def _place(session: Session, module: Module, instruction: Instruction) -> GlobalVariable:
    """Where in the source, as a text that ends with a zero."""
    place = " ".join(str(location_of(instruction)).split())
    found = session.texts.places.get(place)
    if found is None:
        data = "".join(c if " " <= c <= "~" and c not in '"\\' else "?" for c in place)
        made = GlobalVariable("enzyme_build.place", array(len(data) + 1, I8), f'c"{data}\\00"', "private")
        made.is_constant = True
        found = session.texts.places[place] = module.add_global(made)
    return found

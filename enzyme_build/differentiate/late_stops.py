"""Refusals that wait until a derivative comes to their places (the option `runtime-errors`).

A place is an instruction of the program that an error names.  There the program gets a mark: a call that stops if a
derivative runs.  In canonical copies nothing follows a mark, so what only such ways lead to is not asked for a
derivative, and says nothing of what lies in memory.  A round of requests is answered again with all marks so far,
until nothing is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import callee_name, remove_incoming
from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.differentiate.requests import entry_point_of
from enzyme_build.errors import EnzymeBuildError, Errors, LateStop, Remark
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Alloca,
    Block,
    Builder,
    Call,
    Function,
    Instruction,
    Invoke,
    LandingPad,
    Module,
    Phi,
    Resume,
    Value,
    parse_module,
    struct,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session

Place = tuple[str, int]  # a function's name, and the number of one of its instructions


@dataclass(eq=False)
class LateStops:
    """`text`: the module before the requests of a round are answered; `level`: which round it is, from 1 on."""

    text: str
    level: int
    places: dict[Place, EnzymeBuildError] = field(default_factory=dict[Place, EnzymeBuildError])
    _numbers: dict[Instruction, Place] = field(default_factory=dict[Instruction, Place])

    def module(self) -> Module:
        """With marks at all places that are known."""
        module = parse_module(self.text)
        bodies = [f for f in module.functions.values() if not f.is_declaration]
        self._numbers = {i: (f.name, number) for f in bodies for number, i in enumerate(f.instructions())}
        for instruction, place in self._numbers.items():
            if place in self.places:
                _mark(instruction, self.places[place], self.level)
        return module

    def learn(self, error: EnzymeBuildError) -> bool:
        """Take the places of an error; False if it is none of a place, or says again what is known."""
        new: dict[Place, EnzymeBuildError] = {}
        for one in error.errors if isinstance(error, Errors) else [error]:
            place = self._place_of(one) if one.may_stop_late else None
            if place is None or place in self.places:
                return False
            new.setdefault(place, one)
        self.places |= new
        return True

    def _place_of(self, error: EnzymeBuildError) -> Place | None:
        for culprit in error.culprits:
            instruction = culprit.origin or culprit
            is_request = isinstance(instruction, (Call, Invoke)) and entry_point_of(callee_name(instruction))
            if not is_request and instruction in self._numbers:
                return self._numbers[instruction]
        return None

    def remarks(self) -> list[Remark]:
        """What users hear of these places."""
        return [
            LateStop(f"the derivative stops if it comes here: {e.message} ({e.code})", e.at, list(e.trail), e.help)
            for e in self.places.values()
        ]


def _mark(instruction: Instruction, error: EnzymeBuildError, level: int) -> None:
    behind = instruction.block.instructions[instruction.block.instructions.index(instruction) :]
    place = next(i for i in behind if not isinstance(i, (Phi, LandingPad)))
    builder = Builder(instruction.function.module).before(place)
    said = f"at {error.at}, {error.message}" if error.at is not None else error.message
    text, size = rules.message_text(builder.module, " ".join(said.split()))
    made = rules.no_derivative(builder, text, size, level)
    if "dbg" in instruction.metadata:
        made.metadata["dbg"] = instruction.metadata["dbg"]


def end_at_marks(function: Function) -> None:
    """In place: where a mark stands, a derivative stops."""
    for call in [i for i in function.instructions() if isinstance(i, Call) and callee_name(i) == rules.NO_DERIVATIVE]:
        if call.parent is None:
            continue  # behind another one
        block = call.block
        text, size = call.arguments[:2]
        with (builder := Builder(function.module).before(call)).deriving(call):
            rules.stop_with(builder, text, size)
            builder.unreachable()
        for successor in block.successors:
            for phi in successor.phis:
                remove_incoming(phi, [block])
        rest = block.instructions[block.instructions.index(call) :]
        for instruction in reversed(rest):
            if instruction.uses:
                instruction.replace_all_uses_with(zero(instruction.type))
            instruction.erase()


class Running:
    """A derivative that the program asks for, between its beginning and its end."""

    def __init__(self, session: Session, request: Call):
        self._session = session
        self._function = request.function
        self._before: Value | None = None
        self._known: set[Instruction] = set()
        if session.level:
            builder = Builder(session.module).before(self._start())
            self._before = rules.enter(builder, 0)  # the level that there is
            rules.enter(builder.before(request), session.level)
            self._known = set(self._function.instructions())

    def _start(self) -> Instruction:
        return next(i for i in self._function.entry.instructions if not isinstance(i, (Alloca, Phi)))

    def end(self, builder: Builder) -> None:
        """It returns here."""
        if self._before is not None:
            rules.leave(builder, self._before)

    def end_by_exceptions(self) -> None:
        """Exceptions that leave the calls which were written since the beginning end it, too."""
        if self._before is None or not rules.may_throw(self._session.module):
            return
        written = [i for i in self._function.instructions() if i not in self._known]
        for pad in dict.fromkeys(i.targets[1] for i in written if isinstance(i, Invoke)):
            self._leave_at(pad)
        for call in [i for i in written if isinstance(i, Call) and not _stays(i)]:
            before, after = call.block, split_behind(self._function, call)
            made = Invoke(
                call.function_type,
                call.callee,
                call.arguments,
                [after, self._clean_up()],
                call.name,
                syntax=call.syntax,
            )
            made.metadata = dict(call.metadata)
            call.replace_all_uses_with(made)
            call.erase()
            before.append(made)

    def _leave_at(self, pad: Block) -> None:
        assert self._before is not None
        landing = next(i for i in pad.instructions if isinstance(i, LandingPad))
        behind = pad.instructions[pad.instructions.index(landing) + 1]
        rules.leave(Builder(self._session.module).before(behind), self._before)

    def _clean_up(self) -> Block:
        """A block of its own for the exceptions that nobody here waits for."""
        assert self._before is not None
        if not self._function.personality:
            self._function.syntax.after_parameters += f" personality ptr @{rules.personality(self._session.module)}"
            self._function.header_text = None
        builder = Builder(self._session.module, self._function.add_block("leaving"))
        pad = builder.insert(LandingPad(struct(PTR, I32), [], True))
        rules.leave(builder, self._before)
        builder.insert(Resume(VOID, [pad]))
        return self._function.blocks[-1]


def _stays(call: Call) -> bool:
    """No exception comes out of it: it is no derivative."""
    return not isinstance(call.callee, Function) or call.callee.is_declaration

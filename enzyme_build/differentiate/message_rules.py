"""Derivatives of calls of MPI: rules around the program's own call, which move tangents or adjoints.

A rule takes the call's arguments, where numbers lie in bytes, how many lanes there are, and of each buffer a list of
shadows, one a lane (null, or the buffer itself: none).  In reverse mode it keeps a record, which is the tape: nothing
of the primal is read again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from enzyme_build import rules
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.half_rules import pointer_list, rule_function, write_half
from enzyme_build.differentiate.library_bodies import in_library
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.message_bodies import (
    Half,
    abi_of_body,
    contents_variable,
    half_of,
    kinds_of_body,
    note_half,
    place_of_body,
)
from enzyme_build.differentiate.message_layouts import SIZES, layout_of_message
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import Signature, pack, packed, parameters
from enzyme_build.errors import EnzymeBuildError, UnsupportedError
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Builder,
    Call,
    ConstantInt,
    Function,
    Invoke,
    Type,
    Value,
    bare_name,
    function_type,
    i32,
    quoted,
)

_NUMBERS = ("double", "float", "half", "x86_fp80")


def write_message(session: Session, function: Function, derivative: Derivative) -> None:
    """The forward derivative, or the two halves."""
    signature = derivative.signature
    if (half := half_of(function)) is not None:
        derivative.function = write_half(session, function, half, signature)
        return
    writer = _Writer(session, function, signature)
    if rules.is_refused_message(writer.name):
        raise UnsupportedError(
            f"`{writer.name}` has no derivative",
            help="register one for the function around it; windows have derivatives between fences (MPI_Win_fence)",
        )
    if signature.mode == "forward":
        derivative.function = writer.forward()
    elif signature.mode == "split" and not signature.keeps_tape:
        derivative.augmented, derivative.tape = writer.augmented(), PTR
        derivative.reverse = writer.reverse()
        derivative.reads_primal = tuple(False for _ in function.arguments)
    else:
        what = "runs more than once" if signature.keeps_tape else f"is of mode {signature.mode}"
        raise UnsupportedError(f"`{writer.name}` has no derivative that {what}")


def numbers_sent_as_others(session: Session) -> list[EnzymeBuildError]:
    """What is wrong where a buffer is seen to hold other numbers than the call's datatype says."""
    found: list[EnzymeBuildError] = []
    bodies = {body: calls for body, calls in session.message_calls.items() if half_of(body) is None}
    for body, caller, call in ((body, *of) for body, calls in bodies.items() for of in calls):
        try:
            with blamed_on(call):
                _check_contents(session, caller, call, body)
        except EnzymeBuildError as error:
            found.append(error)
    return found


def _check_contents(session: Session, function: Function, call: Call | Invoke, callee: Function) -> None:
    library = in_library(callee)
    name = bare_name(library.name) if library is not None else ""
    roles, said_of_it = rules.message_roles(name), iter(kinds_of_body(callee))
    for index, role in enumerate(roles):
        said = next(said_of_it).removesuffix(rules.ONE) if role.isupper() else ""
        if role == "PACKED" or said not in SIZES:
            continue
        count = call.arguments[index + 1] if roles[index + 1 : index + 2] == ("count",) else None
        size = SIZES[said] * (count.value if isinstance(count, ConstantInt) else 1)
        seen = session.types.shapes.sightings(function, [call.arguments[index]], size)
        others = [str(one.leaf) for one in seen if 0 <= one.offset < size and str(one.leaf) in _NUMBERS]
        wrong = next((other for other in others if other != said), "")
        if wrong:
            raise UnsupportedError(
                f"the buffer of `{name}` holds numbers of type {wrong}, and is sent as {said}",
                help="give the call the datatype of what lies there",
            )


@dataclass(eq=False)
class _Frame:
    """A function that is being written: the call's arguments, lists of shadows, and what follows them."""

    function: Function
    builder: Builder
    primals: list[Value]
    lists: list[Value]
    rest: list[Value]


class _Writer:
    def __init__(self, session: Session, function: Function, signature: Signature):
        self.session = session
        self.function = function
        self.signature = signature
        library = in_library(function)
        assert library is not None
        self.name = bare_name(library.name)
        self.roles = rules.message_roles(self.name)

    def forward(self) -> Function:
        result = [I32] if self.signature.returns_primal else []
        frame = self._new("forward", packed(result), [])
        types = [*(p.type for p in frame.primals), PTR, I32, *(PTR for _ in frame.lists)]
        rule = self._rule("forward", I32, types)
        made = frame.builder.call(rule, [*frame.primals, *self._common(), *frame.lists])
        frame.builder.ret(pack(frame.builder, [made] if result else []))
        return frame.function

    def augmented(self) -> Function:
        frame = self._new("augmented", packed([PTR, I32]), [])
        builder = frame.builder
        place = builder.alloca(I32)
        types = [*(p.type for p in frame.primals), PTR, I32, *(PTR for _ in frame.lists), PTR]
        rule = self._rule("keep", PTR, types)
        record = builder.call(rule, [*frame.primals, *self._common(), *frame.lists, place])
        builder.ret(pack(builder, [record, builder.load(I32, place)]))
        self._remember(frame.function, "augmented")
        return frame.function

    def reverse(self) -> Function:
        frame = self._new("reverse", VOID, [PTR])
        rule = self._rule("reverse", VOID, [PTR, I32, *(PTR for _ in frame.lists)])
        frame.builder.call(rule, [frame.rest[-1], i32(self.signature.width), *frame.lists])
        frame.builder.ret(None)
        self._remember(frame.function, "reverse")
        return frame.function

    def _remember(self, made: Function, phase: str) -> None:
        counts = (self.signature.width * (kind == "dup") for kind in self.signature.arguments)
        note_half(made, Half(self.name, phase, tuple(zip(self.roles, counts)), self._words), self.function)

    def _common(self) -> list[Value]:
        return [self._contents(), i32(self.signature.width)]

    def _contents(self) -> Value:
        return contents_variable(
            self.session.module, bare_name(self.function.name), self._words, place_of_body(self.function)
        )

    @cached_property
    def _words(self) -> tuple[int, ...]:
        """Where numbers lie in buffers that are sent as bytes (see `Contents` in `layouts.h`)."""
        layout = layout_of_message(self.session, self.function, self.roles)
        leaves = sorted(layout.floats, key=lambda leaf: leaf[0]) if layout is not None else []
        period = -1 if layout is None else layout.period if leaves else 0
        words = [period, layout.start if layout is not None else 0, len(leaves)]
        for offset, leaf in leaves:
            words += [offset, leaf.bits // 8]
        return tuple(words)

    def _new(self, suffix: str, result: Type, more: list[Type]) -> _Frame:
        types, names = parameters(self.function, self.signature, with_tangents=suffix == "forward")
        name = quoted(f"{bare_name(self.function.name)}.{suffix}")
        made = self.session.module.add_function(name, function_type(result, [*types, *more]), names + [""] * len(more))
        made.syntax.after_parameters = machine_attributes(self.function)
        builder = Builder(self.session.module, made.add_block("entry"))
        rest = list[Value](made.arguments)
        primals: list[Value] = []
        lists: list[Value] = []
        for role, kind in zip(self.roles, self.signature.arguments):
            primals.append(rest.pop(0))
            shadows = [rest.pop(0) for _ in range(self.signature.width)] if kind == "dup" else []
            if role.isupper():
                lists.append(pointer_list(builder, shadows))
        return _Frame(made, builder, primals, lists, rest)

    def _rule(self, phase: str, result: Type, types: list[Type]) -> Function:
        """The function that is the rule for a phase."""
        made = rule_function(self.session, abi_of_body(self.function), rules.message_rule(self.name, phase))
        if made.function_type is not function_type(result, types):
            given = function_type(result, types)
            raise UnsupportedError(f"`{self.name}` is called as {given}, and its rule is {made.function_type}")
        return made

"""Derivatives of library calls that are calls of the same library (BLAS): rules around the program's own call.

A rule takes its operands by value.  Each number and array comes with its derivative (null: none) and its state:
whether it is active, and whether it may be overwritten before the reverse half runs.  The tape is what the rule keeps,
and the flags, sizes and numbers that were passed by reference and may change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.differentiate.library_bodies import in_library
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import (
    Signature,
    adjoint_types,
    has_seed,
    pack,
    packed,
    parameters,
    seed_types,
    unpack,
)
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I32,
    PTR,
    VOID,
    Builder,
    Function,
    Type,
    Value,
    add_definitions,
    bare_name,
    function_type,
    i32,
    quoted,
    zero,
)

_ACTIVE, _CHANGES = 1, 2  # states of operands
_BY_COLUMNS = 102  # the order of matrices in memory, as CBLAS numbers it
_LOADED = ("flag", "size", "number")  # roles of what may be passed by reference


def library_call_of(function: Function, signature: Signature) -> rules.LibraryCall | None:
    """The routine that a body stands for, if it has rules that fit."""
    library = in_library(function)
    call = rules.library_call(bare_name(library.name)) if library is not None else None
    if call is None or signature.mode not in ("forward", "split"):
        return None
    return None if any(signature.arguments[i] != "const" for i in call.by_definition) else call


def write_library(session: Session, function: Function, call: rules.LibraryCall, derivative: Derivative) -> None:
    """The forward derivative, or the two halves."""
    writer = _Writer(session, function, call, derivative.signature)
    if derivative.signature.mode == "forward":
        derivative.function = writer.forward()
    else:
        derivative.augmented, derivative.tape = writer.augmented()
        derivative.reverse = writer.reverse(derivative.tape)
        derivative.reads_primal = writer.reads_primal()


def write_rule(session: Session, name: str, texts: dict[str, str]) -> Function:
    """A rule's function, with all that it calls and names: LLVM's texts by name.

    What an earlier run left of it in the module is not used: since then it was optimised for the calls of that run.
    """
    module, known = session.module, session.library_rules
    defined = [n for n, text in texts.items() if text.startswith("define")]
    new = [n for n in defined if known.get(n) not in module.functions]
    known.update({n: module.unique_name(n) for n in new})
    others = {n for n in texts if n not in defined and module.symbol(n) is None}
    wanted = "\n".join(text for n, text in texts.items() if n in new or n in others)
    add_definitions(module, re.sub(r"@([\w.]+)", lambda found: f"@{known.get(found[1], found[1])}", wanted))
    return module.functions[known[name]]


def _library_rule(session: Session, name: str) -> Function:
    return write_rule(session, name, rules.library_rule_texts(name))


@dataclass(eq=False)
class _Frame:
    """A function that is being written: arguments, derivatives of each lane, and what lies behind references."""

    function: Function
    builder: Builder
    primals: list[Value]
    lanes: list[dict[int, Value]]
    rest: list[Value]
    values: dict[int, Value]


class _Writer:
    def __init__(self, session: Session, function: Function, call: rules.LibraryCall, signature: Signature):
        self.session = session
        self.function = function
        self.call = call
        self.signature = signature
        self.real: Type = DOUBLE if call.is_double else FLOAT
        self.result = function.return_type
        changes = signature.caller_may_change or tuple(False for _ in function.arguments)
        by_reference = [(i, r) for i, r in enumerate(call.roles) if call.by_reference and r in _LOADED]
        # a number may lie in an array that is overwritten by the call; a flag is often known in front of it
        self.recorded = [i for i, role in by_reference if changes[i] or role in ("number", "flag")]
        self.recorded += [i for i, role in enumerate(call.roles) if role == "info"]
        self.changes = changes

    # ---- the functions -----------------------------------------------------------------------------------
    def forward(self) -> Function:
        count = self.signature.returns_primal + self.signature.width * self.signature.result_active
        frame = self._new("forward", packed([self.result] * count if self.result is not VOID else []), [], True)
        self._load(frame)
        primal = self._primal(frame) if self.call.is_behind else None
        tangents = [self._tangent(frame, lane) for lane in range(self.signature.width)]
        self._release_vectors(frame)
        primal = primal if self.call.is_behind else self._primal(frame)
        results = [primal] if self.signature.returns_primal else []
        results += tangents if self.signature.result_active else []
        frame.builder.ret(pack(frame.builder, [value for value in results if value is not None]))
        return frame.function

    def _tangent(self, frame: _Frame, lane: int) -> Value | None:
        derivatives: dict[int, Value] = {}
        for index, given in frame.lanes[lane].items():
            derivatives[index] = given
            if given.type is self.real:
                derivatives[index] = frame.builder.alloca(self.real)
                frame.builder.store(given, derivatives[index])
        place = frame.builder.alloca(self.real) if self.result is not VOID else None
        self._apply(frame, "tangent", derivatives, zero(PTR), place)
        return frame.builder.load(self.real, place) if place is not None else None

    def augmented(self) -> tuple[Function, Type]:
        frame = self._new("augmented", VOID, [], False)
        builder = frame.builder
        self._load(frame)
        place = zero(PTR) if self.result is not VOID else None
        primal = self._primal(frame) if self.call.is_behind else None
        block = self._apply(frame, "keep", {}, zero(PTR), place)
        self._release_vectors(frame)
        primal = primal if self.call.is_behind else self._primal(frame)
        tape = pack(builder, [block, *(frame.values[i] for i in self.recorded)])
        assert tape is not None
        whole = pack(builder, [tape, primal] if primal is not None else [tape])
        assert whole is not None
        frame.function.value_type = function_type(whole.type, [a.type for a in frame.function.arguments])
        builder.ret(whole)
        return frame.function, tape.type

    def reverse(self, tape: Type) -> Function:
        results = packed(adjoint_types(self.function, self.signature))
        frame = self._new("reverse", results, [*seed_types(self.function, self.signature), tape], False)
        builder = frame.builder
        block, *recorded = unpack(builder, frame.rest[-1], 1 + len(self.recorded))
        frame.values.update(zip(self.recorded, recorded))
        self._load(frame)
        adjoints: list[list[Value]] = []
        for lane in range(self.signature.width):
            derivatives = dict(frame.lanes[lane])
            outs = [i for i, kind in enumerate(self.signature.arguments) if kind == "out"]
            for index in outs:
                derivatives[index] = builder.alloca(self.real)
                builder.store(zero(self.real), derivatives[index])
            place = None
            if self.result is not VOID:
                place = builder.alloca(self.real)
                is_given = has_seed(self.function, self.signature)
                builder.store(frame.rest[lane] if is_given else zero(self.real), place)
            self._apply(frame, "adjoint", derivatives, block, place)
            adjoints.append([builder.load(self.real, derivatives[index]) for index in outs])
        if not self.signature.keeps_tape:
            rules.release_tape(builder, block)
        builder.ret(pack(builder, [adjoint for lanes in zip(*adjoints) for adjoint in lanes]))
        return frame.function

    def reads_primal(self) -> tuple[bool, ...]:
        """Everything but lengths of texts and what is on the tape; a guard looks at every address."""
        roles = (*self.call.roles, *("length" for _ in self.function.arguments[len(self.call.roles) :]))
        guarded = [self.signature.guarded and kind == "dup" for kind in self.signature.arguments]
        return tuple(guarded[i] or (i not in self.recorded and role != "length") for i, role in enumerate(roles))

    # ---- their parts -------------------------------------------------------------------------------------
    def _new(self, suffix: str, result: Type, more: list[Type], with_tangents: bool) -> _Frame:
        types, names = parameters(self.function, self.signature, with_tangents)
        name = quoted(f"{bare_name(self.function.name)}.{suffix}")
        made = self.session.module.add_function(name, function_type(result, [*types, *more]), names + [""] * len(more))
        made.syntax.after_parameters = machine_attributes(self.function)
        builder = Builder(self.session.module, made.add_block("entry"))
        rest = list[Value](made.arguments)
        primals: list[Value] = []
        lanes: list[dict[int, Value]] = [{} for _ in range(self.signature.width)]
        for index, kind in enumerate(self.signature.arguments):
            primals.append(rest.pop(0))
            if kind == "dup" or (kind == "out" and with_tangents):
                for lane in lanes:
                    lane[index] = self._or_null(builder, rest.pop(0), primals[-1])
        return _Frame(made, builder, primals, lanes, rest, {})

    def _or_null(self, builder: Builder, derivative: Value, primal: Value) -> Value:
        """A shadow that may be the primal pointer itself is none."""
        if derivative.type is self.real or not self.signature.guarded:
            return derivative
        return builder.select(builder.compare("eq", derivative, primal), zero(PTR), derivative)

    def _load(self, frame: _Frame) -> None:
        """What is passed by reference, unless it is known."""
        for index, role in enumerate(self.call.roles):
            if self.call.by_reference and role in _LOADED and index not in frame.values:
                type_ = {"flag": I8, "size": I32, "number": self.real}[role]
                frame.values[index] = frame.builder.load(type_, frame.primals[index])

    def _primal(self, frame: _Frame) -> Value | None:
        """The program's own call."""
        if self.call.makes_vectors:
            made = self._with_vectors(frame)
        else:
            library = in_library(self.function)
            assert library is not None
            variadic = library.function_type.variadic
            type_ = function_type(self.result, [p.type for p in frame.primals] if not variadic else [], variadic)
            made = frame.builder.call(library, frame.primals, type_)
        for index, role in enumerate(self.call.roles):
            if role == "info":
                frame.values[index] = frame.builder.load(I32, frame.primals[index])
        return made if self.result is not VOID else None

    def _with_vectors(self, frame: _Frame) -> Value:
        """The call by the rule that answers where the vectors lie: in the program's array, or in their own block."""
        function = _library_rule(self.session, rules.library_rule(self.call.name, "vectors"))
        made = frame.builder.call(function, frame.primals[: len(self.call.roles)])
        frame.values[self.call.roles.index("array")] = made
        return made

    def _release_vectors(self, frame: _Frame) -> None:
        if not self.call.makes_vectors:
            return
        index = self.call.roles.index("array")
        vectors, own = frame.values[index], frame.primals[index]
        is_block = frame.builder.compare("ne", vectors, own)
        rules.release_tape(frame.builder, frame.builder.select(is_block, vectors, zero(PTR)))

    def _apply(
        self, frame: _Frame, phase: str, derivatives: dict[int, Value], block: Value, result: Value | None
    ) -> Value:
        """Call a rule; what it returns matters for `keep` alone."""
        function = _library_rule(self.session, rules.library_rule(self.call.name, phase))
        ordered = "order" in self.call.roles
        arguments = [block, *([] if ordered else [i32(_BY_COLUMNS)])]
        arguments += [value for i in range(len(self.call.roles)) for value in self._operand(frame, i, derivatives)]
        arguments += [result] if result is not None else []
        return frame.builder.call(function, arguments)

    def _operand(self, frame: _Frame, index: int, derivatives: dict[int, Value]) -> Iterator[Value]:
        role = self.call.roles[index]
        value = frame.values.get(index, frame.primals[index])
        yield frame.builder.cast("zext", value, I32) if role == "flag" else value
        if role in ("number", "array"):
            yield derivatives.get(index, zero(PTR))
        if role in ("number", "array", "pivots"):
            active = self.signature.arguments[index] != "const"
            yield i32(active * _ACTIVE + self.changes[index] * _CHANGES)

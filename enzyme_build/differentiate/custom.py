"""Derivatives written by hand, brought into the form that `signatures` describes.

For f with arguments a…, of which pointers p come as (p, shadow of p):

    augmented(a…)                          → {tape, result, shadow of a result that is a pointer}; what there is of it
    reverse(a…, adjoint of the result, tape) → {adjoint of each floating argument}
    tangents(a and tangent or shadow of a…, tape) → tangent of the result (split forward mode, behind augmented)
    forward(a and tangent or shadow of a…)  → tangent of the result, or {result, tangent}

Integers may come twice in the two halves, too.  A rule may return or take through memory what C's conventions put
there.  A result that the rule does not return comes from f itself, if f only computes.  Any other difference is an
error with both types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from enzyme_build.analysis import passed_in_memory
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.memory_helpers import stop_unless_zero
from enzyme_build.differentiate.registrations import SHADOW_MAY_BE_PRIMAL, CustomRule, note, noted
from enzyme_build.differentiate.restored_records import ReadAgain, Restored, extent
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import Signature, has_seed, pack, packed, parameters, unpack
from enzyme_build.differentiate.user_calls import (
    call_user,
    is_passed_as,
    parameters_as,
    returned_type,
    visible_parameters,
)
from enzyme_build.errors import NoEffect, RegistrationError, Remark, UnsupportedError
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Argument,
    Builder,
    Function,
    Type,
    Value,
    bare_name,
    function_location,
    function_type,
    holds_float,
    is_pointer,
    member_types,
    quoted,
    struct,
    struct_body,
    zero,
)

_NO_SHADOW = (
    "the custom derivative of `{}` takes a shadow of its argument {}, but the memory that it is given has none: it was "
    "set before what is differentiated, or is inactive"
)
_NO_SHADOW_BEHIND = (
    "`{}`, registered for `{}`, changes what lies behind pointers in the shadow of argument {}, but memory that has no "
    "shadow may lie there: it was set before what is differentiated, or is inactive"
)
_MOST_BYTES = 4096  # of a record on the tape


def write_custom(session: Session, rule: CustomRule, derivative: Derivative) -> None:
    """The derivative function, or the two halves, as calls of what the user wrote."""
    note(rule.function, "enzyme_rule_used", rule.kind)
    if derivative.signature.mode == "error":
        raise UnsupportedError(
            f"the rounding errors of `{bare_name(rule.function.name)}`, which has rules, are not known"
        )
    maker = _Maker(session, rule, derivative.signature)
    if derivative.signature.mode == "forward":
        derivative.function = maker.forward()
    elif derivative.signature.mode == "gradient":
        derivative.function = maker.gradient()
    else:
        halves = maker.halves_for_tangents if derivative.signature.mode == "split forward" else maker.halves
        derivative.augmented, derivative.reverse, derivative.tape = halves()
        derivative.reads_primal = tuple(True for _ in rule.function.arguments)


_OURS = re.compile(r"(?:_ZL\d+)?enzyme_")  # how names begin that are not the users' to take, in C and in C++


def unused_rules(session: Session) -> list[Remark]:
    """A remark for each rule that no derivative used, of functions in reach of what was asked.

    Not of those that our headers bring: they have a rule for each operation, and few programs use all.
    """
    found: list[Remark] = []
    for function, rules in session.custom.items():
        if _OURS.match(bare_name(function.name)):
            continue
        if noted(function, "enzyme_rule_used") is None and not any(rule.is_offered for rule in rules.values()):
            kinds = " and ".join(f"custom {kind}" for kind in rules)
            found.append(
                NoEffect(
                    f"the {kinds} of `{bare_name(function.name)}` is not used: no differentiated function calls it",
                    function_location(function) if "dbg" in function.metadata else None,
                    help="if its calls were inlined when its file was compiled, mark it noinline",
                )
            )
    return found


@dataclass
class _Maker:
    session: Session
    rule: CustomRule
    signature: Signature
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.function = self.rule.function
        self.name = bare_name(self.function.name)

    # ---- forward mode ------------------------------------------------------------------------------------
    def forward(self) -> Function:
        (forward,) = self.rule.parts
        self._check_parameters(forward, "forward function", self._forward_types())
        types, names = parameters(self.function, self.signature, with_tangents=True)
        result = self.function.return_type
        count = self.signature.returns_primal + self.signature.result_active
        results = [result] * count if result is not VOID else []
        made, builder = self._new("forward", packed(results), types, names)
        given = call_user(builder, forward, list(self._forward_values(builder, made, forward)))
        primal, tangent = self._forward_results(builder, forward, given, made)
        parts = [primal] if self.signature.returns_primal else []
        parts += [tangent] if self.signature.result_active else []
        builder.ret(pack(builder, [p for p in parts if p is not None]))
        return made

    def _forward_values(self, builder: Builder, made: Function, forward: Function) -> Iterator[Value]:
        rest = iter(made.arguments)
        for argument, kind in zip(self.function.arguments, self.signature.arguments):
            primal = next(rest)
            yield primal
            if kind == "dup":
                yield self._looked_at(builder, argument, primal, next(rest), forward)
            elif kind == "out":
                yield next(rest)
            elif self._has_derivative(argument):
                yield self._nothing(argument, forward, primal)

    def _forward_results(
        self, builder: Builder, forward: Function, given: Value | None, made: Function
    ) -> tuple[Value | None, Value | None]:
        result = self.function.return_type
        if result is VOID:
            return None, None
        both = struct(result, result)
        if given is not None and is_passed_as(given, both, self.session.module):
            primal, tangent = _members(builder, given, both)
            return primal, tangent
        if given is not None and given.type is result and not (is_pointer(result) or holds_float(result)):
            return given, zero(result)
        if given is None or given.type is not result:
            raise self._mismatch(forward, "forward function", f"{result} or {both}", None)
        primal = self._primal_result(builder, made, forward) if self.signature.returns_primal else None
        return primal, given

    def halves_for_tangents(self) -> tuple[Function, Function, Type | None]:
        """Split forward mode."""
        made, tape = self._augmented([])
        types, names = parameters(self.function, self.signature, with_tangents=True)
        if tape is not None:
            types, names = [*types, tape], [*names, "tape"]
        wanted = self.function.return_type if has_seed(self.function, self.signature) else VOID
        half, builder = self._new("tangent", wanted, types, names)
        forward = self.rule.parts[-1]
        values = list(self._forward_values(builder, half, forward))
        given = call_user(builder, forward, [*values, *half.arguments[len(half.arguments) - (tape is not None) :]])
        if self.signature.returns_primal:
            raise UnsupportedError(f"the tangent half of `{self.name}`, written by hand, does not return the primal")
        if wanted is not VOID and (given is None or given.type is not wanted):
            raise self._mismatch(forward, "forward function", str(wanted), None)
        builder.ret(given if wanted is not VOID else None)
        return made, half, tape

    # ---- reverse mode ------------------------------------------------------------------------------------
    def gradient(self) -> Function:
        augmented, reverse = self.rule.parts
        types, names = self._parameters(with_seed=True)
        result = [self.function.return_type] if self.signature.returns_primal else []
        outs = self._out_types()
        made, builder = self._new("gradient", packed([*result, *outs]), types, names)
        tape, primal, _ = self._call_augmented(builder, augmented, made, self.signature.returns_primal)
        seed = made.arguments[-1] if has_seed(self.function, self.signature) else None
        adjoints = self._call_reverse(builder, reverse, made, seed, tape)
        first = [primal] if primal is not None and self.signature.returns_primal else []
        builder.ret(pack(builder, [*first, *adjoints]))
        return made

    def halves(self) -> tuple[Function, Function, Type | None]:
        """The tape is the user's own, with copies of records that are read again: others may lie there by then."""
        records = self._read_again()
        made, tape = self._augmented(records)
        types, names = self._parameters(with_seed=True)
        if tape is not None:
            types, names = [*types, tape], [*names, "tape"]
        backwards, builder = self._new("reverse", packed(self._out_types()), types, names)
        rest = list(backwards.arguments)
        handed = rest.pop() if tape is not None else None
        seed = rest.pop() if has_seed(self.function, self.signature) else None
        restored: dict[Argument, Restored] = {}
        if handed is not None and records:
            has_own, shadows = self._tape_type() is not None, self._shadows(backwards)
            parts = iter(unpack(builder, handed, has_own + sum(record.parts for record in records)))
            handed = next(parts) if has_own else None
            restored = {r.argument: r.restore(builder, shadows[r.argument], parts) for r in records}
        results = self._call_reverse(builder, self.rule.parts[-1], backwards, seed, handed, restored)
        for one in restored.values():
            one.give_back(builder)
        builder.ret(pack(builder, results))
        return made, backwards, tape

    def _read_again(self) -> list[ReadAgain]:
        """What is read again behind arguments, and changed neither by the function nor by its reverse half."""
        reverse = self.rule.parts[-1]
        wanted = sum(2 if self._comes_twice(a) else 1 for a in self.function.arguments)
        fits = len(visible_parameters(reverse)) >= wanted  # (who calls it says what does not)
        if reverse.is_declaration or self.function.is_declaration or not fits:
            return []
        found: list[ReadAgain] = []
        for argument, kind in zip(self.function.arguments, self.signature.arguments):
            if kind != "dup" or not is_pointer(argument.type) or self._changes(self.function, argument.index):
                continue
            shadow = self._shadow_of(argument, reverse)
            given = reverse.arguments[shadow.index - 1]
            room = self.session.hand_written.room_behind(self.function, argument.index)
            read = extent(reverse, given, self._body_of, room, only_reads=True)
            if read is None and not self._changes(reverse, given.index):
                read = room  # it hands the address on, or reads who knows where
            reached = extent(reverse, shadow, self._body_of, room)
            size = max(read or 0, reached or 0)
            addresses = self.session.hand_written.addresses_in(self.function, argument.index, size)
            if read and size <= _MOST_BYTES and not (addresses and reached is None):
                found.append(ReadAgain(argument, size, addresses))
        return found

    def _changes(self, function: Function, index: int) -> bool:
        """Are numbers or addresses put behind one of a function's arguments, as far as that is known?"""
        if "readonly" in function.arguments[index].attributes.split():
            return False
        traffic = self.session.types.about(function).traffic
        return traffic is None or (index, False) in traffic.writes | traffic.stored

    def _body_of(self, function: Function) -> Function:
        return self.session.canonical(function).copy

    def _augmented(self, records: list[ReadAgain]) -> tuple[Function, Type | None]:
        types, names = self._parameters(with_seed=False)
        made, builder = self._new("augmented", VOID, types, names)
        wants_result = self.function.return_type is not VOID
        primals, shadows = self._primals(made), self._shadows(made)
        copies = [p for r in records for p in r.copy(builder, primals[r.argument], shadows[r.argument])]
        tape, primal, shadow = self._call_augmented(builder, self.rule.parts[0], made, wants_result)
        if copies:
            tape = pack(builder, [*([tape] if tape is not None else []), *copies])
        if not (self.signature.result_active and is_pointer(self.function.return_type)):
            shadow = None
        whole = pack(builder, [v for v in (tape, primal, shadow) if v is not None])
        made.value_type = function_type(whole.type if whole is not None else VOID, types)
        builder.ret(whole)
        return made, tape.type if tape is not None else None

    def _call_augmented(
        self, builder: Builder, augmented: Function, made: Function, wants_result: bool
    ) -> tuple[Value | None, Value | None, Value | None]:
        """(tape, result, shadow of the result)."""
        self._check_parameters(augmented, "augmented function", self._reverse_types())
        tape = self._tape_type()
        given = call_user(builder, augmented, list(self._values(builder, made, augmented)))
        result = self.function.return_type
        results = [] if result is VOID else [result, result] if is_pointer(result) else [result]
        wanted = [*([tape] if tape is not None else []), *results]
        parts = _split(builder, given, wanted)
        if parts is None and len(results) == 1:
            parts = _split(builder, given, wanted[:-1])  # without the result
        if parts is None:
            raise self._mismatch(augmented, "augmented function", str(packed(wanted)), None)
        rest = iter(parts)
        found = next(rest) if tape is not None else None
        primal = next(rest, None)
        if primal is None and result is not VOID and wants_result:
            primal = self._primal_result(builder, made, augmented)
        return found, primal, next(rest, None)

    def _call_reverse(
        self,
        builder: Builder,
        reverse: Function,
        made: Function,
        seed: Value | None,
        tape: Value | None,
        restored: Mapping[Argument, Restored] = MappingProxyType({}),
    ) -> list[Value]:
        result = self.function.return_type
        values = list(self._values(builder, made, reverse, restored))
        if self._takes_seed():
            values.append(seed if seed is not None else zero(result))
        if tape is not None:
            values.append(tape)
        given = call_user(builder, reverse, values)
        numbers = [a for a in self.function.arguments if self._is_number(a)]
        parts = _split(builder, given, [a.type for a in numbers])
        if parts is None:
            wanted = str(packed([a.type for a in numbers]))
            raise self._mismatch(reverse, "reverse function", wanted, None)
        adjoints = dict(zip(numbers, parts))
        pairs = zip(self.function.arguments, self.signature.arguments)
        return [adjoints.get(a, zero(a.type)) for a, kind in pairs if kind == "out"]

    def _values(
        self,
        builder: Builder,
        made: Function,
        user: Function,
        restored: Mapping[Argument, Restored] = MappingProxyType({}),
    ) -> Iterator[Value]:
        """The arguments, each pointer with its shadow; of what has been restored, these copies."""
        rest = iter(made.arguments)
        for argument, kind in zip(self.function.arguments, self.signature.arguments):
            primal = next(rest)
            copy = restored.get(argument)
            yield primal if copy is None else copy.primal
            if kind == "dup":
                shadow = self._looked_at(builder, argument, primal, next(rest), user)
                yield shadow if copy is None else copy.shadow
            elif _is_address(argument):
                yield self._nothing(argument, user, primal)
            elif self._comes_twice(argument):
                yield primal

    def _tape_type(self) -> Type | None:
        """What the second function takes behind everything else."""
        second = self.rule.parts[-1]
        if self.rule.kind == "gradient":
            what = "reverse function"
            wanted = [*self._reverse_types(), *([self.function.return_type] if self._takes_seed() else [])]
        else:
            what, wanted = "forward function", self._forward_types()
        found = parameters_as(second, wanted)
        if len(found) not in (len(wanted), len(wanted) + 1):
            raise self._mismatch(second, what, _spelled(wanted), found)
        self._check_parameters(second, what, [*wanted, *(t for _, t in found[len(wanted) :])])
        return found[-1][1] if len(found) > len(wanted) else None

    # ---- types -------------------------------------------------------------------------------------------
    def _is_number(self, argument: Argument) -> bool:
        return not _is_address(argument) and holds_float(argument.type)

    def _has_derivative(self, argument: Argument) -> bool:
        return _is_address(argument) or holds_float(argument.type)

    def _takes_seed(self) -> bool:
        return self.function.return_type is not VOID and holds_float(self.function.return_type)

    def _reverse_types(self) -> list[Type]:
        return [t for a in self.function.arguments for t in [a.type] * (2 if self._comes_twice(a) else 1)]

    def _comes_twice(self, argument: Argument) -> bool:
        return _is_address(argument) or (self._doubles_integers and not self._has_derivative(argument))

    @cached_property
    def _doubles_integers(self) -> bool:
        """The augmented function has two parameters for each integer (as in Enzyme's tutorial)."""
        given = self.function.arguments
        integers = sum(not self._has_derivative(a) for a in given)
        count = len(given) + sum(map(_is_address, given)) + integers
        return self.rule.kind == "gradient" and integers > 0 and len(visible_parameters(self.rule.parts[0])) == count

    def _forward_types(self) -> list[Type]:
        return [t for a in self.function.arguments for t in [a.type] * (2 if self._has_derivative(a) else 1)]

    def _out_types(self) -> list[Type]:
        return [a.type for a, kind in zip(self.function.arguments, self.signature.arguments) if kind == "out"]

    def _parameters(self, with_seed: bool) -> tuple[list[Type], list[str]]:
        types, names = parameters(self.function, self.signature, with_tangents=False)
        if with_seed and has_seed(self.function, self.signature):
            return [*types, self.function.return_type], [*names, "seed"]
        return types, names

    def _new(self, suffix: str, result: Type, types: list[Type], names: list[str]) -> tuple[Function, Builder]:
        name = quoted(f"{self.name}.{suffix}")
        made = self.session.module.add_function(name, function_type(result, types), names)
        made.syntax.after_parameters = machine_attributes(self.function)
        return made, Builder(self.session.module, made.add_block("entry"))

    # ---- what is missing ---------------------------------------------------------------------------------
    def _looked_at(self, builder: Builder, argument: Argument, primal: Value, shadow: Value, user: Function) -> Value:
        """The shadow; the program stops if it is the primal memory itself, and the rule, which can't know, uses it."""
        if is_pointer(argument.type) and noted(user, SHADOW_MAY_BE_PRIMAL) is None:
            if self.signature.guarded and self._uses_shadow(argument, user):
                self._stop_if_same(builder, primal, shadow, _NO_SHADOW.format(self.name, argument.index + 1))
            self._look_behind(builder, argument, primal, shadow, user)
        return shadow

    def _stop_if_same(self, builder: Builder, primal: Value, shadow: Value, message: str) -> None:
        is_set = builder.compare("ne", primal, zero(primal.type))
        lacks = builder.binary("and", builder.compare("eq", shadow, primal), is_set)
        builder.call(stop_unless_zero(builder.module, I64, message), [builder.cast("zext", lacks, I64)])

    def _look_behind(self, builder: Builder, argument: Argument, primal: Value, shadow: Value, user: Function) -> None:
        """The program stops if what the rule's function changes behind the shadow is the primal memory itself."""
        places = self.session.hand_written.shadowless_behind(self.function, argument.index)
        if not places or not self._changes_behind_shadow(argument, user):
            return
        message = _NO_SHADOW_BEHIND.format(bare_name(user.name), self.name, argument.index + 1)
        for place in sorted(place for place in places if place is not None):
            behind, its_shadow = (builder.load(PTR, builder.gep(I8, pointer, [place])) for pointer in (primal, shadow))
            self._stop_if_same(builder, behind, its_shadow, message)
        if None in places:
            raise UnsupportedError(
                message,
                function_location(user) if "dbg" in user.metadata else None,
                help="set it in what is differentiated, or register shadows (__enzyme_shadow_globals)",
            )

    def _nothing(self, argument: Argument, user: Function, primal: Value) -> Value:
        """The derivative of an inactive argument: zero of a number; of a pointer null, if nobody looks at it."""
        if not _is_address(argument):
            return zero(argument.type)
        if noted(user, SHADOW_MAY_BE_PRIMAL) is not None:
            return primal
        if self._uses_shadow(argument, user):
            raise UnsupportedError(
                f"the custom derivative of `{self.name}` takes a shadow of its argument {argument.index + 1}, "
                "but this memory is inactive here",
                help="give the argument a shadow (enzyme_dup), or do not use its shadow in the derivative",
            )
        return zero(argument.type)

    def _uses_shadow(self, argument: Argument, user: Function) -> bool:
        """Does one of the rule's functions use what it is given as the argument's shadow, or may it?"""
        return user.is_declaration or bool(user.blocks and self._shadow_of(argument, user).uses)

    def _changes_behind_shadow(self, argument: Argument, user: Function) -> bool:
        """Does one of the rule's functions write where pointers in the argument's shadow lead, or may it?"""
        traffic = None if user.is_declaration else self.session.types.about(user).traffic
        return traffic is None or (self._shadow_of(argument, user).index, True) in traffic.writes

    def _shadow_of(self, argument: Argument, user: Function) -> Argument:
        """What one of the rule's functions is given as the argument's shadow."""
        forward = self.rule.kind != "gradient" and user is self.rule.parts[-1]
        counts = self._has_derivative if forward else self._comes_twice
        position = sum(2 if counts(a) else 1 for a in self.function.arguments[: argument.index]) + 1
        shadow, _ = visible_parameters(user)[position]
        return shadow

    def _primal_result(self, builder: Builder, made: Function, user: Function) -> Value:
        """The result, from the function itself."""
        claims = ('"enzyme_computes"', "memory(none)", "memory(read)", "memory(argmem: read)")
        if not any(claim in self.function.attribute_text for claim in claims):
            raise RegistrationError(
                f"`{bare_name(user.name)}`, registered for `{self.name}`, does not return the result of `{self.name}`",
                help="return it (behind the tape, if there is one), because calling the function again may do more "
                "than compute it",
            )
        return builder.call(self.function, list(self._primals(made).values()))

    def _primals(self, made: Function) -> dict[Argument, Value]:
        return {argument: primal for argument, primal, _ in self._pairs(made)}

    def _shadows(self, made: Function) -> dict[Argument, Value]:
        return {argument: shadow for argument, _, shadow in self._pairs(made) if shadow is not None}

    def _pairs(self, made: Function) -> Iterator[tuple[Argument, Value, Value | None]]:
        """The arguments, each with its primal value and its shadow or tangent."""
        rest = iter(made.arguments)
        for argument, kind in zip(self.function.arguments, self.signature.arguments):
            primal = next(rest)
            is_twice = kind == "dup" or (kind == "out" and self.signature.mode == "forward")
            yield argument, primal, next(rest) if is_twice else None

    def _check_parameters(self, user: Function, what: str, wanted: list[Type]) -> None:
        found = parameters_as(user, wanted)
        fits: Callable[[Type, Type], bool] = lambda a, b: a is b or (is_pointer(a) and is_pointer(b))  # noqa: E731
        if len(found) != len(wanted) or not all(fits(t, w) or _by_reference(t, w) for (_, t), w in zip(found, wanted)):
            raise self._mismatch(user, what, _spelled(wanted), found)

    def _mismatch(
        self, user: Function, what: str, wanted: str, found: list[tuple[Argument, Type]] | None
    ) -> RegistrationError:
        if found is None:
            text, verb = str(returned_type(user)), "returns"
        else:
            text, verb = _spelled([t for _, t in found]), "takes"
        kinds = [passed_in_memory(self.function.module, a.attributes)[0] for a in self.function.arguments]
        way_out = "pointers come as (primal, shadow), then the adjoint of a floating result, then the tape"
        if "sret" in kinds:
            way_out = f"`{self.name}` returns a struct in memory: its address and its shadow's come first; {way_out}"
        return RegistrationError(
            f"the {what} `{bare_name(user.name)}` registered for `{self.name}` {verb} {text}, but {wanted} is expected",
            help=way_out,
        )


def _spelled(types: list[Type]) -> str:
    return f"({', '.join(map(str, types))})"


def _is_address(argument: Argument) -> bool:
    return is_pointer(argument.type)


def _by_reference(found: Type, wanted: Type) -> bool:
    """Fortran takes the adjoint of the result by address."""
    return is_pointer(found) and holds_float(wanted)


def _split(builder: Builder, given: Value | None, wanted: list[Type]) -> list[Value] | None:
    """The values of these types that a function returned; None if it did not return these."""
    if not wanted:
        return [] if given is None else None
    if given is None:
        return None
    if len(wanted) == 1:
        if given.type is wanted[0] or (is_pointer(given.type) and is_pointer(wanted[0])):
            return [given]
        body = struct_body(given.type)
        if body is None or list(body.fields) != wanted:
            return None
    whole = struct(*wanted)
    return _members(builder, given, whole) if is_passed_as(given, whole, builder.module) else None


def _members(builder: Builder, given: Value, whole: Type) -> list[Value]:
    """The members of a struct, which may have come in another type of the same layout."""
    if struct_body(given.type) is None or list(member_types(given.type)) != list(member_types(whole)):
        assert builder.block is not None
        slot = builder.alloca(whole, "returned")
        builder.store(given, slot)
        given = builder.load(whole, slot)
    return [builder.extract_value(given, i) for i in range(len(member_types(whole)))]

"""Releases that a compiler has merged are apart again: free(phi(p, q)) becomes free(phi(p, null)); free(phi(null, q)).

Of two branches that end in `free(p)` and `free(q)` the optimiser makes one release of either.  It would make one piece
of memory of p's and q's in every analysis: a table of integers, say, and a struct with pointers in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, callee_name, classify
from enzyme_build.ir import (
    Binary,
    Builder,
    Call,
    Compare,
    ConstantNull,
    Function,
    Instruction,
    Phi,
    Select,
    Value,
    zero,
)

_Choice = Phi | Select
_MOST_ENDS = 16


def release_apart(function: Function) -> None:
    """Every choice that is only released, and compared with null."""
    freed = dict.fromkeys(freed for i in function.instructions() if (freed := _released(i)) is not None)
    for root in freed:
        if isinstance(root, _Choice) and all(_is_release(user, index) or _asks(user) for user, index in root.uses):
            inner = _inner(root)
            ends = dict.fromkeys(o for c in inner for o in _options(c) if o not in inner and not _is_null(o))
            if 1 < len(ends) <= _MOST_ENDS:
                _divide(root, inner, [_only(end, inner)[root] for end in ends])


def _released(instruction: Instruction) -> Value | None:
    """What it releases, if null may be released as well."""
    if not isinstance(instruction, Call) or classify(instruction) is not CallKind.DEALLOCATION:
        return None
    rule = rules.deallocation_rule(callee_name(instruction))
    return instruction.arguments[rule.pointer] if rule is not None and rule.takes_null else None


def _is_release(user: Instruction, index: int) -> bool:
    freed = _released(user)
    return freed is not None and freed is user.operands[index] and user.operands.count(freed) == 1


def _asks(user: Instruction) -> bool:
    """A comparison with null."""
    return isinstance(user, Compare) and user.predicate in ("eq", "ne") and any(map(_is_null, user.operands))


def _is_null(value: Value) -> bool:
    return isinstance(value, ConstantNull)


def _options(choice: _Choice) -> Iterable[Value]:
    return choice.operands if isinstance(choice, Phi) else choice.operands[1:]


def _inner(root: _Choice) -> dict[_Choice, None]:
    """The choice and those that are nothing but its options."""
    found, grown = dict[_Choice, None].fromkeys([root]), True
    while grown:
        options = {o for choice in found for o in _options(choice) if isinstance(o, _Choice) and o not in found}
        new = [o for o in options if all(user in found for user, _ in o.uses)]
        found.update(dict.fromkeys(new))
        grown = bool(new)
    return found


def _only(end: Value, inner: Iterable[_Choice]) -> dict[Value, Value]:
    """Copies of the choices that are null wherever another end is chosen."""
    copies: dict[Value, Value] = {}
    for choice in inner:
        builder = Builder(choice.function.module).before(choice)
        with builder.deriving(choice):
            null = zero(choice.type)
            made = builder.phi(choice.type) if isinstance(choice, Phi) else None
            copies[choice] = made or builder.select(choice.operands[0], null, null)
    for choice in inner:
        made, options = copies[choice], [copies.get(o, o if o is end else zero(o.type)) for o in _options(choice)]
        if isinstance(made, Phi) and isinstance(choice, Phi):
            for option, block in zip(options, choice.blocks):
                made.add_incoming(option, block)
        else:
            assert isinstance(made, Select)
            for index, option in enumerate(options, 1):
                made.set_operand(index, option)
    return copies


def _divide(root: _Choice, inner: Iterable[_Choice], parts: list[Value]) -> None:
    for user in list(root.users):
        builder = Builder(root.function.module).before(user)
        with builder.deriving(user):
            if isinstance(user, Call):
                _release_each(user, root, parts, builder)
            else:
                assert isinstance(user, Compare)
                answers: list[Value] = [builder.compare(user.predicate, part, zero(part.type)) for part in parts]
                whole = answers[0]
                for answer in answers[1:]:
                    whole = builder.insert(Binary("and" if user.predicate == "eq" else "or", whole, answer))
                user.replace_all_uses_with(whole)
        user.erase()
    for choice in inner:
        choice.replace_all_uses_with(zero(choice.type))
    for choice in inner:
        choice.erase()


def _release_each(call: Call, root: Value, parts: Iterable[Value], builder: Builder) -> None:
    attributes = tuple(text.replace("nonnull", "").strip() for text in call.syntax.argument_attributes)
    for part in parts:
        arguments = [part if argument is root else argument for argument in call.arguments]
        made = builder.call(call.callee, arguments, call.function_type)
        made.syntax = replace(call.syntax, tail="", argument_attributes=attributes)

"""By which ways messages go that may hold anything: what goes by one is taken to lie alike in all its buffers."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import called_function
from enzyme_build.differentiate.registrations import noted
from enzyme_build.ir import Call, ConstantInt, Invoke, Module, Value, bare_name

HAS_RULES = "enzyme_has_rules"  # of a body that makes calls: each of them has a rule
STANDS = "calls"  # the way of messages that stand for a collective


@dataclass(frozen=True)
class Ways:
    """By which way a message of bytes goes: only what goes by the same one can be the same message.

    `by_tag`: those between two processes are told apart by their tags.
    """

    by_tag: bool
    late: tuple[str, ...]

    @classmethod
    def of(cls, module: Module, calls: list[Call | Invoke]) -> Ways:
        late: dict[str, None] = {}
        for function in module.functions.values():
            name = bare_name(function.name)
            roles = rules.roles_of_call(name)
            if {"WINDOW", "window"} & {*roles}:  # (MPI_Win_allocate is made of calls, which are not there yet)
                late[rules.WINDOWS] = None
            if rules.is_collective(name) and any(role.startswith("LATE") for role in roles):
                late[rules.short_name(name)] = None
        tags: list[list[Value]] = []
        by_tag = not calls_from_fortran(module)
        for call in calls:
            callee = called_function(call)
            roles = rules.message_roles(bare_name(callee.name)) if callee is not None else ()
            by_tag = by_tag and (
                bool({"comm", "peer", "window"} & {*roles}) or not any(role.isupper() for role in roles)
            )
            if "peer" in roles and len(roles) == len(call.arguments):
                tags.append([argument for role, argument in zip(roles, call.arguments) if role == "tag"])
        constant = {tag.value for both in tags for tag in both if isinstance(tag, ConstantInt) and tag.value >= 0}
        by_tag = by_tag and all(isinstance(tag, ConstantInt) and tag.value in constant for both in tags for tag in both)
        by_tag = by_tag and all(len({str(tag) for tag in both}) == 1 for both in tags)
        return cls(by_tag, (*([f"tag{tag}" for tag in sorted(constant)] if by_tag else ["messages"]), STANDS, *late))

    def all_of(self, name: str) -> tuple[str, ...]:
        """By a call of whose arguments nothing is known."""
        others = rules.WINDOWS if "window" in rules.message_roles(name) else self.late[0]
        first = rules.short_name(name) if rules.is_collective(name) else others
        return (first, *(way for way in self.late if way != first))

    def taken(self, call: Call | Invoke, name: str, roles: tuple[str, ...]) -> tuple[str, ...]:
        """By a call, or by all that it may wait for."""
        if not any(role.isupper() for role in roles):
            return self.late
        if "PACKED" in roles:
            return (f"packed{len(call.function.module.functions)}",)  # it goes nowhere: each has a body of its own
        if rules.is_collective(name):
            return (rules.short_name(name),)
        if "window" in roles:
            return (rules.WINDOWS,)
        if noted(call.function, HAS_RULES):
            return (STANDS,)
        if "tag" not in roles:
            return ("messages",)
        tag = call.arguments[roles.index("tag")]
        return (f"tag{tag.value}" if self.by_tag and isinstance(tag, ConstantInt) else "messages",)


def calls_from_fortran(module: Module) -> bool:
    """Does it call MPI in Fortran's way?"""
    return any(rules.fortran_message(bare_name(name)) for name in module.functions)

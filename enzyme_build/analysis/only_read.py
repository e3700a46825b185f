"""Is memory only read through a pointer that a call is given?

Followed are the pointer, whatever is computed or loaded from it, and the same in the functions that they are handed to.
So is a variable that it is put into, Fortran's descriptor of an array, say: that may be written, what is loaded from
there may not.  A pointer that is stored anywhere else is lost sight of, and so is an integer that may carry one: then
the answer is no.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis.calls import called_function, callee_name
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    Alloca,
    Binary,
    Call,
    Cast,
    Compare,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    InlineAsm,
    InsertValue,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    holds_pointer,
)

Passed = tuple[Function, int]


class OnlyRead:
    """`targets` answers the functions that a call through a pointer may reach, and whether these are all.

    `of_all`: what a library writes counts, whatever it is; else numbers and addresses do (its rules name no others).
    """

    def __init__(self, targets: Callable[[Call | Invoke], tuple[list[Function], bool]], of_all: bool = False):
        self._targets = targets
        self._of_all = of_all
        self._returns: dict[Passed, bool | None] = {}  # is the pointer returned, too?  None: it is not only read

    def by(self, call: Call | Invoke, value: Value) -> bool:
        """True if the call only reads what it reaches through an operand, and so does who uses its result."""
        return self._by_call(call, value) and not (_gives_back(call) and self._follow(call) is None)

    def through(self, pointer: Value) -> bool:
        """True if what can be reached through a pointer is only read, and nobody else gets hold of it."""
        return self._follow(pointer) is False

    def _follow(self, pointer: Value) -> bool | None:
        """Is the pointer, or what was reached through it, returned?  None: more than reading is done with it."""
        seen: set[Value] = set()
        work = [pointer]
        returned = False
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            for user, index in value.uses:
                match user:
                    case Compare():
                        continue
                    case Return():
                        returned = True
                    case Store() | Call() if (variable := _variable_filled(user, index)) is not None:
                        work.append(variable)
                    case Call() | Invoke() if self._by_call(user, value):
                        work += [user] if _gives_back(user) else []
                    case Load() | GetElementPtr() | Phi() | Select() | Cast() | Freeze() | Binary():
                        work += [user] if _may_carry_address(user) else []
                    case ExtractValue() | InsertValue():
                        work.append(user)
                    case _:
                        return None
        return returned

    def _by_call(self, call: Call | Invoke, value: Value) -> bool:
        given = [index for index, argument in enumerate(call.arguments) if argument is value]
        if value is call.callee:
            return not given
        callees = [callee] if (callee := called_function(call)) is not None else self._indirect(call)
        return bool(callees) and all(self._reads(callee, call, index) for callee in callees for index in given)

    def _indirect(self, call: Call | Invoke) -> list[Function]:
        return [] if isinstance(call.callee, InlineAsm) else self._targets(call)[0]

    def _reads(self, callee: Function, call: Call | Invoke, index: int) -> bool:
        if callee.is_declaration:
            return self._library_reads(call, index)
        if index >= len(callee.arguments):
            return False
        key = (callee, index)
        if key not in self._returns:
            self._returns[key] = False  # what a recursive call does, this one does
            self._returns[key] = self._follow(callee.used_arguments[index])
        return self._returns[key] is not None

    def _library_reads(self, call: Call | Invoke, index: int) -> bool:
        name = callee_name(call)
        mirrored, inactive = rules.mirrored_rule(name), rules.inactive_rule(name)
        if mirrored is not None:
            return not mirrored.changes_memory
        if self._of_all:
            return False
        return inactive is not None and index not in inactive.writes


def _variable_filled(user: Store | Call, index: int) -> Alloca | None:
    """The function's own variable that a pointer, or what lies behind it, is put into, or that is written itself."""
    if isinstance(user, Store):
        place = user.pointer
    else:
        rule = rules.memory_rule(callee_name(user))
        if rule is None or _gives_back(user) or index not in (rule.destination, rule.source):
            return None
        place = user.arguments[rule.destination]
    base = address_of(place).base
    return base if isinstance(base, Alloca) else None


def _gives_back(call: Call | Invoke) -> bool:
    return holds_pointer(call.type)


def _may_carry_address(value: Instruction) -> bool:
    """A pointer, or an integer of its size that is not known to be one."""
    if holds_pointer(value.type):
        return True
    if not isinstance(value.type, IntegerType) or value.type.bits < 64:
        return False
    return not isinstance(tagged_leaf(value.function.module, value.metadata.get("tbaa", "")), IntegerType)

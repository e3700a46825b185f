"""What stands behind `...` becomes memory: functions that read such arguments themselves get their address.

A list of arguments (`va_list`) leads to the registers that were saved, if the machine has such, then to memory, where
each takes whole words (`variadic_lists.py`).  A call puts all of them into memory, in order; the copy of the function
that it calls starts its lists there, with no registers left.  (Not where they are only printed: see
`variadic_prints.py`.)  For a function that computes no numbers, writes nothing that its caller shows it, and only hands
its list on to a library, as one that writes messages does, nothing changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from enzyme_build.analysis import called_function, passed_in_memory
from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.variadic_lists import (
    COPY,
    END,
    START,
    WORD,
    VariadicList,
    base_of_list,
    is_intrinsic,
    list_of,
    spell_out_reads,
)
from enzyme_build.differentiate.variadic_prints import copy_that_prints, copy_with_more, prints_of_lists
from enzyme_build.ir import (
    I1,
    I8,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Type,
    VAArg,
    Value,
    array,
    function_type,
    i64,
    is_float,
    scalar_of,
    zero,
)

_HANDLES_LISTS = re.compile(rf"@{re.escape(COPY)}|= va_arg ")
_MOVES = ("llvm.memcpy", "llvm.memmove")


def pass_behind(module: Module) -> None:
    """Every call by name of such a function."""
    list_ = list_of(module.triple)
    if list_ is None:
        return
    targets = {f: prints_of_lists(f) for f in module.functions.values() if _is_variadic(f) and _may_be_active(f)}
    if not targets:
        return
    called = re.compile("|".join(rf"\.\.\.\) @{re.escape(f.name)}\(" for f in targets))
    copies: dict[_Called, Function] = {}
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or called.search(function.body_text or "")):
            _redirect(function, targets, copies, list_)
    done = 0
    while done < len(copies):  # copies may call such functions, themselves included
        _redirect(list(copies.values())[done], targets, copies, list_)
        done += 1
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or _HANDLES_LISTS.search(function.body_text or "")):
            _spell_out_copies(function, list_)
            spell_out_reads(function, list_)


def _is_variadic(function: Function) -> bool:
    is_kept = noted(function, "enzyme_kept") is not None or '"enzyme_' in function.attribute_text
    starts = f"@{START}" in (function.body_text or "") or function.is_parsed
    return function.function_type.variadic and not function.is_declaration and starts and not is_kept


def _may_be_active(function: Function) -> bool:
    """It computes numbers, or writes where an argument leads (a struct with the last error), or reads its list."""
    calls = [i for i in function.instructions() if isinstance(i, Call)]
    if any(call.syntax.tail == "musttail" for call in calls):
        return False
    has_numbers = any(is_float(scalar_of(v.type)) for i in function.instructions() for v in (i, *i.operands))
    writes = any(a.type is PTR and not re.search(r"\bread(only|none)\b", a.attributes) for a in function.arguments)
    return has_numbers or writes or any(_is_read(call.arguments[0]) for call in calls if is_intrinsic(call, START))


def _is_read(place: Value) -> bool:
    work, seen = [base_of_list(place)], set[Value]()
    while work:
        value = work.pop()
        seen.add(value)
        for user, _ in value.uses:
            if isinstance(user, (Load, Store, VAArg)) and not _is_handed_on(user):
                return True
            if isinstance(user, Call):
                callee = called_function(user)
                if callee is None or not callee.is_declaration:
                    return True
                if is_intrinsic(user, COPY, *_MOVES):
                    work += [base_of_list(a) for a in user.arguments[:2] if base_of_list(a) not in seen]
            elif isinstance(user, (GetElementPtr, Phi, Select)) and user not in seen:
                work.append(user)
    return False


def _is_handed_on(user: Instruction) -> bool:
    """A list that is one address is loaded to be an argument of a library function."""
    users = [other for other, _ in user.uses]
    callees = [called_function(other) if isinstance(other, Call) else None for other in users]
    return isinstance(user, Load) and user.type is PTR and all(f is not None and f.is_declaration for f in callees)


# ---- the calls ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Place:
    """Where an argument lies; a struct that is passed in memory is copied there (`size` bytes of it)."""

    offset: int
    size: int = 0


class _Called(NamedTuple):
    """A function that is called with such arguments behind its own, and whether it only prints them."""

    function: Function
    given: tuple[Type, ...]
    prints: bool


def _redirect(
    function: Function,
    targets: Mapping[Function, Sequence[Call]],
    copies: dict[_Called, Function],
    list_: VariadicList,
) -> None:
    for call in [i for i in function.instructions() if isinstance(i, (Call, Invoke))]:
        callee = called_function(call)
        if callee not in targets or callee is None or call.syntax.tail == "musttail":
            continue
        if call.function_type is not callee.function_type or list(call.bundle_values()):
            continue
        given = call.arguments[len(callee.arguments) :]
        has_structs = any(_is_in_memory(call, index) for index in range(len(callee.arguments), len(call.arguments)))
        prints = () if has_structs else targets[callee]
        key = _Called(callee, tuple(value.type for value in given), bool(prints))
        if key not in copies:
            copies[key] = copy_that_prints(callee, prints, key.given) if prints else _copy(callee, list_)
        if prints:
            _call_instead(call, copies[key], call.arguments)
        else:
            _call_copy(call, copies[key], given, list_)


def _is_in_memory(call: Call | Invoke, index: int) -> bool:
    attributes = call.syntax.argument_attributes
    return passed_in_memory(call.function.module, attributes[index] if index < len(attributes) else "")[0] != ""


def _call_copy(call: Call | Invoke, copy: Function, given: Sequence[Value], list_: VariadicList) -> None:
    module, fixed = call.function.module, len(copy.arguments) - 1
    builder = Builder(module).before(call)
    with builder.deriving(call):
        places, size = _places(call, fixed, given, list_)
        top = Builder(module).before(call.function.entry.instructions[0])
        behind: Value = top.alloca(array(size, I8), "behind", alignment=64) if size else zero(PTR)
        for value, place in zip(given, places):
            address = builder.gep(I8, behind, [place.offset])
            if place.size:
                _move(builder, address, value, place.size)
            else:
                builder.store(value, address, WORD)
    _call_instead(call, copy, [*call.arguments[:fixed], behind])


def _call_instead(call: Call | Invoke, copy: Function, arguments: Sequence[Value]) -> None:
    """Call the copy, with what is said of the arguments that the function names itself."""
    fixed = len(call.function_type.parameters)
    texts = [*call.syntax.argument_attributes, *[""] * fixed][:fixed]
    syntax = replace(call.syntax, tail="", argument_attributes=(*texts, *[""] * (len(arguments) - fixed)))
    if isinstance(call, Invoke):
        made = Invoke(copy.function_type, copy, arguments, call.targets, call.name, syntax)
    else:
        made = Call(copy.function_type, copy, arguments, call.name, call.flags, syntax, [])
    made.metadata, made.origin = dict(call.metadata), call.origin
    call.block.insert_before(call, made)
    if call.type is not VOID:
        call.replace_all_uses_with(made)
    call.erase()


def _places(call: Call | Invoke, fixed: int, given: Iterable[Value], list_: VariadicList) -> tuple[list[_Place], int]:
    layout, places, end = call.function.module.layout, list[_Place](), 0
    for index, value in enumerate(given, fixed):
        type_, copied = value.type, 0
        text = call.syntax.argument_attributes[index] if index < len(call.syntax.argument_attributes) else ""
        kind, struct = passed_in_memory(call.function.module, text)
        if kind == "byval" and struct is not None:
            type_, copied = struct, layout.size_of(struct)
        start = list_.place_after(end, _alignment(call, index, layout.align_of(type_)))
        places.append(_Place(start, copied))
        end = start + -(-layout.size_of(type_) // WORD) * WORD
    return places, end


def _alignment(call: Call | Invoke, index: int, natural: int) -> int:
    """That of an argument in memory; a struct in registers may say a stricter one than its words have."""
    text = call.syntax.argument_attributes[index] if index < len(call.syntax.argument_attributes) else ""
    said = re.search(r"\balignstack\((\d+)\)", text)
    return int(said[1]) if said else natural


# ---- the functions --------------------------------------------------------------------------------------------
def _copy(source: Function, list_: VariadicList) -> Function:
    """The function with the address of what stands behind its own arguments as one more."""
    made, _ = copy_with_more(source, "behind", [PTR], ["behind"])
    for instruction in list(made.instructions()):
        if is_intrinsic(instruction, START):
            list_.start(Builder(source.module).before(instruction), instruction.operands[0], made.arguments[-1])
            instruction.erase()
        elif is_intrinsic(instruction, END):
            instruction.erase()
    return made


def _spell_out_copies(function: Function, list_: VariadicList) -> None:
    for call in [i for i in function.instructions() if is_intrinsic(i, COPY)]:
        builder = Builder(function.module).before(call)
        with builder.deriving(call):
            _move(builder, call.operands[0], call.operands[1], list_.size)
        call.erase()


def _move(builder: Builder, to: Value, source: Value, size: int) -> None:
    types: list[Type] = [PTR, PTR, i64(0).type, I1]
    copy = builder.module.declare("llvm.memcpy.p0.p0.i64", VOID, types)
    builder.call(copy, [to, source, i64(size), zero(I1)], function_type(VOID, types))

"""Words of unions that are passed and returned by value go through memory.

C passes a struct of a tag and a union of a double and an address in integers.  Such an integer has neither an adjoint
nor a shadow of its own; in memory the word has both.  So a call that passes or returns integers which are only moved
calls a copy of its callee that takes their places.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis import CallKind, called_function, classify, is_changed_address, only_prints, origins_of
from enzyme_build.differentiate.machine import attributes_of_copy
from enzyme_build.ir import (
    DOUBLE,
    I8,
    I64,
    PTR,
    VOID,
    Argument,
    Binary,
    Branch,
    Builder,
    Call,
    Cast,
    ConstantInt,
    ExtractValue,
    Freeze,
    Function,
    InsertValue,
    Load,
    Phi,
    Return,
    Select,
    Store,
    StructType,
    Type,
    Undef,
    Value,
    bare_name,
    clone_body,
    extract_path,
    function_type,
    is_float,
    is_pointer,
    quoted,
)


def pass_words(function: Function) -> None:
    """Every call in the function that passes or returns such integers calls a copy of its callee."""
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        callee = called_function(call)
        if callee is None or classify(call) is not CallKind.DEFINED or callee.function_type.variadic:
            continue
        places = tuple(a.index for a in callee.used_arguments if _takes_word(a, call))
        returns = _returns_words(callee, call)
        if places or returns:
            _call_by_places(function, call, callee, places, returns)


# ---- which integers -------------------------------------------------------------------------------------------
def _takes_word(argument: Argument, call: Call) -> bool:
    if argument.type is not I64 or argument.index >= len(call.arguments):
        return False
    ways = _ways(argument)
    if "number" in ways:
        return len(ways - {"moved"}) > 1
    given = call.arguments[argument.index]
    if _becomes_address(argument):
        return not isinstance(given, ConstantInt)
    return ways == {"moved"} and _is_moved(given)


def _ways(value: Value) -> set[str]:
    """How the bits of a value are used, by those whom they are passed to, too: as a "number", an "address", an
    "integer"; "moved" elsewhere."""
    found: set[str] = set()
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case Phi() | Freeze():
                    work.append(user)
                case Select() if index > 0:
                    work.append(user)
                case Cast(opcode="bitcast"):
                    found.add("number")
                case Cast(opcode="inttoptr"):
                    found.add("address")
                case Store() if index == 0:
                    found.add("moved")
                case Call() if (taken := _taken(user, index)) is not None:
                    work.append(taken)
                case Call() if only_prints(user):
                    pass
                case Call() | InsertValue() | Return():
                    found.add("moved")
                case _:
                    found.add("integer")
    return found


def _taken(call: Call, index: int) -> Argument | None:
    """What the called function takes an operand for, if its body is known."""
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    taken = callee.used_arguments if callee is not None else []
    return taken[index] if index < min(len(taken), len(call.arguments)) else None


def _becomes_address(value: Value) -> bool:
    """A pointer is made of it, perhaps without some of its bits."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value not in seen:
            seen.add(value)
            if isinstance(value, Cast) and value.opcode == "inttoptr":
                return True
            work += [user for user in value.users if isinstance(user, (Phi, Freeze, Select, Binary, Cast))]
    return False


def _is_moved(value: Value) -> bool:
    """Bits that come from elsewhere, and may be a number or an address."""
    if isinstance(value, Cast):
        return value.opcode == "ptrtoint" or (value.opcode == "bitcast" and is_float(value.operands[0].type))
    is_moved = isinstance(value, (Load, Phi, Select, Freeze, ExtractValue)) or _kinds_of_result(value)
    return (bool(is_moved) and "integer" not in _ways(value)) or is_changed_address(value)


def _kinds_of_result(value: Value) -> set[str]:
    """Of a word that a function with a body returns, see `_kinds_returned`; nothing of any other value."""
    callee = called_function(value) if isinstance(value, Call) and _has_body(value) else None
    return _kinds_returned(callee, set()) if callee is not None and callee.return_type is I64 else set()


def _returns_words(callee: Function, call: Call) -> bool:
    if callee.return_type is I64:
        kinds = _kinds_returned(callee, set())
        return "address" in kinds or ("moved" in kinds and (_becomes_address(call) or "number" in _ways(call)))
    return _returns_struct_of_words(callee, set())


def _returns_struct_of_words(callee: Function, seen: set[Function]) -> bool:
    """Of its own, or of a function whose result it hands on."""
    type_ = callee.return_type
    if callee in seen or not isinstance(type_, StructType) or I64 not in type_.fields or not _is_flat(type_):
        return False
    seen.add(callee)
    returned = [b.terminator.operands[0] for b in callee.blocks if isinstance(b.terminator, Return)]
    words = [k for k, field in enumerate(type_.fields) if field is I64]
    if any(_is_moved(m) or _is_handed_on(m) for value in returned for k in words for m in _members(value, k)):
        return True
    calls = [o for value in returned for o in origins_of(value) if isinstance(o, Call) and _has_body(o)]
    return any(_returns_struct_of_words(inner, seen) for call in calls if (inner := called_function(call)) is not None)


def _has_body(call: Call) -> bool:
    return classify(call) is CallKind.DEFINED


def _kinds_returned(callee: Function, seen: set[Function]) -> set[str]:
    """What the bits of a returned integer are, as far as it shows, of functions that it is handed on from, too."""
    found: set[str] = set()
    seen.add(callee)
    returned = [b.terminator.operands[0] for b in callee.blocks if isinstance(b.terminator, Return)]
    for value in [origin for whole in returned for origin in origins_of(whole)]:
        match value:
            case Cast(opcode="bitcast", operands=[bits]) if is_float(bits.type):
                found.add("number")
            case Cast(opcode="ptrtoint"):
                found.add("address")
            case Call() if (inner := called_function(value)) is not None and classify(value) is CallKind.DEFINED:
                found |= _kinds_returned(inner, seen) if inner not in seen else set()
            case Load() | Argument():
                found.add("moved")
            case _ if is_changed_address(value):
                found.add("address")
            case _:
                pass
    return found


def _is_handed_on(value: Value) -> bool:
    """An argument that is no integer, or one as well as a number: a word of a union."""
    ways = _ways(value) if isinstance(value, Argument) else {"integer"}
    return "integer" not in ways or "number" in ways


def _is_flat(type_: StructType) -> bool:
    return not type_.packed and not any(isinstance(field, StructType) for field in type_.fields)


def _members(value: Value, index: int) -> Iterator[Value]:
    """The values that a member of a struct may be."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, InsertValue):
            if value.path == (index,):
                yield value.operands[1]
            else:
                work.append(value.operands[0])
        elif isinstance(value, (Phi, Freeze)):
            work += value.operands
        elif isinstance(value, Select):
            work += value.operands[1:]


# ---- the calls ------------------------------------------------------------------------------------------------
def _call_by_places(function: Function, call: Call, callee: Function, places: tuple[int, ...], returns: bool) -> None:
    top = Builder(function.module).before(function.entry.instructions[0])
    builder = Builder(function.module).before(call)
    arguments = list(call.arguments)
    with builder.deriving(call):
        for place in places:
            slot = top.alloca(I64, "word", alignment=8)
            builder.store(_as_it_shows(builder, arguments[place]), slot, 8)
            arguments[place] = slot
        if returns:
            _drop_freezes(call)
            result = top.alloca(call.type, "words", alignment=8)
            builder.call(_by_places(callee, places, returns), [*arguments, result])
            whole = _read(builder, result, call)
        else:
            whole = builder.call(_by_places(callee, places, returns), arguments)
            whole.name = call.name
    if call.type is not VOID:
        call.replace_all_uses_with(whole)
    call.erase()


def _as_it_shows(builder: Builder, word: Value) -> Value:
    """A word that a function makes of a number is a number."""
    return builder.cast("bitcast", word, DOUBLE) if _kinds_of_result(word) == {"number"} else word


def _drop_freezes(call: Call) -> None:
    """A frozen struct would hide which member goes where; a call's result is not poison."""
    for user in [user for user in call.users if isinstance(user, Freeze)]:
        user.replace_all_uses_with(call)
        user.erase()


def _read(builder: Builder, place: Value, call: Call) -> Value:
    """The word or struct that lies at a place; each member that is used by itself is read by itself."""
    if call.type is I64:
        return builder.load(I64, place, alignment=8)
    whole: Value | None = None
    for user in [user for user, _ in call.uses if isinstance(user, ExtractValue) and len(user.path) == 1]:
        user.replace_all_uses_with(_member(builder, place, call.type, user.path))
        user.erase()
    if not call.uses:
        return call
    for index in range(len(call.type.fields) if isinstance(call.type, StructType) else 0):
        before = whole if whole is not None else Undef(call.type)
        whole = builder.insert_value(before, _member(builder, place, call.type, (index,)), index)
    assert whole is not None
    return whole


def _member(builder: Builder, place: Value, type_: Type, path: tuple[int, ...]) -> Value:
    offset, member = extract_path(builder.module.layout, type_, path)
    address = builder.gep(I8, place, [offset]) if offset else place
    return builder.load(member, address, alignment=builder.module.layout.align_of(member))


def _by_places(callee: Function, places: tuple[int, ...], returns: bool) -> Function:
    """The copy of a function that takes the places of words (and of its result); made once."""
    module = callee.module
    name = quoted(f"{bare_name(callee.name)}.words{''.join(f'.{p}' for p in places)}{'.result' * returns}")
    found = module.functions.get(name)
    if found is not None:
        return found
    types = [PTR if a.index in places else a.type for a in callee.arguments] + [PTR] * returns
    result = VOID if returns else callee.return_type
    names = [a.name for a in callee.arguments] + ["result"] * returns
    made = module.add_function(name, function_type(result, types), names)
    made.syntax.after_parameters = attributes_of_copy(callee)
    for argument, original in zip(made.arguments, callee.arguments):
        argument.attributes = original.attributes if is_pointer(original.type) else ""
    entry = made.add_block("words")
    builder = Builder(module, entry)
    values: dict[Value, Value] = dict(zip(callee.arguments, made.arguments))
    for place in places:
        values[callee.arguments[place]] = builder.load(I64, made.arguments[place], alignment=8)
    clone_body(callee, made, values)
    entry.append(Branch(VOID, [], [made.blocks[1]]))
    for block in made.blocks if returns else ():
        if isinstance(block.terminator, Return):
            _return_through(block.terminator, made.arguments[-1])
    return made


def _return_through(terminator: Return, place: Value) -> None:
    builder = Builder(terminator.function.module).before(terminator)
    whole = terminator.operands[0]
    layout = builder.module.layout
    if whole.type is I64:
        _store_word(builder, whole, place, terminator)
    for index, type_ in enumerate(whole.type.fields if isinstance(whole.type, StructType) else ()):
        offset, _ = extract_path(layout, whole.type, (index,))
        address = builder.gep(I8, place, [offset]) if offset else place
        member = _known_member(whole, index)
        member = builder.extract_value(whole, index) if member is None else member
        builder.store(member, address, layout.align_of(type_))
    builder.ret()
    terminator.erase()
    if isinstance(whole, Phi) and not whole.uses:
        whole.erase()


def _store_word(builder: Builder, word: Value, place: Value, terminator: Return) -> None:
    """Each of the values that a word may be is stored where it comes from, as what it is there."""
    block = builder.block
    if isinstance(word, Phi) and word.parent is block and all(b.successors == [block] for b in word.blocks):
        for value, source in zip(word.operands, word.blocks):
            _store_word(Builder(builder.module).before(source.terminator), value, place, terminator)
        return
    if isinstance(word, Cast) and word.opcode in ("bitcast", "ptrtoint"):
        word = word.operands[0]
    with builder.deriving(terminator):
        builder.store(word, place, 8)


def _known_member(whole: Value, index: int) -> Value | None:
    """What was inserted last, if that shows."""
    while isinstance(whole, InsertValue):
        if whole.path == (index,):
            return whole.operands[1]
        whole = whole.operands[0]
    return None

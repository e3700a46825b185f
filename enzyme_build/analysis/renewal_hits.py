"""Whether a memo's program goes on with what it keeps just as it does with what it has made.

    if (t == last) { *out = kept; return 0; }        …; kept = *out = f(t); last = t; return 0;

A derivative makes the memo again where the program would take what is kept.  That is the same if the program does
nothing else there than to hand on what is kept, and if nothing counts on the way that makes it: no value that goes on
behind both ways is computed from what it was before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from enzyme_build.analysis.calls import CallKind, classify, copied_from
from enzyme_build.analysis.memos import updates_itself, written_by
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    Argument,
    Binary,
    Block,
    Call,
    Cast,
    Constant,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    Return,
    Store,
    Value,
    is_pointer,
)

_KNOWN = (CallKind.SCALAR, CallKind.INACTIVE, CallKind.MEMORY)


def goes_on_alike(guard: Block, making: Collection[Block], taking: Collection[Block], ways: Collection[Phi]) -> bool:
    """`making`: the blocks that make the memo; `taking`: those where the program takes what is kept; `ways`: phis that
    only say which way control has come."""
    made = [i for block in making for i in block.instructions]
    taken = [i for block in taking for i in block.instructions]
    if any(isinstance(i, Call) and classify(i) not in _KNOWN for i in taken):
        return False
    if not all(_is_written_alike(i, made) for i in taken if written_by(i) or _stores_address(i)):
        return False
    if any(isinstance(i, Store) and _counts(i, made) for i in made):
        return False
    results = [o for block in making if isinstance(block.terminator, Return) for o in block.terminator.operands]
    returned = [o for block in taking if isinstance(block.terminator, Return) for o in block.terminator.operands]
    if not all(any(_is_kept(taken, value, made) for value in results) for taken in returned):
        return False
    exits = dict.fromkeys(s for block in making for s in block.successors if s not in making)
    phis = [phi for block in exits for phi in block.phis if phi not in ways]
    return all(_joins_alike(phi, guard, making, taking, made) for phi in phis)


def _stores_address(instruction: Instruction) -> bool:
    return isinstance(instruction, Store) and is_pointer(instruction.value.type)


def _is_written_alike(instruction: Instruction, made: list[Instruction]) -> bool:
    """What is kept, or a constant, goes where the other way puts it, too."""
    if isinstance(instruction, Call):
        source = copied_from(instruction)
        others = (i for i in made if isinstance(i, Call) and classify(i) is CallKind.MEMORY)
        return source is not None and any(list(i.operands) == list(instruction.operands) for i in others)
    if not isinstance(instruction, Store):
        return False
    place = address_of(instruction.pointer)
    beside = [i.value for i in made if isinstance(i, Store) and address_of(i.pointer) == place]
    return any(_is_kept(instruction.value, value, made) for value in beside)


def _is_kept(taken: Value, made: Value, made_by: Iterable[Instruction]) -> bool:
    """What was made is what is taken, or has been put where that is loaded."""
    if taken is made or (isinstance(taken, Constant) and isinstance(made, Constant) and str(taken) == str(made)):
        return True
    if isinstance(taken, (GetElementPtr, Call)) and isinstance(made, type(taken)) and is_pointer(taken.type):
        return taken.operands == made.operands  # an address that is computed on both ways
    if not isinstance(taken, Load):
        return False
    place = address_of(taken.pointer)
    is_loaded_again = isinstance(made, Load) and address_of(made.pointer) == place
    return is_loaded_again or any(
        isinstance(i, Store) and i.value is made and address_of(i.pointer) == place for i in made_by
    )


def _counts(store: Store, made: list[Instruction]) -> bool:
    """It changes what lies there: a pointer that moves on, or a count of the caller's that nothing here begins."""
    if is_pointer(store.value.type):
        moved = address_of(store.value)
        is_same = isinstance(moved.base, Load) and address_of(moved.base.pointer) == address_of(store.pointer)
        return is_same and bool(moved.offset or moved.terms)
    base = address_of(store.pointer).base
    if not isinstance(base, Argument) or not updates_itself(store):
        return False  # (what outlives the call is looked at as state)
    others = (i for i in made if isinstance(i, Store) and address_of(i.pointer).base is base)
    return all(map(updates_itself, others))


def _joins_alike(
    phi: Phi, guard: Block, making: Collection[Block], taking: Collection[Block], made: list[Instruction]
) -> bool:
    incoming = list(zip(phi.operands, phi.blocks))
    values = [value for value, block in incoming if block in making]
    for taken in (value for value, block in incoming if block is guard or block in taking):
        if any(_is_kept(taken, value, made) for value in values):
            continue
        if isinstance(taken, Constant) and not _becomes_state(phi):
            return False
        if isinstance(taken, Instruction) and taken.parent in taking and not isinstance(taken, (Load, Phi)):
            return False
        if any(_is_made_of(value, taken, guard, making) for value in values):
            return False
    return True


def _is_made_of(value: Value, before: Value, guard: Block, making: Collection[Block]) -> bool:
    """Is a value computed, on the way that makes the memo, from what it would be otherwise?"""
    stores = [i for block in making for i in block.instructions if isinstance(i, Store)]
    seen: set[Value] = set()
    work = [value]
    while work:
        part = work.pop()
        if part is before:
            return True
        if part not in seen and isinstance(part, Instruction) and part.parent in making:
            seen.add(part)
            ways = [b is guard or b in making for b in part.blocks] if isinstance(part, Phi) else None
            work += [o for k, o in enumerate(part.operands) if ways is None or ways[k]]
            work += [s.value for s in stores if isinstance(part, Load) and _is_of(s, part)]
    return False


def _is_of(store: Store, load: Load) -> bool:
    return address_of(store.pointer) == address_of(load.pointer)


def _becomes_state(phi: Phi) -> bool:
    """Is it put into a variable in the end, or what is counted on from it?  (Then it is state in a register.)"""
    seen: set[Value] = set()
    work: list[Value] = [phi]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            if isinstance(user, Store) and index == 0 and isinstance(address_of(user.pointer).base, GlobalVariable):
                return True
            if isinstance(user, (Phi, Binary, Cast)):
                work.append(user)
    return False

"""Which half reads the tape of an `__enzyme_augmentfwd`: a tape for `__enzyme_fwdsplit` holds more than one for
`__enzyme_reverse`.  Where a function is asked for both, the tape is followed to the request that takes it."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_build import rules
from enzyme_build.analysis import address_of, callee_name
from enzyme_build.differentiate.requests import Request, has_sret
from enzyme_build.ir import (
    Alloca,
    Call,
    Cast,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    InsertValue,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_aggregate,
    is_pointer,
)

Reader = str  # a mode, or "" for a reader that is not known


class TapeReaders:
    """What is known before anything is answered."""

    def __init__(self, requests: Sequence[Request] = ()):
        self.modes: dict[Function, set[str]] = {}
        readers = {r.call: r.mode for r in requests if r.mode in ("split reverse", "split forward")}
        for request in requests:
            if request.call in readers:
                self.modes.setdefault(request.target, set()).add(request.mode)
        self._of: dict[Value, set[Reader]] = {
            r.call: _readers(r, readers)
            for r in requests
            if r.mode == "augmented" and len(self.modes.get(r.target, ())) > 1
        }

    def of(self, request: Request) -> set[Reader]:
        """The modes that may read what a request records, or that the request is itself."""
        if request.mode in ("split reverse", "split forward"):
            return {request.mode}
        return self._of.get(request.call, self.modes.get(request.target, set()))


def _readers(request: Request, readers: dict[Call | Invoke, str]) -> set[Reader]:
    found: set[Reader] = set()
    held = request.call.arguments[0] if has_sret(request.call) else request.tape or request.call
    seen: set[Value] = {held}
    work: list[Value] = [held]
    while work:
        value = work.pop()
        for user in value.users:
            if user is request.call:
                continue
            mode = readers.get(user) if isinstance(user, (Call, Invoke)) else None
            if mode is not None:
                found.add(mode)
                continue
            following = _following(value, user)
            if following is None:
                found.add("")
            else:
                work += [v for v in following if v not in seen]
                seen.update(following)
    return found


def _following(value: Value, user: Instruction) -> list[Value] | None:
    """Where else the tape is then; None if that is not known."""
    match user:
        case ExtractValue() | InsertValue() | Cast() | Freeze() | Phi() | Select() | GetElementPtr() | Load():
            return [user] if is_pointer(user.type) or is_aggregate(user.type) else []
        case Store() if user.value is value and isinstance(base := address_of(user.pointer).base, Alloca):
            return [base]
        case Store() if user.value is not value:
            return []
        case Call() if rules.inactive_rule(callee_name(user)) or rules.deallocation_rule(callee_name(user)):
            return []
        case _:
            return None

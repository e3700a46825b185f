"""Functions with a frame of their own, passed on as plain pointers (trampolines), become functions called by name.

Fortran passes an internal procedure p, which sees its host's variables, as the address of a few instructions on the
stack that call p with the host's frame.  No derivative sees through those.  Where such a pointer is only called, or
handed on to functions that only call it or ask whether it is there, it need not exist: for each callee
g(…, pointer, …) there is a copy g.p(…, frame, …) that calls p(…, frame) instead.

Elsewhere (where it is kept in memory, or handed to a function that is called through a pointer) it becomes the address
of a function of its own that finds the frame in a global.  The host leaves that global as it found it.  A host that
calls itself keeps its trampolines.
"""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_build.analysis import called_function
from enzyme_build.ir import (
    PTR,
    VOID,
    Argument,
    Builder,
    Call,
    Cast,
    Compare,
    ConstantInt,
    ConstantNull,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Return,
    Value,
    bare_name,
    clone_body,
    function_type,
    quoted,
)

_MAKE, _USE = "llvm.init.trampoline", "llvm.adjust.trampoline"

FRAME = "enzyme_build.frame."  # a global that is set before every use, and holds no number


def open_trampolines(module: Module) -> None:
    """Do so everywhere in the module."""
    if _USE not in module.functions:
        return
    opened = _Opened(module)
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or f"@{_USE}(" in (function.body_text or "")):
            opened.visit(function)


class _Opened:
    def __init__(self, module: Module):
        self.module = module
        self._only_called: dict[Argument, bool] = {}
        self._owners: dict[Argument, Function] = {}
        self._copies: dict[tuple[Argument, Function], Function] = {}
        self._thunks: dict[Function, tuple[Function, GlobalVariable]] = {}
        self._kept: set[tuple[Function, Function]] = set()

    def visit(self, function: Function) -> None:
        calls = [i for i in function.instructions() if isinstance(i, Call)]
        makers = {c.arguments[0]: c for c in calls if _is_intrinsic(c, _MAKE)}
        for pointer in [c for c in calls if _is_intrinsic(c, _USE)]:
            maker = makers.get(pointer.arguments[0])
            inner = maker.arguments[1] if maker is not None else None
            if maker is None or not isinstance(inner, Function) or _frame_index(inner) is None:
                continue
            self._open(pointer, inner, maker.arguments[2])
            if pointer.uses and not _calls_itself(function):
                self._keep_frame(function, maker, inner)
                pointer.replace_all_uses_with(self._thunk(inner)[0])
            if not pointer.uses:
                memory = pointer.arguments[0]
                pointer.erase()
                if not any(isinstance(u, Call) and _is_intrinsic(u, _USE) for u, _ in memory.uses):
                    maker.erase()

    def _open(self, pointer: Value, inner: Function, frame: Value) -> None:
        """Replace the uses of a pointer to `inner` with `frame`."""
        for user, index in list(pointer.uses):
            if not isinstance(user, Call):
                continue
            if index == len(user.operands) - 1:
                _call_inner(user, inner, frame)
                continue
            parameter = self._parameter(user, index)
            if parameter is not None and self._is_only_called(parameter):
                user.set_operand(index, frame)
                user.set_operand(len(user.operands) - 1, self._copy(parameter, inner))

    def _parameter(self, call: Call, index: int) -> Argument | None:
        """The parameter of a function with a body that an argument goes to."""
        callee = called_function(call)
        if callee is None or callee.is_declaration or index >= min(len(callee.arguments), len(call.arguments)):
            return None
        if callee.function_type is not call.function_type:
            return None
        self._owners[callee.arguments[index]] = callee
        return callee.arguments[index]

    def _is_only_called(self, parameter: Argument) -> bool:
        found = self._only_called.get(parameter)
        if found is None:
            self._only_called[parameter] = True  # if nothing else speaks against it, where it hands itself on
            assert self._owners[parameter].blocks  # reads the body, if nobody did
            found = self._only_called[parameter] = all(self._is_call(user, i) for user, i in parameter.uses)
        return found

    def _is_call(self, user: Instruction, index: int) -> bool:
        if not isinstance(user, Call):
            return _asks_for_null(user)
        if index == len(user.operands) - 1:
            return True
        parameter = self._parameter(user, index)
        return parameter is not None and self._is_only_called(parameter)

    def _keep_frame(self, host: Function, maker: Call, inner: Function) -> None:
        """The frame lies in a global while the host runs."""
        frame = self._thunk(inner)[1]
        if (host, inner) in self._kept:
            return
        self._kept.add((host, inner))
        first = next(i for i in host.blocks[0].instructions if i.opcode != "alloca")
        before = Builder(self.module).before(first).load(PTR, frame)
        Builder(self.module).before(maker).store(maker.arguments[2], frame)
        for block in host.blocks:
            if isinstance(block.terminator, Return):
                Builder(self.module).before(block.terminator).store(before, frame)

    def _thunk(self, inner: Function) -> tuple[Function, GlobalVariable]:
        """A function that calls `inner` with the frame in a global; and the global."""
        found = self._thunks.get(inner)
        if found is None:
            own = [a for a in inner.arguments if a.index != _frame_index(inner)]
            type_ = function_type(inner.return_type, [a.type for a in own])
            name = bare_name(inner.name)
            made = self.module.add_function(quoted(f"{name}.in_frame"), type_, [a.name for a in own])
            for argument, copied in zip(own, made.arguments):
                copied.attributes = argument.attributes
            frame = self.module.add_global(GlobalVariable(quoted(f"{FRAME}{name}"), PTR, "null", "internal"))
            frame.thread_local = True
            builder = Builder(self.module, made.add_block("entry"))
            values: list[Value] = list(made.arguments)
            index = _frame_index(inner)
            assert index is not None
            values.insert(index, builder.load(PTR, frame))
            result = builder.call(inner, values)
            builder.ret(None if result.type is VOID else result)
            found = self._thunks[inner] = (made, frame)
        return found

    def _copy(self, parameter: Argument, inner: Function) -> Function:
        """The function of this parameter, which now is a frame of `inner`."""
        found = self._copies.get((parameter, inner))
        if found is None:
            source = self._owners[parameter]
            name = quoted(f"{bare_name(source.name)}.{bare_name(inner.name)}")
            found = self.module.add_function(name, source.function_type, [a.name for a in source.arguments])
            self._copies[parameter, inner] = found
            for made, argument in zip(found.arguments, source.arguments):
                made.attributes = "" if argument is parameter else argument.attributes
            found.syntax = replace(source.syntax, before_type="")
            values: dict[Value, Value] = dict(zip(source.arguments, found.arguments))
            clone_body(source, found, values)
            for instruction in found.instructions():
                instruction.metadata.pop("dbg", None)  # a place in `source`, which this is not
            frame = found.arguments[parameter.index]
            self._open(frame, inner, frame)
        return found


def _asks_for_null(user: Instruction) -> bool:
    """A comparison with null, perhaps as an integer: neither the pointer nor the frame is."""
    if isinstance(user, Cast) and user.opcode == "ptrtoint":
        return all(isinstance(u, Compare) and _asks_for_null(u) for u, _ in user.uses)
    return isinstance(user, Compare) and any(
        isinstance(o, ConstantNull) or (isinstance(o, ConstantInt) and o.value == 0) for o in user.operands
    )


def _calls_itself(function: Function) -> bool:
    """By name, directly or through others."""
    seen: set[Function] = set()
    work = [function]
    while work:
        calls = (i for i in work.pop().instructions() if isinstance(i, Call))
        for callee in {c for call in calls if (c := called_function(call)) is not None}:
            if callee is function:
                return True
            if callee not in seen and not callee.is_declaration:
                seen.add(callee)
                work.append(callee)
    return False


def _is_intrinsic(call: Call, name: str) -> bool:
    callee = called_function(call)
    return callee is not None and callee.name == name


def _frame_index(inner: Function) -> int | None:
    """Which parameter takes the frame."""
    return next((a.index for a in inner.arguments if re.search(r"\bnest\b", a.attributes)), None)


def _call_inner(call: Call, inner: Function, frame: Value) -> None:
    index = _frame_index(inner)
    assert index is not None
    arguments = [*call.arguments[:index], frame, *call.arguments[index:]]
    texts = [*call.syntax.argument_attributes, *[""] * len(call.arguments)][: len(call.arguments)]
    syntax = replace(call.syntax, argument_attributes=(*texts[:index], "nest", *texts[index:]))
    made = Call(inner.function_type, inner, arguments, call.name, call.flags, syntax, list(call.bundle_values()))
    made.metadata, made.origin = dict(call.metadata), call.origin
    call.block.insert_before(call, made)
    if call.type is not VOID:
        call.replace_all_uses_with(made)
    call.erase()

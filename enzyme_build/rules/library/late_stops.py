"""Places at which a derivative stops because nothing there has one, should it ever come to them.

    no_derivative(text, size, level)   stands at such a place: stops with the text if a derivative of that level runs
    enter(level) -> before             in front of a derivative that a program asks for; `before` is what ran already
    leave(before)                      behind it

The level of a derivative is 1 if it asks for no other, 2 if it does, and so on: what has no second derivative may have
a first one.  All of a program's code stops there, also what derivatives call as it is, each thread for itself.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    constant_int,
)
from enzyme_build.rules.library.inactive import inactive

NO_DERIVATIVE, ENTER, LEAVE = (f"enzyme_build.{name}" for name in ("no_derivative", "enter", "leave"))
LEVEL = "enzyme_build.level"  # of the derivative that runs; 0: none does
_TYPES: dict[str, tuple[Type, list[Type]]] = {
    NO_DERIVATIVE: (VOID, [PTR, I64, I32]),
    ENTER: (I32, [I32]),
    LEAVE: (VOID, [I32]),
}
inactive(" ".join(_TYPES), because="bookkeeping")


def mentions_late_stops(text: str) -> bool:
    """Is one of them called in the module with this text?"""
    return any(f"@{name}(" in text for name in _TYPES)


def no_derivative(builder: Builder, text: Value, size: Value, level: int) -> Call:
    """Marks a place."""
    return _call(builder, NO_DERIVATIVE, text, size, constant_int(I32, level))


def enter(builder: Builder, level: int) -> Call:
    """A derivative of this level begins."""
    return _call(builder, ENTER, constant_int(I32, level))


def leave(builder: Builder, before: Value) -> Call:
    """It has ended."""
    return _call(builder, LEAVE, before)


def _call(builder: Builder, name: str, *arguments: Value) -> Call:
    return builder.call_declared(name, _TYPES[name][0], arguments)


def define_late_stops(module: Module, stop: str) -> None:
    """Give them their bodies; `stop` is what ends a derivative."""
    names = [name for name in _TYPES if name in module.functions]
    if not names:
        return
    variable = GlobalVariable(LEVEL, I32, "0", "internal")
    variable.thread_local = True
    module.add_global(variable)
    module.declare(stop, VOID, [PTR, I64])
    for name in names:
        function = module.functions[name]
        assert isinstance(function, Function)
        for argument, given in zip(function.arguments, ("a", "b", "c")):
            argument.name = given
        function.linkage = "internal"
        function.syntax.after_parameters = ""
        function.set_body(_BODIES[name].replace("STOP", stop))


_BODIES = {
    NO_DERIVATIVE: f"""\
entry:
  %level = load i32, ptr @{LEVEL}
  %runs = icmp sge i32 %level, %c
  br i1 %runs, label %stop, label %end
stop:
  call void @STOP(ptr %a, i64 %b)
  unreachable
end:
  ret void
""",
    ENTER: f"""\
entry:
  %before = load i32, ptr @{LEVEL}
  %is.inner = icmp sgt i32 %before, %a
  %level = select i1 %is.inner, i32 %before, i32 %a
  store i32 %level, ptr @{LEVEL}
  ret i32 %before
""",
    LEAVE: f"""\
entry:
  store i32 %a, ptr @{LEVEL}
  ret void
""",
}

"""How a derivative stops when it comes to something that has no derivative: one function, and guards around callers.

    stop(text)            writes the text and aborts; called inside of a guard it goes back to that guard instead
    guard f__vjp          calls f__vjp; comes back, whatever happens inside, and leaves the reason for its caller
    enzyme_build_stopped  the reason for which the last guard of this thread came back early, once; null if for none

Programs have no guards.  A function for Python that is marked `GUARD` gets one if something in its module may stop or
throw: there is nobody above it who could catch an exception, and an interpreter must not die of a derivative.  What a
stop leaves behind is not freed.
"""

from __future__ import annotations

import re

from enzyme_build.ir import (
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Call,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    array,
    clone_body,
    function_type,
    quoted,
)
from enzyme_build.rules.library.inactive import inactive
from enzyme_build.rules.library.late_stops import LEVEL, define_late_stops, mentions_late_stops
from enzyme_build.rules.library.systems import BLOCK_SIZE, define_block_size, is_windows, personality, way_back
from enzyme_build.rules.library.texts import define_texts, mentions_texts

STOP = "enzyme_build.stop"  # (text that ends with a zero, its length)
STOPPED = "enzyme_build_stopped"  # the name that Python asks
GUARD = '"enzyme_build.guard"'
_THROWING = re.compile(r"__cxa_|__gxx_personality_\w+0|_ZN?K?St")  # names that only C++ has, where it may throw
_END_ON_DEVICE = """\
entry:
  call void @llvm.trap()
  unreachable
"""
_TARGET, _REASON, _ROOM = "enzyme_build.guard.target", "enzyme_build.guard.reason", "enzyme_build.guard.room"
_LONGEST = 1024  # bytes of what an exception says
_STANDARD = "_ZTISt9exception"

inactive(STOP, because="ends here", does_not_return=True)


def needs_stops(text: str) -> bool:
    """Whether `define_stops` has something to do in the module with this text."""
    if f"@{STOP}(" in text or f"@{BLOCK_SIZE}(" in text or mentions_texts(text) or mentions_late_stops(text):
        return True
    return GUARD in text and re.search(rf"@(?:{_THROWING.pattern})", text) is not None


def may_throw(module: Module) -> bool:
    """Whether exceptions may come out of the module's functions."""
    return any(map(_THROWING.match, module.functions))


def define_stops(module: Module) -> None:
    """Give `stop` its body, and marked functions their guards."""
    define_texts(module, STOP)
    define_late_stops(module, STOP)
    define_block_size(module)
    stops, throws = module.functions.get(STOP), may_throw(module)
    guarded = [f for f in module.functions.values() if not f.is_declaration and GUARD in f.attribute_text]
    guarded = guarded if stops is not None or throws else []
    if stops is not None and module.is_for_device:
        module.declare("llvm.trap", VOID, [])
        _define(stops, ("text", "size"), _END_ON_DEVICE, "internal", "noinline noreturn cold")
    elif stops is not None:
        module.declare("write", I64, [I32, PTR, I64])
        module.declare("abort", VOID, [])
        _define(
            stops,
            ("text", "size"),
            (_JUMP.format(back=way_back(module)) if guarded else "entry:\n") + _END,
            "internal",
            "noinline noreturn cold",
        )
    if not guarded:
        return
    module.declare(way_back(module), VOID, [PTR, I32])
    module.declare("_setjmp", I32, [PTR, PTR] if is_windows(module) else [PTR])
    for name, type_ in ((_TARGET, PTR), (_REASON, PTR), (_ROOM, array(_LONGEST, I8))):
        variable = GlobalVariable(name, type_, "zeroinitializer", "internal")
        variable.thread_local = True
        module.add_global(variable)
    asked = module.declare(STOPPED, PTR, [])
    assert isinstance(asked, Function)
    _define(asked, (), _STOPPED, "", "nounwind")
    if throws:
        _define_catch(module)
    for function in guarded:
        _guard(module, function, throws)


def _define(function: Function, parameters: tuple[str, ...], body: str, linkage: str, attributes: str) -> None:
    for argument, name in zip(function.arguments, parameters):
        argument.name = name
    function.linkage = linkage
    function.syntax.after_parameters = attributes
    function.set_body(body)


def _define_catch(module: Module) -> None:
    """What an exception says, and what it is, becomes the reason."""
    needed: list[tuple[str, Type, list[Type]]] = [
        ("__cxa_begin_catch", PTR, [PTR]),
        ("__cxa_end_catch", VOID, []),
        ("__cxa_current_exception_type", PTR, []),
        ("__cxa_demangle", PTR, [PTR, PTR, PTR, PTR]),
        ("free", VOID, [PTR]),
        ("llvm.eh.typeid.for.p0", I32, [PTR]),
    ]
    for name, result, types in needed:
        module.declare(name, result, types)
    module.declare("snprintf", I32, [PTR, I64, PTR], variadic=True)
    if _STANDARD not in module.globals:
        module.add_global(GlobalVariable(_STANDARD, PTR, None, "external", is_constant=True))
    for name, text in (
        ("both", "exception: %s: %s"),
        ("one", "exception: %s"),
        ("foreign", "exception: of another language"),
    ):
        type_, initial = array(len(text) + 1, I8), f'c"{text}\\00"'
        constant = GlobalVariable(f"enzyme_build.says.{name}", type_, initial, "private", is_constant=True)
        module.add_global(constant)
    _define(
        module.add_function("enzyme_build.caught", function_type(VOID, [PTR, I1]), linkage="internal"),
        ("exception", "has.text"),
        _CATCH,
        "internal",
        "noinline",
    )


def _guard(module: Module, function: Function, throws: bool) -> None:
    """The function's body moves into one of its own; what is left is the guard."""
    plain = function.name.strip('"')
    inside = module.add_function(quoted(f"{plain}.inside"), function.function_type, linkage="internal")
    inside.syntax.after_parameters = function.syntax.after_parameters
    for ours, theirs in zip(inside.arguments, function.arguments):
        ours.name, ours.attributes = theirs.name, theirs.attributes
    inside.metadata, function.metadata = function.metadata, {}
    values: dict[Value, Value] = dict(zip(function.arguments, inside.arguments))
    clone_body(function, inside, values)
    for call in inside.instructions():  # of ours, not of another library that has a function of this name
        callee = call.callee if isinstance(call, Call) else None
        if isinstance(callee, Function) and not callee.is_declaration and "dso_local" not in callee.syntax.before_type:
            callee.syntax.before_type = f"dso_local {callee.syntax.before_type}"
            callee.header_text = None
    names = tuple(f"a{k}" for k in range(len(function.arguments)))
    passed = ", ".join(f"{a.type} %{name}" for a, name in zip(function.arguments, names))
    result = function.return_type
    call = f"{result} @{inside.name}({passed})"
    kept = "%value = " if result is not VOID else ""
    if throws:
        call = f"  {kept}invoke {call}\n    to label %fine unwind label %thrown\nfine:"
    else:
        call = f"  {kept}call {call}"
    has_level = LEVEL in module.globals
    body = _GUARD.format(call=call, thrown=_THROWN if throws else "", back=_returned(result, "%value"),
                         frame=", ptr null" if is_windows(module) else "",
                         enter=_ENTER if has_level else "", leave=_LEAVE if has_level else "",
                         stopped=_returned(result, "zeroinitializer" if result is not VOID else ""))  # fmt: skip
    function.drop_personality()  # the body had one if something was inlined that cleans up
    attributes = function.syntax.after_parameters + (f" personality ptr @{personality(module)}" if throws else "")
    _define(function, names, body, function.linkage, attributes)


def _returned(result: Type, value: str) -> str:
    if result is VOID:
        return "ret void"
    if value == "zeroinitializer" and result is PTR:
        value = "null"
    return f"ret {result} {value}"


_JUMP = f"""\
entry:
  %target = load ptr, ptr @{_TARGET}
  %none = icmp eq ptr %target, null
  br i1 %none, label %end, label %jump
jump:
  store ptr %text, ptr @{_REASON}
  call void @{{back}}(ptr %target, i32 1)
  unreachable
end:
"""

_END = """\
  %written = call i64 @write(i32 2, ptr %text, i64 %size)
  call void @abort()
  unreachable
"""

_STOPPED = f"""\
entry:
  %reason = load ptr, ptr @{_REASON}
  store ptr null, ptr @{_REASON}
  ret ptr %reason
"""

_GUARD = f"""\
entry:
  %registers = alloca [64 x i64], align 16
  %outer = load ptr, ptr @{_TARGET}
{{enter}}  %came = call i32 @_setjmp(ptr %registers{{frame}}) returns_twice
  %first = icmp eq i32 %came, 0
  br i1 %first, label %try, label %stopped
try:
  store ptr %registers, ptr @{_TARGET}
{{call}}
  store ptr %outer, ptr @{_TARGET}
  {{back}}
{{thrown}}stopped:
  store ptr %outer, ptr @{_TARGET}
{{leave}}  {{stopped}}
"""

_ENTER = f"""\
  %level = load i32, ptr @{LEVEL}
"""

_LEAVE = f"""\
  store i32 %level, ptr @{LEVEL}
"""

_THROWN = f"""\
thrown:
  %pad = landingpad {{ ptr, i32 }} catch ptr @{_STANDARD} catch ptr null
  %exception = extractvalue {{ ptr, i32 }} %pad, 0
  %which = extractvalue {{ ptr, i32 }} %pad, 1
  %standard = call i32 @llvm.eh.typeid.for.p0(ptr @{_STANDARD})
  %has.text = icmp eq i32 %which, %standard
  call void @enzyme_build.caught(ptr %exception, i1 %has.text)
  br label %stopped
"""

_PRINT = f"(ptr, i64, ptr, ...) @snprintf(ptr @{_ROOM}, i64 {_LONGEST}"
_CATCH = f"""\
entry:
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %type = call ptr @__cxa_current_exception_type()
  %foreign = icmp eq ptr %type, null
  br i1 %foreign, label %unknown, label %known
unknown:
  store ptr @enzyme_build.says.foreign, ptr @{_REASON}
  br label %done
known:
  store ptr @{_ROOM}, ptr @{_REASON}
  %name.at = getelementptr i8, ptr %type, i64 8
  %name = load ptr, ptr %name.at
  %readable = call ptr @__cxa_demangle(ptr %name, ptr null, ptr null, ptr null)
  %plain = icmp eq ptr %readable, null
  %shown = select i1 %plain, ptr %name, ptr %readable
  br i1 %has.text, label %both, label %one
both:
  %table = load ptr, ptr %object
  %what.at = getelementptr i8, ptr %table, i64 16
  %what = load ptr, ptr %what.at
  %says = call ptr %what(ptr %object)
  call i32 {_PRINT}, ptr @enzyme_build.says.both, ptr %shown, ptr %says)
  br label %free
one:
  call i32 {_PRINT}, ptr @enzyme_build.says.one, ptr %shown)
  br label %free
free:
  call void @free(ptr %readable)
  br label %done
done:
  call void @__cxa_end_catch()
  ret void
"""

"""What a derivative remembers of numbers in text while it runs, each thread for itself.

    printed(place)     an active number is printed here
    listed(place, f)   the same, if the format f has some
    read()             numbers are read here; that matters if one was printed before
    begin(), end(p)    around a whole derivative: what was printed before it is constant to it, but not to one around it
    before(), ask(b, place)   around a call whose result matters: it stops if the call read after a number was printed

All are calls without a derivative until `define_texts` gives them their bodies.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I8,
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
    array,
)
from enzyme_build.rules.library.inactive import TEXTS, inactive

_PREFIX = "enzyme_build.text."
PRINTED, LISTED, READ, BEGIN, END, BEFORE, ASK = (
    _PREFIX + name for name in ("printed", "listed", "read", "begin", "end", "before", "ask")
)
_TYPES: dict[str, tuple[Type, list[Type]]] = {
    PRINTED: (VOID, [PTR]),
    LISTED: (VOID, [PTR, PTR]),
    READ: (VOID, []),
    BEGIN: (PTR, []),
    END: (VOID, [PTR]),
    BEFORE: (I8, []),
    ASK: (VOID, [I8, PTR]),
}
inactive(" ".join(_TYPES), because=TEXTS)

_WHERE, _IS_READ, _ROOM, _SAYS = (_PREFIX + name for name in ("where", "is.read", "room", "says"))
_WORDS, _LETTERS = f"{_PREFIX}words", f"{_PREFIX}letters"
_BEFORE_LETTER = "-+ #'$.*0123456789hlLqjzt"  # what may stand between `%` and the letter of a conversion
_LONGEST = 1024  # bytes of the message
_MESSAGE = (
    "error: at %s, a number is read from text, and an active number was printed at %s: text has no derivative; keep "
    "the number beside its text, or mark what is read as inactive\\0A\\00"
)


def text_call(builder: Builder, name: str, *arguments: Value) -> Call:
    """A call of one of these."""
    return builder.call_declared(name, _TYPES[name][0], arguments)


def mentions_texts(text: str) -> bool:
    """Is one of them called in the module with this text?"""
    return f"@{_PREFIX}" in text


def define_texts(module: Module, stop: str) -> None:
    """Give them their bodies; `stop` is what ends a derivative."""
    names = [name for name in _TYPES if name in module.functions]
    if not names:
        return
    for name, type_ in ((_WHERE, PTR), (_IS_READ, I8), (_ROOM, array(_LONGEST, I8))):
        variable = GlobalVariable(name, type_, "zeroinitializer", "internal")
        variable.thread_local = True
        module.add_global(variable)
    if LISTED in names:
        module.declare("strchr", PTR, [PTR, I32])
        module.declare("strspn", I64, [PTR, PTR])
        for name, text in ((_WORDS, _BEFORE_LETTER), (_LETTERS, "aefgAEFG")):
            module.add_global(
                GlobalVariable(name, array(len(text) + 1, I8), f'c"{text}\\00"', "private", is_constant=True)
            )
    if ASK in names:
        module.declare(stop, VOID, [PTR, I64])
        module.declare("snprintf", I32, [PTR, I64, PTR], variadic=True)
        size = len(_MESSAGE) - 4
        says = GlobalVariable(_SAYS, array(size, I8), f'c"{_MESSAGE}"', "private", is_constant=True)
        module.add_global(says)
    for name in names:
        function = module.functions[name]
        assert isinstance(function, Function)
        for argument, given in zip(function.arguments, ("a", "b")):
            argument.name = given
        function.linkage = "internal"
        function.syntax.after_parameters = "noinline" if name in (LISTED, ASK) else ""
        function.set_body(_BODIES[name].replace("STOP", stop))


_BODIES = {
    PRINTED: f"""\
entry:
  store ptr %a, ptr @{_WHERE}
  ret void
""",
    LISTED: f"""\
entry:
  br label %look
look:
  %from = phi ptr [ %b, %entry ], [ %next, %on ]
  %sign = call ptr @strchr(ptr %from, i32 37)
  %none = icmp eq ptr %sign, null
  br i1 %none, label %end, label %conversion
conversion:
  %behind = getelementptr i8, ptr %sign, i64 1
  %count = call i64 @strspn(ptr %behind, ptr @{_WORDS})
  %letter.at = getelementptr i8, ptr %behind, i64 %count
  %letter = load i8, ptr %letter.at
  %last = icmp eq i8 %letter, 0
  br i1 %last, label %end, label %on
on:
  %wide = zext i8 %letter to i32
  %found = call ptr @strchr(ptr @{_LETTERS}, i32 %wide)
  %next = getelementptr i8, ptr %letter.at, i64 1
  %other = icmp eq ptr %found, null
  br i1 %other, label %look, label %set
set:
  store ptr %a, ptr @{_WHERE}
  br label %end
end:
  ret void
""",
    READ: f"""\
entry:
  %where = load ptr, ptr @{_WHERE}
  %none = icmp eq ptr %where, null
  br i1 %none, label %end, label %set
set:
  store i8 1, ptr @{_IS_READ}
  br label %end
end:
  ret void
""",
    BEGIN: f"""\
entry:
  %where = load ptr, ptr @{_WHERE}
  store ptr null, ptr @{_WHERE}
  ret ptr %where
""",
    END: f"""\
entry:
  %none = icmp eq ptr %a, null
  br i1 %none, label %end, label %set
set:
  store ptr %a, ptr @{_WHERE}
  br label %end
end:
  ret void
""",
    BEFORE: f"""\
entry:
  %before = load i8, ptr @{_IS_READ}
  store i8 0, ptr @{_IS_READ}
  ret i8 %before
""",
    ASK: f"""\
entry:
  %is = load i8, ptr @{_IS_READ}
  %not = icmp eq i8 %is, 0
  br i1 %not, label %end, label %stop
stop:
  %where = load ptr, ptr @{_WHERE}
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @{_ROOM}, i64 {_LONGEST}, ptr @{_SAYS}, ptr %b, ptr %where)
  %all = sext i32 %n to i64
  %fits = icmp ult i64 %all, {_LONGEST}
  %length = select i1 %fits, i64 %all, i64 {_LONGEST - 1}
  call void @STOP(ptr @{_ROOM}, i64 %length)
  unreachable
end:
  store i8 %a, ptr @{_IS_READ}
  ret void
""",
}

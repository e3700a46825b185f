"""Derives literal IR, and looks at what came out."""

from __future__ import annotations

import re

from enzyme_build.differentiate import differentiate
from enzyme_build.ir import Function, Module, parse_module, print_function, print_module, verify_module

ENTRIES = """
@enzyme_dup = external global i32
@enzyme_const = external global i32
@enzyme_out = external global i32
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
"""
DEBUG = """
!llvm.dbg.cu = !{!900}
!900 = distinct !DICompileUnit(language: DW_LANG_C11, file: !901, emissionKind: FullDebug)
!901 = !DIFile(filename: "model.c", directory: "/src")
!902 = distinct !DISubprogram(name: "asks", scope: !901, file: !901, line: 3, unit: !900)
!903 = !DILocation(line: 7, column: 12, scope: !902)
!904 = distinct !DISubprogram(name: "f", scope: !901, file: !901, line: 20, unit: !900)
!905 = !DILocation(line: 21, column: 5, scope: !904)
!906 = distinct !DISubprogram(name: "helper", scope: !901, file: !901, line: 40, unit: !900)
!907 = !DILocation(line: 41, column: 9, scope: !906)
!908 = !DILocation(line: 42, column: 9, scope: !906)
"""
HERE = "!dbg !903"  # model.c:7:12 in `asks`


def asking(call: str, parameters: str = "ptr %x, ptr %dx, double %a, i64 %n") -> str:
    """A function with one request, which is `call`: `double (...) @__enzyme_autodiff(...)`."""
    result = call.split()[0]
    name = "" if result == "void" else "%answer = "
    return f"define void @asks({parameters}) !dbg !902 {{\n  {name}call {call}, {HERE}\n  ret void\n}}\n"


def derived(text: str, call: str = "", parameters: str = "ptr %x, ptr %dx, double %a, i64 %n") -> Module:
    """The module (and a request in it, if `call` is one) with everything answered; it passes the verifier."""
    whole = ENTRIES + text + (asking(call, parameters) if call else "") + DEBUG
    module = parse_module(whole)
    assert not differentiate(module)
    verify_module(module)
    return parse_module(print_module(module))


def text_of(module: Module, name: str) -> str:
    """One function as text."""
    return print_function(module.functions[name])


def calls(module: Module, name: str, callee: str) -> int:
    """How many calls of `callee` are written in a function."""
    return len(re.findall(rf"call [^\n]*@{re.escape(callee)}\(", text_of(module, name)))


def made(module: Module) -> list[str]:
    """The derivative functions."""
    suffixes = (".gradient", ".forward", ".augmented", ".reverse")
    return [name for name in module.functions if name.strip('"').rstrip(".0123456789").endswith(suffixes)]


def parameters(function: Function) -> list[str]:
    return [f"{argument.type} {argument.name}" for argument in function.arguments]

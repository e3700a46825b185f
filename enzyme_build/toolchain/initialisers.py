"""Functions that run when a program is loaded and when it ends, where every ELF linker looks for them.

The code generator in here lists them in `.ctors`, which GNU's linker turns into `.init_array` and LLVM's leaves alone:
with that one, static variables would never be initialised.  So they are listed as plain data in `.init_array`.
"""

from __future__ import annotations

import re

_LIST = re.compile(
    r"^@llvm\.global_(ctors|dtors) = appending global \[\d+ x \{ i32, ptr, ptr \}\] \[(.*)\][^\n]*\n", re.M
)
_ENTRY = re.compile(r'\{ i32 (\d+), ptr (@(?:[-\w.$]+|"[^"]*")), ptr [^{}]*\}')
_KEPT = re.compile(r"^@llvm\.compiler\.used = appending global \[(\d+) x ptr\] \[", re.M)
_SECTIONS = {"ctors": ".init_array", "dtors": ".fini_array"}
_LAST = 65535  # the priority of functions without one


def in_arrays(text: str) -> str:
    """The module with its lists of such functions as data; other object formats keep theirs."""
    if not re.search(r'^target triple = "[^"]*-linux', text, re.M):
        return text
    made: list[str] = []
    for found in list(_LIST.finditer(text)):
        entries = _ENTRY.findall(found[2])
        if len(entries) != found[2].count("{ i32, ptr, ptr }"):
            return text  # in a form that is not known here
        for priority in sorted({int(p) for p, _ in entries}):
            functions = [f"ptr {name}" for p, name in entries if int(p) == priority]
            name, section = f"enzyme_build.{found[1]}.{priority}", _SECTIONS[found[1]]
            section += "" if priority == _LAST else f".{priority:05d}"
            made.append(name)
            listed = f"[{len(functions)} x ptr] [{', '.join(functions)}]"
            text += f'\n@{name} = internal constant {listed}, section "{section}", align 8\n'
        text = text.replace(found[0], "")
    return _keep(text, made) if made else text


def _keep(text: str, names: list[str]) -> str:
    """Nobody refers to them: they are named in LLVM's list of what stays."""
    pointers = ", ".join(f"ptr @{name}" for name in names)
    found = _KEPT.search(text)
    if found is None:
        listed = f"[{len(names)} x ptr] [{pointers}]"
        return text + f'\n@llvm.compiler.used = appending global {listed}, section "llvm.metadata"\n'
    start = f"@llvm.compiler.used = appending global [{int(found[1]) + len(names)} x ptr] [{pointers}, "
    return text[: found.start()] + start + text[found.end() :]

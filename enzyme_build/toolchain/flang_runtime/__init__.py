"""The numeric part of flang's runtime library, as code that can be differentiated.

A rule would have to say for every function of the runtime, on descriptors of every type and rank, what its tangents,
adjoints, overwrites and recorded values are.  All that follows from a body: so bodies of our own (`runtime.c` and what
it includes; see there) are linked into Fortran programs before they are optimised and differentiated.  `runtime.ll` is
made of them by `python -m enzyme_build.toolchain.flang_runtime`, so that no C compiler is needed to use them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import bitcode
from enzyme_build.toolchain.llvm import workspace

FOLDER = Path(__file__).resolve().parent
TEXT = FOLDER / "runtime.ll"
PREFIX = "_FortranA"
_OLDEST = 20  # the tables of derived types were others before
_WRITER = re.compile(rb"flang (?:version )?(\d+)\.\d")
_TRAITS = {  # of a whole program: what the sources ask for by these names, and where it shows in LLVM's text
    "has_derived_types": re.compile(r"_Q\w*EXdtX"),
    "has_final_procedures": re.compile(r"_Q\w*EXsX"),
    "has_complex_numbers": re.compile(r"\bi8 3[2-8]\b|, i8 [1-4], i8 3, i8 \d+, i8 \d+, \[4 x i8\] "),
    "has_narrow_reals": re.compile(r"\bfloat\b|\bi8 (?:27|34)\b|, i8 [1-4], i8 [23], i8 4, "),
    "has_wide_reals": re.compile(r"\b(?:x86_fp80|fp128)\b|\bi8 (?:29|31|36|38)\b|, i8 [1-4], i8 [23], i8 1[06], "),
}
_CONSTANT = "internal constant i32"
_ABSENT = re.compile(r"(@has_\w+) = external local_unnamed_addr constant i32")
_NAMED = re.compile(rf"@({PREFIX}\w+)")
_DEFINED = re.compile(rf"^define [^@\n]*@({PREFIX}\w+)\(", re.MULTILINE)


def modules_for(program: Iterable[Bitcode]) -> list[Bitcode]:
    """What to link with these modules: the definitions of the runtime functions that they call, as one module."""
    program = list(program)
    callers = [module for module in program if PREFIX.encode() in module.data]
    if not callers or any(_is_too_old(module) for module in callers):
        return []
    text = TEXT.read_text()
    with workspace() as memory:
        modules = [bitcode.parse(caller, memory) for caller in callers]
        others = [bitcode.parse(m, memory) for m in program if m not in callers and _WRITER.search(m.data)]
        functions = [function for module in modules for function in module.functions]
        declared = {f.name: str(f.global_value_type) for f in functions if f.is_declaration}
        given = {f.name for f in functions if not f.is_declaration}
        layout, triple = modules[0].data_layout, modules[0].triple
        ours = {f.name: str(f.global_value_type) for f in memory.parse_text(text).functions if not f.is_declaration}
        for trait in _traits(map(str, [*modules, *others])):
            text = text.replace(f"@{trait} = external local_unnamed_addr constant i32", f"@{trait} = {_CONSTANT} 1")
    wanted = {name for name in _DEFINED.findall(text) if declared.get(name) == ours[name] and name not in given}
    if not wanted:
        return []
    local = ours.keys() - wanted
    text = _ABSENT.sub(rf"\1 = {_CONSTANT} 0", text)
    text = _DEFINED.sub(lambda found: found[0] if found[1] in wanted else _made_local(found[0]), text)
    text = _NAMED.sub(lambda found: f"@flang_runtime{found[1]}" if found[1] in local else found[0], text)
    if not triple.startswith("x86_64"):
        text = text.replace("x86_fp80", "fp128")  # there real(10) is no kind
    header = f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n'
    return [Bitcode(TEXT, (header + text).encode(), is_text=True)]


def _traits(texts: Iterable[str]) -> list[str]:
    """What occurs in these modules: code for anything else need not be looked at."""
    texts = list(texts)
    return [name for name, sign in _TRAITS.items() if any(sign.search(text) for text in texts)]


def _is_too_old(module: Bitcode) -> bool:
    return any(int(found) < _OLDEST for found in _WRITER.findall(module.data))


def _made_local(definition: str) -> str:
    """A definition that nobody calls, or that has another signature in this program's version of the runtime."""
    return definition.replace("define hidden ", "define internal ", 1)

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
_FINAL_TABLE = re.compile(rb"_Q\w*EXsX")  # of a type's special procedures
_HAS_FINAL = "@has_final_procedures = external local_unnamed_addr constant i32"
_NAMED = re.compile(rf"@({PREFIX}\w+)")
_DEFINED = re.compile(rf"^define [^@\n]*@({PREFIX}\w+)\(", re.MULTILINE)


def modules_for(program: Iterable[Bitcode]) -> list[Bitcode]:
    """What to link with these modules: the definitions of the runtime functions that they call, as one module."""
    callers = [module for module in program if PREFIX.encode() in module.data]
    if not callers or any(_is_too_old(module) for module in callers):
        return []
    text = TEXT.read_text()
    with workspace() as memory:
        declared: dict[str, str] = {}
        given: set[str] = set()
        layout = triple = ""
        for caller in callers:
            module = bitcode.parse(caller, memory)
            layout, triple = layout or module.data_layout, triple or module.triple
            for function in module.functions:
                if function.is_declaration:
                    declared[function.name] = str(function.global_value_type)
                else:
                    given.add(function.name)
        ours = {f.name: str(f.global_value_type) for f in memory.parse_text(text).functions if not f.is_declaration}
    wanted = {name for name in _DEFINED.findall(text) if declared.get(name) == ours[name] and name not in given}
    if not wanted:
        return []
    local = ours.keys() - wanted
    text = _DEFINED.sub(lambda found: found[0] if found[1] in wanted else _made_local(found[0]), text)
    text = _NAMED.sub(lambda found: f"@flang_runtime{found[1]}" if found[1] in local else found[0], text)
    has_final = any(_FINAL_TABLE.search(caller.data) for caller in callers)
    text = text.replace(_HAS_FINAL, f"@has_final_procedures = internal constant i32 {int(has_final)}")
    if not triple.startswith("x86_64"):
        text = text.replace("x86_fp80", "fp128")  # there real(10) is no kind
    header = f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n'
    return [Bitcode(TEXT, (header + text).encode(), is_text=True)]


def _is_too_old(module: Bitcode) -> bool:
    return any(int(found) < _OLDEST for found in _WRITER.findall(module.data))


def _made_local(definition: str) -> str:
    """A definition that nobody calls, or that has another signature in this program's version of the runtime."""
    return definition.replace("define hidden ", "define internal ", 1)

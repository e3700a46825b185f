"""Bodies for flang's runtime functions: what is linked, into which programs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import flang_runtime, module_linker
from enzyme_build.toolchain.llvm import LLVM_MAJOR

ASSIGN = "void @_FortranAAssign(ptr, ptr, ptr, i32)"


def program(*declarations: str, writer: str = "flang version 22.1.0") -> Bitcode:
    calls = "".join(f"  call {d.replace('ptr', 'ptr null').replace('i32', 'i32 0')}\n" for d in declarations)
    declared = "".join(f"declare {d}\n" for d in declarations)
    text = f'define void @f() {{\n{calls}  ret void\n}}\n{declared}!llvm.ident = !{{!0}}\n!0 = !{{!"{writer}"}}\n'
    return Bitcode(Path("program.ll"), text.encode(), is_text=True)


def bodies(*modules: Bitcode) -> str:
    return module_linker.link([*modules, *flang_runtime.modules_for(modules)]).text


@pytest.mark.skipif(shutil.which(f"clang-{LLVM_MAJOR}") is None, reason="no clang")
def test_text_is_what_the_sources_compile_to() -> None:
    from enzyme_build.toolchain.flang_runtime.__main__ import compiled

    assert flang_runtime.TEXT.read_text() == compiled()


def test_a_program_that_calls_the_runtime_gets_bodies() -> None:
    assert "define hidden void @_FortranAAssign" in bodies(program(ASSIGN))


def test_other_programs_get_nothing() -> None:
    assert not flang_runtime.modules_for([program("void @g()")])


def test_tables_of_an_old_flang_are_not_read() -> None:
    assert not flang_runtime.modules_for([program(ASSIGN, writer="flang version 19.1.7")])


def test_a_function_with_another_signature_is_left_to_the_library() -> None:
    found = bodies(program(ASSIGN, "void @_FortranADestroy(ptr, i32)"))
    assert "declare void @_FortranADestroy(ptr, i32)" in found
    assert "define hidden void @_FortranAAssign" in found


def test_a_program_with_its_own_body_keeps_it() -> None:
    own = Bitcode(
        Path("own.ll"), b"define void @_FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3) {\n  ret void\n}\n", is_text=True
    )
    assert not flang_runtime.modules_for([program(ASSIGN), own])

"""Large modules are optimised by the user's clang, small ones and those that it refuses by the LLVM in here."""

from __future__ import annotations

import re
from subprocess import run

import pytest

from enzyme_build.errors import InternalError
from enzyme_build.toolchain import codegen, user_compiler
from enzyme_build.toolchain.compilers import Language, find
from enzyme_build.toolchain.debug_types import without_idle_methods

TRIPLE = 'target triple = "x86_64-pc-linux-gnu"\n'
LINES = 200
needs_clang = pytest.mark.skipif(not find(Language.C).compiles_bitcode, reason="no clang of LLVM's own release")


def program(functions: int, instruction: str = "fmul double %x{k}, %x{k}") -> str:
    """Functions of so many lines, too large to be inlined."""
    text = TRIPLE
    for f in range(functions):
        lines = "".join(f"  %x{k + 1} = {instruction.format(k=k)}\n" for k in range(LINES))
        text += f"define double @f{f}(double %x0) {{\n{lines}  ret double %x{LINES}\n}}\n"
    return text


def is_elf(data: bytes) -> bool:
    return data.startswith(b"\x7fELF")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How the compilers ended that were started."""
    ends: list[int] = []
    original = user_compiler.run

    def noted(*arguments):
        done = original(*arguments)
        ends.append(done.returncode)
        return done

    monkeypatch.setattr(user_compiler, "run", noted)
    return ends


@needs_clang
def test_a_large_module_goes_to_the_compiler_and_a_small_one_stays(started):
    assert is_elf(codegen.optimised_object(program(1), 2, True)) and not started
    assert is_elf(codegen.optimised_object(program(50), 2, True)) and started == [0]


@needs_clang
def test_both_compute_the_same(started, monkeypatch, tmp_path):
    results = []
    for name in ("theirs", "ours"):
        (tmp_path / f"{name}.o").write_bytes(codegen.optimised_object(program(50), 2, True))
        main = '#include <stdio.h>\ndouble f7(double);\nint main(void) { printf("%a", f7(1.0000001)); }\n'
        (tmp_path / "main.c").write_text(main)
        command = [*find(Language.C).command, "main.c", f"{name}.o", "-no-pie", "-o", name]
        run(command, cwd=tmp_path, check=True)
        results.append(run([tmp_path / name], capture_output=True, check=True).stdout)
        monkeypatch.setattr(user_compiler, "_SMALL", 10**9)
    assert results[0] == results[1] and len(started) == 1


@needs_clang
def test_the_text_between_passes_and_code_is_shown(started):
    seen: list[str] = []
    made = codegen.optimised_object(program(50, "fadd double %x{k}, 0.0"), 2, True, seen.append)
    assert is_elf(made) and started == [0, 0]
    assert len(re.findall(r"^define", seen[0], re.M)) == 50


@needs_clang
def test_what_the_compiler_refuses_gets_the_message_of_the_llvm_in_here(started):
    with pytest.raises(InternalError, match="LLVM text that LLVM refuses"):
        codegen.optimised_object(program(50, "fmul double %y{k}, %x{k}"), 2, True)
    assert started and started[0] != 0


CLASS = """
!1 = !DICompositeType(tag: DW_TAG_class_type, name: "c", elements: !2)
!2 = !{!3, !4, !5}
!3 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !1)
!4 = !DISubprogram(name: "idle", scope: !1)
!5 = !DISubprogram(name: "defined", scope: !1)
!6 = distinct !DISubprogram(name: "defined", declaration: !5, retainedNodes: !7)
!7 = !{!4, !3}
"""


def test_classes_list_their_data_alone():
    assert without_idle_methods(CLASS) == CLASS.replace("!2 = !{!3, !4, !5}", "!2 = !{!3}")

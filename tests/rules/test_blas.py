"""Bodies of BLAS and LAPACK routines: what is shipped is what the sources say, and how it is called."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from enzyme_build import rules
from enzyme_build.rules.library.blas import BLAS, LAPACK, RULES
from enzyme_build.rules.library.blocks import BLOCKS
from enzyme_build.rules.library.threads import ALONE
from enzyme_build.toolchain.llvm import LLVM_MAJOR


@pytest.mark.skipif(shutil.which(f"clang-{LLVM_MAJOR}") is None, reason="no clang")
@pytest.mark.parametrize("path", [BLAS, LAPACK, RULES, ALONE, BLOCKS], ids=lambda path: path.stem)
def test_text_is_what_the_sources_compile_to(path: Path) -> None:
    from tests.rules.make_bodies import compiled

    assert path.read_text() == compiled(path)


SPELLINGS = """
    ddot_ sgemm_ dgetrf_64_ cblas_dgemm cblas_sdot dposv_ drotg_ ssyr2k_ dtpsv_64_ cblas_dtbsv dlascl_
    sgesvd_64_ dgeev_ LAPACKE_dgesv
""".split()


@pytest.mark.parametrize("name", SPELLINGS)
def test_all_spellings_have_a_body(name: str) -> None:
    assert rules.blas_parameters(name)


@pytest.mark.parametrize("name", ["ddot", "zgemm_", "dgees_", "dgemmx_", "cblas_zdotc_sub", "LAPACKE_zgesv"])
def test_others_have_none(name: str) -> None:
    assert rules.blas_parameters(name) is None


def test_lengths_of_texts_follow_the_arguments() -> None:
    header = next(line for line in rules.blas_body("dtrsv_", "body", 3).splitlines() if line.startswith("define"))
    assert header.startswith("define internal void @body(")
    assert header.count("%length") == 3


@pytest.mark.parametrize(
    ("name", "result", "given"),
    [
        ("dscal_", "i32", ["ptr"] * 4),
        ("ddot_", "double", ["ptr"] * 5),
        ("sdot_", "double", ["ptr"] * 5),
        ("dtrsv_", "i64", ["ptr"] * 8 + ["i32"]),
        ("cblas_ddot", "double", ["i64", "ptr", "i64", "ptr", "i64"]),
    ],
)
def test_forms_that_the_abi_lets_pass(name: str, result: str, given: list[str]) -> None:
    form = rules.blas_form(name, result, given)
    assert form is not None
    assert rules.blas_wrapper(form, "own", "body").startswith(f"define internal {result} @own(")


@pytest.mark.parametrize(
    ("name", "result", "given"),
    [
        ("ddot_", "i32", ["ptr"] * 5),
        ("ddot_", "float", ["ptr"] * 5),
        ("dscal_", "double", ["ptr"] * 4),
        ("dscal_", "void", ["ptr"] * 3),
        ("dscal_", "void", ["ptr"] * 4 + ["double"]),
        ("cblas_sdot", "double", ["i32", "ptr", "i32", "ptr", "i32"]),
        ("cblas_dscal", "void", ["i32", "float", "ptr", "i32"]),
    ],
)
def test_forms_that_the_abi_does_not_let_pass(name: str, result: str, given: list[str]) -> None:
    assert rules.blas_form(name, result, given) is None

"""Bodies of BLAS and LAPACK routines: what is shipped is what the sources say, and how it is called."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from enzyme_build import rules
from enzyme_build.rules.library.blas import RULES, TEXT
from enzyme_build.toolchain.llvm import LLVM_MAJOR


@pytest.mark.skipif(shutil.which(f"clang-{LLVM_MAJOR}") is None, reason="no clang")
@pytest.mark.parametrize("path", [TEXT, RULES], ids=["definitions", "rules"])
def test_text_is_what_the_sources_compile_to(path: Path) -> None:
    from tests.rules.make_blas import compiled

    assert path.read_text() == compiled(path)


SPELLINGS = """
    ddot_ sgemm_ dgetrf_64_ cblas_dgemm cblas_sdot dposv_ drotg_ ssyr2k_ dtpsv_64_ cblas_dtbsv dlascl_
""".split()


@pytest.mark.parametrize("name", SPELLINGS)
def test_all_spellings_have_a_body(name: str) -> None:
    assert rules.blas_parameters(name)


@pytest.mark.parametrize("name", ["ddot", "zgemm_", "dgeev_", "dgemmx_", "cblas_zdotc_sub"])
def test_others_have_none(name: str) -> None:
    assert rules.blas_parameters(name) is None


def test_lengths_of_texts_follow_the_arguments() -> None:
    header = next(line for line in rules.blas_body("dtrsv_", "body", 3).splitlines() if line.startswith("define"))
    assert header.startswith("define internal void @body(")
    assert header.count("%length") == 3

"""Derivatives of programs of the corpus under valgrind: see tests/harness/memory.py; `--memcheck` runs all of them."""

from __future__ import annotations

import shutil

import pytest

from tests.harness.programs import all_programs, read_program
from tests.harness.runner import check_program

_PROGRAMS = """
    c/checkpoints c/heap c/in_place c/linked_list c/pointer_state c/recursion_memory c/struct_returns cpp/lambdas
    cpp/smart_pointers cpp/statics fortran/allocatables fortran/derived_types fortran/kept_and_cleared fortran/solvers
    rust/slices rust/described_parts cpp/rules_on_freed_memory mixed/three_languages c/hash_table:O0
    fortran/passing_arrays:O0
""".split()  # at -O2 where nothing is said
_PATHS = {read_program(path).name: path for path in all_programs()}


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind: apt-get install -y valgrind")
@pytest.mark.parametrize("name", _PROGRAMS)
def test_memory(name: str) -> None:
    """No leak, no invalid access, no result from nowhere."""
    program, _, level = name.partition(":")
    outcome = check_program(_PATHS[program], level or "O2", kind="memory", seconds=600)
    if outcome.status == "skipped":
        pytest.skip(outcome.detail)
    assert outcome.status == "ok", str(outcome)

"""Second derivatives of programs of the corpus: forward over reverse and reverse over reverse, see tests/harness."""

from __future__ import annotations

import pytest

from tests.harness.programs import ROOT
from tests.harness.runner import check_program

_PROGRAMS = """
    arithmetic attributes calls cholesky complex_functions constants_as_bits early_returns fft finance
    flow_mix gotos gram_schmidt heap in_place irreducible kalman lapack_factors linked_list log_sum_exp lu_in_place
    math_sweep matrix_multiply molecular nbody neural_net newton ode_rk4 phi_swap ping_pong qsort_values quadrature
    recursion several_exits struct_links unchosen_candidates parts_of_one_block
""".split()


@pytest.mark.parametrize("name", _PROGRAMS)
def test_second_derivatives(name: str) -> None:
    """Both ways agree with differences of the gradient and with each other, and the Hessian is symmetric."""
    outcome = check_program(ROOT / "c" / f"{name}.c", "O2", kind="second", seconds=600)
    if outcome.status == "skipped":
        pytest.skip(outcome.detail)
    assert outcome.status == "ok", str(outcome)

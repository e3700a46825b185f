"""Programs that communicate, in one to four processes (see `runner`).

`python -m tests.mpi` checks all of them with all libraries of MPI; here is one of each kind.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mpi.runner import Program, all_programs, check, fits, implementations

CHOSEN = """
ring_blocking heat_sendrecv shift_replace wave_reverse_wait same_tag_order waitany_collect waitsome_master test_poll
any_source probe_variable persistent_heat bcast_parameters product_with_zero cg_allreduce logsumexp in_place_reductions
in_place_gathers maxloc_pivot reduce_scatter_columns gatherv_scatterv alltoallv_sort scan_prefix exscan_product
nonblocking_collectives neighbor_cart cart_2d_heat comm_split_teams datatype_subarray datatype_struct_particles
bytes_alone counts_then_data vector_of_floats complex_signal self_and_null growing_requests field_halo particle_vector
resized_buffers typed_send heat_halo strided_sections in_place_statistics persistent_pointers module_solver maxloc_pairs
derived_type_buffer complex_butterfly softmax_loss module_mpi reductions_in_other_order empty_int_message
fire_and_forget comm_freed_early type_freed_early config_name scan_tag_clash neighbours_then_send member_of_pair
user_op_affine user_operation user_op_largest bytes_of_two_kinds bytes_templates chars_memcpy header_payload
packed_records matched_probe matched_and_mixed alltoallw_columns iscan_overlap request_get_status through_pointers
window_put_get window_blocks hybrid_master residual_decides maximum_in_two_places
checkpointed_steps checkpointed_persistent checkpointed_waves product_at_once checkpointed_window
checkpointed_comm_freed window_filled_by_others replaced_twice
""".split()
REFUSED = sorted(program.path.stem for program in all_programs() if program.refused)
_BY_NAME = {program.path.stem: program for program in all_programs()}


def test_all_chosen_programs_are_there() -> None:
    assert set(CHOSEN) <= set(_BY_NAME)


@pytest.mark.parametrize("name", [*CHOSEN, *REFUSED])
def test_program(name: str, tmp_path: Path) -> None:
    program: Program = _BY_NAME[name]
    libraries = [one for one in implementations() if fits(program, one)]
    if not libraries:
        pytest.skip("no library of MPI for this language: pip install mpich, or Debian's libmpich-dev")
    assert check(program, libraries[0], "O2", tmp_path) == ""

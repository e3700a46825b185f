"""The table of MPI's calls, and the rules in each ABI."""

from __future__ import annotations

import pytest

from enzyme_build import rules
from enzyme_build.ir import parse_module
from enzyme_build.rules.library.mpi import ABIS, PARAMETERS, message_types
from enzyme_build.toolchain import optimizer


@pytest.mark.parametrize("abi", ABIS)
@pytest.mark.parametrize("name", PARAMETERS)
def test_each_call_has_its_rules(abi: str, name: str) -> None:
    roles = rules.message_roles(f"MPI_{name}")
    lists = sum(role.isupper() for role in roles)
    for phase, more in (("keep", 2 + lists + 1), ("forward", 2 + lists), ("reverse", None)):
        rule = rules.message_rule(f"MPI_{name}", phase)
        text = rules.message_rule_texts(abi, rule)[rule]
        count = text.split("\n", 1)[0].count(",") + 1
        assert count == (2 + lists if more is None else len(roles) + more)


@pytest.mark.parametrize("abi", ABIS)
def test_rules_can_be_read(abi: str) -> None:
    text = ABIS[abi].read_text()
    module = parse_module(optimizer.prepare(text.replace("define internal", "define")))
    assert len(module.functions) > 0
    assert message_types(abi)


def test_each_buffer_has_its_datatype() -> None:
    assert rules.datatype_indices("MPI_Sendrecv") == [2, 7]
    assert rules.datatype_indices("MPI_Alltoallv") == [3, 7]
    assert rules.datatype_indices("PMPI_Reduce") == [3, 3]
    assert rules.datatype_indices("MPI_Wait") == []


def test_kinds_of_datatypes() -> None:
    assert rules.kind_of_datatype("ompi_mpi_double", 0) == "double"
    assert rules.kind_of_datatype("ompi_mpi_int", 0) == "i32"
    assert rules.kind_of_datatype("", 0x4C00080B) == "double"  # MPI_DOUBLE
    assert rules.kind_of_datatype("", 0x4C000405) == "i32"  # MPI_INT
    assert rules.kind_of_datatype("", 0x4C00010D) == "bytes"  # MPI_BYTE
    assert rules.kind_of_datatype("", 0x8C000001) == "any"  # MPI_DOUBLE_INT
    assert rules.kind_in_fortran("openmpi", 17) == "double"  # MPI_DOUBLE_PRECISION
    assert rules.kind_in_fortran("mpich", 0x4C00041B) == "i32"  # MPI_INTEGER


def test_names_from_fortran() -> None:
    assert rules.fortran_message("mpi_send_") == rules.fortran_message("pmpi_send_") == "MPI_Send"
    assert rules.fortran_message("mpi_comm_rank_") == rules.fortran_message("send_") == ""
    assert rules.fortran_message("mpi_graph_create_") == ""  # no rule: it makes communicators without twins


def test_bodies_say_what_a_call_reads_and_writes() -> None:
    form = rules.MessageForm(
        "MPI_Allreduce", "i32", ("ptr", "ptr", "i32", "i32", "i32", "i32"), ("double", "double"), False
    )
    module = parse_module(rules.message_body(form, "body"))
    text = module.functions["body"].body_text or ""
    assert text.index("load double, ptr %p0") < text.index("store double %w1, ptr %p1")
    in_place = rules.MessageForm(form.name, form.result, form.given, form.kinds, True)
    assert in_place.key != form.key
    assert (rules.message_body(in_place, "body")).count("load double, ptr %p") == 2


def test_what_starts_a_message_leaves_its_buffer() -> None:
    form = rules.MessageForm("MPI_Irecv", "i32", ("ptr", *["i32"] * 5, "ptr"), ("double",), False)
    assert "store ptr %a0, ptr @enzyme_build.mpi.wire.late.out.double" in rules.message_body(form, "body")
    wait = rules.MessageForm("MPI_Wait", "i32", ("ptr", "ptr"), (), False)
    assert "load ptr, ptr @enzyme_build.mpi.wire.late.out.double" in rules.message_body(wait, "body")


def test_bytes_of_two_ways_have_two_wires() -> None:
    given = ("ptr", *["i32"] * 5)
    bodies = [
        rules.message_body(rules.MessageForm("MPI_Send", "i32", given, ("bytes",), ways=(way,)), "body")
        for way in ("tag1", "tag2")
    ]
    for way, body in zip(("tag1", "tag2"), bodies):
        assert f"@enzyme_build.mpi.wire.any.{way} = internal global" in body
        assert "@enzyme_build.numbers_go(ptr @enzyme_build.mpi.wire.double, ptr @enzyme_build.mpi.wire.any" in body


def test_a_half_says_what_goes_from_shadow_to_shadow() -> None:
    form = rules.MessageForm("MPI_Bcast", "i32", ("ptr", *["i32"] * 4), ("double",), ways=("Bcast",))
    types = ("ptr", "ptr", *["i32"] * 4)
    half = rules.RuleForm(form, "reverse", (*types, "ptr"), "void", (0, 2, 3, 4, 5), ((1,), (), (), (), ()))
    text = parse_module(rules.message_rule_body(half, "half")).functions["half"].body_text or ""
    assert "getelementptr double, ptr %a1" in text
    assert "%a0" not in text
    assert "@enzyme_build.mpi.wire.adjoint.double" in text


@pytest.mark.parametrize("name", ["MPI_Op_create", "MPI_Alltoallw", "MPI_Win_allocate"])
def test_what_has_no_rule_is_made_of_calls(name: str) -> None:
    assert rules.is_made_of_calls(name)
    assert not rules.has_message_rule(name)


def test_reductions_are_made_of_calls_for_operations_of_the_program() -> None:
    assert rules.is_made_of_calls("MPI_Allreduce") and rules.has_message_rule("MPI_Allreduce")
    assert rules.makes_for("PMPI_Op_create", "MPI_Allreduce") and rules.makes_for("mpi_op_create_", "MPI_Scan")
    assert not rules.is_made_of_calls("MPI_Bcast")
    assert not rules.is_made_of_calls("MPI_Iallreduce")


def test_characters_may_hold_anything() -> None:
    for name, value in (("ompi_mpi_char", 0), ("", 0x4C000101), ("", 0x243)):
        assert rules.kind_of_datatype(name, value) == "bytes"

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

"""Which ways messages of bytes go, and functions of MPI that the program points at."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate.message_ways import Ways
from enzyme_build.differentiate.pointed_functions import call_instead_of_pointing
from enzyme_build.ir import Call, parse_module, print_module

_SEND = "declare i32 @MPI_Send(ptr, i32, i32, i32, i32, i32)"


def _ways(*tags: str) -> Ways:
    calls = "\n".join(f"  call i32 @MPI_Send(ptr %p, i32 8, i32 1, i32 0, i32 {tag}, i32 0)" for tag in tags)
    text = f"define void @f(ptr %p, i32 %tag) {{\n{calls}\n  ret void\n}}\n{_SEND}\n"
    module = parse_module(text)
    made = [i for i in module.functions["f"].instructions() if isinstance(i, Call)]
    return Ways.of(module, made)


@pytest.mark.parametrize("tags, late", [(["1", "2"], ("tag1", "tag2")), (["1", "%tag"], ("messages",))])
def test_tags_tell_messages_apart_if_all_are_known(tags: list[str], late: tuple[str, ...]) -> None:
    assert _ways(*tags).late[: len(late)] == late


def test_pointers_lead_to_functions_of_the_programs_own() -> None:
    text = f"""
@table = internal constant [1 x ptr] [ptr @MPI_Send]
define i32 @f(ptr %p, ptr %g) {{
  %same = icmp eq ptr %g, @MPI_Send
  store ptr @MPI_Send, ptr %p
  %r = call i32 @MPI_Send(ptr %p, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret i32 %r
}}
{_SEND}
"""
    module = parse_module(text)
    call_instead_of_pointing(module, [module.functions["MPI_Send"]])
    printed = print_module(module)
    assert "[ptr @enzyme_build.pointed.MPI_Send]" in printed
    assert "icmp eq ptr %g, @enzyme_build.pointed.MPI_Send" in printed
    assert "store ptr @enzyme_build.pointed.MPI_Send" in printed
    assert printed.count("call i32 @MPI_Send(") == 2  # the program's, and that of the function in between

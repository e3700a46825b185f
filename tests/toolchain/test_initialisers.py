"""Initialisers of the program, in the sections where every linker finds them."""

from __future__ import annotations

import re

from enzyme_build.toolchain.initialisers import in_arrays
from enzyme_build.toolchain.llvm import workspace
from enzyme_build.toolchain.optimizer import parse_text

TEXT = """
target triple = "x86_64-unknown-linux-gnu"
@kept = internal global i32 0
@llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
define internal void @early() { ret void }
define internal void @late() { ret void }
"""  # noqa: E501


def test_lists_become_arrays_by_priority():
    made = in_arrays(TEXT)
    with workspace() as memory:
        parse_text(made, memory)
    assert "llvm.global_" not in made
    sections = dict(re.findall(r'ptr @(\w+)\], section "(\.\w+\.?\d*)"', made.replace("[1 x ptr] ", "")))
    assert sections["early"] == ".init_array.00101"
    assert '[ptr @late], section ".init_array"' in made and '[ptr @late], section ".fini_array"' in made
    assert "[4 x ptr]" in made


def test_other_formats_keep_their_lists():
    text = TEXT.replace("linux-gnu", "macos")
    assert in_arrays(text) == text

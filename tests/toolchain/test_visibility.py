"""Internalising: names that nobody outside knows become local, and nothing else changes."""

from __future__ import annotations

from enzyme_build.toolchain import optimizer
from enzyme_build.toolchain.llvm import workspace
from enzyme_build.toolchain.visibility import internalise

TEXT = """\
target triple = "x86_64-unknown-linux-gnu"
%struct.common = type { i32, i32 }
$inline = comdat any
$"odd name" = comdat any
module asm "call from_assembly"

@table = global [3 x i32] zeroinitializer, align 4
@tentative = common global i32 0, align 4
@words = constant [9 x i8] c", comdat\\00", comdat($inline), align 1
@local = internal global i32 0
@outside = external global i32
@in_section = global i32 1, section "my_set"
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@other = alias i32, ptr @tentative.target
@tentative.target = hidden global i32 0
@__enzyme_register_gradient_f = global ptr @main

define dso_local i32 @main() {
  ret i32 0
}
define hidden %struct.common @helper() {
  ret %struct.common zeroinitializer
}
define linkonce_odr i32 @inline() comdat {
  ret i32 1
}
define weak_odr i32 @"odd name"() comdat align 16 {
  ret i32 1
}
define void @used() {
  ret void
}
define void @from_assembly() {
  ret void
}
declare void @elsewhere()
"""


def lines(keep: set[str]) -> dict[str, str]:
    text = internalise(TEXT, lambda name, hidden: name in keep)
    with workspace() as memory:
        optimizer.parse_text(text, memory)  # LLVM accepts it
    found = {}
    for line in text.splitlines():
        if "@" in line and line.startswith(("@", "define")):
            found[line.split("@", 1)[1].split("(")[0].split(" =")[0].strip('"')] = line
    return found


def test_what_is_not_kept_becomes_local() -> None:
    found = lines({"main"})
    assert found["main"].startswith("define dso_local i32")
    for name in ("helper", "inline", "odd name"):
        assert found[name].startswith("define internal "), found[name]
    for name in ("table", "tentative", "words", "other", "tentative.target"):
        assert " = internal " in found[name], found[name]


def test_local_definitions_leave_their_groups() -> None:
    found = lines(set())
    assert found["inline"] == "define internal i32 @inline() {"
    assert found["odd name"] == 'define internal i32 @"odd name"() align 16 {'
    assert found["words"] == '@words = internal constant [9 x i8] c", comdat\\00", align 1'


def test_what_others_mention_stays() -> None:
    found = lines(set())
    assert found["used"] == "define void @used() {"
    assert found["from_assembly"] == "define void @from_assembly() {"
    assert found["in_section"] == '@in_section = global i32 1, section "my_set"'
    assert found["__enzyme_register_gradient_f"].startswith("@__enzyme_register_gradient_f = global")


def test_declarations_stay() -> None:
    found = lines(set())
    assert found["outside"] == "@outside = external global i32"
    assert found["local"] == "@local = internal global i32 0"


def test_hidden_names_are_told_apart() -> None:
    text = internalise(TEXT, lambda name, hidden: not hidden)
    assert "define dso_local i32 @main" in text and "@table = global" in text
    assert "define internal %struct.common @helper" in text and "@tentative.target = internal global" in text

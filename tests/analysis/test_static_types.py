"""Virtual calls reach the functions of the class that they are written for, and of those derived from it."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.indirect_calls import FunctionPointers
from enzyme_build.ir import Call, parse_module

TABLE = "constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @%s0, ptr @%s1] }"
TEXT = f"""
@_ZTI4Base = constant ptr null
@_ZTV6Source = {TABLE % ("source", "source")}, !type !0, !type !1
@_ZTV7Decoder = {TABLE % ("decoder", "decoder")}, !type !0, !type !2
@_ZTV5Other = {TABLE % ("other", "other")}PLAIN
define void @source0(ptr %this) {{ ret void }}
define void @source1(ptr %this) {{ ret void }}
define void @decoder0(ptr %this) {{ ret void }}
define void @decoder1(ptr %this) {{ ret void }}
define void @other0(ptr %this) {{ ret void }}
define void @other1(ptr %this) {{ ret void }}
declare i1 @llvm.public.type.test(ptr, metadata)
declare void @llvm.assume(i1)
define void @f(ptr %object) {{
  %table = load ptr, ptr %object
  %is = call i1 @llvm.public.type.test(ptr %table, metadata !"CLASS")
  call void @llvm.assume(i1 %is)
  %slot = getelementptr ptr, ptr %table, i64 1
  %method = load ptr, ptr %slot
  call void %method(ptr %object)
  ret void
}}
!0 = !{{i64 16, !"_ZTS4Base"}}
!1 = !{{i64 16, !"_ZTS6Source"}}
!2 = !{{i64 16, !"_ZTS7Decoder"}}
!3 = !{{i64 16, !"_ZTS5Other"}}
"""


TEST = '  %is = call i1 @llvm.public.type.test(ptr %table, metadata !"CLASS")\n'


def reached(class_: str, plain: str = ", !type !3", other: str = "") -> set[str]:
    text = TEXT.replace("{ ret void }", "{\n  ret void\n}").replace("PLAIN", plain)
    tests = TEST + TEST.replace("%is", "%too").replace("CLASS", other) * bool(other)
    module = parse_module(text.replace(TEST, tests).replace("CLASS", class_))
    call = [i for i in module.functions["f"].instructions() if isinstance(i, Call)][-1]
    targets, is_complete = FunctionPointers(module).targets(call)
    assert not is_complete  # another library may have more
    return {target.name for target in targets}


@pytest.mark.parametrize(
    ("class_", "names"),
    [
        ("_ZTS6Source", {"source1"}),
        ("_ZTS7Decoder", {"decoder1"}),
        ("_ZTS4Base", {"source1", "decoder1"}),
        ("_ZTS7Unknown", {"source1", "decoder1", "other1"}),  # nothing is said of it: whatever stands there
    ],
)
def test_functions_of_the_class_and_of_those_derived(class_: str, names: set[str]) -> None:
    assert reached(class_) == names


def test_tables_of_which_nothing_is_said_count() -> None:
    assert reached("_ZTS6Source", plain="") == {"source1", "other1"}


@pytest.mark.parametrize(
    ("other", "names"),
    [("_ZTS7Decoder", {"source1", "decoder1"}), ("_ZTS7Unknown", {"source1", "decoder1", "other1"})],
)
def test_one_table_may_be_of_several_classes(other: str, names: set[str]) -> None:
    assert reached("_ZTS6Source", other=other) == names

"""What access tags say about types, and what they may not say."""

from __future__ import annotations

from enzyme_build.ir import (
    Load,
    Store,
    parse_module,
    tag_of_own_tree,
    tbaa_access,
    tbaa_ancestors,
    tbaa_name,
    tell_no_arguments_apart,
)

# As flang writes them: below the procedure all accesses, below these data and descriptors, below these variables.
_STEP = """
define void @step_(ptr %x, ptr %y, ptr %descriptor) {
  %there = load ptr, ptr %descriptor, !tbaa !10
  %from = load double, ptr %x, !tbaa !11
  %known = load double, ptr @known, !tbaa !12
  %sum = fadd double %from, %known
  store double %sum, ptr %y, !tbaa !13
  store double %sum, ptr %there, !tbaa !14
  ret void
}
@known = external global double
!0 = !{!"Flang function root step_"}
!1 = !{!"any access", !0, i64 0}
!2 = !{!"any data access", !1, i64 0}
!3 = !{!"descriptor member", !1, i64 0}
!4 = !{!"dummy arg data", !2, i64 0}
!5 = !{!"dummy arg data/_QFstepEx", !4, i64 0}
!6 = !{!"dummy arg data/_QFstepEy", !4, i64 0}
!7 = !{!"global data/known", !2, i64 0}
!10 = !{!3, !3, i64 0}
!11 = !{!5, !5, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!4, !4, i64 0}
"""


def test_arguments_of_two_calls_may_be_one() -> None:
    module = parse_module(_STEP)
    tell_no_arguments_apart(module)
    names: list[str] = []
    for access in module.functions["step_"].instructions():
        if isinstance(access, (Load, Store)):
            found = tbaa_access(module, access.metadata["tbaa"])
            assert found is not None
            names.append(tbaa_name(module, found.access_reference))
    given = "dummy arg data"
    assert names == ["descriptor member", given, "global data/known", given, given]


def test_scalars_of_own_trees_may_be_the_same_memory() -> None:
    """LLVM would take a store of one for dead in front of a copy of the other, were they of one tree."""
    module = parse_module("")
    tags = [tag_of_own_tree(module, name, "words") for name in ("word", "long")]
    roots = [
        tbaa_ancestors(module, access.access_reference)[-1] for tag in tags if (access := tbaa_access(module, tag))
    ]
    assert roots == ["words word", "words long"]

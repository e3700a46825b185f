"""A common block that a shared library defines, too, is the library's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import enzyme_build
from enzyme_build.toolchain import visibility
from enzyme_build.toolchain.compilers import Language, find

_LIBRARY = """
int mark_;
int is_mark_(int *place) { return place == &mark_; }
"""
_PROGRAM = """
real(8) function known(x)
  real(8), intent(in) :: x
  integer :: mark, is_mark
  common /mark/ mark
  external is_mark
  known = x * x * is_mark(mark)
end function
"""


@pytest.mark.skipif(not find(Language.FORTRAN).fits, reason="no Fortran compiler")
def test_the_library_knows_its_common_block(tmp_path: Path) -> None:
    (tmp_path / "marks.c").write_text(_LIBRARY)
    subprocess.run(["gcc", "-shared", "-fPIC", "marks.c", "-o", "libmarks.so"], cwd=tmp_path, check=True)
    (tmp_path / "known.f90").write_text(_PROGRAM)
    libraries = [f"-L{tmp_path}", "-lmarks", f"-Wl,-rpath,{tmp_path}"]
    with enzyme_build.load(tmp_path / "known.f90", libraries=libraries) as library:
        assert library.known.value(3.0) == 9


def test_only_common_blocks_are_left_to_libraries() -> None:
    text = (
        "@a = common dso_local global [4 x i8] zeroinitializer, align 32\n@b = global i32 0\n@c = common global i32 0\n"
    )
    left = visibility.leave_to_libraries(text, frozenset("ab"))
    assert left.splitlines()[0] == "@a = external dso_local global [4 x i8], align 32"
    assert left.splitlines()[1:] == text.splitlines()[1:]

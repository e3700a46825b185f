"""What stays visible of a program."""

from __future__ import annotations

import pytest

from enzyme_build.artifacts import OutputKind
from enzyme_build.toolchain.scope import keeper


@pytest.mark.parametrize("kind", [OutputKind.OBJECT, OutputKind.SHARED, OutputKind.EXECUTABLE])
def test_bodies_for_flang_s_runtime_serve_no_machine_code(kind: OutputKind) -> None:
    """They are hidden, and can do what the program's bitcode asks for; the library's own is never hidden."""
    keep = keeper(kind, (), names={"_FortranAAssign", "solve_"})
    assert not keep("_FortranAAssign", True)
    assert keep("_FortranAAssign", False) and keep("solve_", True)

"""`enzyme-build demo` builds, measures and reports; without flang it takes the C twin and says so."""

from __future__ import annotations

import json

import pytest

from enzyme_build.cli import demo
from enzyme_build.cli.main import main
from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain.compilers import Language, Tool


@pytest.mark.fortran
def test_demo(tmp_path, capsys):
    assert main(["demo", "--directory", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["is_right"] and found["difference_error"] <= 1e-6 and found["mode_error"] <= 1e-12
    assert "native/interaction.f90" in found["sources"]


def test_demo_without_flang(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(demo, "find", lambda language: Tool(Language.FORTRAN))
    assert main(["demo", "--directory", str(tmp_path)]) == 0
    output = capsys.readouterr().out
    assert "no flang here: the C twin takes the Fortran files' place (`apt-get install -y flang-" in output
    assert "in C and C++" in output and "right" in output
    assert str(tmp_path / "cross_language") in output


def test_a_failure_is_said_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(demo, "_BUILD", "raise SystemExit('no disk')")
    with pytest.raises(ToolchainError, match="the example does not build\nno disk"):
        demo.build(tmp_path, with_fortran=False)
    assert main(["demo", "--directory", str(tmp_path)]) == ToolchainError.exit_code
    assert "Traceback" not in capsys.readouterr().err

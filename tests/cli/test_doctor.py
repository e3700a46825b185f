"""What was found is told as it is; what is missing comes with its command; what does not fit says why."""

from __future__ import annotations

import json
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.cli import doctor
from enzyme_build.cli.clashes import clashes
from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain import compilers
from enzyme_build.toolchain.compilers import Language, Verdict, find, require
from enzyme_build.toolchain.llvm import LLVM_MAJOR, llvm_version

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def bare_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with nothing on it but what the test puts there."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("ENZYME_CC", "ENZYME_CXX", "ENZYME_FC", "ENZYME_RUSTC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(folder))
    compilers.forget()
    yield folder
    compilers.forget()


def pretend(folder: Path, name: str, says: str) -> Path:
    """A compiler that only tells its version."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_json(run: Run) -> None:
    told = json.loads(run("enzyme-build", "doctor", "--json").stdout)
    assert told["llvm"] == llvm_version()
    tools = {tool["what"]: tool for tool in told["tools"]}
    assert tools["C compiler"]["verdict"] == "fits"
    assert set(tools["C compiler"]) == {"what", "verdict", "version", "path", "install"}


class Installed:
    """A distribution that somebody installed."""

    def __init__(self, name: str, version: str, *requires: str):
        self.metadata = {"Name": name}
        self.version = version
        self.requires = list(requires)


def test_packages_that_need_another_llvm() -> None:
    ours = Installed("enzyme-build", "0.1", "llvmlite<0.51,>=0.50", "ziglang<0.18,>=0.17; extra == 'tools'")
    numba = Installed("numba", "0.60.0", "llvmlite<0.44,>=0.43.0dev0", "numpy")
    fitting = Installed("numba", "0.68.1", "llvmlite<0.51,>=0.50.0dev0")
    new, old = Installed("llvmlite", "0.50.0"), Installed("llvmlite", "0.43.0")
    assert clashes([ours, fitting, new, Installed("ziglang", "0.17.1")]) == []
    (text,) = clashes([ours, numba, new])
    assert text.startswith("numba 0.60.0 asks for llvmlite<0.44,>=0.43.0dev0, and 0.50.0 is installed")
    (text,) = clashes([ours, numba, old])
    assert (
        "llvmlite 0.43.0 is installed, and enzyme-build needs llvmlite<0.51,>=0.50" in text and "numba 0.60.0" in text
    )
    (text,) = clashes([ours, new, Installed("ziglang", "0.13.0")])
    assert "ziglang 0.13.0 is installed" in text and "pip install 'ziglang<0.18,>=0.17'" in text


def test_text(run: Run) -> None:
    told = run("enzyme-build", "doctor").stdout
    assert "C compiler" in told and "Fortran compiler" in told and "fits" in told


def test_a_machine_without_compilers_has_zig(bare_path: Path) -> None:
    assert find(Language.C).is_zig and find(Language.C).fits
    assert find(Language.CXX).is_zig and find(Language.CXX).fits
    assert find(Language.FORTRAN).verdict is Verdict.MISSING


def test_missing_fortran_names_its_command(bare_path: Path) -> None:
    with pytest.raises(ToolchainError) as caught:
        require(Language.FORTRAN)
    assert f"apt-get install -y flang-{LLVM_MAJOR}" in caught.value.help
    found = {finding.what: finding for finding in doctor.examine()}
    assert found["Fortran compiler"].install == f"apt-get install -y flang-{LLVM_MAJOR}"
    assert found["cmake"].verdict == "missing" and found["cmake"].install


def test_a_newer_compiler_is_refused_and_passed_over(bare_path: Path) -> None:
    pretend(bare_path, "flang", f"flang version {LLVM_MAJOR + 1}.0.0")
    assert find(Language.FORTRAN).verdict is Verdict.TOO_NEW
    with pytest.raises(ToolchainError, match="too new") as caught:
        require(Language.FORTRAN)
    assert f"{LLVM_MAJOR + 1}.0.0" in caught.value.message
    pretend(bare_path, "clang", f"clang version {LLVM_MAJOR + 1}.0.0")
    assert find(Language.C).is_zig


def test_the_newest_that_fits_is_taken(bare_path: Path) -> None:
    for major in (LLVM_MAJOR, LLVM_MAJOR - 1, LLVM_MAJOR + 1):
        pretend(bare_path, f"clang-{major}", f"clang version {major}.1.0")
    assert find(Language.C).command == (str(bare_path / f"clang-{LLVM_MAJOR}"),)


def test_an_explicit_setting_is_obeyed(bare_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = pretend(bare_path, "my-clang", f"clang version {LLVM_MAJOR - 2}.1.0")
    pretend(bare_path, f"clang-{LLVM_MAJOR}", f"clang version {LLVM_MAJOR}.1.0")
    monkeypatch.setenv("ENZYME_CC", f"{mine} --flag")
    assert find(Language.C).command == (str(mine), "--flag")
    assert find(Language.C, f"clang-{LLVM_MAJOR}").llvm_major == LLVM_MAJOR


def test_an_explicit_setting_that_is_no_llvm_compiler(bare_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_CC", str(pretend(bare_path, "gcc", "gcc (Debian 12.2.0) 12.2.0")))
    with pytest.raises(ToolchainError, match="writes no bitcode"):
        require(Language.C)
    monkeypatch.setenv("ENZYME_CC", "nowhere-to-be-found")
    with pytest.raises(ToolchainError, match="nowhere-to-be-found"):
        require(Language.C)


def test_install_runs_the_command(bare_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = bare_path / "log"
    pretend(bare_path, "cmake", "cmake version 4.0")
    pretend(bare_path, "ninja", "1.13")
    fake = pretend(bare_path, "apt-get", "")
    flang = f"flang-{LLVM_MAJOR}"
    fake.write_text(
        f'#!/bin/sh\necho "$@" >> {log}\n[ "$1" = update ] && exit 0\n'
        f"printf '#!/bin/sh\\necho flang version {LLVM_MAJOR}.1.0\\n' > {bare_path}/{flang}\n"
        f"/bin/chmod +x {bare_path}/{flang}\n"
    )
    pretend(bare_path, "sudo", "").write_text('#!/bin/sh\nshift\nexec "$@"\n')
    doctor.run(doctor.argparse.Namespace(install=True, json=True))
    clang = f"clang-{LLVM_MAJOR}"
    assert log.read_text() == f"update\ninstall -y {clang}\nupdate\ninstall -y {flang}\n"
    output = capfd.readouterr().out
    told = json.loads(output[output.index("{") :])
    assert {tool["what"]: tool["verdict"] for tool in told["tools"]}["Fortran compiler"] == "fits"


def test_zig_fits_and_clang_is_better(bare_path: Path) -> None:
    findings = {finding.what: finding for finding in doctor.examine()}
    assert findings["C compiler"].is_good and "clang" in findings["C compiler"].install
    pretend(bare_path, f"clang-{LLVM_MAJOR}", f"clang version {LLVM_MAJOR}.1.0")
    compilers.forget()
    assert not {finding.what: finding for finding in doctor.examine()}["C compiler"].install

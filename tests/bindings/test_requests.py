"""The request module is good LLVM text and asks for what the tables ask for; `enzyme-build bind` writes it."""

from __future__ import annotations

import numpy as np
import pytest

from enzyme_build import ir
from enzyme_build.artifacts import Bitcode
from enzyme_build.cli.main import main
from enzyme_build.toolchain import bitcode, module_linker
from tests.bindings.building import build_derived, compiled
from tests.bindings.sources import C_FUNCTIONS, C_SOURCE, FORTRAN_FUNCTIONS, FORTRAN_SOURCES


def linked_with_requests(folder, decided):
    decided.write_requests(folder / "requests.ll")
    inputs = bitcode.read_inputs([*folder.glob("*.o"), folder / "requests.ll"])
    return ir.parse_module(module_linker.link([item for item in inputs if isinstance(item, Bitcode)]).text)


def test_requests_link_with_the_program(bound, tmp_path):
    decided = bound({"a.c": C_SOURCE}, C_FUNCTIONS)
    program = linked_with_requests(tmp_path, decided)
    for symbol in decided.exports:
        function = program.functions[symbol]
        assert not function.is_declaration and function.linkage not in ("internal", "private")
    asked = {f"__enzyme_{mode}__{f}" for mode in ("autodiff", "fwddiff") for f in ("energy", "matvec", "loss", "step")}
    asked |= {f"__enzyme_fwddiff__{f}__vjp" for f in ("energy", "matvec")}
    assert {name for name in program.functions if name.startswith("__enzyme_")} == asked


@pytest.mark.fortran
def test_requests_for_fortran(bound, tmp_path):
    decided = bound(FORTRAN_SOURCES, FORTRAN_FUNCTIONS)
    program = linked_with_requests(tmp_path, decided)
    assert {"heat_", "heat__vjp", "heat__jvp", "norm2of__vjp"} <= set(program.functions)


def test_nothing_asked_for_is_an_empty_module(bound):
    decided = bound({"a.c": C_SOURCE})
    assert "define" not in decided.requests
    assert decided.requests.startswith("target datalayout")


def test_functions_in_an_archive_reach_the_library(tmp_path):
    functions = {name: {**table, "gradient": False, "jvp": False} for name, table in C_FUNCTIONS.items()}
    module = build_derived(tmp_path, {"a.c": C_SOURCE}, functions, archive=True)
    assert module.energy(np.ones(3), 2.0) == 6.0


def test_command(tmp_path, write):
    objects = compiled(tmp_path, {"a.c": C_SOURCE})
    settings = write("pyproject.toml", "[tool.enzyme-build.functions.energy]\narrays = { x = 'n' }\n")
    response = write("objects.txt", "\n".join(f'"{path}"' for path in objects))
    words = ["--settings", str(settings), "--requests", str(tmp_path / "build" / "r.ll")]
    words += ["--module", str(tmp_path / "package" / "native.py"), "--library", "libnative.so"]
    assert main(["bind", f"@{response}", *words]) == 0
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*/*") if path.is_file())
    assert written == ["build/r.ll", "package/native.py", "package/native.pyi", "package/py.typed"]


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (["missing.o"], "there is no such file"),
        (["pyproject.toml"], "is neither bitcode nor an object nor an archive"),
        (["a.c.o", "--settings", "missing.toml"], "there is no pyproject.toml"),
    ],
)
def test_command_refuses(tmp_path, write, monkeypatch, capsys, files, message):
    compiled(tmp_path, {"a.c": C_SOURCE})
    write("pyproject.toml", "")
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    assert main(["bind", *files, "--requests", "r.ll", "--module", "m.py", "--library", "libm.so"]) != 0
    assert message in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before

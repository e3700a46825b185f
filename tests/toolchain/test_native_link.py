"""A plain link of objects that hold machine code beside bitcode takes the machine code, and compiles nothing again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_build.cli.drivers import main
from enzyme_build.toolchain import codegen, link_line, native_link
from enzyme_build.toolchain.command_line import parse
from enzyme_build.toolchain.compilers import Language, find, require

SOURCE = "double f(double *x, int n) { return x[n] * x[n]; }\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in "fg":
        Path(f"{name}.c").write_text(SOURCE.replace("f(", f"{name}("))
    return tmp_path


def test_what_is_compiled_stays_as_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(Language.C, ["-O2", "-ffat-lto-objects", "-c", "f.c", "g.c"]) == 0
    subprocess.run(["ar", "qc", "libg.a", "g.o"], check=True)
    line = link_line.read(parse(["f.o", "libg.a", "-o", "out"]))
    assert line.has_bitcode
    monkeypatch.setattr(codegen, "machine_code_by", None)
    places = native_link.natively(line, require(Language.C), 2, folder)
    assert native_link.link_words(places) == ["f.o", "libg.a"]


def test_what_is_not_is_compiled(folder: Path) -> None:
    assert main(Language.C, ["-O2", "-c", "f.c"]) == 0
    line = link_line.read(parse(["f.o", "-o", "out"]))
    (word,) = native_link.link_words(native_link.natively(line, require(Language.C), 2, folder))
    assert Path(word).read_bytes().startswith(b"\x7fELF")


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig has no address sanitizer")
def test_machine_code_beside_bitcode_is_instrumented(folder: Path) -> None:
    assert main(Language.C, ["-O1", "-fsanitize=address", "-ffat-lto-objects", "-c", "f.c"]) == 0
    shown = subprocess.run(["nm", "f.o"], capture_output=True, text=True, check=True).stdout
    assert "__asan_report_load8" in shown

"""A compilation like one before takes the same command; one that may be decided otherwise is decided again."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.artifacts import Bitcode
from enzyme_build.cli.drivers import main
from enzyme_build.toolchain import bitcode, recipes
from enzyme_build.toolchain.compilers import Language, find

Remembered = Callable[..., "tuple[list[str], str, str] | None"]
LIKE = ["-O2", "-c", "a.c", "-o", "a.o"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_CACHE", "1")
    monkeypatch.setenv("ENZYME_CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir(mode=0o700)
    for name in "ab":
        Path(f"{name}.c").write_text("int f(void) { return 2; }\n")
    return tmp_path


def test_names_are_those_of_each_file(folder: Path) -> None:
    recipes.remember("C", LIKE, ["/bin/cc", "-O2", "-own", "-c", "a.c", "-o", "a.o"])
    given = ["-O2", "-c", "dir/b.c", "-o", "x/b.o"]
    command = ["/bin/cc", "-O2", "-own", "-c", "dir/b.c", "-o", "x/b.o"]
    assert recipes.recall("C", given) == (command, "dir/b.c", "x/b.o")
    for other in (["-O3", *given[1:]], [*given, "-g"], given[1:], given[:3], [*given, "c.c"]):
        assert recipes.recall("C", other) is None
    assert recipes.recall("C++", given) is None


def test_a_rule_is_named_as_the_object(folder: Path) -> None:
    """As CMake calls a compiler."""
    given = ["-MD", "-MT", "a.o", "-MF", "a.o.d", "-o", "a.o", "-c", "a.c"]
    recipes.remember("C", given, ["/bin/cc", *given])
    other = ["-MD", "-MT", "rule", "-MF", "b.o.d", "-o", "b.o", "-c", "b.c"]
    assert recipes.recall("C", other) == (["/bin/cc", *other], "b.c", "b.o")


@pytest.mark.parametrize(
    "arguments",
    [
        ["-c", "a.c"],  # the object's name is made of the source's
        ["-MD", "-c", "a.c", "-o", "a.o"],  # the name of the dependency file of the object's
        ["-c", "-include", "a.c", "-o", "a.o"],
        ["-c", "a.c", "-o", "a.c"],
        ["-c", "@all", "a.c", "-o", "a.o"],
        ["a.c", "-o", "a.o"],
    ],
    ids=" ".join,
)
def test_what_is_not_remembered(folder: Path, arguments: list[str]) -> None:
    recipes.remember("C", arguments, ["/bin/cc", *arguments])
    assert recipes.recall("C", arguments) is None


def test_what_a_recipe_rests_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = folder / "cc"
    compiler.touch()
    recipes.remember("C", LIKE, [str(compiler), "-c", "a.c", "-o", "a.o"])
    assert recipes.recall("C", LIKE) is not None
    compiler.write_text("another")
    assert recipes.recall("C", LIKE) is None
    compiler = Path("/bin/sh")
    recipes.remember("C", LIKE, [str(compiler), "-c", "a.c", "-o", "a.o"])
    for name in ("ENZYME_CC", "PATH", "ENZYME_COMPILER_LAUNCHER", "ENZYME_TARGET"):
        with monkeypatch.context() as changed:
            changed.setenv(name, "other")
            assert recipes.recall("C", LIKE) is None
    assert recipes.recall("C", LIKE) is not None
    (folder / "cache").chmod(0o755)  # others might have written it
    assert recipes.recall("C", LIKE) is None


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig does not write both at once")
def test_the_object_is_the_same(folder: Path) -> None:
    assert main(Language.C, LIKE) == 0
    assert recipes.recall("C", LIKE) is not None
    first = Path("a.o").read_bytes()
    code = "import sys; from enzyme_build.cli.quick import enzyme_cc; sys.exit(enzyme_cc())"
    subprocess.run([sys.executable, "-c", code, *LIKE], check=True)
    assert Path("a.o").read_bytes() == first
    Path("b.c").write_text("int f(void) { return }\n")
    failed = subprocess.run([sys.executable, "-c", code, "-O2", "-c", "b.c", "-o", "b.o"], capture_output=True)
    assert failed.returncode == 1 and b"error" in failed.stderr and not Path("b.o").exists()
    shown = (
        "import enzyme_build.cli.quick, sys; print(*(m for m in ('re', 'pathlib', 'dataclasses') if m in sys.modules))"
    )
    alone = subprocess.run([sys.executable, "-I", "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {shown}"],
                           capture_output=True, text=True, check=True)  # fmt: skip
    assert alone.stdout == "\n"


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig does not write both at once")
def test_statements_that_the_compiler_drops(folder: Path) -> None:
    """A recipe that another file left holds for one with statements that nothing uses, too."""
    assert main(Language.C, LIKE) == 0
    Path("rules.h").write_text("static void *__enzyme_inactivefn_f[] = {(void *)f};\n")
    Path("b.c").write_text('int f(void) { return 2; }\n#include "rules.h"\n')
    code = "import sys; from enzyme_build.cli.quick import enzyme_cc; sys.exit(enzyme_cc())"
    subprocess.run([sys.executable, "-c", code, "-O2", "-c", "b.c", "-o", "b.o"], check=True)
    assert b"__enzyme_inactivefn_f" in Path("b.o").read_bytes()
    assert sorted(path.name for path in folder.iterdir()) == ["a.c", "a.o", "b.c", "b.o", "cache", "rules.h"]


def hits_of(cache: str, environment: dict[str, str]) -> int:
    if cache == "ccache":
        said = subprocess.run(["ccache", "--print-stats"], capture_output=True, text=True, check=True, env=environment)
        counts = dict(line.split("\t") for line in said.stdout.splitlines())
        return int(counts["direct_cache_hit"]) + int(counts["preprocessed_cache_hit"])
    asked = ["sccache", "--show-stats", "--stats-format=json"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, env=environment)
    return sum(json.loads(said.stdout)["stats"]["cache_hits"]["counts"].values())


@pytest.mark.skipif(find(Language.C).is_zig, reason="neither cache knows zig")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("place", ["in front", "behind"])
@pytest.mark.parametrize("cache", ["ccache", "sccache"])
def test_caches_of_compilations(folder: Path, cache: str, place: str, level: str) -> None:
    """In front of the driver, and between it and the compiler; links into a store must not be written to."""
    if shutil.which(cache) is None:
        pytest.skip(f"no {cache}")
    environment = {**os.environ, "CCACHE_DIR": str(folder / "kept"), "CCACHE_HARDLINK": "1"}
    environment |= {"CCACHE_COMPILERTYPE": "clang", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment |= {"SCCACHE_DIR": str(folder / "kept"), "SCCACHE_SERVER_UDS": str(folder / "server")}
    driver = folder / "enzyme-cc"
    driver.write_text(
        f"#!{sys.executable}\nimport sys\nfrom enzyme_build.cli.quick import enzyme_cc\nsys.exit(enzyme_cc())\n"
    )
    driver.chmod(0o755)
    command = [cache, str(driver)] if place == "in front" else [str(driver)]
    if place == "behind":
        environment["ENZYME_COMPILER_LAUNCHER"] = cache
    made: list[bytes] = []
    try:
        for _ in range(2):
            subprocess.run([*command, level, *LIKE[1:]], check=True, env=environment)
            made.append(Path("a.o").read_bytes())
            Path("a.o").unlink()
        assert hits_of(cache, environment) == 1
    finally:
        if cache == "sccache":
            subprocess.run(["sccache", "--stop-server"], capture_output=True, env=environment)
    assert made[0] == made[1]
    Path("a.o").write_bytes(made[0])
    (module,) = bitcode.read_input(Path("a.o"))
    assert isinstance(module, Bitcode) and bool(module.native) == (level == "-O2")

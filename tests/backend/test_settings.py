"""The table [tool.enzyme-build]: every key has a type and a meaning, and every other key is an error that helps."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from enzyme_build.errors import EnzymeBuildError, SettingsError
from enzyme_build.settings import (
    CompileOptions,
    FunctionSettings,
    Settings,
    read_settings,
    setting_keys,
    settings_from_table,
    with_overrides,
)

COMPLETE = """
[project]
name = "demo"
version = "1"

[tool.enzyme-build]
sources = ["src/*.c"]
module = "demo._core"
include-directories = ["include"]
definitions = ["N=3"]
compile-options = { c = ["-Wall"], fortran = ["-fopenmp"] }
c-standard = 11
cxx-standard = 20
optimization = 2
link-libraries = ["blas"]
link-options = ["-Wl,-s"]
bitcode-libraries = ["lib/x.a"]
save-stages = true

[tool.enzyme-build.functions.energy]
symbol = "energy_"
arrays = { x = "n", a = ["n", 3], flat = "n * m" }
active = ["x"]
out = ["y"]
inout = ["z"]
result-active = false
gradient = false
jvp = true
"""


def write(directory: Path, text: str) -> Path:
    (directory / "pyproject.toml").write_text(text, encoding="utf-8")
    return directory


def test_every_key(tmp_path: Path) -> None:
    energy = FunctionSettings(
        name="energy",
        symbol="energy_",
        arrays={"x": ("n",), "a": ("n", "3"), "flat": ("n*m",)},
        active=("x",),
        out=("y",),
        inout=("z",),
        result_active=False,
        gradient=False,
        jvp=True,
    )
    assert read_settings(write(tmp_path, COMPLETE)) == Settings(
        sources=("src/*.c",),
        module="demo._core",
        include_directories=("include",),
        definitions=("N=3",),
        compile_options=CompileOptions(c=("-Wall",), fortran=("-fopenmp",)),
        c_standard=11,
        cxx_standard=20,
        optimization=2,
        link_libraries=("blas",),
        link_options=("-Wl,-s",),
        bitcode_libraries=("lib/x.a",),
        save_stages=True,
        functions={"energy": energy},
    )


def test_no_table_means_defaults(tmp_path: Path) -> None:
    assert read_settings(write(tmp_path, "[project]\nname = 'x'\n")) == Settings()
    assert Settings().functions == {} and FunctionSettings().active is None


@pytest.mark.parametrize("record", [Settings, FunctionSettings, CompileOptions])
def test_every_field_is_documented(record: type) -> None:
    assert all(len(field.metadata["doc"]) > 10 for field in fields(record))
    assert all(key == key.lower() and "_" not in key for key in setting_keys(record))


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"source": ["a.c"]}, "unknown key `source` in [tool.enzyme-build]"),
        ({"functions": {"f": {"activ": ["x"]}}}, "unknown key `activ` in [tool.enzyme-build.functions.f]"),
        ({"functions": {"f": {"name": "g"}}}, "unknown key `name`"),
        ({"c_standard": 11}, "unknown key `c_standard`"),
        ({"sources": "a.c"}, "`tool.enzyme-build.sources` must be a list of strings, not 'a.c'"),
        ({"sources": [1]}, "must be a list of strings"),
        ({"optimization": True}, "must be 0, 1, 2 or 3, not True"),
        ({"optimization": 4}, "`tool.enzyme-build.optimization` must be 0, 1, 2 or 3, not 4"),
        ({"save-stages": "yes"}, "must be true or false"),
        ({"functions": ["f"]}, "must be a table"),
        ({"functions": {"f": {"arrays": {"x": []}}}}, "must be a length"),
        ({"functions": {"f": {"arrays": {"x": "n/2"}}}}, "must be a length"),
        ({"functions": {"f": {"arrays": {"x": True}}}}, "must be a length"),
        ({"compile-options": {"cpp": []}}, "unknown key `cpp`"),
        ({"module": "my-package._native"}, "`tool.enzyme-build.module` must be a dotted name"),
    ],
)
def test_wrong_tables(table: dict[str, object], message: str) -> None:
    with pytest.raises(SettingsError) as raised:
        settings_from_table(table)
    assert message in raised.value.message


@pytest.mark.parametrize("name", ["enzyme_build", "enzymebuild", "Enzyme-Build"])
def test_a_table_of_another_name_would_be_read_by_nobody(tmp_path: Path, name: str) -> None:
    with pytest.raises(SettingsError) as raised:
        read_settings(write(tmp_path, f"[project]\nname = 'x'\n[tool.{name}.functions.f]\n"))
    assert raised.value.message == f"[tool.{name}] has no effect" and "pyproject.toml:3" in str(raised.value.at)


def test_all_that_is_wrong_is_said_at_once() -> None:
    table = {"sorces": [], "optimization": 4, "functions": {"f": {"activ": [], "jvp": 1}, "g": {"out": "y"}}}
    with pytest.raises(EnzymeBuildError) as raised:
        settings_from_table(table)
    shown = str(raised.value)
    assert [word in shown for word in ("`sorces`", "optimization", "`activ`", "f.jvp", "g.out")] == [True] * 5


def test_did_you_mean() -> None:
    with pytest.raises(SettingsError) as raised:
        settings_from_table({"include-directory": []})
    assert raised.value.help == "did you mean `include-directories`?"
    with pytest.raises(SettingsError) as raised:
        settings_from_table({"zzz": []})
    assert "known keys: sources, module," in raised.value.help


@pytest.mark.parametrize("text", ["[tool", "\x00", "[tool.enzyme-build]\nsources = ['a'\n"])
def test_broken_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingsError, match="not a TOML file"):
        read_settings(write(tmp_path, text))


def test_missing_and_undecodable_file(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"there is no pyproject\.toml"):
        read_settings(tmp_path)
    (tmp_path / "pyproject.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match="not a TOML file"):
        read_settings(tmp_path)


@pytest.mark.parametrize("text", ["tool = 3\n", "[tool]\nenzyme-build = 3\n"])
def test_a_tool_that_is_no_table(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingsError, match="must be a table"):
        read_settings(write(tmp_path, text))


def test_overrides() -> None:
    base = settings_from_table({"sources": ["a.c"], "functions": {"f": {}}})
    changed = with_overrides(base, ["optimization=0", "save-stages=true", "definitions=A=1,B", "module=x.y"])
    assert (changed.optimization, changed.save_stages, changed.definitions) == (0, True, ("A=1", "B"))
    assert changed.module == "x.y" and changed.sources == ("a.c",) and "f" in changed.functions
    for wrong in ("optimization", "optimization=x", "optimisation=1", "functions=f", "save-stages=perhaps"):
        with pytest.raises(SettingsError):
            with_overrides(base, [wrong])

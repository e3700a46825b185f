"""Wheels for other machines, and for all of a kind: their tags are true, and what is in them computes there."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.packages.conftest import PACKAGES, Project, needs_python_headers

from .conftest import LOADER

pytestmark = [pytest.mark.slow]
pytest.importorskip("lief", reason="wheels are looked into by LIEF: pip install lief")
ROOT = Path(__file__).resolve().parents[2]
Command = Callable[[Sequence["str | Path"]], list[str]]
GRADIENT = "import numpy, settings_only; print(*settings_only.energy_gradient(numpy.array([1.0, 2.0])))"


def copied(source: Path, folder: Path) -> Project:
    shutil.copytree(source, folder / "source")
    return Project(folder / "source", folder / "site")


def zig_cc(tmp_path: Path, source: str, *words: str, target: str = "aarch64-linux-gnu.2.28") -> Path:
    output = tmp_path / "program.exe"
    command = [sys.executable, "-m", "ziglang", "cc", "-target", target, str(ROOT / source)]
    subprocess.run([*command, *words, "-o", str(output)], check=True)
    return output


@pytest.mark.fortran
def test_the_cross_language_example_on_aarch64(tmp_path: Path, on_aarch64: Command) -> None:
    """C, C++ and Fortran in one library, made here and run there.

    With ENZYME_TEST_AARCH64=DIR, the root of an AArch64 system with Python, and NumPy and pytest in DIR/site, the
    example's own tests run there, too.
    """
    project = copied(ROOT / "example_projects" / "cross_language", tmp_path)
    wheel = project.wheel("--config-settings=enzyme.target=aarch64-linux-gnu.2.28")
    assert wheel.name.endswith("-py3-none-manylinux_2_28_aarch64.whl")
    library = project.site / "ion_cluster" / "lib_native.so"
    if LOADER.is_dir():
        program = zig_cc(tmp_path, "tests/portable/check_cluster.c", "-O1", "-lm")
        done = subprocess.run(on_aarch64([program, library]), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    if root := os.environ.get("ENZYME_TEST_AARCH64", ""):
        python = [next(Path(root, "usr/bin").glob("python3.*")), "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command = [on_aarch64([])[0], "-L", root, *map(str, python), str(project.source / "tests")]
        environment = {**os.environ, "PYTHONHOME": f"{root}/usr", "PYTHONPATH": f"{project.site}:{root}/site"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    elif not LOADER.is_dir():
        pytest.skip("no C library of AArch64: apt-get install libc6-arm64-cross")


@pytest.fixture(scope="module")
def portable(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, Path]:
    """A wheel for every Linux of this kind, and its project."""
    project = copied(PACKAGES / "settings_only", tmp_path_factory.mktemp("portable"))
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text().replace("[tool.enzyme-build]\n", "[tool.enzyme-build]\nportable = true\n"))
    return project, project.wheel()


def test_a_portable_wheel(portable: tuple[Project, Path]) -> None:
    project, wheel = portable
    assert wheel.name.endswith(f"-py3-none-manylinux_2_17_{os.uname().machine}.whl")
    assert project.python(GRADIENT) == "6.0 24.0"
    pytest.importorskip("auditwheel")
    shown = subprocess.run([sys.executable, "-m", "auditwheel", "show", wheel], capture_output=True, text=True)
    found = re.search(r'"manylinux_2_(\d+)_', shown.stdout)
    assert found and int(found[1]) <= 17, shown.stdout + shown.stderr


@pytest.mark.parametrize("version", ["3.10", "3.11", "3.12", "3.13", "3.14"])
def test_one_wheel_in_other_pythons(portable: tuple[Project, Path], version: str, tmp_path: Path) -> None:
    project, _ = portable
    installed = (Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python")
    found = [each for each in (shutil.which(f"python{version}"), *map(str, installed)) if each]
    for python in found:
        if (with_numpy := having_numpy(python, tmp_path / "environment")) is not None:
            done = subprocess.run([with_numpy, "-c", GRADIENT], cwd=project.site, capture_output=True, text=True)
            assert done.stdout == "6.0 24.0\n", done.stderr
            return
    pytest.skip(f"no Python {version}" + (" for which pip finds NumPy" if found else ""))


def having_numpy(python: str, environment: Path) -> str | None:
    """This Python, or one of a new environment, if one of them has NumPy."""
    if subprocess.run([python, "-c", "import numpy"], capture_output=True).returncode == 0:
        return python
    own = str(environment / "bin" / "python")
    pip = [own, "-m", "pip", "install", "-q", "--only-binary=:all:", "--retries=0", "--timeout=10", "numpy"]
    for command in ([python, "-m", "venv", str(environment)], pip):
        if subprocess.run(command, capture_output=True).returncode != 0:
            return None
    return own


@pytest.mark.parametrize(
    ("target", "tag", "library"),
    [
        ("aarch64-linux-gnu.2.28", "manylinux_2_28_aarch64", "lib_native.so"),
        ("x86_64-linux-musl", "musllinux_1_2_x86_64", "lib_native.so"),
        ("aarch64-linux-musl", "musllinux_1_2_aarch64", "lib_native.so"),
        ("x86_64-windows-gnu", "win_amd64", "lib_native.dll"),
    ],
)
def test_a_derivative_that_stops_there(
    tmp_path: Path, request: pytest.FixtureRequest, target: str, tag: str, library: str
) -> None:
    """A library for Python goes back to its caller: that is the business of each system's `setjmp`."""
    project = copied(PACKAGES / "late_stops", tmp_path)
    wheel = project.wheel(f"--config-settings=enzyme.target={target}")
    assert wheel.name.endswith(f"-py3-none-{tag}.whl")
    program = zig_cc(
        tmp_path, "tests/portable/check_guard.c", "-O1", *(["-dynamic"] * ("musl" in target)), target=target
    )
    command = on_that_machine(request, target, [program, project.site / "late_stops" / library])
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("integer arithmetic") == 2 and done.stdout.split().count("0.077004") == 2


def on_that_machine(request: pytest.FixtureRequest, target: str, words: list[Path]) -> list[str]:
    if "windows" in target:
        return request.getfixturevalue("on_windows")(words)
    machine = target.partition("-")[0]
    loader = Path(f"/lib/ld-musl-{machine}.so.1") if "musl" in target else LOADER
    if not loader.exists():
        pytest.skip(f"no C library of {target}: apt-get install {'musl' if 'musl' in target else 'libc6-arm64-cross'}")
    return request.getfixturevalue("on_aarch64")(words) if machine == "aarch64" else list(map(str, words))


@pytest.mark.parametrize(("target", "tag"), [("aarch64-macos.12.0", "12_0_arm64"), ("x86_64-macos", "13_0_x86_64")])
def test_a_wheel_for_macos(tmp_path: Path, target: str, tag: str) -> None:
    """Not run: there is no such machine here."""
    import lief

    project = copied(PACKAGES / "settings_only", tmp_path)
    wheel = project.wheel(f"--config-settings=enzyme.target={target}")
    assert wheel.name.endswith(f"-py3-none-macosx_{tag}.whl")
    library = lief.parse(str(project.site / "settings_only" / "lib_native.dylib"))
    assert isinstance(library, lief.MachO.Binary)
    assert {str(symbol.name) for symbol in library.exported_symbols} >= {"_energy", "_energy__vjp", "_term"}
    assert [str(each.name) for each in library.libraries] == ["@rpath/lib_native.dylib", "/usr/lib/libSystem.B.dylib"]
    assert library.has_code_signature or "arm64" not in tag  # which runs nothing without one
    assert library.build_version.minos[0] == int(tag.split("_")[0])
    assert "lib_native.dylib" in (project.site / "settings_only" / "_native.py").read_text()


def test_a_wheel_says_how_it_was_made(portable: tuple[Project, Path]) -> None:
    project, wheel = portable
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    (lock_name,) = [name for name in files if name.endswith(".dist-info/enzyme-build.lock.json")]
    metadata = lock_name.rpartition("/")[0]
    lock, sbom = json.loads(files[lock_name]), json.loads(files[f"{metadata}/sboms/enzyme-build.spdx.json"])
    assert lock["target"] == f"{os.uname().machine}-linux-gnu.2.17" and set(lock["packages"]) >= {
        "enzyme-build",
        "llvmlite",
    }
    (compiler,) = lock["compilers"]
    assert (compiler["language"], compiler["name"]) == ("C", "zig") and len(compiler["sha256"]) == 64
    source = (project.source / "src" / "energy.c").read_bytes()
    assert {"src/energy.c": hashlib.sha256(source).hexdigest()}.items() <= {
        each["path"]: each["sha256"] for each in lock["sources"]
    }.items()
    (library,) = lock["libraries"]
    assert library["sha256"] == hashlib.sha256(files[library["path"]]).hexdigest()
    for text in (files[lock_name], files[f"{metadata}/sboms/enzyme-build.spdx.json"]):
        assert str(project.source).encode() not in text and str(Path.home()).encode() + b"/" not in text
    assert sbom["spdxVersion"] == "SPDX-2.3" and sbom["creationInfo"]["created"].endswith("Z")
    known = {"SPDXRef-DOCUMENT", *(part["SPDXID"] for part in [*sbom["packages"], *sbom["files"]])}
    assert {r["spdxElementId"] for r in sbom["relationships"]} | {
        r["relatedSpdxElement"] for r in sbom["relationships"]
    } == known
    rows = list(csv.reader(io.StringIO(files[f"{metadata}/RECORD"].decode())))
    assert {row[0] for row in rows} == set(files)
    for name, digest, size in rows:
        if digest:
            made = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={made}", str(len(files[name]))), name


def refusal(project: Project, *words: str, source: str = "") -> str:
    settings = project.source / "pyproject.toml"
    text = settings.read_text()
    settings.write_text(text.replace("[tool.enzyme-build]\n", f"[tool.enzyme-build]\n{source}"))
    shown = project.pip_wheel(*words)
    settings.write_text(text)
    found = " ".join(shown.stdout.split())
    assert shown.returncode != 0 and "Traceback" not in found, shown.stdout
    assert not list(project.site.parent.glob("dist/*"))
    return found


def test_what_cannot_be_built_is_said_with_its_place(tmp_path: Path) -> None:
    project = copied(PACKAGES / "settings_only", tmp_path)
    found = refusal(project, source='target = "sparc-linux-gnu"\n')
    assert (
        "`sparc-linux-gnu` is no target" in found and "MACHINE-linux-gnu.2.28" in found and "pyproject.toml:" in found
    )
    found = refusal(project, source='portable = true\nlink-libraries = ["nowhere"]\n')
    assert "unable to find" in found and "nowhere" in found


@pytest.mark.fortran
def test_languages_that_are_not_compiled_for_the_target(tmp_path: Path) -> None:
    project = copied(PACKAGES / "fortran_module", tmp_path)
    found = refusal(project, "--config-settings=enzyme.target=x86_64-windows-gnu")
    assert "flang compiles for Linux here, and the wheel is for x86_64-windows-gnu" in found


@needs_python_headers
def test_a_module_that_does_not_build_for_the_target_is_named(tmp_path: Path) -> None:
    project = copied(PACKAGES / "extension_module", tmp_path)
    found = refusal(project, "--config-settings=enzyme.target=aarch64-macos")
    assert "`Python_add_library` makes an extension module for this machine's Python" in found
    assert "CMakeLists.txt:6" in found


def test_a_library_that_is_not_everywhere(tmp_path: Path) -> None:
    project = copied(PACKAGES / "settings_only", tmp_path)
    other = tmp_path / "libother.so"
    (tmp_path / "other.c").write_text("double other(void) { return 1; }\n")
    zig = [sys.executable, "-m", "ziglang", "cc", "-shared", "-nostdlib", "-Wl,-soname,libother.so.3"]
    subprocess.run([*zig, str(tmp_path / "other.c"), "-o", str(other)], check=True)
    source = f'portable = true\nlink-libraries = ["{other}"]\nlink-options = ["-Wl,--no-as-needed"]\n'
    found = refusal(project, source=source)
    assert "needs `libother.so.3`, which is not on every Linux" in found and "auditwheel repair" in found


def test_libraries_of_a_portable_wheel_find_each_other(tmp_path: Path) -> None:
    project = copied(PACKAGES / "shared_pair", tmp_path)
    assert "-manylinux_2_17_" in project.wheel("--config-settings=enzyme.portable=true").name


@needs_python_headers
def test_an_extension_module_is_not_made_for_another_machines_python(tmp_path: Path) -> None:
    project = copied(PACKAGES / "extension_module", tmp_path)
    found = refusal(project, "--config-settings=enzyme.target=aarch64-linux-gnu.2.28")
    assert "is an extension module for this machine's Python" in found and "cibuildwheel" in found


def test_an_offline_build_fetches_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from enzyme_build import backend
    from enzyme_build.backend import requirements

    project = copied(PACKAGES / "settings_only", tmp_path)
    monkeypatch.chdir(project.source)
    given: dict[str, str | list[str]] = {"enzyme.offline": "true", "enzyme.portable": "true"}
    assert any(need.startswith("ziglang") for need in backend.get_requires_for_build_wheel(given))
    monkeypatch.setattr(requirements, "_is_installed", lambda requirement: requirement.name != "ziglang")
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_wheel(given)
    assert backend.get_requires_for_build_wheel({"enzyme.portable": "true"})

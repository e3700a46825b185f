"""Each folder here is a small real project: built into a wheel, unpacked, and used by a Python of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGES = Path(__file__).parent
HAS_PYTHON_HEADERS = (Path(sysconfig.get_path("include")) / "Python.h").is_file()
needs_python_headers = pytest.mark.skipif(
    not HAS_PYTHON_HEADERS, reason="no Python.h of this Python: apt-get install python3-dev"
)


@dataclass
class Project:
    """A copy of a project, and the folder that stands for its site-packages."""

    source: Path
    site: Path

    def wheel(self, *arguments: str, environment: Mapping[str, str] | None = None) -> Path:
        """Build a wheel and unpack it; arguments are pip's."""
        return self._unpack(self.pip_wheel(*arguments, environment=environment))

    def pip_wheel(
        self, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """What pip says of building the wheel, whether it works or not."""
        command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation"]
        command += ["-w", str(self.site.parent / "dist"), *arguments, str(self.source)]
        return subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, **(environment or {})},
        )  # fmt: skip

    def editable(self) -> Path:
        """Build the wheel of an editable installation and unpack it."""
        return self.unpack(self.hook("build_editable"))

    def hook(self, name: str, environment: Mapping[str, str] | None = None) -> Path:
        """What a hook of the backend makes: called in this process, or in one of its own with `environment`."""
        folder = self.site.parent / "dist"
        if environment is not None:
            code = f"from enzyme_build import backend; print(backend.{name}({str(folder)!r}))"
            done = subprocess.run(
                [sys.executable, "-c", code], cwd=self.source, stdout=subprocess.PIPE, text=True,
                env={**os.environ, **environment},
            )  # fmt: skip
            assert done.returncode == 0, done.stdout
            return folder / done.stdout.splitlines()[-1]
        from enzyme_build import backend

        with pytest.MonkeyPatch.context() as there:
            there.chdir(self.source)
            try:
                return folder / getattr(backend, name)(str(folder))
            except SystemExit:
                pytest.fail(f"{name} failed: see the captured output")

    def python(self, code: str) -> str:
        """What a Python that has this project installed prints."""
        code = f"import site; site.addsitedir({str(self.site)!r})\n{code}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=self.site)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()[-1]

    def _unpack(self, done: subprocess.CompletedProcess[str]) -> Path:
        if done.returncode != 0:
            pytest.fail(done.stdout[-6000:])
        return self.unpack(max((self.site.parent / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime))

    def unpack(self, wheel: Path) -> Path:
        """Install a wheel as if it were the only one; its path."""
        shutil.rmtree(self.site, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)
        return wheel


@pytest.fixture
def project(request: pytest.FixtureRequest, tmp_path: Path) -> Project:
    """The project that the test names by `@pytest.mark.parametrize("project", [NAME], indirect=True)`."""
    source = tmp_path / "source"
    shutil.copytree(PACKAGES / request.param, source)
    return Project(source, tmp_path / "site")

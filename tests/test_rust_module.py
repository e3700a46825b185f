"""Requests in Rust: `enzyme.rs`, which a crate includes, declares what `enzyme.h` does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, find

HERE = Path(__file__).parent / "modes_rust"
FLAGS = "--edition=2021 -C panic=abort -C codegen-units=1 -C no-vectorize-loops -C no-vectorize-slp".split()


@pytest.mark.skipif(not find(Language.RUST).fits, reason="no Rust compiler")
@pytest.mark.parametrize("level", ["0", "2"])
def test_requests_and_rules_of_a_crate(level: str, tmp_path: Path) -> None:
    tools = Path(sys.executable).parent
    said = subprocess.run([str(tools / "enzyme-build"), "--include-dir"], capture_output=True, text=True, check=True)
    environment = {**os.environ, "ENZYME_INCLUDE": said.stdout.strip()}
    rustc = [*find(Language.RUST).command, *FLAGS, "-C", f"opt-level={level}", "--crate-type=staticlib"]
    for source in ("requests.rs", "model.rs"):
        command = [*rustc, "--emit=llvm-bc", str(HERE / source), "-o", source.replace(".rs", ".bc")]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
    runtime = [*rustc, str(HERE / "model.rs"), "-o", "libruntime.a"]
    subprocess.run(runtime, cwd=tmp_path, check=True, capture_output=True)
    objects = ["requests.bc", "model.bc", "libruntime.a", "-o", "program", "-lm", "-ldl", "-lpthread"]
    command = [str(tools / "enzyme-cc"), str(HERE / "main.c"), *objects]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert subprocess.run([str(tmp_path / "program")], check=False).returncode == 0


@pytest.mark.skipif(not find(Language.RUST).fits, reason="no Rust compiler")
def test_bodies_of_the_library_that_the_archive_has_too(tmp_path: Path) -> None:
    """Without optimisation, `Vec::push` calls an instance in the archive, which the derivative has a copy of."""
    (tmp_path / "lib.rs").write_text(
        '#[no_mangle]\npub extern "C" fn product(x: f64) -> f64 {\n'
        "    let mut v = Vec::new();\n    v.push(x);\n    v.push(x * x);\n    v[0] * v[1]\n}\n"
    )
    (tmp_path / "main.c").write_text(
        "double product(double), __enzyme_autodiff(void *, double);\n"
        "int main(void) { return __enzyme_autodiff((void *)product, 2.0) != 12; }\n"
    )
    rustc = [*find(Language.RUST).command, *FLAGS, "-C", "opt-level=0", "--crate-type=staticlib", "lib.rs"]
    for made in (["--emit=llvm-bc", "-o", "lib.bc"], ["-o", "libruntime.a"]):
        subprocess.run([*rustc, *made], cwd=tmp_path, check=True, capture_output=True)
    command = [str(Path(sys.executable).parent / "enzyme-cc"), "main.c", "lib.bc", "libruntime.a", "-o", "program"]
    done = subprocess.run(
        [*command, "-lm", "-ldl", "-lpthread"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert subprocess.run([str(tmp_path / "program")], check=False).returncode == 0

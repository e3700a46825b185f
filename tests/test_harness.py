"""The harness finds what it is there to find: derivatives that misuse memory; what it keeps holds while it is true."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, require
from tests.harness.builds import BuildFailure
from tests.harness.checks import Failure
from tests.harness.kept import Kept, Verdict
from tests.harness.memory import check_memory
from tests.harness.programs import read_program
from tests.harness.prototypes import HeaderError

_PROGRAM = """\
// differentiate: f(x, n)  at: x = 1 2 3, n = 3
double f(double *x, int n) { return x[0] * n; }
"""
_DERIVATIVES = """\
#include <stdlib.h>
void primal_0(void **values, double *result) {{ *result = 3; }}
void forward_0(void **values, double **shadows, double *result) {{ *result = shadows[0][0]; }}
void reverse_0(void **values, double **shadows) {{ double *made = malloc(16); double *x = shadows[0]; {0} free(made); }}
"""


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind: apt-get install -y valgrind")
@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("x[0] += 3;", ""),
        ("made = malloc(8);", "definitely lost"),
        ("x[3] = 1;", "Invalid write"),
        ("x[0] = made[1];", "uninitialised"),
        ("free(made);", "Invalid free"),
    ],
)
def test_memory_check(statement: str, said: str, tmp_path: Path) -> None:
    """A leak, an access outside, a result out of nowhere, memory freed twice."""
    found = _check_memory(statement, tmp_path)
    assert bool(found) == bool(said)
    assert all(said in failure.message for failure in found), found


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind: apt-get install -y valgrind")
def test_memory_check_without_an_end(tmp_path: Path) -> None:
    """A run that ends early proves nothing, whatever ends it."""
    with pytest.raises(BuildFailure, match="did not come to their end"):
        _check_memory("exit(0);", tmp_path)


def _check_memory(statement: str, folder: Path) -> list[Failure]:
    """What is found in a library with debug information whose derivative runs the statement."""
    (folder / "program.c").write_text(_PROGRAM)
    (folder / "derivatives.c").write_text(_DERIVATIVES.format(statement))
    library = folder / "library.so"
    compiler = [*require(Language.C).command, "-O0", "-g", "-w", "-fPIC", "-shared"]
    subprocess.run([*compiler, str(folder / "derivatives.c"), "-o", str(library)], check=True)
    return check_memory(read_program(folder / "program.c"), library, folder)


def test_keys_of_the_program(tmp_path: Path) -> None:
    """What is of the whole program is an error behind a request: it would be ignored there."""
    path = tmp_path / "program.c"
    path.write_text(_PROGRAM.replace("n = 3", "n = 3  link: -lm"))
    with pytest.raises(HeaderError, match="`link:` is of the whole program"):
        read_program(path)
    path.write_text("// link: -lm\n" + _PROGRAM)
    assert read_program(path).link == ("-lm",)


def test_kept_verdicts(tmp_path: Path) -> None:
    """A verdict holds in a later run, of the same version on the same text."""
    path, file = tmp_path / "program.c", tmp_path / "kept.jsonl"
    path.write_text(_PROGRAM)
    found = {"f": Verdict("refused", "an atomic store")}
    Kept(file, "version 1").put(read_program(path), "O2", found)
    later = Kept(file, "version 1")
    assert later.get(read_program(path), "O2") == found
    assert later.get(read_program(path), "O0") is None
    assert Kept(file, "").get(read_program(path), "O2") == found
    assert Kept(file, "version 2").get(read_program(path), "O2") is None
    path.write_text(_PROGRAM.replace("x[0] * n", "x[1] * n"))
    assert later.get(read_program(path), "O2") is None

"""Definitions of LAPACKE's functions, by columns and by rows, against the library that comes with SciPy."""

from __future__ import annotations

import ctypes
import platform
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tests.harness.builds import run

scipy = pytest.importorskip("scipy")
LIBRARIES = sorted(Path(scipy.__file__).parent.parent.glob("scipy.libs/libscipy_openblas*.so"))
pytestmark = pytest.mark.skipif(
    not LIBRARIES or platform.machine() != "x86_64",
    reason="no LAPACKE in SciPy's library, or no jumps to it",
)

Buffer = npt.NDArray[np.float64]
SIZE = 64
# a matrix begins at x, another one at x + 20, all columns (or rows) are 4 numbers apart
CALLS = {
    "gesv": "LAPACKE_dgesv(by, 3, 2, x, 4, p, x + 20, 4);",
    "getri": "LAPACKE_dgetrf(by, 3, 3, x, 4, p); LAPACKE_dgetri(by, 3, x, 4, p);",
    "getrs": "LAPACKE_dgetrf(by, 3, 3, x, 4, p); LAPACKE_dgetrs(by, 'T', 3, 2, x, 4, p, x + 20, 4);",
    "potri": "LAPACKE_dpotrf(by, 'U', 3, x, 4); LAPACKE_dpotri(by, 'U', 3, x, 4);",
    "potrs": "LAPACKE_dpotrf(by, 'L', 3, x, 4); LAPACKE_dpotrs(by, 'L', 3, 2, x, 4, x + 20, 4);",
    "posv": "LAPACKE_dposv(by, 'L', 3, 2, x, 4, x + 20, 4);",
    "trtrs": "LAPACKE_dtrtrs(by, 'L', 'N', 'N', 3, 2, x, 4, x + 20, 4);",
    "sysv": "LAPACKE_dsysv(by, 'L', 3, 2, x, 4, p, x + 20, 4);",
    "gels": "LAPACKE_dgels(by, 'N', 4, 3, 2, x, 4, x + 20, 4);",
    "orgqr": "LAPACKE_dgeqrf(by, 4, 3, x, 4, x + 40); LAPACKE_dorgqr(by, 4, 3, 3, x, 4, x + 40);",
    "syev": "LAPACKE_dsyev(by, 'V', 'L', 3, x, 4, x + 40);",
    "syevd": "LAPACKE_dsyevd(by, 'V', 'U', 3, x, 4, x + 40);",
    "gesvd": "LAPACKE_dgesvd(by, 'S', 'S', 4, 3, x, 4, x + 40, x + 20, 4, x + 44, 4, rest);",
    "gesdd": "LAPACKE_dgesdd(by, 'S', 4, 3, x, 4, x + 40, x + 20, 4, x + 44, 4);",
    "geev": "LAPACKE_dgeev(by, 'V', 'V', 3, x, 4, x + 40, x + 43, x + 20, 4, x + 48, 4);",
}  # fmt: skip
_DESTROYED = ("gesvd", "gesdd", "geev")  # what lies at x
_SYMBOLS = [f"LAPACKE_d{name}" for name in (*CALLS, "getrf", "potrf", "geqrf")]
_READ = [f"d{name}_" for name in ("syev", "syevd", "gesvd", "gesdd", "geev")]  # by definitions
_DECLARED = """
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
int LAPACKE_dgesv(int, int, int, double *, int, int *, double *, int),
    LAPACKE_dgetrf(int, int, int, double *, int, int *),
    LAPACKE_dgetri(int, int, double *, int, const int *), LAPACKE_dpotrf(int, char, int, double *, int),
    LAPACKE_dgetrs(int, char, int, int, const double *, int, const int *, double *, int),
    LAPACKE_dpotrs(int, char, int, int, const double *, int, double *, int),
    LAPACKE_dpotri(int, char, int, double *, int),
    LAPACKE_dposv(int, char, int, int, double *, int, double *, int),
    LAPACKE_dtrtrs(int, char, char, char, int, int, const double *, int, double *, int),
    LAPACKE_dsysv(int, char, int, int, double *, int, int *, double *, int),
    LAPACKE_dgels(int, char, int, int, int, double *, int, double *, int),
    LAPACKE_dgeqrf(int, int, int, double *, int, double *),
    LAPACKE_dorgqr(int, int, int, int, double *, int, const double *),
    LAPACKE_dsyev(int, char, char, int, double *, int, double *),
    LAPACKE_dsyevd(int, char, char, int, double *, int, double *),
    LAPACKE_dgesvd(int, char, char, int, int, double *, int, double *, double *, int, double *, int, double *),
    LAPACKE_dgesdd(int, char, int, int, double *, int, double *, double *, int, double *, int),
    LAPACKE_dgeev(int, char, char, int, double *, int, double *, double *, double *, int, double *, int);
"""


def source(name: str, call: str) -> str:
    return f"""
static void f_{name}(int by, double *x) {{ int p[4]; double rest[4]; (void)p, (void)rest; {call} }}
void {name}_primal(int by, double *x, double *d) {{ f_{name}(by, x); }}
void {name}_reverse(int by, double *x, double *d) {{ __enzyme_autodiff((void *)f_{name}, by, enzyme_dup, x, d); }}
void {name}_forward(int by, double *x, double *d) {{ __enzyme_fwddiff((void *)f_{name}, by, enzyme_dup, x, d); }}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """SciPy's library has its own prefix before all names: another one jumps there."""
    folder = tmp_path_factory.mktemp("lapacke")
    jump = ".globl {0}\\n.type {0},@function\\n{0}: jmp scipy_{0}@PLT\\n"
    jumps = "".join(jump.format(symbol) for symbol in [*_SYMBOLS, *_READ])
    (folder / "jumps.c").write_text(f'__asm__(".text\\n{jumps}");')
    where = ["-L.", f"-Wl,-rpath,{folder}:{LIBRARIES[0].parent}"]
    run(["cc", "-shared", "-fPIC", "jumps.c", "-o", "libjumps.so", str(LIBRARIES[0]), *where], folder)
    (folder / "calls.c").write_text(_DECLARED + "".join(source(name, call) for name, call in CALLS.items()))
    run(["enzyme-cc", "-O1", "-shared", "-fPIC", "calls.c", "-o", "calls.so", *where, "-ljumps"], folder)
    return ctypes.CDLL(str(folder / "calls.so"))


def _call(library: ctypes.CDLL, entry: str, by: int, x: Buffer, d: Buffer) -> tuple[Buffer, Buffer]:
    after, changed = x.copy(), d.copy()
    getattr(library, entry)(by, ctypes.c_void_p(after.ctypes.data), ctypes.c_void_p(changed.ctypes.data))
    return after, changed


@pytest.mark.parametrize("by", [101, 102], ids=["rows", "columns"])
@pytest.mark.parametrize("name", CALLS)
def test_against_the_library(library: ctypes.CDLL, name: str, by: int) -> None:
    random = np.random.default_rng(4)
    x, tangents, seeds = (random.uniform(-1, 1, SIZE) for _ in range(3))
    x[:11:5] += 0 if name == "geev" else np.array([3, 4, 5])
    seeds[: 16 * (name in _DESTROYED)] = 0
    results, step = slice(16 * (name in _DESTROYED), None), 1e-4 * tangents
    value, _ = _call(library, f"{name}_primal", by, x, x)
    sides = [_call(library, f"{name}_primal", by, x + k * step, x)[0] for k in (1, -1, 2, -2)]
    wanted = (8 * (sides[0] - sides[1]) - (sides[2] - sides[3])) / (12 * 1e-4)
    after, found = _call(library, f"{name}_forward", by, x, tangents)
    np.testing.assert_allclose(after[results], value[results], rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(found[results], wanted[results], rtol=1e-6, atol=1e-7)
    after, adjoints = _call(library, f"{name}_reverse", by, x, seeds)
    np.testing.assert_allclose(after[results], value[results], rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(np.sum(adjoints * tangents), np.sum((seeds * found)[results]), rtol=1e-9)

"""Rules of BLAS and LAPACK against differences of the library itself, with all flags, strides and inactive operands.

Each routine is called by a function whose numbers and arrays are buffers, in several variants: `plain`, or `changed`,
where everything is overwritten behind the call; and with inactive operands.  Every variant has a forward and a reverse
derivative: tangents are compared with differences, adjoints with tangents.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterator
from ctypes.util import find_library
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from enzyme_build import rules
from enzyme_build.rules.library.blas import PARAMETERS, VECTORS
from tests.harness.builds import run

pytestmark = pytest.mark.skipif(find_library("openblas") is None, reason="no OpenBLAS")

Buffer = npt.NDArray[np.float64]
SIZE, LD, PIVOTS = 96, 7, (3, 2, 4, 4)
SIZES = {"m": 4, "n": 4, "k": 3, "nrhs": 2}
RECTANGULAR = {"gemv": 3, "ger": 3, "gemm": 5, "symm": 5, "trmm": 5, "trsm": 5, "getrf": 3}  # their n
FLAGS = {
    "uplo": ("U", "L", 121, 122),
    "diag": ("N", "U", 131, 132),
    "side": ("L", "R", 141, 142),
    "trans": ("N", "T", 111, 112),
    "order": ("", "", 101, 102),
}
RESULTS = ("dot", "nrm2", "asum")
UNCHANGED = ("dot", "gemv", "gemm", "trsm", "gesv")  # tried without overwriting, too
ROUTINES = [routine for routine in PARAMETERS if routine not in VECTORS]  # whose arrays may hold anything
BOTH_CHANGE = ("swap", "rot", "posv", "gesv")


@dataclass(frozen=True)
class Variant:
    """One function to differentiate; `inactive` are buffers without a shadow."""

    routine: str
    is_cblas: bool
    is_changed: bool
    inactive: tuple[str, ...]

    @property
    def name(self) -> str:
        words = ["cblas" if self.is_cblas else "fortran", self.routine, "changed" if self.is_changed else "plain"]
        return "_".join([*words, *self.inactive])

    @property
    def is_guarded(self) -> bool:
        """A shadow may be the primal, which is inactive then: asked of what has a shadow for everything."""
        return self.is_changed and not self.is_cblas and not self.inactive

    @property
    def parameters(self) -> list[str]:
        found = PARAMETERS[self.routine].split()
        return ["order", *found] if self.is_cblas and "lda" in found else found

    @property
    def integers(self) -> list[str]:
        return [p for p, role in self.roles() if role in ("order", "flag", "size")]

    @property
    def buffers(self) -> list[str]:
        found = [p for p, role in self.roles() if role in ("number", "array")]
        return [*found, "result"] if self.routine in RESULTS else found

    def roles(self) -> Iterator[tuple[str, str]]:
        call = rules.library_call(f"cblas_d{self.routine}" if self.is_cblas else f"d{self.routine}_")
        assert call is not None
        return zip(self.parameters, call.roles)


def variants(routine: str) -> list[Variant]:
    buffers = Variant(routine, False, True, ()).buffers
    arrays = [b for b in buffers if b.isupper()]
    read = arrays if routine in RESULTS else [] if routine in BOTH_CHANGE else arrays[:-1]
    numbers = tuple(b for b in buffers if b.islower() and b != "result")
    unused = {numbers, *((array,) for array in read if len(read) > 1 or routine not in RESULTS)} - {()}
    found = [Variant(routine, False, changed, ()) for changed in (False, True) if changed or routine in UNCHANGED]
    found += [Variant(routine, False, True, inactive) for inactive in sorted(unused)]
    has_cblas = rules.library_call(f"cblas_d{routine}") is not None and "info" not in PARAMETERS[routine]
    return found + [Variant(routine, True, True, ())] * has_cblas


def call_of(variant: Variant) -> tuple[str, str]:
    """C: the routine's declaration, and a call of it with what was given."""
    passed, types, setup = [], [], []
    for parameter, role in variant.roles():
        kind = "double" if role in ("number", "array") else "char" if role == "flag" and not variant.is_cblas else "int"
        by_value = variant.is_cblas and role not in ("array", "pivots")
        types.append(kind if by_value else f"{kind} *")
        if role in ("number", "array"):
            passed.append(f"*{parameter}" if by_value else parameter)
            continue
        given = f"given[{variant.integers.index(parameter)}]" if parameter in variant.integers else "0"
        pivots = f"[] = {{{', '.join(map(str, PIVOTS))}}}"
        setup.append(f"{kind} {parameter}_{pivots if role == 'pivots' else f' = {given}'};")
        passed.append(f"{parameter}_" if by_value or role == "pivots" else f"&{parameter}_")
    routine = f"cblas_d{variant.routine}" if variant.is_cblas else f"d{variant.routine}_"
    result, kept = ("double", "*result = ") if variant.routine in RESULTS else ("void", "")
    return f"{result} {routine}({', '.join(types)});", f"{' '.join(setup)} {kept}{routine}({', '.join(passed)});"


def source(variant: Variant) -> str:
    """C: the function, its two requests, and entries that take everything in arrays."""
    buffers, name = variant.buffers, variant.name
    declaration, call = call_of(variant)
    if variant.is_changed:
        call += f" for (int i = 0; i < {SIZE}; ++i) {{ {' '.join(f'{b}[i] *= 2;' for b in buffers)} }}"
        call += f" for (int i = 0; i < {len(PIVOTS)}; ++i) pivots_[i] = 1;" if "pivots_" in call else ""
    marked = [f"enzyme_const, b[{i}]" if b in variant.inactive else f"enzyme_dup, b[{i}], d[{i}]"
              for i, b in enumerate(buffers)]  # fmt: skip
    guarded = "enzyme_runtime_activity, " if variant.is_guarded else ""
    request = f"(void *){name}, {guarded}enzyme_const, given, {', '.join(marked)}"
    values = ", ".join(f"b[{i}]" for i in range(len(buffers)))
    return f"""
{declaration}
static void {name}(const int *given, {", ".join(f"double *{b}" for b in buffers)}) {{ {call} }}
void {name}_primal(const int *given, double **b) {{ {name}(given, {values}); }}
void {name}_reverse(const int *given, double **b, double **d) {{ __enzyme_autodiff({request}); }}
void {name}_forward(const int *given, double **b, double **d) {{ __enzyme_fwddiff({request}); }}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("blas")
    head = "extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;\n"
    head += "void __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);\n"
    (folder / "calls.c").write_text(head + "".join(source(v) for routine in ROUTINES for v in variants(routine)))
    run(["enzyme-cc", "-O1", "-shared", "-fPIC", "calls.c", "-o", "calls.so", "-lopenblas"], folder)
    return ctypes.CDLL(str(folder / "calls.so"))


class Calls:
    """The entries of one variant, for buffers as rows of one array."""

    def __init__(self, library: ctypes.CDLL, variant: Variant, integers: dict[str, int]):
        self.library, self.variant = library, variant
        self.integers = (ctypes.c_int * 16)(*(integers[p] for p in variant.integers))

    def _call(self, entry: str, *groups: Buffer) -> None:
        rows = [(ctypes.c_void_p * len(group))(*(row.ctypes.data for row in group)) for group in groups]
        getattr(self.library, f"{self.variant.name}_{entry}")(self.integers, *rows)

    def primal(self, buffers: Buffer) -> Buffer:
        after = buffers.copy()
        self._call("primal", after)
        return after

    def forward(self, buffers: Buffer, tangents: Buffer) -> tuple[Buffer, Buffer]:
        after, changed = buffers.copy(), tangents.copy()
        self._call("forward", after, changed)
        return after, changed

    def reverse(self, buffers: Buffer, seeds: Buffer) -> tuple[Buffer, Buffer]:
        after, changed = buffers.copy(), seeds.copy()
        self._call("reverse", after, changed)
        return after, changed


def cases(variant: Variant) -> Iterator[dict[str, int]]:
    """All flags; strides drawn anew for each; and once everything empty, or one element again and again."""
    random = np.random.default_rng(1)
    flags = [p for p in variant.integers if p[:5] in FLAGS]
    choices = [[FLAGS[p[:5]][i + 2 * variant.is_cblas] for i in range(2)] for p in flags]
    strides = (1, 2, 3) if variant.routine in ("scal", "nrm2", "asum") else (1, 2, -1, -3)
    sizes = SIZES | ({"n": RECTANGULAR[variant.routine]} if variant.routine in RECTANGULAR else {})
    for chosen in [*itertools.product(*choices), None]:
        found = {p: LD if p.startswith("ld") else sizes.get(p, 0) * (chosen is not None) for p in variant.integers}
        found |= {p: int(random.choice(strides)) for p in variant.integers if p.startswith("inc")}
        if chosen is None and variant.routine in ("copy", "axpy", "dot"):  # one number for all elements
            found |= {"n": SIZES["n"], "incx": 0}
        given = chosen or [c[0] for c in choices]
        yield found | {p: flag if isinstance(flag, int) else ord(flag) for p, flag in zip(flags, given)}


def drawn(variant: Variant, random: np.random.Generator) -> Buffer:
    """Triangles that can be inverted, and definite."""
    found = random.uniform(-0.5, 0.5, (len(variant.buffers), SIZE))
    if variant.routine[:2] in ("tr", "po"):
        found[variant.buffers.index("A")][: 8 * LD : LD + 1] += 2.5
    return found


def differences(function: Callable[[Buffer], Buffer], at: Buffer, along: Buffer) -> Buffer:
    step = 1e-3
    one, two = (function(at + k * step * along) - function(at - k * step * along) for k in (1, 2))
    return (8 * one - two) / (12 * step)


def check(calls: Calls, at: Buffer, tangents: Buffer, random: np.random.Generator) -> None:
    wanted = differences(calls.primal, at, tangents)
    after, found = calls.forward(at, tangents)
    active = [b not in calls.variant.inactive for b in calls.variant.buffers]
    compared = np.isfinite(wanted) & np.array(active)[:, None]
    np.testing.assert_allclose(found[compared], wanted[compared], rtol=1e-6, atol=1e-7)
    np.testing.assert_allclose(after, calls.primal(at), rtol=1e-12)
    seeds = random.uniform(-1, 1, at.shape)
    seeds[np.invert(active)] = 0
    after, adjoints = calls.reverse(at, seeds)
    np.testing.assert_allclose(after, calls.primal(at), rtol=1e-12)
    np.testing.assert_allclose(np.sum(adjoints[active] * tangents[active]), np.sum(seeds * found), rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("variant", [v for routine in ROUTINES for v in variants(routine)], ids=lambda v: v.name)
def test_against_differences(library: ctypes.CDLL, variant: Variant) -> None:
    random = np.random.default_rng(2)
    for integers in cases(variant):
        calls = Calls(library, variant, integers)
        at = drawn(variant, random)
        tangents = random.uniform(-1, 1, at.shape)
        tangents[[b in variant.inactive for b in variant.buffers]] = 0
        check(calls, at, tangents, random)
        if "beta" in variant.buffers:  # what is not read need not be a number
            output = next(b for b in reversed(variant.buffers) if b.isupper())
            for row, value in (("beta", 0), (output, np.nan)):
                at[variant.buffers.index(row)] = value
            tangents[variant.buffers.index("beta")] = 0
            touched = np.isfinite(calls.primal(at))
            at[variant.buffers.index(output)][~touched[variant.buffers.index(output)]] = 0.5
            check(calls, at, tangents, random)


REQUEST = "extern int enzyme_dup, enzyme_const; void __enzyme_autodiff(void *, ...);\n"


def test_inactive_operands_cost_no_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The gradient of a product with a constant matrix: the product, and one more; nothing is kept."""
    (tmp_path / "product.c").write_text(f"""{REQUEST}
void dgemm_(char *, char *, int *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *);
static void product(double *a, double *b, double *c, int n) {{
  double one = 1, zero = 0; char plain = 'N';
  dgemm_(&plain, &plain, &n, &n, &n, &one, a, &n, b, &n, &zero, c, &n);
}}
void gradient(double *a, double *da, double *b, double *c, double *dc, int n) {{
  __enzyme_autodiff((void *)product, enzyme_dup, a, da, enzyme_const, b, enzyme_dup, c, dc, enzyme_const, n);
}}
""")
    monkeypatch.setenv("ENZYME_SAVE_STAGES", str(tmp_path))
    run(["enzyme-cc", "-O2", "-shared", "-fPIC", "product.c", "-o", "product.so", "-lopenblas"], tmp_path)
    text = (tmp_path / "5-optimized.ll").read_text()
    assert text.count("call void @dgemm_(") == 2
    assert "call ptr @" not in text


@pytest.mark.skipif(find_library("lapack") is None, reason="no LAPACK")
def test_blas_is_found_behind_lapack(tmp_path: Path) -> None:
    """A program that links LAPACK alone does so with derivatives, too, though they call BLAS."""
    (tmp_path / "factor.c").write_text(f"""{REQUEST}
void dpotrf_(const char *, const int *, double *, const int *, int *);
static double corner(double *a, int n) {{ int info; dpotrf_("L", &n, a, &n, &info); return a[3]; }}
int main(void) {{
  double a[4] = {{4, 2, 0, 2}}, d[4] = {{0}};
  __enzyme_autodiff((void *)corner, enzyme_dup, a, d, enzyme_const, 2);
  return d[0] != 0.125 || d[1] != -0.5 || d[3] != 0.5;
}}
""")
    run(["enzyme-cc", "-O1", "factor.c", "-o", "factor", "-llapack"], tmp_path)
    run([str(tmp_path / "factor")], tmp_path)

"""Definitions of LAPACK's routines against the library itself: results, tangents against differences, adjoints against
tangents, at several sizes and with all flags.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator
from ctypes.util import find_library
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import pytest

from tests.harness.builds import run

pytestmark = pytest.mark.skipif(find_library("openblas") is None, reason="no OpenBLAS")

Buffer = npt.NDArray[np.float64]
SIZE, ROOM = 64, 4096
LEADING = {"lda": 7, "ldb": 6, "ldc": 7, "ldu": 6, "ldvt": 5, "ldz": 6, "ldaf": 8, "ldx": 5}
BANDS = {"kl": 1, "ku": 2, "kd": 2}
FLAGS = {
    "norm": "M1IF", "uplo": "UL", "diag": "NU", "trans": "NT", "side": "LR", "jobz": "NV", "jobu": "NS", "jobvt": "NS",
    "jobvl": "NV", "jobvr": "NV", "range": "AI", "fact": "NE",
}  # fmt: skip
SQUARE = ({"m": 1, "n": 1, "k": 1}, {"m": 2, "n": 2, "k": 2}, {"m": 5, "n": 5, "k": 4})
ANY = (*SQUARE, {"m": 5, "n": 3, "k": 3}, {"m": 3, "n": 5, "k": 3})
WIDE = (*SQUARE, {"m": 3, "n": 5, "k": 3})
TALL = (*SQUARE, {"m": 5, "n": 3, "k": 2})
INTEGERS = {"pivots": (1, 3, 3, 5, 5), "iwork": (), "jpvt": (0,) * 8, "isuppz": (), "ifail": ()}
TEXTS = {"equed": "N"}
NUMBERS = frozenset("anorm rcond alpha tau vl vu abstol growth".split())
FUNCTIONS = ("lange", "lansy", "langb", "lantr")


@dataclass(frozen=True)
class Routine:
    """How it is called; `results` are compared; `shift` is added to diagonals, so that factorisations do not fail."""

    name: str
    call: str
    results: str
    sizes: tuple[dict[str, int], ...] = SQUARE
    flags: dict[str, str] = field(default_factory=dict[str, str])
    shift: float = 2.5
    fixed: dict[str, int] = field(default_factory=dict[str, int])

    @property
    def tokens(self) -> list[str]:
        return self.call.split()

    @property
    def buffers(self) -> list[str]:
        found = [t for t in self.tokens if (t.isupper() and t != "WORK") or t in NUMBERS]
        return [*found, "result"] if self.name in FUNCTIONS else found

    @property
    def given(self) -> list[str]:
        known = {*INTEGERS, *TEXTS, *NUMBERS, "info", "rank", "found", "WORK"}
        return [t for t in self.tokens if t.islower() and t not in known]

    def flag_values(self, token: str) -> str:
        return self.flags.get(token, FLAGS.get(token, ""))


_SYMMETRIC = "uplo n A lda"
_BANDED, _PACKED = "uplo n kd A lda", "uplo n A"
_QR = "m n A lda TAU WORK lwork info"
_RANGE = "jobz range uplo n A lda vl vu il iu abstol found S Z ldz"
_OF_TRIDIAGONAL = "jobz range n DD E vl vu il iu abstol found S Z ldz"
_SVX = "equed R C B ldb X ldx rcond FERR BERR WORK iwork info"
_NORM = {"norm": "1I"}
ROUTINES = [
    Routine("gecon", "norm n A lda anorm rcond WORK iwork info", "rcond", flags=_NORM),
    Routine("pocon", "uplo n A lda anorm rcond WORK iwork info", "rcond"),
    Routine("gbcon", "norm n kl ku A lda pivots anorm rcond WORK iwork info", "rcond", flags=_NORM),
    Routine("trcon", "norm uplo diag n A lda rcond WORK iwork info", "rcond", flags=_NORM),
    Routine("lansy", "norm uplo n A lda WORK", "result"),
    Routine("langb", "norm n kl ku A lda WORK", "result"),
    Routine("lantr", "norm uplo diag m n A lda WORK", "result"),
    Routine("getri", "n A lda pivots WORK lwork info", "A"),
    Routine("potri", f"{_SYMMETRIC} info", "A"),
    Routine("trtri", "uplo diag n A lda info", "A"),
    Routine("pbtrf", f"{_BANDED} info", "A"),
    Routine("pbtrs", "uplo n kd nrhs A lda B ldb info", "B"),
    Routine("pbsv", "uplo n kd nrhs A lda B ldb info", "A B"),
    Routine("pptrf", f"{_PACKED} info", "A"),
    Routine("pptrs", "uplo n nrhs A B ldb info", "B"),
    Routine("pptri", f"{_PACKED} info", "A"),
    Routine("tptri", "uplo diag n A info", "A"),
    Routine("tptrs", "uplo trans diag n nrhs A B ldb info", "B"),
    Routine("ppsv", "uplo n nrhs A B ldb info", "A B"),
    Routine("gttrf", "n DL DD DU DUU pivots info", "DL DD DU DUU", shift=0),
    Routine("gttrs", "trans n nrhs DL DD DU DUU pivots B ldb info", "B"),
    Routine("pttrf", "n DD E info", "DD E"),
    Routine("pttrs", "n nrhs DD E B ldb info", "B"),
    Routine("sytrf", f"{_SYMMETRIC} pivots WORK lwork info", "A", shift=0),
    Routine("sytrs", "uplo n nrhs A lda pivots B ldb info", "B"),
    Routine("sytri", "uplo n A lda pivots WORK info", "A", flags={"uplo": "L"}),
    Routine("sysv", "uplo n nrhs A lda pivots B ldb WORK lwork info", "A B", shift=0),
    Routine("gesvx", f"fact trans n nrhs A lda AF ldaf pivots {_SVX}", "A AF B X rcond"),
    Routine("gbsvx", f"fact trans n kl ku nrhs A lda AF ldaf pivots {_SVX}", "A B X rcond"),
    Routine("posvx", f"fact uplo n nrhs A lda AF ldaf {_SVX.replace(' R C', ' S')}", "A AF B X rcond"),
    Routine("larfg", "n alpha X incx tau", "alpha X tau"),
    Routine("larf", "side m n X incx tau C ldc WORK", "C", ANY),
    Routine("geqrf", _QR, "A TAU", ANY, shift=0),
    Routine("geqr2", "m n A lda TAU WORK info", "A TAU", ANY, shift=0),
    Routine("gelqf", _QR, "A TAU", ANY, shift=0),
    Routine("orgqr", "m n k A lda TAU WORK lwork info", "A", TALL),
    Routine("orglq", "m n k A lda TAU WORK lwork info", "A", WIDE),
    Routine("ormqr", "side trans m n k A lda TAU C ldc WORK lwork info", "C", fixed={"k": 1}, sizes=ANY),
    Routine("ormlq", "side trans m n k A lda TAU C ldc WORK lwork info", "C", fixed={"k": 1}, sizes=ANY),
    Routine("geqp3", "m n A lda jpvt TAU WORK lwork info", "A TAU", ANY, shift=0),
    Routine("gels", "trans m n nrhs A lda B ldb WORK lwork info", "A", ANY, shift=0),
    Routine("gelss", "m n nrhs A lda B ldb S rcond rank WORK lwork info", "S", ANY, shift=0),
    Routine("gelsd", "m n nrhs A lda B ldb S rcond rank WORK lwork iwork info", "S", ANY, shift=0),
    Routine("gelsy", "m n nrhs A lda B ldb jpvt rcond rank WORK lwork info", "", ANY, shift=0),
    Routine("gesvd", "jobu jobvt m n A lda S U ldu VT ldvt WORK lwork info", "S U VT", ANY,
            {"jobu": "NSA", "jobvt": "NSA"}, shift=0),
    Routine("gesdd", "jobz m n A lda S U ldu VT ldvt WORK lwork iwork info", "S U VT", ANY, {"jobz": "NSA"}, shift=0),
    Routine("syev", "jobz uplo n A lda S WORK lwork info", "S A"),
    Routine("syevr", f"{_RANGE} isuppz WORK lwork iwork liwork info", "S Z"),
    Routine("syevx", f"{_RANGE} WORK lwork iwork ifail info", "S Z"),
    Routine("stev", "jobz n DD E Z ldz WORK info", "DD Z"),
    Routine("stevr", f"{_OF_TRIDIAGONAL} isuppz WORK lwork iwork liwork info", "S Z"),
    Routine("stevx", f"{_OF_TRIDIAGONAL} WORK iwork ifail info", "S Z"),
    Routine("sygv", "itype jobz uplo n A lda B ldb S WORK lwork info", "S A B", flags={"itype": "123"}),
    Routine("sygvd", "itype jobz uplo n A lda B ldb S WORK lwork iwork liwork info", "S A B", flags={"itype": "1"}),
    Routine("geev", "jobvl jobvr n A lda WR WI U ldu Z ldz WORK lwork info", "WR WI U Z", shift=0),
]  # fmt: skip
_SOLUTIONS = ("gels", "gelss", "gelsd", "gelsy")
_BY_NAME = {routine.name: routine for routine in ROUTINES}


def source(routine: Routine) -> str:
    """C: a function of buffers that makes the call, its two requests, and entries that take the buffers in an array."""
    types, setup, passed = [], [], []
    for token in routine.tokens:
        if token in routine.buffers:
            kind, given = "double", token
        elif token == "WORK":
            kind, given = "double", "work_"
            setup.append(f"double work_[{ROOM}];")
        elif token in TEXTS:
            kind, given = "char", f"{token}_"
            setup.append(f'char {token}_[] = "{TEXTS[token]}";')
        elif token in INTEGERS:
            kind, given = "int", f"{token}_"
            first = [f"{p} < n_ ? {p} : n_" if "n" in routine.given else str(p) for p in INTEGERS[token]]
            values = "".join(f" {token}_[{k}] = {p};" for k, p in enumerate(first))
            setup.append(f"int {token}_[{ROOM}];{values}")
        elif token in routine.given:
            kind, given = "char" if token in FLAGS else "int", f"&{token}_"
            setup.insert(0, f"{kind} {token}_ = given[{routine.given.index(token)}];")
        else:
            kind, given = "int", f"&{token}_"
            setup.append(f"int {token}_ = 0;")
        types.append(f"{kind} *")
        passed.append(given)
    letters = sum(token in FLAGS or token in TEXTS for token in routine.tokens)
    name, buffers, is_function = routine.name, routine.buffers, routine.name in FUNCTIONS
    call = f"{'*result = ' * is_function}d{name}_({', '.join([*passed, *['1'] * letters])});"
    values = ", ".join(f"b[{i}]" for i in range(len(buffers)))
    marked = ", ".join(f"enzyme_dup, b[{i}], d[{i}]" for i in range(len(buffers)))
    request = f"(void *)f_{name}, enzyme_const, given, {marked}"
    return f"""
{"double" if is_function else "void"} d{name}_({", ".join([*types, *["long"] * letters])});
static void f_{name}(const int *given, {", ".join(f"double *{b}" for b in buffers)}) {{ {" ".join(setup)} {call} }}
void {name}_primal(const int *given, double **b) {{ f_{name}(given, {values}); }}
void {name}_reverse(const int *given, double **b, double **d) {{ __enzyme_autodiff({request}); }}
void {name}_forward(const int *given, double **b, double **d) {{ __enzyme_fwddiff({request}); }}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("lapack")
    head = "extern int enzyme_dup, enzyme_const;\nvoid __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);\n"
    (folder / "calls.c").write_text(head + "".join(source(routine) for routine in ROUTINES))
    run(["enzyme-cc", "-O1", "-shared", "-fPIC", "calls.c", "-o", "calls.so", "-lopenblas"], folder)
    return ctypes.CDLL(str(folder / "calls.so"))


def cases(routine: Routine) -> Iterator[dict[str, int]]:
    flags = [token for token in routine.given if routine.flag_values(token)]
    for sizes, chosen in itertools.product(routine.sizes, itertools.product(*map(routine.flag_values, flags))):
        found = {"nrhs": 2, "lwork": ROOM, "liwork": ROOM, "incx": 2, **LEADING, **BANDS, **sizes, **routine.fixed}
        found |= {"il": sizes["n"] // 2 + 1, "iu": sizes["n"]}
        found |= {
            token: int(flag) if flag.isdigit() and token == "itype" else ord(flag) for token, flag in zip(flags, chosen)
        }
        yield {token: found[token] for token in routine.given}


def drawn(routine: Routine, case: dict[str, int], random: np.random.Generator) -> Buffer:
    """Diagonals that are large and differ, wherever the matrix is stored."""
    found = random.uniform(-0.5, 0.5, (len(routine.buffers), SIZE))
    n, up = case.get("n", 5), case.get("uplo") == ord("U")
    places = [j * (LEADING["lda"] + 1) for j in range(n)]
    if "kd" in case:
        places = [j * LEADING["lda"] + (BANDS["kd"] if up else 0) for j in range(n)]
    elif "ku" in case:
        top = BANDS["ku"] + (BANDS["kl"] if "anorm" in routine.buffers else 0)
        places = [j * LEADING["lda"] + top for j in range(n)]
    elif routine.name.startswith("pp"):
        places = [j * (j + 3) // 2 if up else j * n - j * (j - 1) // 2 for j in range(n)]
    values = routine.shift * (1 + 0.3 * np.arange(n))
    for buffer in ("A", "DD"):
        if buffer in routine.buffers:
            found[routine.buffers.index(buffer)][places if buffer == "A" else slice(n)] += values
    if routine.name.startswith("sygv"):
        found[routine.buffers.index("B")][[j * (LEADING["ldb"] + 1) for j in range(n)]] += 3
    for number, value in (("anorm", 3), ("rcond", -1), ("abstol", 0)):
        if number in routine.buffers:
            found[routine.buffers.index(number)] = value
    return found


class Calls:
    """The entries of one routine, for buffers as rows of one array."""

    def __init__(self, library: ctypes.CDLL, routine: Routine, case: dict[str, int]):
        self.library, self.routine = library, routine
        self.given = (ctypes.c_int * 32)(*case.values())

    def __call__(self, entry: str, *groups: Buffer) -> list[Buffer]:
        copies = [group.copy() for group in groups]
        rows = [(ctypes.c_void_p * len(group))(*(row.ctypes.data for row in group)) for group in copies]
        getattr(self.library, f"{self.routine.name}_{entry}")(self.given, *rows)
        return copies


def compared(routine: Routine, case: dict[str, int]) -> npt.NDArray[np.bool_]:
    """Where the results are: eigenvectors only if they were asked for, and no more of a solution than there is."""
    found = np.zeros((len(routine.buffers), SIZE), bool)
    for buffer in routine.results.split():
        found[routine.buffers.index(buffer)] = True
    if routine.name in ("syev", "sygv", "sygvd") and case["jobz"] == ord("N"):
        found[routine.buffers.index("A")] = False
    if routine.name in _SOLUTIONS:
        rows = case["m"] if case.get("trans") == ord("T") else case["n"]
        for column in range(case["nrhs"]):
            found[routine.buffers.index("B")][column * LEADING["ldb"] :][:rows] = True
    for buffer, rows, columns, ld in (("U", "m", "n", "ldu"), ("VT", "n", "m", "ldvt")):
        if routine.name in ("gesvd", "gesdd"):  # of a full basis, the vectors that belong to values
            part = found[routine.buffers.index(buffer)][: 6 * case[ld]].reshape(6, case[ld])
            (part if buffer == "U" else part.T)[min(case[rows], case[columns]) :] = False
    return found


def signs(routine: Routine, case: dict[str, int], found: Buffer, value: Buffer) -> Buffer:
    """What makes eigenvectors point where those in `value` do: rounding errors may choose their signs (`syevr`)."""
    factors = np.ones(value.shape)
    if "Z" in routine.buffers:
        row, ld = routine.buffers.index("Z"), case["ldz"]
        vectors = [buffer[row][: SIZE // ld * ld].reshape(-1, ld)[:, : case["n"]] for buffer in (factors, found, value)]
        vectors[0][np.sum(vectors[1] * vectors[2], axis=1) < 0] = -1
    return factors


_MOST_DRAWS = 8
_JUMP = 0.3


@pytest.mark.parametrize("name", _BY_NAME)
def test_against_the_library(library: ctypes.CDLL, name: str) -> None:
    routine, random = _BY_NAME[name], np.random.default_rng(3)
    for case in cases(routine):
        calls, results, said = Calls(library, routine, case), compared(routine, case), str(case)
        constant = [b in ("rcond", "abstol") and b not in routine.results.split() for b in routine.buffers]
        for _ in range(_MOST_DRAWS):
            at = drawn(routine, case, random)
            tangents = random.uniform(-1, 1, at.shape)
            tangents[constant] = 0
            (value,), step = calls("primal", at), 1e-4 * tangents
            around = [calls("primal", at + k * step)[0] for k in (-2, -1, 1, 2)]
            around = [near * signs(routine, case, near, value) for near in around]
            if np.max(np.abs(np.subtract(around, value))[:, results]) < _JUMP:
                break  # else the library has chosen another sign or order at one of these points
        wanted = (around[0] - 8 * around[1] + 8 * around[2] - around[3]) / (12 * 1e-4)
        seeds = random.uniform(-1, 1, at.shape) * results
        after, found = calls("forward", at, tangents)
        turned = signs(routine, case, after, value)
        after, found = after * turned, found * turned
        np.testing.assert_allclose(after[results], value[results], rtol=1e-9, atol=1e-11, err_msg=said)
        np.testing.assert_allclose(found[results], wanted[results], rtol=1e-5, atol=1e-6, err_msg=said)
        after, adjoints = calls("reverse", at, seeds)
        turned = signs(routine, case, after, value)
        np.testing.assert_allclose((after * turned)[results], value[results], rtol=1e-9, atol=1e-11, err_msg=said)
        along = np.sum(seeds[results] * (found * turned)[results])
        np.testing.assert_allclose(np.sum(adjoints * tangents), along, rtol=1e-8, atol=1e-9, err_msg=said)


def _along(library: ctypes.CDLL, name: str, case: dict[str, int], given: dict[str, Buffer], result: str) -> float:
    """The derivative of the sum of a result, along ones, in both modes."""
    routine = _BY_NAME[name]
    calls = Calls(library, routine, {token: {**LEADING, **case}[token] for token in routine.given})
    at, index = np.zeros((len(routine.buffers), SIZE)), routine.buffers.index(result)
    for buffer, values in given.items():
        at[routine.buffers.index(buffer)][: values.size] = values
    tangents, seeds = np.zeros(at.shape), np.zeros(at.shape)
    tangents[routine.buffers.index("A")], seeds[index] = 1 + np.arange(SIZE), 1
    _, found = calls("forward", at, tangents)
    _, adjoints = calls("reverse", at, seeds)
    row = routine.buffers.index("A")
    forward, reverse = np.sum(found[index]), np.sum(adjoints[row] * tangents[row])
    assert np.isfinite(forward) == np.isfinite(reverse)
    assert not np.isfinite(forward) or abs(forward - reverse) <= 1e-9 * abs(forward)
    return float(reverse)


def test_what_has_no_derivative_is_no_number(library: ctypes.CDLL) -> None:
    """A full basis, vectors of a value that is there twice, and solutions of a matrix of lower rank."""
    job = {"jobu": ord("S"), "jobvt": ord("S"), "m": 2, "n": 2, "lda": 2, "ldu": 2, "ldvt": 2, "lwork": ROOM}
    twice, apart = {"A": np.array([3.0, 0, 0, 3])}, {"A": np.array([3.0, 0, 0, 2])}
    assert np.isfinite(_along(library, "gesvd", job, apart, "U"))
    assert not np.isfinite(_along(library, "gesvd", job, twice, "U"))
    assert _along(library, "gesvd", job, twice, "S") == pytest.approx(1 + 4)
    full = {**job, "n": 1, "jobu": ord("A")}
    assert not np.isfinite(_along(library, "gesvd", full, apart, "U"))
    least = {"m": 2, "n": 2, "nrhs": 1, "lda": 2, "ldb": 2, "lwork": ROOM}
    for values, is_full in ((apart["A"], True), (np.array([1.0, 2, 2, 4]), False)):
        found = _along(library, "gelsd", least, {"A": values, "B": np.ones(2), "rcond": np.array([1e-8])}, "B")
        assert np.isfinite(found) == is_full

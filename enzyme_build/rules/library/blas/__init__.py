"""BLAS and LAPACK: bodies by definition, which say all that analyses ask, and rules that are library calls themselves.

`blas.ll`, `lapack.ll` and `rules.ll` are made of the C files of these names by `python -m tests.rules.make_bodies`.
One definition covers d and s, Fortran's names (`_`), 64-bit integers (`_64_`), CBLAS and LAPACKE.  A routine without a
rule, or whose rule does not fit a call, is differentiated by its definition: right for every shape, stride, triangle
and overlap, but slow where matrices are large.  Where the library chooses (pivoted columns, the signs of vectors), a
definition takes what it has chosen as data, by a call of the program's own library.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from enzyme_build.rules.library.definition_files import definitions_in, text_of, with_callees
from enzyme_build.rules.library.inactive import inactive, inactive_pattern

FOLDER = Path(__file__).resolve().parent
BLAS = FOLDER / "blas.ll"
LAPACK = FOLDER / "lapack.ll"
RULES = FOLDER / "rules.ll"
_NAME = re.compile(r"cblas_[ds][a-z0-9]+|LAPACKE_[ds][a-z0-9]+|[ds][a-z0-9]+_(?:64_)?")
_LIBRARY = "@enzyme_build.library."  # before a symbol of the program's own library, which a definition reads

inactive_pattern(r"(cblas_)?i[dsczq]amax(_|_64_)?$|izmax1_$", because="an index")
inactive("xerbla_ ilaenv_ lsame_ dlamch_ slamch_ openblas_set_num_threads", because="environment")


def blas_parameters(name: str) -> list[str] | None:
    """The parameter types of a routine that has a body here, as LLVM writes them; None for any other name."""
    header = _header(name)
    return [parameter.split()[0] for parameter in _listed(header)] if header else None


def _text_of(name: str) -> Path | None:
    """The file that has a routine's definition."""
    files = (BLAS, LAPACK) if _NAME.fullmatch(name) else ()
    return next((path for path in files if f" @{name}(" in text_of(path)), None)


def _header(name: str) -> str:
    path = _text_of(name)
    return definitions_in(path)[name].split("\n", 1)[0] if path is not None else ""


def _listed(header: str) -> list[str]:
    inside = header[header.index("(") + 1 : header.rindex(")")]
    return [parameter for parameter in inside.split(",") if parameter.strip()]


def _result(header: str) -> str:
    return re.findall(r"\b(void|double|float|i32|i64)\b", header.split("@")[0])[-1]


def blas_prototype(name: str) -> str:
    """How a routine is declared, as LLVM writes it; "" for any other name."""
    header = _header(name)
    return f"{_result(header)} ({', '.join(blas_parameters(name) or ())})" if header else ""


@dataclass(frozen=True, slots=True)
class BlasForm:
    """How a routine with a body here is called.

    Fortran's ABI lets more than one prototype pass.  Lengths of texts may follow the arguments, of any width, or be
    left out.  A subroutine may be said to return an integer, which is 0 (f2c's convention).  REAL functions return
    double by f2c's convention (`is_wide`).  Sizes by value may be given as 64 bits, of which the library reads as many
    as it has been built for.
    """

    name: str
    result: str
    given: tuple[str, ...]

    @property
    def lengths(self) -> int:
        return len(self.given) - len(blas_parameters(self.name) or ())

    @property
    def is_library_form(self) -> bool:
        """The types are the library's: its rules may call it, and derivatives take the place of the body."""
        lengths = self.given[len(self.given) - self.lengths :]
        return self.calls_same_library and self.result == _result(_header(self.name)) and set(lengths) <= {"i64"}

    @property
    def calls_same_library(self) -> bool:
        """What rules call has the types that the program's own library has."""
        parameters = blas_parameters(self.name) or []
        return list(self.given[: len(parameters)]) == parameters and not self.is_wide

    @property
    def is_single(self) -> bool:
        """Its rules may call functions whose results are single."""
        return self.name[0] == "s" and self.name.endswith("_")

    @property
    def is_wide(self) -> bool:
        return self.result == "double" and _result(_header(self.name)) == "float"


_INTEGER = re.compile(r"i\d+")
REAL_FUNCTIONS = ("sdot_", "snrm2_", "sasum_")


def blas_form(name: str, result: str, given: list[str]) -> BlasForm | None:
    """The form of a call with these types; None if the ABI does not let it pass, or there is no such routine."""
    parameters, header = blas_parameters(name), _header(name)
    if parameters is None or len(given) < len(parameters):
        return None
    own, lengths = given[: len(parameters)], given[len(parameters) :]
    wanted = _result(header)
    fits = all(there == here or (there, here) == ("i32", "i64") for there, here in zip(parameters, own))
    is_text = not lengths or name.endswith("_")
    by_f2c = wanted == "float" and result == "double" and name.endswith("_")
    returns = result in (wanted, "void") or (wanted == "void" and _INTEGER.fullmatch(result)) or by_f2c
    if not (fits and returns and is_text and all(_INTEGER.fullmatch(type_) for type_ in lengths)):
        return None
    return BlasForm(name, result, tuple(given))


def blas_body(name: str, function: str, hidden: int) -> str:
    """LLVM's text of a routine as `@function`; `hidden` lengths of texts follow its arguments (Fortran's ABI)."""
    path = _text_of(name)
    assert path is not None, name
    body, *callees = (text.replace(_LIBRARY, "@") for text in with_callees(path, name).values())
    header, rest = body.split("\n", 1)
    close = header.rindex(")")
    lengths = "".join(f", i64 %length{k}" for k in range(hidden))
    header = f"{header[:close]}{lengths}) {{".replace(f"@{name}(", f"@{function}(")
    header = re.sub(r"^define (?:[a-z_]+ )*(?=void|double|float|i32)", "define internal ", header)
    return "\n".join([*callees, header, rest])


def blas_wrapper(form: BlasForm, function: str, body: str) -> str:
    """LLVM's text of `@function`, which has the form's types and calls `@body`, which has the library's."""
    header = _header(form.name)
    listed = _listed(header)
    taken: list[str] = []
    passed: list[str] = []
    lines: list[str] = []
    for index, type_ in enumerate(form.given):
        wanted, *attributes = (listed[index] if index < len(listed) else "i64 %length").split()[:-1]
        taken.append(" ".join([type_, *attributes, f"%a{index}"]))
        value = f"%a{index}"
        if type_ != wanted:
            cast = "trunc" if int(type_[1:]) > int(wanted[1:]) else "sext"
            value = f"%fit{index}"
            lines.append(f"  {value} = {cast} {type_} %a{index} to {wanted}")
        passed.append(f"{wanted} {value}")
    result = _result(header)
    lines.append(f"  {'' if result == 'void' else '%result = '}call {result} @{body}({', '.join(passed)})")
    if form.result == "void":
        lines.append("  ret void")
    elif form.is_wide:
        lines += [f"  %wide = fpext {result} %result to {form.result}", f"  ret {form.result} %wide"]
    else:
        lines.append(f"  ret {form.result} {'0' if result == 'void' else '%result'}")
    return f"define internal {form.result} @{function}({', '.join(taken)}) {{\n" + "\n".join(lines) + "\n}\n"


# ---- rules -----------------------------------------------------------------------------------------------------------
_FLAGS = frozenset("jobz uplo trans transa transb side diag".split())
_NUMBERS = frozenset("alpha beta c s".split())
PARAMETERS = {
    "dot": "n X incx Y incy",
    "nrm2": "n X incx",
    "asum": "n X incx",
    "scal": "n alpha X incx",
    "axpy": "n alpha X incx Y incy",
    "copy": "n X incx Y incy",
    "swap": "n X incx Y incy",
    "rot": "n X incx Y incy c s",
    "gemv": "trans m n alpha A lda X incx beta Y incy",
    "ger": "m n alpha X incx Y incy A lda",
    "symv": "uplo n alpha A lda X incx beta Y incy",
    "syr": "uplo n alpha X incx A lda",
    "syr2": "uplo n alpha X incx Y incy A lda",
    "trmv": "uplo trans diag n A lda X incx",
    "trsv": "uplo trans diag n A lda X incx",
    "gemm": "transa transb m n k alpha A lda B ldb beta C ldc",
    "symm": "side uplo m n alpha A lda B ldb beta C ldc",
    "syrk": "uplo trans n k alpha A lda beta C ldc",
    "syr2k": "uplo trans n k alpha A lda B ldb beta C ldc",
    "trmm": "side uplo transa diag m n alpha A lda B ldb",
    "trsm": "side uplo transa diag m n alpha A lda B ldb",
    "trtrs": "uplo trans diag n nrhs A lda B ldb info",
    "potrf": "uplo n A lda info",
    "potrs": "uplo n nrhs A lda B ldb info",
    "posv": "uplo n nrhs A lda B ldb info",
    "getrf": "m n A lda pivots info",
    "getrs": "trans n nrhs A lda pivots B ldb info",
    "gesv": "n nrhs A lda pivots B ldb info",
    "syev": "jobz uplo n A lda W WORK lwork info",
    "syevd": "jobz uplo n A lda W WORK lwork pivots liwork info",
}
_BEHIND = frozenset("trsv trsm trtrs potrf potrs posv getrf getrs gesv syev syevd".split())
VECTORS = frozenset({"syev", "syevd"})  # eigenvectors are made where the program asks for none
_WITHOUT = {"trsm": "alpha"}  # the derivative with respect to this number needs what the routine overwrites


@dataclass(frozen=True, slots=True)
class LibraryCall:
    """A routine with rules: the roles of its parameters (order, flag, size, number, array, pivots, info).

    `is_behind`: rules read results, so they come behind the call.  `makes_vectors`: a function of the rules makes the
    call, and answers where what they read instead of the first array lies.  `by_definition`: the parameters that must
    be inactive, or the definition is differentiated.
    """

    name: str
    is_double: bool
    roles: tuple[str, ...]
    by_reference: bool
    is_behind: bool
    makes_vectors: bool
    by_definition: tuple[int, ...]


@lru_cache(maxsize=256)
def library_call(name: str) -> LibraryCall | None:
    """What is known about a routine that has rules; None for any other name."""
    found = re.fullmatch(r"(cblas_)?([ds])([a-z0-9]+?)(_?)", name)
    if found is None or bool(found[1]) == bool(found[4]) or found[3] not in PARAMETERS:
        return None
    routine, parameters = found[3], PARAMETERS[found[3]].split()
    if found[1] and "lda" in parameters:
        parameters = ["order", *parameters]
    by_definition = tuple(i for i, p in enumerate(parameters) if p == _WITHOUT.get(routine))
    roles = tuple(_role(parameter) for parameter in parameters)
    is_behind, makes_vectors = routine in _BEHIND, routine in VECTORS
    return LibraryCall(name, found[2] == "d", roles, not found[1], is_behind, makes_vectors, by_definition)


def _role(parameter: str) -> str:
    if parameter in _FLAGS:
        return "flag"
    if parameter in _NUMBERS:
        return "number"
    if parameter in ("order", "pivots", "info"):
        return parameter
    return "array" if parameter.isupper() else "size"


def library_rule(name: str, phase: str) -> str:
    """The name of the function that is a routine's rule for keep, tangent or adjoint (or `vectors`)."""
    return f"enzyme_build.rule.{name}.{phase}"


def library_rule_texts(function: str) -> dict[str, str]:
    """LLVM's text of such a function, and of each function that it needs: definitions, and declarations."""
    texts = with_callees(RULES, function)
    return {name: re.sub(r"^define (?!internal)", "define internal ", text) for name, text in texts.items()}

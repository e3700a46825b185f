"""Generated functions compute what the compiled ones do, and let nothing wrong reach them."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_build.errors import BindingError
from tests.bindings.building import build_native
from tests.bindings.sources import C_FUNCTIONS, C_SOURCE, FORTRAN_FUNCTIONS, FORTRAN_SOURCES


@pytest.fixture(scope="module")
def native(tmp_path_factory):
    return build_native(tmp_path_factory.mktemp("native"), {"a.c": C_SOURCE}, C_FUNCTIONS)


@pytest.fixture(scope="module")
def fortran(tmp_path_factory):
    return build_native(tmp_path_factory.mktemp("fortran"), FORTRAN_SOURCES, FORTRAN_FUNCTIONS)


X = np.array([1.0, 2.0, 3.0])
A = np.arange(6.0).reshape(2, 3)


def test_values(native):
    assert native.energy(X, 2) == 72.0
    assert native.energy(X, k=0.5) == 18.0
    assert native.energy(np.array([]), 1) == 0.0
    np.testing.assert_array_equal(native.matvec(A, X), A @ X**2)
    assert native.loss(X, False, "A") == 14 * ord("A")
    assert native.loss(X, np.True_, b"A") == -14 * ord("A")
    assert native.total(np.array([1, 2, -3], np.int32), -5) == -5
    assert native.any(X) is True
    assert native.any(0 * X) is False
    assert native.fixed(A) == 5.0


def test_inout_is_copied_and_place_is_not(native):
    before = X.copy()
    np.testing.assert_array_equal(native.step(before, X, 0.5), [1.5, 4.0, 7.5])
    np.testing.assert_array_equal(before, X)
    assert native.scale_in_place(before, 2.0) is None
    np.testing.assert_array_equal(before, 2 * X)


def test_read_only_arrays_may_be_read(native):
    frozen = X.copy()
    frozen.flags.writeable = False
    assert native.energy(frozen, 1) == 36.0
    with pytest.raises(ValueError, match=r"scale_in_place\(\): argument 'u' must be writable"):
        native.scale_in_place(frozen, 1.0)


@pytest.mark.fortran
def test_fortran(fortran):
    u, f = np.asfortranarray(A + 1), np.asfortranarray(A)
    new, total, squares = fortran.heat(u, f, 0.1)
    expected = u + 0.1 * f * u
    np.testing.assert_allclose(new, expected, rtol=1e-15)
    np.testing.assert_allclose(squares, expected**2, rtol=1e-15)
    assert total == pytest.approx((np.arange(1, 3)[:, None] * expected).sum(), rel=1e-15)
    assert squares.flags.f_contiguous
    assert fortran.Norm2Of(X, True) == 7.0
    with pytest.raises(ValueError, match="'u' must be F-contiguous"):
        fortran.heat(A, f, 0.1)


@pytest.mark.fortran
def test_a_number_that_changes_behind_the_back_is_an_error(fortran):
    with pytest.raises(RuntimeError, match=r"counted\(\): the function changed argument 'n'"):
        fortran.counted(3)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda m: m.energy([1.0], 1), TypeError, "energy(): argument 'x' must be a NumPy array of float64, not list"),
        (lambda m: m.energy(X.astype("f4"), 1), TypeError, "'x' must be an array of float64, not of float32"),
        (lambda m: m.energy(X.astype(">f8"), 1), TypeError, "'x' must be an array of float64, not of >f8"),
        (lambda m: m.energy(np.ma.array(X), 1), TypeError, "'x' must be a NumPy array of float64, not an array of"),
        (lambda m: m.energy(A, 1), ValueError, "'x' must have 1 dimension(s), not shape (2, 3)"),
        (lambda m: m.energy(X[::2], 1), ValueError, "'x' must be C-contiguous, not of strides (16,)"),
        (lambda m: m.energy(X, "1"), TypeError, "argument 'k' must be a number, not str"),
        (lambda m: m.energy(X, 1j), TypeError, "argument 'k' must be a number, not complex"),
        (lambda m: m.energy(X, 10**400), ValueError, "argument 'k' is too large"),
        (lambda m: m.energy(X), TypeError, "missing 1 required positional argument: 'k'"),
        (lambda m: m.matvec(A, X[:2]), ValueError, "'x' must have shape (m,) = (3,), not (2,)"),
        (lambda m: m.matvec(A.T, X), ValueError, "'a' must be C-contiguous"),
        (lambda m: m.fixed(A.reshape(3, 2)), ValueError, "'m' must have shape (2, 3) = (2, 3), not (3, 2)"),
        (lambda m: m.loss(X, 1, "a"), TypeError, "argument 'negate' must be True or False, not int"),
        (lambda m: m.loss(X, True, 1), TypeError, "argument 'label' must be a str or bytes, not int"),
        (lambda m: m.loss(X, True, "a\0b"), ValueError, "argument 'label' must not contain a zero byte"),
        (lambda m: m.total(np.zeros(2, "i4"), 1.5), TypeError, "argument 'offset' must be an integer, not float"),
        (lambda m: m.total(np.zeros(2, "i4"), 128), ValueError, "'offset' must be from -128 to 127, not 128"),
        (lambda m: m.total(np.zeros(256, "i4"), 1), ValueError, "argument 'n' must be from 0 to 255, not 256"),
    ],
)  # fmt: skip
def test_wrong_inputs(native, call, kind, message):
    with pytest.raises(kind) as caught:
        call(native)
    assert message in str(caught.value)


def test_misaligned_array(native):
    raw = np.zeros(8 * 3 + 1, np.uint8)[1:].view(np.float64)
    with pytest.raises(ValueError, match="'x' must be aligned"):
        native.energy(raw, 1)


ANYTHING = st.one_of(
    st.none(),
    st.integers(),
    st.floats(),
    st.booleans(),
    st.complex_numbers(),
    st.text(max_size=4),
    st.binary(max_size=4),
    st.lists(st.floats(), max_size=3),
    st.builds(
        lambda dtype, shape, order: np.zeros(shape, dtype, order),
        st.sampled_from(["f8", "f4", "i4", "i8", "c16", "?", "O", "S3", ">f8", "M8[s]"]),
        st.lists(st.integers(0, 3), max_size=3),
        st.sampled_from("CF"),
    ),
    st.sampled_from([X, X[::-1], A, A.T, A[:, ::2], np.float64(2), np.int8(1), np.array(3.0), X.view(np.recarray)]),
)


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_random_inputs_never_crash(native, data):
    name = data.draw(st.sampled_from(sorted(C_FUNCTIONS)))
    function = getattr(native, name)
    arguments = [data.draw(ANYTHING) for _ in inspect.signature(function).parameters]
    try:
        function(*arguments)
    except (TypeError, ValueError) as error:
        assert f"{name}()" in str(error)


def test_stub_has_the_functions_of_the_module(bound, tmp_path):
    decided = bound({"a.c": C_SOURCE}, C_FUNCTIONS)
    module, stub, marker = decided.write_package_files(tmp_path / "package" / "m.py", "libm.so")
    assert marker.name == "py.typed"
    signatures = [
        {node.name: [a.arg for a in node.args.args] for node in ast.parse(path.read_text()).body
         if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
        for path in (module, stub)
    ]  # fmt: skip
    assert signatures[0] == signatures[1]
    assert "energy_value_and_gradient" in signatures[0]
    last = ast.parse(module.read_text()).body[-1]
    assert isinstance(last, ast.Assign) and ast.literal_eval(last.value) == list(signatures[0])


def test_module_is_good_python(bound, tmp_path):
    decided = bound({"a.c": C_SOURCE}, C_FUNCTIONS)
    decided.write_package_files(tmp_path / "m.py", "libm.so")
    text = (tmp_path / "m.py").read_text()
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    roots = {(node.module if isinstance(node, ast.ImportFrom) else node.names[0].name) for node in imported}
    assert roots == {
        "ctypes",
        "operator",
        "pathlib",
        "typing",
        "collections.abc",
        "importlib.util",
        "numpy",
        "warnings",
        "zlib",
    }
    assert str(tmp_path) not in text
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F,E9", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 or "No module named" in done.stderr, done.stdout


def test_a_missing_library_is_an_import_error(bound, tmp_path):
    from tests.bindings.building import load

    bound({"a.c": C_SOURCE}, C_FUNCTIONS).write_package_files(tmp_path / "m.py", "libmissing.so")
    with pytest.raises(ImportError, match=r"cannot be loaded: .*libmissing.so"):
        load(tmp_path / "m.py")


def test_a_library_may_not_hide_its_module(bound, tmp_path):
    decided = bound({"a.c": C_SOURCE}, C_FUNCTIONS)
    with pytest.raises(BindingError, match=r"would import the library `m.so` in place of the module"):
        decided.write_package_files(tmp_path / "m.py", "m.so")
    with pytest.raises(BindingError, match="is a path"):
        decided.write_package_files(tmp_path / "m.py", "lib/m.so")

"""Fortran's arguments that are more than an address: arrays of assumed shape, optional ones, strings, array results."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import enzyme_build
from enzyme_build.errors import BindingError

pytestmark = pytest.mark.fortran

SOURCE = """
module shapes
  implicit none
contains
  real(8) function weighted(a, w)
    real(8), intent(in) :: a(:, :), w(:)
    weighted = sum(matmul(a, w)**2)
  end function
  subroutine blend(x, y, t)
    real(8), intent(in) :: x(:), t
    real(8), intent(inout) :: y(:)
    y = t * x**2 + (1 - t) * y
  end subroutine
  subroutine doubled(x, y)
    real(8), intent(in) :: x(0:)
    real(8), intent(out) :: y(:)
    y = 2 * x * x(0)
  end subroutine
  real(4) function single(x)
    real(4), intent(in), contiguous :: x(:)
    single = sum(x**3)
  end function
  real(8) function some(a, b, c)
    real(8), intent(in) :: a(:)
    real(8), intent(in), optional :: b(:)
    real(8), optional, intent(in) :: c
    some = sum(a**2)
    if (present(b)) some = some + sum(a * b)
    if (present(c)) some = some * c
  end function
  real(8) function picked(index, x)
    integer, intent(in) :: index(:)
    real(8), intent(in) :: x(:)
    picked = sum(x(index)**2)
  end function
  complex(8) function no_number(z)
    complex(8), intent(in) :: z(:)
    no_number = sum(z)
  end function
  function outer(a, b) result(c)
    real(8), intent(in) :: a(:), b(:)
    real(8) :: c(size(a), size(b))
    integer :: i
    do i = 1, size(b)
      c(:, i) = a * b(i)
    end do
  end function
  function squares(x, n) result(y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: y(n)
    y = x**2
  end function
  real(8) function by_name(how, unit, x)
    character(len=*), intent(in) :: how
    character(len=4), intent(in) :: unit
    real(8), intent(in) :: x(:)
    by_name = sum(x**2)
    if (how == "cubes") by_name = sum(x**3)
    if (unit == "km") by_name = by_name * 1000 * len(how)
  end function
  subroutine undeclared(x, s)
    real(8) :: x(:), s
    s = sum(x**2)
    x(1) = 0
  end subroutine
  subroutine named(word)
    character(len=*), intent(out) :: word
    word = "x"
  end subroutine
  real(8) function kept(x)
    real(8), allocatable, intent(in) :: x(:)
    kept = sum(x)
  end function
  real(8) function pointed(x)
    real(8), pointer, intent(in) :: x(:)
    pointed = sum(x)
  end function
  recursive function chained(x, k) result(y)
    real(8), intent(in) :: x(:)
    integer, intent(in) :: k
    real(8) :: y
    y = x(k)**2
    if (k > 1) y = y * chained(x, k - 1)
  end function
  recursive subroutine halve(x, k)
    real(8), intent(inout) :: x(:)
    integer, intent(in) :: k
    x(k) = x(k) / 2
    if (k > 1) call halve(x, k - 1)
  end subroutine
end module
real(8) function looked_at(x, n)
  use shapes
  integer :: n
  real(8) :: x(n)
  looked_at = chained(x, n)
end function
real(8) function changed(x, n)
  use shapes
  integer :: n
  real(8) :: x(n)
  call halve(x, n)
  changed = sum(x)
end function
"""
A = np.arange(1.0, 13).reshape(3, 4) / 7
W = np.array([0.3, -0.2, 0.5, 0.1])


@pytest.fixture(scope="module")
def shapes(tmp_path_factory):
    path = tmp_path_factory.mktemp("shapes") / "shapes.f90"
    path.write_text(SOURCE)
    return enzyme_build.load(path)


def strided(array):
    """The same numbers as a view with other strides, some of them negative."""
    wide = np.zeros(tuple(2 * n for n in array.shape))
    view = wide[(slice(None, None, -2),) * array.ndim]
    view[...] = array
    return view


@pytest.mark.parametrize("laid_out", [np.ascontiguousarray, np.asfortranarray, strided])
def test_arrays_pass_as_they_lie(shapes, laid_out):
    a, w = laid_out(A), laid_out(W)
    assert str(shapes.weighted.__signature__) == "(a, w)" and "shape (:, :), any strides" in shapes.weighted.__doc__
    assert shapes.weighted(a, w) == pytest.approx(((A @ W) ** 2).sum())
    by_a, by_w = shapes.weighted.grad(a, w)
    np.testing.assert_allclose(by_a, np.outer(2 * A @ W, W), rtol=1e-14)
    np.testing.assert_allclose(by_w, 2 * A.T @ A @ W, rtol=1e-14)
    assert by_a.strides == a.strides
    _, tangent = shapes.weighted.jvp(a, w, A, np.zeros(4))
    assert tangent == pytest.approx((by_a * A).sum())
    only = shapes.weighted.using(active="w")
    np.testing.assert_allclose(only.hessian(a, w), 2 * A.T @ A, rtol=1e-13)
    np.testing.assert_allclose(only.hvp(a, w, strided(W)), 2 * A.T @ A @ W, rtol=1e-13)


def test_what_is_written_is_a_copy(shapes):
    y = strided(W)
    made, gradients = shapes.blend.vjp(A[0], y, 0.25, np.ones(4))
    np.testing.assert_allclose(made, 0.25 * A[0] ** 2 + 0.75 * W, rtol=1e-14)
    np.testing.assert_array_equal(y, W)
    np.testing.assert_allclose(gradients[0], 0.5 * A[0], rtol=1e-14)
    np.testing.assert_allclose(gradients[1], np.full(4, 0.75), rtol=1e-14)


def test_what_is_handed_on_in_a_descriptor_is_seen(shapes):
    assert str(shapes.looked_at.__signature__) == "(x)"
    np.testing.assert_allclose(shapes.looked_at.grad(W), 2 * shapes.looked_at(W) / W, rtol=1e-14)
    total, halves = shapes.changed(W)
    assert total == pytest.approx(W.sum() / 2)
    np.testing.assert_allclose(halves, W / 2)


def test_the_shape_of_what_is_written(shapes):
    expected = 2 * W * W[0]
    np.testing.assert_allclose(shapes.doubled(W, np.empty(4)), expected, rtol=1e-14)
    assert [argument.name for argument in shapes.doubled.active] == ["x"]
    made = shapes.doubled.using(arrays={"y": "x_extent_1"})
    assert str(made.__signature__) == "(x)"
    np.testing.assert_allclose(made(W), expected, rtol=1e-14)
    np.testing.assert_allclose(
        made.vjp(strided(W), np.ones(4))[1], [2 * W.sum() + 2 * W[0], *[2 * W[0]] * 3], rtol=1e-14
    )


def test_contiguous_ones_are_checked(shapes):
    x = np.arange(4, dtype="f4")
    np.testing.assert_array_equal(shapes.single.grad(x), 3 * x**2)
    with pytest.raises(ValueError, match=r"argument 'x' must be F-contiguous"):
        shapes.single(x[::2])


def test_optional_arguments(shapes):
    some = shapes.some
    assert str(some.__signature__) == "(a, b=None, c=None)"
    assert some(W) == some(W, None, None) == pytest.approx((W**2).sum())
    assert some(W, c=2.0) == pytest.approx(2 * (W**2).sum())
    by_a, by_b, by_c = some.grad(W, A[0], None)
    np.testing.assert_allclose(by_a, 2 * W + A[0], rtol=1e-14)
    np.testing.assert_array_equal(by_b, W)
    assert by_c is None
    assert some.grad(W)[1:] == (None, None)
    by_a, by_b, by_c = some.jacobian(W, A[0])
    np.testing.assert_allclose(by_a, 2 * W + A[0], rtol=1e-14)
    assert by_c is None and some.hessian(W)[1] == (None, None, None)
    np.testing.assert_allclose(some.hessian(W, A[0])[0][1], np.eye(4), rtol=1e-14)
    assert some.grad(W, None, 2.0)[2] == pytest.approx((W**2).sum())
    assert some.jvp(W, None, 2.0, W, None, 1.0)[1] == pytest.approx(5 * (W**2).sum())
    with pytest.raises(TypeError, match="argument 'a' must be a NumPy array of float64, not NoneType"):
        some(None)


def test_indices(shapes):
    gradient = shapes.picked.grad(np.array([4, 1, 1], "i4")[::-1], W)
    np.testing.assert_array_equal(gradient, [4 * W[0], 0, 0, 2 * W[3]])


def test_results_that_are_arrays(shapes):
    assert str(shapes.squares.__signature__) == "(x)"
    np.testing.assert_array_equal(shapes.squares(W), W**2)
    np.testing.assert_allclose(shapes.squares.jacobian(W), np.diag(2 * W), rtol=1e-14)
    np.testing.assert_allclose(shapes.outer(W, A[:, 1]), np.outer(W, A[:, 1]), rtol=1e-14)
    _, (by_a, _) = shapes.outer.vjp(W, A[:, 1], np.ones((4, 3), order="F"))
    np.testing.assert_allclose(by_a, [A[:, 1].sum()] * 4, rtol=1e-14)


def test_strings(shapes):
    by_name = shapes.by_name
    np.testing.assert_allclose(by_name.grad("cubes", "m", W), 3 * W**2, rtol=1e-14)
    np.testing.assert_allclose(by_name.grad(b"squares", "km", W), 14000 * W, rtol=1e-14)
    with pytest.raises(ValueError, match=r"argument 'unit' must have at most 4 bytes, not 5"):
        by_name("cubes", "miles", W)


def test_undeclared_intents_are_the_callers(shapes):
    x, s = shapes.undeclared(W)
    assert s == pytest.approx((W**2).sum()) and x[0] == 0 and W[0] == 0.3


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("kept", "argument `x`: an allocatable array"),
        ("pointed", "argument `x`: a pointer array"),
        ("named", "argument `word`: a string that the function writes"),
        ("no_number", "its result"),
    ],
)
def test_what_is_refused(shapes, name, reason):
    with pytest.raises(BindingError, match=reason):
        shapes[name](W)


def test_wrong_input(shapes):
    with pytest.raises(ValueError, match=r"'w' must be without overlap, not of strides \(0,\); numpy.asfortranarray"):
        shapes.weighted(A, np.broadcast_to(1.0, 4))
    with pytest.raises(ValueError, match=r"'a' must have 2 dimension\(s\), not shape \(4,\)"):
        shapes.weighted(W, W)
    related = shapes.weighted.using(arrays={"w": "a_extent_2"})
    with pytest.raises(ValueError, match=r"'w' must have shape \(a_extent_2,\) = \(4,\), not \(3,\)"):
        related(A, W[:3])
    with pytest.raises(ValueError, match="'w_tangent' must have shape that of 'w'"):
        shapes.weighted.jvp(A, W, A, W[:2])


def test_a_package_with_assumed_shapes(tmp_path, run):
    """The bindings of a wheel take them, too."""
    (tmp_path / "shapes.f90").write_text(SOURCE)
    table = "[tool.enzyme-build.functions.weighted]\njvp = true\nhvp = true\narrays = { w = 'a_extent_2' }\n"
    table += "[tool.enzyme-build.functions.squares]\narrays = { x = 'n', y = 'n' }\nactive = ['x']\n"
    (tmp_path / "pyproject.toml").write_text(table)
    run("enzyme-fc", "-O2", "-g", "-fPIC", "-c", "shapes.f90", "-o", "shapes.o")
    bind = ["--settings", "pyproject.toml", "--requests", "requests.ll", "--module", "native.py"]
    run("enzyme-build", "bind", "shapes.o", *bind, "--library", "libnative.so")
    run("enzyme-fc", "-shared", "-O2", "shapes.o", "requests.ll", "-o", "libnative.so")
    code = "import native, numpy as n; print(native.weighted_gradient(n.ones((2, 6))[:, ::3], n.ones(2))[1])"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "[8. 8.]\n"
    run("enzyme-build", "check", "native.py")


def test_a_declared_length_is_taken_as_it_is(tmp_path):
    """What a declaration subtracts counts: else `faces(n - 1)` would be as long as n, and n one too small."""
    source = tmp_path / "lengths.f90"
    source.write_text("""
real(8) function between(faces, ends, n, m)
  integer, intent(in) :: n, m
  real(8), intent(in) :: faces(n - 1), ends(0:n, 2*n - m - 3)
  between = sum(faces**2) * ends(0, 1) + ends(n, 2*n - m - 3)
end function
""")
    between = enzyme_build.load(source).between
    assert [a.shape for a in between.wrapper.arguments[:2]] == [("n - 1",), ("n + 1", "2 * n - m - 3")]
    faces, ends = np.array([1.0, 2.0, 3.0]), np.asfortranarray(np.arange(20.0).reshape(5, 4) + 1)
    by_faces, by_ends = between.grad(faces, ends, 4, 1)
    np.testing.assert_array_equal(by_faces, 2 * faces)
    assert by_ends[0, 0] == 14 and by_ends[4, 3] == 1 and np.count_nonzero(by_ends) == 2
    with pytest.raises(ValueError, match=r"\(n - 1,\) = \(3,\)"):
        between(np.ones(4), ends, 4, 1)

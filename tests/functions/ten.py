"""Ten functions in C, C++ and Fortran each, with inputs; every framework's own checker is run on all of them."""

from __future__ import annotations

from typing import Any

C = """
#include <math.h>
double polynomial(double x) { return 3 * x * x * x - 2 * x + 1; }
double waves(double x, double y) { return sin(x) * exp(-y * y); }
double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; ++i) s += x[i] * x[i]; return sqrt(1 + s); }
double product(const double *x, int n) { double p = 1; for (int i = 0; i < n; ++i) p *= x[i]; return p; }
void scaled(const double *x, int n, double k, double *y) { for (int i = 0; i < n; ++i) y[i] = sin(k * x[i]); }
void running(double *x, int n) { for (int i = 1; i < n; ++i) x[i] = x[i] * x[i - 1]; }
void moments(const double *x, int n, double *mean, double *square) {
    *mean = *square = 0;
    for (int i = 0; i < n; ++i) { *mean += x[i] / n; *square += x[i] * x[i] / n; }
}
double chosen(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += x[i] > 1 ? x[i] * x[i] : 2 * x[i];
    return s;
}
double newton(double a) { double x = a; for (int i = 0; i < 12; ++i) x = (x + a / x) / 2; return x; }
double chain(const double *x, int n, int steps) {
    double s = 0;
    for (int t = 0; t < steps; ++t) for (int i = 0; i + 1 < n; ++i) s = cos(s + x[i] * x[i + 1]);
    return s;
}
"""

CXX = """
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <vector>
namespace {
struct Shape { virtual ~Shape() = default; virtual double area(double r) const = 0; };
struct Disc : Shape { double area(double r) const override { return 3.25 * r * r; } };
struct Square : Shape { double area(double r) const override { return r * r * r; } };
template <class T> T power(T x, int n) { T p = 1; while (n-- > 0) p *= x; return p; }
}
double cubed(double x) { return power(x, 3); }
double dispatched(double r, bool round) {
    std::unique_ptr<Shape> shape;
    if (round) shape = std::make_unique<Disc>(); else shape = std::make_unique<Square>();
    return shape->area(r);
}
double vectors(const double *x, int n) {
    std::vector<double> v(x, x + n);
    double s = 0;
    for (double each : v) s += std::exp(each);
    return std::log(s);
}
double arrays(const double (&x)[3]) { std::array<double, 3> a{x[0], x[1], x[2]}; return a[0] * a[1] + std::sin(a[2]); }
double lambdas(double x, double y) { auto f = [y](double z) { return z * y + std::tanh(z); }; return f(f(x)); }
double erased(double x) { std::function<double(double)> f = [](double z) { return z * z; }; return f(x) + f(2 * x); }
void softmax(const double *x, int n, double *y) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += std::exp(x[i]);
    for (int i = 0; i < n; ++i) y[i] = std::exp(x[i]) / s;
}
void by_reference(const double &x, double &square, double &cube) { square = x * x; cube = x * x * x; }
double smooth(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += std::log1p(std::exp(x[i]));
    return s;
}
double horner(const double *c, int n, double x) {
    double s = 0;
    for (int i = n - 1; i >= 0; --i) s = s * x + c[i];
    return s;
}
"""

FORTRAN = """
real(8) function parabola(x)
  real(8), intent(in) :: x
  parabola = 2 * x**2 - x
end function
real(8) function mixed(x, y)
  real(8), intent(in) :: x, y
  mixed = sin(x) * y**2 + exp(x * y)
end function
real(8) function length(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  length = sqrt(1 + sum(x**2))
end function
real(8) function quadratic(a, x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), x(n)
  quadratic = dot_product(x, matmul(a, x))
end function
subroutine shifted(x, n, k, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), k
  real(8), intent(out) :: y(n)
  y = cos(x + k)
end subroutine
subroutine grown(u, n, rate)
  integer, intent(in) :: n
  real(8), intent(inout) :: u(n)
  real(8), intent(in) :: rate
  u = u + rate * u * (1 - u)
end subroutine
subroutine split(x, n, low, high)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: low, high
  low = sum(x * x)
  high = sum(x * x * x)
end subroutine
subroutine transposed(a, n, m, b)
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n, m)
  real(8), intent(out) :: b(m, n)
  b = transpose(a)**2
end subroutine
real(8) function iterated(x)
  real(8), intent(in) :: x
  integer :: i
  iterated = x
  do i = 1, 6
    iterated = cos(iterated)
  end do
end function
real(8) function differences(u, n, m)
  integer, intent(in) :: n, m
  real(8), intent(in) :: u(n, m)
  differences = sum((u(2:n, :) - u(1:n-1, :))**4)
end function
"""

# The shapes of the arguments of each function; () is a number, anything else is passed as it is.
VECTOR, MATRIX = (4,), (2, 3)
FUNCTIONS: dict[str, tuple[str, dict[str, list[Any]]]] = {
    "ten.c": (C, {
        "polynomial": [()], "waves": [(), ()], "norm": [VECTOR], "product": [VECTOR], "scaled": [VECTOR, ()],
        "running": [VECTOR], "moments": [VECTOR], "chosen": [VECTOR], "newton": [()], "chain": [VECTOR, 3],
    }),
    "ten.cpp": (CXX, {
        "cubed": [()], "dispatched": [(), True], "vectors": [VECTOR], "arrays": [(3,)], "lambdas": [(), ()],
        "erased": [()], "softmax": [VECTOR], "by_reference": [()], "smooth": [VECTOR], "horner": [VECTOR, ()],
    }),
    "ten.f90": (FORTRAN, {
        "parabola": [()], "mixed": [(), ()], "length": [VECTOR], "quadratic": [(3, 3), (3,)], "shifted": [VECTOR, ()],
        "grown": [VECTOR, ()], "split": [VECTOR], "transposed": [MATRIX], "iterated": [()], "differences": [MATRIX],
    }),
}  # fmt: skip
ALL = [(file, name) for file, (_, functions) in FUNCTIONS.items() for name in functions]


def arguments(file: str, name: str, random: Any, make: Any) -> list[Any]:
    """Inputs in [0.4, 1.6]; `make` turns an array into the framework's own."""
    wanted = FUNCTIONS[file][1][name]
    return [make(random.uniform(0.4, 1.6, shape)) if isinstance(shape, tuple) else shape for shape in wanted]

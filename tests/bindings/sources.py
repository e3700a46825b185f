"""The sources that several tests wrap."""

C_SOURCE = """
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

double energy(const double *x, size_t n, double k) {
    double sum = 0;
    for (size_t i = 0; i < n; ++i) sum += k * x[i] * x[i] * x[i];
    return sum;
}
void matvec(const double *a, const double *x, double *y, int n, int m) {
    for (int i = 0; i < n; ++i) {
        y[i] = 0;
        for (int j = 0; j < m; ++j) y[i] += a[i * m + j] * x[j] * x[j];
    }
}
void loss(const double *x, int n, double *value, bool negate, const char *label) {
    *value = 0;
    for (int i = 0; i < n; ++i) *value += x[i] * x[i] * label[0];
    if (negate) *value = -*value;
}
void step(double *u, const double *f, int n, double dt) {
    for (int i = 0; i < n; ++i) u[i] += dt * f[i] * u[i];
}
void scale_in_place(double *u, size_t n, float factor) {
    for (size_t i = 0; i < n; ++i) u[i] *= factor;
}
int64_t total(const int32_t *counts, uint8_t n, int8_t offset) {
    int64_t sum = offset;
    for (int i = 0; i < n; ++i) sum += counts[i];
    return sum;
}
bool any(const double *x, int n) {
    for (int i = 0; i < n; ++i) if (x[i] != 0) return true;
    return false;
}
double fixed(double (*m)[3]) { return m[0][0] + m[1][2]; }
"""

C_FUNCTIONS = {
    "energy": {"arrays": {"x": "n"}, "jvp": True, "hvp": True},
    "matvec": {"arrays": {"a": ["n", "m"], "x": "m", "y": "n"}, "out": ["y"], "jvp": True, "hvp": True},
    "loss": {"arrays": {"x": "n"}, "out": ["value"], "jvp": True},
    "step": {"arrays": {"u": "n", "f": "n"}, "inout": ["u"], "jvp": True},
    "scale_in_place": {"arrays": {"u": "n"}, "gradient": False},
    "total": {"arrays": {"counts": "n"}},
    "any": {"arrays": {"x": "n"}},
    "fixed": {"arrays": {"m": [2, 3]}, "gradient": False},
}

FORTRAN_MODULE = """
module kinds
  implicit none
  integer, parameter :: dp = kind(1.0d0)
end module
"""

FORTRAN_SOURCE = """
subroutine heat(u, f, n, m, dt, total, v)
  use kinds
  implicit none
  integer, intent(in) :: n, m
  real(dp), intent(in) :: dt, f(n, m)
  real(dp), intent(inout) :: u(n, m)
  real(dp), intent(out) :: total, v(n, m)
  integer :: i, j
  total = 0
  do j = 1, m
    do i = 1, n
      u(i, j) = u(i, j) + dt * f(i, j) * u(i, j)
      v(i, j) = u(i, j)**2
      total = total + i * u(i, j)
    end do
  end do
end subroutine

function Norm2Of(x, n, halve) result(r)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: x(n)
  logical, intent(in) :: halve
  real(dp) :: r
  integer :: i
  r = 0
  do i = 1, n
    r = r + x(i)**2
  end do
  if (halve) r = 0.5_dp * r
end function

subroutine counted(n)
  integer :: n
  n = n + 1
end subroutine
"""

FORTRAN_FUNCTIONS = {
    "heat": {
        "arrays": {"u": ["n", "m"], "f": ["n", "m"], "v": ["n", "m"]},
        "out": ["total", "v"],
        "inout": ["u"],
        "jvp": True,
        "hvp": True,
    },
    "Norm2Of": {"arrays": {"X": "N"}, "jvp": True},
    "counted": {},
}
FORTRAN_SOURCES = {"kinds.f90": FORTRAN_MODULE, "heat.f90": FORTRAN_SOURCE}

"""The sources that several tests load."""

C = """
#include <math.h>
#include <stdlib.h>
#include "scale.h"

double cube(double x) { return x * x * x; }
float single(float x, float y) { return x * y * y; }
double valley(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; ++i) {
        double bend = x[i + 1] - x[i] * x[i], slope = 1 - x[i];
        sum += SCALE * bend * bend + slope * slope;
    }
    return sum;
}
void squares(float *inp, size_t n, float *out) {
    for (size_t i = 0; i < n; ++i) out[i] = inp[i] * inp[i];
}
void matvec(const double *a, const double *x, double *y, int n, int m) {
    for (int i = 0; i < n; ++i) {
        y[i] = 0;
        for (int j = 0; j < m; ++j) y[i] += a[i * m + j] * x[j] * x[j];
    }
}
void two(const double *x, double *sum, double *product) {
    *sum = x[0] + x[1];
    *product = x[0] * x[1];
}
void decay(double *u, int n, double k) {
    for (int i = 0; i < n; ++i) u[i] *= exp(-k);
}
double gather(const double *x, const int *index, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[index[i]] * x[index[i]];
    return sum;
}
int count(const double *x, int n) {
    int found = 0;
    for (int i = 0; i < n; ++i) found += x[i] > 0;
    return found;
}
"""
SCALE = "#define SCALE 100\n"

KINDS = """
module kinds
  implicit none
  integer, parameter :: dp = kind(1.0d0)
end module
"""
FORTRAN = """
module waves
  use kinds
  implicit none
contains
  real(dp) function energy(u, n, m, c)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: u(n, m), c
    energy = c * sum(u**2)
  end function
  subroutine step(u, v, n, dt)
    integer, intent(in) :: n
    real(dp), intent(in) :: u(n), dt
    real(dp), intent(out) :: v(2*n)
    v(:n) = u + dt * u**2
    v(n+1:) = u
  end subroutine
  real(dp) function some(a, b, c)
    real(dp), intent(in) :: a(:)
    real(dp), intent(in), optional :: b(:), c
    some = sum(a**2)
    if (present(b)) some = some + sum(a * b)
    if (present(c)) some = some * c
  end function
  recursive real(dp) function halves(u, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: u(n)
    halves = u(n)**2
    if (n > 1) halves = halves + halves_of(u, n)
  end function
  recursive real(dp) function halves_of(u, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: u(n)
    halves_of = halves(u, n - 1)
  end function
end module
"""

CXX = """
#include <cmath>
#include <vector>
extern "C" double helper(const double *x, int n);
double total(const double *x, int n) {
    std::vector<double> v(x, x + n);
    double sum = 0;
    for (double each : v) sum += each * each * each;
    return sum + helper(x, n);
}
void scaled(const double &k, const double (&x)[3], double (&y)[3]) {
    for (int i = 0; i < 3; ++i) y[i] = std::sin(k * x[i]);
}
"""
HELPER = """
double helper(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i];
    return sum;
}
"""
RUST = """
#[no_mangle]
pub unsafe extern "C" fn cubes(x: *const f64, n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n { let v = *x.add(i); sum += v * v * v; }
    sum
}
#[no_mangle]
pub extern "C" fn volume(x: &[f64; 3]) -> f64 { x[0] * x[1] * x[2] }
"""
STATE = """
static double k = 1;
void set_k(double value) { k = value; }
double parabola(double x) { return k * x * x; }
"""

# What goes wrong while it runs: {file: text}, and for each function its slope at (3, 0), and what it says at (3, bad).
STOPS = {
    "stops.c": """
static double good(double x) { return x * x; }
static double bad(double x) { double r; __asm__ volatile("fld1; fstpl %0" : "=m"(r) : "m"(x)); return r * x; }
static double (*const table[])(double) = {good, bad};
double pick(double x, int k) { return table[k](x) * 2; }
""",
    "jumps.c": """
#include <setjmp.h>
static jmp_buf failed;
__attribute__((noinline)) static double checked(double x, int k) { if (k > 4) longjmp(failed, 1); return x * x; }
double jumping(double x, int k) { return setjmp(failed) ? 0 : checked(x, k) * x; }
__attribute__((noinline)) static void look(int k) { if (k > 4) longjmp(failed, 1); }
double looking(double x, int k) { if (setjmp(failed)) return 0; look(k); return x * x * x; }
""",
    "throws.cpp": """
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>
double root_of(double x, int k) {
    std::vector<double> all(4, x);
    if (k > 3) throw std::out_of_range("no number " + std::to_string(k));
    return all[k] * all[0];
}
double thrown(double x, int k) { if (k) throw k; return x * x; }
""",
}
SLOPES = {"pick": 12.0, "jumping": 27.0, "looking": 27.0, "root_of": 6.0, "thrown": 6.0}
SAYS = {
    "pick": r"stops.c:5:\d+  in `pick`, called through a pointer: inline assembly",
    "jumping": r"a jump back to a `setjmp` is taken in a derivative, at .*jumps.c:4",
    "looking": r"a jump back to a `setjmp` is taken in a derivative, at .*jumps.c:6",
    "root_of": "std::out_of_range: no number 5",
    "thrown": "threw int",
}

// differentiate: heat(u, k, steps)  at: u = random(64, 0, 1), k = 0.3, steps = 3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: waves(x, n)  at: x = random(10, -1, 1), n = 10  tolerance: 1e-5  roundoff: 1e-9
// differentiate: products(a, b, n)  at: a = random(16, -1, 1), b = random(16, 0.5, 2), n = 4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: small(x)  at: x = random(9, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
#include <blitz/array.h>
#include <blitz/tinyvec2.h>
#include <blitz/tinymat2.h>

using namespace blitz;

// explicit steps of the heat equation on views of a grid, with reflecting rims
extern "C" double heat(const double *u, double k, int steps) {
  Array<double, 2> now(8, 8), next(8, 8);
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) now(i, j) = u[8 * i + j];
  Range I(1, 6), J(1, 6);
  for (int s = 0; s < steps; s++) {
    next = now;
    next(I, J) = now(I, J) + k * (now(I + 1, J) + now(I - 1, J) + now(I, J + 1) + now(I, J - 1) - 4.0 * now(I, J));
    next(0, Range::all()) = next(1, Range::all());
    next(Range::all(), 7) = next(Range::all(), 6);
    cycleArrays(now, next);
  }
  return sum(pow2(now)) + max(now) * mean(now(I, 3));
}

// index placeholders, reductions along a dimension, and a choice by a condition
extern "C" double waves(const double *x, int n) {
  Array<double, 1> a(n);
  for (int i = 0; i < n; i++) a(i) = x[i];
  firstIndex i;
  secondIndex j;
  Array<double, 2> table(n, n);
  table = sin(a(i) * (j + 1)) + 0.1 * i * a(j);
  Array<double, 1> rows(n);
  rows = sum(table, j);
  Array<double, 1> picked(where(rows > 0, sqrt(abs(rows) + 0.01), exp(rows)));
  return sum(picked * a.reverse(firstDim)) + dot(rows, a);
}

// a product by placeholders, transposed and strided views, storage in Fortran's order
extern "C" double products(double *a, double *b, int n) {
  Array<double, 2> A(a, shape(n, n), neverDeleteData), B(b, shape(n, n), duplicateData, FortranArray<2>());
  Array<double, 2> C(n, n);
  firstIndex i;
  secondIndex j;
  thirdIndex k;
  B.reindexSelf(TinyVector<int, 2>(0, 0));
  C = sum(A(i, k) * B(k, j), k);
  Array<double, 2> turned = C.transpose(secondDim, firstDim);
  Array<double, 1> diagonal(n);
  for (int d = 0; d < n; d++) diagonal(d) = turned(d, d);
  return sum(turned(Range(0, n - 1, 2), Range::all()) * A(Range(1, n - 1, 2), Range::all())) + product(diagonal) + sum(log(B));
}

// vectors and matrices of a fixed size
extern "C" double small(const double *x) {
  TinyVector<double, 3> u(x[0], x[1], x[2]), v(x[3], x[4], x[5]);
  TinyMatrix<double, 3, 3> m;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) m(i, j) = x[(i + j) % 9] * (1 + i);
  TinyVector<double, 3> turned(0.0);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) turned(i) += m(i, j) * u(j);
  TinyVector<double, 3> w(turned + 2.0 * cross(u, v));
  Array<TinyVector<double, 3>, 1> path(4);
  path = u;
  for (int i = 1; i < 4; i++) path(i) = path(i - 1) * 0.5 + w * double(i);
  double s = dot(u, v);
  for (int i = 0; i < 4; i++) s += sqrt(dot(path(i), path(i)) + 1);
  return s + sum(w * v) * x[8];
}

// differentiate: factored(a, b, out)  at: a = 4 1 0.5 1.2 5 0.7 0.3 0.9 6, b = 1 2 -1, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: squares(a, b, out)  at: a = random(15, -1, 1), b = random(5, -1, 1), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: singular(a, out)  at: a = random(12, -1, 1), out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: symmetric(a, out)  at: a = 2 0.3 0.1 4 0.7 7, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: general(a, out)  at: a = 2 0.3 -1.1 0.7 3 0.9 1.2 -0.8 0.4, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: dense(a, x)  at: a = random(6, -1, 1), x = 0.3 0.7 -0.4  tolerance: 1e-5  roundoff: 1e-8
#include <cmath>
#define TNT_SPARSE_MATRIX_CSR_H
#include <algorithm>
#include <iostream>
#include <tnt/tnt_array1d.h>
#include <tnt/tnt_array1d_utils.h>
#include <tnt/tnt_array2d.h>
#include <tnt/tnt_array2d_utils.h>
#include <tnt/tnt_math_utils.h>
#include <tnt/tnt_cmat.h>
#include <tnt/tnt_vec.h>
#include <jama/jama_cholesky.h>
#include <jama/jama_eig.h>
#include <jama/jama_lu.h>
#include <jama/jama_qr.h>
#include <jama/jama_svd.h>

using TNT::Array1D;
using TNT::Array2D;

extern "C" double factored(double *a, double *b, double *out) {
  Array2D<double> m = Array2D<double>(3, 3, a).copy(), normal(3, 3);
  Array1D<double> right = Array1D<double>(3, b).copy();
  JAMA::LU<double> lu(m);
  Array1D<double> x = lu.solve(right);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      normal[i][j] = 0;
      for (int k = 0; k < 3; k++) normal[i][j] += m[k][i] * m[k][j];
    }
  JAMA::Cholesky<double> cholesky(normal);
  Array1D<double> y = cholesky.solve(right);
  for (int i = 0; i < 3; i++) out[i] = x[i], out[3 + i] = y[i];
  return std::log(lu.det()) + cholesky.getL()[2][1];
}

extern "C" double squares(double *a, double *b, double *out) {
  Array2D<double> m(5, 3);
  for (int i = 0; i < 15; i++) m[i / 3][i % 3] = a[i];
  Array1D<double> right(5, b);
  JAMA::QR<double> qr(m);
  Array1D<double> x = qr.solve(right);
  for (int i = 0; i < 3; i++) out[i] = x[i];
  Array2D<double> q = qr.getQ(), r = qr.getR();
  return q[0][2] * r[1][2] + x[0];
}

extern "C" double singular(double *a, double *out) {
  Array2D<double> m(4, 3);
  for (int i = 0; i < 12; i++) m[i / 3][i % 3] = a[i];
  JAMA::SVD<double> svd(m);
  Array1D<double> s;
  Array2D<double> u, v;
  svd.getSingularValues(s), svd.getU(u), svd.getV(v);
  for (int i = 0; i < 3; i++) out[i] = s[i];
  out[3] = u[0][0] * v[1][0] + u[2][1] * v[0][1];
  return svd.cond() + svd.norm2();
}

extern "C" double symmetric(double *a, double *out) {
  Array2D<double> m(3, 3);
  for (int i = 0, k = 0; i < 3; i++)
    for (int j = i; j < 3; j++) m[i][j] = m[j][i] = a[k++];
  JAMA::Eigenvalue<double> eigen(m);
  Array1D<double> values;
  Array2D<double> vectors;
  eigen.getRealEigenvalues(values), eigen.getV(vectors);
  for (int i = 0; i < 3; i++) out[i] = values[i];
  out[3] = vectors[0][0] * vectors[1][0];
  return vectors[2][1] * vectors[2][1];
}

extern "C" double general(double *a, double *out) {
  Array2D<double> m(3, 3);
  for (int i = 0; i < 9; i++) m[i / 3][i % 3] = a[i];
  JAMA::Eigenvalue<double> eigen(m);
  Array1D<double> real, imaginary;
  eigen.getRealEigenvalues(real), eigen.getImagEigenvalues(imaginary);
  for (int i = 0; i < 3; i++) out[i] = real[i], out[3 + i] = imaginary[i] * imaginary[i];
  return real[0] * real[1] + imaginary[0] * imaginary[1];
}

extern "C" double dense(double *a, double *x) {
  TNT::Matrix<double> m(2, 3, a);
  TNT::Vector<double> v(3, x);
  TNT::Vector<double> w = m * v;
  TNT::Matrix<double> square = m * transpose(m);
  return w(1) * square(1, 2) + TNT::dot_prod(w, w);
}

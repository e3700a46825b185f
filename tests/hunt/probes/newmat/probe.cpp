// differentiate: curve(y, out)  at: y = 3.2 7.9 11.1 14.5 16.7 18.3, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: systems(a, b, out)  at: a = random(16, 0.2, 1), b = random(4, -1, 1), out = zeros(8)  roundoff: 1e-9
// differentiate: spectra(a, out)  at: a = random(12, 0.5, 1.5), out = zeros(8)  roundoff: 1e-9
// differentiate: waves(x, out)  at: x = random(12, 0.5, 1.5), out = zeros(12)  roundoff: 1e-10
// differentiate: likelihood(p, y)  at: p = 0.3 0.2 0.25 0.5, y = random(12, -1, 1)  roundoff: 1e-10
#define WANT_STREAM
#define WANT_MATH
#include <newmatap.h>
#include <newmatio.h>
#include <newmatnl.h>


static double given(const ColumnVector &v, double *out, int n) {
  double sum = 0;
  for (int k = 0; k < n && k < v.Nrows(); k++) out[k] = v(k + 1), sum += out[k] * out[k];
  return sum;
}

// a curve of saturation, with the derivatives that the fit wants
class Saturation : public R1_Col_I_D {
  ColumnVector at;
  RowVector slopes;

public:
  Saturation(const ColumnVector &at) : at(at) { slopes.ReSize(3); }
  bool IsValid() { return para(3) > 0; }
  Real operator()(int i) {
    Real e = exp(-para(3) * at(i));
    slopes(1) = 1, slopes(2) = e, slopes(3) = -para(2) * e * at(i);
    return para(1) + para(2) * e;
  }
  ReturnMatrix Derivatives() { return slopes; }
};

extern "C" double curve(double *y, double *out) {
  ColumnVector times(6), seen(6), p(3), errors;
  times << 1 << 2 << 3 << 4 << 6 << 8;
  seen << y;
  p << 9 << -6 << 0.5;
  Saturation model(times);
  NonLinearLeastSquares fit(model, 1000, 1e-12);
  std::streambuf *kept = cout.rdbuf(nullptr);
  fit.Fit(seen, p);
  cout.rdbuf(kept);
  fit.GetStandardErrors(errors);
  given(p & errors, out, 6);
  return fit.ResidualVariance();
}

// dense, positive and banded systems, and an expression with parts of matrices
extern "C" double systems(double *a, double *b, double *out) {
  Matrix m(4, 4);
  ColumnVector right(4);
  m << a;
  right << b;
  IdentityMatrix one(4);
  Matrix heavy = m + 3 * one;
  SymmetricMatrix positive;
  positive << heavy * heavy.t();
  CroutMatrix factored = heavy;
  ColumnVector x = factored.i() * right;
  LowerTriangularMatrix low = Cholesky(positive);
  ColumnVector z = low.t().i() * (low.i() * right);
  BandMatrix band(4, 1, 1);
  band.Inject(heavy);
  Matrix part = SP(m.SubMatrix(1, 2, 3, 4), m.SubMatrix(3, 4, 1, 2)) | m.SubMatrix(2, 3, 1, 1);
  given(x & z, out, 8);
  return positive.LogDeterminant().LogValue() + DotProduct(ColumnVector(band.i() * right), z) + part.SumSquare() + heavy.Trace() * heavy.NormInfinity();
}

extern "C" double spectra(double *a, double *out) {
  Matrix m(4, 3), u, v, q = m;
  m << a;
  m(1, 1) += 2, m(2, 2) += 1;
  DiagonalMatrix s, e, j;
  SVD(m, s, u, v);
  SymmetricMatrix gram;
  gram << m.t() * m;
  EigenValues(gram, e, q);
  Jacobi(gram, j);
  UpperTriangularMatrix r;
  Matrix orthogonal = m;
  QRZ(orthogonal, r);
  for (int k = 1; k <= 3; k++) out[k - 1] = s(k), out[2 + k] = e(k);
  out[6] = r(1, 2) * r(3, 3), out[7] = q(1, 2) * q(1, 2);
  return u(1, 1) * u(1, 1) + j(2) + orthogonal(3, 2) * r(2, 2);
}

extern "C" double waves(double *x, double *out) {
  ColumnVector signal(12), re, im, cosines, back;
  signal << x;
  RealFFT(signal, re, im);
  for (int k = 2; k <= re.Nrows(); k++) re(k) *= exp(-0.1 * k), im(k) *= exp(-0.1 * k);
  RealFFTI(re, im, back);
  DCT_II(signal, cosines);
  double power = given(back, out, 12);
  return power + cosines(3) * cosines(4);
}

// volatility that feeds on itself: the likelihood of a GARCH(1, 1)
extern "C" double likelihood(double *p, double *y) {
  ColumnVector seen(12), at(12), variance(12);
  seen << y;
  for (int i = 1; i <= 12; i++) at(i) = 1 + 0.1 * i;
  ColumnVector rest = seen - at * p[0];
  variance(1) = p[1] / (1 - p[2] - p[3]);
  Real sum = 0;
  for (int i = 2; i <= 12; i++) {
    variance(i) = p[1] + p[2] * rest(i - 1) * rest(i - 1) + p[3] * variance(i - 1);
    sum += log(variance(i)) + rest(i) * rest(i) / variance(i);
  }
  return -0.5 * sum + (rest.t() * rest).AsScalar() / variance.Sum();
}

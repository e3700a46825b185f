// differentiate: splined(image, at, warp, out)  at: image = random(80, 0, 1), at = 4.37 3.21, warp = 0.85 0.12 -0.11 0.9 0.41 0.33, out = zeros(6)  roundoff: 1e-9
// differentiate: features(image, scale, out)  at: image = random(80, 0, 1), scale = 0.83, out = zeros(6)  roundoff: 1e-9  const: scale
// differentiate: diffused(image, contrast, out)  at: image = random(80, 0, 1), contrast = 0.21, out = zeros(80)  roundoff: 1e-9
// differentiate: regressed(matrix, right, out)  at: matrix = random(24, -1, 1), right = 0.7 -0.3 1.2 0.4 -0.8 0.9 0.25 -0.45, out = zeros(12)  roundoff: 1e-8
// differentiate: moments(image, out)  at: image = random(80, 0.1, 1), out = zeros(10)  roundoff: 1e-8
#include <vigra/accumulator.hxx>
#include <vigra/affinegeometry.hxx>
#include <vigra/convolution.hxx>
#include <vigra/cornerdetection.hxx>
#include <vigra/multi_array.hxx>
#include <vigra/multi_resize.hxx>
#include <vigra/nonlineardiffusion.hxx>
#include <vigra/quadprog.hxx>
#include <vigra/recursiveconvolution.hxx>
#include <vigra/regression.hxx>
#include <vigra/splineimageview.hxx>
#include <vigra/tensorutilities.hxx>
#include <vigra/tv_filter.hxx>

using namespace vigra;

typedef MultiArray<2, double> Image;
typedef MultiArrayView<2, double> View;

static const Shape2 size(10, 8);

// an image that is continued by splines: values, slopes, other sizes, and affine maps
extern "C" double splined(double *image, double *at, double *warp, double *out) {
  View seen(size, image);
  SplineImageView<3, double> cubic(seen);
  SplineImageView<5, double> quintic(seen);
  out[0] = cubic(at[0], at[1]), out[1] = cubic.dx(at[0], at[1]), out[2] = cubic.dxy(at[0], at[1]);
  out[3] = quintic(at[0], at[1]), out[4] = quintic.dyy(at[0], at[1]);
  Image larger(Shape2(17, 13)), turned(size);
  resizeMultiArraySplineInterpolation(seen, larger, BSpline<3, double>());
  linalg::TemporaryMatrix<double> affine = linalg::identityMatrix<double>(3);
  affine(0, 0) = warp[0], affine(0, 1) = warp[1], affine(1, 0) = warp[2], affine(1, 1) = warp[3];
  affine(0, 2) = warp[4], affine(1, 2) = warp[5];
  affineWarpImage(cubic, turned, affine);
  out[5] = larger(5, 7) * larger(11, 3);
  return turned(3, 4) + 2 * turned(6, 2) * turned(2, 5);
}

// tensors of the structure and of Hesse, corners and edges
extern "C" double features(double *image, double scale, double *out) {
  View seen(size, image);
  MultiArray<2, TinyVector<double, 3>> structure(size), hesse(size), eigen(size);
  Image edges(size), corners(size), smooth(size);
  structureTensor(seen, structure, scale, 1.3 * scale);
  tensorEigenRepresentation(structure, eigen);
  hessianMatrixOfGaussian(seen, hesse, scale);
  gaussianGradientMagnitude(srcImageRange(seen), destImage(edges), scale);
  cornerResponseFunction(seen, corners, scale);
  recursiveSmoothX(seen, smooth, 1.1);
  recursiveSmoothY(smooth, smooth, 0.9);
  out[0] = eigen(4, 3)[0], out[1] = eigen(4, 3)[1], out[2] = eigen(4, 3)[2];
  out[3] = hesse(5, 2)[0] * hesse(5, 2)[2] - hesse(5, 2)[1] * hesse(5, 2)[1];
  out[4] = corners(3, 5), out[5] = smooth(6, 4);
  double sum = 0;
  for (auto e : edges) sum += e;
  return sum;
}

// what keeps edges: nonlinear diffusion, and total variation with a weight
extern "C" double diffused(double *image, double contrast, double *out) {
  View seen(size, image);
  Image calm(size), flat(size);
  nonlinearDiffusion(seen, calm, DiffusivityFunctor<double>(contrast), 1.5);
  totalVariationFilter(seen, flat, 0.15, 12);
  double sum = 0;
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 10; x++) {
      out[10 * y + x] = calm(x, y);
      sum += (1 + 0.1 * x) * flat(x, y) * flat(x, y);
    }
  return sum;
}

// linear regression: plain, with a ridge, by least angles, and with bounds
extern "C" double regressed(double *matrix, double *right, double *out) {
  linalg::Matrix<double> A(8, 3), b(8, 1), plain(3, 1), ridge(3, 1), bounded(3, 1);
  for (int i = 0; i < 8; i++) {
    b(i, 0) = right[i];
    for (int j = 0; j < 3; j++) A(i, j) = matrix[3 * i + j];
  }
  linalg::leastSquares(A, b, plain);
  linalg::ridgeRegression(A, b, ridge, 0.4);
  ArrayVector<ArrayVector<int>> active;
  ArrayVector<linalg::Matrix<double>> lasso;
  linalg::leastAngleRegression(A, b, active, lasso, linalg::LeastAngleRegressionOptions().lasso());
  linalg::Matrix<double> G = transpose(A) * A, g = -(transpose(A) * b), none, nothing, bounds = linalg::identityMatrix<double>(3), least(3, 1, 0.05);
  double cost = quadraticProgramming(G, g, none, nothing, bounds, least, bounded);
  for (int j = 0; j < 3; j++) out[j] = plain(j, 0), out[3 + j] = ridge(j, 0), out[6 + j] = bounded(j, 0), out[9 + j] = 0;
  for (unsigned k = 0; k < lasso.size(); k++)
    for (unsigned j = 0; j < active[k].size(); j++) out[9 + k % 3] += (j + 1) * lasso[k](j, 0);
  return cost;
}

// statistics of the values, and of where they are, in one pass or two
extern "C" double moments(double *image, double *out) {
  using namespace vigra::acc;
  View seen(size, image);
  AccumulatorChain<double, Select<Mean, Variance, Skewness, Kurtosis, Minimum, Maximum>> values;
  extractFeatures(seen.begin(), seen.end(), values);
  typedef CoupledIteratorType<2, double>::type Iterator;
  typedef Iterator::value_type Handle;
  AccumulatorChain<Handle, Select<DataArg<1>, WeightArg<1>, Weighted<Coord<Mean>>, Weighted<Coord<Principal<StdDev>>>, Weighted<Coord<Principal<CoordinateSystem>>>>> places;
  Iterator start = createCoupledIterator(seen), end = start.getEndIterator();
  extractFeatures(start, end, places);
  out[0] = get<Mean>(values), out[1] = get<Variance>(values), out[2] = get<Skewness>(values), out[3] = get<Kurtosis>(values);
  out[4] = get<Maximum>(values) - get<Minimum>(values);
  auto centre = get<Weighted<Coord<Mean>>>(places);
  auto radii = get<Weighted<Coord<Principal<StdDev>>>>(places);
  auto axes = get<Weighted<Coord<Principal<CoordinateSystem>>>>(places);
  out[5] = centre[0], out[6] = centre[1], out[7] = radii[0], out[8] = radii[1], out[9] = axes(0, 0) * axes(1, 0);
  return radii[0] / radii[1];
}

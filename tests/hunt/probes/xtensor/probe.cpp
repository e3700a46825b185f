// differentiate: softmax(x, rows, columns)  at: x = random(20, -1, 1), rows = 4, columns = 5  tolerance: 1e-5  roundoff: 1e-9
// differentiate: standardized(x, n)  at: x = random(24, -1, 3), n = 8  tolerance: 1e-5  roundoff: 1e-9
// differentiate: diffused(u, out, k)  at: u = random(36, 0, 1), out = zeros(36), k = 0.2  tolerance: 1e-5  roundoff: 1e-9
// differentiate: pieces(x, n)  at: x = random(15, 0.2, 2), n = 15  tolerance: 1e-5  roundoff: 1e-9
#include <vector>
#include <xtensor/xadapt.hpp>
#include <xtensor/xarray.hpp>
#include <xtensor/xbuilder.hpp>
#include <xtensor/xfixed.hpp>
#include <xtensor/xindex_view.hpp>
#include <xtensor/xmath.hpp>
#include <xtensor/xnorm.hpp>
#include <xtensor/xsort.hpp>
#include <xtensor/xstrided_view.hpp>
#include <xtensor/xtensor.hpp>
#include <xtensor/xview.hpp>

// the cross entropy of rows, as arrays of any number of dimensions
extern "C" double softmax(const double *x, int rows, int columns) {
  std::vector<size_t> shape{size_t(rows), size_t(columns)};
  auto given = xt::adapt(x, size_t(rows * columns), xt::no_ownership(), shape);
  xt::xarray<double> highest = xt::amax(given, {1});
  xt::xarray<double> powers = xt::exp(given - xt::view(highest, xt::all(), xt::newaxis()));
  xt::xarray<double> sums = xt::sum(powers, {1});
  xt::xarray<double> p = powers / xt::view(sums, xt::all(), xt::newaxis());
  auto first = xt::view(p, xt::all(), 0);
  return -xt::mean(xt::log(first))() + xt::sum(xt::square(p))();
}

// columns of mean zero and deviation one; their covariance
extern "C" double standardized(const double *x, int n) {
  xt::xtensor<double, 2> given = xt::adapt(x, size_t(3 * n), xt::no_ownership(), std::vector<size_t>{size_t(n), 3});
  xt::xtensor<double, 1> mean = xt::mean(given, {0}), deviation = xt::stddev(given, {0});
  xt::xtensor<double, 2> z = (given - mean) / deviation;
  double sum = 0;
  for (size_t i = 0; i < 3; i++)
    for (size_t j = 0; j < i; j++) sum += (i + 2 * j + 1) * xt::mean(xt::view(z, xt::all(), i) * xt::view(z, xt::all(), j))();
  xt::xtensor<double, 2> turned = xt::transpose(z);
  return sum + xt::norm_l2(xt::row(turned, 1) + 0.5 * mean(2))() + xt::sum(xt::cumsum(z, 0))();
}

// two steps of a diffusion on a grid of 6 x 6
extern "C" double diffused(double *u, double *out, double k) {
  xt::xtensor_fixed<double, xt::xshape<6, 6>> now;
  std::copy(u, u + 36, now.begin());
  auto inner = xt::range(1, 5);
  for (int step = 0; step < 2; step++) {
    xt::xtensor<double, 2> change = xt::view(now, xt::range(0, 4), inner) + xt::view(now, xt::range(2, 6), inner) +
                                    xt::view(now, inner, xt::range(0, 4)) + xt::view(now, inner, xt::range(2, 6)) -
                                    4 * xt::view(now, inner, inner);
    xt::view(now, inner, inner) += k * change * (1 + xt::view(now, inner, inner));
  }
  auto to = xt::adapt(out, size_t(36), xt::no_ownership(), std::vector<size_t>{6, 6});
  to = xt::where(now > 0.5, now * now, xt::sin(now));
  return xt::sum(now)();
}

// sorting, strides, flipping, selection, one-dimensional differences and integrals
extern "C" double pieces(const double *x, int n) {
  xt::xtensor<double, 1> given = xt::adapt(x, size_t(n), xt::no_ownership(), std::vector<size_t>{size_t(n)});
  xt::xtensor<double, 1> sorted = xt::sort(given);
  double sum = xt::sum(xt::sqrt(sorted))() * 0.1 + xt::median(given);
  xt::xtensor<double, 1> steps = xt::diff(given);
  sum += xt::sum(xt::pow(xt::view(given, xt::range(0, n, 2)), 1.5))() * xt::prod(xt::view(given, xt::range(1, 4)))();
  sum += xt::sum(xt::filter(given, given > 1.0))() + xt::norm_sq(steps)() * 0.1;
  auto part = xt::strided_view(given, {xt::range(0, 12)});
  xt::xarray<double> square = xt::reshape_view(part, {3, 4});
  return sum + xt::sum(xt::flip(square, 1) * square)() + xt::logspace(0.0, given(0), 5)(3);
}

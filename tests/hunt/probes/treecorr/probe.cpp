// differentiate: counted(xy, w, out)  at: xy = 6.229 7.418 7.952 9.425 7.399 9.223 0.290 4.656 9.434 6.490 9.009 1.132 4.691 2.466 5.438 5.739 0.131 2.167 2.795 9.163 7.657 1.596 7.971 1.388 6.175 1.267 0.018 8.714, w = 0.697 1.256 1.430 1.442 0.844 0.855 1.025 1.276 0.608 1.248 1.297 1.360 0.537 1.446, out = zeros(12)  roundoff: 1e-9
// differentiate: scalar(xy, k, w, xi)  at: xy = 6.229 7.418 7.952 9.425 7.399 9.223 0.290 4.656 9.434 6.490 9.009 1.132 4.691 2.466 5.438 5.739 0.131 2.167 2.795 9.163 7.657 1.596 7.971 1.388 6.175 1.267 0.018 8.714, k = -0.581 -0.569 0.965 0.745 -0.421 0.923 0.078 0.356 -0.590 0.882 0.381 0.933 0.787 -0.402, w = 0.697 1.256 1.430 1.442 0.844 0.855 1.025 1.276 0.608 1.248 1.297 1.360 0.537 1.446, xi = zeros(4)  roundoff: 1e-9
// differentiate: shear(xy, g, w, xi)  at: xy = 6.229 7.418 7.952 9.425 7.399 9.223 0.290 4.656 9.434 6.490 9.009 1.132 4.691 2.466 5.438 5.739 0.131 2.167 2.795 9.163 7.657 1.596 7.971 1.388 6.175 1.267 0.018 8.714, g = -0.083 -0.200 -0.213 -0.261 -0.119 0.062 -0.298 0.107 -0.097 -0.114 0.191 -0.012 -0.111 -0.011 0.123 -0.266 0.285 -0.286 0.150 0.207 -0.289 0.173 -0.080 0.047 -0.295 -0.272 -0.191 0.273, w = 0.697 1.256 1.430 1.442 0.844 0.855 1.025 1.276 0.608 1.248 1.297 1.360 0.537 1.446, xi = zeros(12)  roundoff: 1e-9
// differentiate: crossed(xy, k, g, xi)  at: xy = 6.229 7.418 7.952 9.425 7.399 9.223 0.290 4.656 9.434 6.490 9.009 1.132 4.691 2.466 5.438 5.739 0.131 2.167 2.795 9.163 7.657 1.596 7.971 1.388 6.175 1.267 0.018 8.714, k = -0.581 -0.569 0.965 0.745 -0.421 0.923 0.078 0.356 -0.590 0.882 0.381 0.933 0.787 -0.402, g = -0.083 -0.200 -0.213 -0.261 -0.119 0.062 -0.298 0.107 -0.097 -0.114 0.191 -0.012 -0.111 -0.011 0.123 -0.266 0.285 -0.286 0.150 0.207 -0.289 0.173 -0.080 0.047 -0.295 -0.272 -0.191 0.273, xi = zeros(8)  roundoff: 1e-9
// differentiate: sky(xyz, k, xi)  at: xyz = -0.818 -0.319 0.222 0.836 -0.320 0.848 0.090 -0.375 -0.366 -0.645 -0.844 -0.702 0.378 0.993 -0.677 -0.903 0.973 0.067 -0.188 -0.525 0.188 0.653 -0.089 -0.156 -0.889 0.832 -0.935 -0.013 0.677 -0.739 0.463 0.900 0.261 0.576 -0.787 -0.131 -0.702 0.689 -0.410 -0.094 0.999 0.705, k = -0.581 -0.569 0.965 0.745 -0.421 0.923 0.078 0.356 -0.590 0.882 0.381 0.933 0.787 -0.402, xi = zeros(8)  roundoff: 1e-9
#include "Corr2.cpp"
#include "Field.cpp"
#include "Cell.cpp"

enum { N = 14, bins = 4 };

namespace {
struct Sums {
  double re[bins] = {}, im[bins] = {}, re2[bins] = {}, im2[bins] = {}, r[bins] = {}, logr[bins] = {}, weight[bins] = {}, pairs[bins] = {};
};

}

template <int D1, int D2> static Corr2<D1, D2> correlation(Sums &s, double low = 1, double high = 9) {
  const double huge = std::numeric_limits<double>::max(), size = std::log(high / low) / bins;
  return Corr2<D1, D2>(Log, low, high, bins, size, 0.1 * size, 0.05, -huge, huge, 0, 0, 0, s.re, s.im, s.re2, s.im2, s.r, s.logr, s.weight, s.pairs);
}

// numbers of pairs, and their mean distances
extern "C" double counted(double *xy, double *w, double *out) {
  Sums s;
  Field<NData, Flat> field(xy, xy + N, 0, 0, 0, w, w, N, 0, 100, Mean, 1, false, 0, 3);
  auto corr = correlation<NData, NData>(s);
  ProcessAuto<Flat>(corr, (BaseField<Flat>&)field, false, false, Euclidean);
  double sum = 0;
  for (int i = 0; i < bins; i++) out[3 * i] = s.weight[i], out[3 * i + 1] = s.r[i] / s.weight[i], out[3 * i + 2] = s.logr[i] / s.weight[i], sum += s.weight[i] * s.r[i];
  return sum;
}

extern "C" double scalar(double *xy, double *k, double *w, double *xi) {
  Sums s;
  Field<KData, Flat> field(xy, xy + N, 0, k, 0, w, w, N, 0, 100, Median, 1, false, 0, 3);
  auto corr = correlation<KData, KData>(s);
  ProcessAuto<Flat>(corr, (BaseField<Flat>&)field, false, true, Euclidean);
  double sum = 0;
  for (int i = 0; i < bins; i++) xi[i] = s.re[i] / s.weight[i], sum += s.r[i];
  return sum;
}

extern "C" double shear(double *xy, double *g, double *w, double *xi) {
  Sums s;
  Field<GData, Flat> field(xy, xy + N, 0, g, g + N, w, w, N, 0, 100, Middle, 1, false, 0, 3);
  auto corr = correlation<GData, GData>(s);
  ProcessAuto<Flat>(corr, (BaseField<Flat>&)field, false, false, Euclidean);
  double sum = 0;
  for (int i = 0; i < bins; i++) xi[3 * i] = s.re[i] / s.weight[i], xi[3 * i + 1] = s.im[i] / s.weight[i], xi[3 * i + 2] = s.re2[i] / s.weight[i], sum += s.im2[i];
  return sum;
}

// lenses and sources
extern "C" double crossed(double *xy, double *k, double *g, double *xi) {
  Sums s;
  double w[N];
  for (int i = 0; i < N; i++) w[i] = 1 + 0.1 * k[i];
  Field<NData, Flat> lenses(xy, xy + N, 0, 0, 0, w, w, 6, 0, 100, Mean, 1, false, 0, 3);
  Field<GData, Flat> sources(xy + 6, xy + N + 6, 0, g + 6, g + N + 6, w + 6, w + 6, N - 6, 0, 100, Mean, 1, false, 0, 3);
  auto corr = correlation<NData, GData>(s);
  ProcessCross<Flat>(corr, lenses, sources, false, false, Euclidean);
  double sum = 0;
  for (int i = 0; i < bins; i++) xi[2 * i] = s.re[i] / s.weight[i], xi[2 * i + 1] = s.im[i] / s.weight[i], sum += s.logr[i];
  return sum;
}

// on the sphere, by arcs
extern "C" double sky(double *xyz, double *k, double *xi) {
  Sums s;
  double x[N], y[N], z[N], w[N];
  for (int i = 0; i < N; i++) {
    double r = std::sqrt(xyz[i] * xyz[i] + xyz[N + i] * xyz[N + i] + xyz[2 * N + i] * xyz[2 * N + i]);
    x[i] = xyz[i] / r, y[i] = xyz[N + i] / r, z[i] = xyz[2 * N + i] / r, w[i] = 1 + 0.2 * k[i];
  }
  Field<KData, Sphere> field(x, y, z, k, 0, w, w, N, 0, 10, Mean, 1, false, 0, 3);
  auto corr = correlation<KData, KData>(s, 0.2, 2.5);
  ProcessAuto<Sphere>(corr, (BaseField<Sphere>&)field, false, false, Arc);
  double sum = 0;
  for (int i = 0; i < bins; i++) xi[2 * i] = s.re[i] / s.weight[i], xi[2 * i + 1] = s.r[i] / s.weight[i], sum += s.logr[i];
  return sum;
}

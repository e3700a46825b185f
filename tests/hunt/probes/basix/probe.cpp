// differentiate: energy(corners, u, out)  at: corners = 0.1 0 -0.1 1.1 0.2 0 0 0.9 0.1 0.2 0.1 1.2, u = random(10, -1, 1), out = zeros(10)  roundoff: 1e-9
// differentiate: curl(corners, u, out)  at: corners = 0.1 0 1.1 0.2 0 0.9, u = random(8, -1, 1), out = zeros(4)  roundoff: 1e-9
// differentiate: movable(node, at, out)  at: node = 0.43, at = 0.1 0.35 0.8, out = zeros(9)  roundoff: 1e-9
// differentiate: rules(a, x, out)  at: a = 0.7, x = 0.2 0.3 0.5 0.1, out = zeros(20)  roundoff: 1e-8
// differentiate: mapped(j, u, out)  at: j = 1.1 0.2 -0.1 0.9, u = random(18, -1, 1), out = zeros(18)  roundoff: 1e-9
// differentiate: carried(u, x)  at: u = random(10, -1, 1), x = 0.31 0.22  roundoff: 1e-9
#include <basix/finite-element.h>
#include <basix/interpolation.h>
#include <basix/polynomials.h>
#include <basix/polyset.h>
#include <basix/quadrature.h>
#include <cmath>

using namespace basix;
template <std::size_t d> using view = md::mdspan<const double, md::dextents<std::size_t, d>>;
template <std::size_t d> using writable = md::mdspan<double, md::dextents<std::size_t, d>>;

namespace {
double determinant(const double *j, int n) {
  if (n == 2) return j[0] * j[3] - j[1] * j[2];
  return j[0] * (j[4] * j[8] - j[5] * j[7]) - j[1] * (j[3] * j[8] - j[5] * j[6]) + j[2] * (j[3] * j[7] - j[4] * j[6]);
}

void inverted(const double *j, int n, double *k) {
  double d = determinant(j, n);
  if (n == 2) {
    k[0] = j[3] / d, k[1] = -j[1] / d, k[2] = -j[2] / d, k[3] = j[0] / d;
    return;
  }
  for (int r = 0; r < 3; r++)
    for (int c = 0; c < 3; c++) {
      int a = (r + 1) % 3, b = (r + 2) % 3, e = (c + 1) % 3, f = (c + 2) % 3;
      k[3 * c + r] = (j[3 * a + e] * j[3 * b + f] - j[3 * a + f] * j[3 * b + e]) / d;
    }
}

// of the map from the reference cell, at each point
std::vector<double> jacobians(cell::type cell, const double *corners, int n, std::span<const double> points) {
  auto linear = create_element<double>(element::family::P, cell, 1, element::lagrange_variant::gll_warped, element::dpc_variant::unset, false);
  size_t count = points.size() / n;
  auto [data, shape] = linear.tabulate(1, points, {count, static_cast<size_t>(n)});
  view<4> table(data.data(), shape);
  std::vector<double> all(count * n * n);
  for (size_t p = 0; p < count; p++)
    for (int r = 0; r < n; r++)
      for (int c = 0; c < n; c++)
        for (int v = 0; v <= n; v++) all[(p * n + r) * n + c] += table(1 + c, p, v, 0) * corners[v * n + r];
  return all;
}
}

// of a field in a tetrahedron, and its derivative by each coefficient
extern "C" double energy(double *corners, double *u, double *out) {
  const auto cell = cell::type::tetrahedron;
  auto quadratic = create_element<double>(element::family::P, cell, 2, element::lagrange_variant::gll_isaac, element::dpc_variant::unset, false);
  auto [points, weights] = quadrature::make_quadrature<double>(quadrature::type::Default, cell, polyset::type::standard, 4);
  auto [data, shape] = quadratic.tabulate(1, points, {weights.size(), 3});
  view<4> table(data.data(), shape);
  auto all = jacobians(cell, corners, 3, points);
  double sum = 0;
  for (size_t p = 0; p < weights.size(); p++) {
    double k[9], gradient[3] = {}, value = 0;
    inverted(&all[9 * p], 3, k);
    double scale = weights[p] * std::fabs(determinant(&all[9 * p], 3));
    for (int i = 0; i < quadratic.dim(); i++) {
      value += u[i] * table(0, p, i, 0);
      for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++) gradient[a] += k[3 * b + a] * table(1 + b, p, i, 0) * u[i];
    }
    sum += scale * (0.5 * (gradient[0] * gradient[0] + gradient[1] * gradient[1] + gradient[2] * gradient[2]) + std::cosh(value));
    for (int i = 0; i < quadratic.dim(); i++) {
      out[i] += scale * std::sinh(value) * table(0, p, i, 0);
      for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++) out[i] += scale * k[3 * b + a] * table(1 + b, p, i, 0) * gradient[a];
    }
  }
  return sum;
}

// edge elements, with their degrees of freedom turned
extern "C" double curl(double *corners, double *u, double *out) {
  const auto cell = cell::type::triangle;
  auto edge = create_element<double>(element::family::N1E, cell, 2, element::lagrange_variant::legendre, element::dpc_variant::unset, false);
  auto [points, weights] = quadrature::make_quadrature<double>(quadrature::type::Default, cell, polyset::type::standard, 3);
  auto [data, shape] = edge.tabulate(0, points, {weights.size(), 2});
  auto all = jacobians(cell, corners, 2, points);
  std::vector<double> inverses(all.size()), dets(weights.size());
  for (size_t p = 0; p < weights.size(); p++) inverted(&all[4 * p], 2, &inverses[4 * p]), dets[p] = determinant(&all[4 * p], 2);
  auto [pushed, pushed_shape] = edge.push_forward(view<3>(data.data(), shape[1], shape[2], shape[3]), view<3>(all.data(), weights.size(), 2, 2), dets, view<3>(inverses.data(), weights.size(), 2, 2));
  std::vector<double> turned(u, u + 8);
  edge.T_apply(std::span<double>(turned), 1, 5);
  view<3> table(pushed.data(), pushed_shape);
  double sum = 0;
  for (size_t p = 0; p < weights.size(); p++) {
    double field[2] = {};
    for (int i = 0; i < edge.dim(); i++)
      for (int a = 0; a < 2; a++) field[a] += turned[i] * table(p, i, a);
    sum += weights[p] * std::fabs(dets[p]) * std::sqrt(1 + field[0] * field[0] + field[1] * field[1]);
    if (p < 2) out[2 * p] = field[0], out[2 * p + 1] = field[1];
  }
  return sum;
}

// an element with a node that moves
extern "C" double movable(double node, double *at, double *out) {
  std::vector<double> one = {1}, left = {0}, right = {1}, inner = {node}, identity = {1, 0, 0, 0, 1, 0, 0, 0, 1}, none;
  std::array<std::vector<view<2>>, 4> x;
  std::array<std::vector<view<4>>, 4> m;
  for (auto *point : {&left, &right}) x[0].push_back(view<2>(point->data(), 1, 1)), m[0].push_back(view<4>(one.data(), 1, 1, 1, 1));
  x[1].push_back(view<2>(inner.data(), 1, 1)), m[1].push_back(view<4>(one.data(), 1, 1, 1, 1));
  auto made = create_custom_element<double>(cell::type::interval, {}, view<2>(identity.data(), 3, 3), x, m, 0, maps::type::identity, sobolev::space::H1, false, 2, 2, polyset::type::standard);
  auto [data, shape] = made.tabulate(1, std::span<const double>(at, 3), {3, 1});
  view<4> table(data.data(), shape);
  double sum = 0;
  for (int p = 0; p < 3; p++)
    for (int i = 0; i < 3; i++) out[3 * p + i] = table(0, p, i, 0), sum += table(1, p, i, 0) * (p + 2 * i);
  return sum;
}

// Gauss-Jacobi rules by their exponent, polynomials of three kinds
extern "C" double rules(double a, double *x, double *out) {
  auto [points, weights] = quadrature::gauss_jacobi_rule<double>(a, 4);
  for (int k = 0; k < 4; k++) out[k] = points[k], out[4 + k] = weights[k];
  double sum = 0;
  for (auto kind : {polynomials::type::legendre, polynomials::type::bernstein}) {
    auto [data, shape] = polynomials::tabulate<double>(kind, cell::type::triangle, 3, view<2>(x, 2, 2));
    for (size_t k = 0; k < data.size(); k++) sum += data[k] * std::cos(k);
    for (int k = 0; k < 4; k++) out[8 + k] += data[3 * k];
  }
  auto [pyramid, shape] = polyset::tabulate<double>(cell::type::quadrilateral, polyset::type::standard, 3, 2, view<2>(x, 2, 2));
  for (int k = 0; k < 8; k++) out[12 + k] = pyramid[7 * k];
  return sum;
}

// a tensor field there and back
extern "C" double mapped(double *j, double *u, double *out) {
  auto regge = create_element<double>(element::family::Regge, cell::type::triangle, 1, element::lagrange_variant::unset, element::dpc_variant::unset, false);
  auto raviart = create_element<double>(element::family::RT, cell::type::triangle, 1, element::lagrange_variant::legendre, element::dpc_variant::unset, false);
  double k[4], det = determinant(j, 2);
  inverted(j, 2, k);
  std::vector<double> dets = {det};
  auto [there, there_shape] = regge.push_forward(view<3>(u, 1, 3, 4), view<3>(j, 1, 2, 2), dets, view<3>(k, 1, 2, 2));
  auto [back, back_shape] = raviart.pull_back(view<3>(u + 12, 1, 3, 2), view<3>(j, 1, 2, 2), dets, view<3>(k, 1, 2, 2));
  double sum = 0;
  for (int i = 0; i < 12; i++) out[i] = there[i], sum += there[i] * there[i];
  for (int i = 0; i < 6; i++) out[12 + i] = back[i], sum += std::sin(back[i]);
  return sum;
}

// from cubics to quadratics and to a place
extern "C" double carried(double *u, double *x) {
  auto cubic = create_element<double>(element::family::P, cell::type::triangle, 3, element::lagrange_variant::chebyshev_isaac, element::dpc_variant::unset, true);
  auto quadratic = create_element<double>(element::family::P, cell::type::triangle, 2, element::lagrange_variant::gll_warped, element::dpc_variant::unset, false);
  auto [data, shape] = compute_interpolation_operator<double>(cubic, quadratic);
  view<2> matrix(data.data(), shape);
  auto [values, at] = quadratic.tabulate(1, std::span<const double>(x, 2), {1, 2});
  view<4> table(values.data(), at);
  double sum = 0;
  for (size_t r = 0; r < shape[0]; r++)
    for (size_t c = 0; c < shape[1]; c++) sum += matrix(r, c) * u[c] * (table(0, 0, r, 0) + 0.3 * table(2, 0, r, 0));
  return sum + std::exp(sum);
}

// differentiate: classical(k, b, x)  at: k = random(16, 0.8, 1.2), b = random(16, -1, 1), x = zeros(16)  roundoff: 1e-9
// differentiate: aggregated(k, b, x)  at: k = random(16, 0.8, 1.2), b = random(16, -1, 1), x = zeros(16)  roundoff: 1e-9
// differentiate: schwarz(k, b, x)  at: k = random(16, 0.8, 1.2), b = random(16, -1, 1), x = zeros(16)  roundoff: 1e-9
// differentiate: restricted(k, r)  at: k = random(16, 0.8, 1.2), r = zeros(40)  roundoff: 1e-9
#include <air.h>
#include <krylov.h>
#include <linalg.h>
#include <relaxation.h>
#include <ruge_stuben.h>
#include <smoothed_aggregation.h>

using Ints = std::vector<int>;
using Reals = std::vector<double>;
#define A_(v) v.data(), (int)v.size()

// a matrix by compressed rows
struct Matrix {
  Ints p, j;
  Reals x;
};

// diffusion on a grid of four by four, with a conductivity at each point
static Matrix diffusion(const double *k) {
  Matrix a;
  a.p.push_back(0);
  for (int i = 0; i < 16; i++) {
    int row = i / 4, column = i % 4, near[5] = {row > 0 ? i - 4 : -1, column > 0 ? i - 1 : -1, i, column < 3 ? i + 1 : -1, row < 3 ? i + 4 : -1};
    double sum = 0.3;
    for (int n : near)
      if (n >= 0 && n != i) sum += (k[i] + k[n]) / 2;
    for (int n : near)
      if (n >= 0) a.j.push_back(n), a.x.push_back(n == i ? sum : -(k[i] + k[n]) / 2);
    a.p.push_back(a.j.size());
  }
  return a;
}

// interpolation as a dense matrix, the coarse problem by its pseudo-inverse, and a cycle with a sweep before and after
static void cycled(const Matrix &a, const Reals &dense, int coarse, const double *b, double *x) {
  Reals product(16 * coarse), galerkin(coarse * coarse), right(coarse), left(coarse), u(16), residual(16), f(b, b + 16);
  for (int i = 0; i < 16; i++)
    for (int e = a.p[i]; e < a.p[i + 1]; e++)
      for (int c = 0; c < coarse; c++) product[i * coarse + c] += a.x[e] * dense[a.j[e] * coarse + c];
  for (int i = 0; i < 16; i++)
    for (int c = 0; c < coarse; c++)
      for (int d = 0; d < coarse; d++) galerkin[c * coarse + d] += dense[i * coarse + c] * product[i * coarse + d];
  pinv_array<int, double, double>(A_(galerkin), 1, coarse, 'T');
  for (int cycle = 0; cycle < 2; cycle++) {
    gauss_seidel<int, double, double>(A_(a.p), A_(a.j), A_(a.x), A_(u), A_(f), 0, 16, 1);
    std::fill(right.begin(), right.end(), 0);
    for (int i = 0; i < 16; i++) {
      residual[i] = f[i];
      for (int e = a.p[i]; e < a.p[i + 1]; e++) residual[i] -= a.x[e] * u[a.j[e]];
      for (int c = 0; c < coarse; c++) right[c] += dense[i * coarse + c] * residual[i];
    }
    for (int c = 0; c < coarse; c++) {
      left[c] = 0;
      for (int d = 0; d < coarse; d++) left[c] += galerkin[c * coarse + d] * right[d];
    }
    for (int i = 0; i < 16; i++)
      for (int c = 0; c < coarse; c++) u[i] += dense[i * coarse + c] * left[c];
    gauss_seidel<int, double, double>(A_(a.p), A_(a.j), A_(a.x), A_(u), A_(f), 15, -1, -1);
  }
  std::copy(u.begin(), u.end(), x);
}

static double squares(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}

static Ints split(const Matrix &strong) {
  Ints splitting(16), influence(16);  // the pattern is symmetric
  rs_cf_splitting<int>(16, A_(strong.p), A_(strong.j), A_(strong.p), A_(strong.j), A_(influence), A_(splitting));
  return splitting;
}

static Matrix strength(const Matrix &a) {
  Matrix s{Ints(17), Ints(a.j.size()), Reals(a.j.size())};
  classical_strength_of_connection_abs<int, double, double>(16, 0.25, A_(a.p), A_(a.j), A_(a.x), A_(s.p), A_(s.j), A_(s.x));
  return s;
}

extern "C" double classical(double *k, double *b, double *x) {
  Matrix a = diffusion(k), s = strength(a), p{Ints(17), {}, {}};
  Ints splitting = split(s);
  rs_direct_interpolation_pass1<int>(16, A_(s.p), A_(s.j), A_(splitting), A_(p.p));
  p.j.resize(p.p[16]);
  p.x.resize(p.p[16]);
  rs_direct_interpolation_pass2<int, double>(16, A_(a.p), A_(a.j), A_(a.x), A_(s.p), A_(s.j), A_(s.x), A_(splitting), A_(p.p), A_(p.j), A_(p.x));
  int coarse = 0;
  for (int one : splitting) coarse += one == 1;
  Reals dense(16 * coarse);
  for (int i = 0; i < 16; i++)
    for (int e = p.p[i]; e < p.p[i + 1]; e++) dense[i * coarse + p.j[e]] += p.x[e];
  cycled(a, dense, coarse, b, x);
  return squares(x, 16);
}

extern "C" double aggregated(double *k, double *b, double *x) {
  Matrix a = diffusion(k), s{Ints(17), Ints(a.j.size()), Reals(a.j.size())};
  symmetric_strength_of_connection<int, double, double>(16, 0.05, A_(a.p), A_(a.j), A_(a.x), A_(s.p), A_(s.j), A_(s.x));
  Ints of(16), roots(16);
  int count = standard_aggregation<int>(16, A_(s.p), A_(s.j), A_(of), A_(roots));
  Ints starts(count + 1), members;
  for (int g = 0; g < count; g++) {
    for (int i = 0; i < 16; i++)
      if (of[i] == g) members.push_back(i);
    starts[g + 1] = members.size();
  }
  Reals candidates(32), values(2 * members.size()), coarse(4 * count), dense(16 * 2 * count), smooth(16 * 2 * count);
  for (int i = 0; i < 16; i++) candidates[2 * i] = 1, candidates[2 * i + 1] = k[i] + 0.1 * i;
  fit_candidates_real<int, double>(16, count, 1, 2, A_(starts), A_(members), A_(values), A_(candidates), A_(coarse), 1e-10);
  for (int g = 0; g < count; g++)
    for (int e = starts[g]; e < starts[g + 1]; e++)
      for (int c = 0; c < 2; c++) dense[members[e] * 2 * count + 2 * g + c] = values[2 * e + c];
  smooth = dense;  // a step of Jacobi on it
  for (int i = 0; i < 16; i++) {
    double diagonal = 0;
    for (int e = a.p[i]; e < a.p[i + 1]; e++)
      if (a.j[e] == i) diagonal = a.x[e];
    for (int e = a.p[i]; e < a.p[i + 1]; e++)
      for (int c = 0; c < 2 * count; c++) smooth[i * 2 * count + c] -= 0.6 * a.x[e] / diagonal * dense[a.j[e] * 2 * count + c];
  }
  cycled(a, smooth, 2 * count, b, x);
  return squares(x, 16) + coarse[0];
}

// overlapping blocks of rows, each inverted
extern "C" double schwarz(double *k, double *b, double *x) {
  Matrix a = diffusion(k);
  Ints members, starts{0}, places{0};
  for (int g = 0; g < 3; g++) {
    for (int i = 4 * g; i < 4 * g + 8; i++) members.push_back(i);
    starts.push_back(members.size());
    places.push_back(64 * (g + 1));
  }
  Reals blocks(192), u(16), f(b, b + 16);
  extract_subblocks<int, double, double>(A_(a.p), A_(a.j), A_(a.x), A_(blocks), A_(places), A_(members), A_(starts), 3, 16);
  pinv_array<int, double, double>(A_(blocks), 3, 8, 'T');
  for (int sweep = 0; sweep < 2; sweep++)
    overlapping_schwarz_csr<int, double, double>(A_(a.p), A_(a.j), A_(a.x), A_(u), A_(f), A_(blocks), A_(places), A_(members), A_(starts), 3, 16, 0, 3, 1);
  std::copy(u.begin(), u.end(), x);
  return squares(x, 16);
}

// restriction that is ideal near each coarse point
extern "C" double restricted(double *k, double *r) {
  Matrix a = diffusion(k), s = strength(a);
  Ints splitting = split(s), points;
  for (int i = 0; i < 16; i++)
    if (splitting[i] == 1) points.push_back(i);
  int coarse = points.size();
  Ints starts(coarse + 1);
  approx_ideal_restriction_pass1<int>(A_(starts), A_(s.p), A_(s.j), A_(points), A_(splitting), 1);
  Ints columns(starts[coarse]);
  Reals direct(starts[coarse]), iterated(starts[coarse]);
  approx_ideal_restriction_pass2<int, double>(A_(starts), A_(columns), A_(direct), A_(a.p), A_(a.j), A_(a.x), A_(s.p), A_(s.j), A_(s.x), A_(points), A_(splitting), 1, 0, 10, 1);
  approx_ideal_restriction_pass2<int, double>(A_(starts), A_(columns), A_(iterated), A_(a.p), A_(a.j), A_(a.x), A_(s.p), A_(s.j), A_(s.x), A_(points), A_(splitting), 1, 1, 4, 1);
  for (int e = 0; e < 40 && e < starts[coarse]; e++) r[e] = direct[e];
  return squares(direct.data(), starts[coarse]) * iterated[0] + squares(iterated.data(), starts[coarse]);
}

// differentiate: superposed(x, y, turn)  at: x = 0.1 0.2 0 3.6 0.4 -0.3 5.1 3.7 0.5 8.2 4.1 2.6 9.3 1.2 4.4, y = 0 0.1 0.3 3.1 1.9 -0.6 3.9 5.4 0.4 6.8 6.9 2.5 8.6 4.4 4.1, turn = zeros(9)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: score(shape, moved)  at: shape = 2.3 1.5 1.74 0.05, moved = 0.3 -0.2 0.1 0.2 0.4 -0.3  tolerance: 1e-4  roundoff: 1e-8
// differentiate: distance(shape, turn)  at: shape = 2.31 1.52 1.735 0.023, turn = zeros(3)  tolerance: 1e-4  roundoff: 1e-8
#include <math.h>
#include <string>
#include <vector>
#include <_wrapper.h>

bool Kabsch(double **x, double **y, int n, int mode, double *rms, double t[3], double u[3][3]);

struct Chain {
  std::vector<double> all;
  std::vector<double *> rows;
  Chain(int n) : all(3 * n), rows(n) {
    for (int i = 0; i < n; i++) rows[i] = &all[3 * i];
  }
};

static Chain five(const double *x) {
  Chain made(5);
  made.all.assign(x, x + 15);
  for (int i = 0; i < 5; i++) made.rows[i] = &made.all[3 * i];
  return made;
}

// the best superposition of five points on five others
extern "C" double superposed(double *x, double *y, double *turn) {
  Chain one = five(x), other = five(y);
  double t[3], u[3][3], rms;
  Kabsch(one.rows.data(), other.rows.data(), 5, 1, &rms, t, u);
  for (int i = 0; i < 9; i++) turn[i] = u[i / 3][i % 3];
  return rms + t[0] * t[1];
}

static const int residues = 16;

// a helix that bends
static Chain helix(double radius, double rise, double step, double bend) {
  Chain made(residues);
  for (int i = 0; i < residues; i++) {
    double angle = step * i;
    made.rows[i][0] = radius * cos(angle) + bend * i * i;
    made.rows[i][1] = radius * sin(angle);
    made.rows[i][2] = rise * i;
  }
  return made;
}

static double aligned(Chain &one, Chain &other, double *rms, double *turn) {
  std::string a(residues, 'A'), b(residues, 'A'), matches, first, second;
  double t[3], u[3][3], tm1, tm2;
  _tmalign_wrapper(one.rows.data(), other.rows.data(), a.c_str(), b.c_str(), residues, residues, t, u, tm1, tm2, *rms,
                   matches, first, second);
  for (int i = 0; turn && i < 3; i++) turn[i] = u[i][i];
  return tm1;
}

extern "C" double score(double *shape, double *moved) {
  Chain one = helix(shape[0], shape[1], shape[2], shape[3]), other = helix(2.25, 1.45, 1.72, 0.01);
  for (int i = 0; i < 6; i++) one.all[12 + i] += moved[i];
  double rms;
  return 10 * aligned(one, other, &rms, 0);
}

extern "C" double distance(double *shape, double *turn) {
  Chain one = helix(shape[0], shape[1], shape[2], shape[3]), other = helix(2.25, 1.45, 1.72, 0.01);
  double rms;
  aligned(one, other, &rms, turn);
  return rms;
}

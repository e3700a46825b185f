// differentiate: program(c, b, y)  at: c = 2 1 2 3 0.4 1 2 0.1 3, b = 1 2, y = zeros(2)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: constrained(a, y)  at: a = 3 1 3 1 3 4 5 1 1, y = zeros(2)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: theta(w)  at: w = 1 1.2 0.9 1.1 0.8  tolerance: 1e-3  roundoff: 1e-6
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "declarations.h"

static double *symmetric(const double *of, int n) {
  double *made = calloc(n * n, sizeof *made);
  for (int i = 1, k = 0; i <= n; i++)
    for (int j = i; j <= n; j++, k++) made[ijtok(i, j, n)] = made[ijtok(j, i, n)] = of[k];
  return made;
}

// one block of a constraint: entries at places of its upper triangle
static struct sparseblock *block(struct sparseblock *next, int which, int size, int constraint, int n, const int *i, const int *j, const double *of) {
  struct sparseblock *made = calloc(1, sizeof *made);
  made->next = next, made->blocknum = which, made->blocksize = size, made->constraintnum = constraint, made->numentries = n;
  made->entries = calloc(n + 1, sizeof(double));
  made->iindices = calloc(n + 1, sizeof *made->iindices);
  made->jindices = calloc(n + 1, sizeof *made->jindices);
  for (int k = 0; k < n; k++) made->iindices[k + 1] = i[k], made->jindices[k + 1] = j[k], made->entries[k + 1] = of[k];
  return made;
}

// the package's example: blocks of 2, 3 and two numbers
static double solved(const double *c, const double *b, const double *a, double *y) {
  static const int i2[3] = {1, 1, 2}, j2[3] = {1, 2, 2}, i3[4] = {1, 1, 2, 3}, j3[4] = {1, 3, 2, 3}, one[1] = {1}, two[1] = {2};
  struct blockmatrix C, X, Z;
  struct constraintmatrix *A = calloc(3, sizeof *A);
  double *found, *rhs = calloc(3, sizeof *rhs), primal, dual;
  C.nblocks = 3;
  C.blocks = calloc(4, sizeof *C.blocks);
  C.blocks[1].blockcategory = MATRIX, C.blocks[1].blocksize = 2, C.blocks[1].data.mat = symmetric(c, 2);
  C.blocks[2].blockcategory = MATRIX, C.blocks[2].blocksize = 3, C.blocks[2].data.mat = symmetric(c + 3, 3);
  C.blocks[3].blockcategory = DIAG, C.blocks[3].blocksize = 2, C.blocks[3].data.vec = calloc(3, sizeof(double));
  rhs[1] = b[0], rhs[2] = b[1];
  A[1].blocks = block(block(0, 3, 2, 1, 1, one, one, a + 7), 1, 2, 1, 3, i2, j2, a);
  double second[4] = {a[3], 1, a[5], a[6]};
  A[2].blocks = block(block(0, 3, 2, 2, 1, two, two, a + 8), 2, 3, 2, 4, i3, j3, second);
  initsoln(7, 2, C, rhs, A, &X, &found, &Z);
  int ret = easy_sdp(7, 2, C, rhs, A, 0, &X, &found, &Z, &primal, &dual);
  y[0] = found[1], y[1] = found[2];
  free_prob(7, 2, C, rhs, A, X, found, Z);
  return ret ? 0 : dual;
}

double program(double *c, double *b, double *y) {
  const double a[9] = {3, 1, 3, 3, 0, 4, 5, 1, 1};
  return solved(c, b, a, y);
}

double constrained(double *a, double *y) {
  const double c[9] = {2, 1, 2, 3, 0, 1, 2, 0, 3}, b[2] = {1, 2};
  return solved(c, b, a, y);
}

// Lovasz's number of the pentagon, with weights
double theta(double *w) {
  static const int from[5] = {1, 2, 3, 4, 1}, to[5] = {2, 3, 4, 5, 5}, all[5] = {1, 2, 3, 4, 5};
  static const double ones[5] = {1, 1, 1, 1, 1};
  struct blockmatrix C, X, Z;
  struct constraintmatrix *A = calloc(7, sizeof *A);
  double *found, *rhs = calloc(7, sizeof *rhs), primal, dual, full[15];
  for (int i = 0, k = 0; i < 5; i++)
    for (int j = i; j < 5; j++, k++) full[k] = w[i] * w[j];
  C.nblocks = 1;
  C.blocks = calloc(2, sizeof *C.blocks);
  C.blocks[1].blockcategory = MATRIX, C.blocks[1].blocksize = 5, C.blocks[1].data.mat = symmetric(full, 5);
  A[1].blocks = block(0, 1, 5, 1, 5, all, all, ones);
  rhs[1] = 1;
  for (int k = 0; k < 5; k++) A[k + 2].blocks = block(0, 1, 5, k + 2, 1, from + k, to + k, ones);
  initsoln(5, 6, C, rhs, A, &X, &found, &Z);
  int ret = easy_sdp(5, 6, C, rhs, A, 0, &X, &found, &Z, &primal, &dual);
  free_prob(5, 6, C, rhs, A, X, found, Z);
  return ret ? 0 : dual;
}

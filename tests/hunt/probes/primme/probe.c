// differentiate: levels(potential, out)  at: potential = random(20, 0, 3), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: modes(stiffness, mass, out)  at: stiffness = random(15, 1, 3), mass = random(14, 0.7, 1.6), out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: singular(a, out)  at: a = random(80, -1, 1), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: flux(phase, hop, out)  at: phase = random(12, -1, 1), hop = random(12, 0.8, 1.4), out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: interior(a, shift, out)  at: a = random(16, 0, 3), shift = 2.1, out = zeros(16)  tolerance: 1e-5  roundoff: 1e-7
#include <complex.h>
#include <math.h>
#include <primme.h>
#include <string.h>

// a particle on a line: tridiagonal
static void line(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, primme_params *p, int *ierr) {
  const double *v = p->matrix;
  int n = (int)p->n;
  for (int b = 0; b < *block; b++) {
    const double *in = (double *)x + *ldx * b;
    double *out = (double *)y + *ldy * b;
    for (int i = 0; i < n; i++) {
      out[i] = (2 + v[i]) * in[i];
      if (i > 0) out[i] -= in[i - 1];
      if (i + 1 < n) out[i] -= in[i + 1];
    }
  }
  *ierr = 0;
}

static void jacobi(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, primme_params *p, int *ierr) {
  const double *v = p->matrix;
  for (int b = 0; b < *block; b++)
    for (int i = 0; i < p->n; i++) {
      double d = 2 + v[i] - p->ShiftsForPreconditioner[b];
      if (fabs(d) < 0.1) d = copysign(0.1, d);
      ((double *)y)[*ldy * b + i] = ((double *)x)[*ldx * b + i] / d;
    }
  *ierr = 0;
}

double levels(double *potential, double *out) {
  double vectors[60], norms[3];
  primme_params p;
  primme_initialize(&p);
  p.n = 20, p.matrixMatvec = line, p.matrix = potential, p.numEvals = 3, p.eps = 1e-11, p.target = primme_smallest;
  primme_set_method(PRIMME_DEFAULT_MIN_MATVECS, &p);
  int failed = dprimme(out, vectors, norms, &p);
  primme_free(&p);
  return failed ? NAN : out[0] + out[1] * out[2];
}

// masses between springs, K x = w M x
typedef struct { const double *k, *m; } chain;

static void springs(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, primme_params *p, int *ierr) {
  const chain *c = p->matrix;
  int n = (int)p->n;
  for (int b = 0; b < *block; b++) {
    const double *in = (double *)x + *ldx * b;
    double *out = (double *)y + *ldy * b;
    for (int i = 0; i < n; i++) {
      out[i] = (c->k[i] + c->k[i + 1]) * in[i];
      if (i > 0) out[i] -= c->k[i] * in[i - 1];
      if (i + 1 < n) out[i] -= c->k[i + 1] * in[i + 1];
    }
  }
  *ierr = 0;
}

static void masses(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, primme_params *p, int *ierr) {
  const chain *c = p->matrix;
  for (int b = 0; b < *block; b++)
    for (int i = 0; i < p->n; i++) ((double *)y)[*ldy * b + i] = c->m[i] * ((double *)x)[*ldx * b + i];
  *ierr = 0;
}

double modes(double *stiffness, double *mass, double *out) {
  double vectors[28], norms[2];
  chain c = {stiffness, mass};
  primme_params p;
  primme_initialize(&p);
  p.n = 14, p.matrixMatvec = springs, p.massMatrixMatvec = masses, p.matrix = &c;
  p.numEvals = 2, p.eps = 1e-11, p.target = primme_largest;
  primme_set_method(PRIMME_GD_plusK, &p);
  int failed = dprimme(out, vectors, norms, &p);
  primme_free(&p);
  return failed ? NAN : sqrt(out[0]) + out[1] * vectors[3] * vectors[3];
}

static void rectangle(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, int *transpose, primme_svds_params *p, int *ierr) {
  const double *a = p->matrix;
  int m = (int)p->m, n = (int)p->n;
  for (int b = 0; b < *block; b++) {
    const double *in = (double *)x + *ldx * b;
    double *out = (double *)y + *ldy * b;
    if (*transpose)
      for (int j = 0; j < n; j++) {
        out[j] = 0;
        for (int i = 0; i < m; i++) out[j] += a[i + m * j] * in[i];
      }
    else
      for (int i = 0; i < m; i++) {
        out[i] = 0;
        for (int j = 0; j < n; j++) out[i] += a[i + m * j] * in[j];
      }
  }
  *ierr = 0;
}

double singular(double *a, double *out) {
  double vectors[3 * 18], norms[3];
  primme_svds_params p;
  primme_svds_initialize(&p);
  p.m = 10, p.n = 8, p.matrixMatvec = rectangle, p.matrix = a, p.numSvals = 3, p.eps = 1e-10, p.target = primme_svds_largest;
  primme_svds_set_method(primme_svds_default, PRIMME_DEFAULT_METHOD, PRIMME_DEFAULT_METHOD, &p);
  int failed = dprimme_svds(out, vectors, norms, &p);
  primme_svds_free(&p);
  return failed ? NAN : log(out[0]) + out[1] * out[2];
}

// a ring with phases on its hops: complex Hermitian
typedef struct { const double *phase, *hop; } ring;

static void around(void *x, PRIMME_INT *ldx, void *y, PRIMME_INT *ldy, int *block, primme_params *p, int *ierr) {
  const ring *r = p->matrix;
  int n = (int)p->n;
  for (int b = 0; b < *block; b++) {
    const double complex *in = (double complex *)x + *ldx * b;
    double complex *out = (double complex *)y + *ldy * b;
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n, last = (i + n - 1) % n;
      out[i] = 0.2 * i * in[i] - r->hop[i] * cexp(I * r->phase[i]) * in[next] - r->hop[last] * cexp(-I * r->phase[last]) * in[last];
    }
  }
  *ierr = 0;
}

double flux(double *phase, double *hop, double *out) {
  double complex vectors[24];
  double norms[2];
  ring r = {phase, hop};
  primme_params p;
  primme_initialize(&p);
  p.n = 12, p.matrixMatvec = around, p.matrix = &r, p.numEvals = 2, p.eps = 1e-11, p.target = primme_smallest;
  primme_set_method(PRIMME_DEFAULT_MIN_MATVECS, &p);
  int failed = zprimme(out, vectors, norms, &p);
  primme_free(&p);
  return failed ? NAN : out[0] * out[1] + cabs(vectors[3]);
}

// the pair nearest to a shift, by Jacobi-Davidson with a preconditioner
double interior(double *a, double shift, double *out) {
  double value, norm, shifts[1] = {shift};
  primme_params p;
  primme_initialize(&p);
  p.n = 16, p.matrixMatvec = line, p.applyPreconditioner = jacobi, p.matrix = a, p.numEvals = 1, p.eps = 1e-11;
  p.target = primme_closest_abs, p.numTargetShifts = 1, p.targetShifts = shifts, p.correctionParams.precondition = 1;
  primme_set_method(PRIMME_JDQMR, &p);
  int failed = dprimme(&value, out, &norm, &p);
  primme_free(&p);
  for (int i = 0; i < 16; i++) out[i] *= out[i];
  return failed ? NAN : value + out[4] + out[9];
}

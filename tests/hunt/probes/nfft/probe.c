// differentiate: direct(x, a, out)  at: x = -0.41 -0.13 0.07 0.29, a = random(16, -1, 1), out = zeros(8)
// differentiate: fast(x, a, out)  at: x = -0.41 -0.13 0.07 0.29, a = random(16, -1, 1), out = zeros(8)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: adjoint(x, b, out)  at: x = -0.41 -0.13 0.07 0.29, b = random(8, -1, 1), out = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: solved(x, b, out)  at: x = -0.41 -0.13 0.07 0.29, b = random(8, -1, 1), out = zeros(16)  tolerance: 1e-5  roundoff: 1e-8
#include <complex.h>
#include <math.h>
#include <nfft3.h>
#include <stdlib.h>
#include <string.h>

// the user's own FFT, slow but sure
fftw_plan fftw_plan_dft(int d, const int *n, fftw_complex *in, fftw_complex *out, int sign, unsigned flags) {
  fftw_plan made = malloc(sizeof *made);
  made->n = n[0], made->sign = sign, made->in = in, made->out = out;
  return made;
}
void fftw_execute(const fftw_plan p) {
  for (int k = 0; k < p->n; k++) {
    double re = 0, im = 0;
    for (int j = 0; j < p->n; j++) {
      double angle = p->sign * 2 * M_PI * ((j * k) % p->n) / p->n, c = cos(angle), s = sin(angle);
      re += creal(p->in[j]) * c - cimag(p->in[j]) * s, im += creal(p->in[j]) * s + cimag(p->in[j]) * c;
    }
    p->out[k] = re + I * im;
  }
}
void fftw_destroy_plan(fftw_plan p) { free(p); }
void *fftw_malloc(size_t n) { return malloc(n); }
void fftw_free(void *p) { free(p); }

enum { N = 8, M = 4 };

static void start(nfft_plan *p, double *x) {
  int wide = N, finer = 2 * N;
  nfft_init_guru(p, 1, &wide, M, &finer, 4, PRE_PHI_HUT | PRE_PSI | MALLOC_X | MALLOC_F_HAT | MALLOC_F | FFTW_INIT | FFT_OUT_OF_PLACE,
                 FFTW_ESTIMATE | FFTW_DESTROY_INPUT);
  memcpy(p->x, x, M * sizeof *x);
  nfft_precompute_one_psi(p);
}

// a trigonometric polynomial at uneven places
double direct(double *x, double *a, double *out) {
  nfft_plan p;
  start(&p, x);
  memcpy(p.f_hat, a, 2 * N * sizeof *a);
  nfft_trafo_direct(&p);
  memcpy(out, p.f, 2 * M * sizeof *out);
  nfft_finalize(&p);
  return out[0] * out[3];
}

// the same, the fast way
double fast(double *x, double *a, double *out) {
  nfft_plan p;
  start(&p, x);
  memcpy(p.f_hat, a, 2 * N * sizeof *a);
  nfft_trafo(&p);
  memcpy(out, p.f, 2 * M * sizeof *out);
  nfft_finalize(&p);
  return out[0] * out[3];
}

// back, the fast way and the direct one
double adjoint(double *x, double *b, double *out) {
  nfft_plan p;
  double sum = 0;
  start(&p, x);
  memcpy(p.f, b, 2 * M * sizeof *b);
  nfft_adjoint(&p);
  memcpy(out, p.f_hat, 2 * N * sizeof *out);
  nfft_adjoint_direct(&p);
  for (int k = 0; k < N; k++) sum += cabs(p.f_hat[k]) * (k + 1);
  nfft_finalize(&p);
  return sum;
}

// coefficients that give those values: two steps of conjugate gradients
double solved(double *x, double *b, double *out) {
  nfft_plan p;
  solver_plan_complex s;
  start(&p, x);
  solver_init_advanced_complex(&s, (nfft_mv_plan_complex *)&p, CGNE | PRECOMPUTE_DAMP);
  for (int k = 0; k < N; k++) s.w_hat[k] = 1.0 / (1 + fabs(k - N / 2.0)), s.f_hat_iter[k] = 0;
  memcpy(s.y, b, 2 * M * sizeof *b);
  solver_before_loop_complex(&s);
  for (int k = 0; k < 2; k++) solver_loop_one_step_complex(&s);
  memcpy(out, s.f_hat_iter, 2 * N * sizeof *out);
  double rest = s.dot_r_iter;
  solver_finalize_complex(&s);
  nfft_finalize(&p);
  return rest;
}

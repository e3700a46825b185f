// reference: custom derivatives: integers twice, and the seed of a struct by its address
/* Forms of Enzyme's tutorials: "byref_N", integers given twice, enzyme_byref for a seed, the first spelling of markers. */
#include "check.h"
void __enzyme_autodiff(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_byref;
int diffe_dup, diffe_const, diffe_dupnoneed;

struct complex { double re, im; };
struct tape_and_complex { void *tape; struct complex value; };
struct tape_and_complex __enzyme_augmentfwd(void *, ...);

__attribute__((noinline)) struct complex power_sum(const struct complex *z, int n) {
    struct complex s = {0, 0};
    for (int i = 0; i < n; i++) {
        s.re += z[i].re * z[i].re - z[i].im * z[i].im;
        s.im += 2 * z[i].re * z[i].im;
    }
    return s;
}
static int used;
struct tape_and_complex power_sum_forward(const struct complex *z, struct complex *dz, int n, int dn) {
    return (struct tape_and_complex){0, power_sum(z, n)};
}
void power_sum_reverse(const struct complex *z, struct complex *dz, int n, int dn, struct complex *seed, void *tape) {
    for (int i = 0; i < n; i++) {
        dz[i].re += 2 * (z[i].re * seed->re + z[i].im * seed->im);
        dz[i].im += 2 * (z[i].re * seed->im - z[i].im * seed->re);
    }
    used++;
}
void *__enzyme_register_gradient_power_sum[] = {(void *)power_sum, (void *)power_sum_forward,
                                                (void *)power_sum_reverse, "byref_4"};
static double norm(const struct complex *z, int n) {
    struct complex s = power_sum(z, n);
    return s.re * s.re + 3 * s.im;
}

static void doubled(const float *in, long n, float *out) {
    for (long i = 0; i < n; i++) out[i] = 2 * in[i] * in[i];
}

__attribute__((noinline)) struct complex both(double *x) { return (struct complex){x[0] * x[1], x[0] + x[1]}; }

int main(void) {
    struct complex z[2] = {{1, 2}, {0.5, -1}}, dz[2] = {{0, 0}, {0, 0}};
    double re = 1 - 4 + 0.25 - 1;
    __enzyme_autodiff((void *)norm, enzyme_dup, z, dz, enzyme_const, 2);
    check(used, 1);
    check(dz[0].re, 2 * (1 * 2 * re + 2 * 3));
    check(dz[1].im, 2 * (0.5 * 3 + 1 * 2 * re));

    float a[2] = {1, 2}, da[2] = {0}, out[2], dout[2] = {1, 1};
    __enzyme_autodiff((void *)doubled, diffe_dup, a, da, diffe_const, 2L, diffe_dupnoneed, out, dout);
    check(da[0], 4.0);
    check(da[1], 8.0);

    double x[2] = {2, 5}, dx[2] = {0};
    struct complex seed = {20, 3};
    struct tape_and_complex t = __enzyme_augmentfwd((void *)both, x, dx);
    __enzyme_reverse((void *)both, x, dx, enzyme_byref, sizeof seed, &seed, t.tape);
    check(t.value.re, 10.0);
    check(dx[0], 103.0);
    check(dx[1], 43.0);
    return failures();
}

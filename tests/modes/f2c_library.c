// reference: reverse, forward: functions that f2c writes calls of
/* What f2c makes of Fortran calls functions of its library, which take everything by reference. */
#include "check.h"

typedef int integer;
typedef float real;
typedef double doublereal;
typedef struct { doublereal r, i; } doublecomplex;
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern doublereal d_sign(doublereal *, doublereal *), pow_dd(doublereal *, doublereal *), pow_di(doublereal *, integer *);
extern doublereal d_lg10(doublereal *), d_mod(doublereal *, doublereal *), d_int(doublereal *), d_nint(doublereal *);
extern doublereal z_abs(doublecomplex *), r_sign(real *, real *), d_dim(doublereal *, doublereal *);

doublereal house_(doublereal *x, integer *n)
{
    /* System generated locals */
    integer i__1, c__3 = 3;
    doublereal ret_val, d__1, d__2;
    doublecomplex z__1;
    real r__1, r__2;
    static integer i__;
    --x;
    ret_val = 0.;
    i__1 = *n;
    for (i__ = 1; i__ <= i__1; ++i__) {
        d__1 = x[i__] * x[i__] + 1.;
        d__2 = -x[1];
        ret_val += d_sign(&d__1, &d__2) + pow_dd(&d__1, &x[i__]) * pow_di(&x[i__], &c__3);
        d__2 = 1.3;
        ret_val += d_lg10(&d__1) * d_mod(&d__1, &d__2) + d_int(&d__1) * x[i__] + d_nint(&d__1) * x[i__] + d_dim(&d__1, &x[i__]);
        z__1.r = x[i__];
        z__1.i = d__1;
        ret_val += z_abs(&z__1);
        r__1 = (real)x[i__];
        r__2 = -1.f;
        ret_val += r_sign(&r__1, &r__2);
    }
    return ret_val;
}

static double by_hand(double x, double first) {
    double d = x * x + 1, dd = 2 * x, s = -first >= 0 ? dd : -dd;
    s += pow(d, x) * (log(d) + x * dd / d) * x * x * x + pow(d, x) * 3 * x * x;
    s += dd / (d * log(10)) * fmod(d, 1.3) + log10(d) * dd + trunc(d) + round(d) + dd - 1;
    return s + (x + d * dd) / hypot(x, d) - (x >= 0 ? 1 : -1);
}

int main(void) {
    double x[3] = {0.7, 1.2, 0.4}, d[3] = {0}, t[3] = {0, 1, 0};
    integer n = 3;
    __enzyme_autodiff((void *)house_, enzyme_dup, x, d, enzyme_const, &n);
    for (int i = 0; i < n; i++) nearly(d[i], by_hand(x[i], x[0]));
    nearly(__enzyme_fwddiff((void *)house_, enzyme_dup, x, t, enzyme_const, &n), d[1]);
    return failures();
}

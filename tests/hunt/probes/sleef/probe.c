// differentiate: circle(x)  at: x = 0.7 2.3 -1.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: growth(x)  at: x = 0.7 2.3 1.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: arcs(x)  at: x = 0.3 0.6 1.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: hyperbolic(x)  at: x = 0.3 0.6 1.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: far(x)  at: x = 0.4 1.7 2.2  tolerance: 1e-5  roundoff: 1e-9
double xsin(double), xcos(double), xtan(double), xsin_u1(double), xexp(double), xexp2(double), xlog(double), xlog_u1(double), xpow(double, double),
    xcbrt(double), xatan2(double, double), xasin(double), xacos_u1(double), xatan_u1(double), xsinh(double), xcosh(double), xtanh(double),
    xasinh(double), xacosh(double), xatanh(double), xexpm1(double), xlog1p(double), xhypot_u05(double, double), xtgamma_u1(double),
    xlgamma_u1(double), xerf_u1(double), xerfc_u15(double), xsqrt_u05(double);

double circle(double *x) { return xsin(x[0]) * xcos(x[1]) + xtan(x[2]) + xsin_u1(x[1]); }
double growth(double *x) { return xexp(x[0]) + xlog(x[1]) + xpow(x[0], x[2]) + xexp2(x[2]) + xcbrt(x[1]) + xlog_u1(x[2]); }
double arcs(double *x) { return xasin(x[0]) + xacos_u1(x[1]) + xatan2(x[2], x[0]) + xatan_u1(x[2]); }
double hyperbolic(double *x) { return xsinh(x[0]) + xcosh(x[1]) * xtanh(x[2]) + xasinh(x[0]) + xacosh(x[2]) + xatanh(x[1]) + xexpm1(x[0]) + xlog1p(x[1]); }
double far(double *x) { return xerf_u1(x[0]) + xerfc_u15(x[1]) + xtgamma_u1(x[2]) + xlgamma_u1(x[1]) + xhypot_u05(x[0], x[2]) + xsqrt_u05(x[1]); }

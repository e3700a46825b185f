/* This file says nothing of rules itself. */
#include "rules.h"
double uses_like(double x) { return like_log1p(x) + like_sin(x); }
double uses_clipped(double x) { return clipped(x) * x; }
double uses_constant(double x) { return constant(x) * 2; }
double uses_halves(double x) { return halves(x) * 2; }
double uses_quiet(double x) { return quiet(x) * still(x) * x; }
double uses_memory(double x) {
    double *p = get(sizeof(double));
    *p = x * x;
    double result = *p * x;
    give(p);
    return result;
}

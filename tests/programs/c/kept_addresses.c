// Addresses of local memory that a callee keeps in a global, and finds there again.
// differentiate: through_global(x)   at: x = 0.7
// differentiate: through_getter(x)   at: x = 0.7
static double *stash;
__attribute__((noinline)) static void keep(double *p) { stash = p; }
__attribute__((noinline)) static double *kept(void) { return stash; }

double through_global(double x) {
    double a[2] = {x, x * x};
    keep(a);
    stash[0] *= 3 * x;
    return a[0] * a[1];
}

double through_getter(double x) {
    double a[2] = {x, x * x};
    keep(a);
    double *q = kept();
    q[1] *= q[0];
    return a[0] * a[1];
}

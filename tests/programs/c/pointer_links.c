// A callee that copies pointers from one place to another, and keeps neither place.
// differentiate: copied_pointer(x, n)   at: x = 1 2 3, n = 3
__attribute__((noinline)) static void link(const double **to, const double **from) { *to = *from; }
double copied_pointer(const double *x, int n) {
    const double *a = x, *b;
    link(&b, &a);
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i] * b[i];
    return s;
}

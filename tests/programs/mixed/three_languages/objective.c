// An objective in C, a helper in C++, a kernel in Fortran that uses a module in another file.
// differentiate: objective(x, n, s)  at: x = 0.5 1.5 2.5 0.25, n = 4, s = 0.8
double penalty(const double *x, int n);
void kernel(double *y, const double *x, int n, double s);

double objective(const double *x, int n, double s) {
    double y[16], total = penalty(x, n);
    kernel(y, x, n, s);
    for (int i = 0; i < n; i++) total += y[i] * y[i];
    return total;
}

// refused: the value for `n` has type double, but i32 is expected
// line: 5
double __enzyme_autodiff(void *, ...);
double f(double *x, int n) { return x[0] * n; }
int main(void) { double x = 1, dx = 0; return __enzyme_autodiff((void *)f, &x, &dx, 1.5); }

// refused: the shadow of `x` is missing
// line: 6
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double f(double *x, int n) { return x[0] * n; }
int main(void) { double x = 1; return __enzyme_autodiff((void *)f, enzyme_dup, &x, enzyme_const, 1); }

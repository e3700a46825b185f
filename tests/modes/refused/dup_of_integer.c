// refused: `n` of `f` is an integer and cannot be `enzyme_dup`
// line: 6
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double f(double x, int n) { return x * n; }
int main(void) { return __enzyme_autodiff((void *)f, 1.0, enzyme_dup, 2, 0); }

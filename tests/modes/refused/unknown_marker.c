// refused: the marker `enzyme_constant` is not known, or not available here
// line: 6
extern int enzyme_constant;
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
int main(void) { __enzyme_autodiff((void *)f, enzyme_constant, 1.0); }

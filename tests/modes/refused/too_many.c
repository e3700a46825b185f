// refused: too many arguments: .f. takes 2: double f\(double x, pointer y\)
// line: 6
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
double f(double x, double *y) { return x * y[0]; }
int main(void) { double y = 1, dy = 0, z = 0; return (int)__enzyme_autodiff((void *)f, 3.0, &y, &dy, enzyme_dup, &z, &z); }

// refused: `enzyme_byref` says 4 bytes, but the argument is of type double
// line: 6
extern int enzyme_byref;
void __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
int main(void) { double x = 1; __enzyme_autodiff((void *)f, enzyme_byref, 4, &x); }

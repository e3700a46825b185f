// refused: too few arguments: the shadow of `x` is missing
// line: 6
extern int enzyme_width;
void __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
int main(void) { __enzyme_fwddiff((void *)f, enzyme_width, 3, 1.0, 1.0, 1.0); }

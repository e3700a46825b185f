// refused: `small` has another size than `wide`, whose shadow it is
double __enzyme_autodiff(void *, ...);
float small;
__attribute__((enzyme_shadow(small))) double wide = 2;
static double f(double x) { return wide * x; }
int main(void) { return __enzyme_autodiff((void *)f, 1.0) > 1; }

// refused: the reverse function `reverse` registered for `f` takes \(double\), but \(double, double\) is expected
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double f(double x) { return x * x; }
double augmented(double x) { return x * x; }
double reverse(double x) { return 2 * x; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};
int main(void) { return (int)__enzyme_autodiff((void *)f, 1.0); }

// refused: the augmented function `augmented` registered for `f` returns float, but double is expected
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return f(x) * x; }
float augmented(double x) { return x * x; }
double reverse(double x, double seed) { return 2 * x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};
int main(void) { return (int)__enzyme_autodiff((void *)g, 1.0); }

// refused: the registration `__enzyme_register_gradient_f` lists 2 items, but 3 are expected
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double reverse(double x, double seed) { return 2 * x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)reverse};
int main(void) { return (int)__enzyme_autodiff((void *)f, 1.0); }

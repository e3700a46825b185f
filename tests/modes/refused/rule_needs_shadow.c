// refused: takes a shadow of its argument 1, but this memory is inactive here
// line: 7
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;
double f(double *x, double a) { return *x * a; }
double augmented(double *x, double *dx, double a) { return *x * a; }
double g(double *x, double a) { return f(x, a); }
double reverse(double *x, double *dx, double a, double seed) { *dx += a * seed; return *x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};
int main(void) { double x = 1; return (int)__enzyme_autodiff((void *)g, enzyme_const, &x, 1.0); }

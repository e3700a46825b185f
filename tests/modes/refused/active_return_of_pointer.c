// refused: `enzyme_active_return`, but `f` returns ptr, which is no number
// line: 6
extern int enzyme_active_return;
void __enzyme_autodiff(void *, ...);
double *f(double *x) { return x + 1; }
int main(void) { double x = 1, dx = 1; __enzyme_autodiff((void *)f, enzyme_active_return, &x, &dx); }

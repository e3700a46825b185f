// refused: `enzyme_primal_return`, but `f` returns nothing
// line: 6
extern int enzyme_primal_return;
double __enzyme_autodiff(void *, ...);
void f(double *x) { *x *= *x; }
int main(void) { double x = 1, dx = 1; __enzyme_autodiff((void *)f, enzyme_primal_return, &x, &dx); }

// refused: the tape of `f` is null, but it holds
// line: 5
double __enzyme_fwdsplit(void *, ...);
void f(double *x) { *x = *x * *x; }
int main(void) { double x = 2, dx = 1; __enzyme_fwdsplit((void *)f, &x, &dx, (void *)0); }

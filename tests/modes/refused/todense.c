// refused: `__enzyme_todense` is not available yet
// line: 8
void *__enzyme_todense(void *, ...);
double __enzyme_fwddiff(void *, ...);
double load(long at, int i) { return at / 8 == i; }
void store(double v, long at, int i) {}
void f(double *x, double *y) { *y = *x * *x; }
int main(void) { double x = 1, y; __enzyme_fwddiff((void *)f, &x, __enzyme_todense((void *)load, (void *)store, 0), &y, &y); return 0; }

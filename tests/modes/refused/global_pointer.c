// refused: reached through a global pointer without a shadow
// line: 6
double __enzyme_autodiff(void *, ...);
double *where;
void *__enzyme_inactive_global_where = &where;
void f(double x) { *where = x * x; }
int main(int n, char **v) { double y[2]; where = y + n; __enzyme_autodiff((void *)f, 1.0); return y[1]; }

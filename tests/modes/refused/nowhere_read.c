// refused: what is read here was written through an `enzyme_dupnoneed` pointer that leads nowhere
// line: 4
void __enzyme_fwddiff(void *, ...); extern int enzyme_dup, enzyme_dupnoneed, enzyme_const;
void f(const double *x, double *y, const int *k) { y[k[0]] = x[0] * x[0]; y[k[1]] = x[1]; y[k[2]] = y[k[1]] * y[k[0]]; }
int main(int n, char **words) {
    double x[3] = {1, 2, 3}, dx[3] = {1}, dy[2] = {0}; int k[3] = {0, n, n - 1};
    __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dupnoneed, (double *)0, dy, enzyme_const, k);
    return dy[1] != 0;
}

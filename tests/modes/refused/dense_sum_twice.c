// refused: what goes through a pointer from `__enzyme_todense` comes to be written through it again
// line: 7
void *__enzyme_todense(void *, ...); void __enzyme_fwddiff(void *, ...); extern int enzyme_dup, enzyme_const;
double load(long at, int i) { return at / 8 == i; } void ignore(double v, long at, int i) {}
double none(long at, double *sum) { return 0; } void add(double v, long at, double *sum) { sum[at / 8] += v; }
void springs(const double *restrict x, double *restrict out, int n) {
    for (int i = 0; i + 1 < n; ++i) { double d = x[i + 1] - x[i]; out[i] -= d * d; out[i + 1] += d * d; }
}
int main(void) {
    double x[4] = {1, 2, 4, 7}, out[4] = {0}, sum[4] = {0};
    __enzyme_fwddiff((void *)springs, enzyme_dup, x, __enzyme_todense((void *)load, (void *)ignore, 1), enzyme_dup, out,
                     __enzyme_todense((void *)none, (void *)add, sum), enzyme_const, 4);
    return sum[0] != 0;
}

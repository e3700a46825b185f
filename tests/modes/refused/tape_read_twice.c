// refused: the tape of `f` may be read by `__enzyme_reverse` and by `__enzyme_fwdsplit`: it cannot serve both
// line: 8
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...), __enzyme_reverse(void *, ...);
double f(double *x) { return *x * *x; }
int main(void) {
    double x = 2, dx = 1;
    void *tape = __enzyme_augmentfwd((void *)f, &x, &dx);
    return __enzyme_reverse((void *)f, &x, &dx, 1.0, tape) + __enzyme_fwdsplit((void *)f, &x, &dx, tape);
}

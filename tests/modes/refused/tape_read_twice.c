// refused: the tape of `f` is read by `__enzyme_reverse` here, and by `__enzyme_fwdsplit` elsewhere
// line: 9
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...), __enzyme_reverse(void *, ...);
double f(double *x) { return *x * *x; }
int main(void) {
    double x = 2, dx = 1;
    void *tape = __enzyme_augmentfwd((void *)f, &x, &dx);
    return __enzyme_reverse((void *)f, &x, &dx, 1.0, tape) + __enzyme_fwdsplit((void *)f, &x, &dx, tape);
}

// refused: the step `step` writes the global `total`
// line: 9
extern int enzyme_dup;
void __enzyme_checkpoint_for(void *, ...);
double __enzyme_autodiff(void *, ...);
double total;
void step(double *x, int i) { *x = *x * *x; total += *x; }
double f(double *x) {
    __enzyme_checkpoint_for((void *)step, 10, x, sizeof *x);
    return *x + total;
}
int main(void) { double x = 1, dx = 0; __enzyme_autodiff((void *)f, &x, &dx); }

// refused: the step `step` may write through its argument 3
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint_for(void *, ...);
void step(double *x, int i, double *sum) { *x = *x * *x; *sum += *x; }
double f(double *x) {
    double sum = 0;
    __enzyme_checkpoint_for((void *)step, 10, x, sizeof *x, &sum);
    return *x + sum;
}
int main(void) { double x = 1, dx = 0; __enzyme_autodiff((void *)f, &x, &dx); }

// refused: the step `step` writes through a pointer that lies in its state
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint_for(void *, ...);
struct state { double *u; };
void step(struct state *s, int i) { s->u[0] = s->u[0] * s->u[0]; }
double f(double *x) {
    struct state s = {x};
    __enzyme_checkpoint_for((void *)step, 10, &s, sizeof s);
    return *x;
}
int main(void) { double x = 1, dx = 0; __enzyme_autodiff((void *)f, &x, &dx); }

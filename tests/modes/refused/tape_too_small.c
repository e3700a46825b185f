// refused: the tape of `f` needs 8 bytes, but `enzyme_allocated` says 4
// line: 7
extern int enzyme_allocated, enzyme_tape;
void __enzyme_augmentfwd(void *, ...);
void f(double *x) { *x = *x * *x; }
char mine[4];
int main(void) { double x = 2, dx = 1; __enzyme_augmentfwd((void *)f, enzyme_allocated, 4, enzyme_tape, mine, &x, &dx); }

// refused: a tape that the caller owns needs both `enzyme_allocated`, its size, and `enzyme_tape`, its address
// line: 6
extern int enzyme_allocated;
void __enzyme_augmentfwd(void *, ...);
double f(double x) { return x * x; }
int main(void) { __enzyme_augmentfwd((void *)f, enzyme_allocated, 8, 1.0); }

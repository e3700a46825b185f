// refused: too few arguments: the seed, the adjoint of the result of `f`, is missing
// line: 6
void __enzyme_reverse(void *, ...);
struct two { double a, b; };
struct two f(double x) { struct two r = {x * x, x}; return r; }
int main(void) { __enzyme_reverse((void *)f, 1.0, (void *)0); }

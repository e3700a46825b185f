// refused: too few arguments: the tape is missing
// line: 5
void __enzyme_reverse(void *, ...);
double f(double x) { return x * x; }
int main(void) { __enzyme_reverse((void *)f, 1.0, 1.0); }

// refused: the width behind `enzyme_width` is not a constant that is known when linking
// line: 6
extern int enzyme_width;
void __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
int main(int count, char **names) { __enzyme_fwddiff((void *)f, enzyme_width, count, 1.0, 1.0, 1.0); }

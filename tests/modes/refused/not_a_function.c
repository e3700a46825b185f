// refused: the first argument of `__enzyme_autodiff` is not a function that is known when linking
// line: 4
double __enzyme_autodiff(void *, ...);
int main(int n, char **v) { return __enzyme_autodiff((void *)v, 1.0); }

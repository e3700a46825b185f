// refused: `__enzyme_truncate_op_func` from 32 to 64 bits is not available
// line: 5
void *__enzyme_truncate_op_func(void *, int, int);
double f(double x) { return x * x; }
int main(void) { return __enzyme_truncate_op_func((void *)f, 32, 64) != 0; }

// refused: enzyme: only a number passed by value is Active; a pointer or reference is Duplicated
#include <enzyme/enzyme>
static double f(double *x) { return *x * *x; }
int main() { double x = 1; enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active<double *>(&x)); }

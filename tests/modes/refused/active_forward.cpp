// refused: enzyme: Active is for reverse mode; in forward mode a number is Duplicated, with its tangent
#include <enzyme/enzyme>
static double f(double x) { return x * x; }
int main() { enzyme::autodiff<enzyme::Forward>(f, enzyme::Active(1.0)); }

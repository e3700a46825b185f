// refused: enzyme: the function takes another number of arguments
#include <enzyme/enzyme>
static double f(double x, double y) { return x * y; }
int main() { enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active(1.0)); }

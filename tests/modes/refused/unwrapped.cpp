// refused: enzyme: wrap each argument in Active, Duplicated, DuplicatedNoNeed or Const
#include <enzyme/enzyme>
static double f(double x) { return x * x; }
int main() { enzyme::autodiff<enzyme::Reverse>(f, 1.0); }

// reference: custom derivatives: in another file, C++
#include "../check.h"
#include "functions.h"
template <typename... T> double __enzyme_autodiff(void *, T...);
template <typename... T> double __enzyme_fwddiff(void *, T...);
static double nearby(double x) { return outer(x) + squared(x); }
int main() {
    check(__enzyme_autodiff((void *)outer, 2.0), 3 + 5 * 2 + 2 * 11 + 17);
    check(__enzyme_autodiff((void *)nearby, 2.0), 3 + 5 * 2 + 2 * 11 + 17 + 11);
    check(__enzyme_fwddiff((void *)nearby, 2.0, 1.0), 3 + 5 * 2 + 2 * 11 + 17 + 11);
    return failures();
}

// reference: custom derivatives: in a header that several files include
#include "../check.h"
#include "rule.h"
double __enzyme_fwddiff(void *, ...);
double uses_plain(double);
static double uses_own(double x) { return plain(x) * 3; }
int main(void) {
    check(__enzyme_fwddiff((void *)uses_plain, 2.0, 1.0), 10);
    check(__enzyme_fwddiff((void *)uses_own, 2.0, 1.0), 15);
    return failures();
}

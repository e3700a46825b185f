// reference: custom derivatives: as Enzyme documents them, in a file of their own
#include "../check.h"
#include <stdlib.h>
extern int used; extern double dshared, dglobal;
extern int enzyme_dup, enzyme_const;
double usef(double), usep(double), uselog(double), usetrace(double), usealloc(double, int), useglobal(double), useshared(double), usefind(double *);
extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
int main(void) {
    check(__enzyme_autodiff((void *)usef, 3.), 1012);
    check(used, 1);
    check(__enzyme_fwddiff((void *)usef, 3., 1.), 1012);
    check(__enzyme_autodiff((void *)usep, 3.), 106);
    check(__enzyme_autodiff((void *)uselog, 3.), .25);
    check(__enzyme_autodiff((void *)usetrace, 3.), 6);
    check(__enzyme_autodiff((void *)usealloc, 2., 4), 56);
    check(__enzyme_autodiff((void *)useglobal, 2.), 3);
    check(__enzyme_autodiff((void *)useshared, 5.), 2);
    check(dshared, 5);
    double x[2] = {2, 7}, dx[2] = {0};
    __enzyme_autodiff((void *)usefind, x, dx);
    check(dx[0], 7), check(dx[1], 2);
    return failures();
}

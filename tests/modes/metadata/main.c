#include "../check.h"
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void copies(void *from, void *to, long n);
double times_cell(double), power(double, double), cutoff(double), by_site(double), cubed(double);
extern double cell, cell_shadow;
double all(double x) { return times_cell(x) + power(x, 3) + cutoff(x) + by_site(x) + cubed(x); }
double split(double x) { return cubed(x); }
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0}, y[2], dy[2] = {3, 4};
    __enzyme_autodiff((void *)copies, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 16L);
    check(dx[1], 4);
    check(__enzyme_autodiff((void *)all, 2.0), 3 + 12 + 4 + 100);
    check(cell_shadow, 2);
    cell_shadow = 1;
    check(__enzyme_fwddiff((void *)all, 2.0, 1.0), 3 + 2 + 12 + 4 + 200);
    void *tape = __enzyme_augmentfwd((void *)split, 2.0);
    check(__enzyme_fwdsplit((void *)split, 2.0, 1.0, tape), 300);
    return failures();
}

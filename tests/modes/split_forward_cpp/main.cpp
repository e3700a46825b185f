// reference: split forward: through containers and virtual functions
#include "../check.h"
double shapes(const double *x, int n), keyed(const double *x, int n);
template <typename... T> void *__enzyme_augmentfwd(void *, T...);
template <typename... T> double __enzyme_fwdsplit(void *, T...);
template <typename... T> double __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const;

#define TRY(f)                                                                                                        \
    {                                                                                                                 \
        double x[6] = {1.1, .7, 1.3, .9, .4, .6}, y[6], dx[6] = {.1, .2, .3, .4, .7, .5}, zero[6] = {0};              \
        for (int i = 0; i < 6; ++i) y[i] = x[i];                                                                      \
        void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, zero, enzyme_const, 6);                            \
        for (int i = 0; i < 6; ++i) x[i] = 0;                                                                         \
        double found = __enzyme_fwdsplit((void *)f, enzyme_dup, x, dx, enzyme_const, 6, tape);                        \
        check(found, __enzyme_fwddiff((void *)f, enzyme_dup, y, dx, enzyme_const, 6));                                \
    }

int main() {
    TRY(shapes)
    TRY(keyed)
    return failures();
}

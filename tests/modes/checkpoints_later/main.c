// reference: checkpoints: of a function's own variables, and globals that change later
#include <enzyme.h>
#include "../check.h"
#include "functions.h"
int main(void) {
    double u[N], du[N] = {0}, right[N] = {0};
    for (int i = 0; i < N; ++i) u[i] = 1 + 0.1 * i;
    check(__enzyme_autodiff((void *)f, enzyme_out, 0.3, enzyme_dup, u, du, 10L),
          __enzyme_autodiff((void *)f_plain, enzyme_out, 0.3, enzyme_dup, u, right, 10L));
    for (int i = 0; i < N; ++i) check(du[i], right[i]);
    return failures();
}

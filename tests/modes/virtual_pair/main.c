// reference: virtual: `__enzyme_virtualreverse`: a constant pair {augmented, reverse}
#include "../check.h"
#include "functions.h"
#include <stdlib.h>
void *__enzyme_virtualreverse(void *);
struct taped { void *tape; double value; };
struct pair { struct taped (*augmented)(double *, double *); void (*reverse)(double *, double *, double, void *); };
int main(void) {
    struct pair *pair = __enzyme_virtualreverse((void *)square_first);
    double x[2] = {3, 4}, dx[2] = {0};
    struct taped first = pair->augmented(x, dx);
    check(first.value, 36);
    pair->reverse(x, dx, 2, first.tape);
    check(dx[0], 2 * 6 * 4);
    check(dx[1], 18);
    return failures();
}

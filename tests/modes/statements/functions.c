/* Their derivatives would be wrong by what is registered: so its use shows. */
#include <stdlib.h>
#include <math.h>
#include "statements.h"
double cutoff(double x) { return exp(-x); }
__attribute__((annotate("enzyme_inactive"))) double marked_inactive(double x) { return x * x; }
double my_log1p(double x) { return 5 * x; }
__attribute__((annotate("enzyme_function_like=log1p"))) double other_log1p(double x) { return 5 * x; }
double math_attribute(double x) { return 7 * x; }
double counter, kept_rows[4];
__attribute__((annotate("enzyme_inactive"))) double marked_counter;
static int live;
__attribute__((noinline)) void *pool_get(int kind, long bytes, int pool) {
    ++live;
    return kind + pool == 3 ? malloc(bytes) : 0;
}
__attribute__((noinline)) void pool_give(int pool, void *memory) {
    if (pool == 3) --live, free(memory);
}
int pool_live(void) { return live; }
__attribute__((annotate("enzyme_shouldrecompute"))) double costly(double x) { return sin(x) + cos(3 * x) * exp(x); }

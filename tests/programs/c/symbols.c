// Names of one function: aliases, weak definitions, an ifunc, inline functions, a static of the same name in a block.
// differentiate: by_alias(x)  at: x = 1.3
// differentiate: weakly(x)  at: x = 1.3
// differentiate: resolved(x)  at: x = 1.3
// differentiate: inlined(x)  at: x = 1.3
#include <math.h>

double square_of(double x) { return x * x; }
extern double also_square(double x) __attribute__((alias("square_of")));
extern double weak_square(double x) __attribute__((weak, alias("square_of")));

double by_alias(double x) { return also_square(x) + weak_square(x * 2) * x; }

__attribute__((weak)) double penalty(double x) { return 0.1 * x * x * x; }

double weakly(double x) { return penalty(x) * sin(x); }

static double cube(double x) { return x * x * x; }
static double (*choose(void))(double) { return cube; }
double chosen(double x) __attribute__((ifunc("choose")));

double resolved(double x) { return chosen(x) * x; }

inline double half(double x) { return 0.5 * x; }
extern inline double half(double x);
static inline __attribute__((always_inline)) double twice(double x) { return x + x; }
__attribute__((noinline, cold)) static double rare(double x) { return exp(-x); }
__attribute__((pure)) static double pure_part(double x) { return x / (1 + x * x); }
__attribute__((const)) static double const_part(double x) { return tanh(x); }

double inlined(double x) {
    static double scale = 3;
    return scale * half(x) * twice(x) + (x > 0 ? rare(x) : 0) + pure_part(x) * const_part(x);
}

// reference: statements: globals of a type without a body: handles of other libraries
#include "check.h"
#include <string.h>
struct communicator;
struct operation;
extern struct communicator world __attribute__((weak));
extern struct operation plus __attribute__((weak)), times __attribute__((weak));
typedef struct communicator *comm;
typedef struct operation *op;
struct context { comm where; double scale; op what; };
static struct context global = {&world, 2, &plus};
static struct context *current = &global;
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static void reduce(const double *in, double *out, int n, op what, comm where) {
    for (int i = 0; i < n; ++i) out[i] = what == &times ? in[i] * in[i] * 2 : in[i] * in[i];
    if (where != &world) out[0] = 0;
}
__attribute__((noinline)) static void scaled(struct context *c, const double *in, double *out) {
    reduce(in, out, 1, c->what, c->where);
    *out *= c->scale;
}
static int (*volatile ranks)(comm);
comm kept;
int looked;
__attribute__((noinline)) static void keep(comm where, double *marked) {
    kept = where;
    *marked *= 1;
    looked += ranks ? ranks(&world) : 0;
}
double f(double x) {
    keep(&world, &x);
    double a = x, b;
    scaled(current, &a, &b);
    return b * x;
}
double g(double *x, comm where) {
    double b[2];
    struct context mine = {where, 3, &plus};
    reduce(x, b, 2, mine.what, mine.where);
    return b[0] * b[1] * mine.scale;
}
static int (*volatile ranks)(comm);
static int rank0(comm c) { return c != &world; }
int main(void) {
    check(__enzyme_autodiff((void *)f, 3.0), 54);
    check(__enzyme_fwddiff((void *)f, 3.0, 1.0), 54);
    double x[2] = {2, 3}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)g, enzyme_dup, x, dx, enzyme_const, &world);
    check(dx[0], 3 * 2 * 2 * 9);
    check(dx[1], 3 * 4 * 2 * 3);
    return failures();
}

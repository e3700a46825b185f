// reference: batch, helpers: `__enzyme_batch`, `__enzyme_iter`, `__enzyme_call_inactive`, `__enzyme_ignore_derivatives`, `__enzyme_shadow`, type hints, a function chosen at run time
#include "../check.h"
#include "functions.h"
#include <cstring>
extern "C" {
int __enzyme_iter(int, int);
void __enzyme_double(void *, long);
void __enzyme_float(void *);
void __enzyme_integer(void *);
void __enzyme_pointer(void *);
void *__enzyme_shadow(void *, int, int);
}
extern int enzyme_width, enzyme_vector, enzyme_scalar, enzyme_buffer, enzyme_dup;
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
template <typename R, typename... T> R __enzyme_call_inactive(void *, T...);
template <typename T> T __enzyme_ignore_derivatives(T);
template <typename R, typename... T> R __enzyme_batch(void *, T...);

double stopped(double x) { return x * __enzyme_ignore_derivatives(x * x); }
double limited(double x) { return x * __enzyme_call_inactive<double>((void *)limiter, x) * __enzyme_call_inactive<float>((void *)narrow, 1.0); }
double looped(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < __enzyme_iter(n, 0); ++i) sum += x[i] * x[i];
    return sum;
}
double hinted(void *from, void *to, long n) {
    __enzyme_double(from, 8);
    std::memcpy(to, from, n);
    return 0;
}
struct mixed { double *place; long count; float weight, unused; };
double hinted_parts(void *from, void *to) { /* a copy of words of which nobody else says what they are */
    mixed *parts = (mixed *)from;
    __enzyme_pointer(&parts->place);
    __enzyme_integer(&parts->count);
    __enzyme_float(&parts->weight);
    __enzyme_float(&parts->unused);
    std::memcpy(to, from, sizeof(mixed));
    return 0;
}
double state = 2;
double through_state(double x) {
    state = state * x;
    return state * state;
}
struct two { double a, b; };

double choose(bool which, double x) {
    return __enzyme_autodiff<double>(which ? (void *)stopped : (void *)limiter, x);
}

int main(int count, char **) {
    check(__enzyme_autodiff<double>((void *)stopped, 3.), 9);
    check(__enzyme_fwddiff<double>((void *)stopped, 3., 1.), 9);
    check(__enzyme_autodiff<double>((void *)limited, 3.), 18);
    check(__enzyme_fwddiff<double>((void *)limited, 3., 1.), 18);
    double x[2] = {1, 2}, dx[2] = {};
    __enzyme_autodiff<void>((void *)looped, x, dx, 2);
    check(dx[1], 4);
    double y[2] = {}, dy[2] = {1, 1};
    dx[0] = dx[1] = 0;
    __enzyme_autodiff<void>((void *)hinted, x, dx, y, dy, 16L);
    check(dx[0] + dx[1], 2);
    double data = 1, ddata = 0;
    mixed from = {&data, 1, 3, 0}, dfrom = {&ddata, 1, 0, 0}, to = from, dto = {&ddata, 1, 7, 0};
    __enzyme_autodiff<void>((void *)hinted_parts, &from, &dfrom, &to, &dto);
    check(dfrom.weight, 7);
    check(dto.weight, 0);
    check(dfrom.place == &ddata, 1);
    double *dstate = (double *)__enzyme_shadow(&state, 1, 0);
    *dstate = 0;
    check(__enzyme_autodiff<double>((void *)through_state, 3.), 2 * 6 * 2);
    check(*dstate, 2 * 6 * 3);
    double tables[2][3] = {{1, 1, 1}, {5, 5, 5}};
    two both = __enzyme_batch<two>((void *)polynomial, enzyme_width, 2, enzyme_vector, 1., 2., enzyme_scalar, 3.,
                                   enzyme_buffer, (long)sizeof tables[0], &tables);
    check(both.a, 4);
    check(both.b, 17);
    check(choose(count > 0, 3), 9);
    check(choose(count < 0, 3), 6);
    return failures();
}

// reference: reverse, forward: static vectors that the first derivative makes
// Nobody has called the functions before.
#include "check.h"
#include <vector>
extern int enzyme_dup, enzyme_const;
template<class R, class... T> R __enzyme_autodiff(void *, T...);
template<class R, class... T> R __enzyme_fwddiff(void *, T...);

double in_place(double *x, int n) {
    static std::vector<double> work(4);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    return work[0] * work[1] + work[2];
}
__attribute__((noinline)) std::vector<double> &room() {
    static std::vector<double> kept(4, 1.0);
    return kept;
}
double by_reference(double *x, int n) {
    std::vector<double> &work = room();
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    return work[0] * work[1] + work[2] * room()[3];
}
double growing(double *x, int n) {
    static std::vector<double> work(1);
    work.resize(n);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    return work[0] * work[1] + work[2];
}
struct scratch {
    int uses = 0;
    std::vector<double> work;
    scratch() : work(4) {}
};
double in_object(double *x, int n) {
    static scratch s;
    s.uses++;
    for (int i = 0; i < n; i++) s.work[i] = x[i] * x[i];
    return s.work[0] * s.work[1] + s.work[2];
}
template<class F> void look(F *f) {
    double x[3] = {1.5, 0.5, 2.0}, t[3] = {1, 1, 1};
    for (int round = 0; round < 2; round++) {
        double g[3] = {0, 0, 0};
        __enzyme_autodiff<double>((void *)f, enzyme_dup, x, g, enzyme_const, 3);
        check(g[0], 0.75);
        check(g[1], 2.25);
        check(g[2], 4);
        check(__enzyme_fwddiff<double>((void *)f, enzyme_dup, x, t, enzyme_const, 3), 7);
        check(f(x, 3), 0.5625 + 4);
    }
}
double in_place_forwards(double *x, int n) {
    static std::vector<double> work(4);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    return work[0] * work[1] + work[2];
}
int main() {
    double x[3] = {1.5, 0.5, 2.0}, t[3] = {1, 1, 1};
    check(__enzyme_fwddiff<double>((void *)in_place_forwards, enzyme_dup, x, t, enzyme_const, 3), 7);
    double g[3] = {0, 0, 0};
    __enzyme_autodiff<double>((void *)in_place, enzyme_dup, x, g, enzyme_const, 3);
    check(g[0], 0.75);
    look(in_place);
    g[0] = 0;
    __enzyme_autodiff<double>((void *)by_reference, enzyme_dup, x, g, enzyme_const, 3);
    check(g[0], 0.75);
    look(by_reference);
    g[0] = 0;
    __enzyme_autodiff<double>((void *)in_object, enzyme_dup, x, g, enzyme_const, 3);
    check(g[0], 0.75);
    look(in_object);
    g[0] = 0;
    __enzyme_autodiff<double>((void *)growing, enzyme_dup, x, g, enzyme_const, 3);
    check(g[0], 0.75);
    look(growing);
    return failures();
}

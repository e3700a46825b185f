// reference: sparse: `__enzyme_todense`, `__enzyme_post_sparse_todense`: Jacobians and Hessians entry by entry; `enzyme_dupnoneed` with null
#include "functions.h"
#include "../check.h"
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(void *, Arguments...);
template <typename Pointer, typename... Arguments> Pointer __enzyme_todense(void *, void *, Arguments...);
template <typename Pointer, typename... Arguments> Pointer __enzyme_post_sparse_todense(void *, void *, Arguments...);
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;

template <typename T> static T unit_load(unsigned long long at, size_t column) { return at / sizeof(T) == column; }
template <typename T> static void unit_store(T, unsigned long long, size_t) { ++wrong; }
template <typename T> static T sparse_load(unsigned long long, size_t, std::vector<Triple> &) { return 0; }
template <typename T> static void sparse_store(T value, unsigned long long at, size_t column, std::vector<Triple> &found) {
    if (value != 0) found.push_back({size_t(at / sizeof(T)), column, value});
}
using Triples = std::vector<Triple>;
static double entry(const Triples &found, size_t row, size_t column) {
    double sum = 0;
    for (auto &t : found) sum += t.row == row && t.col == column ? t.value : 0;
    return sum;
}
template <typename F> static void compare_columns(const Triples &found, size_t n, size_t m, double *x, F values, size_t most) {
    std::vector<double> up(m), down(m);
    for (size_t column = 0; column < n; ++column) {
        double kept = x[column], h = 1e-5;
        for (auto &v : up) v = 0;
        for (auto &v : down) v = 0;
        x[column] = kept + h, values(x, up.data());
        x[column] = kept - h, values(x, down.data());
        x[column] = kept;
        for (size_t row = 0; row < m; ++row) nearly(entry(found, row, column), (up[row] - down[row]) / (2 * h));
    }
    check(found.size() <= most, 1);
}
static Triples chain(size_t n, const double *x) {
    Triples found;
    for (size_t i = 0; i < n; ++i) {
        double *dx = __enzyme_todense<double *>((void *)unit_load<double>, (void *)unit_store<double>, i);
        double *dout = __enzyme_todense<double *>((void *)sparse_load<double>, (void *)sparse_store<double>, i, &found);
        __enzyme_fwddiff<void>((void *)gradient, enzyme_const, n, enzyme_dup, x, dx, enzyme_dupnoneed, (double *)0x1, dout);
    }
    return found;
}
static Triples mesh(const double *rest, size_t faces, const int *face, size_t n, const double *x) {
    Triples found;
    for (size_t i = 0; i < n; ++i) {
        double *dx = __enzyme_todense<double *>((void *)unit_load<double>, (void *)unit_store<double>, i);
        double *dout = __enzyme_post_sparse_todense<double *>((void *)sparse_load<double>, (void *)sparse_store<double>, i, &found);
        __enzyme_fwddiff<void>((void *)mesh_gradient, enzyme_const, rest, enzyme_const, faces, enzyme_const, face, enzyme_dup, x, dx,
                               enzyme_dupnoneed, (double *)nullptr, dout);
    }
    return found;
}
typedef void (*Residual)(size_t, const double *, double *);
template <Residual f> static Triples jacobian(size_t n, const double *x) {
    Triples found;
    for (size_t i = 0; i < n; ++i) {
        double *dx = __enzyme_todense<double *>((void *)unit_load<double>, (void *)unit_store<double>, i);
        double *dout = __enzyme_todense<double *>((void *)sparse_load<double>, (void *)sparse_store<double>, i, &found);
        __enzyme_fwddiff<void>((void *)f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dupnoneed, (double *)nullptr, dout);
    }
    return found;
}
int main() {
    double x[8] = {1, 2, 4, 7, 3, 2, 1, 0.5};
    compare_columns(chain(8, x), 8, 8, x, [](double *at, double *out) { gradient(8, at, out); }, 8 * 3 * 2);
    double rest[10] = {0, 0, 1, 0, 1, 1, 0, 1, 2, 0.5}, now[10] = {0.1, 0, 1.2, 0.1, 1, 1.3, -0.2, 1, 2.2, 0.6};
    int face[9] = {0, 1, 2, 0, 2, 3, 1, 4, 2};
    compare_columns(mesh(rest, 3, face, 10, now), 10, 10, now, [&](double *at, double *out) { mesh_gradient(rest, 3, face, at, out); }, 9 * 16 * 2);
    compare_columns(jacobian<residual>(8, x), 8, 8, x, [](double *at, double *out) { residual(8, at, out); }, 8 * 3);
    compare_columns(jacobian<copied>(8, x), 8, 8, x, [](double *at, double *out) { copied(8, at, out); }, 8);
    return failures();
}

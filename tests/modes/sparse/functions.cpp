// A chain of springs, a mesh of edges, and a residual.
#include "functions.h"
#include <cmath>
#include <cstring>
template <typename Result, typename... Arguments> Result __enzyme_autodiff(void *, Arguments...);
extern int enzyme_const, enzyme_dup;

double energy(size_t n, const double *x) {
    double sum = 0;
    for (size_t i = 0; i + 1 < n; ++i) {
        double d = x[i + 1] - x[i];
        sum += d * d * (1 + x[i]);
    }
    return sum;
}
void gradient(size_t n, const double *x, double *out) {
    __enzyme_autodiff<void>((void *)energy, enzyme_const, n, enzyme_dup, x, out);
}
static double length(const double *a, const double *b) { return std::sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])); }
double mesh_energy(const double *rest, size_t faces, const int *face, const double *x) {
    double sum = 0;
    for (size_t f = 0; f < faces; ++f)
        for (int e = 0; e < 3; ++e) {
            int a = face[3 * f + e], b = face[3 * f + (e + 1) % 3];
            double stretch = length(x + 2 * a, x + 2 * b) / length(rest + 2 * a, rest + 2 * b) - 1;
            sum += stretch * stretch;
        }
    return sum;
}
void mesh_gradient(const double *rest, size_t faces, const int *face, const double *x, double *out) {
    __enzyme_autodiff<void>((void *)mesh_energy, enzyme_const, rest, enzyme_const, faces, enzyme_const, face, enzyme_dup, x, out);
}
void residual(size_t n, const double *x, double *out) {
    for (size_t i = 0; i < n; ++i) out[i] = x[i] * x[i] + (i ? x[i - 1] : 0) * (i + 1 < n ? x[i + 1] : 1);
}
void copied(size_t n, const double *x, double *out) {
    double *mine = new double[n];
    std::memcpy(mine, x, n * sizeof *x);
    for (size_t i = 0; i < n; ++i) mine[i] *= mine[i];
    std::memcpy(out, mine, n * sizeof *x);
    delete[] mine;
}

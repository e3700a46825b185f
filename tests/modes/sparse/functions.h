#include <cstddef>
#include <vector>
struct Triple { size_t row, col; double value; };
double energy(size_t n, const double *x);
void gradient(size_t n, const double *x, double *out);
double mesh_energy(const double *rest, size_t faces, const int *face, const double *x);
void mesh_gradient(const double *rest, size_t faces, const int *face, const double *x, double *out);
void residual(size_t n, const double *x, double *out);
void copied(size_t n, const double *x, double *out);

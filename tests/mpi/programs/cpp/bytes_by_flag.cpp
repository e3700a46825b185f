// Complex numbers, sent as bytes or as what they are, by a flag.
// differentiate: transposed_twice(x, n)
// ranks: 1 2 3
#include <mpi.h>
#include <complex>
#include <vector>
#include <cmath>
using C = std::complex<double>;
static std::vector<C> transpose(const std::vector<C> &a, int rows, int size, bool bytes) { int n = rows * size; std::vector<C> s(rows * n), r(rows * n), o(rows * n);
  for (int p = 0; p < size; p++) for (int i = 0; i < rows; i++) for (int j = 0; j < rows; j++) s[(p * rows + j) * rows + i] = a[i * n + p * rows + j];
  if (bytes) MPI_Alltoall(s.data(), rows * rows * sizeof(C), MPI_BYTE, r.data(), rows * rows * sizeof(C), MPI_BYTE, MPI_COMM_WORLD);
  else MPI_Alltoall(s.data(), rows * rows, MPI_CXX_DOUBLE_COMPLEX, r.data(), rows * rows, MPI_CXX_DOUBLE_COMPLEX, MPI_COMM_WORLD);
  for (int p = 0; p < size; p++) for (int j = 0; j < rows; j++) for (int i = 0; i < rows; i++) o[j * n + p * rows + i] = r[(p * rows + j) * rows + i];
  return o; }
extern "C" double transposed_twice(double *x, int m) { int rank, size; MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  int rows = 2, n = rows * size; std::vector<C> a(rows * n); for (int k = 0; k < rows * n; k++) a[k] = C(x[k % m], 0.1 * k * x[(k + 2) % m]);
   a = transpose(a, rows, size, true); 
  for (auto &z : a) z *= 2.0; a = transpose(a, rows, size, false); double s = 0; for (size_t k = 0; k < a.size(); k++) s += std::norm(a[k]) * (k + 1) + a[k].real(); return s; }

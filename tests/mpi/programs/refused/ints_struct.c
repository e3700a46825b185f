// Structs with numbers, sent as so many integers.
// differentiate: func(x, n)
// refused: holds numbers of type double
// ranks: 1 2
#include <mpi.h>
typedef struct { int id, k; double v, w; } S;
double func(double *x, int n) { int rank, size; MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size); int to = (rank + 1) % size, from = (rank + size - 1) % size;
  S s[3], r[3]; for (int i = 0; i < 3; i++) s[i] = (S){i + 1, rank, x[i] * x[0], x[5]};
  MPI_Sendrecv(s, 3 * sizeof(S) / sizeof(int), MPI_INT, to, 0, r, 3 * sizeof(S) / sizeof(int), MPI_INT, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  double t = 0; for (int i = 0; i < 3; i++) t += r[i].v * r[i].w * r[i].id; return t; }

// Single precision messages (MPI_FLOAT): halo values are rounded to float before they are sent.
// differentiate: float_halo(x, n)
// ranks: 1 2 3 4
// precision: single
#include <math.h>
#include <mpi.h>

double float_halo(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    float out[64], in[64], local = 0, global;
    for (int i = 0; i < n; i++) out[i] = (float)(x[i] * x[i]);
    MPI_Sendrecv(out, n, MPI_FLOAT, (rank + 1) % size, 0, in, n, MPI_FLOAT, (rank + size - 1) % size, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) local += sinf(in[i]) * (float)x[n - 1 - i];
    MPI_Allreduce(&local, &global, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    double result = 0;
    for (int i = 0; i < n; i++) result += x[i] * in[i] * global;
    return result;
}

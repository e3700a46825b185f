// Iallreduce, Ibcast and Igather started together, local work in between, and waited for in another order.
// differentiate: overlapped_collectives(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double overlapped_collectives(double *x, int n) {
    int rank, size;
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    double norm = 0, global_norm, parameters[3], mine[64], *gathered = malloc(size * n * sizeof *gathered);
    MPI_Request reduction, broadcast, gather;
    for (int i = 0; i < n; i++) {
        norm += x[i] * x[i];
        mine[i] = exp(0.3 * x[i]);
    }
    for (int k = 0; k < 3; k++) parameters[k] = rank == size - 1 ? x[k] * x[n - 1 - k] : 0;
    MPI_Iallreduce(&norm, &global_norm, 1, MPI_DOUBLE, MPI_SUM, comm, &reduction);
    MPI_Ibcast(parameters, 3, MPI_DOUBLE, size - 1, comm, &broadcast);
    MPI_Igather(mine, n, MPI_DOUBLE, gathered, n, MPI_DOUBLE, 0, comm, &gather);
    double local = 0;
    for (int i = 0; i < n; i++) local += sin(x[i]) * (i + 1);
    MPI_Wait(&gather, MPI_STATUS_IGNORE);
    MPI_Wait(&reduction, MPI_STATUS_IGNORE);
    MPI_Wait(&broadcast, MPI_STATUS_IGNORE);
    double result = local / sqrt(global_norm) + parameters[0] * parameters[1] * x[0] + parameters[2];
    if (rank == 0)
        for (int k = 0; k < size * n; k++) result += 0.1 * gathered[k] * gathered[(k + n) % (size * n)];
    free(gathered);
    return result;
}

// MPI_IN_PLACE in Gather, Scatter (at the root), Allgather and Alltoall.
// differentiate: in_place_gathers(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

double in_place_gathers(double *x, int n) {
    int rank, size;
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    double *all = malloc(size * n * sizeof *all), *mine = all + rank * n;

    for (int i = 0; i < n; i++) mine[i] = x[i] * x[(i + 1) % n];
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_DOUBLE, comm);
    for (int k = 0; k < size * n; k++) all[k] = sin(all[k]) * x[k % n];

    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_DOUBLE, comm);
    double part[64] = {0};
    for (int p = 0; p < size; p++)
        for (int i = 0; i < n; i++) part[i] += all[p * n + i] * (p + 1);

    if (rank == 0) {
        memcpy(all, part, n * sizeof *all);
        MPI_Gather(MPI_IN_PLACE, n, MPI_DOUBLE, all, n, MPI_DOUBLE, 0, comm);
        for (int k = 0; k < size * n; k++) all[k] = all[k] * all[k] / (1 + all[(k * 5 + 1) % (size * n)] * all[(k * 5 + 1) % (size * n)] * 0.1);
        MPI_Scatter(all, n, MPI_DOUBLE, MPI_IN_PLACE, n, MPI_DOUBLE, 0, comm);
        memcpy(part, all, n * sizeof *all);
    } else {
        MPI_Gather(part, n, MPI_DOUBLE, NULL, 0, MPI_DOUBLE, 0, comm);
        MPI_Scatter(NULL, 0, MPI_DOUBLE, part, n, MPI_DOUBLE, 0, comm);
    }
    double result = 0;
    for (int i = 0; i < n; i++) result += part[i] * x[i];
    free(all);
    return result;
}

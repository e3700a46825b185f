// Reduce SUM, MAX and MIN to a root that moves; only the root of each reduction adds to the objective.
// differentiate: reduce_root_only(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double reduce_root_only(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double local[2] = {0, 0}, sums[2] = {0, 0}, highest = 0, lowest = 0;
    for (int i = 0; i < n; i++) {
        local[0] += sin(x[i]) * (i + 1);
        local[1] += x[i] * x[i];
    }
    int last = size - 1;
    MPI_Reduce(local, sums, 2, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    MPI_Reduce(&local[1], &highest, 1, MPI_DOUBLE, MPI_MAX, last, MPI_COMM_WORLD);
    MPI_Reduce(&local[0], &lowest, 1, MPI_DOUBLE, MPI_MIN, last, MPI_COMM_WORLD);
    double mine = 0;
    if (rank == 0) mine += sums[0] * sums[1] / (1 + sums[1]);
    if (rank == last) mine += exp(-0.1 * highest) * lowest;
    return mine;
}

// MPI_IN_PLACE in Allreduce (every rank) and in Reduce (the root only).
// differentiate: in_place_moments(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stddef.h>

double in_place_moments(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double moments[2] = {0, 0};
    for (int i = 0; i < n; i++) {
        moments[0] += x[i];
        moments[1] += x[i] * x[i];
    }
    MPI_Allreduce(MPI_IN_PLACE, moments, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double mean = moments[0] / (n * size), variance = moments[1] / (n * size) - mean * mean;
    double skew[3] = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        double z = (x[i] - mean) / sqrt(variance + 0.1);
        skew[i % 3] += z * z * z + x[i];
    }
    int root = size - 1;
    if (rank == root)
        MPI_Reduce(MPI_IN_PLACE, skew, 3, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
    else
        MPI_Reduce(skew, NULL, 3, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
    return skew[0] * skew[1] + sin(skew[2]) + variance * x[0]; // off the root skew still is the local part
}

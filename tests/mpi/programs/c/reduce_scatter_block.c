// Forces from pair interactions: every rank adds to everyone's forces, Reduce_scatter_block brings each its own.
// differentiate: pair_forces(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double pair_forces(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *positions = malloc(2 * size * n * sizeof *positions), *forces = positions + size * n, own[64];
    MPI_Allgather(x, n, MPI_DOUBLE, positions, n, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int k = 0; k < size * n; k++) forces[k] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < size * n; k++) {
            double d = x[i] - positions[k], f = d * exp(-d * d) * x[i];
            forces[k] += f; // on the other one only: the other's rank does it the other way round
        }
    MPI_Reduce_scatter_block(forces, own, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double work = 0;
    for (int i = 0; i < n; i++) work += own[i] * own[i] + 0.2 * own[i] * x[i];
    free(positions);
    return work;
}

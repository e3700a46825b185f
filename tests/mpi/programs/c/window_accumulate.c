// Assembly of shared nodes: Win_allocate and Accumulate SUM from every rank, between fences.
// second: yes
// differentiate: assemble_nodes(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double assemble_nodes(double *x, int n) {
    int rank, size;
    double *nodes;
    MPI_Win window;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Win_allocate(n * sizeof *nodes, sizeof *nodes, MPI_INFO_NULL, MPI_COMM_WORLD, &nodes, &window);
    for (int i = 0; i < n; i++) nodes[i] = x[i] * x[i];
    MPI_Win_fence(MPI_MODE_NOPRECEDE, window);
    double to_right[64], to_all[1] = {exp(-x[0]) * x[n - 1]};
    for (int i = 0; i < n; i++) to_right[i] = sin(x[i]) * (i + 1) * 0.3;
    MPI_Accumulate(to_right, n, MPI_DOUBLE, (rank + 1) % size, 0, n, MPI_DOUBLE, MPI_SUM, window);
    for (int p = 0; p < size; p++) MPI_Accumulate(to_all, 1, MPI_DOUBLE, p, rank % n, 1, MPI_DOUBLE, MPI_SUM, window);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
    double energy = 0;
    for (int i = 0; i < n; i++) energy += nodes[i] * nodes[i] * x[n - 1 - i];
    MPI_Win_free(&window);
    return energy;
}

// Neighbourhood collectives on a periodic Cart: Neighbor_allgather, Neighbor_alltoall and Ineighbor_allgather.
// differentiate: neighbour_coupling(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double neighbour_coupling(double *x, int n) {
    int size, periodic = 1;
    MPI_Comm ring;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
    double gathered[128], *both[2] = {gathered, gathered + n}, edges[2], seen[2], state[64];
    for (int i = 0; i < n; i++) state[i] = x[i];
    for (int step = 0; step < 2; step++) {
        MPI_Neighbor_allgather(state, n, MPI_DOUBLE, gathered, n, MPI_DOUBLE, ring);
        edges[0] = state[0] * both[0][n - 1];
        edges[1] = state[n - 1] * both[1][0];
        MPI_Neighbor_alltoall(edges, 1, MPI_DOUBLE, seen, 1, MPI_DOUBLE, ring);
        for (int i = 0; i < n; i++) state[i] += 0.2 * sin(both[0][i] - both[1][i]) + 0.1 * seen[0] * seen[1] / (i + 2.0);
    }
    MPI_Request request;
    MPI_Ineighbor_allgather(state, n, MPI_DOUBLE, gathered, n, MPI_DOUBLE, ring, &request);
    double own = 0;
    for (int i = 0; i < n; i++) own += state[i] * state[i] * x[i];
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) own += both[0][i] * both[1][n - 1 - i];
    MPI_Comm_free(&ring);
    return own;
}

// Both neighbours send a small message first and receive afterwards: works only because MPI buffers small messages.
// differentiate: eager_swap(x, n)
// ranks: 1 2 3 4
// needs: buffering
#include <math.h>
#include <mpi.h>

double eager_swap(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double state[64], other[64];
    for (int i = 0; i < n; i++) state[i] = other[i] = x[i];
    for (int step = 0; step < 3; step++) {
        if (size > 1) { // a blocking send to oneself is not even buffered by every MPI
            MPI_Send(state, n, MPI_DOUBLE, (rank + 1) % size, step, MPI_COMM_WORLD);
            MPI_Recv(other, n, MPI_DOUBLE, (rank + size - 1) % size, step, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
        for (int i = 0; i < n; i++) state[i] = 0.6 * state[i] + 0.4 * cos(other[i]) * x[i];
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += state[i] * state[i] * state[(i + 1) % n];
    return sum;
}

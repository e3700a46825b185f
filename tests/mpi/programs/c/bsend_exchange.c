// Buffered sends (Bsend with an attached buffer): both neighbours send first, then both receive.
// differentiate: buffered_exchange(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void exchange(const double *mine, double *left, double *right, int n, MPI_Comm comm) {
    int rank, size;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    int up = (rank + 1) % size, down = (rank + size - 1) % size;
    MPI_Bsend(mine, n, MPI_DOUBLE, up, 1, comm);
    MPI_Bsend(mine, n, MPI_DOUBLE, down, 2, comm);
    MPI_Recv(left, n, MPI_DOUBLE, down, 1, comm, MPI_STATUS_IGNORE);
    MPI_Recv(right, n, MPI_DOUBLE, up, 2, comm, MPI_STATUS_IGNORE);
}

double buffered_exchange(double *x, int n) {
    int packed;
    MPI_Pack_size(n, MPI_DOUBLE, MPI_COMM_WORLD, &packed);
    int bytes = 2 * (packed + MPI_BSEND_OVERHEAD) * 3;
    void *space = malloc(bytes);
    MPI_Buffer_attach(space, bytes);
    double *state = malloc(3 * n * sizeof *state);
    double *left = state + n, *right = state + 2 * n;
    for (int i = 0; i < n; i++) state[i] = x[i];
    for (int step = 0; step < 3; step++) {
        exchange(state, left, right, n, MPI_COMM_WORLD);
        for (int i = 0; i < n; i++) state[i] += 0.2 * sin(left[i] * right[n - 1 - i]) - 0.05 * state[i] * state[i];
    }
    void *detached;
    int detached_bytes;
    MPI_Buffer_detach(&detached, &detached_bytes);
    free(detached);
    double result = 0;
    for (int i = 0; i < n; i++) result += state[i] * state[i] * x[n - 1 - i];
    free(state);
    return result;
}

// All-to-all exchange by nonblocking messages, completed by a Testall loop, in two rounds.
// differentiate: testall_exchange(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void everyone_to_everyone(double *state, double *all, int n, int size, MPI_Comm comm) {
    MPI_Request *requests = malloc(2 * size * sizeof *requests);
    for (int p = 0; p < size; p++) {
        MPI_Irecv(all + p * n, n, MPI_DOUBLE, p, 9, comm, &requests[p]);
        MPI_Isend(state, n, MPI_DOUBLE, p, 9, comm, &requests[size + p]);
    }
    int all_done = 0;
    while (!all_done) MPI_Testall(2 * size, requests, &all_done, MPI_STATUSES_IGNORE);
    free(requests);
}

double testall_exchange(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *all = malloc((size + 1) * n * sizeof *all), *state = all + size * n;
    for (int i = 0; i < n; i++) state[i] = x[i];
    for (int round = 0; round < 2; round++) {
        everyone_to_everyone(state, all, n, size, MPI_COMM_WORLD);
        for (int i = 0; i < n; i++) {
            double pull = 0;
            for (int p = 0; p < size; p++) pull += sin(all[p * n + i] - 0.5 * x[(i + p) % n]);
            state[i] += 0.3 * pull;
        }
    }
    double order = 0;
    for (int i = 0; i < n; i++) order += cos(state[i]) * state[(i + 1) % n];
    free(all);
    return order;
}

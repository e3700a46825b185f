// Every rank receives from every other one and works on each message as it arrives (Waitany loop).
// differentiate: waitany_potential(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static double interaction(const double *a, const double *b, int n) {
    double e = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) e += a[i] * exp(-(a[i] - b[j]) * (a[i] - b[j]));
    return e;
}

double waitany_potential(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *in = malloc(size * n * sizeof *in), *part = calloc(size, sizeof *part);
    MPI_Request *receives = malloc(2 * size * sizeof *receives), *sends = receives + size;
    for (int p = 0; p < size; p++) {
        receives[p] = sends[p] = MPI_REQUEST_NULL;
        if (p == rank) continue;
        MPI_Irecv(in + p * n, n, MPI_DOUBLE, p, 3, MPI_COMM_WORLD, &receives[p]);
        MPI_Isend(x, n, MPI_DOUBLE, p, 3, MPI_COMM_WORLD, &sends[p]);
    }
    part[rank] = interaction(x, x, n);
    for (;;) {
        int which;
        MPI_Waitany(size, receives, &which, MPI_STATUS_IGNORE);
        if (which == MPI_UNDEFINED) break;
        part[which] = interaction(x, in + which * n, n);
    }
    MPI_Waitall(size, sends, MPI_STATUSES_IGNORE);
    double total = 0; // in rank order, so that the sum does not depend on who came first
    for (int p = 0; p < size; p++) total += part[p] * (1 + 0.1 * p);
    free(in);
    free(part);
    free(receives);
    return total;
}

// Sparse notifications: poll with Iprobe over any source until all the expected messages are in.
// differentiate: iprobe_drain(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double iprobe_drain(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Request *sends = malloc(size * sizeof *sends);
    double *inbox = calloc(size * n, sizeof *inbox);
    int sent = 0, expected = size - 1;
    for (int p = 0; p < size; p++)
        if (p != rank) MPI_Isend(x, n, MPI_DOUBLE, p, 70 + rank, MPI_COMM_WORLD, &sends[sent++]);
    while (expected > 0) {
        int here = 0;
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &here, &status);
        if (!here) continue;
        int source = status.MPI_SOURCE;
        MPI_Recv(inbox + source * n, n, MPI_DOUBLE, source, 70 + source, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        expected--;
    }
    for (int i = 0; i < n; i++) inbox[rank * n + i] = x[i];
    MPI_Waitall(sent, sends, MPI_STATUSES_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD); // a later call must not be probed by this one
    double total = 0;
    for (int p = 0; p < size; p++)
        for (int i = 0; i < n; i++) total += sin(inbox[p * n + i] * x[i]) * (1 + p);
    free(sends);
    free(inbox);
    return total;
}

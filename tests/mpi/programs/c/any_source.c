// The root takes one message from each worker with ANY_SOURCE and files it under status.MPI_SOURCE.
// differentiate: any_source_total(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

double any_source_total(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank != 0) {
        double work[64];
        for (int i = 0; i < n; i++) work[i] = sqrt(x[i]) * (i + rank);
        MPI_Send(work, n, MPI_DOUBLE, 0, 1, MPI_COMM_WORLD);
        MPI_Barrier(MPI_COMM_WORLD); // so that no message of a later call can be taken by this one
        return 0.1 * work[0] * work[n - 1];
    }
    double *table = calloc(size * n, sizeof *table), incoming[64];
    memcpy(table, x, n * sizeof *x);
    for (int k = 1; k < size; k++) {
        MPI_Status status;
        MPI_Recv(incoming, n, MPI_DOUBLE, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &status);
        memcpy(table + status.MPI_SOURCE * n, incoming, n * sizeof *incoming);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    double total = 0;
    for (int k = 0; k < size * n; k++) total += table[k] * sin(table[(k + n + 1) % (size * n)]);
    free(table);
    return total;
}

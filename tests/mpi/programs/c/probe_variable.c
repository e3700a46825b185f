// Messages of unknown length: Probe, Get_count, allocate, Recv.
// differentiate: probe_lengths(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static double *receive_unknown(int from, int tag, int *count) {
    MPI_Status status;
    MPI_Probe(from, tag, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_DOUBLE, count);
    double *data = malloc((*count + 1) * sizeof *data);
    MPI_Recv(data, *count, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return data;
}

double probe_lengths(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int length = 1 + (rank * 2 + 3) % n; // differs from rank to rank
    MPI_Request sending;
    double scaled[64];
    for (int i = 0; i < length; i++) scaled[i] = x[i] * x[n - 1 - i];
    MPI_Isend(scaled, length, MPI_DOUBLE, (rank + 1) % size, 40, MPI_COMM_WORLD, &sending);
    int count;
    double *data = receive_unknown((rank + size - 1) % size, 40, &count);
    MPI_Wait(&sending, MPI_STATUS_IGNORE);
    double value = 0;
    for (int i = 0; i < count; i++) value += log(1 + data[i]) * x[i % n];
    for (int i = 0; i < n; i++) value += 0.1 * x[i] * data[i % count] * data[0];
    free(data);
    return value;
}

// Arrays of doubles sent as MPI_BYTE, with the count in bytes, point to point and by Bcast and Allgather.
// differentiate: byte_messages(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void send_bytes(const void *data, size_t bytes, int to) { MPI_Send(data, (int)bytes, MPI_BYTE, to, 8, MPI_COMM_WORLD); }
static void receive_bytes(void *data, size_t bytes, int from) {
    MPI_Recv(data, (int)bytes, MPI_BYTE, from, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

double byte_messages(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double carried[64], shared[2] = {x[0] * x[1], x[2] + x[3]};
    if (rank == 0) {
        for (int i = 0; i < n; i++) carried[i] = x[i];
    } else {
        receive_bytes(carried, n * sizeof *carried, rank - 1);
        for (int i = 0; i < n; i++) carried[i] = 0.5 * carried[i] * x[i] + sin(x[i]);
    }
    if (rank + 1 < size) send_bytes(carried, n * sizeof *carried, rank + 1);
    MPI_Bcast(shared, sizeof shared, MPI_BYTE, size - 1, MPI_COMM_WORLD);
    double *all = malloc(size * n * sizeof *all), sum = 0;
    MPI_Allgather(carried, n * sizeof(double), MPI_BYTE, all, n * sizeof(double), MPI_BYTE, MPI_COMM_WORLD);
    for (int k = 0; k < size * n; k++) sum += all[k] * all[k] * x[k % n] / (k + 1);
    free(all);
    return sum * shared[0] + carried[n - 1] * shared[1];
}

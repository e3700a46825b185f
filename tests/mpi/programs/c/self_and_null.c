// Messages to oneself on MPI_COMM_SELF, null requests among active ones, sends to MPI_PROC_NULL, empty messages.
// differentiate: self_and_null(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double self_and_null(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double loop[64], across = 0.5, untouched = x[0] * x[1];
    MPI_Request r[6];
    for (int k = 0; k < 6; k++) r[k] = MPI_REQUEST_NULL;
    MPI_Irecv(loop, n, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r[1]);
    MPI_Isend(x, n, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r[3]);
    MPI_Irecv(&untouched, 1, MPI_DOUBLE, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &r[4]); // keeps its value
    int partner = rank ^ 1;
    if (partner >= size) partner = MPI_PROC_NULL;
    double product = x[2] * x[3] * untouched;
    MPI_Waitall(6, r, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(&product, 1, MPI_DOUBLE, partner, 2, &across, 1, MPI_DOUBLE, partner, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(x, 0, MPI_DOUBLE, partner, 3, loop, 0, MPI_DOUBLE, partner, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double sum = 0, everyone;
    for (int i = 0; i < n; i++) sum += loop[i] * loop[i] * cos(across + i);
    MPI_Allreduce(&sum, &everyone, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF); // sum over one rank
    return everyone * across + untouched;
}

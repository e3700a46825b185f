// An active receive is posted and cancelled (MPI_Cancel) on the ranks that get no message.
// differentiate: cancelled(x, n)
// ranks: 1 2 3 4
// refused: Cancel
#include <math.h>
#include <mpi.h>

double cancelled(double *x, int n) {
    int rank, size, was_cancelled = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double in[64];
    for (int i = 0; i < n; i++) in[i] = x[i] * x[i];
    MPI_Request request;
    MPI_Status status;
    MPI_Irecv(in, n, MPI_DOUBLE, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &request);
    if (rank + 1 < size) MPI_Send(x, n, MPI_DOUBLE, rank + 1, 0, MPI_COMM_WORLD);
    if (rank == 0) MPI_Cancel(&request);
    MPI_Wait(&request, &status);
    MPI_Test_cancelled(&status, &was_cancelled);
    double sum = was_cancelled ? 0.5 : 0;
    for (int i = 0; i < n; i++) sum += in[i] * sin(x[i]);
    return sum;
}

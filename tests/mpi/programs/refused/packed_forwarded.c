// What has come packed is handed on as it is: who hands it on does not know where numbers are.
// differentiate: handed_on(x, n)
// refused: was not packed
// ranks: 3
#include <mpi.h>

double handed_on(double *x, int n) {
    int rank, size, at = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    char buffer[128];
    double got[2] = {0, 0};
    if (rank == 0) MPI_Pack(x, 2, MPI_DOUBLE, buffer, sizeof buffer, &at, MPI_COMM_WORLD);
    if (rank > 0) MPI_Recv(buffer, 16, MPI_PACKED, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank + 1 < size) MPI_Send(buffer, 16, MPI_PACKED, rank + 1, 0, MPI_COMM_WORLD);
    at = 0;
    MPI_Unpack(buffer, 16, &at, got, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    return got[0] * got[1] * x[2];
}

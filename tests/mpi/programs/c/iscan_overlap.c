// Scans that return at once, in place and apart, are waited for in another order than they were started in.
// differentiate: iscan_overlap(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double iscan_overlap(double *x, int n) {
    int rank;
    double upto[3], before[2] = {0.5, 0.25}, place[2] = {x[0] * x[1], sin(x[2])};
    MPI_Request requests[3];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Iscan(x, upto, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[0]);
    MPI_Iexscan(x + 2, before, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[1]);
    MPI_Iscan(MPI_IN_PLACE, place, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[2]);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    double result = before[0] * before[1];
    MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    return result + upto[0] * upto[1] * upto[2] + place[0] * place[1] * x[n - 1] * (rank + 1);
}

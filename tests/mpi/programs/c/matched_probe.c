// Messages of unknown length are matched first (Mprobe, Improbe), and received later, in another order; one of integers among them.
// second: yes
// differentiate: matched_probe(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double matched_probe(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int next = (rank + 1) % size, length = 2 + rank % 3, flag = 0, count, label = 3 + rank;
    double *first = malloc(8 * sizeof *first), second[6], third[2] = {0, 0}, result = 0;
    MPI_Request requests[4], late;
    for (int i = 0; i < length; i++) first[i] = x[i] * x[(i + 1) % n];
    for (int i = 0; i < 6; i++) second[i] = sin(x[i % n]);
    MPI_Isend(first, length, MPI_DOUBLE, next, 5, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(second, 6, MPI_DOUBLE, next, 5, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(&label, 1, MPI_INT, next, 6, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(second + 1, 2, MPI_DOUBLE, next, 7, MPI_COMM_WORLD, &requests[3]);
    MPI_Message one, other, of_integers, small;
    MPI_Status status;
    MPI_Mprobe(MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &one, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    double *come = malloc(count * sizeof *come);
    MPI_Mrecv(come, count, MPI_DOUBLE, &one, MPI_STATUS_IGNORE);
    while (!flag) MPI_Improbe(MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &flag, &other, &status);
    MPI_Mprobe(MPI_ANY_SOURCE, 6, MPI_COMM_WORLD, &of_integers, &status);
    MPI_Mprobe(status.MPI_SOURCE, 7, MPI_COMM_WORLD, &small, MPI_STATUS_IGNORE);
    MPI_Imrecv(third, 2, MPI_DOUBLE, &small, &late);
    double rest[6];
    int got;
    MPI_Mrecv(&got, 1, MPI_INT, &of_integers, &status);
    MPI_Mrecv(rest, 6, MPI_DOUBLE, &other, MPI_STATUS_IGNORE);
    MPI_Wait(&late, MPI_STATUS_IGNORE);
    for (int i = 0; i < count; i++) result += come[i] * rest[i] * got;
    result += third[0] * third[1] * x[n - 1] + rest[5] * rest[4];
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    free(come), free(first);
    return result;
}

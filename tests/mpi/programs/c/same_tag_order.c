// Several messages with one tag between one pair: matched in the order they were sent; waits in another order.
// differentiate: same_tag(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

enum { MESSAGES = 3, TAG = 0 };

double same_tag(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int to = (rank + 1) % size, from = (rank + size - 1) % size;
    double out[MESSAGES][2], in[MESSAGES][2];
    MPI_Request sends[MESSAGES], receives[MESSAGES];
    for (int m = 0; m < MESSAGES; m++) {
        MPI_Irecv(in[m], 2, MPI_DOUBLE, from, TAG, MPI_COMM_WORLD, &receives[m]);
        out[m][0] = exp(-x[(2 * m) % n]) * (m + 1);
        out[m][1] = x[(2 * m + 1) % n] * x[(2 * m) % n];
    }
    for (int m = 0; m < MESSAGES; m++) MPI_Isend(out[m], 2, MPI_DOUBLE, to, TAG, MPI_COMM_WORLD, &sends[m]);
    static const int order[MESSAGES] = {1, 2, 0};
    double product = 1, sum = 0;
    for (int k = 0; k < MESSAGES; k++) {
        int m = order[k];
        MPI_Wait(&receives[m], MPI_STATUS_IGNORE);
        product *= in[m][0] + x[m];
        sum += (m + 1) * sin(in[m][1]);
    }
    MPI_Waitall(MESSAGES, sends, MPI_STATUSES_IGNORE);
    return product + sum * sum;
}

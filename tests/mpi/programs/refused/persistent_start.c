// Persistent requests kept in statics between calls, started one by one and waited for one by one.
// differentiate: persistent_pair(x, n)
// refused: persistent request
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static double outgoing[8], incoming[8];
static MPI_Request send_request = MPI_REQUEST_NULL, receive_request = MPI_REQUEST_NULL;

static void make_requests(int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Send_init(outgoing, n, MPI_DOUBLE, (rank + 1) % size, 50, MPI_COMM_WORLD, &send_request);
    MPI_Recv_init(incoming, n, MPI_DOUBLE, (rank + size - 1) % size, 50, MPI_COMM_WORLD, &receive_request);
}

double persistent_pair(double *x, int n) {
    int m = n < 8 ? n : 8;
    if (send_request == MPI_REQUEST_NULL) make_requests(m);
    double total = 0;
    for (int i = 0; i < m; i++) outgoing[i] = x[i];
    for (int step = 0; step < 3; step++) {
        MPI_Start(&receive_request);
        MPI_Start(&send_request);
        MPI_Wait(&send_request, MPI_STATUS_IGNORE);
        MPI_Wait(&receive_request, MPI_STATUS_IGNORE);
        for (int i = 0; i < m; i++) {
            total += incoming[i] * incoming[i] * x[i];
            outgoing[i] = 0.7 * sin(incoming[i]) + 0.2 * x[m - 1 - i];
        }
    }
    return total;
}

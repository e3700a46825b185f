// Polling with MPI_Test while other work is at hand; the messages are used once the flag is set.
// differentiate: poll_energy(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double poll_energy(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double in[64], out[64], local = 0;
    for (int i = 0; i < n; i++) out[i] = x[i] * x[(i + 1) % n];
    MPI_Request send, receive;
    MPI_Irecv(in, n, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD, &receive);
    MPI_Isend(out, n, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &send);
    int arrived = 0, sent = 0, piece = 0;
    long spins = 0; // how often we looked: must not matter to the result
    while (!arrived || !sent || piece < n) {
        if (piece < n) {
            local += sin(x[piece]) * x[piece];
            piece++;
        }
        if (!arrived) MPI_Test(&receive, &arrived, MPI_STATUS_IGNORE);
        if (!sent) MPI_Test(&send, &sent, MPI_STATUS_IGNORE);
        spins++;
    }
    double remote = spins > 0 ? 0 : 1;
    for (int i = 0; i < n; i++) remote += exp(-0.5 * in[i]) * (i + 1);
    return local * remote;
}

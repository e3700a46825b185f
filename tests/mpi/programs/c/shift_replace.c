// A cyclic shift with Sendrecv_replace; overwrites x (the caller's array is the moving buffer).
// differentiate: circulate(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double circulate(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double home[64], score = 0;
    for (int i = 0; i < n; i++) home[i] = x[i];
    for (int hop = 0; hop < size; hop++) {
        MPI_Sendrecv_replace(x, n, MPI_DOUBLE, (rank + 1) % size, hop, (rank + size - 1) % size, hop, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE);
        for (int i = 0; i < n; i++) {
            score += home[i] * sin(x[i] + hop);
            x[i] *= 0.5 + 0.2 * home[(i + 1) % n];
        }
    }
    return score;
}

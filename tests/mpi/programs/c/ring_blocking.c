// A ring of blocking sends: each rank bends the token with its own part and passes it on.
// differentiate: ring_energy(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

enum { TOKEN_TAG = 11 };

static double bend(double token, const double *x, int n) {
    for (int i = 0; i < n; i++) token = sin(token) + x[i] * token * 0.3 + 0.1 * x[i] * x[i];
    return token;
}

double ring_energy(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    double token = 0.7, seen = 0;
    for (int lap = 0; lap < 3; lap++) {
        if (rank > 0 || (lap > 0 && size > 1))
            MPI_Recv(&token, 1, MPI_DOUBLE, previous, TOKEN_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        seen += token * x[lap % n];
        token = bend(token, x, n);
        if (size > 1) MPI_Send(&token, 1, MPI_DOUBLE, next, TOKEN_TAG, MPI_COMM_WORLD);
    }
    if (rank == 0 && size > 1)
        MPI_Recv(&token, 1, MPI_DOUBLE, previous, TOKEN_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return seen + 0.5 * token * token;
}

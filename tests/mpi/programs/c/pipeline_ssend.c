// A pipeline of synchronous sends (Ssend): blocks of a recurrence go down the ranks.
// differentiate: pipeline(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

enum { BLOCKS = 4, WIDTH = 3 };

static void filter(double *block, const double *x, int n) {
    for (int j = 0; j < WIDTH; j++) {
        double value = block[j];
        for (int i = 0; i < n; i++) value = 0.6 * value + 0.4 * sin(x[i] * value + j);
        block[j] = value;
    }
}

double pipeline(double *x, int n) {
    int rank, size;
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    double *block = malloc(WIDTH * sizeof *block), misfit = 0;
    for (int b = 0; b < BLOCKS; b++) {
        if (rank == 0)
            for (int j = 0; j < WIDTH; j++) block[j] = x[(b + j) % n] + 0.1 * b;
        else
            MPI_Recv(block, WIDTH, MPI_DOUBLE, rank - 1, b, comm, MPI_STATUS_IGNORE);
        filter(block, x, n);
        if (rank + 1 < size)
            MPI_Ssend(block, WIDTH, MPI_DOUBLE, rank + 1, b, comm);
        else
            for (int j = 0; j < WIDTH; j++) misfit += (block[j] - 0.2 * j) * (block[j] - 0.2 * j);
    }
    free(block);
    return misfit;
}

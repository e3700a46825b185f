// Each process gives every other one a datatype of its own: columns of a matrix one way, integers beside doubles the other.
// differentiate: columns(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double columns(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *own = calloc(2 * size, sizeof *own), *come = calloc(2 * size, sizeof *come), sum = 0;
    int *counts = malloc(size * sizeof *counts), *from = malloc(size * sizeof *from), *to = malloc(size * sizeof *to);
    MPI_Datatype column, *out = malloc(size * sizeof *out), *in = malloc(size * sizeof *in);
    MPI_Type_vector(2, 1, size, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    for (int i = 0; i < 2 * size; i++) own[i] = x[i % n] * cos(x[(i + 2) % n] + i);
    for (int r = 0; r < size; r++) {
        counts[r] = 1, from[r] = r * sizeof(double), out[r] = column;
        to[r] = 2 * r * sizeof(double);
        MPI_Type_contiguous(2, MPI_DOUBLE, &in[r]);
        MPI_Type_commit(&in[r]);
    }
    MPI_Alltoallw(own, counts, from, out, come, counts, to, in, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++) sum += come[i] * come[(i + 1) % (2 * size)] * x[i % n];
    for (int r = 0; r < size; r++) MPI_Type_free(&in[r]);
    MPI_Type_free(&column);
    free(own), free(come), free(counts), free(from), free(to), free(out), free(in);
    return sum;
}

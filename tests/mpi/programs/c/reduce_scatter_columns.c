// Matrix-vector product with the matrix distributed by columns: Reduce_scatter with unequal parts.
// differentiate: column_product(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double column_product(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int *counts = malloc(size * sizeof *counts), rows = 0;
    for (int p = 0; p < size; p++) rows += counts[p] = 1 + p;
    double *partial = calloc(rows, sizeof *partial), mine[8];
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < n; j++) partial[i] += cos(0.3 * i * (j + 1 + rank)) * x[j] + 0.1 * x[j] * x[(i + j) % n];
    MPI_Reduce_scatter(partial, mine, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double norm = 0;
    for (int i = 0; i < counts[rank]; i++) norm += mine[i] * mine[i] * (i + 1);
    free(counts);
    free(partial);
    return sqrt(1 + norm);
}

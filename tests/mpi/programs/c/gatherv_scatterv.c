// Unequal parts: Gatherv to the last rank with gaps between the parts, work there, Scatterv back in reverse order.
// differentiate: unequal_parts(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double unequal_parts(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int root = size - 1, total = 0, part = n - rank % 3;
    int *counts = malloc(4 * size * sizeof *counts), *starts = counts + size, *back = starts + size, *back_counts = back + size;
    for (int p = 0; p < size; p++) {
        counts[p] = n - p % 3;
        starts[p] = total;
        total += counts[p] + 1; // one unused cell after each part
    }
    double *pool = calloc(2 * total, sizeof *pool), *answer = pool + total, mine[64];
    MPI_Gatherv(x, part, MPI_DOUBLE, pool, counts, starts, MPI_DOUBLE, root, MPI_COMM_WORLD);
    if (rank == root)
        for (int k = 0; k < total; k++) answer[k] = sin(pool[k]) * (0.5 + pool[(k + 3) % total]) + 0.2 * pool[(k + 7) % total] * pool[k];
    for (int p = 0; p < size; p++) {
        back_counts[p] = counts[p];
        back[p] = total - starts[p] - counts[p];
    }
    MPI_Scatterv(answer, back_counts, back, MPI_DOUBLE, mine, part, MPI_DOUBLE, root, MPI_COMM_WORLD);
    double result = 0;
    for (int i = 0; i < part; i++) result += mine[i] * mine[i] + mine[i] * x[n - 1 - i];
    free(counts);
    free(pool);
    return result;
}

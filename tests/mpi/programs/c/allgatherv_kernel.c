// A kernel density sum: unequal numbers of points by Allgather of counts and Allgatherv of coordinates.
// differentiate: kernel_density(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double kernel_density(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int mine = n - (rank % 2), total = 0;
    int *counts = malloc(2 * size * sizeof *counts), *starts = counts + size;
    MPI_Allgather(&mine, 1, MPI_INT, counts, 1, MPI_INT, MPI_COMM_WORLD);
    for (int p = 0; p < size; p++) {
        starts[p] = total;
        total += counts[p];
    }
    double *points = malloc(total * sizeof *points), sum = 0;
    MPI_Allgatherv(x, mine, MPI_DOUBLE, points, counts, starts, MPI_DOUBLE, MPI_COMM_WORLD);
    double width = 0.3 + 0.1 * x[n - 1];
    for (int i = 0; i < mine; i++) {
        double density = 0;
        for (int k = 0; k < total; k++) {
            double d = (x[i] - points[k]) / width;
            density += exp(-0.5 * d * d) * (1 + 0.1 * k);
        }
        sum += log(density);
    }
    free(counts);
    free(points);
    return sum;
}

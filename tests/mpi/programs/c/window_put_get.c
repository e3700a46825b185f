// One-sided halo: Win_create, Put of the edges into the neighbours' halo between fences, then Get of a whole block.
// second: yes
// differentiate: one_sided_halo(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double one_sided_halo(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    double *u = calloc(n + 2, sizeof *u), *block = calloc(n, sizeof *block);
    for (int i = 0; i < n; i++) u[i + 1] = x[i];
    MPI_Win window;
    MPI_Win_create(u, (n + 2) * sizeof *u, sizeof *u, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    for (int step = 0; step < 3; step++) {
        MPI_Win_fence(0, window);
        MPI_Put(&u[1], 1, MPI_DOUBLE, left, n + 1, 1, MPI_DOUBLE, window);
        MPI_Put(&u[n], 1, MPI_DOUBLE, right, 0, 1, MPI_DOUBLE, window);
        MPI_Win_fence(0, window);
        double before = u[0];
        for (int i = 1; i <= n; i++) {
            double here = u[i];
            u[i] = here + 0.1 * here * (before - 2 * here + u[i + 1]);
            before = here;
        }
    }
    MPI_Win_fence(0, window);
    MPI_Get(block, n, MPI_DOUBLE, right, 1, n, MPI_DOUBLE, window);
    MPI_Win_fence(0, window);
    double result = 0;
    for (int i = 0; i < n; i++) result += block[i] * sin(u[i + 1]) * (i + 1);
    MPI_Win_free(&window);
    free(u);
    free(block);
    return result;
}

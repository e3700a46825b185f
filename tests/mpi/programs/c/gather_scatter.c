// The root gathers everyone's numbers, solves a recurrence over all of them and scatters the result.
// differentiate: gather_scatter(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void solve_at_root(const double *rhs, double *solution, int m) { // Thomas algorithm, diagonal from the data
    double *c = malloc(m * sizeof *c);
    for (int i = 0; i < m; i++) {
        double diagonal = 2.5 + 0.5 * rhs[i], below = i ? c[i - 1] : 0;
        double pivot = diagonal - below;
        c[i] = 1 / pivot;
        solution[i] = (rhs[i] + (i ? solution[i - 1] : 0)) / pivot;
    }
    for (int i = m - 2; i >= 0; i--) solution[i] += c[i] * solution[i + 1];
    free(c);
}

double gather_scatter(double *x, int n) {
    int rank, size, root = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *rhs = NULL, *solution = NULL, mine[64];
    if (rank == root) {
        rhs = malloc(size * n * sizeof *rhs);
        solution = malloc(size * n * sizeof *solution);
    }
    MPI_Gather(x, n, MPI_DOUBLE, rhs, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
    if (rank == root) solve_at_root(rhs, solution, size * n);
    MPI_Scatter(solution, n, MPI_DOUBLE, mine, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
    double energy = 0;
    for (int i = 0; i < n; i++) energy += mine[i] * mine[i] * (1 + x[i]);
    free(rhs);
    free(solution);
    return energy;
}

// Jacobi sweeps with swapped buffers that stop by the largest change (MAX) and by its squares' sum in the root; the
// objective is a sum over all processes. What decides has no part in it: only messages of the other kind have adjoints.
// differentiate: relaxed_energy(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static double largest(double own) {
    double all;
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

double relaxed_energy(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int below = rank ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    double *u = calloc(n + 2, sizeof *u), *v = calloc(n + 2, sizeof *v), energy = 0, whole;
    int is_good = 0;
    for (int sweep = 0; sweep < 40 && !is_good; sweep++) {
        MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, below, 0, &u[n + 1], 1, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, above, 1, &u[0], 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        double change = 0, squares = 0, all_squares = 0;
        for (int i = 1; i <= n; i++) v[i] = (u[i - 1] + u[i + 1] + x[i - 1] * x[i - 1] - 0.1 * u[i] * u[i]) / 4;
        for (int i = 1; i <= n; i++) {
            change = fmax(change, fabs(v[i] - u[i]));
            squares += (v[i] - u[i]) * (v[i] - u[i]);
        }
        MPI_Reduce(&squares, &all_squares, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
        is_good = largest(change) < 1e-13;
        int is_small = sqrt(all_squares) < 1e-14; // known to the root alone
        MPI_Bcast(&is_small, 1, MPI_INT, 0, MPI_COMM_WORLD);
        is_good |= is_small;
        double *old = u;
        u = v;
        v = old;
    }
    for (int i = 1; i <= n; i++) energy += u[i] * u[i] * x[i - 1];
    MPI_Allreduce(&energy, &whole, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    free(u);
    free(v);
    return sin(whole) / size + energy;
}

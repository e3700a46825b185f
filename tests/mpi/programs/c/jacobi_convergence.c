// Jacobi solver of a nonlinear Poisson problem that stops by a global residual (MAX), so the step count comes from communication.
// differentiate: jacobi_poisson(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double jacobi_poisson(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    double *u = calloc(n + 2, sizeof *u), *v = calloc(n + 2, sizeof *v), residual = 1;
    int sweeps = 0;
    while (residual > 1e-12 && sweeps < 100) {
        MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, left, 0, &u[n + 1], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, right, 1, &u[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        double change = 0;
        for (int i = 1; i <= n; i++) {
            v[i] = (u[i - 1] + u[i + 1] + x[i - 1] - 0.2 * u[i] * u[i]) / 5;
            if (fabs(v[i] - u[i]) > change) change = fabs(v[i] - u[i]);
        }
        double *swap = u;
        u = v;
        v = swap;
        MPI_Allreduce(&change, &residual, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD); // decides, but has no part in the result
        sweeps++;
    }
    double work = 0;
    for (int i = 1; i <= n; i++) work += u[i] * x[i - 1] + u[i] * u[i] * u[i];
    free(u);
    free(v);
    return work;
}

// A 1D wave equation; the four requests of a step are waited for one by one in reverse order.
// differentiate: wave_misfit(x, n)
// second: yes
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void exchange_ends(double *u, int n, int left, int right) {
    MPI_Request r[4];
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 7, MPI_COMM_WORLD, r + 0);
    MPI_Irecv(&u[n + 1], 1, MPI_DOUBLE, right, 8, MPI_COMM_WORLD, r + 1);
    MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 8, MPI_COMM_WORLD, r + 2);
    MPI_Isend(&u[n], 1, MPI_DOUBLE, right, 7, MPI_COMM_WORLD, r + 3);
    for (int k = 3; k >= 0; k--) MPI_Wait(&r[k], MPI_STATUS_IGNORE);
}

double wave_misfit(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
    double *before = calloc(n + 2, sizeof *before), *now = calloc(n + 2, sizeof *now), *after = calloc(n + 2, sizeof *after);
    for (int i = 1; i <= n; i++) before[i] = now[i] = sin(x[i - 1]);
    double misfit = 0;
    for (int t = 1; t <= 6; t++) {
        exchange_ends(now, n, left, right);
        for (int i = 1; i <= n; i++) {
            double c2 = 0.2 * x[i - 1]; // the wave speed is unknown too
            after[i] = 2 * now[i] - before[i] + c2 * (now[i - 1] - 2 * now[i] + now[i + 1]);
        }
        double *oldest = before;
        before = now;
        now = after;
        after = oldest;
        double seismogram = now[1 + t % n];
        misfit += (seismogram - 0.3) * (seismogram - 0.3);
    }
    for (int i = 1; i <= n; i++) misfit += 0.1 * now[i] * now[i];
    free(before);
    free(now);
    free(after);
    return misfit;
}

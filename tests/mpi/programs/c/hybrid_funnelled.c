// OpenMP inside of each process, messages between the loops by the thread that called MPI_Init (MPI_THREAD_FUNNELED).
// differentiate: hybrid(x, n)
// ranks: 1 2 3
// flags: -fopenmp
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

enum { M = 40 };

double hybrid(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *u = calloc(M + 2, sizeof *u), *v = calloc(M + 2, sizeof *v), sum = 0, all;
    int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
#pragma omp parallel for num_threads(2)
    for (int i = 1; i <= M; i++) u[i] = x[i % n] * sin(0.1 * i + x[(i + 1) % n]);
    for (int step = 0; step < 4; step++) {
        MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, left, 0, &u[M + 1], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&u[M], 1, MPI_DOUBLE, right, 1, &u[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#pragma omp parallel for num_threads(2)
        for (int i = 1; i <= M; i++) v[i] = u[i] + 0.2 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
        double *t = u;
        u = v, v = t;
    }
#pragma omp parallel for num_threads(2) reduction(+ : sum)
    for (int i = 1; i <= M; i++) sum += u[i] * u[i];
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    free(u), free(v);
    return sum * sqrt(all);
}

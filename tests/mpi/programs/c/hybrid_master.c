// One parallel region over all steps: the team's master exchanges, the others wait at a barrier; a single does a reduction.
// differentiate: hybrid_master(x, n)
// ranks: 1 2 3
// flags: -fopenmp
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

enum { M = 24 };

double hybrid_master(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *u = calloc(M + 2, sizeof *u), *v = calloc(M + 2, sizeof *v), sum = 0, all = 0;
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    for (int i = 1; i <= M; i++) u[i] = x[i % n] * sin(0.1 * i + x[(i + 1) % n]);
#pragma omp parallel num_threads(2)
    {
        for (int step = 0; step < 3; step++) {
#pragma omp master
            {
                MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, left, 0, &u[M + 1], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                MPI_Sendrecv(&u[M], 1, MPI_DOUBLE, right, 1, &u[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            }
#pragma omp barrier
#pragma omp for
            for (int i = 1; i <= M; i++) v[i] = u[i] + 0.2 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
#pragma omp for
            for (int i = 1; i <= M; i++) u[i] = v[i];
        }
#pragma omp for reduction(+ : sum)
        for (int i = 1; i <= M; i++) sum += u[i] * u[i];
#pragma omp single
        MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    double result = sum * sqrt(all);
    free(u), free(v);
    return result;
}

// Every rank computes the same global value by Allreduce, but only rank 0 returns it (the others return zero).
// differentiate: replicated_result(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static double global_sum(double value) {
    double sum;
    MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

double replicated_result(double *x, int n) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double a = 0, b = 0;
    for (int i = 0; i < n; i++) a += x[i] * x[i];
    double norm = sqrt(global_sum(a)); // replicated
    for (int i = 0; i < n; i++) b += sin(3 * x[i] / norm) * norm + 0.1 * x[i] * (i + 1);
    double objective = global_sum(b) * (1 + 0.1 * norm); // replicated
    return rank == 0 ? objective * objective : 0;
}

// Discount factors along the ranks: Exscan PROD and Exscan SUM; rank 0 keeps its own starting values.
// second: yes
// differentiate: discounted_value(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double discounted_value(double *x, int n) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double factor = 1, duration = 0, factor_before = 1, time_before = 0;
    for (int i = 0; i < n; i++) {
        factor *= 1 - 0.1 * x[i];
        duration += x[i] * x[i] * 0.5;
    }
    MPI_Exscan(&factor, &factor_before, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    MPI_Exscan(&duration, &time_before, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) { // undefined there by the standard
        factor_before = 1;
        time_before = 0;
    }
    double value = 0, discount = factor_before, t = time_before;
    for (int i = 0; i < n; i++) {
        discount *= 1 - 0.1 * x[i];
        t += x[i] * x[i] * 0.5;
        value += discount * (2 + sin(t));
    }
    return value;
}

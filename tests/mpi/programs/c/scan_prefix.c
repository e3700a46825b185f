// Parallel prefix: the cumulative distribution along all ranks by Scan SUM, running maximum by Scan MAX.
// differentiate: cumulative_cost(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double cumulative_cost(double *x, int n) {
    double weights[64], local = 0, upto, highest, peak = 0, cost = 0;
    for (int i = 0; i < n; i++) {
        weights[i] = exp(-x[i]) + 0.1 * x[i] * x[i];
        local += weights[i];
        peak += x[i] * sin(x[i]);
    }
    MPI_Scan(&local, &upto, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Scan(&peak, &highest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    double running = upto - local;
    for (int i = 0; i < n; i++) {
        running += weights[i];
        cost += sqrt(running) * x[i] + 0.01 * running * running;
    }
    return cost + 0.1 * highest * highest;
}

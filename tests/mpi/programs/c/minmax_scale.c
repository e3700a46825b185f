// Scaling by the global extremes: Allreduce MIN and MAX over vectors, then a nonlinear function of the scaled data.
// differentiate: scaled_spread(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double scaled_spread(double *x, int n) {
    int half = n / 2;
    double low[2], high[2], local[2] = {x[0], x[half]};
    for (int i = 0; i < n; i++)
        if (x[i] < local[i >= half]) local[i >= half] = x[i];
    MPI_Allreduce(local, low, 2, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    local[0] = x[0];
    local[1] = x[half];
    for (int i = 0; i < n; i++)
        if (x[i] > local[i >= half]) local[i >= half] = x[i];
    MPI_Allreduce(local, high, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        int k = i >= half;
        double scaled = (x[i] - low[k]) / (high[k] - low[k] + 0.5);
        sum += tanh(2 * scaled) * (1 + 0.3 * i) + scaled * scaled;
    }
    return sum;
}

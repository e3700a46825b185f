// Distributed softmax and log-sum-exp: Allreduce MAX, then Allreduce SUM of shifted exponentials.
// differentiate: softmax_loss(x, n)
// second: yes
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static double log_sum_exp(const double *z, int n, MPI_Comm comm) {
    double local_max = z[0], global_max, local_sum = 0, global_sum;
    for (int i = 1; i < n; i++) local_max = fmax(local_max, z[i]);
    MPI_Allreduce(&local_max, &global_max, 1, MPI_DOUBLE, MPI_MAX, comm);
    for (int i = 0; i < n; i++) local_sum += exp(z[i] - global_max);
    MPI_Allreduce(&local_sum, &global_sum, 1, MPI_DOUBLE, MPI_SUM, comm);
    return global_max + log(global_sum);
}

double softmax_loss(double *x, int n) {
    double z[64], loss = 0;
    for (int i = 0; i < n; i++) z[i] = 2 * x[i] * x[i] - x[(i + 1) % n];
    double normaliser = log_sum_exp(z, n, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) {
        double p = exp(z[i] - normaliser);
        loss += (p - 0.1 * i) * (p - 0.1 * i) + 0.05 * normaliser * x[i];
    }
    return loss;
}

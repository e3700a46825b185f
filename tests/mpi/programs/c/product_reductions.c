// Geometric mean and likelihood by products: Reduce PROD and Allreduce PROD.
// second: yes
// differentiate: product_score(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double product_score(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double factors[3] = {1, 1, 1}, products[3], likelihood = 0;
    for (int i = 0; i < n; i++) factors[i % 3] *= 0.6 + 0.5 * x[i];
    MPI_Allreduce(factors, products, 3, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    double mean = pow(products[0] * products[1], 1.0 / (2 * size));
    double density = exp(-0.5 * (x[0] - mean) * (x[0] - mean)) + 0.2;
    MPI_Reduce(&density, &likelihood, 1, MPI_DOUBLE, MPI_PROD, 0, MPI_COMM_WORLD);
    double score = mean * x[n - 1] + products[2] * 0.1;
    if (rank == 0) score -= log(likelihood);
    return score;
}

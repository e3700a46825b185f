// Allreduce PROD in which one factor is exactly zero on the last rank (an adjoint that divides by it gives NaN).
// differentiate: product_with_zero(x, n)
// ranks: 1 2 3 4
#include <mpi.h>

double product_with_zero(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double factors[2] = {0.5, x[0] * x[1]}, products[2];
    for (int i = 0; i < n; i++) factors[0] *= 0.5 + 0.5 * x[i];
    if (rank == size - 1) factors[1] *= x[2] - x[2]; // a cancelled load: zero, whatever x is
    MPI_Allreduce(factors, products, 2, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return products[0] * sum + products[1] * sum + 0.1 * sum * products[0] * products[0];
}

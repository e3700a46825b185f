// The root only looks at the largest number; the others, which call the reduction elsewhere, compute with it: what the
// root sends has an adjoint, too.
// differentiate: beside_largest(x, n)
// ranks: 1 2 3 4
#include <mpi.h>

double beside_largest(double *x, int n) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double own = 0, all, sum = 0;
    for (int i = 0; i < n; i++) own += rank ? 0.1 * x[i] : x[i] * x[i];
    if (rank == 0) {
        MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        if (all > 1e3) return 0;
    } else {
        double largest;
        MPI_Allreduce(&own, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        sum = largest * largest * rank;
    }
    for (int i = 0; i < n; i++) sum += x[i] * x[(i + 1) % n];
    return sum;
}

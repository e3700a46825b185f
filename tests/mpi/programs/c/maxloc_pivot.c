// Gaussian elimination style pivoting: MAXLOC / MINLOC on double-int pairs finds the owner, who broadcasts its row.
// differentiate: pivot_rows(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <string.h>

typedef struct {
    double value;
    int where;
} ValueAt;

double pivot_rows(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double row[64], pivot[64], result = 0;
    memcpy(row, x, n * sizeof *x);
    for (int column = 0; column < 2; column++) {
        ValueAt mine = {row[column] * row[column] + 0.3 * row[n - 1], rank}, best, least;
        MPI_Allreduce(&mine, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
        MPI_Allreduce(&mine, &least, 1, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD);
        memcpy(pivot, row, n * sizeof *x);
        MPI_Bcast(pivot, n, MPI_DOUBLE, best.where, MPI_COMM_WORLD);
        result += best.value * x[column] - 0.5 * least.value * least.value + 0.1 * pivot[n - 1] * row[0];
        if (rank != best.where) {
            double factor = row[column] / (pivot[column] + 2);
            for (int i = column; i < n; i++) row[i] -= factor * pivot[i] * 0.5;
        }
    }
    for (int i = 0; i < n; i++) result += row[i] * row[i];
    return result;
}

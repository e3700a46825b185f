// Power iteration with a matrix distributed by rows: Allgather of the vector, Allreduce of its norm.
// differentiate: rayleigh_quotient(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static void multiply(const double *rows, const double *v, double *y, int n, int total) {
    for (int i = 0; i < n; i++) {
        y[i] = 0;
        for (int j = 0; j < total; j++) y[i] += rows[i * total + j] * v[j];
    }
}

double rayleigh_quotient(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int total = n * size;
    double *rows = malloc(n * total * sizeof *rows), *v = malloc(total * sizeof *v), mine[64], product[64];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < total; j++) rows[i * total + j] = (rank * n + i == j) * (2 + x[i]) + x[i] / (2 + abs(rank * n + i - j));
    for (int i = 0; i < n; i++) mine[i] = 1;
    double quotient = 0;
    for (int k = 0; k < 4; k++) {
        MPI_Allgather(mine, n, MPI_DOUBLE, v, n, MPI_DOUBLE, MPI_COMM_WORLD);
        multiply(rows, v, product, n, total);
        double local[2] = {0, 0}, global[2];
        for (int i = 0; i < n; i++) {
            local[0] += product[i] * product[i];
            local[1] += product[i] * mine[i];
        }
        MPI_Allreduce(local, global, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for (int i = 0; i < n; i++) mine[i] = product[i] / sqrt(global[0]);
        quotient = global[1];
    }
    double result = rank == 0 ? quotient : 0;
    for (int i = 0; i < n; i++) result += mine[i] * mine[i] * x[i];
    free(rows);
    free(v);
    return result;
}

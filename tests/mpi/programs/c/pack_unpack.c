// A message of mixed content: ints and doubles by Pack, sent as MPI_PACKED, taken apart by Unpack.
// differentiate: packed_models(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static int pack_model(char *buffer, int capacity, int degree, const double *coefficients, double scale) {
    int at = 0;
    MPI_Pack(&degree, 1, MPI_INT, buffer, capacity, &at, MPI_COMM_WORLD);
    MPI_Pack(coefficients, degree + 1, MPI_DOUBLE, buffer, capacity, &at, MPI_COMM_WORLD);
    MPI_Pack(&scale, 1, MPI_DOUBLE, buffer, capacity, &at, MPI_COMM_WORLD);
    return at;
}

static void unpack_model(char *buffer, int length, int *degree, double *coefficients, double *scale) {
    int at = 0;
    MPI_Unpack(buffer, length, &at, degree, 1, MPI_INT, MPI_COMM_WORLD);
    MPI_Unpack(buffer, length, &at, coefficients, *degree + 1, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Unpack(buffer, length, &at, scale, 1, MPI_DOUBLE, MPI_COMM_WORLD);
}

double packed_models(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    char out[512], in[512];
    int degree = 2 + rank % 3, length;
    double scale = x[n - 1] * x[0], coefficients[64];
    int used = pack_model(out, sizeof out, degree, x, scale);
    MPI_Status status;
    MPI_Sendrecv(out, used, MPI_PACKED, (rank + 1) % size, 0, in, sizeof in, MPI_PACKED, (rank + size - 1) % size, 0,
                 MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_PACKED, &length);
    unpack_model(in, length, &degree, coefficients, &scale);
    double misfit = 0;
    for (int i = 0; i < n; i++) {
        double value = 0, at = 0.5 * x[i];
        for (int k = degree; k >= 0; k--) value = value * at + coefficients[k];
        misfit += (scale * value - x[i]) * (scale * value - x[i]);
    }
    return misfit;
}

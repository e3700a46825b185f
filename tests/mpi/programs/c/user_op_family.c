// Every reduction by an operation of the program's own, made where nothing is differentiated, beside MPI's, chosen at run time.
// differentiate: family(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

static MPI_Op length_of, chosen[3];

static void lengths(void *in, void *inout, int *length, MPI_Datatype *type) {
    const double *a = in;
    double *b = inout;
    int bytes;
    MPI_Type_size(*type, &bytes);
    for (int i = 0; i < *length * bytes / (int)sizeof(double); i++) b[i] = sqrt(a[i] * a[i] + b[i] * b[i]);
}

static void velocities(void *in, void *inout, int *length, MPI_Datatype *type) {
    const double *a = in;
    double *b = inout;
    for (int i = 0; i < *length; i++) b[i] = (a[i] + b[i]) / (1 + 0.01 * a[i] * b[i]);
}

static void prepare(void) {
    static int is_ready;
    if (is_ready++) return;
    MPI_Op_create(lengths, 1, &length_of);
    MPI_Op_create(velocities, 1, &chosen[1]);
    chosen[0] = MPI_SUM;
    chosen[2] = MPI_PROD;
}

double family(double *x, int n) {
    int rank, size;
    double result = 0;
    prepare();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int k = 0; k < 3; k++) {
        double sum[2];
        MPI_Allreduce(x + k, sum, 2, MPI_DOUBLE, chosen[k], MPI_COMM_WORLD);
        result += sin(sum[0]) * sum[1];
    }
    double *parts = malloc(3 * size * sizeof *parts), own[3] = {0}, before[2] = {0.3, 0.4}, whole[2] = {1, 2};
    int *counts = malloc(size * sizeof *counts);
    for (int i = 0; i < 3 * size; i++) parts[i] = x[i % n] * cos(i + x[(i + 1) % n]);
    MPI_Reduce_scatter_block(parts, own, 3, MPI_DOUBLE, length_of, MPI_COMM_WORLD);
    result += own[0] * own[1] - own[2];
    for (int i = 0; i < size; i++) counts[i] = 1 + i % 2;
    MPI_Reduce_scatter(parts, own, counts, MPI_DOUBLE, chosen[1], MPI_COMM_WORLD);
    result += own[0] * (rank % 2 ? own[1] : x[0]);
    MPI_Exscan(x, before, 2, MPI_DOUBLE, length_of, MPI_COMM_WORLD);
    MPI_Reduce(x + 2, whole, 2, MPI_DOUBLE, length_of, size - 1, MPI_COMM_WORLD);
    MPI_Allreduce(MPI_IN_PLACE, parts, 2, MPI_DOUBLE, chosen[1], MPI_COMM_WORLD);
    result += before[0] * before[1] + whole[0] * whole[1] + parts[0] * parts[1];
    free(counts);
    free(parts);
    return result;
}

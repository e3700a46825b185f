// Jobs whose tag says what to do with the data: the worker receives with ANY_TAG and dispatches on status.MPI_TAG.
// differentiate: any_tag_jobs(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

enum { SQUARE = 1, DAMP = 2, PRODUCT = 3, STOP = 99 };

static double job_square(const double *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * v[i];
    return s;
}
static double job_damp(const double *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(-v[i]) * (i + 1);
    return s;
}
static double job_product(const double *v, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) s *= v[i];
    return s;
}

static double serve(int from) {
    double v[64], sum = 0;
    for (;;) {
        MPI_Status status;
        int n;
        MPI_Recv(v, 64, MPI_DOUBLE, from, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        if (status.MPI_TAG == STOP) return sum;
        MPI_Get_count(&status, MPI_DOUBLE, &n);
        switch (status.MPI_TAG) {
        case SQUARE: sum += job_square(v, n); break;
        case DAMP: sum += sin(sum) + job_damp(v, n); break;
        case PRODUCT: sum += 0.5 * job_product(v, n); break;
        }
    }
}

static void submit(double *x, int n, int to) {
    for (int tag = SQUARE; tag <= PRODUCT; tag++) MPI_Send(x + tag - 1, n - tag, MPI_DOUBLE, to, tag, MPI_COMM_WORLD);
    MPI_Send(x, 0, MPI_DOUBLE, to, STOP, MPI_COMM_WORLD);
}

double any_tag_jobs(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size == 1) return job_square(x, n) + job_damp(x, n);
    double result = 0;
    if (rank > 0) result = serve(rank - 1); // a chain: everyone serves the one before and gives work to the next
    if (rank + 1 < size) submit(x, n, rank + 1);
    return result * x[0] + job_damp(x, n);
}

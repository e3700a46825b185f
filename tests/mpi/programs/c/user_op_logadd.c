// A commutative user operation (MPI_Op_create): the numerically stable log(exp(a) + exp(b)).
// differentiate: log_evidence(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static void log_add(void *in, void *inout, int *length, MPI_Datatype *type) {
    const double *a = in;
    double *b = inout;
    for (int i = 0; i < *length; i++) {
        double high = a[i] > b[i] ? a[i] : b[i], low = a[i] > b[i] ? b[i] : a[i];
        b[i] = high + log1p(exp(low - high));
    }
}

double log_evidence(double *x, int n) {
    double terms[2] = {0, 0}, evidence[2];
    for (int i = 0; i < n; i++) terms[i % 2] += -0.5 * (x[i] - 1) * (x[i] - 1) + 0.3 * x[i] * x[(i + 1) % n];
    MPI_Op op;
    MPI_Op_create(log_add, 1, &op);
    MPI_Allreduce(terms, evidence, 2, MPI_DOUBLE, op, MPI_COMM_WORLD);
    MPI_Op_free(&op);
    return evidence[0] * evidence[1] + exp(terms[0] - evidence[0]) * x[n - 1];
}

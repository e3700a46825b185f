// A union of a double and two ints, switched by a tag, is sent as MPI_BYTE: active and inactive data in the same cells.
// differentiate: union_bytes(x, n)
// ranks: 1 2 3 4
// refused: union|MPI_BYTE|type
#include <math.h>
#include <mpi.h>

typedef struct {
    int is_number;
    union {
        double number;
        struct {
            int first, second;
        } indices;
    } content;
} Variant;

static double evaluate(const Variant *v, const double *x, int n) {
    if (v->is_number) return sin(v->content.number);
    return x[v->content.indices.first % n] * x[v->content.indices.second % n];
}

double union_bytes(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Variant out[4], in[4];
    for (int k = 0; k < 4; k++) {
        out[k].is_number = (k + rank) % 2;
        if (out[k].is_number) {
            out[k].content.number = x[k] * x[(k + 1) % n];
        } else {
            out[k].content.indices.first = k;
            out[k].content.indices.second = rank + 1;
        }
    }
    MPI_Sendrecv(out, sizeof out, MPI_BYTE, (rank + 1) % size, 0, in, sizeof in, MPI_BYTE, (rank + size - 1) % size, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double sum = 0;
    for (int k = 0; k < 4; k++) sum += evaluate(&in[k], x, n) * x[n - 1 - k];
    return sum;
}

// Redistribution with different counts for every pair: Alltoall of counts, Alltoallv of values, and back.
// differentiate: redistribute(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

typedef struct {
    int *counts, *starts, total;
} Layout;

static Layout new_layout(int size) {
    Layout l = {malloc(size * sizeof(int)), malloc(size * sizeof(int)), 0};
    return l;
}
static void make_starts(Layout *l, int size) {
    l->total = 0;
    for (int p = 0; p < size; p++) {
        l->starts[p] = l->total;
        l->total += l->counts[p];
    }
}

double redistribute(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Layout out = new_layout(size), in = new_layout(size);
    for (int p = 0; p < size; p++) out.counts[p] = 0;
    for (int i = 0; i < n; i++) out.counts[(i * (rank + 1)) % size]++;
    MPI_Alltoall(out.counts, 1, MPI_INT, in.counts, 1, MPI_INT, MPI_COMM_WORLD);
    make_starts(&out, size);
    make_starts(&in, size);
    double *sorted = malloc(n * sizeof *sorted), *arrived = malloc((in.total + 1) * sizeof *arrived);
    int *fill = calloc(size, sizeof *fill);
    for (int i = 0; i < n; i++) {
        int p = (i * (rank + 1)) % size;
        sorted[out.starts[p] + fill[p]++] = x[i];
    }
    MPI_Alltoallv(sorted, out.counts, out.starts, MPI_DOUBLE, arrived, in.counts, in.starts, MPI_DOUBLE, MPI_COMM_WORLD);
    double mean = 0;
    for (int k = 0; k < in.total; k++) mean += arrived[k] / in.total;
    for (int k = 0; k < in.total; k++) arrived[k] = arrived[k] * mean + cos(arrived[k]);
    MPI_Alltoallv(arrived, in.counts, in.starts, MPI_DOUBLE, sorted, out.counts, out.starts, MPI_DOUBLE, MPI_COMM_WORLD);
    double result = 0;
    for (int i = 0; i < n; i++) result += sorted[i] * sorted[i] * (i + 1) * x[i];
    free(out.counts), free(out.starts), free(in.counts), free(in.starts);
    free(sorted), free(arrived), free(fill);
    return result;
}

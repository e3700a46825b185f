// An operation on structs that are given as so many bytes.
// differentiate: merged_bytes(x, n)
// ranks: 1 2
#include <mpi.h>
typedef struct { int count; double sum; } S;
static void merge(void *in_, void *io_, int *len, MPI_Datatype *t) {
  S *a = in_, *b = io_;
  for (int i = 0; i < *len; i++) b[i].count += a[i].count, b[i].sum += a[i].sum;
}
double merged_bytes(double *x, int n) {
  MPI_Datatype t; MPI_Op op; S s[2] = {{1, x[0] * x[1]}, {2, x[2]}}, g[2];
  MPI_Type_contiguous(sizeof(S), MPI_BYTE, &t); MPI_Type_commit(&t); MPI_Op_create(merge, 1, &op);
  MPI_Allreduce(s, g, 2, t, op, MPI_COMM_WORLD);
  return g[0].sum * g[1].sum * g[0].count;
}

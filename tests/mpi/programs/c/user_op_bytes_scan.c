// Scan and Reduce by an operation on structs that are given as so many bytes.
// differentiate: func(x, n)
// ranks: 1 2 3
#include <mpi.h>
#include <math.h>
#include <stdlib.h>
typedef struct { double v[2]; long c; } S;
static void op_(void *a_, void *b_, int *l, MPI_Datatype *t) { S *a = a_, *b = b_; for (int i = 0; i < *l; i++) { b[i].v[0] = hypot(a[i].v[0], b[i].v[0]); b[i].v[1] += a[i].v[1]; b[i].c += a[i].c; } }
double func(double *x, int n) { int rank; MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Datatype t; MPI_Op op; MPI_Type_contiguous(sizeof(S), MPI_BYTE, &t); MPI_Type_commit(&t); MPI_Op_create(op_, 1, &op); S *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b); double s = 0;
  for (int i = 0; i < n; i++) a[i].v[0] = x[i], a[i].v[1] = x[i] * x[0], a[i].c = i + 1; MPI_Scan(a, b, n, t, op, MPI_COMM_WORLD); for (int i = 0; i < n; i++) s += b[i].v[0] * b[i].v[1] * b[i].c;
  MPI_Reduce(a, b, n, t, op, 0, MPI_COMM_WORLD); if (!rank) for (int i = 0; i < n; i++) s += b[i].v[0] * b[i].v[1] * b[i].c; free(a); free(b); MPI_Op_free(&op); MPI_Type_free(&t); return s; }

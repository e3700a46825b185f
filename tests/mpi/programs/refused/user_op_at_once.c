// A reduction that returns at once, by an operation of the program.
// differentiate: func(x, n)
// refused: operation of the program
// ranks: 1 2
#include <mpi.h>
#include <math.h>
static void h(void *a, void *b, int *l, MPI_Datatype *t) { for (int i = 0; i < *l; i++) ((double *)b)[i] = hypot(((double *)a)[i], ((double *)b)[i]); }
double func(double *x, int n) { MPI_Op op; MPI_Op_create(h, 1, &op); double g[6], s = 0; MPI_Request r; MPI_Iallreduce(x, g, n, MPI_DOUBLE, op, MPI_COMM_WORLD, &r); MPI_Wait(&r, MPI_STATUS_IGNORE); MPI_Op_free(&op); for (int i = 0; i < n; i++) s += g[i] * x[n - 1 - i]; return s; }

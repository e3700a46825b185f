// differentiate: reduce_local_tree(x, n)
// second: yes
/* A reduction tree by hand: what comes is combined here, by MPI's operations, one of the program's, and of integers. */
#include <math.h>
#include <mpi.h>

static void log_add(void *in, void *both, int *count, MPI_Datatype *type) {
  double *a = in, *b = both;
  for (int i = 0; i < *count; i++) b[i] = log(exp(a[i]) + exp(b[i]));
}

static void reduce(double *own, int count, MPI_Op op, int rank, int size) {
  double come[4];
  for (int step = 1; step < size; step *= 2) {
    if (rank % (2 * step)) {
      MPI_Send(own, count, MPI_DOUBLE, rank - step, step, MPI_COMM_WORLD);
      break;
    }
    if (rank + step < size) {
      MPI_Recv(come, count, MPI_DOUBLE, rank + step, step, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Reduce_local(come, own, count, MPI_DOUBLE, op);
    }
  }
}

double reduce_local_tree(double *x, int n) {
  double sums[2] = {x[0] * x[1], sin(x[2])}, products[3] = {x[3], x[4] * x[0], x[5]}, best[2] = {x[1] * x[1], -x[2]}, soft[1] = {x[0]};
  int rank, size, ones = 1, marks = 2;
  MPI_Op add;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Op_create(log_add, 1, &add);
  reduce(sums, 2, MPI_SUM, rank, size);
  reduce(products, 3, MPI_PROD, rank, size);
  reduce(best, 2, MPI_MAX, rank, size);
  reduce(soft, 1, add, rank, size);
  MPI_Reduce_local(&ones, &marks, 1, MPI_INT, MPI_SUM);
  MPI_Op_free(&add);
  if (rank) return x[3] * x[3];
  return sums[0] * sums[1] + products[0] * products[1] * products[2] + best[0] * best[1] + marks * soft[0] * soft[0];
}

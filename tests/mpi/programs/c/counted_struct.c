// differentiate: counted_struct(x, n)
/* A struct with an array that is filled up to a count, sent as so many bytes. */
#include <mpi.h>
#include <math.h>

typedef struct {
  int count, step;
  double values[8];
} Message;

static void fill(Message *m, const double *x, int count) {
  m->count = count;
  m->step = 1;
  for (int i = 0; i < count; i++) m->values[i] = sin(x[i]) * x[0];
}

double counted_struct(double *x, int n) {
  int rank, size;
  Message sent, come;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  fill(&sent, x, 2 + rank % 3);
  MPI_Sendrecv(&sent, sizeof sent, MPI_BYTE, (rank + 1) % size, 0, &come, sizeof come, MPI_BYTE, (rank + size - 1) % size, 0,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  double sum = 0;
  for (int i = 0; i < come.count; i++) sum += come.values[i] * come.values[i] * x[i];
  return sum;
}

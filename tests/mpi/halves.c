/* The two halves of a derivative, called one by one; in between, the program communicates. */
#include <mpi.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_tape;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static void energy(double *x, int n, double *out) {
  int rank, size;
  double come, own, all;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Sendrecv(x, 1, MPI_DOUBLE, (rank + 1) % size, 0, &come, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  own = come * x[1];
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  *out = all * all * x[1];
}

int main(int count, char **words) {
  int rank;
  MPI_Init(&count, &words);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  double x[2] = {1 + rank, 2 - rank}, d[2] = {0}, out, seed = 1, all[6], other = 7;
  void *tape = __enzyme_augmentfwd((void *)energy, enzyme_dup, x, d, enzyme_const, 2, enzyme_dup, &out, &seed);
  MPI_Sendrecv_replace(&other, 1, MPI_DOUBLE, 1 - rank, 0, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  __enzyme_reverse((void *)energy, enzyme_dup, x, d, enzyme_const, 2, enzyme_dup, &out, &seed, enzyme_tape, tape);
  double found[3] = {out, d[0], d[1]};
  MPI_Gather(found, 3, MPI_DOUBLE, all, 3, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  if (rank == 0)
    for (int i = 0; i < 6; i++) printf("%g ", all[i]);
  MPI_Finalize();
  return other != 7;
}

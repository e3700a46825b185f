/* Counts what a program and its gradient send: `COUNTED` is the function, `CELLS` how many numbers it takes.

   `counting.c` counts, between the program and MPI. */

#include <mpi.h>
#include <stdio.h>

extern long sent_bytes;
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

int main(int count, char **words) {
  double u[CELLS], d[CELLS] = {0};
  int rank;
  MPI_Init(&count, &words);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 0; i < CELLS; i++) u[i] = 1 + 0.01 * i;
  long before = sent_bytes;
  double value = COUNTED(u, CELLS);
  long primal = sent_bytes - before;
  __enzyme_autodiff((void *)COUNTED, enzyme_dup, u, d, enzyme_const, CELLS);
  long gradient = sent_bytes - before - primal;
  if (rank == 1) printf("%ld %ld %d\n", primal, gradient, value > 0 && d[0] > 0);
  MPI_Finalize();
  return 0;
}

// differentiate: counted_particles(x, n)
/* Structs on the heap with arrays that are filled up to a count, several behind one another, by a function of their own. */
#include <mpi.h>
#include <math.h>
#include <stdlib.h>

enum { MOST = 5 };
typedef struct {
  double centre[3];
  int count, owner;
  double charges[MOST];
  float weight;
} Cluster;

static void send_clusters(const Cluster *first, int count, int to) {
  MPI_Send(first, count * sizeof *first, MPI_BYTE, to, 7, MPI_COMM_WORLD);
}

static int receive_clusters(Cluster *into, int most, int from) {
  MPI_Status status;
  int bytes;
  MPI_Recv(into, most * sizeof *into, MPI_BYTE, from, 7, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, MPI_BYTE, &bytes);
  return bytes / sizeof *into;
}

static double energy(const Cluster *all, int count) {
  double sum = 0;
  for (int c = 0; c < count; c++)
    for (int i = 0; i < all[c].count; i++) sum += all[c].charges[i] * all[c].charges[i] / (1 + all[c].centre[i % 3]) * all[c].weight;
  return sum;
}

double counted_particles(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int count = 1 + rank % 2;
  Cluster *own = malloc(count * sizeof *own), *come = malloc(2 * sizeof *come);
  for (int c = 0; c < count; c++) {
    own[c].count = 2 + (rank + c) % 3, own[c].owner = rank, own[c].weight = 0.5f;
    for (int d = 0; d < 3; d++) own[c].centre[d] = x[d] * x[d];
    for (int i = 0; i < own[c].count; i++) own[c].charges[i] = sin(x[i] * (c + 1));
  }
  int got = 0;
  if (size == 1) got = count, come[0] = own[0];
  else if (rank % 2 == 0) {
    if (rank + 1 < size) send_clusters(own, count, rank + 1), got = receive_clusters(come, 2, rank + 1);
  } else got = receive_clusters(come, 2, rank - 1), send_clusters(own, count, rank - 1);
  double sum = energy(own, count) + (got ? energy(come, got) * x[5] : 0);
  free(own), free(come);
  return sum;
}

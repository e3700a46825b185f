// differentiate: directed_graph(x, n)
// second: yes
/* Processes send to others than they receive from: a chain with shortcuts, by both ways to make its graph. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

/* Each sends to the next one, and to the one that is two further; the last ones send to nobody, the first one gets nothing. */
static MPI_Comm chain(int rank, int size, int by_edges) {
  int from[2], to[2], sources = 0, destinations = 0;
  MPI_Comm graph;
  for (int step = 1; step <= 2; step++) {
    if (rank >= step) from[sources++] = rank - step;
    if (rank + step < size) to[destinations++] = rank + step;
  }
  if (by_edges)
    MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &rank, &destinations, to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
  else
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, sources, from, MPI_UNWEIGHTED, destinations, to, MPI_UNWEIGHTED,
                                   MPI_INFO_NULL, 0, &graph);
  return graph;
}

double directed_graph(double *x, int n) {
  int rank, size, sources, destinations, weighted;
  double sent[4], come[4] = {0}, all[4] = {0}, late[4] = {0}, parts[4] = {0}, sum = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int by_edges = 0; by_edges < 2; by_edges++) {
    MPI_Comm graph = chain(rank, size, by_edges);
    MPI_Request requests[2];
    int counts[2], places[2], come_counts[2], come_places[2] = {0, 2}, from[2], to[2]; /* in whatever order it has them */
    MPI_Dist_graph_neighbors_count(graph, &sources, &destinations, &weighted);
    MPI_Dist_graph_neighbors(graph, sources, from, MPI_UNWEIGHTED, destinations, to, MPI_UNWEIGHTED);
    for (int i = 0; i < destinations; i++) {
      int step = to[i] - rank;
      counts[i] = step, places[i] = 4 - 2 * step; /* two numbers to who is two further */
      sent[2 * i] = x[step] * x[5], sent[2 * i + 1] = x[0] + by_edges * x[step + 1];
    }
    for (int i = 0; i < sources; i++) come_counts[i] = rank - from[i];
    MPI_Neighbor_alltoall(sent, 2, MPI_DOUBLE, come, 2, MPI_DOUBLE, graph);
    MPI_Neighbor_allgather(&x[1], 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, graph);
    MPI_Ineighbor_alltoallv(x, counts, places, MPI_DOUBLE, parts, come_counts, come_places, MPI_DOUBLE, graph, &requests[0]);
    MPI_Ineighbor_allgather(&x[4], 2, MPI_DOUBLE, late, 2, MPI_DOUBLE, graph, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < sources; i++) {
      double part = come_counts[i] == 2 ? parts[2 * i] * parts[2 * i + 1] : sin(parts[2 * i]);
      sum += (1 + from[i]) * sin(come[2 * i]) * come[2 * i + 1] * all[2 * i] * all[2 * i + 1];
      sum += late[2 * i] * late[2 * i + 1] * part * x[5];
    }
    MPI_Comm_free(&graph);
  }
  return sum + x[0] * x[0];
}

/* Counts what a process sends, as a profiler does: between the program and MPI. */

#include <mpi.h>

long sent_bytes;

static void count(int elements, MPI_Datatype type, int peer) {
  int size;
  MPI_Type_size(type, &size);
  if (peer != MPI_PROC_NULL) sent_bytes += (long)elements * size;
}

int MPI_Send(const void *buffer, int n, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  count(n, type, to);
  return PMPI_Send(buffer, n, type, to, tag, comm);
}

int MPI_Isend(const void *buffer, int n, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
  count(n, type, to);
  return PMPI_Isend(buffer, n, type, to, tag, comm, request);
}

int MPI_Allreduce(const void *in, void *out, int n, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  count(n, type, 0);
  return PMPI_Allreduce(in, out, n, type, op, comm);
}

int MPI_Iallreduce(const void *in, void *out, int n, MPI_Datatype type, MPI_Op op, MPI_Comm comm, MPI_Request *request) {
  count(n, type, 0);
  return PMPI_Iallreduce(in, out, n, type, op, comm, request);
}

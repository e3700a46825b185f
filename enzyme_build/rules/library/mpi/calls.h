/* Calls that are made of other calls: what a program's MPI_f is, as mpi_calls_f, while it is differentiated.

   Their derivatives are those of what they are made of. */

/* ---- operations of the program's own ----------------------------------------------------------------------------------
   A reduction by one gathers what all have; the operation is called here, in the processes' order. */
enum { MOST_OPERATIONS = 1024 };
typedef struct {
  MPI_User_function *combine; /* null: there is none */
  MPI_Op op;
  int in_fortran;
} Operation;

static Operation operations[MOST_OPERATIONS];

static void remember(MPI_Op op, MPI_User_function *combine, int in_fortran) {
  for (int i = 0; i < MOST_OPERATIONS; ++i)
    if (!operations[i].combine || operations[i].op == op) {
      operations[i].op = op, operations[i].combine = combine, operations[i].in_fortran = in_fortran;
      return;
    }
  STOP("a program that makes more than 1024 operations (MPI_Op_create) has no derivative");
}

/* Its number; -1: it is one of MPI's. */
static int number_of(MPI_Op op) {
  for (int i = 0; i < MOST_OPERATIONS && operations[i].combine; ++i)
    if (operations[i].op == op) return i;
  return -1;
}

/* y = x combined with y. */
static void combine(int operation, void *x, void *y, int count, MPI_Datatype type) {
#ifdef MPI_ABI
  operations[operation].combine(x, y, &count, &type);
#else
  MPI_Fint type_in_fortran = MPI_Type_c2f(type);
  int in_fortran = operations[operation].in_fortran;
  operations[operation].combine(x, y, &count, in_fortran ? (MPI_Datatype *)&type_in_fortran : &type);
#endif
}

/* Elements of all processes, one process's behind another's. */
static char *room_for(long count, MPI_Datatype type) {
  return malloc(count * extent_of(type) + 1);
}

/* What the processes up to this one have, combined: it lies where that one's elements do. */
static char *fold(int operation, char *all, int last, int count, MPI_Datatype type) {
  MPI_Aint step = count * extent_of(type);
  for (int i = last; i-- > 0;) combine(operation, all + i * step, all + last * step, count, type);
  return all + last * step;
}

static void copy_elements(const void *from, void *to, int count, MPI_Datatype type) {
  MPI_Allgather(from, count, type, to, count, type, MPI_COMM_SELF);
}

int mpi_calls_Op_create(MPI_User_function *combine, int commutes, MPI_Op *op) {
  int result = MPI_Op_create(combine, commutes, op);
  remember(*op, combine, 0);
  return result;
}

int mpi_made_Op_create(MPI_User_function *combine, int commutes, MPI_Op *op) {
  int result = PMPI_Op_create(combine, commutes, op);
  if (result == MPI_SUCCESS) remember(*op, combine, 0);
  return result;
}

int mpi_calls_Reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  int operation = number_of(op), rank, size;
  if (operation < 0) return MPI_Reduce(in, out, count, type, op, root, comm);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  char *all = room_for(rank == root ? (long)count * size : 0, type);
  int result = MPI_Gather(in == MPI_IN_PLACE ? out : in, count, type, all, count, type, root, comm);
  if (rank == root) copy_elements(fold(operation, all, size - 1, count, type), out, count, type);
  free(all);
  return result;
}

/* Of all processes, of those up to this one, or of those before it. */
static int reduce_for_all(int operation, const void *in, void *out, int count, MPI_Datatype type, MPI_Comm comm, int before) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  char *all = room_for((long)count * size, type);
  int result = MPI_Allgather(in == MPI_IN_PLACE ? out : in, count, type, all, count, type, comm);
  int last = before < 0 ? size - 1 : rank - before;
  if (last >= 0) copy_elements(fold(operation, all, last, count, type), out, count, type);
  free(all);
  return result;
}

#define REDUCED_FOR_ALL(name, before) \
  int mpi_calls_##name(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) { \
    int operation = number_of(op); \
    if (operation < 0) return MPI_##name(in, out, count, type, op, comm); \
    return reduce_for_all(operation, in, out, count, type, comm, before); \
  }
REDUCED_FOR_ALL(Allreduce, -1)
REDUCED_FOR_ALL(Scan, 0)
REDUCED_FOR_ALL(Exscan, 1)

int mpi_calls_Reduce_scatter_block(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  int operation = number_of(op), size;
  if (operation < 0) return MPI_Reduce_scatter_block(in, out, count, type, op, comm);
  MPI_Comm_size(comm, &size);
  char *all = room_for((long)count * size, type);
  int result = MPI_Alltoall(in == MPI_IN_PLACE ? out : in, count, type, all, count, type, comm);
  copy_elements(fold(operation, all, size - 1, count, type), out, count, type);
  free(all);
  return result;
}

int mpi_calls_Reduce_scatter(const void *in, void *out, const int *counts, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  int operation = number_of(op), rank, size;
  if (operation < 0) return MPI_Reduce_scatter(in, out, counts, type, op, comm);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int own = counts[rank], *lists = malloc(3 * size * sizeof(int));
  for (int i = 0, at = 0; i < size; ++i) {
    lists[i] = at, at += counts[i];
    lists[size + i] = own, lists[2 * size + i] = i * own;
  }
  char *all = room_for((long)own * size, type);
  int result =
      MPI_Alltoallv(in == MPI_IN_PLACE ? out : in, counts, lists, type, all, lists + size, lists + 2 * size, type, comm);
  copy_elements(fold(operation, all, size - 1, own, type), out, own, type);
  free(all);
  free(lists);
  return result;
}

/* ---- messages to all, each with a datatype of its own ------------------------------------------------------------------ */
/* A communicator for messages that stand for a collective; it has a twin, too. */
MPI_Comm unseen_carrier(MPI_Comm comm) {
  make_twin(comm);
  MPI_Comm carrier = twin_of(comm);
  make_twin(carrier);
  return carrier;
}

int mpi_calls_Alltoallw(const void *in, const int *in_counts, const int *in_places, const MPI_Datatype *in_types, void *out,
                        const int *out_counts, const int *out_places, const MPI_Datatype *out_types, MPI_Comm comm) {
  int size;
  if (in == MPI_IN_PLACE) STOP("MPI_Alltoallw in place has no derivative: give it a buffer to send from");
  MPI_Comm carrier = unseen_carrier(comm);
  MPI_Comm_size(comm, &size);
  MPI_Request *requests = malloc(2 * size * sizeof *requests);
  for (int i = 0; i < size; ++i) {
    MPI_Irecv((char *)out + out_places[i], out_counts[i], out_types[i], i, 0, carrier, &requests[i]);
    MPI_Isend((const char *)in + in_places[i], in_counts[i], in_types[i], i, 0, carrier, &requests[size + i]);
  }
  int result = MPI_Waitall(2 * size, requests, MPI_STATUSES_IGNORE);
  free(requests);
  return result;
}

/* ---- windows of memory that MPI makes ---------------------------------------------------------------------------------- */
enum { MOST_WINDOWS = 64 };
static struct {
  MPI_Win win;
  void *memory;
} allocated[MOST_WINDOWS];

int mpi_calls_Win_allocate(MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, void *place, MPI_Win *win) {
  void *memory = calloc(size + 1, 1);
  *(void **)place = memory;
  int result = MPI_Win_create(memory, size, unit, info, comm, win), i = 0;
  while (i < MOST_WINDOWS && allocated[i].memory) ++i;
  if (i == MOST_WINDOWS) STOP("a program with more than 64 windows of MPI_Win_allocate at a time has no derivative");
  allocated[i].win = *win, allocated[i].memory = memory;
  return result;
}

int mpi_calls_Win_free(MPI_Win *win) {
  void *memory = 0;
  for (int i = 0; i < MOST_WINDOWS; ++i)
    if (allocated[i].memory && allocated[i].win == *win) memory = allocated[i].memory, allocated[i].memory = 0;
  int result = MPI_Win_free(win);
  free(memory);
  return result;
}

/* Calls that are made of other calls: what a program's MPI_f is, as mpi_calls_f, while it is differentiated.

   Their derivatives are those of what they are made of. */

/* ---- operations of the program's own ----------------------------------------------------------------------------------
   A reduction by one takes what each process has, the last one's first; the operation is called here. */
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

static char *room_for(long count, MPI_Datatype type) { return malloc(count * extent_of(type) + 1); }

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

/* What a process has, on top of what those behind it have, combined: `is_first` if nothing is there yet. */
static void put_on_top(int operation, int is_first, void *x, void *y, int count, MPI_Datatype type) {
  if (is_first) copy_elements(x, y, count, type);
  else combine(operation, x, y, count, type);
}

/* Of the processes up to `last`, here. */
static int reduce_up_to(int operation, int last, const void *in, void *out, int count, MPI_Datatype type, MPI_Comm comm) {
  int rank, size, result = MPI_SUCCESS;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  char *x = room_for(count, type), *y = room_for(count, type);
  for (int r = size; r-- > 0;) {
    if (r == rank) copy_elements(in, x, count, type);
    result = MPI_Bcast(x, count, type, r, comm);
    if (r <= last) put_on_top(operation, r == last, x, y, count, type);
  }
  if (last >= 0) copy_elements(y, out, count, type);
  free(x), free(y);
  return result;
}

int mpi_calls_Reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
  int operation = number_of(op), rank, size;
  if (operation < 0) return MPI_Reduce(in, out, count, type, op, root, comm);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  return reduce_up_to(operation, rank == root ? size - 1 : -1, in == MPI_IN_PLACE ? out : in, out, count, type, comm);
}

#define REDUCED_FOR_ALL(name, LAST) \
  int mpi_calls_##name(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) { \
    int operation = number_of(op), rank, size; \
    if (operation < 0) return MPI_##name(in, out, count, type, op, comm); \
    MPI_Comm_rank(comm, &rank); \
    MPI_Comm_size(comm, &size); \
    return reduce_up_to(operation, LAST, in == MPI_IN_PLACE ? out : in, out, count, type, comm); \
  }
REDUCED_FOR_ALL(Allreduce, size - 1)
REDUCED_FOR_ALL(Scan, rank)
REDUCED_FOR_ALL(Exscan, rank - 1)

int mpi_calls_Reduce_local(const void *in, void *both, int count, MPI_Datatype type, MPI_Op op) {
  int operation = number_of(op);
  if (operation < 0) return MPI_Reduce_local(in, both, count, type, op);
  combine(operation, (void *)in, both, count, type);
  return MPI_SUCCESS;
}

int mpi_calls_Reduce_scatter_block(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  int operation = number_of(op), size, result = MPI_SUCCESS;
  if (operation < 0) return MPI_Reduce_scatter_block(in, out, count, type, op, comm);
  MPI_Comm_size(comm, &size);
  char *x = room_for(count, type), *y = room_for(count, type);
  for (int r = size; r-- > 0;) {
    result = MPI_Scatter(in == MPI_IN_PLACE ? out : in, count, type, x, count, type, r, comm);
    put_on_top(operation, r == size - 1, x, y, count, type);
  }
  copy_elements(y, out, count, type);
  free(x), free(y);
  return result;
}

int mpi_calls_Reduce_scatter(const void *in, void *out, const int *counts, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  int operation = number_of(op), rank, size, result = MPI_SUCCESS;
  if (operation < 0) return MPI_Reduce_scatter(in, out, counts, type, op, comm);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int own = counts[rank], *places = malloc(size * sizeof(int));
  for (int i = 0, at = 0; i < size; ++i) places[i] = at, at += counts[i];
  char *x = room_for(own, type), *y = room_for(own, type);
  for (int r = size; r-- > 0;) {
    result = MPI_Scatterv(in == MPI_IN_PLACE ? out : in, counts, places, type, x, own, type, r, comm);
    put_on_top(operation, r == size - 1, x, y, own, type);
  }
  copy_elements(y, out, own, type);
  free(x), free(y), free(places);
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

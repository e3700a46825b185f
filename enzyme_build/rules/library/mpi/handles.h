/* Communicators, datatypes and operations that adjoints may still need: the reverse half frees them, where they were made.

   Whoever makes a communicator gives it a twin, which carries what is about derivatives: receives from anybody must not
   take that for their own. */

typedef struct Freed {
  struct Freed *next;
  uint64_t handle;
  int (*release)(void *);
} Freed;

static Freed *freed;

/* The program frees it: later. */
static void later(uint64_t handle, int (*release)(void *)) {
  Freed *one = malloc(sizeof *one);
  *one = (Freed){freed, handle, release};
  freed = one;
}

static int was_freed(uint64_t handle, int (*release)(void *)) {
  for (Freed **place = &freed; *place; place = &(*place)->next)
    if ((*place)->handle == handle && (*place)->release == release) {
      Freed *one = *place;
      *place = one->next;
      free(one);
      return 1;
    }
  return 0;
}

static int free_comm(void *handle) { return MPI_Comm_free(handle); }
static int free_type(void *handle) { return MPI_Type_free(handle); }
static int free_op(void *handle) { return MPI_Op_free(handle); }

/* In forward mode: a communicator on which something is open. */
static int is_open_on(uint64_t handle) {
  for (int i = 0; i < 64; ++i)
    for (Record *r = open[i]; r; r = r->next)
      if ((uint64_t)r->comm == handle) return 1;
  return 0;
}

#define FREED(name, TYPE, release, NOTHING) \
  void *mpi_##name##_keep(TYPE *handle, Contents contents, int width, int *result) { \
    later((uint64_t)*handle, release); \
    *handle = NOTHING; \
    *result = MPI_SUCCESS; \
    return 0; \
  } \
  int mpi_##name##_forward(TYPE *handle, Contents contents, int width) { \
    uint64_t freed_now = (uint64_t)*handle; \
    if (is_open_on(freed_now)) { \
      later(freed_now, release); \
      *handle = NOTHING; \
      return MPI_SUCCESS; \
    } \
    return release(handle); \
  } \
  void mpi_##name##_reverse(void *record, int width) {}

FREED(Comm_free, MPI_Comm, free_comm, MPI_COMM_NULL)
FREED(Type_free, MPI_Datatype, free_type, MPI_DATATYPE_NULL)
FREED(Op_free, MPI_Op, free_op, MPI_OP_NULL)

#define MADE(name, TYPE, release, PARAMETERS, ARGUMENTS) \
  void *mpi_##name##_keep(UNPACK PARAMETERS, TYPE *made, Contents contents, int width, int *result) { \
    *result = name##_twin(UNPACK ARGUMENTS, made); \
    TYPE *record = malloc(sizeof *record); \
    *record = *made; \
    return record; \
  } \
  int mpi_##name##_forward(UNPACK PARAMETERS, TYPE *made, Contents contents, int width) { return name##_twin(UNPACK ARGUMENTS, made); } \
  void mpi_##name##_reverse(void *record, int width) { \
    if (record && was_freed((uint64_t)*(TYPE *)record, release)) release(record); \
    free(record); \
  }

#define TYPE_MADE(name, PARAMETERS, ARGUMENTS) \
  static int name##_twin(UNPACK PARAMETERS, MPI_Datatype *made) { return MPI_##name(UNPACK ARGUMENTS, made); } \
  MADE(name, MPI_Datatype, free_type, PARAMETERS, ARGUMENTS)

/* mpi_made_...: the program's own function of MPI, as it is linked, whoever calls it. */
#define COMM_MADE(name, PARAMETERS, ARGUMENTS) \
  int mpi_made_##name(UNPACK PARAMETERS, MPI_Comm *made) { \
    int result = PMPI_##name(UNPACK ARGUMENTS, made); \
    if (result == MPI_SUCCESS) make_twin(*made); \
    return result; \
  } \
  static int name##_twin(UNPACK PARAMETERS, MPI_Comm *made) { return mpi_made_##name(UNPACK ARGUMENTS, made); } \
  MADE(name, MPI_Comm, free_comm, PARAMETERS, ARGUMENTS)

TYPE_MADE(Type_contiguous, (int count, MPI_Datatype type), (count, type))
TYPE_MADE(Type_dup, (MPI_Datatype type), (type))
TYPE_MADE(Type_vector, (int count, int length, int stride, MPI_Datatype type), (count, length, stride, type))
TYPE_MADE(Type_create_hvector, (int count, int length, MPI_Aint stride, MPI_Datatype type), (count, length, stride, type))
TYPE_MADE(Type_indexed, (int count, const int *lengths, const int *places, MPI_Datatype type), (count, lengths, places, type))
TYPE_MADE(Type_create_hindexed, (int count, const int *lengths, const MPI_Aint *places, MPI_Datatype type),
          (count, lengths, places, type))
TYPE_MADE(Type_create_indexed_block, (int count, int length, const int *places, MPI_Datatype type), (count, length, places, type))
TYPE_MADE(Type_create_hindexed_block, (int count, int length, const MPI_Aint *places, MPI_Datatype type),
          (count, length, places, type))
TYPE_MADE(Type_create_struct, (int count, const int *lengths, const MPI_Aint *places, const MPI_Datatype *types),
          (count, lengths, places, types))
TYPE_MADE(Type_create_subarray,
          (int dimensions, const int *sizes, const int *parts, const int *starts, int order, MPI_Datatype type),
          (dimensions, sizes, parts, starts, order, type))
TYPE_MADE(Type_create_resized, (MPI_Datatype type, MPI_Aint first, MPI_Aint extent), (type, first, extent))

COMM_MADE(Comm_dup, (MPI_Comm comm), (comm))
COMM_MADE(Comm_dup_with_info, (MPI_Comm comm, MPI_Info info), (comm, info))
COMM_MADE(Comm_split, (MPI_Comm comm, int color, int key), (comm, color, key))
COMM_MADE(Comm_split_type, (MPI_Comm comm, int kind, int key, MPI_Info info), (comm, kind, key, info))
COMM_MADE(Comm_create, (MPI_Comm comm, MPI_Group group), (comm, group))
COMM_MADE(Comm_create_group, (MPI_Comm comm, MPI_Group group, int tag), (comm, group, tag))
COMM_MADE(Cart_create, (MPI_Comm comm, int dimensions, const int *sizes, const int *periods, int reorder),
          (comm, dimensions, sizes, periods, reorder))
COMM_MADE(Cart_sub, (MPI_Comm comm, const int *kept), (comm, kept))
COMM_MADE(Graph_create, (MPI_Comm comm, int nodes, const int *index, const int *edges, int reorder),
          (comm, nodes, index, edges, reorder))
COMM_MADE(Dist_graph_create,
          (MPI_Comm comm, int count, const int *sources, const int *degrees, const int *destinations, const int *weights,
           MPI_Info info, int reorder),
          (comm, count, sources, degrees, destinations, weights, info, reorder))
COMM_MADE(Dist_graph_create_adjacent,
          (MPI_Comm comm, int from, const int *sources, const int *from_weights, int to, const int *destinations,
           const int *to_weights, MPI_Info info, int reorder),
          (comm, from, sources, from_weights, to, destinations, to_weights, info, reorder))

int mpi_made_Init(int *count, char ***words) {
  int result = PMPI_Init(count, words);
  if (result == MPI_SUCCESS) make_twin(MPI_COMM_WORLD);
  return result;
}

int mpi_made_Init_thread(int *count, char ***words, int wanted, int *given) {
  int result = PMPI_Init_thread(count, words, wanted, given);
  if (result == MPI_SUCCESS) make_twin(MPI_COMM_WORLD);
  return result;
}

/* ---- requests that are given up -------------------------------------------------------------------------------------- */
/* A send that is given up is complete as far as anybody can tell; its buffer must live on. */
static void given_up(MPI_Request request) {
  Record *r = request == MPI_REQUEST_NULL ? 0 : closed(request);
  if (!r) return;
  if (r->is_receive || r->collective) STOP("MPI_Request_free of what is still to be received has no derivative");
  finished(r);
}

void *mpi_Request_free_keep(MPI_Request *request, Contents contents, int width, int *result) {
  Record *r = persistent(*request);
  if (r) { /* it may be started again in the reverse sweep: freed where it was made */
    r->is_freed = 1;
    *request = MPI_REQUEST_NULL;
    *result = MPI_SUCCESS;
    return 0;
  }
  given_up(*request);
  *result = MPI_Request_free(request);
  return 0;
}

int mpi_Request_free_forward(MPI_Request *request, Contents contents, int width) {
  Record *r = persistent(*request);
  if (r) {
    closed_record(r);
    forget(r);
  }
  return MPI_Request_free(request);
}

void mpi_Request_free_reverse(void *record, int width) {}

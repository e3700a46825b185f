/* Fortran's calls as what they are in C: everything by reference, handles and places converted.

   mpi_fortran_f: what a program's mpi_f_ is while it is differentiated; mpi_made_fortran_f: its own mpi_f_, as it is
   linked (see handles.h). */

#ifdef OPEN_MPI
extern int mpi_fortran_in_place_;
#define FORTRAN_IN_PLACE (&mpi_fortran_in_place_)
#else
extern int mpipriv1_[]; /* MPI_BOTTOM, MPI_IN_PLACE, MPI_STATUS_IGNORE */
#define FORTRAN_IN_PLACE (mpipriv1_ + 1)
#endif

#define I MPI_Fint *
#define TYPE(t) MPI_Type_f2c(*t)
#define COMM(c) MPI_Comm_f2c(*c)
#define OP(o) MPI_Op_f2c(*o)
#define BUFFER(b) ((void *)b == (void *)FORTRAN_IN_PLACE ? MPI_IN_PLACE : (b))
#define STATUS(s) ((s) == MPI_F_STATUS_IGNORE ? MPI_STATUS_IGNORE : (MPI_Status *)(s))
#define STATUSES(s) ((s) == MPI_F_STATUSES_IGNORE ? MPI_STATUSES_IGNORE : (MPI_Status *)(s))
#define FORTRAN(name) void mpi_fortran_##name

#define F_MESSAGE(name) \
  FORTRAN(name)(void *buffer, I count, I type, I peer, I tag, I comm, I error) { \
    *error = MPI_##name(buffer, *count, TYPE(type), *peer, *tag, COMM(comm)); \
  }
F_MESSAGE(Send)
F_MESSAGE(Ssend)
F_MESSAGE(Bsend)
F_MESSAGE(Rsend)

FORTRAN(Recv)(void *buffer, I count, I type, I peer, I tag, I comm, I status, I error) {
  *error = MPI_Recv(buffer, *count, TYPE(type), *peer, *tag, COMM(comm), STATUS(status));
}

FORTRAN(Sendrecv)(void *in, I in_count, I in_type, I to, I in_tag, void *out, I out_count, I out_type, I from, I out_tag, I comm,
                  I status, I error) {
  *error = MPI_Sendrecv(in, *in_count, TYPE(in_type), *to, *in_tag, out, *out_count, TYPE(out_type), *from, *out_tag, COMM(comm),
                        STATUS(status));
}

FORTRAN(Sendrecv_replace)(void *buffer, I count, I type, I to, I in_tag, I from, I out_tag, I comm, I status, I error) {
  *error = MPI_Sendrecv_replace(buffer, *count, TYPE(type), *to, *in_tag, *from, *out_tag, COMM(comm), STATUS(status));
}

#define F_START(name) \
  FORTRAN(name)(void *buffer, I count, I type, I peer, I tag, I comm, I request, I error) { \
    MPI_Request made; \
    *error = MPI_##name(buffer, *count, TYPE(type), *peer, *tag, COMM(comm), &made); \
    *request = MPI_Request_c2f(made); \
  }
F_START(Isend)
F_START(Issend)
F_START(Ibsend)
F_START(Irsend)
F_START(Irecv)
F_START(Send_init)
F_START(Ssend_init)
F_START(Bsend_init)
F_START(Rsend_init)
F_START(Recv_init)

/* ---- requests -------------------------------------------------------------------------------------------------------- */
static MPI_Request *requests_of(const MPI_Fint *handles, int count) {
  MPI_Request *requests = malloc(count * sizeof *requests + 1);
  for (int i = 0; i < count; ++i) requests[i] = MPI_Request_f2c(handles[i]);
  return requests;
}

static void give_back(MPI_Fint *handles, int count, MPI_Request *requests) {
  for (int i = 0; i < count; ++i) handles[i] = MPI_Request_c2f(requests[i]);
  free(requests);
}

#define ONE_REQUEST(call) \
  { \
    MPI_Request one = MPI_Request_f2c(*request); \
    *error = call; \
    *request = MPI_Request_c2f(one); \
  }
#define ALL_REQUESTS(call) \
  { \
    MPI_Request *all = requests_of(requests, *count); \
    *error = call; \
    give_back(requests, *count, all); \
  }

FORTRAN(Start)(I request, I error) ONE_REQUEST(MPI_Start(&one))
FORTRAN(Startall)(I count, I requests, I error) ALL_REQUESTS(MPI_Startall(*count, all))
FORTRAN(Request_free)(I request, I error) ONE_REQUEST(MPI_Request_free(&one))
FORTRAN(Wait)(I request, I status, I error) ONE_REQUEST(MPI_Wait(&one, STATUS(status)))
FORTRAN(Test)(I request, I flag, I status, I error) ONE_REQUEST(MPI_Test(&one, flag, STATUS(status)))
FORTRAN(Waitall)(I count, I requests, I statuses, I error) ALL_REQUESTS(MPI_Waitall(*count, all, STATUSES(statuses)))
FORTRAN(Testall)(I count, I requests, I flag, I statuses, I error) ALL_REQUESTS(MPI_Testall(*count, all, flag, STATUSES(statuses)))

static void from_one(MPI_Fint *indexes, int count) {
  for (int i = 0; i < count; ++i)
    if (indexes[i] != MPI_UNDEFINED) ++indexes[i];
}

FORTRAN(Waitany)(I count, I requests, I index, I status, I error) {
  ALL_REQUESTS(MPI_Waitany(*count, all, index, STATUS(status)));
  from_one(index, 1);
}
FORTRAN(Testany)(I count, I requests, I index, I flag, I status, I error) {
  ALL_REQUESTS(MPI_Testany(*count, all, index, flag, STATUS(status)));
  from_one(index, 1);
}
FORTRAN(Waitsome)(I count, I requests, I found, I indexes, I statuses, I error) {
  ALL_REQUESTS(MPI_Waitsome(*count, all, found, indexes, STATUSES(statuses)));
  from_one(indexes, *found == MPI_UNDEFINED ? 0 : *found);
}
FORTRAN(Testsome)(I count, I requests, I found, I indexes, I statuses, I error) {
  ALL_REQUESTS(MPI_Testsome(*count, all, found, indexes, STATUSES(statuses)));
  from_one(indexes, *found == MPI_UNDEFINED ? 0 : *found);
}

FORTRAN(Request_get_status)(I request, I flag, I status, I error) {
  *error = MPI_Request_get_status(MPI_Request_f2c(*request), flag, STATUS(status));
}

FORTRAN(Pack)(void *in, I count, I type, void *packed, I size, I position, I comm, I error) {
  *error = MPI_Pack(in, *count, TYPE(type), packed, *size, position, COMM(comm));
}
FORTRAN(Unpack)(void *packed, I size, I position, void *out, I count, I type, I comm, I error) {
  *error = MPI_Unpack(packed, *size, position, out, *count, TYPE(type), COMM(comm));
}

#define ONE_MESSAGE(call) \
  { \
    MPI_Message one = MPI_Message_f2c(*message); \
    *error = call; \
    *message = MPI_Message_c2f(one); \
  }
FORTRAN(Mprobe)(I peer, I tag, I comm, I message, I status, I error) {
  MPI_Message one;
  *error = MPI_Mprobe(*peer, *tag, COMM(comm), &one, STATUS(status));
  *message = MPI_Message_c2f(one);
}
FORTRAN(Improbe)(I peer, I tag, I comm, I flag, I message, I status, I error) {
  MPI_Message one = MPI_MESSAGE_NULL;
  *error = MPI_Improbe(*peer, *tag, COMM(comm), flag, &one, STATUS(status));
  *message = MPI_Message_c2f(one);
}
FORTRAN(Mrecv)(void *buffer, I count, I type, I message, I status, I error)
ONE_MESSAGE(MPI_Mrecv(buffer, *count, TYPE(type), &one, STATUS(status)))
FORTRAN(Imrecv)(void *buffer, I count, I type, I message, I request, I error) {
  MPI_Request made;
  ONE_MESSAGE(MPI_Imrecv(buffer, *count, TYPE(type), &one, &made))
  *request = MPI_Request_c2f(made);
}

/* ---- collectives ----------------------------------------------------------------------------------------------------- */
#define F_WAITING(Name, PARAMETERS, ARGUMENTS) \
  FORTRAN(Name)(UNPACK PARAMETERS, I error) { *error = MPI_##Name(UNPACK ARGUMENTS); }
#define F_COLLECTIVE(Name, name, PARAMETERS, ARGUMENTS) \
  F_WAITING(Name, PARAMETERS, ARGUMENTS) \
  FORTRAN(I##name)(UNPACK PARAMETERS, I request, I error) { \
    MPI_Request made; \
    *error = MPI_I##name(UNPACK ARGUMENTS, &made); \
    *request = MPI_Request_c2f(made); \
  }
#define F_REDUCED (void *in, void *out, I count, I type, I op, I comm)
#define REDUCED_HERE (BUFFER(in), out, *count, TYPE(type), OP(op), COMM(comm))
#define F_IN void *in, I in_count, I in_type
#define F_OUT void *out, I out_count, I out_type
#define F_IN_MANY void *in, I in_counts, I in_places, I in_type
#define F_OUT_MANY void *out, I out_counts, I out_places, I out_type
#define HERE(b) BUFFER(b), *b##_count, TYPE(b##_type)
#define HERE_MANY(b) BUFFER(b), b##_counts, b##_places, TYPE(b##_type)

F_COLLECTIVE(Bcast, bcast, (void *buffer, I count, I type, I root, I comm), (buffer, *count, TYPE(type), *root, COMM(comm)))
F_COLLECTIVE(Reduce, reduce, (void *in, void *out, I count, I type, I op, I root, I comm),
             (BUFFER(in), out, *count, TYPE(type), OP(op), *root, COMM(comm)))
FORTRAN(Reduce_local)(void *in, void *both, I count, I type, I op, I error) {
  *error = MPI_Reduce_local(in, both, *count, TYPE(type), OP(op));
}
F_COLLECTIVE(Allreduce, allreduce, F_REDUCED, REDUCED_HERE)
F_COLLECTIVE(Scan, scan, F_REDUCED, REDUCED_HERE)
F_COLLECTIVE(Exscan, exscan, F_REDUCED, REDUCED_HERE)
F_COLLECTIVE(Reduce_scatter_block, reduce_scatter_block, F_REDUCED, REDUCED_HERE)
F_COLLECTIVE(Reduce_scatter, reduce_scatter, (void *in, void *out, I counts, I type, I op, I comm),
             (BUFFER(in), out, counts, TYPE(type), OP(op), COMM(comm)))
F_COLLECTIVE(Gather, gather, (F_IN, F_OUT, I root, I comm), (HERE(in), HERE(out), *root, COMM(comm)))
F_COLLECTIVE(Gatherv, gatherv, (F_IN, F_OUT_MANY, I root, I comm), (HERE(in), HERE_MANY(out), *root, COMM(comm)))
F_COLLECTIVE(Scatter, scatter, (F_IN, F_OUT, I root, I comm), (HERE(in), HERE(out), *root, COMM(comm)))
F_COLLECTIVE(Scatterv, scatterv, (F_IN_MANY, F_OUT, I root, I comm), (HERE_MANY(in), HERE(out), *root, COMM(comm)))
F_COLLECTIVE(Allgather, allgather, (F_IN, F_OUT, I comm), (HERE(in), HERE(out), COMM(comm)))
F_COLLECTIVE(Allgatherv, allgatherv, (F_IN, F_OUT_MANY, I comm), (HERE(in), HERE_MANY(out), COMM(comm)))
F_COLLECTIVE(Alltoall, alltoall, (F_IN, F_OUT, I comm), (HERE(in), HERE(out), COMM(comm)))
F_COLLECTIVE(Alltoallv, alltoallv, (F_IN_MANY, F_OUT_MANY, I comm), (HERE_MANY(in), HERE_MANY(out), COMM(comm)))
F_COLLECTIVE(Neighbor_allgather, neighbor_allgather, (F_IN, F_OUT, I comm), (HERE(in), HERE(out), COMM(comm)))
F_COLLECTIVE(Neighbor_allgatherv, neighbor_allgatherv, (F_IN, F_OUT_MANY, I comm), (HERE(in), HERE_MANY(out), COMM(comm)))
F_COLLECTIVE(Neighbor_alltoall, neighbor_alltoall, (F_IN, F_OUT, I comm), (HERE(in), HERE(out), COMM(comm)))
F_COLLECTIVE(Neighbor_alltoallv, neighbor_alltoallv, (F_IN_MANY, F_OUT_MANY, I comm), (HERE_MANY(in), HERE_MANY(out), COMM(comm)))

static MPI_Datatype *types_of(const MPI_Fint *handles, MPI_Comm comm) {
  int size;
  MPI_Comm_size(comm, &size);
  MPI_Datatype *types = malloc(size * sizeof *types + 1);
  for (int i = 0; i < size; ++i) types[i] = MPI_Type_f2c(handles[i]);
  return types;
}

FORTRAN(Alltoallw)(void *in, I in_counts, I in_places, I in_types, void *out, I out_counts, I out_places, I out_types, I comm, I error) {
  MPI_Datatype *from = BUFFER(in) == MPI_IN_PLACE ? 0 : types_of(in_types, COMM(comm)), *to = types_of(out_types, COMM(comm));
  *error = MPI_Alltoallw(BUFFER(in), in_counts, in_places, from, out, out_counts, out_places, to, COMM(comm));
  free(from), free(to);
}

/* ---- windows --------------------------------------------------------------------------------------------------------- */
FORTRAN(Win_create)(void *base, MPI_Aint *size, I unit, I info, I comm, I win, I error) {
  MPI_Win made;
  *error = MPI_Win_create(base, *size, *unit, MPI_Info_f2c(*info), COMM(comm), &made);
  *win = MPI_Win_c2f(made);
}
FORTRAN(Win_free)(I win, I error) {
  MPI_Win one = MPI_Win_f2c(*win);
  *error = MPI_Win_free(&one);
  *win = MPI_Win_c2f(one);
}
FORTRAN(Win_fence)(I assertion, I win, I error) { *error = MPI_Win_fence(*assertion, MPI_Win_f2c(*win)); }
#define F_ACCESS(name) \
  FORTRAN(name)(void *at, I count, I type, I rank, MPI_Aint *place, I other_count, I other_type, I win, I error) { \
    *error = MPI_##name(at, *count, TYPE(type), *rank, *place, *other_count, TYPE(other_type), MPI_Win_f2c(*win)); \
  }
F_ACCESS(Put)
F_ACCESS(Get)
FORTRAN(Accumulate)(void *at, I count, I type, I rank, MPI_Aint *place, I other_count, I other_type, I op, I win, I error) {
  *error = MPI_Accumulate(at, *count, TYPE(type), *rank, *place, *other_count, TYPE(other_type), OP(op), MPI_Win_f2c(*win));
}

/* ---- handles --------------------------------------------------------------------------------------------------------- */
#define F_FREED(name, Kind, KIND) \
  FORTRAN(name)(I handle, I error) { \
    KIND one = MPI_##Kind##_f2c(*handle); \
    *error = MPI_##name(&one); \
    *handle = MPI_##Kind##_c2f(one); \
  }
F_FREED(Comm_free, Comm, MPI_Comm)
F_FREED(Type_free, Type, MPI_Datatype)
F_FREED(Op_free, Op, MPI_Op)

#define F_MADE(name, Kind, KIND, PARAMETERS, ARGUMENTS) \
  FORTRAN(name)(UNPACK PARAMETERS, I handle, I error) { \
    KIND made; \
    *error = MPI_##name(UNPACK ARGUMENTS, &made); \
    *handle = MPI_##Kind##_c2f(made); \
  }
#define F_TYPE(name, PARAMETERS, ARGUMENTS) F_MADE(name, Type, MPI_Datatype, PARAMETERS, ARGUMENTS)
#define F_COMM(name, pname, PARAMETERS, ARGUMENTS, GIVEN) \
  F_MADE(name, Comm, MPI_Comm, PARAMETERS, ARGUMENTS) \
  void pname(UNPACK PARAMETERS, I handle, I error); \
  void mpi_made_fortran_##name(UNPACK PARAMETERS, I handle, I error) { \
    pname(UNPACK GIVEN, handle, error); \
    if (!*error) make_twin(COMM(handle)); \
  }

F_TYPE(Type_contiguous, (I count, I type), (*count, TYPE(type)))
F_TYPE(Type_dup, (I type), (TYPE(type)))
F_TYPE(Type_vector, (I count, I length, I stride, I type), (*count, *length, *stride, TYPE(type)))
F_TYPE(Type_create_hvector, (I count, I length, MPI_Aint *stride, I type), (*count, *length, *stride, TYPE(type)))
F_TYPE(Type_indexed, (I count, I lengths, I places, I type), (*count, lengths, places, TYPE(type)))
F_TYPE(Type_create_hindexed, (I count, I lengths, MPI_Aint *places, I type), (*count, lengths, places, TYPE(type)))
F_TYPE(Type_create_indexed_block, (I count, I length, I places, I type), (*count, *length, places, TYPE(type)))
F_TYPE(Type_create_hindexed_block, (I count, I length, MPI_Aint *places, I type), (*count, *length, places, TYPE(type)))
F_TYPE(Type_create_subarray, (I dimensions, I sizes, I parts, I starts, I order, I type),
       (*dimensions, sizes, parts, starts, *order, TYPE(type)))
F_TYPE(Type_create_resized, (I type, MPI_Aint *first, MPI_Aint *extent), (TYPE(type), *first, *extent))

FORTRAN(Type_create_struct)(I count, I lengths, MPI_Aint *places, I types, I handle, I error) {
  MPI_Datatype made, *of = malloc(*count * sizeof *of + 1);
  for (int i = 0; i < *count; ++i) of[i] = MPI_Type_f2c(types[i]);
  *error = MPI_Type_create_struct(*count, lengths, places, of, &made);
  *handle = MPI_Type_c2f(made);
  free(of);
}

F_COMM(Comm_dup, pmpi_comm_dup_, (I comm), (COMM(comm)), (comm))
F_COMM(Comm_split, pmpi_comm_split_, (I comm, I color, I key), (COMM(comm), *color, *key), (comm, color, key))
F_COMM(Comm_split_type, pmpi_comm_split_type_, (I comm, I kind, I key, I info), (COMM(comm), *kind, *key, MPI_Info_f2c(*info)),
       (comm, kind, key, info))
F_COMM(Comm_create, pmpi_comm_create_, (I comm, I group), (COMM(comm), MPI_Group_f2c(*group)), (comm, group))
F_COMM(Cart_create, pmpi_cart_create_, (I comm, I dimensions, I sizes, I periods, I reorder),
       (COMM(comm), *dimensions, sizes, periods, *reorder), (comm, dimensions, sizes, periods, reorder))
F_COMM(Cart_sub, pmpi_cart_sub_, (I comm, I kept), (COMM(comm), kept), (comm, kept))

FORTRAN(Op_create)(MPI_User_function *combine, I commutes, I op, I error) {
  MPI_Op made;
  *error = MPI_Op_create(combine, *commutes, &made);
  remember(made, combine, 1);
  *op = MPI_Op_c2f(made);
}

void pmpi_op_create_(MPI_User_function *combine, I commutes, I op, I error);
void mpi_made_fortran_Op_create(MPI_User_function *combine, I commutes, I op, I error) {
  pmpi_op_create_(combine, commutes, op, error);
  if (!*error) remember(OP(op), combine, 1);
}

void pmpi_init_(I error);
void mpi_made_fortran_Init(I error) {
  pmpi_init_(error);
  if (!*error) make_twin(MPI_COMM_WORLD);
}

void pmpi_init_thread_(I wanted, I given, I error);
void mpi_made_fortran_Init_thread(I wanted, I given, I error) {
  pmpi_init_thread_(wanted, given, error);
  if (!*error) make_twin(MPI_COMM_WORLD);
}

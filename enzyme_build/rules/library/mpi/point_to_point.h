/* Messages between two processes.

   The adjoint of a send is a receive, whose numbers are added; that of a receive is a send, behind which the shadow is
   clear.  In forward mode the tangents follow in a message of their own.  Adjoint sends are never waited for: a program
   whose processes "both send, then receive" is no more likely to block than before. */

static void start_adjoint(Record *r) {
  Area *a = r->is_receive ? &r->out : &r->in;
  if (!a->numbers) return; /* one of nothing may have any datatype */
  if (r->is_receive) {
    leave_send(r->sent, a->numbers * a->width, scalar_type(a), r->peer, r->tag, r->twin);
    r->sent = 0;
  } else {
    r->received = message_for(a);
    MPI_Irecv(r->received, numbers_in(a->numbers * a->width), scalar_type(a), r->peer, r->tag, r->twin, &r->transfer);
  }
}

static Record *new_message(int is_receive, const void *buffer, int count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
                           Contents contents, int width, void **d);

/* The record of a message's tangents beside that of its adjoints. */
static Record *companion(int is_receive, const void *buffer, int count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
                         Contents contents) {
  int width = companions.width;
  if (!width) return 0;
  void **d = companions.shadows[companions.next++ ? 1 : 0];
  companions.width = 0;
  Record *t = new_message(is_receive, buffer, count, type, peer, tag, comm, contents, width, d);
  companions.width = width;
  t->is_forward = 1;
  return t;
}

static Record *new_message(int is_receive, const void *buffer, int count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
                           Contents contents, int width, void **d) {
  Record *r = new_record(comm, peer, tag, width, d, 0);
  if (tag == own_tag(comm)) STOP("a message with the largest tag there is (MPI_TAG_UB) has no derivative");
  r->start = start_adjoint;
  r->is_receive = is_receive;
  Area a = area(buffer, 1, 0, peer == MPI_PROC_NULL ? 0 : count, 0, type, contents, width, r->shadows);
  if (a.layout.is_packed && !is_receive) add_pieces(&a.layout, a.at, a.numbers);
  *(is_receive ? &r->out : &r->in) = a;
  r->tangent = companion(is_receive, buffer, count, type, peer, tag, comm, contents);
  return r;
}

/* It carries numbers, to somebody. */
static int carries(const Record *r) { return r->peer != MPI_PROC_NULL && (r->is_receive ? r->out : r->in).layout.per; }

/* The program starts it. */
static void begun(Record *r) {
  r->is_open = 1;
  if (!carries(r)) return;
  r->is_wild = r->is_receive && (r->peer == MPI_ANY_SOURCE || r->tag == MPI_ANY_TAG);
  if (r->is_wild) ++wild;
  else enter(r, r->is_receive ? RECEIVES : SENDS);
  if (r->tangent && r->is_receive) begun(r->tangent);
}

/* A receive is complete: how much came, and from whom. */
static void arrived(Record *r, const MPI_Status *status) {
  if (!r->is_receive || !carries(r)) return;
  int bytes, count;
  MPI_Get_count(status, MPI_BYTE, &bytes); /* the datatype may be gone */
  count = r->out.layout.size ? bytes / r->out.layout.size : 0;
  if (count * r->out.layout.size != bytes) STOP("a message that ends inside of an element has no derivative");
  r->peer = status->MPI_SOURCE, r->tag = status->MPI_TAG;
  if (r->out.layout.is_packed) forget_pieces(r->out.at, r->out.at + count);
  r->out.counts[0] = count;
  r->out.numbers = numbers_of(&r->out.layout, count);
  if (r->tangent) arrived(r->tangent, status);
}

static void finished(Record *r) {
  if (r->is_wild) {
    --wild;
    enter(r, RECEIVES);
  }
  complete(r);
  if (r->tangent && r->is_receive) finished(r->tangent);
}

/* Who sends and who receives see the same numbers. */
static void check_count(const MPI_Status *status, const Area *a) {
  int count;
  MPI_Get_count(status, scalar_type(a), &count);
  if (count != numbers_in(a->numbers * a->width))
    STOP("a message holds other numbers where it is sent than where it is received: give both calls the same datatype");
}

/* ---- reverse --------------------------------------------------------------------------------------------------------- */
/* Where the program waited for it. */
static void reverse_finish(Record *r) {
  if (!carries(r) || r->is_ready) return;
  if (r->is_receive) {
    r->sent = packed(&r->out);
    move(&r->out, CLEAR, 0);
  }
  ready(r);
}

/* Where the program started it.  `d`: the shadows; null: those that it was started with. */
static void reverse_begin(Record *r, void **d) {
  check_over(r->is_open);
  if (carries(r)) {
    reverse_finish(r); /* if nobody waited */
    if (!r->is_receive) {
      MPI_Status status;
      MPI_Wait(&r->transfer, &status);
      if (r->received) check_count(&status, &r->in);
      if (d) r->in.d = d;
      move(&r->in, ADD, r->received);
    }
  }
  forget(r);
}

static void reverse_message(void *record, int width, void **d) {
  Record *r = record;
  if (!r) return;
  if (r->is_receive && d) r->out.d = d;
  reverse_finish(r);
  reverse_begin(r, d);
}

/* ---- forward --------------------------------------------------------------------------------------------------------- */
static void send_tangents(const Record *r) {
  const Area *a = &r->in;
  if (r->peer == MPI_PROC_NULL || !a->numbers) return;
  if (r->twin == r->comm) STOP("a message in forward mode " NEEDS_TWIN);
  leave_send(packed(a), a->numbers * a->width, scalar_type(a), r->peer, r->tag, r->twin);
}

/* Tangents come in the order of the messages: those of what was started before, and is open, come first. */
static void fetch_tangents(Record *r) {
  if (!r || r->received) return;
  if (r->is_matched) STOP("forward mode needs matched messages (MPI_Mprobe) to be received in the order in which they were matched");
  fetch_tangents(r->before);
  r->received = message_for(&r->out);
  MPI_Status status;
  MPI_Recv(r->received, numbers_in(r->out.numbers * r->out.width), scalar_type(&r->out), r->peer, r->tag, r->twin, &status);
  check_count(&status, &r->out);
}

/* A receive that is still open, from who knows whom, was started before: its message may be the earlier one. */
static int may_be_earlier(const Record *wild, const Record *r) {
  return wild->is_wild && wild->is_open && wild->comm == r->comm && wild->serial < r->serial &&
         (wild->peer == MPI_ANY_SOURCE || wild->peer == r->peer) && (wild->tag == MPI_ANY_TAG || wild->tag == r->tag);
}

static void receive_tangents(Record *r) {
  if (!carries(r)) return;
  for (int i = 0; wild && i < 64; ++i)
    for (Record *other = open[i]; other; other = other->next)
      if (may_be_earlier(other, r))
        STOP("forward mode does not know the order of messages: wait for receives from MPI_ANY_SOURCE or with MPI_ANY_TAG in "
             "the order in which they were started");
  if (!r->out.numbers) return;
  fetch_tangents(r);
  move(&r->out, SET, r->received);
}

/* Where the program's own message is there, or gone. */
static void move_companion(Record *r) {
  Record *t = r->tangent;
  if (!t) return;
  r->tangent = 0;
  if (t->is_receive) receive_tangents(t);
  else send_tangents(t);
  forget(t);
}

/* ---- blocking calls -------------------------------------------------------------------------------------------------- */
#define MESSAGE const void *buffer, int count, MPI_Datatype type, int peer, int tag, MPI_Comm comm

#define SEND(name) \
  void *mpi_##name##_keep(MESSAGE, MODE, void **d, int *result) { \
    Record *r = new_message(0, buffer, count, type, peer, tag, comm, contents, width, d); \
    begun(r); \
    *result = MPI_##name(buffer, count, type, peer, tag, comm); \
    finished(r); \
    move_companion(r); \
    return r; \
  } \
  int mpi_##name##_forward(MESSAGE, MODE, void **d) { \
    Record *r = new_message(0, buffer, count, type, peer, tag, comm, contents, width, d); \
    int result = MPI_##name(buffer, count, type, peer, tag, comm); \
    send_tangents(r); \
    forget(r); \
    return result; \
  } \
  void mpi_##name##_reverse(void *record, int width, void **d) { reverse_message(record, width, d); }

SEND(Send)
SEND(Ssend)
SEND(Bsend)
SEND(Rsend)

static void check_wild(int peer, int tag, MPI_Comm comm) {
  if (peer != MPI_ANY_SOURCE && tag != MPI_ANY_TAG) return;
  if (!find_twin(comm)) STOP("a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG " NEEDS_TWIN);
  if (again)
    STOP("a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG may get another message when a checkpointed loop runs again: say from whom");
}

static Record *receive(void *buffer, int count, MPI_Datatype type, int peer, int tag, MPI_Comm comm, MPI_Status *status,
                       Contents contents, int width, void **d, int *result) {
  MPI_Status own;
  check_wild(peer, tag, comm);
  status = status == MPI_STATUS_IGNORE ? &own : status;
  Record *r = new_message(1, buffer, count, type, peer, tag, comm, contents, width, d);
  begun(r);
  *result = MPI_Recv(buffer, count, type, peer, tag, comm, status);
  arrived(r, status);
  finished(r);
  move_companion(r);
  return r;
}

void *mpi_Recv_keep(MESSAGE, MPI_Status *status, MODE, void **d, int *result) {
  return receive((void *)buffer, count, type, peer, tag, comm, status, contents, width, d, result);
}

int mpi_Recv_forward(MESSAGE, MPI_Status *status, MODE, void **d) {
  int result;
  Record *r = receive((void *)buffer, count, type, peer, tag, comm, status, contents, width, d, &result);
  receive_tangents(r);
  forget(r);
  return result;
}

void mpi_Recv_reverse(void *record, int width, void **d) { reverse_message(record, width, d); }

typedef struct {
  Record *in, *out;
} Both;

static Both *exchange(const void *send, int send_count, MPI_Datatype send_type, int to, int send_tag, void *receive,
                      int receive_count, MPI_Datatype receive_type, int from, int receive_tag, MPI_Comm comm,
                      MPI_Status *status, Contents contents, int width, void **d_send, void **d_receive, int replaces, int *result) {
  MPI_Status own;
  check_wild(from, receive_tag, comm);
  status = status == MPI_STATUS_IGNORE ? &own : status;
  if (replaces) companions.shadows[1] = companions.shadows[0]; /* one buffer */
  Both *both = malloc(sizeof *both);
  Record *in = both->in = new_message(0, send, send_count, send_type, to, send_tag, comm, contents, width, d_send);
  Record *out = both->out =
      new_message(1, receive, receive_count, receive_type, from, receive_tag, comm, contents, width, d_receive);
  begun(in);
  begun(out);
  if (replaces) *result = MPI_Sendrecv_replace(receive, receive_count, receive_type, to, send_tag, from, receive_tag, comm, status);
  else *result = MPI_Sendrecv(send, send_count, send_type, to, send_tag, receive, receive_count, receive_type, from, receive_tag, comm, status);
  arrived(out, status);
  finished(in);
  finished(out);
  move_companion(in);
  move_companion(out);
  return both;
}

static int exchange_tangents(Both *both, int result) {
  send_tangents(both->in);
  receive_tangents(both->out);
  forget(both->in);
  forget(both->out);
  free(both);
  return result;
}

static void reverse_exchange(Both *both, void **d_send, void **d_receive) {
  if (!both) return;
  both->out->out.d = d_receive;
  reverse_finish(both->out);
  reverse_finish(both->in);
  reverse_begin(both->in, d_send);
  reverse_begin(both->out, d_receive);
  free(both);
}

#define EXCHANGE \
  const void *send, int send_count, MPI_Datatype send_type, int to, int send_tag, void *receive, int receive_count, \
      MPI_Datatype receive_type, int from, int receive_tag, MPI_Comm comm, MPI_Status *status, Contents contents, int width
#define EXCHANGED \
  send, send_count, send_type, to, send_tag, receive, receive_count, receive_type, from, receive_tag, comm, status, contents, width

void *mpi_Sendrecv_keep(EXCHANGE, void **d_send, void **d_receive, int *result) {
  return exchange(EXCHANGED, d_send, d_receive, 0, result);
}
int mpi_Sendrecv_forward(EXCHANGE, void **d_send, void **d_receive) {
  int result;
  Both *both = exchange(EXCHANGED, d_send, d_receive, 0, &result);
  return exchange_tangents(both, result);
}
void mpi_Sendrecv_reverse(void *record, int width, void **d_send, void **d_receive) {
  reverse_exchange(record, d_send, d_receive);
}

#define REPLACE \
  void *buffer, int count, MPI_Datatype type, int to, int send_tag, int from, int receive_tag, MPI_Comm comm, \
      MPI_Status *status, Contents contents, int width
#define REPLACED buffer, count, type, to, send_tag, buffer, count, type, from, receive_tag, comm, status, contents, width, d, d, 1

void *mpi_Sendrecv_replace_keep(REPLACE, void **d, int *result) { return exchange(REPLACED, result); }
int mpi_Sendrecv_replace_forward(REPLACE, void **d) {
  int result;
  Both *both = exchange(REPLACED, &result);
  return exchange_tangents(both, result);
}
void mpi_Sendrecv_replace_reverse(void *record, int width, void **d) { reverse_exchange(record, d, d); }

/* ---- calls that return at once --------------------------------------------------------------------------------------- */
#define ISEND(name) \
  void *mpi_##name##_keep(MESSAGE, MPI_Request *request, MODE, void **d, int *result) { \
    Record *r = new_message(0, buffer, count, type, peer, tag, comm, contents, width, d); \
    begun(r); \
    *result = MPI_##name(buffer, count, type, peer, tag, comm, request); \
    opened(r, *request); \
    move_companion(r); \
    return r; \
  } \
  int mpi_##name##_forward(MESSAGE, MPI_Request *request, MODE, void **d) { \
    Record *r = new_message(0, buffer, count, type, peer, tag, comm, contents, width, d); \
    int result = MPI_##name(buffer, count, type, peer, tag, comm, request); \
    send_tangents(r); \
    forget(r); \
    return result; \
  } \
  void mpi_##name##_reverse(void *record, int width, void **d) { reverse_begin(record, d); }

ISEND(Isend)
ISEND(Issend)
ISEND(Ibsend)
ISEND(Irsend)

void *mpi_Irecv_keep(MESSAGE, MPI_Request *request, MODE, void **d, int *result) {
  check_wild(peer, tag, comm);
  Record *r = new_message(1, buffer, count, type, peer, tag, comm, contents, width, d);
  begun(r);
  *result = MPI_Irecv((void *)buffer, count, type, peer, tag, comm, request);
  opened(r, *request);
  return r;
}

/* Tangents are received where the program waits: by then it is known from whom, and how many. */
int mpi_Irecv_forward(MESSAGE, MPI_Request *request, MODE, void **d) {
  int result;
  Record *r = mpi_Irecv_keep(buffer, count, type, peer, tag, comm, request, contents, width, d, &result);
  r->is_forward = 1;
  return result;
}

void mpi_Irecv_reverse(void *record, int width, void **d) { reverse_begin(record, d); }

/* ---- persistent requests --------------------------------------------------------------------------------------------- */
static void forget_persistent(Record *r) {
  closed_record(r);
  if (r->is_freed) MPI_Request_free(&r->request);
  if (r->tangent) forget(r->tangent);
  forget(r);
}

#define INIT(name, receives) \
  void *mpi_##name##_keep(MESSAGE, MPI_Request *request, MODE, void **d, int *result) { \
    Record *r = new_message(receives, buffer, count, type, peer, tag, comm, contents, width, d); \
    if (receives) check_wild(peer, tag, comm); \
    *result = MPI_##name((void *)buffer, count, type, peer, tag, comm, request); \
    r->is_persistent = 1; \
    opened(r, *request); \
    return r; \
  } \
  int mpi_##name##_forward(MESSAGE, MPI_Request *request, MODE, void **d) { \
    int result; \
    Record *r = mpi_##name##_keep(buffer, count, type, peer, tag, comm, request, contents, width, d, &result); \
    r->is_forward = 1; \
    return result; \
  } \
  void mpi_##name##_reverse(void *record, int width, void **d) { forget_persistent(record); }

INIT(Send_init, 0)
INIT(Ssend_init, 0)
INIT(Bsend_init, 0)
INIT(Rsend_init, 0)
INIT(Recv_init, 1)

/* A record of one start. */
static Record *start_of(const Record *of) {
  const Area *a = of->is_receive ? &of->out : &of->in;
  Record *r = new_record(of->comm, of->peer, of->tag, a->width, of->shadows, 0);
  r->start = start_adjoint, r->twin = of->twin, r->is_receive = of->is_receive, r->is_forward = of->is_forward;
  *(of->is_receive ? &r->out : &r->in) = copy_of(a, r->shadows);
  return r;
}

static Record *started(MPI_Request request) {
  Record *of = persistent(request);
  if (!of)
    STOP("a persistent request was made where nothing is differentiated: its buffer's derivative is not known. Make it in the "
         "function that is differentiated, at each call");
  check_in_place(of->is_made_again);
  Record *r = start_of(of);
  if (of->tangent) r->tangent = start_of(of->tangent);
  if (r->is_forward && !r->is_receive) {
    send_tangents(r);
    forget(r);
    return 0;
  }
  begun(r);
  opened(r, request);
  if (!r->is_receive) move_companion(r);
  return r;
}

typedef struct {
  int count;
  Record *of[];
} Several;

static Several *start_all(int count, const MPI_Request *requests) {
  Several *all = malloc(sizeof *all + count * sizeof(Record *));
  all->count = count;
  for (int i = 0; i < count; ++i) all->of[i] = started(requests[i]);
  return all;
}

static void reverse_start(Several *all) {
  for (int i = all->count; i-- > 0;)
    if (all->of[i]) reverse_begin(all->of[i], 0);
  free(all);
}

void *mpi_Start_keep(MPI_Request *request, MODE, int *result) {
  *result = MPI_Start(request);
  return start_all(1, request);
}
int mpi_Start_forward(MPI_Request *request, MODE) {
  int result = MPI_Start(request);
  free(start_all(1, request));
  return result;
}
void mpi_Start_reverse(void *record, int width) { reverse_start(record); }

void *mpi_Startall_keep(int count, MPI_Request *requests, MODE, int *result) {
  *result = MPI_Startall(count, requests);
  return start_all(count, requests);
}
int mpi_Startall_forward(int count, MPI_Request *requests, MODE) {
  int result = MPI_Startall(count, requests);
  free(start_all(count, requests));
  return result;
}
void mpi_Startall_reverse(void *record, int width) { reverse_start(record); }

/* ---- completion ------------------------------------------------------------------------------------------------------ */
static MPI_Request *before(int count, const MPI_Request *requests) {
  MPI_Request *copy = malloc(count * sizeof *copy + 1);
  memcpy(copy, requests, count * sizeof *copy);
  return copy;
}

static MPI_Status *own(MPI_Status *statuses, MPI_Status *ignored, int count) {
  return statuses == ignored ? malloc(count * sizeof *statuses + 1) : statuses;
}

static Record *completed(MPI_Request request, const MPI_Status *status) {
  Record *r = request == MPI_REQUEST_NULL ? 0 : closed(request);
  if (!r) return 0;
  if (r->collective) {
    complete(r);
    if (r->tangent) finish_tangents(r->tangent);
    r->tangent = 0;
    if (!r->is_forward) return r;
    finish_tangents(r);
    return 0;
  }
  if (r->is_seen) {
    if (r->is_forward) forget(r);
    return 0;
  }
  arrived(r, status);
  finished(r);
  move_companion(r);
  if (!r->is_forward) return r;
  receive_tangents(r);
  forget(r);
  return 0;
}

/* What the program sees is complete, in any order: answers what the reverse needs. `which` null: all. */
static Several *complete_all(int count, const int *which, MPI_Request *handles, MPI_Status *statuses) {
  Several *all = malloc(sizeof *all + (count > 0 ? count : 0) * sizeof(Record *));
  all->count = 0;
  for (int i = 0; i < count; ++i) {
    Record *r = completed(handles[which ? which[i] : i], statuses + i);
    if (r) all->of[all->count++] = r;
  }
  return all;
}

static void reverse_completed(Record *r) {
  if (r->collective) reverse_finish_collective(r);
  else reverse_finish(r);
}

static void reverse_completion(void *record) {
  Several *all = record;
  if (!all) return;
  for (int i = all->count; i-- > 0;) reverse_completed(all->of[i]);
  free(all);
}

#define COMPLETION(name, PARAMETERS, ARGUMENTS) \
  void *mpi_##name##_keep PARAMETERS_(PARAMETERS, , int *result) { return name##_done ARGUMENTS; } \
  int mpi_##name##_forward PARAMETERS_(PARAMETERS, ) { \
    int code, *result = &code; \
    free(name##_done ARGUMENTS); \
    return code; \
  } \
  void mpi_##name##_reverse(void *record, int width) { reverse_completion(record); }
#define PARAMETERS_(parameters, ...) (UNPACK parameters, Contents contents, int width __VA_ARGS__)

static void *Wait_done(MPI_Request *request, MPI_Status *status, int *result) {
  MPI_Status one;
  MPI_Request handle = *request;
  status = status == MPI_STATUS_IGNORE ? &one : status;
  *result = MPI_Wait(request, status);
  return complete_all(1, 0, &handle, status);
}
COMPLETION(Wait, (MPI_Request *request, MPI_Status *status), (request, status, result))

static void *Test_done(MPI_Request *request, int *flag, MPI_Status *status, int *result) {
  MPI_Status one;
  MPI_Request handle = *request;
  status = status == MPI_STATUS_IGNORE ? &one : status;
  *result = MPI_Test(request, flag, status);
  return complete_all(*flag != 0, 0, &handle, status);
}
COMPLETION(Test, (MPI_Request *request, int *flag, MPI_Status *status), (request, flag, status, result))

static void *several(int count, int found, const int *which, MPI_Request *handles, MPI_Status *statuses, int is_own) {
  Several *all = complete_all(found < 0 ? 0 : found, which, handles, statuses);
  free(handles);
  if (is_own) free(statuses);
  return all;
}

static void *Waitall_done(int count, MPI_Request *requests, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *statuses = own(given, MPI_STATUSES_IGNORE, count);
  *result = MPI_Waitall(count, requests, statuses);
  return several(count, count, 0, handles, statuses, statuses != given);
}
COMPLETION(Waitall, (int count, MPI_Request *requests, MPI_Status *statuses), (count, requests, statuses, result))

static void *Testall_done(int count, MPI_Request *requests, int *flag, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *statuses = own(given, MPI_STATUSES_IGNORE, count);
  *result = MPI_Testall(count, requests, flag, statuses);
  return several(count, *flag ? count : 0, 0, handles, statuses, statuses != given);
}
COMPLETION(Testall, (int count, MPI_Request *requests, int *flag, MPI_Status *statuses), (count, requests, flag, statuses, result))

static void *Waitany_done(int count, MPI_Request *requests, int *index, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *status = own(given, MPI_STATUS_IGNORE, 1);
  *result = MPI_Waitany(count, requests, index, status);
  return several(count, *index == MPI_UNDEFINED ? 0 : 1, index, handles, status, status != given);
}
COMPLETION(Waitany, (int count, MPI_Request *requests, int *index, MPI_Status *status), (count, requests, index, status, result))

static void *Testany_done(int count, MPI_Request *requests, int *index, int *flag, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *status = own(given, MPI_STATUS_IGNORE, 1);
  *result = MPI_Testany(count, requests, index, flag, status);
  return several(count, *flag && *index != MPI_UNDEFINED ? 1 : 0, index, handles, status, status != given);
}
COMPLETION(Testany, (int count, MPI_Request *requests, int *index, int *flag, MPI_Status *status),
           (count, requests, index, flag, status, result))

static void *Waitsome_done(int count, MPI_Request *requests, int *found, int *which, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *statuses = own(given, MPI_STATUSES_IGNORE, count);
  *result = MPI_Waitsome(count, requests, found, which, statuses);
  return several(count, *found == MPI_UNDEFINED ? 0 : *found, which, handles, statuses, statuses != given);
}
COMPLETION(Waitsome, (int count, MPI_Request *requests, int *found, int *which, MPI_Status *statuses),
           (count, requests, found, which, statuses, result))

static void *Testsome_done(int count, MPI_Request *requests, int *found, int *which, MPI_Status *given, int *result) {
  MPI_Request *handles = before(count, requests);
  MPI_Status *statuses = own(given, MPI_STATUSES_IGNORE, count);
  *result = MPI_Testsome(count, requests, found, which, statuses);
  return several(count, *found == MPI_UNDEFINED ? 0 : *found, which, handles, statuses, statuses != given);
}
COMPLETION(Testsome, (int count, MPI_Request *requests, int *found, int *which, MPI_Status *statuses),
           (count, requests, found, which, statuses, result))

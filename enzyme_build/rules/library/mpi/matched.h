/* Messages that are matched before they are received (MPI_Mprobe), and requests that are looked at before the program waits.

   A matched message has its place in the order of messages from the probe on: its record is made there. */

typedef struct Matched {
  struct Matched *next;
  MPI_Message message;
  Record *record;
} Matched;

static Matched *matched;

static Record *matched_record(MPI_Comm comm, const MPI_Status *status) {
  Record *r = new_record(comm, status->MPI_SOURCE, status->MPI_TAG, 0, 0, 0);
  r->start = start_adjoint, r->is_receive = r->is_open = r->is_matched = 1;
  return r;
}

static void match(MPI_Message message, const MPI_Status *status, MPI_Comm comm) {
  if (message == MPI_MESSAGE_NULL || message == MPI_MESSAGE_NO_PROC) return;
  Matched *one = malloc(sizeof *one);
  Record *r = matched_record(comm, status);
  enter(r, RECEIVES);
  if (companions.width) {
    r->tangent = matched_record(comm, status);
    r->tangent->is_forward = 1;
    enter(r->tangent, RECEIVES);
  }
  one->next = matched, one->message = message, one->record = r;
  matched = one;
}

/* The record of a matched message gets its buffer. */
static void take_into(Record *r, void *buffer, int count, MPI_Datatype type, Contents contents, int width, void **d) {
  free(r->shadows);
  r->shadows = malloc(2 * width * sizeof(void *) + 1);
  for (int i = 0; i < width; ++i) r->shadows[i] = d ? d[i] : 0;
  r->is_matched = 0;
  r->out = area(buffer, 1, 0, count, 0, type, contents, width, r->shadows);
  if (!r->out.layout.per) { /* no message about derivatives: nobody waits for one */
    complete(r);
    leave_class(r);
  }
}

/* The record of a message that is received now; null: from nobody, or probed where nothing is differentiated. */
static Record *taken(MPI_Message message, void *buffer, int count, MPI_Datatype type, Contents contents, int width, void **d) {
  for (Matched **place = &matched; *place; place = &(*place)->next) {
    Matched *one = *place;
    Record *r = one->record;
    if (one->message != message) continue;
    *place = one->next;
    free(one);
    take_into(r, buffer, count, type, contents, width, d);
    if (r->tangent) take_into(r->tangent, buffer, count, type, contents, companions.width, companions.shadows[0]);
    if (r->tangent && !r->out.layout.per) {
      forget(r->tangent);
      r->tangent = 0;
    }
    return r;
  }
  if (message != MPI_MESSAGE_NO_PROC)
    STOP("a message was probed (MPI_Mprobe) where nothing is differentiated, and is received where something is");
  return new_message(1, buffer, 0, type, MPI_PROC_NULL, 0, MPI_COMM_SELF, contents, width, d);
}

static int probe(int peer, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status) {
  MPI_Status own;
  check_wild(peer, tag, comm);
  status = status == MPI_STATUS_IGNORE ? &own : status;
  int result = flag ? MPI_Improbe(peer, tag, comm, flag, message, status) : MPI_Mprobe(peer, tag, comm, message, status);
  if (!flag || *flag) match(*message, status, comm);
  return result;
}

void *mpi_Mprobe_keep(int peer, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status, MODE, int *result) {
  *result = probe(peer, tag, comm, 0, message, status);
  return 0;
}
int mpi_Mprobe_forward(int peer, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status, MODE) {
  return probe(peer, tag, comm, 0, message, status);
}
void mpi_Mprobe_reverse(void *record, int width) {}

void *mpi_Improbe_keep(int peer, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status, MODE, int *result) {
  *result = probe(peer, tag, comm, flag, message, status);
  return 0;
}
int mpi_Improbe_forward(int peer, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status, MODE) {
  return probe(peer, tag, comm, flag, message, status);
}
void mpi_Improbe_reverse(void *record, int width) {}

#define MATCHED void *buffer, int count, MPI_Datatype type, MPI_Message *message

static Record *receive_matched(MATCHED, MPI_Status *status, MODE, void **d, int *result) {
  MPI_Status own;
  status = status == MPI_STATUS_IGNORE ? &own : status;
  Record *r = taken(*message, buffer, count, type, contents, width, d);
  *result = MPI_Mrecv(buffer, count, type, message, status);
  arrived(r, status);
  if (carries(r)) {
    finished(r);
    move_companion(r);
  }
  return r;
}

void *mpi_Mrecv_keep(MATCHED, MPI_Status *status, MODE, void **d, int *result) {
  return receive_matched(buffer, count, type, message, status, contents, width, d, result);
}
int mpi_Mrecv_forward(MATCHED, MPI_Status *status, MODE, void **d) {
  int result;
  Record *r = receive_matched(buffer, count, type, message, status, contents, width, d, &result);
  receive_tangents(r);
  forget(r);
  return result;
}
void mpi_Mrecv_reverse(void *record, int width, void **d) { reverse_message(record, width, d); }

void *mpi_Imrecv_keep(MATCHED, MPI_Request *request, MODE, void **d, int *result) {
  Record *r = taken(*message, buffer, count, type, contents, width, d);
  *result = MPI_Imrecv(buffer, count, type, message, request);
  if (!carries(r)) r->is_seen = 1; /* it is complete already */
  opened(r, *request);
  return r;
}
int mpi_Imrecv_forward(MATCHED, MPI_Request *request, MODE, void **d) {
  int result;
  Record *r = mpi_Imrecv_keep(buffer, count, type, message, request, contents, width, d, &result);
  r->is_forward = 1;
  return result;
}
void mpi_Imrecv_reverse(void *record, int width, void **d) { reverse_begin(record, d); }

/* ---- a look at a request --------------------------------------------------------------------------------------------- */
/* What is complete may be read from here on: the adjoint goes back where the program looked. */
static Record *seen(MPI_Request request, int flag, const MPI_Status *status) {
  if (!flag || request == MPI_REQUEST_NULL) return 0;
  Record *r = open[slot(request)];
  while (r && (r->request != request || r->is_persistent)) r = r->next;
  if (!r || r->is_seen) return 0;
  if (r->collective) STOP("MPI_Request_get_status of a collective has no derivative: use MPI_Test");
  r->is_seen = 1;
  arrived(r, status);
  finished(r);
  move_companion(r);
  if (!r->is_forward) return r;
  receive_tangents(r);
  return 0;
}

void *mpi_Request_get_status_keep(MPI_Request request, int *flag, MPI_Status *status, MODE, int *result) {
  MPI_Status own;
  status = status == MPI_STATUS_IGNORE ? &own : status;
  *result = MPI_Request_get_status(request, flag, status);
  return seen(request, *flag, status);
}
int mpi_Request_get_status_forward(MPI_Request request, int *flag, MPI_Status *status, MODE) {
  MPI_Status own;
  status = status == MPI_STATUS_IGNORE ? &own : status;
  int result = MPI_Request_get_status(request, flag, status);
  seen(request, *flag, status);
  return result;
}
void mpi_Request_get_status_reverse(void *record, int width) {
  if (record) reverse_finish(record);
}

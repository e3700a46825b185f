/* What a derivative keeps of each communication, and in which order adjoints may go.

   Messages of one class (communicator, peer, tag, direction) are matched in the order in which they were started, and so
   are the collectives of a communicator.  Adjoints must start in the reverse of that order, on both sides; they become
   ready in the reverse of the order of *completion*, which may be another one.  So those that were open at the same time
   are linked, and one that is ready waits until the one behind it has started. */

typedef struct Class Class;
typedef struct Record Record;
struct Record {
  Class *class;
  Record *before, *after; /* of those of its class that were open with it */
  long serial;
  int is_ready, is_started, is_wild, is_open, is_persistent, is_forward;
  Record *tangent; /* of a derivative's derivative: see `companions` */
  int is_matched; /* and not received yet */
  int is_seen;    /* complete before the program waited */
  int is_freed; /* in the program; of a persistent request */
  int is_made_again; /* in a step that runs again */
  enum { APART, IN_OUT, IN_IN } in_place; /* MPI_IN_PLACE: what is read lies in the other buffer, or what is written does */
  void (*start)(Record *); /* of its adjoint, without waiting */
  int peer, tag, is_receive;
  MPI_Comm comm, twin;
  Area in, out; /* a message has one of them */
  void **shadows; /* its own list: of `in`, then of `out` */
  /* open, in the program */
  Record *next;
  MPI_Request request;
  /* its adjoint, or its tangent */
  char *sent, *received;
  MPI_Request transfer;
  /* of collectives */
  struct Collective *collective;
};

struct Class {
  Class *next;
  MPI_Comm comm;
  int peer, tag, kind, open;
  Record *last;
};

enum { SENDS, RECEIVES, COLLECTIVES, KINDS };

#define MODE Contents contents, int width

/* In a derivative of a reverse derivative, what makes a record sends tangents, too: in so many lanes, of the call's buffers
   in order.  0: it does not. */
static struct {
  int width, next;
  void **shadows[2];
} companions;

void mpi_also(int width, void **first, void **second) {
  companions.width = width, companions.next = 0;
  companions.shadows[0] = first, companions.shadows[1] = second;
}

static Class *classes;
static long serials;
static int wild; /* receives that are open, of who knows which class */

/* ---- what MPI calls when the program ends ---------------------------------------------------------------------------- */
typedef struct {
  const char *file;
  void *begin;
  const char *symbol;
  void *place;
} Where;
#define NO_LOAD_NO_DELETE 0x1005 /* of Linux, with "lazy" */
int dladdr(const void *, Where *) __attribute__((weak));
void *dlopen(const char *, int) __attribute__((weak));

/* A key whose values are let go by a function here: the library must stay loaded, whoever closes it. */
static void make_key(MPI_Comm_delete_attr_function *release, int *key) {
  Where where;
  if (dladdr && dlopen && dladdr((const void *)release, &where) && where.file) dlopen(where.file, NO_LOAD_NO_DELETE);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, release, key, 0);
}

/* ---- communicators that carry what is about derivatives -------------------------------------------------------------- */
static int twin_key = MPI_KEYVAL_INVALID;

static int free_twin(MPI_Comm comm, int key, void *value, void *extra) {
  MPI_Comm *twin = value;
  int is_over;
  MPI_Finalized(&is_over);
  if (!is_over) MPI_Comm_free(twin);
  free(twin);
  return MPI_SUCCESS;
}

/* The communicator that another one carries; null: none. */
static MPI_Comm *carried_by(MPI_Comm comm, int key) {
  MPI_Comm *carried;
  int found;
  if (key == MPI_KEYVAL_INVALID) return 0;
  MPI_Comm_get_attr(comm, key, &carried, &found);
  return found ? carried : 0;
}

static MPI_Comm *find_twin(MPI_Comm comm) { return carried_by(comm, twin_key); }

/* ---- graphs whose processes send to others than they receive from ----------------------------------------------------- */
typedef struct {
  int sources, destinations, is_weighted;
  int *from, *to; /* one block */
  int are_same;   /* who is received from, and who is sent to */
} Neighbours;

static Neighbours neighbours_in(MPI_Comm graph) {
  Neighbours n;
  MPI_Dist_graph_neighbors_count(graph, &n.sources, &n.destinations, &n.is_weighted);
  n.from = malloc(2 * (n.sources + n.destinations) * sizeof(int) + 1), n.to = n.from + n.sources;
  int *weights = n.to + n.destinations;
  MPI_Dist_graph_neighbors(graph, n.sources, n.from, n.is_weighted ? weights : MPI_UNWEIGHTED, n.destinations, n.to,
                           n.is_weighted ? weights + n.sources : MPI_UNWEIGHTED);
  n.are_same = n.sources == n.destinations && !memcmp(n.from, n.to, n.sources * sizeof(int));
  return n;
}

static int back_key = MPI_KEYVAL_INVALID;

/* The graph with all edges turned: what adjoints go along. Null: the communicator's own serves. */
static MPI_Comm *find_back(MPI_Comm comm) { return carried_by(comm, back_key); }

/* Collective. */
static void make_back(MPI_Comm comm) {
  int kind;
  MPI_Topo_test(comm, &kind);
  if (kind != MPI_DIST_GRAPH) return;
  Neighbours n = neighbours_in(comm);
  int are_same = n.are_same; /* on all processes */
  PMPI_Allreduce(MPI_IN_PLACE, &are_same, 1, MPI_INT, MPI_LAND, comm);
  if (!are_same) {
    if (back_key == MPI_KEYVAL_INVALID) make_key(free_twin, &back_key);
    MPI_Comm *back = malloc(sizeof *back);
    PMPI_Dist_graph_create_adjacent(comm, n.destinations, n.to, MPI_UNWEIGHTED, n.sources, n.from, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                                    back);
    MPI_Comm_set_attr(comm, back_key, back);
  }
  free(n.from);
}

/* Collective: gives a communicator its twin. */
static void make_twin(MPI_Comm comm) {
  if (comm == MPI_COMM_NULL || find_twin(comm)) return;
  if (twin_key == MPI_KEYVAL_INVALID) make_key(free_twin, &twin_key);
  MPI_Comm *twin = malloc(sizeof *twin);
  PMPI_Comm_dup(comm, twin);
  MPI_Comm_set_errhandler(*twin, MPI_ERRORS_ARE_FATAL); /* whatever the program does with its own */
  MPI_Comm_set_attr(comm, twin_key, twin);
  make_back(comm);
}

/* The tag of messages that are parts of collectives: the largest one. */
static int own_tag(MPI_Comm comm) {
  int *largest, found;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest, &found);
  return found ? *largest : 32767;
}

static MPI_Comm twin_of(MPI_Comm comm) {
  MPI_Comm *twin = find_twin(comm);
  return twin ? *twin : comm;
}

#define NEEDS_TWIN \
  "needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the " \
  "program calls MPI_Init: call MPI_Comm_dup"

/* ---- sends that nobody waits for ------------------------------------------------------------------------------------- */
typedef struct Sent {
  struct Sent *next;
  MPI_Request transfer;
  char *message;
} Sent;

#define LONGEST_WAIT 20 /* seconds, at the program's end */

static Sent *sent;
static int end_key = MPI_KEYVAL_INVALID;

/* Forget those that have arrived; answers whether all have. */
static int reap(void) {
  for (Sent **place = &sent; *place;) {
    Sent *one = *place;
    int done;
    MPI_Test(&one->transfer, &done, MPI_STATUS_IGNORE);
    if (done) {
      *place = one->next;
      free(one->message);
      free(one);
    } else
      place = &one->next;
  }
  return !sent;
}

/* The program ends: what has been sent must have been received by somebody who asked for the same derivative. */
static int finish_sends(MPI_Comm comm, int key, void *value, void *extra) {
  double until = MPI_Wtime() + LONGEST_WAIT;
  while (!reap())
    if (MPI_Wtime() > until)
      STOP("a message about a derivative was never received: all processes must ask for the same derivative, and the program "
           "must send in what is differentiated what it receives there");
  return MPI_SUCCESS;
}

/* Send; the program's end waits for it at the latest, and the message is freed when it has arrived. */
static void leave_send(char *message, long count, MPI_Datatype type, int peer, int tag, MPI_Comm comm) {
  if (end_key == MPI_KEYVAL_INVALID) {
    make_key(finish_sends, &end_key);
    MPI_Comm_set_attr(MPI_COMM_SELF, end_key, 0);
  }
  reap();
  Sent *one = malloc(sizeof *one);
  one->message = message, one->next = sent, sent = one;
  MPI_Isend(message, numbers_in(count), type, peer, tag, comm, &one->transfer);
}

/* ---- the order of adjoints ------------------------------------------------------------------------------------------- */
static Class *class_of(MPI_Comm comm, int kind, int peer, int tag) {
  for (Class *c = classes; c; c = c->next)
    if (c->comm == comm && c->kind == kind && c->peer == peer && c->tag == tag) return c;
  Class *c = calloc(1, sizeof *c);
  c->comm = comm, c->kind = kind, c->peer = peer, c->tag = tag;
  c->next = classes;
  return classes = c;
}

static void forget_closed(void) {
  if (wild) return;
  for (Class **place = &classes; *place;) {
    Class *c = *place;
    if (c->open) place = &c->next;
    else {
      for (Record *r = c->last; r; r = r->before) r->class = 0;
      *place = c->next;
      free(c);
    }
  }
}

/* Link a record into its class, behind what was started before it. */
static void enter(Record *r, int kind) {
  Class *c = r->class = class_of(r->comm, kind + KINDS * r->is_forward, r->peer, r->tag);
  Record *before = c->last, *after = 0;
  while (before && before->serial > r->serial) after = before, before = before->before;
  r->before = before, r->after = after;
  if (before) before->after = r;
  if (after) after->before = r;
  else c->last = r;
  ++c->open;
}

static int again;

static Record *new_record(MPI_Comm comm, int peer, int tag, int width, void **in, void **out) {
  Record *r = calloc(1, sizeof *r);
  r->comm = comm, r->twin = twin_of(comm), r->peer = peer, r->tag = tag, r->serial = ++serials;
  r->transfer = MPI_REQUEST_NULL, r->is_made_again = again;
  r->shadows = malloc(2 * width * sizeof(void *) + 1);
  for (int i = 0; i < width; ++i) {
    r->shadows[i] = in ? in[i] : 0;
    r->shadows[width + i] = out ? out[i] : 0;
  }
  return r;
}

/* The program's own communication is complete. */
static void complete(Record *r) {
  r->is_open = 0;
  if (r->class) --r->class->open;
  forget_closed();
}

/* Its adjoint may start as soon as those behind it have. */
static void ready(Record *r) {
  if (r->is_ready) return;
  r->is_ready = 1;
  while (r && r->is_ready && !r->is_started && (!r->after || r->after->is_started)) {
    r->is_started = 1;
    r->start(r);
    r = r->before;
  }
}

static void leave_class(Record *r) {
  if (r->class && r->class->last == r) r->class->last = r->before;
  if (r->before) r->before->after = r->after;
  if (r->after) r->after->before = r->before;
  r->class = 0, r->before = r->after = 0;
}

static void forget(Record *r) {
  leave_class(r);
  forget_area(&r->in);
  forget_area(&r->out);
  free(r->shadows);
  free(r->sent);
  free(r->received);
  free(r);
}

/* ---- what is open, by the program's requests ------------------------------------------------------------------------- */
static Record *open[64];

static unsigned slot(MPI_Request request) { return ((uint64_t)request * 0x9e3779b97f4a7c15u) >> 58; }

static void opened(Record *r, MPI_Request request) {
  Record **place = &open[slot(request)];
  while (*place) place = &(*place)->next; /* libraries have one handle for all that is complete at once: first in, first out */
  r->request = request, r->next = 0;
  *place = r;
}

/* Take out the record of a request; null if none was opened in a derivative. */
static Record *closed(MPI_Request request) {
  for (Record **place = &open[slot(request)]; *place; place = &(*place)->next)
    if ((*place)->request == request && !(*place)->is_persistent) {
      Record *r = *place;
      *place = r->next;
      return r;
    }
  return 0;
}

/* What a persistent request was made for. */
static Record *persistent(MPI_Request request) {
  Record *r = open[slot(request)];
  while (r && !(r->request == request && r->is_persistent)) r = r->next;
  return r;
}

/* A persistent request is not to be started again. */
static void closed_record(Record *r) {
  for (Record **place = &open[slot(r->request)]; *place; place = &(*place)->next)
    if (*place == r) {
      *place = r->next;
      return;
    }
}

/* ---- loops whose steps run again (checkpoints) ------------------------------------------------------------------------ */
/* Their messages travel again: what is started in a step must be over in it. */
enum { IN_PLACE_AGAIN = 1, COPIES_AGAIN = 2 }; /* the state lies where it lay, or in copies: what is in `again` */

/* In front of such a loop. */
void mpi_steps_begin(void) {
  for (int i = 0; i < 64; ++i)
    for (Record *r = open[i]; r; r = r->next)
      if (!r->is_persistent) STOP("a request is open where a checkpointed loop begins: wait for it in front of the loop");
}

/* Steps run again from here on; answers what the end of that is told. */
int mpi_steps_again(int how) {
  int before = again;
  again |= how;
  return before;
}

void mpi_steps_end(int before) { again = before; }

static void check_over(int is_open) {
  if (again && is_open) STOP("a step of a checkpointed loop starts what another one waits for: wait for it in the step");
}

/* What knows where the state lay. */
static void check_in_place(int is_made_again) {
  if (again & COPIES_AGAIN && !is_made_again)
    STOP("a step of a checkpointed loop uses a persistent request or a window that was made in front of the loop, and runs again on "
         "a copy of its state: start messages in the step, or annotate the loop (ENZYME_CHECKPOINT), whose arrays stay in place");
}

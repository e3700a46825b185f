/* One-sided communication between fences.

   The shadows of a window's memory are windows, too, one a lane.  In forward mode what goes between windows goes between
   shadows.  In reverse, at each fence, what was put is fetched back, and clear where it had gone; what was fetched is added
   where it came from; of what was added, the adjoint is fetched. */

typedef struct Access Access;
typedef struct Window {
  struct Window *next;
  MPI_Win win;
  int width, is_made_again, is_freed;
  MPI_Win *shadows;
  char *none; /* stands for shadows that are not there */
  Access *open; /* since the last fence, the latest first */
  struct Window *tangent; /* of a derivative's derivative: see `companions` */
} Window;

struct Access {
  Access *next;
  enum { PUT, GET, SUM } kind;
  Window *window;
  Area area; /* where the program's own memory is */
  void **shadows;
  char *message;
  int rank, count;
  MPI_Aint place;
  MPI_Datatype type; /* of the other end */
  int is_fenced;
};

static Window *windows;

static Window *window_of(MPI_Win win) {
  Window *w = windows;
  while (w && w->win != win) w = w->next;
  if (!w) STOP("a window (MPI_Win_create) was made where nothing is differentiated: its memory's derivative is not known");
  check_in_place(w->is_made_again);
  return w;
}

/* ---- windows --------------------------------------------------------------------------------------------------------- */
#define P_WINDOW void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win

static Window *new_window(P_WINDOW, int width, void **d) {
  Window *w = calloc(1, sizeof *w);
  w->win = *win, w->width = width, w->is_made_again = again;
  w->shadows = malloc(width * sizeof *w->shadows + 1);
  w->none = calloc(size + 1, 1);
  for (int lane = 0; lane < width; ++lane) {
    char *at = d && d[lane] != base ? d[lane] : w->none;
    MPI_Win_create(at, size, unit, info, comm, &w->shadows[lane]);
  }
  return w;
}

static Window *make_window(P_WINDOW, int width, void **d) {
  Window *w = new_window(base, size, unit, info, comm, win, width, d);
  if (companions.width) w->tangent = new_window(base, size, unit, info, comm, win, companions.width, companions.shadows[0]);
  w->next = windows;
  return windows = w;
}

static void forget_window(Window *w) {
  if (w->tangent) forget_window(w->tangent);
  if (w->is_freed) MPI_Win_free(&w->win);
  for (int lane = 0; lane < w->width; ++lane) MPI_Win_free(&w->shadows[lane]);
  free(w->shadows), free(w->none), free(w);
}

/* The program frees it. */
static Window *taken_out(MPI_Win win) {
  for (Window **place = &windows; *place; place = &(*place)->next)
    if ((*place)->win == win) {
      Window *w = *place;
      *place = w->next;
      return w;
    }
  return 0;
}

void *mpi_Win_create_keep(P_WINDOW, MODE, void **d, int *result) {
  *result = MPI_Win_create(base, size, unit, info, comm, win);
  return make_window(base, size, unit, info, comm, win, width, d);
}
int mpi_Win_create_forward(P_WINDOW, MODE, void **d) {
  int result = MPI_Win_create(base, size, unit, info, comm, win);
  make_window(base, size, unit, info, comm, win, width, d);
  return result;
}
void mpi_Win_create_reverse(void *record, int width, void **d) {
  Window *w = record;
  if (!w) return;
  taken_out(w->win);
  forget_window(w);
}

void *mpi_Win_free_keep(MPI_Win *win, MODE, int *result) {
  Window *w = windows;
  while (w && w->win != *win) w = w->next;
  *result = w ? MPI_SUCCESS : MPI_Win_free(win);
  if (w) { /* it may be used again in the reverse sweep: freed where it was made */
    w->is_freed = 1;
    *win = MPI_WIN_NULL;
  }
  return 0;
}
int mpi_Win_free_forward(MPI_Win *win, MODE) {
  Window *w = taken_out(*win);
  int result = MPI_Win_free(win);
  if (w) forget_window(w);
  return result;
}
void mpi_Win_free_reverse(void *record, int width) {}

/* ---- what goes ------------------------------------------------------------------------------------------------------- */
#define P_ACCESS \
  void *at, int count, MPI_Datatype type, int rank, MPI_Aint place, int other_count, MPI_Datatype other_type
#define ACCESS at, count, type, rank, place, other_count, other_type

static void check_other(const Access *a) {
  Layout l = layout_of(a->type, a->area.layout.contents);
  if (a->area.numbers && (l.size != l.per * a->area.layout.scalar || l.period || a->area.layout.period))
    STOP_AT(a->area.layout.contents, "one-sided communication of numbers beside something else has no derivative");
  if (a->area.numbers != (long)l.per * a->count)
    STOP_AT(a->area.layout.contents, "one-sided communication between unlike datatypes has no derivative");
  forget_layout(&l);
}

static Access *new_access(int kind, P_ACCESS, Window *window, Contents contents, int width, void **d) {
  Access *a = calloc(1, sizeof *a);
  a->kind = kind, a->window = window, a->rank = rank, a->place = place, a->count = other_count, a->type = other_type;
  a->shadows = malloc(width * sizeof(void *) + 1);
  for (int lane = 0; lane < width; ++lane) a->shadows[lane] = d ? d[lane] : 0;
  a->area = area(at, 1, 0, rank == MPI_PROC_NULL ? 0 : count, 0, type, contents, width, a->shadows);
  if (a->area.numbers) check_other(a);
  a->next = a->window->open;
  a->window->open = a;
  return a;
}

static void forget_access(Access *a) {
  forget_area(&a->area);
  free(a->shadows), free(a->message), free(a);
}

enum { FETCH, LEAVE, ADD_THERE };

/* The named datatype of all of a datatype's numbers. */
static MPI_Datatype base_of(MPI_Datatype type) {
  Made m = made_of(type);
  if (!m.types) return type;
  MPI_Datatype base = base_of(m.type[0]);
  forget_made(&m);
  return base;
}

/* Between a message and the shadows at the other end. */
static void access_shadows(const Access *a, int how, char *message) {
  long bytes = a->area.numbers * a->area.layout.scalar;
  if (!bytes) return;
  MPI_Datatype type = base_of(a->type);
  int size;
  MPI_Type_size(type, &size);
  int n = numbers_in(bytes / size);
  for (int lane = 0; lane < a->window->width; ++lane) {
    char *m = message + lane * bytes;
    MPI_Win shadow = a->window->shadows[lane];
    if (how == FETCH) MPI_Get(m, n, type, a->rank, a->place, a->count, a->type, shadow);
    else if (how == LEAVE) MPI_Put(m, n, type, a->rank, a->place, a->count, a->type, shadow);
    else MPI_Accumulate(m, n, type, a->rank, a->place, a->count, a->type, MPI_SUM, shadow);
  }
}

/* Where the program asked for it, in reverse: what was put, or added, has its adjoint. */
static void reverse_access(void *record, void **d) {
  Access *a = record;
  if (!a) return;
  check_over(!a->is_fenced);
  if (a->kind != GET && a->message) {
    if (d) a->area.d = d;
    move(&a->area, ADD, a->message);
  }
  forget_access(a);
}

static void forward_access(Access *a) {
  a->message = a->kind == GET ? message_for(&a->area) : packed(&a->area);
  access_shadows(a, a->kind == GET ? FETCH : a->kind == PUT ? LEAVE : ADD_THERE, a->message);
}

/* Tangents go along, between windows of their own. */
static Access *kept_access(int kind, P_ACCESS, MPI_Win win, MODE, void **d) {
  Window *w = window_of(win);
  if (w->tangent && companions.width)
    forward_access(new_access(kind, ACCESS, w->tangent, contents, companions.width, companions.shadows[0]));
  return new_access(kind, ACCESS, w, contents, width, d);
}

#define ACCESSES(name, kind) \
  void *mpi_##name##_keep(P_ACCESS, MPI_Win win, MODE, void **d, int *result) { \
    Access *a = kept_access(kind, ACCESS, win, contents, width, d); \
    *result = MPI_##name(ACCESS, win); \
    return a; \
  } \
  int mpi_##name##_forward(P_ACCESS, MPI_Win win, MODE, void **d) { \
    forward_access(new_access(kind, ACCESS, window_of(win), contents, width, d)); \
    return MPI_##name(ACCESS, win); \
  } \
  void mpi_##name##_reverse(void *record, int width, void **d) { reverse_access(record, d); }
ACCESSES(Put, PUT)
ACCESSES(Get, GET)

static Access *check_op(Access *a, MPI_Op op) {
  if (a->area.numbers && op != MPI_SUM && op != MPI_REPLACE)
    STOP("MPI_Accumulate of numbers has a derivative for MPI_SUM and MPI_REPLACE");
  return a;
}
void *mpi_Accumulate_keep(P_ACCESS, MPI_Op op, MPI_Win win, MODE, void **d, int *result) {
  Access *a = check_op(kept_access(op == MPI_REPLACE ? PUT : SUM, ACCESS, win, contents, width, d), op);
  *result = MPI_Accumulate(ACCESS, op, win);
  return a;
}
int mpi_Accumulate_forward(P_ACCESS, MPI_Op op, MPI_Win win, MODE, void **d) {
  forward_access(check_op(new_access(op == MPI_REPLACE ? PUT : SUM, ACCESS, window_of(win), contents, width, d), op));
  return MPI_Accumulate(ACCESS, op, win);
}
void mpi_Accumulate_reverse(void *record, int width, void **d) { reverse_access(record, d); }

/* ---- fences ---------------------------------------------------------------------------------------------------------- */
typedef struct {
  Window *window;
  Access *first;
} Fence;

static void fence_shadows(const Window *w) {
  for (int lane = 0; lane < w->width; ++lane) MPI_Win_fence(0, w->shadows[lane]);
}

static void fence_forward(Window *w) {
  fence_shadows(w);
  for (Access *a = w->open, *next; a; a = next) {
    next = a->next;
    if (a->kind == GET) move(&a->area, SET, a->message);
    forget_access(a);
  }
  w->open = 0;
}

void *mpi_Win_fence_keep(int assertion, MPI_Win win, MODE, int *result) {
  Fence *f = malloc(sizeof *f);
  f->window = window_of(win), f->first = f->window->open;
  f->window->open = 0;
  for (Access *a = f->first; a; a = a->next) a->is_fenced = 1;
  *result = MPI_Win_fence(assertion, win);
  if (f->window->tangent) fence_forward(f->window->tangent);
  return f;
}

int mpi_Win_fence_forward(int assertion, MPI_Win win, MODE) {
  int result = MPI_Win_fence(assertion, win);
  fence_forward(window_of(win));
  return result;
}
void mpi_Win_fence_reverse(void *record, int width) {
  Fence *f = record;
  if (!f) return;
  fence_shadows(f->window);
  for (Access *a = f->first; a; a = a->next) {
    if (a->kind == GET) {
      a->message = packed(&a->area);
      move(&a->area, CLEAR, 0);
    } else a->message = message_for(&a->area);
    access_shadows(a, a->kind == GET ? ADD_THERE : FETCH, a->message);
  }
  fence_shadows(f->window);
  long most = 0;
  for (Access *a = f->first; a; a = a->next)
    if (a->kind == PUT && a->area.numbers * a->window->width > most) most = a->area.numbers * a->window->width;
  char *zeros = calloc(most + 1, 8);
  for (Access *a = f->first; a; a = a->next)
    if (a->kind == PUT) access_shadows(a, LEAVE, zeros);
  fence_shadows(f->window);
  free(zeros), free(f);
}

/* Where the numbers lie in an element of a datatype, and areas of such elements with their shadows. */

typedef struct {
  MPI_Aint at;     /* of its first number, in bytes from the element's beginning */
  MPI_Aint packed; /* the same in a message of the program */
  int count, bytes;
} Run;

/* Where numbers lie in bytes, from the buffer's beginning on. */
typedef const struct {
  const char *where; /* the program's call */
  int period; /* after so many bytes, the same again; 0: there are no numbers; -1: who knows */
  int start;  /* what lies in front of this place is there once */
  int count;
  struct {
    int at, bytes;
  } number[];
} *Contents;

typedef struct {
  MPI_Aint extent;
  int per;    /* numbers of an element */
  int scalar; /* bytes of a number in messages: 8, or 4 if all are single; 0: there are none */
  int is_complex;
  Contents contents;
  int size;   /* of an element in a message of the program */
  int has_characters, has_contents; /* bytes in a datatype of the program's: numbers are known there */
  int is_packed; /* elements are bytes that the program has packed: see packed.h */
  MPI_Aint packed; /* bytes of the runs and what is between them, in a message of the program */
  int period; /* of bytes: elements are bytes, and runs are those of a period; 0: of anything else */
  int runs, room;
  Run *run, first;
} Layout;

long write(int file, const void *text, unsigned long size);

/* Say which call it is. */
static void tell(Contents c) { write(2, c->where, strlen(c->where)); }

#define STOP_AT(contents, text) \
  do { \
    tell(contents); \
    STOP(text); \
  } while (0)
#define STOP(text) stop("error: " text "\n", sizeof("error: " text "\n") - 1)

static void add_run(Layout *l, MPI_Aint at, int count, int bytes) {
  Run *last = l->runs ? &l->run[l->runs - 1] : 0;
  l->per += count;
  if (bytes > l->scalar) l->scalar = bytes;
  MPI_Aint packed = l->packed;
  l->packed += (MPI_Aint)count * bytes;
  if (last && last->bytes == bytes && last->at + (MPI_Aint)last->count * bytes == at &&
      last->packed + (MPI_Aint)last->count * bytes == packed) {
    last->count += count;
    return;
  }
  if (l->runs == l->room) {
    int room = l->room ? 2 * l->room : 1;
    Run *more = room == 1 ? &l->first : malloc(room * sizeof(Run));
    if (l->runs) memcpy(more, l->run, l->runs * sizeof(Run));
    if (l->room > 1) free(l->run);
    l->run = more, l->room = room;
  }
  l->run[l->runs++] = (Run){at, packed, count, bytes};
}

/* Numbers of a named datatype; 0 if it has none. */
static int add_named(Layout *l, MPI_Aint at, MPI_Datatype type) {
  if (type == MPI_DOUBLE || type == MPI_DOUBLE_PRECISION || type == MPI_REAL8 || type == MPI_DOUBLE_INT ||
      type == MPI_2DOUBLE_PRECISION)
    return add_run(l, at, 1, 8), 1;
  if (type == MPI_FLOAT || type == MPI_REAL || type == MPI_REAL4 || type == MPI_FLOAT_INT || type == MPI_2REAL)
    return add_run(l, at, 1, 4), 1;
  if (type == MPI_C_DOUBLE_COMPLEX || type == MPI_DOUBLE_COMPLEX || type == MPI_CXX_DOUBLE_COMPLEX || type == MPI_COMPLEX16)
    return add_run(l, at, 2, 8), l->is_complex = 1;
  if (type == MPI_C_FLOAT_COMPLEX || type == MPI_COMPLEX || type == MPI_CXX_FLOAT_COMPLEX || type == MPI_COMPLEX8)
    return add_run(l, at, 2, 4), l->is_complex = 1;
  if (type == MPI_LONG_DOUBLE || type == MPI_C_LONG_DOUBLE_COMPLEX || type == MPI_LONG_DOUBLE_INT)
    STOP_AT(l->contents, "a message of long doubles has no derivative");
  return 0;
}

static int is_named(MPI_Datatype type) {
  int more, combiner = MPI_COMBINER_NAMED;
  if (type != MPI_DATATYPE_NULL) MPI_Type_get_envelope(type, &more, &more, &more, &combiner);
  return combiner == MPI_COMBINER_NAMED;
}

static void add_type(Layout *l, MPI_Aint at, MPI_Datatype type);

static int are_bytes(MPI_Datatype type) { return type == MPI_BYTE; }

/* Bytes, too, if numbers are known to lie there. */
static int are_characters(MPI_Datatype type) {
  return type == MPI_CHAR || type == MPI_SIGNED_CHAR || type == MPI_UNSIGNED_CHAR || type == MPI_CHARACTER || type == MPI_INT8_T ||
         type == MPI_UINT8_T;
}
#define UNKNOWN_BYTES "a message of bytes holds numbers in places that are not known: give it a datatype that says where they lie"

/* What is sent as bytes, or characters, in a datatype of the program's. */
static void add_bytes(Layout *l, MPI_Aint at, MPI_Aint count, MPI_Datatype type) {
  Contents c = l->contents;
  MPI_Aint packed = l->packed;
  l->has_characters |= are_characters(type);
  if (c->period < 0 && are_bytes(type)) STOP_AT(l->contents, UNKNOWN_BYTES);
  for (MPI_Aint begin = c->count ? at / c->period * c->period : count; begin < at + count; begin += c->period)
    for (int i = 0; i < c->count; ++i) {
      MPI_Aint place = begin + c->number[i].at, end = place + c->number[i].bytes;
      if (end <= at || place >= at + count || (begin && c->number[i].at < c->start)) continue;
      if (place < at || end > at + count) STOP_AT(l->contents, "a message of bytes ends inside of a number");
      l->packed = packed + place - at;
      add_run(l, place, 1, c->number[i].bytes);
      l->has_contents = 1;
    }
  l->packed = packed + count;
}

static void add_block(Layout *l, MPI_Aint at, MPI_Aint count, MPI_Aint stride, MPI_Datatype type) {
  if (stride == 1 && (are_bytes(type) || are_characters(type))) add_bytes(l, at, count, type);
  else
    for (MPI_Aint i = 0; i < count; ++i) add_type(l, at + i * stride, type);
}

static MPI_Aint extent_of(MPI_Datatype type) {
  MPI_Aint first, extent;
  MPI_Type_get_extent(type, &first, &extent);
  return extent;
}

/* The elements of an array's part, the last dimension (in C's order of `sizes`) innermost. */
static void add_subarray(Layout *l, MPI_Aint at, int dimensions, const int *sizes, const int *part, const int *start,
                         int is_c, MPI_Aint stride, MPI_Datatype type) {
  if (!dimensions) {
    add_type(l, at, type);
    return;
  }
  /* the outermost dimension first: its stride is that of all others together */
  int outer = is_c ? 0 : dimensions - 1;
  MPI_Aint step = stride;
  for (int k = 0; k < dimensions; ++k)
    if (k != outer) step *= sizes[k];
  const int more = is_c ? 1 : 0;
  for (int i = 0; i < part[outer]; ++i)
    add_subarray(l, at + (start[outer] + i) * step, dimensions - 1, sizes + more, part + more, start + more, is_c, stride,
                 type);
}

static void add_derived(Layout *l, MPI_Aint at, MPI_Datatype type, int combiner, const int *n, const MPI_Aint *a,
                        const MPI_Datatype *inner) {
  MPI_Aint extent = combiner == MPI_COMBINER_STRUCT ? 0 : extent_of(inner[0]);
  switch (combiner) {
    case MPI_COMBINER_DUP: add_type(l, at, inner[0]); break;
    case MPI_COMBINER_RESIZED: add_type(l, at, inner[0]); break;
    case MPI_COMBINER_CONTIGUOUS: add_block(l, at, n[0], extent, inner[0]); break;
    case MPI_COMBINER_VECTOR:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + (MPI_Aint)i * n[2] * extent, n[1], extent, inner[0]);
      break;
    case MPI_COMBINER_HVECTOR:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + i * a[0], n[1], extent, inner[0]);
      break;
    case MPI_COMBINER_INDEXED:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + n[1 + n[0] + i] * extent, n[1 + i], extent, inner[0]);
      break;
    case MPI_COMBINER_HINDEXED:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + a[i], n[1 + i], extent, inner[0]);
      break;
    case MPI_COMBINER_INDEXED_BLOCK:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + n[2 + i] * extent, n[1], extent, inner[0]);
      break;
    case MPI_COMBINER_HINDEXED_BLOCK:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + a[i], n[1], extent, inner[0]);
      break;
    case MPI_COMBINER_STRUCT:
      for (int i = 0; i < n[0]; ++i) add_block(l, at + a[i], n[1 + i], extent_of(inner[i]), inner[i]);
      break;
    case MPI_COMBINER_SUBARRAY: {
      int d = n[0];
      add_subarray(l, at, d, n + 1, n + 1 + d, n + 1 + 2 * d, n[1 + 3 * d] == MPI_ORDER_C, extent, inner[0]);
      break;
    }
    default: STOP_AT(l->contents, "a message has a datatype whose numbers are not known (MPI_Type_create_darray, for instance)");
  }
}

/* What a datatype was made of. */
typedef struct {
  int combiner, types; /* no types: it is a named one, or one of a number's size */
  int *integers;
  MPI_Aint *addresses;
  MPI_Datatype *type;
} Made;

static Made made_of(MPI_Datatype type) {
  Made m;
  int integers, addresses;
  MPI_Type_get_envelope(type, &integers, &addresses, &m.types, &m.combiner);
  if (!m.types) return m;
  m.integers = malloc(integers * sizeof(int) + 1);
  m.addresses = malloc(addresses * sizeof(MPI_Aint) + 1);
  m.type = malloc(m.types * sizeof(MPI_Datatype));
  MPI_Type_get_contents(type, integers, addresses, m.types, m.integers, m.addresses, m.type);
  return m;
}

static void forget_made(Made *m) {
  for (int i = 0; i < m->types; ++i)
    if (!is_named(m->type[i])) MPI_Type_free(&m->type[i]);
  free(m->integers), free(m->addresses), free(m->type);
}

static void add_type(Layout *l, MPI_Aint at, MPI_Datatype type) {
  int size;
  MPI_Aint packed = l->packed;
  Made m = made_of(type);
  if (!m.types) {
    if (!add_named(l, at, type) && (are_bytes(type) || are_characters(type))) add_bytes(l, at, 1, type);
    MPI_Type_size(type, &size);
    l->packed = packed + size;
    return;
  }
  add_derived(l, at, type, m.combiner, m.integers, m.addresses, m.type);
  forget_made(&m);
}

static const Run *runs_of(const Layout *l) { return l->room > 1 ? l->run : &l->first; }

static Layout layout_of(MPI_Datatype type, Contents contents) {
  Layout l = {0};
  if (type == MPI_DATATYPE_NULL) return l;
  MPI_Type_size(type, &l.size);
  l.contents = contents;
  if (type == MPI_PACKED) {
    l.is_packed = l.extent = l.per = l.scalar = 1;
    return l;
  }
  if (are_bytes(type) || are_characters(type)) {
    if (contents->period < 0) STOP_AT(contents, UNKNOWN_BYTES);
    l.extent = 1, l.period = contents->period;
    for (int i = 0; i < contents->count; ++i) {
      /* a run of its own begins where the repetition does */
      l.packed = contents->number[i].at + (contents->start && contents->number[i].at >= contents->start);
      add_run(&l, contents->number[i].at, 1, contents->number[i].bytes);
    }
    return l;
  }
  add_type(&l, 0, type);
  if (l.has_characters && !l.per && contents->period < 0) STOP_AT(contents, UNKNOWN_BYTES);
  l.extent = l.per ? extent_of(type) : 1;
  if (!l.size && !is_named(type)) l.scalar = 8; /* of nothing: it goes with whatever the others have */
  return l;
}

/* Of a run of bytes, how many numbers lie in so many bytes. */
static long numbers_of_run(const Run *run, MPI_Aint bytes) {
  MPI_Aint have = (bytes - run->at) / run->bytes;
  return bytes <= run->at ? 0 : have < run->count ? have : run->count;
}

/* Numbers in elements, or in bytes. */
static long numbers_of(const Layout *l, int count) {
  if (!l->period) return (long)count * l->per;
  int whole = l->contents->start ? 0 : count / l->period;
  long all = (long)whole * l->per;
  for (MPI_Aint begin = (MPI_Aint)whole * l->period; begin < count; begin += l->period)
    for (int r = 0; r < l->runs; ++r)
      if (!begin || runs_of(l)[r].at >= l->contents->start) all += numbers_of_run(&runs_of(l)[r], count - begin);
  return all;
}

static void forget_layout(Layout *l) {
  if (l->room > 1) free(l->run);
}

/* ---- areas ----------------------------------------------------------------------------------------------------------- */
/* Elements in parts: one for all of it, or one for each process.  In messages, the lanes of each part lie together. */
typedef struct {
  Layout layout;
  char *at;
  void **d; /* the shadows, one a lane; null, or where the area itself lies: none */
  int width, parts;
  int *counts, *places; /* of parts: elements, and where they begin; places null: one behind the other */
  long numbers;         /* of all parts, in one lane */
  MPI_Datatype type;
} Area;

enum { PACK, ADD, SET, CLEAR };

static Area area(const void *at, int parts, const int *counts, int same, const int *places, MPI_Datatype type,
                 Contents contents, int width, void **d) {
  Area a = {layout_of(type, contents), (char *)at, d, width, parts, 0, 0, 0, type};
  a.counts = malloc(2 * parts * sizeof(int) + 1);
  if (places) a.places = a.counts + parts;
  for (int i = 0; i < parts; ++i) {
    a.counts[i] = counts ? counts[i] : same;
    if (places) a.places[i] = places[i];
    a.numbers += numbers_of(&a.layout, a.counts[i]);
    int begins_again = a.layout.has_contents && (a.counts[i] > 1 || i);
    if (begins_again && (contents->start || a.layout.extent % contents->period)) STOP_AT(contents, UNKNOWN_BYTES);
  }
  if (at == MPI_BOTTOM && a.numbers) STOP_AT(contents, "a message from or to MPI_BOTTOM has no derivative: give the buffer's address");
  return a;
}

static void forget_area(Area *a) {
  forget_layout(&a->layout);
  free(a->counts);
}

/* Another area of the same elements, though their datatype may be gone. */
static Area copy_of(const Area *a, void **d) {
  Area copy = *a;
  copy.d = d;
  if (a->layout.room > 1) {
    copy.layout.run = malloc(a->layout.room * sizeof(Run));
    memcpy(copy.layout.run, a->layout.run, a->layout.runs * sizeof(Run));
  }
  copy.counts = malloc(2 * a->parts * sizeof(int) + 1);
  memcpy(copy.counts, a->counts, a->parts * sizeof(int));
  if (a->places) {
    copy.places = copy.counts + a->parts;
    memcpy(copy.places, a->places, a->parts * sizeof(int));
  }
  return copy;
}

/* Packed ones, and those of packed structs, lie anywhere. */
typedef double __attribute__((aligned(1))) Double;
typedef float __attribute__((aligned(1))) Single;

static void move_run(int how, char *p, int bytes, char *m, int scalar, long count) {
  if (how == CLEAR) memset(p, 0, count * bytes);
  else if (bytes == scalar && how == PACK) memcpy(m, p, count * bytes);
  else if (bytes == scalar && how == SET) memcpy(p, m, count * bytes);
  else if (bytes == 8)
    for (long i = 0; i < count; ++i) ((Double *)p)[i] += ((Double *)m)[i];
  else if (scalar == 4)
    for (long i = 0; i < count; ++i) ((Single *)p)[i] += ((Single *)m)[i];
  else /* a single in a message of doubles */
    for (long i = 0; i < count; ++i) {
      if (how == PACK) ((Double *)m)[i] = ((Single *)p)[i];
      else ((Single *)p)[i] = (how == ADD ? ((Single *)p)[i] : 0) + (float)((Double *)m)[i];
    }
}

static char *move_elements(const Layout *l, int how, char *d, long count, char *m) {
  const Run *run = runs_of(l);
  if (l->runs == 1 && !run->at && (MPI_Aint)run->count * run->bytes == l->extent) {
    if (d) move_run(how, d, run->bytes, m, l->scalar, count * run->count);
    else if (how == PACK) memset(m, 0, count * run->count * l->scalar);
    return m + count * run->count * l->scalar;
  }
  for (long e = 0; e < count; ++e)
    for (int r = 0; r < l->runs; ++r) {
      if (d) move_run(how, d + e * l->extent + run[r].at, run[r].bytes, m, l->scalar, run[r].count);
      else if (how == PACK) memset(m, 0, run[r].count * l->scalar);
      m += run[r].count * l->scalar;
    }
  return m;
}

/* The same, of bytes. */
static char *move_bytes(const Layout *l, int how, char *d, long bytes, char *m) {
  const Run *run = runs_of(l);
  int is_dense = l->runs == 1 && !run->at && run->count * run->bytes == l->period;
  for (MPI_Aint begin = 0; begin < bytes; begin += is_dense ? bytes : l->period)
    for (int r = 0; r < l->runs; ++r) {
      MPI_Aint left = bytes - begin, at = run[r].at;
      long count = is_dense ? left / run->bytes : numbers_of_run(&run[r], left);
      if (begin && at < l->contents->start) continue;
      if (left > at && (is_dense || count < run[r].count) && (left - at) % run[r].bytes)
        STOP_AT(l->contents, "a message of bytes ends inside of a number");
      if (d) move_run(how, d + begin + at, run[r].bytes, m, l->scalar, count);
      else if (how == PACK) memset(m, 0, count * l->scalar);
      m += count * l->scalar;
    }
  return m;
}

/* The same, of what is packed: the bytes as they are; added is where numbers are known to be. */
static char *move_packed(const Layout *l, int how, char *d, long bytes, char *m) {
  if (how == ADD)
    for (int r = 0; d && r < l->runs; ++r) {
      const Run *run = &runs_of(l)[r];
      move_run(ADD, d + run->at, run->bytes, m + run->at, run->bytes, run->count);
    }
  else if (!d && how == PACK) memset(m, 0, bytes);
  else if (d && how == CLEAR) memset(d, 0, bytes);
  else if (d) memcpy(how == PACK ? m : d, how == PACK ? d : m, bytes);
  return m + bytes;
}

/* Between the shadows and a message, or clear the shadows. */
static void move(const Area *a, int how, char *m) {
  long place = 0;
  if (!a->layout.per) return;
  for (int part = 0; part < a->parts; ++part) {
    MPI_Aint behind = (a->places ? a->places[part] : place) * a->layout.extent;
    if (a->layout.period && behind && (a->layout.contents->start || behind % a->layout.period))
      STOP_AT(a->layout.contents, "a part of a message of bytes begins inside of an element");
    for (int lane = 0; lane < a->width; ++lane) {
      char *d = a->d && a->d[lane] != a->at ? a->d[lane] : 0;
      char *at = d ? d + behind : 0;
      m = a->layout.is_packed ? move_packed(&a->layout, how, at, a->counts[part], m)
          : a->layout.period  ? move_bytes(&a->layout, how, at, a->counts[part], m)
                              : move_elements(&a->layout, how, at, a->counts[part], m);
    }
    place += a->counts[part];
  }
}

/* Numbers in messages. */
static int numbers_in(long count) {
  if (count > INT_MAX) STOP("a message about derivatives has more than 2147483647 numbers");
  return count;
}

static MPI_Datatype scalar_type(const Area *a) {
  return a->layout.scalar == 1 ? MPI_BYTE : a->layout.scalar == 4 ? MPI_FLOAT : MPI_DOUBLE;
}

static char *message_for(const Area *a) { return malloc(a->numbers * a->width * a->layout.scalar + 1); }

static char *packed(const Area *a) {
  char *m = message_for(a);
  move(a, PACK, m);
  return m;
}

/* The program's own numbers, in one lane. */
static char *packed_primal(const Area *a, const void *at) {
  void *own = (void *)at;
  Area primal = *a;
  primal.at = 0, primal.d = &own, primal.width = 1;
  return packed(&primal);
}

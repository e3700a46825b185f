/* Collectives: each is linear in its numbers, or linear behind coefficients that are kept (of a maximum: who has it; of a
   product: the others' product), and its adjoint is the transposed collective.

   In messages each process's part of all lanes lies together, so that vector modes take one call. */

typedef enum {
  BROADCAST, REDUCTION, REDUCTION_FOR_ALL, SCATTER, GATHER, GATHER_FOR_ALL, SCATTERED_REDUCTION, TRANSPOSITION, PREFIX,
  PREFIX_BEFORE, SUFFIX, SUFFIX_BEHIND, NEIGHBOURS, EQUAL_NEIGHBOURS, NEIGHBOURS_GATHER, NEIGHBOURS_SUM,
  CHAIN, CHAIN_BEFORE, CHAIN_BACK, CHAIN_BEFORE_BACK
} Pattern;

static Pattern transposed(Pattern p) {
  switch (p) {
    case BROADCAST: return REDUCTION;
    case REDUCTION: return BROADCAST;
    case SCATTER: return GATHER;
    case GATHER: return SCATTER;
    case GATHER_FOR_ALL: return SCATTERED_REDUCTION;
    case SCATTERED_REDUCTION: return GATHER_FOR_ALL;
    case PREFIX: return SUFFIX;
    case PREFIX_BEFORE: return SUFFIX_BEHIND;
    case NEIGHBOURS_GATHER: return NEIGHBOURS_SUM;
    case CHAIN: return CHAIN_BACK;
    case CHAIN_BEFORE: return CHAIN_BEFORE_BACK;
    default: return p;
  }
}

typedef struct Collective {
  Pattern pattern;
  int root, rank, size, waits;
  int *lists;                              /* of counts and places, while the library may read them */
  char *coefficients, *pairs;              /* by numbers of one lane; of a maximum, still to come: (value, key) */
  MPI_Request coming;
  char *gathered; /* tangents of all processes */
  char *factors;  /* of a product: each process's numbers, and behind them their tangents in `also` lanes */
  int also;
  double *coefficient_tangents; /* the tangents of coefficients; of a scan: of links, and behind them of shares */
  char *shared;         /* what each neighbour has sent, to be added */
  int shares_come;      /* of so many */
  char *links, *shares; /* of a scan that is not a sum: p = links p of the process before + shares x, in derivatives */
} Collective;

static int *behind_one_another(const int *counts, int parts) {
  int *places = (int *)counts + parts;
  for (int i = 0, at = 0; i < parts; ++i) {
    places[i] = at;
    at = numbers_in((long)at + counts[i]);
  }
  return places;
}

/* Of an area's parts in messages: counts, and behind them places. */
static int *counts_of(const Area *a, int *lists) {
  for (int i = 0; i < a->parts; ++i) lists[i] = numbers_in(numbers_of(&a->layout, a->counts[i]) * a->width);
  behind_one_another(lists, a->parts);
  return lists;
}

/* m = what lies on this process and those behind it (without its own: `behind`), combined. */
static void suffix(char *m, int count, MPI_Datatype type, MPI_Op op, int rank, int size, int behind, MPI_Comm comm) {
  int bytes;
  MPI_Type_size(type, &bytes);
  char *other = malloc((long)count * bytes + 1);
  if (behind) {
    int to = rank ? rank - 1 : MPI_PROC_NULL, from = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    MPI_Sendrecv(m, count, type, to, own_tag(comm), other, count, type, from, own_tag(comm), comm, MPI_STATUS_IGNORE);
    if (rank + 1 < size) memcpy(m, other, (long)count * bytes);
    else
      for (int i = 0; i < count; ++i) {
        if (bytes == 8) ((double *)m)[i] = op == MPI_PROD;
        else ((float *)m)[i] = op == MPI_PROD;
      }
  }
  for (long step = 1; step < size; step *= 2) {
    int to = rank >= step ? rank - step : MPI_PROC_NULL, from = rank + step < size ? rank + step : MPI_PROC_NULL;
    MPI_Sendrecv(m, count, type, to, own_tag(comm), other, count, type, from, own_tag(comm), comm, MPI_STATUS_IGNORE);
    if (rank + step < size) MPI_Reduce_local(other, m, count, type, op);
  }
  free(other);
}

static double number(const char *m, long i, int scalar) { return scalar == 4 ? ((const float *)m)[i] : ((const double *)m)[i]; }

static void set_number(char *m, long i, int scalar, double x) {
  if (scalar == 4) ((float *)m)[i] = x;
  else ((double *)m)[i] = x;
}

/* A scan's tangents, or with `back` its adjoints, from one process to the next; `before`: of MPI_Exscan. */
static void chain(Record *r, const char *given, char *result, int back, int before) {
  const Collective *c = r->collective;
  const Area *a = &r->in;
  int scalar = a->layout.scalar, count = numbers_in(a->numbers * a->width);
  int to = c->rank + (back ? -1 : 1), from = c->rank + (back ? 1 : -1);
  MPI_Datatype type = scalar_type(a);
  MPI_Comm comm = r->twin;
  char *come = calloc(count + 1, scalar), *go = malloc((long)count * scalar + 1);
  long n = a->numbers, base = count / (1 + c->also); /* numbers of one lane; of all lanes that are no tangents' */
  if (from >= 0 && from < c->size) MPI_Recv(come, count, type, from, own_tag(comm), comm, MPI_STATUS_IGNORE);
  for (long i = 0; i < count; ++i) {
    double link = number(c->links, i % a->numbers, scalar), share = number(c->shares, i % a->numbers, scalar);
    double p = number(come, i, scalar), x = back && before && !c->rank ? 0 : number(given, i, scalar);
    if (!back) {
      set_number(go, i, scalar, link * p + share * x);
      if (!before || c->rank) set_number(result, i, scalar, before ? p : link * p + share * x); /* else: nothing */
    } else {
      double whole = before ? p : p + x, links = link * whole, shares = share * whole;
      if (i >= base) { /* what is a tangent of an adjoint */
        const double *coefficient_tangents = c->coefficient_tangents + (i / base - 1) * n + i % n;
        double of = number(come, i % base, scalar);
        if (!before) of += number(given, i % base, scalar);
        links += coefficient_tangents[0] * of, shares += coefficient_tangents[c->also * n] * of;
      }
      set_number(go, i, scalar, links + (before ? x : 0));
      set_number(result, i, scalar, shares);
    }
  }
  if (to >= 0 && to < c->size) leave_send(go, count, type, to, own_tag(comm), comm);
  else free(go);
  free(come);
}

static int neighbours(MPI_Comm comm, int are_sources);

/* Start the collective from one area's message to the other's. */
static void start_pattern(Pattern p, Record *r, const Area *from, char *sent, const Area *to, char *received) {
  Collective *c = r->collective;
  const Area *known = from->layout.per || !to->layout.scalar ? from : to;
  const MPI_Comm *back = from == &r->out ? find_back(r->comm) : 0;
  MPI_Comm around = back ? *back : r->comm;
  MPI_Datatype type = scalar_type(known);
  MPI_Comm comm = r->twin;
  free(c->lists);
  c->lists = malloc((2 * from->parts + 2 * to->parts) * sizeof(int) + 1);
  const int *n = counts_of(from, c->lists), *at = n + from->parts;
  const int *m = counts_of(to, c->lists + 2 * from->parts), *places = m + to->parts;
  int count = numbers_in(known->numbers * known->width);
  if (known->layout.is_packed && p != BROADCAST && p != REDUCTION)
    STOP("a collective of MPI_PACKED has a derivative if it is MPI_Bcast, and no other");
  switch (p) {
    case BROADCAST:
      if (c->rank == c->root) memcpy(received, sent, (long)count * known->layout.scalar);
      MPI_Ibcast(received, count, type, c->root, comm, &r->transfer);
      break;
    case REDUCTION:
      if (known->layout.is_packed) { /* bytes are added where numbers are known to be: see `await` */
        if (c->rank == c->root) c->shared = malloc((long)count * c->size + 1);
        MPI_Igather(sent, count, type, c->shared, count, type, c->root, comm, &r->transfer);
        break;
      }
      MPI_Ireduce(sent, received, count, type, MPI_SUM, c->root, comm, &r->transfer); break;
    case REDUCTION_FOR_ALL: MPI_Iallreduce(sent, received, count, type, MPI_SUM, comm, &r->transfer); break;
    case SCATTER:
      MPI_Iscatterv(sent, n, at, type, received, to->parts ? m[0] : 0, type, c->root, comm, &r->transfer);
      break;
    case GATHER:
      MPI_Igatherv(sent, from->parts ? n[0] : 0, type, received, m, places, type, c->root, comm, &r->transfer);
      break;
    case GATHER_FOR_ALL: MPI_Iallgatherv(sent, n[0], type, received, m, places, type, comm, &r->transfer); break;
    case SCATTERED_REDUCTION: MPI_Ireduce_scatter(sent, received, n, type, MPI_SUM, comm, &r->transfer); break;
    case TRANSPOSITION: MPI_Ialltoallv(sent, n, at, type, received, m, places, type, comm, &r->transfer); break;
    case PREFIX: MPI_Iscan(sent, received, count, type, MPI_SUM, comm, &r->transfer); break;
    case PREFIX_BEFORE: MPI_Iexscan(sent, received, count, type, MPI_SUM, comm, &r->transfer); break;
    case SUFFIX:
    case SUFFIX_BEHIND:
      if (!c->waits) { /* those behind this one are added when all are there: see `await` */
        c->shared = malloc((long)count * c->size * known->layout.scalar + 1);
        MPI_Iallgather(sent, count, type, c->shared, count, type, comm, &r->transfer);
        break;
      }
      memcpy(received, sent, (long)count * known->layout.scalar);
      suffix(received, count, type, MPI_SUM, c->rank, c->size, p == SUFFIX_BEHIND, comm);
      break;
    /* who is a neighbour twice gets its messages in an order that is the library's, and the function's: the same here */
    case NEIGHBOURS:
      if (c->waits) MPI_Neighbor_alltoallv(sent, n, at, type, received, m, places, type, around);
      else MPI_Ineighbor_alltoallv(sent, n, at, type, received, m, places, type, around, &r->transfer);
      break;
    case EQUAL_NEIGHBOURS: {
      int each = from->parts ? n[0] : to->parts ? m[0] : 0;
      if (c->waits) MPI_Neighbor_alltoall(sent, each, type, received, each, type, around);
      else MPI_Ineighbor_alltoall(sent, each, type, received, each, type, around, &r->transfer);
      break;
    }
    case NEIGHBOURS_GATHER:
      MPI_Ineighbor_allgatherv(sent, n[0], type, received, m, places, type, around, &r->transfer);
      break;
    case CHAIN: case CHAIN_BEFORE: case CHAIN_BACK: case CHAIN_BEFORE_BACK:
      chain(r, sent, received, p == CHAIN_BACK || p == CHAIN_BEFORE_BACK, p == CHAIN_BEFORE || p == CHAIN_BEFORE_BACK);
      break;
    case NEIGHBOURS_SUM: { /* each neighbour's share, then their sum: see `await` */
      int parts = c->shares_come = neighbours(r->comm, 0), each = to->parts ? m[0] : 0;
      c->lists = realloc(c->lists, (2 * from->parts + 2 * to->parts + 2 * parts) * sizeof(int) + 1);
      n = c->lists, at = n + from->parts;
      int *shares = c->lists + 2 * from->parts + 2 * to->parts;
      c->shared = calloc((long)parts * each + 1, known->layout.scalar);
      for (int i = 0; i < parts; ++i) shares[i] = each;
      behind_one_another(shares, parts);
      if (c->waits) MPI_Neighbor_alltoallv(sent, n, at, type, c->shared, shares, shares + parts, type, around);
      else MPI_Ineighbor_alltoallv(sent, n, at, type, c->shared, shares, shares + parts, type, around, &r->transfer);
      break;
    }
  }
}

/* What all have sent of packed bytes. */
static void add_packed(Record *r) {
  Collective *c = r->collective;
  long bytes = r->in.numbers * r->in.width;
  memset(r->received, 0, bytes);
  for (int i = 0; i < c->size; ++i)
    for (int lane = 0; lane < r->in.width; ++lane)
      move_packed(&r->in.layout, ADD, r->received + lane * r->in.numbers, r->in.numbers, c->shared + i * bytes + lane * r->in.numbers);
}

/* The collective that was started: what it brings is there then. */
static void await(Record *r) {
  Collective *c = r->collective;
  MPI_Wait(&r->transfer, MPI_STATUS_IGNORE);
  if (!c->shared) return;
  if (r->in.layout.is_packed) {
    add_packed(r);
    return;
  }
  const Area *a = r->in.layout.scalar ? &r->in : &r->out;
  int is_scan = c->pattern == PREFIX || c->pattern == PREFIX_BEFORE;
  int each = a == &r->in ? numbers_in(a->numbers * a->width) : 0, parts = is_scan ? c->size : c->shares_come;
  memset(r->received, 0, (long)each * a->layout.scalar);
  for (int i = !is_scan ? 0 : c->rank + (c->pattern == PREFIX_BEFORE); i < parts; ++i)
    MPI_Reduce_local(c->shared + (long)i * each * a->layout.scalar, r->received, each, scalar_type(a), MPI_SUM);
}

/* ---- coefficients ---------------------------------------------------------------------------------------------------- */
typedef enum { LINEAR, EXTREME, PLACED, PRODUCT } OpKind;

static OpKind kind_of(MPI_Op op) {
  if (op == MPI_SUM) return LINEAR;
  if (op == MPI_MAX || op == MPI_MIN) return EXTREME;
  if (op == MPI_MAXLOC || op == MPI_MINLOC) return PLACED;
  if (op == MPI_PROD) return PRODUCT;
  STOP("a reduction of numbers by an operation of the program's has a derivative if it waits (MPI_Allreduce, not "
       "MPI_Iallreduce) and MPI_Op_create is part of the program that was linked; by one of MPI's, if that is MPI_SUM, "
       "MPI_PROD, MPI_MAX, MPI_MIN, MPI_MAXLOC or MPI_MINLOC");
  return LINEAR;
}

/* (value, key): the winner is the lowest process among equals. */
static char *pairs_of(const Collective *c, const Area *in, const void *at, const char *x, OpKind kind) {
  int is_single = in->layout.scalar == 4, step = is_single ? 8 : 16;
  MPI_Datatype type = in->type;
  char *pairs = calloc(in->numbers + 1, step);
  for (long i = 0; i < in->numbers; ++i) {
    int key = c->rank;
    memcpy(pairs + i * step, x + i * in->layout.scalar, in->layout.scalar);
    if (kind == PLACED) { /* what lies beside: an integer, or a number in Fortran */
      const char *beside = (const char *)at + i * in->layout.extent + in->layout.scalar;
      double place = type == MPI_2DOUBLE_PRECISION ? *(const double *)beside
                     : type == MPI_2REAL            ? *(const float *)beside
                                                    : *(const int *)beside;
      if (!(place * c->size < INT_MAX && place * c->size > INT_MIN))
        STOP("places of MPI_MAXLOC or MPI_MINLOC are too large for a derivative");
      key += (int)place * c->size;
    }
    ((int *)(pairs + i * step))[is_single ? 1 : 2] = key;
  }
  return pairs;
}

/* One lane of the tangents of an area's numbers; `d`: their shadows. */
static char *tangents_in_lane(const Area *a, void **d, int lane) {
  void *none = a->at;
  Area tangents = *a;
  tangents.d = d ? d + lane : &none, tangents.width = 1;
  return packed(&tangents);
}

/* A product's factors of all processes, with tangents in `companions.width` lanes: they come when `coming` has. */
static void start_factors(Record *r, char *x) {
  Collective *c = r->collective;
  const Area *in = &r->in;
  long bytes = in->numbers * in->layout.scalar;
  c->also = companions.width;
  c->pairs = realloc(x, bytes * (1 + c->also) + 1);
  void **d = companions.shadows[r->in_place == IN_OUT];
  for (int lane = 0; lane < c->also; ++lane) {
    char *tangents = tangents_in_lane(in, d, lane);
    memcpy(c->pairs + (1 + lane) * bytes, tangents, bytes);
    free(tangents);
  }
  int n = numbers_in(in->numbers * (1 + c->also));
  c->factors = malloc(bytes * (1 + c->also) * c->size + 1);
  MPI_Iallgather(c->pairs, n, scalar_type(in), c->factors, n, scalar_type(in), r->twin, &c->coming);
}

/* The product of a number's factors on so many first processes, but for one; `coefficient_tangents`: its tangents. */
static double product_of(const Record *r, long i, int processes, int but, double *coefficient_tangents) {
  const Collective *c = r->collective;
  int scalar = r->in.layout.scalar;
  long n = r->in.numbers;
  double product = 1;
  for (int lane = 0; lane < c->also; ++lane) coefficient_tangents[lane * n] = 0;
  for (int who = 0; who < processes; ++who) {
    if (who == but) continue;
    const char *of = c->factors + who * n * (1 + c->also) * scalar;
    double x = number(of, i, scalar);
    for (int lane = 0; lane < c->also; ++lane)
      coefficient_tangents[lane * n] = coefficient_tangents[lane * n] * x + product * number(of, (1 + lane) * n + i, scalar);
    product *= x;
  }
  return product;
}

/* What the derivative of a reduction is multiplied with: started in front of the program's own call. */
static void start_coefficients(Record *r, MPI_Op op, const void *at, int may_wait) {
  Collective *c = r->collective;
  Area *in = &r->in;
  c->coming = MPI_REQUEST_NULL;
  if (!in->layout.per) return;
  OpKind kind = kind_of(op);
  if (kind == LINEAR) return;
  if (may_wait && c->pattern == SCATTERED_REDUCTION)
    STOP("MPI_Ireduce_scatter of numbers has a derivative for MPI_SUM alone");
  if (in->layout.is_complex) STOP("a product of complex numbers over processes has no derivative");
  MPI_Datatype type = scalar_type(in);
  char *x = packed_primal(in, at);
  int n = numbers_in(in->numbers);
  if (kind == PRODUCT) {
    if (may_wait || companions.width) {
      start_factors(r, x);
      return;
    }
    char *before = malloc((long)n * in->layout.scalar + 1);
    MPI_Exscan(x, before, n, type, MPI_PROD, r->twin);
    suffix(x, n, type, MPI_PROD, c->rank, c->size, 1, r->twin);
    if (c->rank) MPI_Reduce_local(before, x, n, type, MPI_PROD);
    free(before);
    c->coefficients = x;
    return;
  }
  c->pairs = pairs_of(c, in, at, x, kind);
  free(x);
  MPI_Iallreduce(MPI_IN_PLACE, c->pairs, n, in->layout.scalar == 4 ? MPI_FLOAT_INT : MPI_DOUBLE_INT,
                 op == MPI_MAX || op == MPI_MAXLOC ? MPI_MAXLOC : MPI_MINLOC, r->twin, &c->coming);
}

/* The tangents of what a scan's adjoints are multiplied with. */
static void scan_tangents(Record *r, char *x) {
  Collective *c = r->collective;
  long n = r->in.numbers;
  c->coming = MPI_REQUEST_NULL;
  start_factors(r, x);
  MPI_Wait(&c->coming, MPI_STATUS_IGNORE);
  c->coefficient_tangents = calloc(2 * c->also * n + 1, sizeof *c->coefficient_tangents);
  for (long i = 0; i < n && c->rank; ++i) {
    product_of(r, i, c->rank, -1, c->coefficient_tangents + c->also * n + i);
    for (int lane = 0; lane < c->also; ++lane)
      c->coefficient_tangents[lane * n + i] = number(c->pairs, (1 + lane) * n + i, r->in.layout.scalar);
  }
  free(c->pairs);
  c->pairs = 0;
}

/* Of a scan: what comes from the processes before it decides. */
static void start_scan(Record *r, MPI_Op op, const void *at, int may_wait) {
  Collective *c = r->collective;
  const Area *in = &r->in;
  if (!in->layout.per || op == MPI_SUM) return;
  OpKind kind = kind_of(op);
  if (kind == PLACED || may_wait || in->layout.is_complex)
    STOP("MPI_Scan and MPI_Exscan of numbers have a derivative for MPI_SUM, MPI_PROD, MPI_MAX and MPI_MIN, and only for "
         "MPI_SUM if they return at once");
  int n = numbers_in(in->numbers), scalar = in->layout.scalar;
  char *x = packed_primal(in, at), *before = malloc((long)n * scalar + 1);
  MPI_Exscan(x, before, n, scalar_type(in), op, r->twin);
  c->links = calloc(n + 1, scalar), c->shares = calloc(n + 1, scalar);
  for (long i = 0; i < n; ++i) {
    double own = number(x, i, scalar), other = c->rank ? number(before, i, scalar) : 0;
    int wins = !c->rank || (op == MPI_MAX ? own > other : own < other);
    set_number(c->links, i, scalar, !c->rank ? 0 : kind == PRODUCT ? own : !wins);
    set_number(c->shares, i, scalar, !c->rank ? 1 : kind == PRODUCT ? other : wins);
  }
  c->pattern = c->pattern == PREFIX ? CHAIN : CHAIN_BEFORE;
  free(before);
  if (kind == PRODUCT && companions.width) scan_tangents(r, x);
  else free(x);
}

static void finish_coefficients(Record *r) {
  Collective *c = r->collective;
  if (!c->pairs) return;
  int is_single = r->in.layout.scalar == 4, step = is_single ? 8 : 16;
  MPI_Wait(&c->coming, MPI_STATUS_IGNORE);
  c->coefficients = malloc(r->in.numbers * r->in.layout.scalar + 1);
  if (c->factors) c->coefficient_tangents = malloc(c->also * r->in.numbers * sizeof *c->coefficient_tangents + 1);
  for (long i = 0; c->factors && i < r->in.numbers; ++i)
    set_number(c->coefficients, i, r->in.layout.scalar, product_of(r, i, c->size, c->rank, c->coefficient_tangents + i));
  for (long i = 0; !c->factors && i < r->in.numbers; ++i) {
    int key = ((int *)(c->pairs + i * step))[is_single ? 1 : 2];
    int mine = (key % c->size + c->size) % c->size == c->rank;
    if (is_single) ((float *)c->coefficients)[i] = mine;
    else ((double *)c->coefficients)[i] = mine;
  }
  free(c->pairs);
  c->pairs = 0;
}

static void scale(Record *r, char *m) {
  const Area *a = &r->in;
  const char *c = r->collective->coefficients;
  if (!c) return;
  const double *coefficient_tangents = r->collective->coefficient_tangents;
  for (int part = 0; part < a->parts; ++part) {
    long n = numbers_of(&a->layout, a->counts[part]), base = n * a->width / (1 + r->collective->also);
    double *of = malloc(base * sizeof *of + 1); /* adjoints, which the tangents of coefficients are multiplied with */
    for (long i = 0; coefficient_tangents && i < base; ++i) of[i] = number(m, i, a->layout.scalar);
    char *begin = m;
    for (int lane = 0; lane < a->width; ++lane, m += n * a->layout.scalar)
      for (long i = 0; i < n; ++i) {
        if (a->layout.scalar == 4) ((float *)m)[i] *= ((const float *)c)[i];
        else ((double *)m)[i] *= ((const double *)c)[i];
      }
    for (long i = base; coefficient_tangents && i < n * a->width; ++i) {
      double tangent = coefficient_tangents[(i / base - 1) * a->numbers + i % n];
      set_number(begin, i, a->layout.scalar, number(begin, i, a->layout.scalar) + tangent * of[i % base]);
    }
    free(of);
    c += n * a->layout.scalar;
    if (coefficient_tangents) coefficient_tangents += n;
  }
}

/* ---- phases ---------------------------------------------------------------------------------------------------------- */
static void start_adjoint_collective(Record *r) {
  r->received = message_for(&r->in);
  start_pattern(transposed(r->collective->pattern), r, &r->out, r->sent, &r->in, r->received);
}

static Record *new_collective(Pattern pattern, int root, MPI_Comm comm, int is_blocking, int width, void **in, void **out) {
  int between = 0;
  MPI_Comm_test_inter(comm, &between);
  if (between) STOP("a collective of two groups (an intercommunicator) has no derivative");
  if (is_blocking) make_twin(comm);
  Record *r = new_record(comm, 0, 0, width, in, out);
  Collective *c = r->collective = calloc(1, sizeof *c);
  r->start = start_adjoint_collective;
  c->pattern = pattern, c->root = root, c->waits = is_blocking, c->coming = MPI_REQUEST_NULL;
  MPI_Comm_rank(comm, &c->rank);
  MPI_Comm_size(comm, &c->size);
  return r;
}

static int has_numbers(const Record *r) { return r->in.layout.scalar || r->out.layout.scalar; }

static void forget_collective(Record *r) {
  Collective *c = r->collective;
  if (c->pairs) MPI_Wait(&c->coming, MPI_STATUS_IGNORE);
  free(c->factors), free(c->coefficients), free(c->coefficient_tangents), free(c->pairs), free(c->links), free(c->shares);
  free(c->shared), free(c->gathered), free(c->lists), free(c);
  forget(r);
}

/* In front of the program's own call. */
static void begin_collective(Record *r) {
  r->is_open = 1;
  if (has_numbers(r)) enter(r, COLLECTIVES);
}

static void reverse_finish_collective(Record *r) {
  if (!has_numbers(r) || r->is_ready) return;
  r->sent = r->out.layout.per ? packed(&r->out) : calloc(r->in.numbers * r->in.width + 1, 8);
  move(&r->out, CLEAR, 0);
  ready(r);
}

static void reverse_collective(void *record, void **in, void **out) {
  Record *r = record;
  if (!r) return;
  check_over(r->is_open);
  if (has_numbers(r)) {
    if (r->in_place == IN_OUT) in = out;
    if (r->in_place == IN_IN) out = in;
    if (out) r->out.d = out;
    reverse_finish_collective(r);
    await(r);
    finish_coefficients(r);
    scale(r, r->received);
    if (in) r->in.d = in;
    move(&r->in, ADD, r->received);
  }
  forget_collective(r);
}

/* Behind the program's own call, which may return at once: all processes start such collectives in one order, and wait
   for them in any.  Who has the maximum is not known yet then: everybody gets all tangents. */
static void start_tangents(Record *r) {
  Collective *c = r->collective;
  if (!has_numbers(r)) return;
  r->sent = packed(&r->in);
  if (c->pairs && !c->waits) {
    int count = numbers_in(r->in.numbers * r->in.width);
    c->gathered = malloc((long)count * c->size * r->in.layout.scalar + 1);
    MPI_Iallgather(r->sent, count, scalar_type(&r->in), c->gathered, count, scalar_type(&r->in), r->twin, &r->transfer);
    return;
  }
  finish_coefficients(r);
  scale(r, r->sent);
  r->received = packed(&r->out); /* what no process sends stays */
  start_pattern(c->pattern, r, &r->in, r->sent, &r->out, r->received);
}

/* Of a maximum: the tangents of who has it.  Of a product: all, times the others' numbers. */
static void choose_tangents(Record *r) {
  Collective *c = r->collective;
  int scalar = r->in.layout.scalar, step = scalar == 4 ? 8 : 16;
  long count = r->in.numbers;
  MPI_Wait(&c->coming, MPI_STATUS_IGNORE);
  r->received = message_for(&r->in);
  for (long i = 0; c->factors && i < count * r->in.width; ++i) {
    double sum = 0, product = 1; /* of the processes so far */
    for (int who = 0; who < c->size; ++who) {
      double x = number(c->factors, who * count + i % count, scalar);
      sum = sum * x + product * number(c->gathered, who * count * r->in.width + i, scalar);
      product *= x;
    }
    set_number(r->received, i, scalar, sum);
  }
  if (c->factors) return;
  for (long i = 0; i < count * r->in.width; ++i) {
    int key = ((int *)(c->pairs + i % count * step))[scalar == 4 ? 1 : 2], who = (key % c->size + c->size) % c->size;
    memcpy(r->received + i * scalar, c->gathered + (who * count * r->in.width + i) * scalar, scalar);
  }
}

static void finish_tangents(Record *r) {
  if (has_numbers(r)) {
    await(r);
    if (r->collective->gathered) choose_tangents(r);
    move(&r->out, SET, r->received);
  }
  forget_collective(r);
}

/* ---- the calls ------------------------------------------------------------------------------------------------------- */
/* One call that waits and one that returns at once; MAKE: a record of their areas, in front of the program's own call. */
#define UNPACK(...) __VA_ARGS__
#define CALLS(Name, name, MAKE, PARAMETERS, ARGUMENTS, SHADOWS, IN, OUT) \
  static Record *Name##_tangents(UNPACK PARAMETERS, Contents contents, int waits, int width, UNPACK SHADOWS) { \
    companions.width = 0; \
    Record *r = MAKE; \
    companions.width = width, r->is_forward = 1; \
    return r; \
  } \
  void *mpi_##Name##_keep(UNPACK PARAMETERS, Contents contents, int width, UNPACK SHADOWS, int *result) { \
    const int waits = 1; \
    Record *r = MAKE; \
    if (companions.width) r->tangent = Name##_tangents(UNPACK ARGUMENTS, contents, waits, companions.width, ALSO_##OUT); \
    begin_collective(r); \
    *result = MPI_##Name(UNPACK ARGUMENTS); \
    complete(r); \
    if (r->tangent) start_tangents(r->tangent), finish_tangents(r->tangent); \
    r->tangent = 0; \
    return r; \
  } \
  int mpi_##Name##_forward(UNPACK PARAMETERS, Contents contents, int width, UNPACK SHADOWS) { \
    const int waits = 1; \
    Record *r = MAKE; \
    int result = MPI_##Name(UNPACK ARGUMENTS); \
    start_tangents(r); \
    finish_tangents(r); \
    return result; \
  } \
  void mpi_##Name##_reverse(void *record, int width, UNPACK SHADOWS) { reverse_collective(record, IN, OUT); } \
  void *mpi_I##name##_keep(UNPACK PARAMETERS, MPI_Request *request, Contents contents, int width, UNPACK SHADOWS, int *result) { \
    const int waits = 0; \
    Record *r = MAKE; \
    begin_collective(r); \
    if (companions.width) r->tangent = Name##_tangents(UNPACK ARGUMENTS, contents, waits, companions.width, ALSO_##OUT); \
    *result = MPI_I##name(UNPACK ARGUMENTS, request); \
    if (r->tangent) start_tangents(r->tangent); \
    opened(r, *request); \
    return r; \
  } \
  int mpi_I##name##_forward(UNPACK PARAMETERS, MPI_Request *request, Contents contents, int width, UNPACK SHADOWS) { \
    const int waits = 0; \
    Record *r = MAKE; \
    int result = MPI_I##name(UNPACK ARGUMENTS, request); \
    r->is_forward = 1; \
    start_tangents(r); \
    opened(r, *request); \
    return result; \
  } \
  void mpi_I##name##_reverse(void *record, int width, UNPACK SHADOWS) { reverse_collective(record, IN, OUT); }
#define TWO (void **d_in, void **d_out)
#define ALSO_d companions.shadows[0]
#define ALSO_d_out companions.shadows[0], companions.shadows[1]

/* An area of a record, with the record's own list of shadows. */
static void fill(Record *r, int is_out, const void *at, int parts, const int *counts, int same, const int *places,
                 MPI_Datatype type, Contents contents, int width) {
  Area a = area(at, parts, counts, same, places, type, contents, width, r->shadows + (is_out ? width : 0));
  *(is_out ? &r->out : &r->in) = a;
}

static Record *broadcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm, int waits, Contents contents, int width,
                         void **d) {
  Record *r = new_collective(BROADCAST, root, comm, waits, width, d, d);
  if (r->collective->rank == root) fill(r, 0, buffer, 1, 0, count, 0, type, contents, width);
  fill(r, 1, buffer, 1, 0, count, 0, type, contents, width);
  if (r->out.layout.is_packed && r->collective->rank == root) add_pieces(&r->in.layout, r->in.at, count);
  else if (r->out.layout.is_packed) forget_pieces(r->out.at, r->out.at + count);
  return r;
}
CALLS(Bcast, bcast, broadcast(buffer, count, type, root, comm, waits, contents, width, d),
      (void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm), (buffer, count, type, root, comm), (void **d), d, d)

#define REDUCED(pattern, root) reduction(pattern, in, out, 0, count, type, op, root, comm, waits, contents, width, d_in, d_out)
static Record *reduction(Pattern pattern, const void *in, void *out, const int *counts, int count, MPI_Datatype type, MPI_Op op,
                         int root, MPI_Comm comm, int waits, Contents contents, int width, void **d_in, void **d_out) {
  Record *r = new_collective(pattern, root, comm, waits, width, in == MPI_IN_PLACE ? d_out : d_in, d_out);
  Collective *c = r->collective;
  const void *from = in == MPI_IN_PLACE ? out : in;
  int is_scattered = pattern == SCATTERED_REDUCTION, parts = is_scattered ? c->size : 1;
  r->in_place = in == MPI_IN_PLACE ? IN_OUT : APART;
  fill(r, 0, from, parts, counts, count, 0, type, contents, width);
  r->in.type = type;
  int has_result = pattern == REDUCTION ? c->rank == root : pattern == PREFIX_BEFORE ? c->rank > 0 : 1;
  if (has_result) fill(r, 1, out, 1, 0, counts ? counts[c->rank] : count, 0, type, contents, width);
  if (pattern == PREFIX || pattern == PREFIX_BEFORE) start_scan(r, op, from, !waits);
  else start_coefficients(r, op, from, !waits);
  return r;
}
CALLS(Reduce, reduce, REDUCED(REDUCTION, root),
      (const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm),
      (in, out, count, type, op, root, comm), TWO, d_in, d_out)
#define FOR_ALL (const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
CALLS(Allreduce, allreduce, REDUCED(REDUCTION_FOR_ALL, 0), FOR_ALL, (in, out, count, type, op, comm), TWO, d_in, d_out)
CALLS(Scan, scan, REDUCED(PREFIX, 0), FOR_ALL, (in, out, count, type, op, comm), TWO, d_in, d_out)
CALLS(Exscan, exscan, REDUCED(PREFIX_BEFORE, 0), FOR_ALL, (in, out, count, type, op, comm), TWO, d_in, d_out)
CALLS(Reduce_scatter_block, reduce_scatter_block, REDUCED(SCATTERED_REDUCTION, 0), FOR_ALL, (in, out, count, type, op, comm), TWO, d_in, d_out)
CALLS(Reduce_scatter, reduce_scatter, reduction(SCATTERED_REDUCTION, in, out, counts, 0, type, op, 0, comm, waits, contents, width, d_in, d_out),
      (const void *in, void *out, const int *counts, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
      (in, out, counts, type, op, comm), TWO, d_in, d_out)

/* One part for each process on one side (`many`), one part on the other. */
typedef struct {
  const void *at;
  int count;
  const int *counts, *places;
  MPI_Datatype type;
} Side;

/* The own part where the many lie, of a call in place. */
static void fill_own(Record *r, int is_out, Side many, Contents contents, int width) {
  int rank = r->collective->rank, count = many.counts ? many.counts[rank] : many.count;
  int place = many.places ? many.places[rank] : rank * many.count;
  fill(r, is_out, many.at, 1, &count, 0, &place, many.type, contents, width);
}

static Record *gathering(Pattern pattern, Side one, Side many, int root, MPI_Comm comm, int waits, Contents contents, int width,
                         void **d_one, void **d_many) {
  int is_place = one.at == MPI_IN_PLACE, is_out = pattern != SCATTER;
  if (is_place) d_one = d_many;
  Record *r = new_collective(pattern, root, comm, waits, width, is_out ? d_one : d_many, is_out ? d_many : d_one);
  Collective *c = r->collective;
  r->in_place = !is_place ? APART : is_out ? IN_OUT : IN_IN;
  if (is_place) fill_own(r, !is_out, many, contents, width);
  else fill(r, !is_out, one.at, 1, 0, one.count, 0, one.type, contents, width);
  if (pattern == GATHER_FOR_ALL || c->rank == root)
    fill(r, is_out, many.at, c->size, many.counts, many.count, many.places, many.type, contents, width);
  return r;
}
#define FROM ((Side){in, in_count, 0, 0, in_type})
#define INTO ((Side){out, out_count, 0, 0, out_type})
#define FROM_MANY ((Side){in, 0, in_counts, in_places, in_type})
#define INTO_MANY ((Side){out, 0, out_counts, out_places, out_type})
#define P_IN const void *in, int in_count, MPI_Datatype in_type
#define P_OUT void *out, int out_count, MPI_Datatype out_type
#define P_IN_MANY const void *in, const int *in_counts, const int *in_places, MPI_Datatype in_type
#define P_OUT_MANY void *out, const int *out_counts, const int *out_places, MPI_Datatype out_type
CALLS(Gather, gather, gathering(GATHER, FROM, INTO, root, comm, waits, contents, width, d_in, d_out), (P_IN, P_OUT, int root, MPI_Comm comm),
      (in, in_count, in_type, out, out_count, out_type, root, comm), TWO, d_in, d_out)
CALLS(Gatherv, gatherv, gathering(GATHER, FROM, INTO_MANY, root, comm, waits, contents, width, d_in, d_out),
      (P_IN, P_OUT_MANY, int root, MPI_Comm comm), (in, in_count, in_type, out, out_counts, out_places, out_type, root, comm), TWO,
      d_in, d_out)
CALLS(Allgather, allgather, gathering(GATHER_FOR_ALL, FROM, INTO, 0, comm, waits, contents, width, d_in, d_out), (P_IN, P_OUT, MPI_Comm comm),
      (in, in_count, in_type, out, out_count, out_type, comm), TWO, d_in, d_out)
CALLS(Allgatherv, allgatherv, gathering(GATHER_FOR_ALL, FROM, INTO_MANY, 0, comm, waits, contents, width, d_in, d_out),
      (P_IN, P_OUT_MANY, MPI_Comm comm), (in, in_count, in_type, out, out_counts, out_places, out_type, comm), TWO, d_in, d_out)
CALLS(Scatter, scatter, gathering(SCATTER, INTO, FROM, root, comm, waits, contents, width, d_out, d_in), (P_IN, P_OUT, int root, MPI_Comm comm),
      (in, in_count, in_type, out, out_count, out_type, root, comm), TWO, d_in, d_out)
CALLS(Scatterv, scatterv, gathering(SCATTER, INTO, FROM_MANY, root, comm, waits, contents, width, d_out, d_in),
      (P_IN_MANY, P_OUT, int root, MPI_Comm comm), (in, in_counts, in_places, in_type, out, out_count, out_type, root, comm), TWO,
      d_in, d_out)

enum { EACH = -1 }; /* one part for each process */

static Record *transposition(Pattern pattern, Side in, int in_parts, Side out, int out_parts, MPI_Comm comm, int waits, Contents contents,
                             int width, void **d_in, void **d_out) {
  int is_place = in.at == MPI_IN_PLACE;
  if (is_place) in = out, d_in = d_out;
  Record *r = new_collective(pattern, 0, comm, waits, width, d_in, d_out);
  int all = r->collective->size;
  r->in_place = is_place ? IN_OUT : APART;
  fill(r, 0, in.at, in_parts < 0 ? all : in_parts, in.counts, in.count, in.places, in.type, contents, width);
  fill(r, 1, out.at, out_parts < 0 ? all : out_parts, out.counts, out.count, out.places, out.type, contents, width);
  return r;
}
CALLS(Alltoall, alltoall, transposition(TRANSPOSITION, FROM, EACH, INTO, EACH, comm, waits, contents, width, d_in, d_out), (P_IN, P_OUT, MPI_Comm comm),
      (in, in_count, in_type, out, out_count, out_type, comm), TWO, d_in, d_out)
CALLS(Alltoallv, alltoallv, transposition(TRANSPOSITION, FROM_MANY, EACH, INTO_MANY, EACH, comm, waits, contents, width, d_in, d_out),
      (P_IN_MANY, P_OUT_MANY, MPI_Comm comm),
      (in, in_counts, in_places, in_type, out, out_counts, out_places, out_type, comm), TWO, d_in, d_out)

/* How many neighbours a process receives from, or sends to. */
static int neighbours(MPI_Comm comm, int are_sources) {
  int kind, count = 0, rank;
  MPI_Topo_test(comm, &kind);
  MPI_Comm_rank(comm, &rank);
  if (kind == MPI_CART) {
    MPI_Cartdim_get(comm, &count);
    return 2 * count;
  }
  if (kind == MPI_GRAPH) {
    MPI_Graph_neighbors_count(comm, rank, &count);
    return count;
  }
  Neighbours n = neighbours_in(comm);
  free(n.from);
  if (!n.are_same && !find_back(comm)) STOP("a collective of neighbours who send to others than they receive from " NEEDS_TWIN);
  return are_sources ? n.sources : n.destinations;
}
#define SOURCES neighbours(comm, 1)
#define DESTINATIONS neighbours(comm, 0)
CALLS(Neighbor_alltoall, neighbor_alltoall, transposition(EQUAL_NEIGHBOURS, FROM, DESTINATIONS, INTO, SOURCES, comm, waits, contents, width, d_in, d_out),
      (P_IN, P_OUT, MPI_Comm comm), (in, in_count, in_type, out, out_count, out_type, comm), TWO, d_in, d_out)
CALLS(Neighbor_alltoallv, neighbor_alltoallv, transposition(NEIGHBOURS, FROM_MANY, DESTINATIONS, INTO_MANY, SOURCES, comm, waits, contents, width, d_in, d_out),
      (P_IN_MANY, P_OUT_MANY, MPI_Comm comm),
      (in, in_counts, in_places, in_type, out, out_counts, out_places, out_type, comm), TWO, d_in, d_out)
CALLS(Neighbor_allgather, neighbor_allgather, transposition(NEIGHBOURS_GATHER, FROM, 1, INTO, SOURCES, comm, waits, contents, width, d_in, d_out),
      (P_IN, P_OUT, MPI_Comm comm), (in, in_count, in_type, out, out_count, out_type, comm), TWO, d_in, d_out)
CALLS(Neighbor_allgatherv, neighbor_allgatherv, transposition(NEIGHBOURS_GATHER, FROM, 1, INTO_MANY, SOURCES, comm, waits, contents, width, d_in, d_out),
      (P_IN, P_OUT_MANY, MPI_Comm comm), (in, in_count, in_type, out, out_counts, out_places, out_type, comm), TWO, d_in, d_out)

/* MPI_Reduce_local: y = x combined with y, in one process. */

typedef struct {
  Record *x, *y; /* of each the numbers, and what their derivatives are multiplied with */
} Local;

static Record *operand(void *at, int count, MPI_Datatype type, Contents contents, int width, void **d) {
  Record *r = new_record(MPI_COMM_SELF, 0, 0, width, d, 0);
  r->collective = calloc(1, sizeof *r->collective);
  fill(r, 0, at, 1, 0, count, 0, type, contents, width);
  return r;
}

/* The tangents of an operand's numbers, one lane behind the other. */
static double *tangents_of(const Area *a, void **d) {
  double *all = calloc(companions.width * a->numbers + 1, sizeof *all);
  for (int lane = 0; lane < companions.width; ++lane) {
    char *m = tangents_in_lane(a, d, lane);
    for (long i = 0; i < a->numbers; ++i) all[lane * a->numbers + i] = number(m, i, a->layout.scalar);
    free(m);
  }
  return all;
}

static Local *combine_locally(void *in, void *both, int count, MPI_Datatype type, MPI_Op op, Contents contents, int width,
                              void **d_in, void **d_both) {
  Local *l = malloc(sizeof *l);
  Area *x = &(l->x = operand(in, count, type, contents, width, d_in))->in;
  Area *y = &(l->y = operand(both, count, type, contents, width, d_both))->in;
  OpKind kind = x->layout.per ? kind_of(op) : LINEAR;
  if (kind == LINEAR) return l;
  if (kind == PLACED || x->layout.is_complex)
    STOP("MPI_Reduce_local of numbers has a derivative for MPI_SUM, MPI_PROD (of real ones), MPI_MAX, MPI_MIN and operations of "
         "the program's");
  char *of_x = packed_primal(y, both), *of_y = packed_primal(x, in); /* of a product: the other one */
  for (long i = 0; kind == EXTREME && i < x->numbers; ++i) {
    double other = number(of_x, i, x->layout.scalar), own = number(of_y, i, x->layout.scalar);
    int wins = op == MPI_MAX ? own > other : own < other;
    set_number(of_x, i, x->layout.scalar, wins), set_number(of_y, i, x->layout.scalar, !wins);
  }
  l->x->collective->coefficients = of_x, l->y->collective->coefficients = of_y;
  if (kind == PRODUCT && companions.width) {
    l->x->collective->coefficient_tangents = tangents_of(y, companions.shadows[1]);
    l->y->collective->coefficient_tangents = tangents_of(x, companions.shadows[0]);
    l->x->collective->also = l->y->collective->also = companions.width;
  }
  return l;
}

static void forget_local(Local *l) {
  forget_collective(l->x), forget_collective(l->y);
  free(l);
}

/* Where the program has combined them. */
static void local_tangents(Local *l) {
  const Area *x = &l->x->in, *y = &l->y->in;
  char *from = packed(x), *result = packed(y);
  scale(l->x, from), scale(l->y, result);
  for (long i = 0; i < y->numbers * y->width; ++i)
    set_number(result, i, y->layout.scalar, number(result, i, y->layout.scalar) + number(from, i, y->layout.scalar));
  move(y, SET, result);
  free(from), free(result);
}

#define P_LOCAL const void *in, void *both, int count, MPI_Datatype type, MPI_Op op, MODE, void **d_in, void **d_both
void *mpi_Reduce_local_keep(P_LOCAL, int *result) {
  Local *l = combine_locally((void *)in, both, count, type, op, contents, width, d_in, d_both), *along = 0;
  int lanes = companions.width;
  if (lanes) {
    companions.width = 0;
    along = combine_locally((void *)in, both, count, type, op, contents, lanes, companions.shadows[0], companions.shadows[1]);
    companions.width = lanes;
  }
  *result = MPI_Reduce_local(in, both, count, type, op);
  if (along) local_tangents(along), forget_local(along);
  return l;
}

int mpi_Reduce_local_forward(P_LOCAL) {
  Local *l = combine_locally((void *)in, both, count, type, op, contents, width, d_in, d_both);
  int result = MPI_Reduce_local(in, both, count, type, op);
  local_tangents(l), forget_local(l);
  return result;
}

void mpi_Reduce_local_reverse(void *record, int width, void **d_in, void **d_both) {
  Local *l = record;
  if (!l) return;
  Area *x = &l->x->in, *y = &l->y->in;
  if (d_in) x->d = d_in;
  if (d_both) y->d = d_both;
  char *of_x = packed(y), *of_y = packed(y);
  scale(l->x, of_x), scale(l->y, of_y);
  move(x, ADD, of_x), move(y, SET, of_y);
  free(of_x), free(of_y);
  forget_local(l);
}

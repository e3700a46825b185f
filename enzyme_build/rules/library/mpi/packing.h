/* MPI_Pack and MPI_Unpack: numbers go between elements and packed bytes, and so do their derivatives. */

typedef struct {
  Area elements;
  char *packed;
  int first; /* where they lie in the packed buffer */
} Packing;

static Packing *packing(const void *elements, int count, MPI_Datatype type, const void *packed, int first, Contents contents) {
  Packing *p = malloc(sizeof *p);
  p->elements = area(elements, 1, 0, count, 0, type, contents, 1, 0);
  p->packed = (char *)packed, p->first = first;
  Layout *l = &p->elements.layout;
  if (l->is_packed) STOP_AT(contents, "MPI_Pack of what is packed already has no derivative");
  if (l->period && contents->count) { /* of bytes: elements are what is repeated */
    if (contents->start || count % l->period) STOP_AT(contents, UNKNOWN_BYTES);
    l->size = l->extent = l->period;
    p->elements.counts[0] = count / l->period;
  }
  return p;
}

static void forget_packing(Packing *p) {
  forget_area(&p->elements);
  free(p);
}

/* Where the numbers lie that were packed. */
static void note_packing(const Packing *p, int last) {
  const Layout *l = &p->elements.layout;
  char *begin = p->packed + p->first;
  note_piece(begin, p->packed + last, 0);
  for (long e = 0; l->per && e < p->elements.counts[0]; ++e)
    for (int r = 0; r < l->runs; ++r) {
      char *at = begin + e * l->size + runs_of(l)[r].packed;
      note_piece(at, at + (long)runs_of(l)[r].count * runs_of(l)[r].bytes, runs_of(l)[r].bytes);
    }
}

/* to = from, or with `back`: to += from, and from is clear. */
static void move_part(int back, char *to, char *from, int bytes, long count) {
  if (!back) {
    if (to && from) memcpy(to, from, count * bytes);
    else if (to) memset(to, 0, count * bytes);
    return;
  }
  if (to && from) move_run(ADD, to, bytes, from, bytes, count);
  if (from) memset(from, 0, count * bytes);
}

static void move_packing(const Packing *p, int packs, int back, int width, void **d_elements, void **d_packed) {
  const Layout *l = &p->elements.layout;
  for (int lane = 0; lane < width; ++lane) {
    char *d = d_elements && d_elements[lane] != p->elements.at ? d_elements[lane] : 0;
    char *b = d_packed && d_packed[lane] != p->packed ? d_packed[lane] : 0;
    for (long e = 0; e < p->elements.counts[0]; ++e)
      for (int r = 0; r < l->runs; ++r) {
        const Run *run = &runs_of(l)[r];
        char *of_elements = d ? d + e * l->extent + run->at : 0;
        char *of_packed = b ? b + p->first + e * l->size + run->packed : 0;
        int to_packed = packs != back;
        move_part(back, to_packed ? of_packed : of_elements, to_packed ? of_elements : of_packed, run->bytes, run->count);
      }
  }
}

#define P_PACK const void *in, int count, MPI_Datatype type, void *packed, int size, int *position, MPI_Comm comm
#define P_UNPACK const void *packed, int size, int *position, void *out, int count, MPI_Datatype type, MPI_Comm comm

void *mpi_Pack_keep(P_PACK, MODE, void **d_in, void **d_packed, int *result) {
  Packing *p = packing(in, count, type, packed, *position, contents);
  *result = MPI_Pack(in, count, type, packed, size, position, comm);
  note_packing(p, *position);
  move_packing(p, 1, 0, companions.width, companions.shadows[0], companions.shadows[1]);
  return p;
}
int mpi_Pack_forward(P_PACK, MODE, void **d_in, void **d_packed) {
  int result;
  Packing *p = mpi_Pack_keep(in, count, type, packed, size, position, comm, contents, width, d_in, d_packed, &result);
  move_packing(p, 1, 0, width, d_in, d_packed);
  forget_packing(p);
  return result;
}
void mpi_Pack_reverse(void *record, int width, void **d_in, void **d_packed) {
  if (!record) return;
  move_packing(record, 1, 1, width, d_in, d_packed);
  forget_packing(record);
}

void *mpi_Unpack_keep(P_UNPACK, MODE, void **d_packed, void **d_out, int *result) {
  Packing *p = packing(out, count, type, packed, *position, contents);
  *result = MPI_Unpack(packed, size, position, out, count, type, comm);
  move_packing(p, 0, 0, companions.width, companions.shadows[1], companions.shadows[0]);
  return p;
}
int mpi_Unpack_forward(P_UNPACK, MODE, void **d_packed, void **d_out) {
  int result;
  Packing *p = mpi_Unpack_keep(packed, size, position, out, count, type, comm, contents, width, d_packed, d_out, &result);
  move_packing(p, 0, 0, width, d_out, d_packed);
  forget_packing(p);
  return result;
}
void mpi_Unpack_reverse(void *record, int width, void **d_packed, void **d_out) {
  if (!record) return;
  move_packing(record, 0, 1, width, d_out, d_packed);
  forget_packing(record);
}

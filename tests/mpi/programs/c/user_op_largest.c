// The three largest numbers of all, with who has them: structs of numbers and integers are merged by an operation.
// differentiate: largest(x, n)
// ranks: 1 2 3
#include <mpi.h>
#include <stddef.h>
typedef struct { int n; double v[3]; int id[3]; } Top;
static void merge(void *a_, void *b_, int *len, MPI_Datatype *ty) {
  const Top *a = a_; Top *b = b_;
  for (int k = 0; k < *len; k++) { Top r; int i = 0, j = 0; r.n = 0;
    while (r.n < 3 && (i < a[k].n || j < b[k].n)) {
      if (j >= b[k].n || (i < a[k].n && a[k].v[i] >= b[k].v[j])) { r.v[r.n] = a[k].v[i]; r.id[r.n] = a[k].id[i]; i++; }
      else { r.v[r.n] = b[k].v[j]; r.id[r.n] = b[k].id[j]; j++; }
      r.n++; }
    b[k] = r; } }
double largest(double *x, int n) {
  int rank; MPI_Comm_rank(MPI_COMM_WORLD, &rank); Top t, g;
  MPI_Datatype ty, u; int bl[] = {1, 3, 3}; MPI_Aint of[] = {offsetof(Top, n), offsetof(Top, v), offsetof(Top, id)};
  MPI_Datatype ts[] = {MPI_INT, MPI_DOUBLE, MPI_INT}; MPI_Type_create_struct(3, bl, of, ts, &u); MPI_Type_create_resized(u, 0, sizeof(Top), &ty); MPI_Type_commit(&ty);
  MPI_Op op; MPI_Op_create(merge, 1, &op);
  t.n = 3; for (int i = 0; i < 3; i++) t.v[i] = x[i] + 3 - i, t.id[i] = i;
  MPI_Allreduce(&t, &g, 1, ty, op, MPI_COMM_WORLD);
  return g.v[0] * g.v[1] * g.v[2] * (1 + g.id[0]);
}

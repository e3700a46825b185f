// differentiate: solved(values, b, out)  at: values = 19 12.3 11.7 21.2 12.9 13.1 20.4 16 22.1 5.3 20.8 18.6, b = 1 -0.5 2 0.7 1.3, out = zeros(5)
// differentiate: expert(values, b, out)  at: values = 19 0.123 11.7 0.212 12.9 13.1 20.4 16 22.1 5.3 20.8 18.6, b = 1 -0.5 2 0.7 1.3, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: refactored(values, b, out)  at: values = 19 12.3 11.7 21.2 12.9 13.1 20.4 16 22.1 5.3 20.8 18.6, b = 1 -0.5 2 0.7 1.3, out = zeros(10)
// differentiate: incomplete(values, b, out)  at: values = 19 12.3 11.7 21.2 12.9 13.1 20.4 16 22.1 5.3 20.8 18.6, b = 1 -0.5 2 0.7 1.3, out = zeros(5)
#include <math.h>
#include <slu_ddefs.h>
#include <string.h>

extern void dGetDiagU(SuperMatrix *L, double *diagonal);
extern double dlangs(char *norm, SuperMatrix *A);

// HSL's, which isn't free: nothing here permutes rows with it
extern void mc64id_(int *icntl) {}
extern void mc64ad_(int *job, int *n, int *ne, int *ip, int *irn, double *a, int *num, int *cperm, int *liw, int *iw, int *ldw,
                    double *dw, int *icntl, int *info) {}

enum { N = 5, NONZERO = 12 };

// the matrix of the users' guide
static void matrix(SuperMatrix *made, double *values) {
  static const int rows[NONZERO] = {0, 1, 4, 1, 2, 4, 0, 2, 0, 3, 3, 4}, starts[N + 1] = {0, 3, 6, 8, 10, 12};
  double *a = doubleMalloc(NONZERO);
  int *r = intMalloc(NONZERO), *s = intMalloc(N + 1);
  memcpy(a, values, NONZERO * sizeof *a), memcpy(r, rows, sizeof rows), memcpy(s, starts, sizeof starts);
  dCreate_CompCol_Matrix(made, N, N, NONZERO, a, r, s, SLU_NC, SLU_D, SLU_GE);
}

static void vector(SuperMatrix *made, double *values) {
  double *b = doubleMalloc(N);
  memcpy(b, values, N * sizeof *b);
  dCreate_Dense_Matrix(made, N, 1, b, N, SLU_DN, SLU_D, SLU_GE);
}

static double *entries(SuperMatrix *vector) { return ((DNformat *)vector->Store)->nzval; }

// the simple driver
double solved(double *values, double *b, double *out) {
  SuperMatrix a, l, u, x;
  SuperLUStat_t stat;
  superlu_options_t how;
  int rows[N], columns[N], info;
  double diagonal[N], sum = 0;
  matrix(&a, values);
  vector(&x, b);
  set_default_options(&how);
  how.ColPerm = NATURAL;
  StatInit(&stat);
  dgssv(&how, &a, columns, rows, &l, &u, &x, &stat, &info);
  memcpy(out, entries(&x), N * sizeof *out);
  dGetDiagU(&l, diagonal);
  for (int i = 0; i < N; i++) sum += log(fabs(diagonal[i]));
  Destroy_CompCol_Matrix(&a);
  Destroy_Dense_Matrix(&x);
  Destroy_SuperNode_Matrix(&l);
  Destroy_CompCol_Matrix(&u);
  StatFree(&stat);
  return info ? NAN : sum;
}

// the expert driver: equilibrated, transposed, its condition
double expert(double *values, double *b, double *out) {
  SuperMatrix a, l, u, x, y;
  GlobalLU_t global;
  mem_usage_t memory;
  SuperLUStat_t stat;
  superlu_options_t how;
  int rows[N], columns[N], tree[N], info;
  double r[N], c[N], zeros[N] = {0}, growth, condition, forward[1], backward[1];
  char equilibrated[1];
  matrix(&a, values);
  vector(&x, b);
  vector(&y, zeros);
  set_default_options(&how);
  how.PivotGrowth = how.ConditionNumber = YES;
  how.Trans = TRANS;
  StatInit(&stat);
  dgssvx(&how, &a, columns, rows, tree, equilibrated, r, c, &l, &u, NULL, 0, &x, &y, &growth, &condition, forward, backward,
         &global, &memory, &stat, &info);
  memcpy(out, entries(&y), N * sizeof *out);
  Destroy_CompCol_Matrix(&a);
  Destroy_Dense_Matrix(&x);
  Destroy_Dense_Matrix(&y);
  Destroy_SuperNode_Matrix(&l);
  Destroy_CompCol_Matrix(&u);
  StatFree(&stat);
  return info || *equilibrated == 'N' ? NAN : growth + 10 * condition;
}

// the stages by hand: factored, solved, then again with the same pattern and other numbers
double refactored(double *values, double *b, double *out) {
  SuperMatrix a, permuted, l, u, x;
  GlobalLU_t global;
  SuperLUStat_t stat;
  superlu_options_t how;
  int rows[N], columns[N], tree[N], info, failed = 0;
  double changed[NONZERO], sum = 0;
  set_default_options(&how);
  for (int round = 0; round < 2; round++) {
    for (int k = 0; k < NONZERO; k++) changed[k] = round ? values[k] + 0.1 * out[k % N] * k : values[k];
    matrix(&a, changed);
    vector(&x, b);
    StatInit(&stat);
    how.Fact = round ? SamePattern : DOFACT;
    if (!round) get_perm_c(3, &a, columns);
    sp_preorder(&how, &a, columns, tree, &permuted);
    dgstrf(&how, &permuted, sp_ienv(2), sp_ienv(1), tree, NULL, 0, columns, rows, &l, &u, &global, &stat, &info);
    failed |= info;
    dgstrs(round ? TRANS : NOTRANS, &l, &u, columns, rows, &x, &stat, &info);
    failed |= info;
    memcpy(out + N * round, entries(&x), N * sizeof *out);
    sum += dlangs("I", &a) + dlangs("1", &a) + dPivotGrowth(N, &permuted, columns, &l, &u);
    sp_dgemv("N", 0.02, &a, out, 1, 0.5, out + N * round, 1);
    Destroy_CompCol_Matrix(&a);
    Destroy_CompCol_Permuted(&permuted);
    Destroy_Dense_Matrix(&x);
    Destroy_SuperNode_Matrix(&l);
    Destroy_CompCol_Matrix(&u);
    StatFree(&stat);
  }
  return failed ? NAN : sum;
}

// the incomplete factors' answer
double incomplete(double *values, double *b, double *out) {
  SuperMatrix a, l, u, x, y;
  GlobalLU_t global;
  mem_usage_t memory;
  SuperLUStat_t stat;
  superlu_options_t how;
  int rows[N], columns[N], tree[N], info;
  double r[N], c[N], zeros[N] = {0}, growth, condition;
  char equilibrated[1];
  matrix(&a, values);
  vector(&x, b);
  vector(&y, zeros);
  ilu_set_default_options(&how);
  how.RowPerm = NO;
  how.ILU_DropTol = 0.3;
  StatInit(&stat);
  dgsisx(&how, &a, columns, rows, tree, equilibrated, r, c, &l, &u, NULL, 0, &x, &y, &growth, &condition, &global, &memory, &stat,
         &info);
  memcpy(out, entries(&y), N * sizeof *out);
  Destroy_CompCol_Matrix(&a);
  Destroy_Dense_Matrix(&x);
  Destroy_Dense_Matrix(&y);
  Destroy_SuperNode_Matrix(&l);
  Destroy_CompCol_Matrix(&u);
  StatFree(&stat);
  return info ? NAN : out[0] * out[3];
}

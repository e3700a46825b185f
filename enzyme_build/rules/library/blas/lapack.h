/* Rules of LAPACK.  What failed (info > 0) has no derivative: where one is asked for all the same, it is no number. */
#undef HOLD_PIVOTS
#define HOLD_PIVOTS(n) rest = D(hold_pivots)(PHASE, &pivots, pivots_state, n, rest)

/* op(A) X = B with a triangle A: nothing happened if A is singular. */
RULE(trtrs, int order, int uplo, int trans, int diag, int n, int nrhs, ARRAY(a), ARRAY(b), int info) {
  OPERAND(a);
  OPERAND(b);
  long long room = D(shape)(&a, n, n, IS_ACTIVE(b)) + D(shape)(&b, n, nrhs, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD(b));
  if (b.d && info == 0) PART(solve)(PHASE, 1, is_upper(uplo), is_transposed(trans), is_unit(diag), n, nrhs, 1, a, b);
  return 0;
}

/* A = L L' or U' U */
RULE(potrf, int order, int uplo, int n, ARRAY(a), int info) {
  OPERAND(a);
  int up = is_upper(uplo);
  long long room = D(shape)(&a, n, n, 1);
  KEEPING(room, HOLD(a));
  if (a.d && info == 0) PART(cholesky)(PHASE, up, n, a.at, a.ld, a.d, a.d_ld);
  if (a.d && info > 0) D(spoil)(up ? UPPER : LOWER, n, n, a.d, a.d_ld);
  return 0;
}

RULE(potrs, int order, int uplo, int n, int nrhs, ARRAY(a), ARRAY(b), int info) {
  OPERAND(a);
  OPERAND(b);
  long long room = D(shape)(&a, n, n, IS_ACTIVE(b)) + D(shape)(&b, n, nrhs, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD(b));
  if (b.d) PART(solve_cholesky)(PHASE, is_upper(uplo), n, nrhs, a.at, a.ld, a.d, a.d_ld, b.at, b.ld, b.d, b.d_ld);
  return 0;
}

/* potrf, and potrs if it did not fail */
RULE(posv, int order, int uplo, int n, int nrhs, ARRAY(a), ARRAY(b), int info) {
  OPERAND(a);
  OPERAND(b);
  int up = is_upper(uplo);
  long long room = D(shape)(&a, n, n, 1) + D(shape)(&b, n, nrhs, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD(b));
  if (a.d && info > 0) D(spoil)(up ? UPPER : LOWER, n, n, a.d, a.d_ld);
  if (info != 0) return 0;
  if (a.d && PHASE == TANGENT) PART(cholesky)(PHASE, up, n, a.at, a.ld, a.d, a.d_ld);
  if (b.d) PART(solve_cholesky)(PHASE, up, n, nrhs, a.at, a.ld, a.d, a.d_ld, b.at, b.ld, b.d, b.d_ld);
  if (a.d && PHASE == ADJOINT) PART(cholesky)(PHASE, up, n, a.at, a.ld, a.d, a.d_ld);
  return 0;
}

/* P A = L U */
RULE(getrf, int order, int m, int n, ARRAY(a), const int *pivots, int pivots_state, int info) {
  OPERAND(a);
  long long room = D(shape)(&a, m, n, 1) + D(room_of_pivots)(pivots_state, smaller(m, n));
  KEEPING(room, HOLD(a), HOLD_PIVOTS(smaller(m, n)));
  if (a.d && info >= 0) PART(lu)(PHASE, info, m, n, a.at, a.ld, pivots, a.d, a.d_ld);
  D(drop_pivots)(pivots, pivots_state, PHASE);
  return 0;
}

RULE(getrs, int order, int trans, int n, int nrhs, ARRAY(a), const int *pivots, int pivots_state, ARRAY(b), int info) {
  OPERAND(a);
  OPERAND(b);
  int t = is_transposed(trans);
  long long room = D(shape)(&a, n, n, IS_ACTIVE(b)) + D(room_of_pivots)(pivots_state, n) + D(shape)(&b, n, nrhs, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD_PIVOTS(n), HOLD(b));
  if (b.d) PART(solve_lu)(PHASE, t, n, nrhs, a.at, a.ld, a.d, a.d_ld, pivots, b.at, b.ld, b.d, b.d_ld);
  D(drop_pivots)(pivots, pivots_state, PHASE);
  return 0;
}

/* getrf, and getrs if U is not singular */
RULE(gesv, int order, int n, int nrhs, ARRAY(a), const int *pivots, int pivots_state, ARRAY(b), int info) {
  OPERAND(a);
  OPERAND(b);
  long long room = D(shape)(&a, n, n, 1) + D(room_of_pivots)(pivots_state, n) + D(shape)(&b, n, nrhs, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD_PIVOTS(n), HOLD(b));
  if (a.d && info >= 0 && PHASE == TANGENT) PART(lu)(PHASE, info, n, n, a.at, a.ld, pivots, a.d, a.d_ld);
  if (b.d && info == 0) PART(solve_lu)(PHASE, 0, n, nrhs, a.at, a.ld, a.d, a.d_ld, pivots, b.at, b.ld, b.d, b.d_ld);
  if (a.d && info >= 0 && PHASE == ADJOINT) PART(lu)(PHASE, info, n, n, a.at, a.ld, pivots, a.d, a.d_ld);
  D(drop_pivots)(pivots, pivots_state, PHASE);
  return 0;
}

/* A = V diag(w) V': without vectors, `a` is a block of its own with those that the rule needs (see `vectors`). */
#define EIGEN(base, is_question, ...) \
  RULE(base, int order, int jobz, int uplo, int n, ARRAY(a), const REAL *w_at, REAL *w_d, int w_state, const REAL *work_at, \
       REAL *work_d, int work_state, int lwork, __VA_ARGS__ int info) { \
    OPERAND(a); \
    D(operand) w = {w_at, w_d, w_state, 1, 1, 0, 0}; \
    int has_vectors = is_either(jobz, 'V', 'V'), up = is_upper(uplo); \
    if (!has_vectors) a.state |= CHANGES, a.ld = at_least_one(n); \
    if ((is_question) || n <= 0) return 0; \
    long long room = D(shape)(&a, n, n, 1) + D(shape)(&w, n, 1, 1); \
    KEEPING(room, HOLD(a), HOLD_VECTOR(w)); \
    if (work_d) work_d[0] = 0; \
    if (!a.d) return 0; \
    if (info != 0) D(spoil)(WHOLE, n, n, a.d, a.d_ld); \
    else if (PHASE == TANGENT) PART(eigen_tangent)(has_vectors, up, n, a.at, a.ld, w.at, a.d, a.d_ld, w.d); \
    else PART(eigen_adjoint)(has_vectors, up, n, a.at, a.ld, w.at, a.d, a.d_ld, w.d); \
    return 0; \
  }
EIGEN(syev, lwork == -1, )
EIGEN(syevd, lwork == -1 || liwork == -1, const int *iwork, int iwork_state, int liwork, )
#undef EIGEN

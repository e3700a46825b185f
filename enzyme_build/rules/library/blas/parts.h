/* Parts of several rules, for one interface. */
#undef PART
#define PART(base) CAT3(CALL(base), _, part)

/* B += alpha op(T) X, or alpha X op(T), for a triangle T whose diagonal, if `unit`, is zero. */
shared void PART(add_product)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *a, int lda, const REAL *x,
                              int ldx, REAL *b, int ldb) {
  int ld = at_least_one(m);
  REAL *product = D(new)((long long)m * n);
  D(copy)(WHOLE, m, n, x, ldx, product, ld);
  CALL(trmm)(left, up, t, unit, m, n, alpha, a, lda, product, ld);
  D(add)(WHOLE, m, n, 1, product, ld, b, ldb);
  if (unit) D(add)(WHOLE, m, n, -alpha, x, ldx, b, ldb);
  drop_block(product);
}

/* A += the derivative of <G, alpha op(A) X>, or of <G, alpha X op(A)>, with respect to a triangle A. */
shared void PART(add_derivative)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *g, int ldg,
                                 const REAL *x, int ldx, REAL *a, int lda) {
  int inner = left ? m : n, other = left ? n : m, ld = at_least_one(inner);
  REAL *product = D(new)((long long)inner * inner);
  D(fill)(WHOLE, inner, inner, 0, product, ld);
  if (left != t) CALL(gemm)(!left, left, inner, inner, other, alpha, g, ldg, x, ldx, 1, product, ld);
  else CALL(gemm)(!left, left, inner, inner, other, alpha, x, ldx, g, ldg, 1, product, ld);
  D(add)(part_of(up, unit), inner, inner, 1, product, ld, a, lda);
  drop_block(product);
}

/* op(A) X = alpha B, or X op(A) = alpha B, X in the place of B (M. Giles, 2008). */
inline void PART(solve)(int phase, int left, int up, int t, int unit, int m, int n, REAL alpha, D(operand) a, D(operand) b) {
  if (phase == TANGENT) {
    D(scale)(WHOLE, m, n, alpha, b.d, b.d_ld);
    if (a.d) PART(add_product)(left, up, t, unit, m, n, -1, a.d, a.d_ld, b.at, b.ld, b.d, b.d_ld);
    CALL(trsm)(left, up, t, unit, m, n, 1, a.at, a.ld, b.d, b.d_ld);
    return;
  }
  CALL(trsm)(left, up, !t, unit, m, n, 1, a.at, a.ld, b.d, b.d_ld);
  if (a.d) PART(add_derivative)(left, up, t, unit, m, n, -1, b.d, b.d_ld, b.at, b.ld, a.d, a.d_ld);
  D(scale)(WHOLE, m, n, alpha, b.d, b.d_ld);
}

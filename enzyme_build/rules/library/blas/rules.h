/* The rules: what each routine computes is in its first line, with G for the adjoint of its result.

   Matrices by rows are transposes of matrices by columns, so a rule first turns a call by rows into one by columns. */
#undef KEEPING
#undef HOLD
#undef HOLD_VECTOR
#undef IS_ACTIVE
#define IS_ACTIVE(a) (a##_state & ACTIVE)
#define HOLD(a) rest = D(hold)(PHASE, &a, rest, 0)
#define HOLD_VECTOR(x) rest = D(hold)(PHASE, &x, rest, 1)
#define KEEPING(room, ...) \
  if (PHASE == KEEP) { \
    if (!(room)) return 0; \
    tape = D(new)(room); \
  } \
  do { \
    REAL *rest = tape; \
    (void)(__VA_ARGS__); \
  } while (0); \
  if (PHASE == KEEP) return tape

/* ---- vectors --------------------------------------------------------------------------------------------------------- */
/* x'y */
RULE(dot, int order, int n, ARRAY(x), ARRAY(y), REAL *result) {
  OPERAND(x);
  OPERAND(y);
  long long room = D(shape)(&x, n, 1, IS_ACTIVE(y)) + D(shape)(&y, n, 1, IS_ACTIVE(x));
  KEEPING(room, HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (PHASE == TANGENT) {
    *result = x.d ? CALL(dot)(n, x.d, x.d_ld, y.at, y.ld) : 0;
    if (y.d) *result += CALL(dot)(n, x.at, x.ld, y.d, y.d_ld);
    return 0;
  }
  if (x.d) CALL(axpy)(n, *result, y.at, y.ld, x.d, x.d_ld);
  if (y.d) CALL(axpy)(n, *result, x.at, x.ld, y.d, y.d_ld);
  return 0;
}

/* |x| */
RULE(nrm2, int order, int n, ARRAY(x), REAL *result) {
  OPERAND(x);
  long long room = D(shape)(&x, n, 1, 1);
  KEEPING(room, HOLD_VECTOR(x));
  REAL length = CALL(nrm2)(n, x.at, x.ld);
  if (PHASE == TANGENT) *result = x.d && length > 0 ? CALL(dot)(n, x.at, x.ld, x.d, x.d_ld) / length : 0;
  else if (x.d && length > 0) CALL(axpy)(n, *result / length, x.at, x.ld, x.d, x.d_ld);
  return 0;
}

/* the sum of all |x_i| */
RULE(asum, int order, int n, ARRAY(x), REAL *result) {
  OPERAND(x);
  long long room = D(shape)(&x, n, 1, 1);
  KEEPING(room, HOLD_VECTOR(x));
  if (PHASE == TANGENT) *result = 0;
  if (!x.d) return 0;
  const REAL *at = D(first_of)(x);
  REAL *d = D(first_d)(x);
  for (long long i = 0; i < n; ++i) {
    REAL sign = at[i * x.ld] < 0 ? -1 : 1;
    if (PHASE == TANGENT) *result += sign * d[i * x.d_ld];
    else d[i * x.d_ld] += sign * *result;
  }
  return 0;
}

/* x = alpha x */
RULE(scal, int order, int n, NUMBER(alpha), ARRAY(x)) {
  OPERAND(x);
  if (x.ld <= 0) n = 0;
  x.state |= CHANGES;
  long long room = D(shape)(&x, n, 1, IS_ACTIVE(alpha));
  KEEPING(room, HOLD_VECTOR(x));
  if (!x.d) return 0;
  REAL change = !alpha_d ? 0 : PHASE == TANGENT ? *alpha_d : CALL(dot)(n, x.at, x.ld, x.d, x.d_ld);
  D(scale)(WHOLE, 1, n, alpha, x.d, x.d_ld);
  if (alpha_d && PHASE == TANGENT) CALL(axpy)(n, change, x.at, x.ld, x.d, x.d_ld);
  if (alpha_d && PHASE == ADJOINT) *alpha_d += change;
  return 0;
}

/* y = alpha x + y; x may be y. */
RULE(axpy, int order, int n, NUMBER(alpha), ARRAY(x), ARRAY(y)) {
  OPERAND(x);
  OPERAND(y);
  if (x.at == y.at) x.state |= CHANGES;
  long long room = D(shape)(&x, n, 1, IS_ACTIVE(alpha));
  KEEPING(room, HOLD_VECTOR(x));
  if (!y.d) return 0;
  REAL change = !alpha_d ? 0 : PHASE == TANGENT ? *alpha_d : CALL(dot)(n, x.at, x.ld, y.d, y.d_ld);
  if (x.d && PHASE == TANGENT) CALL(axpy)(n, alpha, x.d, x.d_ld, y.d, y.d_ld);
  if (x.d && PHASE == ADJOINT) CALL(axpy)(n, alpha, y.d, y.d_ld, x.d, x.d_ld);
  if (alpha_d && PHASE == TANGENT) CALL(axpy)(n, change, x.at, x.ld, y.d, y.d_ld);
  if (alpha_d && PHASE == ADJOINT) *alpha_d += change;
  return 0;
}

/* y = x */
RULE(copy, int order, int n, ARRAY(x), ARRAY(y)) {
  OPERAND(x);
  OPERAND(y);
  if (PHASE == KEEP || !y.d || x.d == y.d) return 0;
  if (x.d && PHASE == ADJOINT) CALL(axpy)(n, 1, y.d, y.d_ld, x.d, x.d_ld);
  D(fill)(WHOLE, 1, n, 0, y.d, y.d_ld < 0 ? -y.d_ld : y.d_ld);
  if (x.d && PHASE == TANGENT) CALL(axpy)(n, 1, x.d, x.d_ld, y.d, y.d_ld);
  return 0;
}

/* x = y, y = x */
RULE(swap, int order, int n, ARRAY(x), ARRAY(y)) {
  OPERAND(x);
  OPERAND(y);
  if (PHASE == KEEP) return 0;
  if (x.d && y.d) CALL(swap)(n, x.d, x.d_ld, y.d, y.d_ld);
  else if (x.d) D(fill)(WHOLE, 1, n, 0, x.d, x.d_ld < 0 ? -x.d_ld : x.d_ld);
  else if (y.d) D(fill)(WHOLE, 1, n, 0, y.d, y.d_ld < 0 ? -y.d_ld : y.d_ld);
  return 0;
}

/* x = c x + s y, y = c y - s x */
RULE(rot, int order, int n, ARRAY(x), ARRAY(y), NUMBER(c), NUMBER(s)) {
  OPERAND(x);
  OPERAND(y);
  int is_read = IS_ACTIVE(c) || IS_ACTIVE(s);
  x.state |= CHANGES, y.state |= CHANGES;
  long long room = D(shape)(&x, n, 1, is_read) + D(shape)(&y, n, 1, is_read);
  KEEPING(room, HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (PHASE == ADJOINT) {
    if (x.d && c_d) *c_d += CALL(dot)(n, x.d, x.d_ld, x.at, x.ld);
    if (y.d && c_d) *c_d += CALL(dot)(n, y.d, y.d_ld, y.at, y.ld);
    if (x.d && s_d) *s_d += CALL(dot)(n, x.d, x.d_ld, y.at, y.ld);
    if (y.d && s_d) *s_d -= CALL(dot)(n, y.d, y.d_ld, x.at, x.ld);
  }
  if (x.d && y.d) CALL(rot)(n, x.d, x.d_ld, y.d, y.d_ld, c, PHASE == TANGENT ? s : -s);
  else if (x.d) D(scale)(WHOLE, 1, n, c, x.d, x.d_ld < 0 ? -x.d_ld : x.d_ld);
  else if (y.d) D(scale)(WHOLE, 1, n, c, y.d, y.d_ld < 0 ? -y.d_ld : y.d_ld);
  if (PHASE == TANGENT) {
    if (x.d && c_d) CALL(axpy)(n, *c_d, x.at, x.ld, x.d, x.d_ld);
    if (y.d && c_d) CALL(axpy)(n, *c_d, y.at, y.ld, y.d, y.d_ld);
    if (x.d && s_d) CALL(axpy)(n, *s_d, y.at, y.ld, x.d, x.d_ld);
    if (y.d && s_d) CALL(axpy)(n, -*s_d, x.at, x.ld, y.d, y.d_ld);
  }
  return 0;
}

/* ---- a matrix and vectors -------------------------------------------------------------------------------------------- */
/* y = alpha op(A) x + beta y */
RULE(gemv, int order, int trans, int m, int n, NUMBER(alpha), ARRAY(a), ARRAY(x), NUMBER(beta), ARRAY(y)) {
  OPERAND(a);
  OPERAND(x);
  OPERAND(y);
  int t = is_transposed(trans);
  if (order == ROWS) {
    t = !t;
    SWAP(int, m, n);
  }
  int rows = t ? n : m, inner = t ? m : n;
  y.state |= CHANGES;
  long long room = D(shape)(&a, m, n, IS_ACTIVE(x) || IS_ACTIVE(alpha)) +
                   D(shape)(&x, inner, 1, IS_ACTIVE(a) || IS_ACTIVE(alpha)) + D(shape)(&y, rows, 1, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (!y.d) return 0;
  int across = y.d_ld < 0 ? -y.d_ld : y.d_ld;
  if (PHASE == TANGENT) {
    D(scale)(WHOLE, 1, rows, beta, y.d, across);
    if (beta_d && beta != 0) CALL(axpy)(rows, *beta_d, y.at, y.ld, y.d, y.d_ld);
    if (alpha_d) CALL(gemv)(t, m, n, *alpha_d, a.at, a.ld, x.at, x.ld, 1, y.d, y.d_ld);
    if (a.d) CALL(gemv)(t, m, n, alpha, a.d, a.d_ld, x.at, x.ld, 1, y.d, y.d_ld);
    if (x.d) CALL(gemv)(t, m, n, alpha, a.at, a.ld, x.d, x.d_ld, 1, y.d, y.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)(rows);
    D(fill)(WHOLE, 1, rows, 0, product, 1);
    CALL(gemv)(t, m, n, 1, a.at, a.ld, x.at, x.ld, 1, product, 1);
    *alpha_d += CALL(dot)(rows, product, 1, y.d, y.d_ld);
    drop_block(product);
  }
  if (a.d && !t) CALL(ger)(m, n, alpha, y.d, y.d_ld, x.at, x.ld, a.d, a.d_ld);
  if (a.d && t) CALL(ger)(m, n, alpha, x.at, x.ld, y.d, y.d_ld, a.d, a.d_ld);
  if (x.d) CALL(gemv)(!t, m, n, alpha, a.at, a.ld, y.d, y.d_ld, 1, x.d, x.d_ld);
  if (beta_d && beta != 0) *beta_d += CALL(dot)(rows, y.at, y.ld, y.d, y.d_ld);
  D(scale)(WHOLE, 1, rows, beta, y.d, across);
  return 0;
}

/* A = alpha x y' + A */
RULE(ger, int order, int m, int n, NUMBER(alpha), ARRAY(x), ARRAY(y), ARRAY(a)) {
  OPERAND(x);
  OPERAND(y);
  OPERAND(a);
  int x_is_read = IS_ACTIVE(y) || IS_ACTIVE(alpha), y_is_read = IS_ACTIVE(x) || IS_ACTIVE(alpha);
  if (order == ROWS) {
    SWAP(D(operand), x, y);
    SWAP(int, m, n);
    SWAP(int, x_is_read, y_is_read);
  }
  long long room = D(shape)(&x, m, 1, x_is_read) + D(shape)(&y, n, 1, y_is_read);
  KEEPING(room, HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (!a.d) return 0;
  if (PHASE == TANGENT) {
    if (alpha_d) CALL(ger)(m, n, *alpha_d, x.at, x.ld, y.at, y.ld, a.d, a.d_ld);
    if (x.d) CALL(ger)(m, n, alpha, x.d, x.d_ld, y.at, y.ld, a.d, a.d_ld);
    if (y.d) CALL(ger)(m, n, alpha, x.at, x.ld, y.d, y.d_ld, a.d, a.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)(m);
    D(fill)(WHOLE, 1, m, 0, product, 1);
    CALL(gemv)(0, m, n, 1, a.d, a.d_ld, y.at, y.ld, 1, product, 1);
    *alpha_d += CALL(dot)(m, product, 1, x.at, x.ld);
    drop_block(product);
  }
  if (x.d) CALL(gemv)(0, m, n, alpha, a.d, a.d_ld, y.at, y.ld, 1, x.d, x.d_ld);
  if (y.d) CALL(gemv)(1, m, n, alpha, a.d, a.d_ld, x.at, x.ld, 1, y.d, y.d_ld);
  return 0;
}

/* y = alpha A x + beta y: an element beside the diagonal stands for two. */
RULE(symv, int order, int uplo, int n, NUMBER(alpha), ARRAY(a), ARRAY(x), NUMBER(beta), ARRAY(y)) {
  OPERAND(a);
  OPERAND(x);
  OPERAND(y);
  int up = is_upper(uplo) == (order == COLUMNS);
  y.state |= CHANGES;
  long long room = D(shape)(&a, n, n, IS_ACTIVE(x) || IS_ACTIVE(alpha)) +
                   D(shape)(&x, n, 1, IS_ACTIVE(a) || IS_ACTIVE(alpha)) + D(shape)(&y, n, 1, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (!y.d) return 0;
  int across = y.d_ld < 0 ? -y.d_ld : y.d_ld;
  if (PHASE == TANGENT) {
    D(scale)(WHOLE, 1, n, beta, y.d, across);
    if (beta_d && beta != 0) CALL(axpy)(n, *beta_d, y.at, y.ld, y.d, y.d_ld);
    if (alpha_d) CALL(symv)(up, n, *alpha_d, a.at, a.ld, x.at, x.ld, 1, y.d, y.d_ld);
    if (a.d) CALL(symv)(up, n, alpha, a.d, a.d_ld, x.at, x.ld, 1, y.d, y.d_ld);
    if (x.d) CALL(symv)(up, n, alpha, a.at, a.ld, x.d, x.d_ld, 1, y.d, y.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)(n);
    D(fill)(WHOLE, 1, n, 0, product, 1);
    CALL(symv)(up, n, 1, a.at, a.ld, x.at, x.ld, 1, product, 1);
    *alpha_d += CALL(dot)(n, product, 1, y.d, y.d_ld);
    drop_block(product);
  }
  if (a.d) {
    D(add_outer)(up ? UPPER : LOWER, n, alpha, D(first_d)(y), y.d_ld, D(first_of)(x), x.ld, a.d, a.d_ld);
    D(add_outer)(up ? ABOVE : BELOW, n, alpha, D(first_of)(x), x.ld, D(first_d)(y), y.d_ld, a.d, a.d_ld);
  }
  if (x.d) CALL(symv)(up, n, alpha, a.at, a.ld, y.d, y.d_ld, 1, x.d, x.d_ld);
  if (beta_d && beta != 0) *beta_d += CALL(dot)(n, y.at, y.ld, y.d, y.d_ld);
  D(scale)(WHOLE, 1, n, beta, y.d, across);
  return 0;
}

/* A = alpha x x' + A: with the triangle G made symmetric, S, its diagonal counts twice in (S + diag S) x. */
RULE(syr, int order, int uplo, int n, NUMBER(alpha), ARRAY(x), ARRAY(a)) {
  OPERAND(x);
  OPERAND(a);
  int up = is_upper(uplo) == (order == COLUMNS);
  long long room = D(shape)(&x, n, 1, 1);
  KEEPING(room, HOLD_VECTOR(x));
  if (!a.d) return 0;
  if (PHASE == TANGENT) {
    if (alpha_d) CALL(syr)(up, n, *alpha_d, x.at, x.ld, a.d, a.d_ld);
    if (x.d) CALL(syr2)(up, n, alpha, x.d, x.d_ld, x.at, x.ld, a.d, a.d_ld);
    return 0;
  }
  REAL *product = D(new)(n);
  D(fill)(WHOLE, 1, n, 0, product, 1);
  CALL(symv)(up, n, 1, a.d, a.d_ld, x.at, x.ld, 1, product, 1);
  D(add_diagonal)(n, 1, a.d, a.d_ld, D(first_of)(x), x.ld, product, 1);
  if (alpha_d) *alpha_d += CALL(dot)(n, product, 1, x.at, x.ld) / 2;
  if (x.d) CALL(axpy)(n, alpha, product, 1, x.d, x.d_ld);
  drop_block(product);
  return 0;
}

/* A = alpha (x y' + y x') + A */
RULE(syr2, int order, int uplo, int n, NUMBER(alpha), ARRAY(x), ARRAY(y), ARRAY(a)) {
  OPERAND(x);
  OPERAND(y);
  OPERAND(a);
  int up = is_upper(uplo) == (order == COLUMNS);
  long long room = D(shape)(&x, n, 1, IS_ACTIVE(y) || IS_ACTIVE(alpha)) + D(shape)(&y, n, 1, IS_ACTIVE(x) || IS_ACTIVE(alpha));
  KEEPING(room, HOLD_VECTOR(x), HOLD_VECTOR(y));
  if (!a.d) return 0;
  if (PHASE == TANGENT) {
    if (alpha_d) CALL(syr2)(up, n, *alpha_d, x.at, x.ld, y.at, y.ld, a.d, a.d_ld);
    if (x.d) CALL(syr2)(up, n, alpha, x.d, x.d_ld, y.at, y.ld, a.d, a.d_ld);
    if (y.d) CALL(syr2)(up, n, alpha, x.at, x.ld, y.d, y.d_ld, a.d, a.d_ld);
    return 0;
  }
  if (alpha_d || x.d) {
    REAL *product = D(new)(n);
    D(fill)(WHOLE, 1, n, 0, product, 1);
    CALL(symv)(up, n, 1, a.d, a.d_ld, y.at, y.ld, 1, product, 1);
    D(add_diagonal)(n, 1, a.d, a.d_ld, D(first_of)(y), y.ld, product, 1);
    if (alpha_d) *alpha_d += CALL(dot)(n, product, 1, x.at, x.ld);
    if (x.d) CALL(axpy)(n, alpha, product, 1, x.d, x.d_ld);
    drop_block(product);
  }
  if (y.d) {
    CALL(symv)(up, n, alpha, a.d, a.d_ld, x.at, x.ld, 1, y.d, y.d_ld);
    D(add_diagonal)(n, alpha, a.d, a.d_ld, D(first_of)(x), x.ld, D(first_d)(y), y.d_ld);
  }
  return 0;
}

/* x = op(A) x */
RULE(trmv, int order, int uplo, int trans, int diag, int n, ARRAY(a), ARRAY(x)) {
  OPERAND(a);
  OPERAND(x);
  int by_columns = order == COLUMNS;
  int up = is_upper(uplo) == by_columns, t = is_transposed(trans) == by_columns, unit = is_unit(diag);
  x.state |= CHANGES;
  long long room = D(shape)(&a, n, n, IS_ACTIVE(x)) + D(shape)(&x, n, 1, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD_VECTOR(x));
  if (!x.d) return 0;
  if (PHASE == TANGENT) {
    CALL(trmv)(up, t, unit, n, a.at, a.ld, x.d, x.d_ld);
    if (!a.d) return 0;
    REAL *product = D(new)(n);
    D(copy)(WHOLE, 1, n, D(first_of)(x), x.ld, product, 1);
    CALL(trmv)(up, t, unit, n, a.d, a.d_ld, product, 1);
    CALL(axpy)(n, 1, product, 1, x.d, x.d_ld);
    if (unit) CALL(axpy)(n, -1, x.at, x.ld, x.d, x.d_ld);
    drop_block(product);
    return 0;
  }
  const REAL *at = D(first_of)(x);
  REAL *g = D(first_d)(x);
  if (a.d && !t) D(add_outer)(part_of(up, unit), n, 1, g, x.d_ld, at, x.ld, a.d, a.d_ld);
  if (a.d && t) D(add_outer)(part_of(up, unit), n, 1, at, x.ld, g, x.d_ld, a.d, a.d_ld);
  CALL(trmv)(up, !t, unit, n, a.at, a.ld, x.d, x.d_ld);
  return 0;
}

/* op(A) x = b, x in the place of b */
RULE(trsv, int order, int uplo, int trans, int diag, int n, ARRAY(a), ARRAY(x)) {
  OPERAND(a);
  OPERAND(x);
  int by_columns = order == COLUMNS;
  int up = is_upper(uplo) == by_columns, t = is_transposed(trans) == by_columns, unit = is_unit(diag);
  long long room = D(shape)(&a, n, n, IS_ACTIVE(x)) + D(shape)(&x, n, 1, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD_VECTOR(x));
  if (!x.d) return 0;
  if (PHASE == TANGENT && a.d) {
    REAL *product = D(new)(n);
    D(copy)(WHOLE, 1, n, D(first_of)(x), x.ld, product, 1);
    CALL(trmv)(up, t, unit, n, a.d, a.d_ld, product, 1);
    CALL(axpy)(n, -1, product, 1, x.d, x.d_ld);
    if (unit) CALL(axpy)(n, 1, x.at, x.ld, x.d, x.d_ld);
    drop_block(product);
  }
  CALL(trsv)(up, PHASE == TANGENT ? t : !t, unit, n, a.at, a.ld, x.d, x.d_ld);
  if (PHASE == TANGENT || !a.d) return 0;
  const REAL *at = D(first_of)(x), *g = D(first_d)(x);
  if (!t) D(add_outer)(part_of(up, unit), n, -1, g, x.d_ld, at, x.ld, a.d, a.d_ld);
  if (t) D(add_outer)(part_of(up, unit), n, -1, at, x.ld, g, x.d_ld, a.d, a.d_ld);
  return 0;
}

/* ---- matrices -------------------------------------------------------------------------------------------------------- */
/* C = alpha op(A) op(B) + beta C */
RULE(gemm, int order, int transa, int transb, int m, int n, int k, NUMBER(alpha), ARRAY(a), ARRAY(b), NUMBER(beta), ARRAY(c)) {
  OPERAND(a);
  OPERAND(b);
  OPERAND(c);
  int ta = is_transposed(transa), tb = is_transposed(transb);
  int a_is_read = IS_ACTIVE(b) || IS_ACTIVE(alpha), b_is_read = IS_ACTIVE(a) || IS_ACTIVE(alpha);
  if (order == ROWS) {
    SWAP(int, ta, tb);
    SWAP(int, m, n);
    SWAP(D(operand), a, b);
    SWAP(int, a_is_read, b_is_read);
  }
  c.state |= CHANGES;
  long long room = D(shape)(&a, ta ? k : m, ta ? m : k, a_is_read) + D(shape)(&b, tb ? n : k, tb ? k : n, b_is_read) +
                   D(shape)(&c, m, n, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD(b), HOLD(c));
  if (!c.d) return 0;
  if (PHASE == TANGENT) {
    D(scale)(WHOLE, m, n, beta, c.d, c.d_ld);
    if (beta_d && beta != 0) D(add)(WHOLE, m, n, *beta_d, c.at, c.ld, c.d, c.d_ld);
    if (alpha_d) CALL(gemm)(ta, tb, m, n, k, *alpha_d, a.at, a.ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (a.d) CALL(gemm)(ta, tb, m, n, k, alpha, a.d, a.d_ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (b.d) CALL(gemm)(ta, tb, m, n, k, alpha, a.at, a.ld, b.d, b.d_ld, 1, c.d, c.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)((long long)m * n);
    D(fill)(WHOLE, m, n, 0, product, at_least_one(m));
    CALL(gemm)(ta, tb, m, n, k, 1, a.at, a.ld, b.at, b.ld, 1, product, at_least_one(m));
    *alpha_d += D(inner)(WHOLE, m, n, product, at_least_one(m), c.d, c.d_ld);
    drop_block(product);
  }
  if (a.d && !ta) CALL(gemm)(0, !tb, m, k, n, alpha, c.d, c.d_ld, b.at, b.ld, 1, a.d, a.d_ld);
  if (a.d && ta) CALL(gemm)(tb, 1, k, m, n, alpha, b.at, b.ld, c.d, c.d_ld, 1, a.d, a.d_ld);
  if (b.d && !tb) CALL(gemm)(!ta, 0, k, n, m, alpha, a.at, a.ld, c.d, c.d_ld, 1, b.d, b.d_ld);
  if (b.d && tb) CALL(gemm)(1, ta, n, k, m, alpha, c.d, c.d_ld, a.at, a.ld, 1, b.d, b.d_ld);
  if (beta_d && beta != 0) *beta_d += D(inner)(WHOLE, m, n, c.at, c.ld, c.d, c.d_ld);
  D(scale)(WHOLE, m, n, beta, c.d, c.d_ld);
  return 0;
}

/* C = alpha A B + beta C, or alpha B A + beta C: an element of A beside the diagonal stands for two. */
RULE(symm, int order, int side, int uplo, int m, int n, NUMBER(alpha), ARRAY(a), ARRAY(b), NUMBER(beta), ARRAY(c)) {
  OPERAND(a);
  OPERAND(b);
  OPERAND(c);
  int by_columns = order == COLUMNS, left = is_left(side) == by_columns, up = is_upper(uplo) == by_columns;
  if (!by_columns) SWAP(int, m, n);
  int inner = left ? m : n;
  c.state |= CHANGES;
  long long room = D(shape)(&a, inner, inner, IS_ACTIVE(b) || IS_ACTIVE(alpha)) +
                   D(shape)(&b, m, n, IS_ACTIVE(a) || IS_ACTIVE(alpha)) + D(shape)(&c, m, n, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD(b), HOLD(c));
  if (!c.d) return 0;
  if (PHASE == TANGENT) {
    D(scale)(WHOLE, m, n, beta, c.d, c.d_ld);
    if (beta_d && beta != 0) D(add)(WHOLE, m, n, *beta_d, c.at, c.ld, c.d, c.d_ld);
    if (alpha_d) CALL(symm)(left, up, m, n, *alpha_d, a.at, a.ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (a.d) CALL(symm)(left, up, m, n, alpha, a.d, a.d_ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (b.d) CALL(symm)(left, up, m, n, alpha, a.at, a.ld, b.d, b.d_ld, 1, c.d, c.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)((long long)m * n);
    D(fill)(WHOLE, m, n, 0, product, at_least_one(m));
    CALL(symm)(left, up, m, n, 1, a.at, a.ld, b.at, b.ld, 1, product, at_least_one(m));
    *alpha_d += D(inner)(WHOLE, m, n, product, at_least_one(m), c.d, c.d_ld);
    drop_block(product);
  }
  if (a.d) { /* G B' + B G', where the diagonal would count twice */
    long long count = (long long)inner;
    REAL *diagonal = D(new)(count);
    for (long long i = 0; i < count; ++i) diagonal[i] = AT(a.d, i, i, a.d_ld);
    D(add_products)(left, m, n, alpha, c.d, c.d_ld, b.at, b.ld, diagonal);
    CALL(syr2k)(up, !left, inner, left ? n : m, alpha, c.d, c.d_ld, b.at, b.ld, 1, a.d, a.d_ld);
    for (long long i = 0; i < count; ++i) AT(a.d, i, i, a.d_ld) = diagonal[i];
    drop_block(diagonal);
  }
  if (b.d) CALL(symm)(left, up, m, n, alpha, a.at, a.ld, c.d, c.d_ld, 1, b.d, b.d_ld);
  if (beta_d && beta != 0) *beta_d += D(inner)(WHOLE, m, n, c.at, c.ld, c.d, c.d_ld);
  D(scale)(WHOLE, m, n, beta, c.d, c.d_ld);
  return 0;
}

/* C = alpha A A' + beta C, or alpha A' A + beta C, in a triangle: see syr. */
RULE(syrk, int order, int uplo, int trans, int n, int k, NUMBER(alpha), ARRAY(a), NUMBER(beta), ARRAY(c)) {
  OPERAND(a);
  OPERAND(c);
  int by_columns = order == COLUMNS, up = is_upper(uplo) == by_columns, t = is_transposed(trans) == by_columns;
  int part = up ? UPPER : LOWER, rows = t ? k : n, columns = t ? n : k;
  c.state |= CHANGES;
  long long room = D(shape)(&a, rows, columns, 1) + D(shape)(&c, n, n, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD(c));
  if (!c.d) return 0;
  if (PHASE == TANGENT) {
    D(scale)(part, n, n, beta, c.d, c.d_ld);
    if (beta_d && beta != 0) D(add)(part, n, n, *beta_d, c.at, c.ld, c.d, c.d_ld);
    if (alpha_d) CALL(syrk)(up, t, n, k, *alpha_d, a.at, a.ld, 1, c.d, c.d_ld);
    if (a.d) CALL(syr2k)(up, t, n, k, alpha, a.d, a.d_ld, a.at, a.ld, 1, c.d, c.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)((long long)n * n);
    D(fill)(WHOLE, n, n, 0, product, at_least_one(n));
    CALL(syrk)(up, t, n, k, 1, a.at, a.ld, 1, product, at_least_one(n));
    *alpha_d += D(inner)(part, n, n, product, at_least_one(n), c.d, c.d_ld);
    drop_block(product);
  }
  if (a.d) {
    CALL(symm)(!t, up, rows, columns, alpha, c.d, c.d_ld, a.at, a.ld, 1, a.d, a.d_ld);
    D(add_scaled)(!t, rows, columns, alpha, c.d, c.d_ld, a.at, a.ld, a.d, a.d_ld);
  }
  if (beta_d && beta != 0) *beta_d += D(inner)(part, n, n, c.at, c.ld, c.d, c.d_ld);
  D(scale)(part, n, n, beta, c.d, c.d_ld);
  return 0;
}

/* C = alpha (A B' + B A') + beta C, or alpha (A' B + B' A) + beta C, in a triangle */
RULE(syr2k, int order, int uplo, int trans, int n, int k, NUMBER(alpha), ARRAY(a), ARRAY(b), NUMBER(beta), ARRAY(c)) {
  OPERAND(a);
  OPERAND(b);
  OPERAND(c);
  int by_columns = order == COLUMNS, up = is_upper(uplo) == by_columns, t = is_transposed(trans) == by_columns;
  int part = up ? UPPER : LOWER, rows = t ? k : n, columns = t ? n : k;
  c.state |= CHANGES;
  long long room = D(shape)(&a, rows, columns, IS_ACTIVE(b) || IS_ACTIVE(alpha)) +
                   D(shape)(&b, rows, columns, IS_ACTIVE(a) || IS_ACTIVE(alpha)) + D(shape)(&c, n, n, IS_ACTIVE(beta));
  KEEPING(room, HOLD(a), HOLD(b), HOLD(c));
  if (!c.d) return 0;
  if (PHASE == TANGENT) {
    D(scale)(part, n, n, beta, c.d, c.d_ld);
    if (beta_d && beta != 0) D(add)(part, n, n, *beta_d, c.at, c.ld, c.d, c.d_ld);
    if (alpha_d) CALL(syr2k)(up, t, n, k, *alpha_d, a.at, a.ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (a.d) CALL(syr2k)(up, t, n, k, alpha, a.d, a.d_ld, b.at, b.ld, 1, c.d, c.d_ld);
    if (b.d) CALL(syr2k)(up, t, n, k, alpha, a.at, a.ld, b.d, b.d_ld, 1, c.d, c.d_ld);
    return 0;
  }
  if (alpha_d) {
    REAL *product = D(new)((long long)n * n);
    D(fill)(WHOLE, n, n, 0, product, at_least_one(n));
    CALL(syr2k)(up, t, n, k, 1, a.at, a.ld, b.at, b.ld, 1, product, at_least_one(n));
    *alpha_d += D(inner)(part, n, n, product, at_least_one(n), c.d, c.d_ld);
    drop_block(product);
  }
  if (a.d) {
    CALL(symm)(!t, up, rows, columns, alpha, c.d, c.d_ld, b.at, b.ld, 1, a.d, a.d_ld);
    D(add_scaled)(!t, rows, columns, alpha, c.d, c.d_ld, b.at, b.ld, a.d, a.d_ld);
  }
  if (b.d) {
    CALL(symm)(!t, up, rows, columns, alpha, c.d, c.d_ld, a.at, a.ld, 1, b.d, b.d_ld);
    D(add_scaled)(!t, rows, columns, alpha, c.d, c.d_ld, a.at, a.ld, b.d, b.d_ld);
  }
  if (beta_d && beta != 0) *beta_d += D(inner)(part, n, n, c.at, c.ld, c.d, c.d_ld);
  D(scale)(part, n, n, beta, c.d, c.d_ld);
  return 0;
}

/* B = alpha op(A) B, or alpha B op(A) */
RULE(trmm, int order, int side, int uplo, int trans, int diag, int m, int n, NUMBER(alpha), ARRAY(a), ARRAY(b)) {
  OPERAND(a);
  OPERAND(b);
  int by_columns = order == COLUMNS, left = is_left(side) == by_columns, up = is_upper(uplo) == by_columns;
  int t = is_transposed(trans), unit = is_unit(diag);
  if (!by_columns) SWAP(int, m, n);
  int inner = left ? m : n;
  b.state |= CHANGES;
  long long room = D(shape)(&a, inner, inner, IS_ACTIVE(b)) + D(shape)(&b, m, n, IS_ACTIVE(a) || IS_ACTIVE(alpha));
  KEEPING(room, HOLD(a), HOLD(b));
  if (!b.d) return 0;
  if (PHASE == TANGENT) {
    CALL(trmm)(left, up, t, unit, m, n, alpha, a.at, a.ld, b.d, b.d_ld);
    if (a.d) PART(add_product)(left, up, t, unit, m, n, alpha, a.d, a.d_ld, b.at, b.ld, b.d, b.d_ld);
    if (alpha_d) {
      int ld = at_least_one(m);
      REAL *product = D(new)((long long)m * n);
      D(copy)(WHOLE, m, n, b.at, b.ld, product, ld);
      CALL(trmm)(left, up, t, unit, m, n, *alpha_d, a.at, a.ld, product, ld);
      D(add)(WHOLE, m, n, 1, product, ld, b.d, b.d_ld);
      drop_block(product);
    }
    return 0;
  }
  if (a.d) PART(add_derivative)(left, up, t, unit, m, n, alpha, b.d, b.d_ld, b.at, b.ld, a.d, a.d_ld);
  CALL(trmm)(left, up, !t, unit, m, n, 1, a.at, a.ld, b.d, b.d_ld);
  if (alpha_d) *alpha_d += D(inner)(WHOLE, m, n, b.at, b.ld, b.d, b.d_ld);
  D(scale)(WHOLE, m, n, alpha, b.d, b.d_ld);
  return 0;
}

/* op(A) X = alpha B, or X op(A) = alpha B, X in the place of B; alpha is inactive. */
RULE(trsm, int order, int side, int uplo, int trans, int diag, int m, int n, NUMBER(alpha), ARRAY(a), ARRAY(b)) {
  OPERAND(a);
  OPERAND(b);
  int by_columns = order == COLUMNS, left = is_left(side) == by_columns, up = is_upper(uplo) == by_columns;
  if (!by_columns) SWAP(int, m, n);
  long long room = D(shape)(&a, left ? m : n, left ? m : n, IS_ACTIVE(b)) + D(shape)(&b, m, n, IS_ACTIVE(a));
  KEEPING(room, HOLD(a), HOLD(b));
  if (b.d) PART(solve)(PHASE, left, up, is_transposed(trans), is_unit(diag), m, n, alpha, a, b);
  return 0;
}

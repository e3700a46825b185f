/* LAPACKE's functions: a matrix by rows (layout 101) is turned to columns and back. */
#define CALL(name, ...) [[clang::always_inline]] NAME(name)(__VA_ARGS__)

inline REAL *NAME(to_columns)(int by_rows, INT m, INT n, const REAL *a, INT lda, INT *ld) {
  *ld = by_rows ? (m > 1 ? m : 1) : lda;
  if (!by_rows) return (REAL *)a;
  REAL *c = NAME(block)(m, n);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(c, i, j, m) = AT(a, j, i, lda);
  return c;
}
inline void NAME(to_rows)(int by_rows, INT m, INT n, REAL *c, REAL *a, INT lda) {
  if (!by_rows) return;
  for (long long j = 0; a && j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(a, j, i, lda) = AT(c, i, j, m);
  free(c);
}
#define OPEN(a, m, n) \
  INT ld_##a; \
  REAL *c_##a = NAME(to_columns)(layout == 101, m, n, a, ld##a, &ld_##a)
#define CLOSE(a, m, n) NAME(to_rows)(layout == 101, m, n, c_##a, a, ld##a)
#define DROP(a) NAME(to_rows)(layout == 101, 0, 0, c_##a, 0, 0)

INT C_NAME(getrf)(int layout, INT m, INT n, REAL *a, INT lda, INT *pivots) {
  INT info;
  OPEN(a, m, n);
  CALL(getrf, &m, &n, c_a, &ld_a, pivots, &info);
  CLOSE(a, m, n);
  return info;
}
INT C_NAME(getrs)(int layout, char trans, INT n, INT nrhs, const REAL *a, INT lda, const INT *pivots, REAL *b, INT ldb) {
  INT info;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(getrs, &trans, &n, &nrhs, c_a, &ld_a, pivots, c_b, &ld_b, &info);
  DROP(a);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(gesv)(int layout, INT n, INT nrhs, REAL *a, INT lda, INT *pivots, REAL *b, INT ldb) {
  INT info;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(gesv, &n, &nrhs, c_a, &ld_a, pivots, c_b, &ld_b, &info);
  CLOSE(a, n, n);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(getri)(int layout, INT n, REAL *a, INT lda, const INT *pivots) {
  INT info, size = 1;
  REAL work;
  OPEN(a, n, n);
  CALL(getri, &n, c_a, &ld_a, pivots, &work, &size, &info);
  CLOSE(a, n, n);
  return info;
}
INT C_NAME(potrf)(int layout, char uplo, INT n, REAL *a, INT lda) {
  INT info;
  OPEN(a, n, n);
  CALL(potrf, &uplo, &n, c_a, &ld_a, &info);
  CLOSE(a, n, n);
  return info;
}
INT C_NAME(potri)(int layout, char uplo, INT n, REAL *a, INT lda) {
  INT info;
  OPEN(a, n, n);
  CALL(potri, &uplo, &n, c_a, &ld_a, &info);
  CLOSE(a, n, n);
  return info;
}
INT C_NAME(potrs)(int layout, char uplo, INT n, INT nrhs, const REAL *a, INT lda, REAL *b, INT ldb) {
  INT info;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(potrs, &uplo, &n, &nrhs, c_a, &ld_a, c_b, &ld_b, &info);
  DROP(a);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(posv)(int layout, char uplo, INT n, INT nrhs, REAL *a, INT lda, REAL *b, INT ldb) {
  INT info;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(posv, &uplo, &n, &nrhs, c_a, &ld_a, c_b, &ld_b, &info);
  CLOSE(a, n, n);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(trtrs)(int layout, char uplo, char trans, char diag, INT n, INT nrhs, const REAL *a, INT lda, REAL *b, INT ldb) {
  INT info;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(trtrs, &uplo, &trans, &diag, &n, &nrhs, c_a, &ld_a, c_b, &ld_b, &info);
  DROP(a);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(sysv)(int layout, char uplo, INT n, INT nrhs, REAL *a, INT lda, INT *pivots, REAL *b, INT ldb) {
  INT info, size = 1;
  REAL work;
  OPEN(a, n, n);
  OPEN(b, n, nrhs);
  CALL(sysv, &uplo, &n, &nrhs, c_a, &ld_a, pivots, c_b, &ld_b, &work, &size, &info);
  CLOSE(a, n, n);
  CLOSE(b, n, nrhs);
  return info;
}
INT C_NAME(gels)(int layout, char trans, INT m, INT n, INT nrhs, REAL *a, INT lda, REAL *b, INT ldb) {
  INT info, size = (m < n ? m : n) + 1;
  const INT rows = m > n ? m : n;
  REAL *work = NAME(block)(size, 1);
  OPEN(a, m, n);
  OPEN(b, rows, nrhs);
  CALL(gels, &trans, &m, &n, &nrhs, c_a, &ld_a, c_b, &ld_b, work, &size, &info);
  CLOSE(a, m, n);
  CLOSE(b, rows, nrhs);
  free(work);
  return info;
}
INT C_NAME(geqrf)(int layout, INT m, INT n, REAL *a, INT lda, REAL *tau) {
  INT info, size = 1;
  REAL work;
  OPEN(a, m, n);
  CALL(geqrf, &m, &n, c_a, &ld_a, tau, &work, &size, &info);
  CLOSE(a, m, n);
  return info;
}
INT C_NAME(orgqr)(int layout, INT m, INT n, INT k, REAL *a, INT lda, const REAL *tau) {
  INT info, size = 1;
  REAL work;
  OPEN(a, m, n);
  CALL(orgqr, &m, &n, &k, c_a, &ld_a, tau, &work, &size, &info);
  CLOSE(a, m, n);
  return info;
}
INT C_NAME(syev)(int layout, char jobz, char uplo, INT n, REAL *a, INT lda, REAL *w) {
  INT info, size = 1;
  REAL work;
  OPEN(a, n, n);
  CALL(syev, &jobz, &uplo, &n, c_a, &ld_a, w, &work, &size, &info);
  CLOSE(a, n, n);
  return info;
}
INT C_NAME(syevd)(int layout, char jobz, char uplo, INT n, REAL *a, INT lda, REAL *w) {
  INT info, size = 1, places, count = 1;
  REAL work;
  OPEN(a, n, n);
  CALL(syevd, &jobz, &uplo, &n, c_a, &ld_a, w, &work, &size, &places, &count, &info);
  CLOSE(a, n, n);
  return info;
}
/* Vectors that nobody asks for are in no array. */
#define COUNT(job, all) (is(&job, 'A') ? (all) : is(&job, 'S') ? (m < n ? m : n) : 0)
INT C_NAME(gesvd)(int layout, char jobu, char jobvt, INT m, INT n, REAL *a, INT lda, REAL *s, REAL *u, INT ldu, REAL *vt,
                  INT ldvt, REAL *superb) {
  INT info, size = 1;
  const INT u_columns = COUNT(jobu, m), v_rows = COUNT(jobvt, n);
  REAL work;
  OPEN(a, m, n);
  OPEN(u, m, u_columns);
  OPEN(vt, v_rows, n);
  CALL(gesvd, &jobu, &jobvt, &m, &n, c_a, &ld_a, s, c_u, &ld_u, c_vt, &ld_vt, &work, &size, &info);
  CLOSE(a, m, n);
  CLOSE(u, m, u_columns);
  CLOSE(vt, v_rows, n);
  for (long long i = 0; i + 1 < (m < n ? m : n); ++i) superb[i] = 0;
  return info;
}
/* 'O': those of the longer side are in A. */
INT C_NAME(gesdd)(int layout, char jobz, INT m, INT n, REAL *a, INT lda, REAL *s, REAL *u, INT ldu, REAL *vt, INT ldvt) {
  INT info, size = 1, places;
  const INT u_columns = is(&jobz, 'O') && m < n ? m : COUNT(jobz, m), v_rows = is(&jobz, 'O') && m >= n ? n : COUNT(jobz, n);
  REAL work;
  OPEN(a, m, n);
  OPEN(u, m, u_columns);
  OPEN(vt, v_rows, n);
  CALL(gesdd, &jobz, &m, &n, c_a, &ld_a, s, c_u, &ld_u, c_vt, &ld_vt, &work, &size, &places, &info);
  CLOSE(a, m, n);
  CLOSE(u, m, u_columns);
  CLOSE(vt, v_rows, n);
  return info;
}
#undef COUNT
INT C_NAME(geev)(int layout, char jobvl, char jobvr, INT n, REAL *a, INT lda, REAL *wr, REAL *wi, REAL *vl, INT ldvl, REAL *vr,
                 INT ldvr) {
  INT info, size = 1;
  const INT left = is(&jobvl, 'V') ? n : 0, right = is(&jobvr, 'V') ? n : 0;
  REAL work;
  OPEN(a, n, n);
  OPEN(vl, n, left);
  OPEN(vr, n, right);
  CALL(geev, &jobvl, &jobvr, &n, c_a, &ld_a, wr, wi, c_vl, &ld_vl, c_vr, &ld_vr, &work, &size, &info);
  CLOSE(a, n, n);
  CLOSE(vl, n, left);
  CLOSE(vr, n, right);
  return info;
}
#undef CALL
#undef OPEN
#undef CLOSE
#undef DROP

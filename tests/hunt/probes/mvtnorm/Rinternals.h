/* A vector of R is its length and its numbers. */
typedef struct vector { int length; double *reals; int *integers; } *SEXP;
#define REALSXP 14
#define REAL(x) ((x)->reals)
#define INTEGER(x) ((x)->integers)
#define LENGTH(x) ((x)->length)
SEXP allocVector(int type, int length);
SEXP R_miwa(SEXP steps, SEXP corr, SEXP upper, SEXP lower, SEXP infin);

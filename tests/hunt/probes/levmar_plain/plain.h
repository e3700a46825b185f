/* levmar without LAPACK: its own elimination. */
#include <levmar.h>
#undef HAVE_LAPACK
int dAx_eq_b_LU_noLapack(double *A, double *B, double *x, int n);
int sAx_eq_b_LU_noLapack(float *A, float *B, float *x, int n);

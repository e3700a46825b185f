/* Checks the derivatives of a function of all processes: NAME(x, n) returns this process's part of the objective, which is
   the sum over processes.

   The gradient against central differences, two lanes of it against one, forward mode against reverse by the dot product
   of all processes, and forward mode in two lanes.  SINGLE: the function computes in single precision. */

#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>

#ifdef SINGLE
#define STEP 1e-2
#define CLOSE 2e-3
#define ROUNDING 1e-5
#else
#define STEP 1e-5
#define CLOSE 1e-7
#define ROUNDING 1e-11
#endif
enum { N = 6 };

double NAME(double *x, int n);
extern int enzyme_dup, enzyme_const, enzyme_width;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct {
  double first, second;
} Two;
Two __enzyme_fwddiff_two(void *, ...);

static int rank, size;

static double total(double own) {
  double all;
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static void point(double *x) {
  for (int i = 0; i < N; i++) x[i] = 0.6 + 0.11 * i + 0.17 * rank + 0.05 * ((i * 7 + rank * 3) % 5);
}

static int differs(double a, double b, double by) { return !(fabs(a - b) <= by * (1 + fabs(b))); }

static int gradient_is_wrong(const double *d) {
  int wrong = 0;
  for (int at = 0; at < size; at++)
    for (int i = 0; i < N; i++) {
      double x[N], f[4];
      for (int k = 0; k < 4; k++) {
        point(x);
        if (at == rank) x[i] += (k - 1.5 + (k > 1 ? 0.5 : -0.5)) * STEP;
        f[k] = total(NAME(x, N));
      }
      double difference = (f[0] - 8 * f[1] + 8 * f[2] - f[3]) / (12 * STEP);
      if (at == rank && differs(d[i], difference, CLOSE)) {
        printf("process %d of %d, x[%d]: %.12g, by differences %.12g\n", rank, size, i, d[i], difference);
        wrong = 1;
      }
    }
  return wrong;
}

static double product(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < N; i++) sum += a[i] * b[i];
  return total(sum);
}

#ifdef SECOND
static void gradient(double *x, double *d) { __enzyme_autodiff((void *)NAME, enzyme_dup, x, d, enzyme_const, N); }

/* The Hessian of the sum times a direction of all processes, against differences of gradients along it. */
static int product_is_wrong(const double *along) {
  double x[N], d[N] = {0}, t[N], h[N] = {0}, g[4][N] = {{0}};
  int wrong = 0;
  point(x);
  memcpy(t, along, sizeof t);
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, t, enzyme_dup, d, h);
  for (int k = 0; k < 4; k++) {
    point(x);
    for (int i = 0; i < N; i++) x[i] += along[i] * (k - 1.5 + (k > 1 ? 0.5 : -0.5)) * STEP;
    gradient(x, g[k]);
  }
  for (int i = 0; i < N; i++) {
    double difference = (g[0][i] - 8 * g[1][i] + 8 * g[2][i] - g[3][i]) / (12 * STEP);
    if (differs(h[i], difference, 100 * CLOSE)) {
      printf("process %d of %d, row %d of the Hessian's product: %.12g, by differences %.12g\n", rank, size, i, h[i], difference);
      wrong = 1;
    }
  }
  return wrong;
}
#endif

int main(int count, char **words) {
  double x[N], d[N] = {0}, e[2][N] = {{0}}, u[N], v[N], t[2][N];
  MPI_Init(&count, &words);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < N; i++) u[i] = cos(1 + 3 * i + 5 * rank), v[i] = sin(2 + i * rank);

  point(x);
  __enzyme_autodiff((void *)NAME, enzyme_dup, x, d, enzyme_const, N);
  int wrong = gradient_is_wrong(d);
  point(x);
  __enzyme_autodiff((void *)NAME, enzyme_width, 2, enzyme_dup, x, e[0], e[1], enzyme_const, N);
  for (int i = 0; i < N; i++)
    if (differs(e[0][i], d[i], ROUNDING) || differs(e[1][i], d[i], ROUNDING)) {
      printf("process %d of %d, x[%d]: %.15g alone, in lanes %.15g and %.15g\n", rank, size, i, d[i], e[0][i], e[1][i]);
      wrong = 1;
    }
  point(x);
  memcpy(t[0], u, sizeof u);
  double along = total(__enzyme_fwddiff((void *)NAME, enzyme_dup, x, t[0], enzyme_const, N));
  point(x);
  memcpy(t[0], u, sizeof u);
  memcpy(t[1], v, sizeof v);
  Two both = __enzyme_fwddiff_two((void *)NAME, enzyme_width, 2, enzyme_dup, x, t[0], t[1], enzyme_const, N);
  double by_u = product(u, d), by_v = product(v, d), first = total(both.first), second = total(both.second);
  if (differs(along, by_u, ROUNDING) || differs(first, by_u, ROUNDING) || differs(second, by_v, ROUNDING)) {
    if (!rank)
      printf("forward %.15g, in lanes %.15g and %.15g; reverse %.15g and %.15g\n", along, first, second, by_u, by_v);
    wrong = 1;
  }
#ifdef SECOND
  wrong |= product_is_wrong(u);
#endif
  wrong = total(wrong) > 0;
  if (!rank) printf("%d processes: %s\n", size, wrong ? "WRONG" : "right");
  MPI_Finalize();
  return wrong;
}

// Conjugate gradients for a distributed tridiagonal system: halo in the product, dot products by Allreduce.
// differentiate: cg_compliance(x, n)
// ranks: 1 2 3 4
#include <mpi.h>
#include <stdlib.h>

typedef struct {
    int n, left, right;
    const double *k; // stiffness on the diagonal
    MPI_Comm comm;
} System;

static double dot(const System *s, const double *a, const double *b) {
    double local = 0, global;
    for (int i = 0; i < s->n; i++) local += a[i] * b[i];
    MPI_Allreduce(&local, &global, 1, MPI_DOUBLE, MPI_SUM, s->comm);
    return global;
}

static void apply(const System *s, const double *p, double *q) {
    double before = 0, after = 0;
    MPI_Sendrecv(&p[s->n - 1], 1, MPI_DOUBLE, s->right, 0, &before, 1, MPI_DOUBLE, s->left, 0, s->comm, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&p[0], 1, MPI_DOUBLE, s->left, 0, &after, 1, MPI_DOUBLE, s->right, 0, s->comm, MPI_STATUS_IGNORE);
    for (int i = 0; i < s->n; i++)
        q[i] = (2 + s->k[i]) * p[i] - (i ? p[i - 1] : before) - (i + 1 < s->n ? p[i + 1] : after);
}

static void solve(const System *s, const double *b, double *u, int iterations) {
    int n = s->n;
    double *r = malloc(3 * n * sizeof *r), *p = r + n, *q = p + n;
    for (int i = 0; i < n; i++) {
        u[i] = 0;
        r[i] = p[i] = b[i];
    }
    double rho = dot(s, r, r);
    for (int k = 0; k < iterations; k++) {
        apply(s, p, q);
        double alpha = rho / dot(s, p, q);
        for (int i = 0; i < n; i++) {
            u[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        double next = dot(s, r, r), beta = next / rho;
        for (int i = 0; i < n; i++) p[i] = r[i] + beta * p[i];
        rho = next;
    }
    free(r);
}

double cg_compliance(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    System s = {n, rank ? rank - 1 : MPI_PROC_NULL, rank + 1 < size ? rank + 1 : MPI_PROC_NULL, x, MPI_COMM_WORLD};
    double b[64], u[64];
    for (int i = 0; i < n; i++) b[i] = 1 + 0.2 * x[i] * x[(i + 1) % n];
    solve(&s, b, u, 5);
    double compliance = 0;
    for (int i = 0; i < n; i++) compliance += b[i] * u[i];
    return compliance;
}

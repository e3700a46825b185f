/* Jacobi sweeps over a grid whose rows are spread over processes, with two buffers that change places, halos by
   messages that return at once, and a sum of squares over all processes.  Times primal and gradient in turns; the
   first process prints medians, and what all processes send (see `messages.py`). */
#include <enzyme.h>
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 101 };
extern long sent_bytes; /* of `counting.c` */

static void exchange(double *u, int rows, int n, int below, int above) {
    MPI_Request requests[4];
    MPI_Irecv(u, n, MPI_DOUBLE, below, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(u + (size_t)(rows + 1) * n, n, MPI_DOUBLE, above, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(u + (size_t)rows * n, n, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(u + n, n, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

static void sweep(const double *u, double *v, int rows, int n) {
    for (size_t i = 1; i <= (size_t)rows; i++)
        for (size_t j = 1; j + 1 < (size_t)n; j++)
            v[i * n + j] = 0.25 * (u[i * n + j - 1] + u[i * n + j + 1] + u[(i - 1) * n + j] + u[(i + 1) * n + j]);
}

/* This process's share of the squares' sum; `start` are its rows. */
double jacobi(const double *start, int rows, int n, int steps) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int below = rank > 0 ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    size_t own = (size_t)rows * n, all = own + 2 * (size_t)n;
    double *u = calloc(all, sizeof *u), *v = calloc(all, sizeof *v), sum = 0, whole;
    for (size_t k = 0; k < own; k++) u[n + k] = v[n + k] = start[k];
    for (int s = 0; s < steps; s++) {
        exchange(u, rows, n, below, above);
        sweep(u, v, rows, n);
        double *old = u;
        u = v;
        v = old;
    }
    for (size_t k = 0; k < own; k++) sum += u[n + k] * u[n + k];
    free(u);
    free(v);
    MPI_Allreduce(&sum, &whole, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return whole / size;
}

static double total(double own) {
    double all;
    PMPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count) {
    qsort(values, count, sizeof *values, compare);
    return count % 2 ? values[count / 2] : 0.5 * (values[count / 2 - 1] + values[count / 2]);
}

/* The gradient along a direction against central differences. */
static double error_of(double *x, const double *d, int rows, int n, int steps) {
    size_t own = (size_t)rows * n;
    double exact = 0, h = 1e-4, f[2];
    for (size_t k = 0; k < own; k++) exact += d[k] * cos(0.3 * k);
    for (int side = 0; side < 2; side++) {
        for (size_t k = 0; k < own; k++) x[k] += (side ? -2 : 1) * h * cos(0.3 * k);
        f[side] = total(jacobi(x, rows, n, steps));
    }
    double difference = (f[0] - f[1]) / (2 * h);
    exact = total(exact);
    return fabs(exact - difference) / (fabs(exact) + fabs(difference));
}

int main(int count, char **words) {
    MPI_Init(&count, &words);
    int rank, size, n = atoi(words[1]), rows = atoi(words[2]), steps = atoi(words[3]), runs = atoi(words[4]);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    size_t own = (size_t)rows * n;
    double *x = malloc(own * sizeof *x), *d = malloc(own * sizeof *d);
    double primal[MOST], gradient[MOST], ratio[MOST], sent[2] = {0};
    for (size_t k = 0; k < own; k++) x[k] = 1 + sin(0.01 * (k + rank * own));
    for (int r = -1; r < runs && r < MOST; r++) { /* (the first turn is not counted) */
        memset(d, 0, own * sizeof *d);
        MPI_Barrier(MPI_COMM_WORLD);
        long before = sent_bytes;
        double t0 = MPI_Wtime();
        jacobi(x, rows, n, steps);
        MPI_Barrier(MPI_COMM_WORLD);
        double t1 = MPI_Wtime();
        long between = sent_bytes;
        __enzyme_autodiff((void *)jacobi, enzyme_dup, x, d, enzyme_const, rows, enzyme_const, n, enzyme_const, steps);
        MPI_Barrier(MPI_COMM_WORLD);
        double t2 = MPI_Wtime();
        if (r < 0) sent[0] = between - before, sent[1] = sent_bytes - between;
        else primal[r] = t1 - t0, gradient[r] = t2 - t1, ratio[r] = gradient[r] / primal[r];
    }
    double forward = total(sent[0]), both = total(sent[1]), error = error_of(x, d, rows, n, steps);
    if (rank == 0)
        printf("{\"primal\": %g, \"gradient\": %g, \"ratio\": %g, \"sent\": %.0f, \"sent_by_gradient\": %.0f, \"error\": %g}\n",
               median(primal, runs), median(gradient, runs), median(ratio, runs), forward, both, error);
    MPI_Finalize();
    return 0;
}

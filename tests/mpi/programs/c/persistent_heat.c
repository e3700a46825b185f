// Heat equation with persistent requests: Send_init/Recv_init once, Startall/Waitall every step, Request_free at the end.
// second: yes
// differentiate: persistent_heat(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

typedef struct {
    double *u;
    int n;
    MPI_Request requests[4];
} Domain;

static void setup(Domain *d, const double *x, int n, MPI_Comm comm) {
    int rank, size;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    d->n = n;
    d->u = malloc((n + 2) * sizeof *d->u);
    for (int i = 0; i < n; i++) d->u[i + 1] = x[i];
    MPI_Recv_init(&d->u[0], 1, MPI_DOUBLE, left, 1, comm, &d->requests[0]);
    MPI_Recv_init(&d->u[n + 1], 1, MPI_DOUBLE, right, 2, comm, &d->requests[1]);
    MPI_Send_init(&d->u[n], 1, MPI_DOUBLE, right, 1, comm, &d->requests[2]);
    MPI_Send_init(&d->u[1], 1, MPI_DOUBLE, left, 2, comm, &d->requests[3]);
}

static void advance(Domain *d) {
    MPI_Startall(4, d->requests);
    MPI_Waitall(4, d->requests, MPI_STATUSES_IGNORE);
    double before = d->u[0];
    for (int i = 1; i <= d->n; i++) {
        double here = d->u[i];
        d->u[i] = here + 0.15 * (before - 2 * here + d->u[i + 1]) + 0.05 * sin(here) * before;
        before = here;
    }
}

double persistent_heat(double *x, int n) {
    Domain d;
    setup(&d, x, n, MPI_COMM_WORLD);
    for (int t = 0; t < 5; t++) advance(&d);
    double result = 0;
    for (int i = 1; i <= n; i++) result += d.u[i] * d.u[i];
    for (int k = 0; k < 4; k++) MPI_Request_free(&d.requests[k]);
    free(d.u);
    return result;
}

// Integer messages beside floating ones: first how many and which indices, then the data of this length.
// differentiate: sparse_update(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

typedef struct {
    int count;
    int *index;
    double *value;
} Sparse;

static Sparse select_entries(const double *x, int n, int rank) {
    Sparse s = {2 + rank % 3, malloc(n * sizeof(int)), malloc(n * sizeof(double))};
    for (int k = 0; k < s.count; k++) {
        s.index[k] = (k * 2 + rank) % n;
        s.value[k] = x[s.index[k]] * x[(s.index[k] + 1) % n];
    }
    return s;
}

static void send_sparse(const Sparse *s, int to) {
    MPI_Send(&s->count, 1, MPI_INT, to, 1, MPI_COMM_WORLD);
    MPI_Send(s->index, s->count, MPI_INT, to, 2, MPI_COMM_WORLD);
    MPI_Send(s->value, s->count, MPI_DOUBLE, to, 3, MPI_COMM_WORLD);
}

static Sparse receive_sparse(int from) {
    Sparse s;
    MPI_Recv(&s.count, 1, MPI_INT, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    s.index = malloc(s.count * sizeof(int));
    s.value = malloc(s.count * sizeof(double));
    MPI_Recv(s.index, s.count, MPI_INT, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(s.value, s.count, MPI_DOUBLE, from, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return s;
}

static void drop(Sparse *s) {
    free(s->index);
    free(s->value);
}

double sparse_update(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double field[64], result = 0;
    for (int i = 0; i < n; i++) field[i] = x[i];
    for (int sender = 0; sender < size; sender++) { // everyone sends to everyone in turn
        if (rank == sender) {
            Sparse s = select_entries(field, n, rank);
            for (int p = 0; p < size; p++)
                if (p != rank) send_sparse(&s, p);
            drop(&s);
        } else {
            Sparse s = receive_sparse(sender);
            for (int k = 0; k < s.count; k++) field[s.index[k]] += 0.3 * sin(s.value[k]);
            drop(&s);
        }
    }
    for (int i = 0; i < n; i++) result += field[i] * field[i] * (i + 1);
    return result;
}

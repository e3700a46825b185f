// Bytes go around a ring: those who pass them on look at a count alone, or at nothing.
// differentiate: forwarded(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int hops;
    double value, weight;
} Packet;

static void hand_on(const void *from, void *to, int bytes, int size, int rank) {
    MPI_Sendrecv(from, bytes, MPI_BYTE, (rank + 1) % size, 7, to, bytes, MPI_BYTE, (rank + size - 1) % size, 7, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
}

double forwarded(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Packet own = {0, x[0] * x[1], cos(x[2])};
    char *held = malloc(sizeof own), *got = malloc(sizeof own);
    memcpy(held, &own, sizeof own);
    for (int hop = 0; hop + 1 < size; hop++) {
        hand_on(held, got, sizeof own, size, rank);
        ((Packet *)got)->hops++;
        memcpy(held, got, sizeof own);
    }
    Packet last;
    memcpy(&last, held, sizeof last);
    free(held), free(got);
    return last.value * last.weight * x[3] + last.hops * x[4] * last.value;
}

// Particles with doubles and ints migrate: Type_create_struct, Get_address, and Type_create_resized to the size of the C struct.
// differentiate: migrate_particles(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stddef.h>

typedef struct {
    int id;
    double position[2];
    char label;
    double charge;
    int cell;
} Particle;

enum { COUNT = 3 };

static MPI_Datatype particle_type(void) {
    Particle p;
    int lengths[4] = {1, 2, 1, 1};
    MPI_Datatype types[4] = {MPI_INT, MPI_DOUBLE, MPI_DOUBLE, MPI_INT}, packed, full;
    MPI_Aint base, at[4];
    MPI_Get_address(&p, &base);
    MPI_Get_address(&p.id, &at[0]);
    MPI_Get_address(&p.position, &at[1]);
    MPI_Get_address(&p.charge, &at[2]);
    MPI_Get_address(&p.cell, &at[3]);
    for (int k = 0; k < 4; k++) at[k] -= base;
    MPI_Type_create_struct(4, lengths, at, types, &packed);
    MPI_Type_create_resized(packed, 0, sizeof(Particle), &full);
    MPI_Type_commit(&full);
    MPI_Type_free(&packed);
    return full;
}

static double interact(const Particle *a, const Particle *b) {
    double dx = a->position[0] - b->position[0], dy = a->position[1] - b->position[1];
    return a->charge * b->charge / sqrt(0.2 + dx * dx + dy * dy) * (1 + 0.01 * a->id * b->cell);
}

double migrate_particles(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Datatype type = particle_type();
    Particle mine[COUNT], guests[COUNT];
    for (int k = 0; k < COUNT; k++) {
        Particle p = {rank * COUNT + k, {x[(2 * k) % n], x[(2 * k + 1) % n]}, 'p', x[k] * x[k + 3 < n ? k + 3 : 0], k + 1};
        mine[k] = p;
    }
    double energy = 0;
    for (int hop = 1; hop <= 2; hop++) {
        MPI_Sendrecv(mine, COUNT, type, (rank + hop) % size, hop, guests, COUNT, type, (rank + hop * size - hop) % size, hop,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int a = 0; a < COUNT; a++)
            for (int b = 0; b < COUNT; b++) energy += interact(&mine[a], &guests[b]);
        for (int a = 0; a < COUNT; a++) mine[a].charge += 0.1 * guests[a].charge * guests[a].position[1];
    }
    MPI_Type_free(&type);
    return energy;
}

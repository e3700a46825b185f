// A user operation that does not commute: composing affine maps (a, b), as a derived type, by Allreduce and Scan.
// differentiate: compose_maps(x, n)
// second: yes
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

typedef struct {
    double a, b; // y -> a y + b
} Map;

static void compose(void *first_maps, void *second_maps, int *count, MPI_Datatype *type) {
    const Map *first = first_maps;
    Map *second = second_maps;
    for (int i = 0; i < *count; i++) {
        Map both = {second[i].a * first[i].a, second[i].a * first[i].b + second[i].b};
        second[i] = both;
    }
}

double compose_maps(double *x, int n) {
    MPI_Datatype map_type;
    MPI_Op op;
    MPI_Type_contiguous(2, MPI_DOUBLE, &map_type);
    MPI_Type_commit(&map_type);
    MPI_Op_create(compose, 0, &op);
    Map mine[2] = {{1, 0}, {1, 0}}, upto[2], all[2];
    for (int i = 0; i < n; i++) {
        double a = 0.5 + 0.3 * x[i], b = sin(x[i]);
        mine[i % 2].a *= a;
        mine[i % 2].b = a * mine[i % 2].b + b;
    }
    MPI_Scan(mine, upto, 2, map_type, op, MPI_COMM_WORLD);
    MPI_Allreduce(mine, all, 2, map_type, op, MPI_COMM_WORLD);
    MPI_Op_free(&op);
    MPI_Type_free(&map_type);
    return upto[0].a * x[0] + upto[0].b * upto[1].b + sin(all[0].a * x[1] + all[0].b) + all[1].b * upto[1].a;
}

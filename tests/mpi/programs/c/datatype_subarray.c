// Faces of a three-dimensional block exchanged with Type_create_subarray.
// differentiate: block_faces(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

enum { NX = 4, NY = 3, NZ = 3 }; // x is the direction of the ranks; planes 0 and NX - 1 are halo

static MPI_Datatype face(int plane) {
    int sizes[3] = {NZ, NY, NX}, part[3] = {NZ, NY, 1}, start[3] = {0, 0, plane};
    MPI_Datatype type;
    MPI_Type_create_subarray(3, sizes, part, start, MPI_ORDER_C, MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    return type;
}

double block_faces(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    MPI_Datatype faces[4] = {face(0), face(1), face(NX - 2), face(NX - 1)};
    double a[NZ][NY][NX] = {{{0}}};
    for (int k = 0; k < NZ; k++)
        for (int j = 0; j < NY; j++)
            for (int i = 1; i < NX - 1; i++) a[k][j][i] = x[(k * NY + j + i) % n] * (1 + 0.1 * k);
    for (int step = 0; step < 2; step++) {
        MPI_Request r[4];
        MPI_Irecv(a, 1, faces[0], left, 1, MPI_COMM_WORLD, &r[0]);
        MPI_Irecv(a, 1, faces[3], right, 2, MPI_COMM_WORLD, &r[1]);
        MPI_Isend(a, 1, faces[2], right, 1, MPI_COMM_WORLD, &r[2]);
        MPI_Isend(a, 1, faces[1], left, 2, MPI_COMM_WORLD, &r[3]);
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        for (int k = 0; k < NZ; k++)
            for (int j = 0; j < NY; j++) {
                double west = a[k][j][0], one = a[k][j][1], two = a[k][j][2], east = a[k][j][3];
                a[k][j][1] = one + 0.2 * (west * two - one);
                a[k][j][2] = two + 0.2 * (sin(east) + one - 2 * two);
            }
    }
    for (int f = 0; f < 4; f++) MPI_Type_free(&faces[f]);
    double sum = 0;
    for (int k = 0; k < NZ; k++)
        for (int j = 0; j < NY; j++) sum += a[k][j][1] * a[k][j][1] + a[k][j][2] * a[k][j][1];
    return sum;
}

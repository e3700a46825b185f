// Heat equation on a 2D process grid: Dims_create, Cart_create, Cart_shift, row halo contiguous, column halo by Type_vector, sums along a row by Cart_sub.
// differentiate: plate_energy(x, n)
// ranks: 1 2 3 4
#include <mpi.h>
#include <string.h>

enum { ROWS = 2, COLUMNS = 3, H = ROWS + 2, W = COLUMNS + 2 };

typedef struct {
    MPI_Comm grid, line;
    MPI_Datatype column;
    int up, down, left, right;
} Topology;

static void build(Topology *t) {
    int size, dims[2] = {0, 0}, periods[2] = {0, 1}, along[2] = {0, 1};
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &t->grid);
    MPI_Cart_shift(t->grid, 0, 1, &t->up, &t->down);
    MPI_Cart_shift(t->grid, 1, 1, &t->left, &t->right);
    MPI_Cart_sub(t->grid, along, &t->line);
    MPI_Type_vector(ROWS, 1, W, MPI_DOUBLE, &t->column);
    MPI_Type_commit(&t->column);
}

static void destroy(Topology *t) {
    MPI_Type_free(&t->column);
    MPI_Comm_free(&t->line);
    MPI_Comm_free(&t->grid);
}

static void halo(const Topology *t, double u[H][W]) {
    MPI_Sendrecv(&u[1][1], COLUMNS, MPI_DOUBLE, t->up, 0, &u[ROWS + 1][1], COLUMNS, MPI_DOUBLE, t->down, 0, t->grid, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[ROWS][1], COLUMNS, MPI_DOUBLE, t->down, 1, &u[0][1], COLUMNS, MPI_DOUBLE, t->up, 1, t->grid, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[1][1], 1, t->column, t->left, 2, &u[1][COLUMNS + 1], 1, t->column, t->right, 2, t->grid, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[1][COLUMNS], 1, t->column, t->right, 3, &u[1][0], 1, t->column, t->left, 3, t->grid, MPI_STATUS_IGNORE);
}

double plate_energy(double *x, int n) {
    Topology t;
    build(&t);
    double u[H][W] = {{0}}, v[H][W];
    for (int k = 0; k < ROWS * COLUMNS; k++) u[1 + k / COLUMNS][1 + k % COLUMNS] = x[k % n];
    for (int step = 0; step < 4; step++) {
        halo(&t, u);
        memcpy(v, u, sizeof v);
        for (int i = 1; i <= ROWS; i++)
            for (int j = 1; j <= COLUMNS; j++)
                u[i][j] = v[i][j] + 0.1 * (1 + 0.2 * v[i][j]) * (v[i - 1][j] + v[i + 1][j] + v[i][j - 1] + v[i][j + 1] - 4 * v[i][j]);
    }
    double local = 0, along_row, energy = 0;
    for (int i = 1; i <= ROWS; i++)
        for (int j = 1; j <= COLUMNS; j++) local += u[i][j];
    MPI_Allreduce(&local, &along_row, 1, MPI_DOUBLE, MPI_SUM, t.line);
    for (int i = 1; i <= ROWS; i++)
        for (int j = 1; j <= COLUMNS; j++) energy += u[i][j] * u[i][j] * along_row;
    destroy(&t);
    return energy;
}

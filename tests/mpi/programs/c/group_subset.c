// Groups: Comm_group, Group_incl, Comm_create; only the lower half of the ranks works in the new communicator, kept in a static.
// differentiate: subset_work(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static MPI_Comm subset;
static int ready = 0;

static void make_subset(int size) {
    MPI_Group everyone, some;
    int members[64], count = (size + 1) / 2;
    for (int k = 0; k < count; k++) members[k] = k;
    MPI_Comm_group(MPI_COMM_WORLD, &everyone);
    MPI_Group_incl(everyone, count, members, &some);
    MPI_Comm_create(MPI_COMM_WORLD, some, &subset);
    MPI_Group_free(&some);
    MPI_Group_free(&everyone);
    ready = 1;
}

double subset_work(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!ready) make_subset(size);
    int helper_of = rank - (size + 1) / 2; // an upper rank hands its data to a lower one
    double theirs[64] = {0}, strength = 0;
    if (helper_of >= 0) {
        MPI_Send(x, n, MPI_DOUBLE, helper_of, 0, MPI_COMM_WORLD);
        MPI_Recv(&strength, 1, MPI_DOUBLE, helper_of, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        return strength * x[n - 1];
    }
    int helper = rank + (size + 1) / 2, has_helper = helper < size;
    if (has_helper) MPI_Recv(theirs, n, MPI_DOUBLE, helper, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double local = 0;
    for (int i = 0; i < n; i++) local += x[i] * x[i] + theirs[i] * x[n - 1 - i] * sin(theirs[i]);
    MPI_Allreduce(&local, &strength, 1, MPI_DOUBLE, MPI_SUM, subset);
    strength = sqrt(1 + strength);
    if (has_helper) MPI_Send(&strength, 1, MPI_DOUBLE, helper, 1, MPI_COMM_WORLD);
    return strength * x[0] + local * 0.1;
}

// Active data goes through a shared file: MPI_File_write_at, then another rank's part is read back by MPI_File_read_at.
// differentiate: file_round_trip(x, n)
// ranks: 1 2 3 4
// refused: MPI_File|file
#include <math.h>
#include <mpi.h>

double file_round_trip(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_File file;
    double in[64], sum = 0;
    MPI_Offset part = n * sizeof(double);
    MPI_File_open(MPI_COMM_WORLD, "round_trip.bin", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                  MPI_INFO_NULL, &file);
    MPI_File_write_at(file, rank * part, x, n, MPI_DOUBLE, MPI_STATUS_IGNORE);
    MPI_File_sync(file);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_File_sync(file);
    MPI_File_read_at(file, (rank + 1) % size * part, in, n, MPI_DOUBLE, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    for (int i = 0; i < n; i++) sum += in[i] * sin(x[i]);
    return sum;
}

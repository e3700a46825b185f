// Complex numbers (MPI_C_DOUBLE_COMPLEX): a distributed Fourier sum by Allreduce, and a ring of complex amplitudes.
// differentiate: complex_signal(x, n)
// ranks: 1 2 3 4
#include <complex.h>
#include <math.h>
#include <mpi.h>

double complex_signal(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double complex local[4], spectrum[4], amplitude[2], received[2];
    double pi = 3.14159265358979323846;
    for (int k = 0; k < 4; k++) {
        local[k] = 0;
        for (int i = 0; i < n; i++) {
            double phase = -2 * pi * k * (rank * n + i) / (n * size);
            local[k] += x[i] * (cos(phase) + I * sin(phase));
        }
    }
    MPI_Allreduce(local, spectrum, 4, MPI_C_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
    amplitude[0] = (x[0] + I * x[1]) * spectrum[1];
    amplitude[1] = (x[2] - I * x[3]) * conj(spectrum[2]);
    MPI_Sendrecv(amplitude, 2, MPI_C_DOUBLE_COMPLEX, (rank + 1) % size, 0, received, 2, MPI_C_DOUBLE_COMPLEX,
                 (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double power = 0;
    for (int k = 0; k < 4; k++) {
        double complex z = spectrum[k] * received[k % 2];
        power += (creal(z) * creal(z) + cimag(z) * cimag(z)) / (100.0 * (k + 1));
    }
    return power + creal(received[0] * received[1]) * x[n - 1] * 0.1;
}

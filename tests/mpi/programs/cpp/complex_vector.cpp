// std::complex<double> vectors: Alltoall as MPI_C_DOUBLE_COMPLEX and Bcast of a phase; power of a small transform.
// differentiate: complex_alltoall(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <complex>
#include <mpi.h>
#include <vector>

using Complex = std::complex<double>;

extern "C" double complex_alltoall(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<Complex> out(2 * size), in(2 * size);
    Complex phase(0, 0);
    if (rank == size - 1) phase = Complex(std::cos(x[0]), std::sin(x[1]));
    MPI_Bcast(&phase, 1, MPI_C_DOUBLE_COMPLEX, size - 1, MPI_COMM_WORLD);
    for (int k = 0; k < 2 * size; k++) {
        Complex z(x[k % n], x[(k + 3) % n] * 0.5);
        out[k] = z * phase + z * z * 0.2;
    }
    MPI_Alltoall(out.data(), 2, MPI_C_DOUBLE_COMPLEX, in.data(), 2, MPI_C_DOUBLE_COMPLEX, MPI_COMM_WORLD);
    Complex sum(0, 0);
    double power = 0;
    for (int k = 0; k < 2 * size; k++) {
        sum += in[k] * Complex(std::cos(0.4 * k), std::sin(0.4 * k));
        power += in[k].real() * in[k].real() + in[k].imag() * in[k].imag() * x[(k + 2) % n];
    }
    for (int i = 0; i < n; i++) power += 0.1 * x[i] * (sum.real() * sum.imag());
    return power;
}

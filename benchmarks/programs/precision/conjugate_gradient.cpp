// Conjugate gradients for the 27-point operator on a box of nx × ny × nz, its matrix in rows, as HPCCG has it.
#include <cmath>

namespace {
struct Matrix {
    int *starts, *columns;
    double *entries;
};

Matrix box(int nx, int ny, int nz) {
    const int n = nx * ny * nz;
    Matrix made = {new int[n + 1], new int[27 * n], new double[27 * n]};
    int row = 0, entry = 0;
    for (int z = 0; z < nz; ++z)
        for (int y = 0; y < ny; ++y)
            for (int x = 0; x < nx; ++x) {
                made.starts[row++] = entry;
                for (int dz = -1; dz <= 1; ++dz)
                    for (int dy = -1; dy <= 1; ++dy)
                        for (int dx = -1; dx <= 1; ++dx) {
                            const int i = x + dx, j = y + dy, k = z + dz;
                            if (i < 0 || i >= nx || j < 0 || j >= ny || k < 0 || k >= nz) continue;
                            made.columns[entry] = i + nx * (j + ny * k);
                            made.entries[entry++] = dx || dy || dz ? -1.0 : 27.0;
                        }
            }
    made.starts[row] = entry;
    return made;
}

void multiply(const Matrix &matrix, const double *x, double *product, int n) {
    for (int row = 0; row < n; ++row) {
        double sum = 0;
        for (int k = matrix.starts[row]; k < matrix.starts[row + 1]; ++k) sum += matrix.entries[k] * x[matrix.columns[k]];
        product[row] = sum;
    }
}

double dot(const double *left, const double *right, int n) {
    double sum = 0;
    for (int k = 0; k < n; ++k) sum += left[k] * right[k];
    return sum;
}
}  // namespace

// ‖x‖ after some iterations for A x = b, from x = 0.
extern "C" double conjugate_gradient(const double *b, int nx, int ny, int nz, int iterations) {
    const int n = nx * ny * nz;
    const Matrix matrix = box(nx, ny, nz);
    double *x = new double[n], *residual = new double[n], *direction = new double[n], *image = new double[n];
    for (int k = 0; k < n; ++k) {
        x[k] = 0;
        residual[k] = direction[k] = b[k];
    }
    double size = dot(residual, residual, n);
    for (int round = 0; round < iterations; ++round) {
        multiply(matrix, direction, image, n);
        const double alpha = size / dot(direction, image, n);
        for (int k = 0; k < n; ++k) {
            x[k] += alpha * direction[k];
            residual[k] -= alpha * image[k];
        }
        const double next = dot(residual, residual, n);
        const double beta = next / size;
        size = next;
        for (int k = 0; k < n; ++k) direction[k] = residual[k] + beta * direction[k];
    }
    const double norm = std::sqrt(dot(x, x, n));
    delete[] matrix.starts;
    delete[] matrix.columns;
    delete[] matrix.entries;
    delete[] x;
    delete[] residual;
    delete[] direction;
    delete[] image;
    return norm;
}

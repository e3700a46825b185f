// A step of the lattice Boltzmann method in two dimensions with nine velocities: collide, and stream to the neighbours.
#include <enzyme.h>

__constant__ int velocity_x[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int velocity_y[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ double weight[9] = {4.0 / 9,  1.0 / 9,  1.0 / 9,  1.0 / 9, 1.0 / 9,
                                 1.0 / 36, 1.0 / 36, 1.0 / 36, 1.0 / 36};

__device__ void step(const double *before, double *after, double omega, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    double f[9], density = 0.0, ux = 0.0, uy = 0.0;
    for (int k = 0; k < 9; k++) {
        f[k] = before[(k * ny + j) * nx + i];
        density += f[k], ux += velocity_x[k] * f[k], uy += velocity_y[k] * f[k];
    }
    ux /= density, uy /= density;
    double square = 1.5 * (ux * ux + uy * uy);
    for (int k = 0; k < 9; k++) {
        double along = 3.0 * (velocity_x[k] * ux + velocity_y[k] * uy);
        double balance = weight[k] * density * (1.0 + along + 0.5 * along * along - square);
        int to_x = (i + velocity_x[k] + nx) % nx, to_y = (j + velocity_y[k] + ny) % ny;
        after[(k * ny + to_y) * nx + to_x] = f[k] + omega * (balance - f[k]);
    }
}

extern "C" __global__ void primal(const double *before, double *after, double omega, int nx, int ny) {
    step(before, after, omega, nx, ny);
}
extern "C" __global__ void gradient(const double *before, double *dbefore, double *after, double *dafter, double omega,
                                    int nx, int ny) {
    __enzyme_autodiff<void>((void *)step, enzyme_dup, before, dbefore, enzyme_dup, after, dafter, enzyme_const, omega,
                            enzyme_const, nx, enzyme_const, ny);
}
extern "C" __global__ void tangent(const double *before, double *dbefore, double *after, double *dafter, double omega,
                                   int nx, int ny) {
    __enzyme_fwddiff<void>((void *)step, enzyme_dup, before, dbefore, enzyme_dup, after, dafter, enzyme_const, omega,
                           enzyme_const, nx, enzyme_const, ny);
}

// Forces along a line, a tile of shared memory at a time, and local arrays, on AMD's devices.
#include "hip.h"

#define TILE 32

__device__ void forces(const double *__restrict__ place, double *__restrict__ force, int n) {
    __shared__ double tile[TILE];
    int t = thread(), i = block() * TILE + t;
    double own = place[i], part[2] = {0.0, 0.0};
    for (int first = 0; first < n; first += TILE) {
        tile[t] = place[first + t];
        wait();
        for (int j = 0; j < TILE; j++) {
            double distance = tile[j] - own;
            part[j & 1 & i] += distance / (1.0 + distance * distance);
        }
        wait();
    }
    force[i] = part[0] * part[1] + part[0];
}

extern "C" __global__ void primal(const double *place, double *force, int n) { forces(place, force, n); }
extern "C" __global__ void gradient(const double *place, double *dplace, double *force, double *dforce, int n) {
    __enzyme_autodiff<void>((void *)forces, enzyme_dup, place, dplace, enzyme_dup, force, dforce, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *place, double *dplace, double *force, double *dforce, int n) {
    __enzyme_fwddiff<void>((void *)forces, enzyme_dup, place, dplace, enzyme_dup, force, dforce, enzyme_const, n);
}

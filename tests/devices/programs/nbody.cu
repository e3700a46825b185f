// Forces among bodies: each block goes through all of them, a tile in shared memory at a time.
#include <enzyme.h>

#define TILE 32

struct Body {
    double x, y, z, mass;
};

__device__ void forces(const Body *__restrict__ bodies, double *__restrict__ force, int n) {
    __shared__ Body tile[TILE];
    int i = blockIdx.x * TILE + threadIdx.x;
    Body own = bodies[i];
    double fx = 0.0, fy = 0.0, fz = 0.0;
    for (int first = 0; first < n; first += TILE) {
        tile[threadIdx.x] = bodies[first + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < TILE; j++) {
            double dx = tile[j].x - own.x, dy = tile[j].y - own.y, dz = tile[j].z - own.z;
            double inverse = rsqrt(dx * dx + dy * dy + dz * dz + 0.1);
            double strength = tile[j].mass * inverse * inverse * inverse;
            fx += strength * dx, fy += strength * dy, fz += strength * dz;
        }
        __syncthreads();
    }
    force[3 * i] = own.mass * fx, force[3 * i + 1] = own.mass * fy, force[3 * i + 2] = own.mass * fz;
}

extern "C" __global__ void primal(const Body *bodies, double *force, int n) { forces(bodies, force, n); }
extern "C" __global__ void gradient(const Body *bodies, Body *dbodies, double *force, double *dforce, int n) {
    __enzyme_autodiff<void>((void *)forces, enzyme_dup, bodies, dbodies, enzyme_dup, force, dforce, enzyme_const, n);
}
extern "C" __global__ void tangent(const Body *bodies, Body *dbodies, double *force, double *dforce, int n) {
    __enzyme_fwddiff<void>((void *)forces, enzyme_dup, bodies, dbodies, enzyme_dup, force, dforce, enzyme_const, n);
}

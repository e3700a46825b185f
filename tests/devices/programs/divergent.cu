// Each thread solves Kepler's equation to a tolerance: loops of different lengths, and some threads leave at once.
#include <enzyme.h>

__device__ void anomaly(const double *mean, const double *eccentricity, double *found, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || mean[i] < 0.1) return;
    double e = eccentricity[i], angle = mean[i];
    for (int turn = 0; turn < 50; turn++) {
        double step = (angle - e * sin(angle) - mean[i]) / (1.0 - e * cos(angle));
        angle -= step;
        if (fabs(step) < 1e-14) break;
    }
    found[i] = cos(angle) - e;
}

extern "C" __global__ void primal(const double *mean, const double *eccentricity, double *found, int n) {
    anomaly(mean, eccentricity, found, n);
}
extern "C" __global__ void gradient(const double *mean, double *dmean, const double *eccentricity,
                                    double *deccentricity, double *found, double *dfound, int n) {
    __enzyme_autodiff<void>((void *)anomaly, enzyme_dup, mean, dmean, enzyme_dup, eccentricity, deccentricity,
                            enzyme_dup, found, dfound, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *mean, double *dmean, const double *eccentricity,
                                   double *deccentricity, double *found, double *dfound, int n) {
    __enzyme_fwddiff<void>((void *)anomaly, enzyme_dup, mean, dmean, enzyme_dup, eccentricity, deccentricity,
                           enzyme_dup, found, dfound, enzyme_const, n);
}

// Cross sections of neutrons in a mixture, as XSBench looks them up: a binary search and an interpolation a nuclide.
#include <enzyme.h>

#define GRID 64

__device__ void total(const double *__restrict__ energies, const double *__restrict__ sections,
                      const double *__restrict__ density, const int *__restrict__ nuclides,
                      const double *__restrict__ asked, double *__restrict__ found, int count, int lookups) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= lookups) return;
    double energy = asked[i], sum = 0.0;
    for (int k = 0; k < count; k++) {
        const double *grid = energies + nuclides[k] * GRID, *values = sections + nuclides[k] * GRID;
        int low = 0, high = GRID - 1;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (grid[middle] > energy) high = middle;
            else low = middle;
        }
        double share = (energy - grid[low]) / (grid[low + 1] - grid[low]);
        sum += density[k] * (values[low] + share * (values[low + 1] - values[low]));
    }
    found[i] = sum * sum;
}

extern "C" __global__ void primal(const double *energies, const double *sections, const double *density,
                                  const int *nuclides, const double *asked, double *found, int count, int lookups) {
    total(energies, sections, density, nuclides, asked, found, count, lookups);
}
extern "C" __global__ void gradient(const double *energies, double *denergies, const double *sections,
                                    double *dsections, const double *density, double *ddensity, const int *nuclides,
                                    const double *asked, double *dasked, double *found, double *dfound, int count,
                                    int lookups) {
    __enzyme_autodiff<void>((void *)total, enzyme_dup, energies, denergies, enzyme_dup, sections, dsections, enzyme_dup,
                            density, ddensity, enzyme_const, nuclides, enzyme_dup, asked, dasked, enzyme_dup, found,
                            dfound, enzyme_const, count, enzyme_const, lookups);
}
extern "C" __global__ void tangent(const double *energies, double *denergies, const double *sections,
                                   double *dsections, const double *density, double *ddensity, const int *nuclides,
                                   const double *asked, double *dasked, double *found, double *dfound, int count,
                                   int lookups) {
    __enzyme_fwddiff<void>((void *)total, enzyme_dup, energies, denergies, enzyme_dup, sections, dsections, enzyme_dup,
                           density, ddensity, enzyme_const, nuclides, enzyme_dup, asked, dasked, enzyme_dup, found,
                           dfound, enzyme_const, count, enzyme_const, lookups);
}

/* Loads the library of the cross-language example, and compares its derivatives with differences. */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>

enum { IONS = 8, COUNT = 3 * IONS };
typedef double Energy(const double *, const double *, size_t);
typedef void Gradient(const double *, double *, const double *, size_t);
typedef double Slope(const double *, const double *, const double *, size_t);

int main(int count, char **words) {
  void *library = count > 1 ? dlopen(words[1], RTLD_NOW) : NULL;
  if (!library) return printf("%s\n", dlerror()), 2;
  Energy *energy = (Energy *)dlsym(library, "cluster_energy");
  Gradient *gradient = (Gradient *)dlsym(library, "cluster_gradient");
  Slope *slope = (Slope *)dlsym(library, "cluster_slope");
  double x[COUNT], dx[COUNT] = {0}, charges[IONS], direction[COUNT], along = 0, worst = 0;
  for (int i = 0; i < COUNT; ++i) {
    x[i] = 2.8 * ((i / 3) >> (i % 3) & 1) + 0.1 * sin(7.0 * i);
    direction[i] = cos(5.0 * i);
    charges[i / 3] = (i / 3 ^ i / 6 ^ i / 12) & 1 ? -1 : 1;
  }
  gradient(x, dx, charges, IONS);
  for (int i = 0; i < COUNT; ++i) {
    double kept = x[i], h = 1e-5;
    x[i] = kept + h;
    double difference = energy(x, charges, IONS);
    x[i] = kept - h;
    difference = (difference - energy(x, charges, IONS)) / (2 * h);
    x[i] = kept;
    worst = fmax(worst, fabs(difference - dx[i]));
    along += dx[i] * direction[i];
  }
  double forward = slope(x, direction, charges, IONS);
  printf("%.12g %.3g %.3g\n", energy(x, charges, IONS), worst, fabs(forward - along));
  return !(worst < 1e-6 && fabs(forward - along) < 1e-10);
}

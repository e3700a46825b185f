// differentiate: symplectic(orbits, masses, out)  at: orbits = 1 0.05 0.3 1.7 0.1 2.1, masses = 1 1e-3 2e-3, out = zeros(4)  roundoff: 1e-10
// differentiate: adaptive(orbits, masses, out)  at: orbits = 1 0.05 0.3 1.7 0.1 2.1, masses = 1 1e-3 2e-3, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: encounter(orbits, masses, out)  at: orbits = 1 0.05 0.3 1.1 0.1 0.4, masses = 1 1e-3 2e-3, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: extrapolated(orbits, masses, out)  at: orbits = 1 0.05 0.3 1.7 0.1 2.1, masses = 1 1e-3 2e-3, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: leaping(orbits, masses, out)  at: orbits = 1 0.05 0.3 1.7 0.1 2.1, masses = 1 1e-3 2e-3, out = zeros(4)  roundoff: 1e-10
#include <rebound.h>
#include <rebound_internal.h>

// the one that is written in AVX-512 is never asked for
const struct reb_integrator reb_integrator_whfast512 = {0};

// a star with two planets, each given by its axis, eccentricity and anomaly; returns their energy at the end
static double integrated(const char *how, double *orbits, double *masses, double *out) {
  struct reb_simulation *r = reb_simulation_create();
  reb_simulation_set_integrator(r, how);
  r->dt = 0.05;
  struct reb_particle star = {.m = masses[0]};
  reb_simulation_add(r, star);
  for (int k = 0; k < 2; k++)
    reb_simulation_add(r, reb_particle_from_orbit(r->G, star, masses[1 + k], orbits[3 * k], orbits[3 * k + 1],
                                                  0.1 * (k + 1), 0.4, 0.9, orbits[3 * k + 2]));
  reb_simulation_move_to_com(r);
  reb_simulation_integrate(r, 2);
  reb_simulation_synchronize(r);
  for (int k = 0; k < 2; k++) {
    struct reb_orbit found = reb_orbit_from_particle(r->G, r->particles[1 + k], r->particles[0]);
    out[2 * k] = found.a, out[2 * k + 1] = found.e;
  }
  double energy = reb_simulation_energy(r) + r->particles[1].x * r->particles[2].vy;
  reb_simulation_free(r);
  return energy;
}

double symplectic(double *orbits, double *masses, double *out) { return integrated("whfast", orbits, masses, out); }
double adaptive(double *orbits, double *masses, double *out) { return integrated("ias15", orbits, masses, out); }
double encounter(double *orbits, double *masses, double *out) { return integrated("mercurius", orbits, masses, out); }
double extrapolated(double *orbits, double *masses, double *out) { return integrated("bs", orbits, masses, out); }
double leaping(double *orbits, double *masses, double *out) { return integrated("leapfrog", orbits, masses, out); }

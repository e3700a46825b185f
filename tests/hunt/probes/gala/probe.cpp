// differentiate: field(q, disk, halo, pull)  at: q = 8.1 0.7 1.2, disk = 1 0.7 3.1 0.28, halo = 1 5.4 15.6 1 0.95 0.9, pull = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: curvature(q, halo)  at: q = 8.1 0.7 1.2, halo = 1 5.4 15.6 1 0.95 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: orbit(w, disk, halo)  at: w = 8.1 0.7 1.2 0.1 0.5 0.15, disk = 1 0.7 3.1 0.28, halo = 1 5.4 15.6 1 0.95 0.9  tolerance: 1e-5  roundoff: 1e-8
// differentiate: barred(w, turn)  at: w = 3.1 0.7 0.2 0.1 0.5 0.15, turn = 0 0 0.04  tolerance: 1e-5  roundoff: 1e-8
// differentiate: tilted(q, at, angle)  at: q = 8.1 0.7 1.2, at = 0.3 -0.2 0.1, angle = 0.4  tolerance: 1e-4  roundoff: 1e-8
#include <cmath>
#include <cstdio>
#include <cstring>
#include <utility>
#include "dopri/dop853.h"
#include "potential/builtin/builtin_potentials.h"
#include "frame/builtin/builtin_frames.h"

// a thick disk and a triaxial halo
static CPotential *galaxy(double *disk, double *halo) {
  CPotential *made = allocate_cpotential(2);
  made->n_dim = 3;
  made->value[0] = miyamotonagai_value, made->gradient[0] = miyamotonagai_gradient, made->hessian[0] = miyamotonagai_hessian;
  made->value[1] = triaxialnfw_value, made->gradient[1] = triaxialnfw_gradient, made->hessian[1] = triaxialnfw_hessian;
  made->density[0] = miyamotonagai_density;
  made->parameters[0] = disk, made->parameters[1] = halo;
  made->do_shift_rotate[0] = made->do_shift_rotate[1] = 0;
  return made;
}

extern "C" double field(double *q, double *disk, double *halo, double *pull) {
  CPotential *made = galaxy(disk, halo);
  double v = c_potential(made, 0, q);
  c_gradient(made, 1, 0, q, pull);
  free_cpotential(made);
  return v;
}

extern "C" double curvature(double *q, double *halo) {
  double disk[4] = {1, 0.7, 3.1, 0.28}, h[9] = {0}, near[3];
  CPotential *made = galaxy(disk, halo);
  c_hessian(made, 0, q, h);
  double mass = c_mass_enclosed(made, 0, q, 1, near);
  free_cpotential(made);
  return h[0] + h[4] + h[8] + 0.3 * h[1] + mass;
}

static double run(CPotential *made, CFrameType *frame, double *w) {
  double rtol = 1e-9, atol = 1e-10;
  dop853(6, Fwrapper, made, frame, 1, 0, nullptr, 0, w, 20, &rtol, &atol, 0, nullptr, 0, nullptr, 0, 0, 0, 0, 0, 0, 0.1, 0, 1, -1, 0, nullptr, 0,
         nullptr, nullptr, 0, nullptr);
  return w[0] * w[1] + w[2] + w[3] * w[4];
}

extern "C" double orbit(double *w, double *disk, double *halo) {
  CPotential *made = galaxy(disk, halo);
  CFrameType frame = {(energyfunc)static_frame_hamiltonian, static_frame_gradient, (hessianfunc)static_frame_hessian, 0, nullptr};
  double r = run(made, &frame, w);
  free_cpotential(made);
  return r;
}

extern "C" double barred(double *w, double *turn) {
  double bar[6] = {1, 0.4, 3.2, 0.8, 0.4, 0.3};
  CPotential *made = allocate_cpotential(1);
  made->n_dim = 3;
  made->value[0] = longmuralibar_value, made->gradient[0] = longmuralibar_gradient, made->hessian[0] = longmuralibar_hessian;
  made->parameters[0] = bar, made->do_shift_rotate[0] = 0;
  CFrameType frame = {(energyfunc)constant_rotating_frame_3d_hamiltonian, constant_rotating_frame_3d_gradient,
                      (hessianfunc)constant_rotating_frame_3d_hessian, 3, turn};
  double r = run(made, &frame, w);
  free_cpotential(made);
  return r;
}

extern "C" double tilted(double *q, double *at, double angle) {
  double turn[9] = {cos(angle), -sin(angle), 0, sin(angle), cos(angle), 0, 0, 0, 1}, halo[6] = {1, 0.8, 12, 1.2, 0.9, 0.7}, pull[3] = {0, 0, 0};
  CPotential *made = allocate_cpotential(1);
  made->n_dim = 3;
  made->value[0] = leesuto_value, made->gradient[0] = leesuto_gradient;
  made->parameters[0] = halo, made->do_shift_rotate[0] = 1, made->q0[0] = at, made->R[0] = turn;
  double v = c_potential(made, 0, q);
  c_gradient(made, 1, 0, q, pull);
  free_cpotential(made);
  return v + pull[0] + 2 * pull[1] - pull[2];
}

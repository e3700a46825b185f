// differentiate: conic(place, origin, ellipsoid, xy)  at: place = 0.21 0.83, origin = 0.17 0.81, ellipsoid = 6378.137 0.00669438, xy = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: transverse(place, origin, ellipsoid, xy)  at: place = 0.21 0.83, origin = 0.17 0.02, ellipsoid = 6378.137 0.00669438, xy = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: equal_area(place, origin, ellipsoid, xy)  at: place = 0.21 0.83, origin = 0.17 0.71, ellipsoid = 6378.137 0.00669438, xy = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tabulated(place, origin, ellipsoid, xy)  at: place = 0.21 0.83, origin = 0.17 0.02, ellipsoid = 6371 0, xy = zeros(2)  const: ellipsoid  tolerance: 1e-5  roundoff: 1e-9
// differentiate: back(xy, origin, ellipsoid, place)  at: xy = 120 340, origin = 0.17 0.81, ellipsoid = 6378.137 0.00669438, place = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
#define PJ_LIB__
#include "proj.h"
#include "proj_internal.h"
#include "proj/coordinateoperation.hpp"
#include <stdlib.h>
#include <string.h>

extern "C" PJ *pj_lcc(PJ *), *pj_tmerc(PJ *), *pj_laea(PJ *), *pj_robin(PJ *);

/* What PROJ has in files that need its data base: no errors are kept here, and no grids or other systems are asked for. */
PJconsts::PJconsts() : destructor(pj_default_destructor) {}
PJ *pj_new() {
  alignas(16) static char context[sizeof(pj_ctx)];  /* of which only the last error is written */
  PJ *P = new PJ();
  P->ctx = reinterpret_cast<PJ_CONTEXT *>(context);
  return P;
}
PJ *pj_default_destructor(PJ *P, int) {
  for (paralist *next; P->params; P->params = next) next = P->params->next, free(P->params);
  free(P->opaque);
  delete P;
  return nullptr;
}
int proj_errno(const PJ *) { return 0; }
int proj_errno_set(const PJ *, int error) { return error; }
void proj_context_errno_set(PJ_CONTEXT *, int) {}
int proj_errno_reset(const PJ *) { return 0; }
int proj_errno_restore(const PJ *, int error) { return error; }
PJ_CONTEXT *pj_get_ctx(PJ *) { return nullptr; }
void proj_log_error(const PJ *, const char *, ...) {}
void pj_log(PJ_CONTEXT *, int, const char *, ...) {}
void proj_log_trace(PJ *, const char *, ...) {}
PJ_CONTEXT *pj_get_default_ctx() { return nullptr; }
void pj_load_ini(PJ_CONTEXT *) { abort(); }
char *pj_strdup(const char *text) { return strdup(text); }
PJ_COORD pj_geocentric_latitude(const PJ *, PJ_DIRECTION, PJ_COORD) { abort(); }
PJ_COORD proj_trans(PJ *, PJ_DIRECTION, PJ_COORD) { abort(); }
double proj_dmstor(const char *, char **) { abort(); }
PJ *proj_destroy(PJ *P) { return P ? P->destructor(P, 0) : nullptr; }
PJ_COORD proj_coord_error() { abort(); }

osgeo::proj::operation::GridDescription::~GridDescription() = default;

static PJ *made(PJ *(*projection)(PJ *), const char *const *words, const double *origin, const double *ellipsoid) {
  PJ *P = projection(nullptr);
  paralist **next = &P->params;
  for (; *words; words++, next = &(*next)->next) *next = pj_mkparam(*words);
  pj_calc_ellipsoid_params(P, ellipsoid[0], ellipsoid[1]);
  P->lam0 = origin[0], P->phi0 = origin[1], P->k0 = 0.9996;
  P->to_meter = P->fr_meter = P->vto_meter = P->vfr_meter = 1;
  return projection(P);
}

static double drawn(PJ *P, const double *place, double *xy) {
  PJ_LP at;
  at.lam = place[0], at.phi = place[1];
  PJ_XY found = pj_fwd(at, P);
  P->destructor(P, 0);
  xy[0] = found.x, xy[1] = found.y;
  return found.x + 2 * found.y;
}

extern "C" double conic(double *place, double *origin, double *ellipsoid, double *xy) {
  const char *words[] = {"lat_1=44", "lat_2=49", nullptr};
  return drawn(made(pj_lcc, words, origin, ellipsoid), place, xy);
}

extern "C" double transverse(double *place, double *origin, double *ellipsoid, double *xy) {
  const char *words[] = {"algo=poder_engsager", nullptr};
  return drawn(made(pj_tmerc, words, origin, ellipsoid), place, xy);
}

extern "C" double equal_area(double *place, double *origin, double *ellipsoid, double *xy) {
  const char *words[] = {nullptr};
  return drawn(made(pj_laea, words, origin, ellipsoid), place, xy);
}

extern "C" double tabulated(double *place, double *origin, double *ellipsoid, double *xy) {
  const char *words[] = {nullptr};
  return drawn(made(pj_robin, words, origin, ellipsoid), place, xy);
}

extern "C" double back(double *xy, double *origin, double *ellipsoid, double *place) {
  const char *words[] = {"lat_1=44", "lat_2=49", nullptr};
  PJ *P = made(pj_lcc, words, origin, ellipsoid);
  PJ_XY at;
  at.x = xy[0], at.y = xy[1];
  PJ_LP found = pj_inv(at, P);
  P->destructor(P, 0);
  place[0] = found.lam, place[1] = found.phi;
  return found.lam + 2 * found.phi;
}

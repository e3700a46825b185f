// differentiate: flat(sky, pole, out)  at: sky = 150.3 2.4, pole = 150 2.2, out = zeros(2)  roundoff: 1e-9  tolerance: 1e-5
// differentiate: conic(sky, pole, out)  at: sky = 150.3 32.4, pole = 140 31, out = zeros(2)  roundoff: 1e-9  tolerance: 1e-5
// differentiate: back(xy, pole, out)  at: xy = 0.3 0.4, pole = 150 2.2, out = zeros(2)  roundoff: 1e-9  tolerance: 1e-5
#include <cel.h>
#include <string.h>

static void prepare(struct celprm *map, const char *code, double *pole) {
  celini(map);
  strcpy(map->prj.code, code);
  map->ref[0] = pole[0], map->ref[1] = pole[1];
  if (!strcmp(code, "COE")) map->prj.pv[1] = 35, map->prj.pv[2] = 10;
  celset(map);
}

static double drawn(const char *code, double *sky, double *pole, double *out) {
  struct celprm map;
  double phi, theta;
  int flag;
  prepare(&map, code, pole);
  cels2x(&map, 1, 1, 1, 1, &sky[0], &sky[1], &phi, &theta, &out[0], &out[1], &flag);
  celfree(&map);
  return out[0] * out[0] + out[1];
}

double flat(double *sky, double *pole, double *out) { return drawn("TAN", sky, pole, out); }

double conic(double *sky, double *pole, double *out) { return drawn("COE", sky, pole, out); }

double back(double *xy, double *pole, double *out) {
  struct celprm map;
  double phi, theta;
  int flag;
  prepare(&map, "SIN", pole);
  celx2s(&map, 1, 1, 1, 1, &xy[0], &xy[1], &phi, &theta, &out[0], &out[1], &flag);
  celfree(&map);
  return out[0] - out[1];
}

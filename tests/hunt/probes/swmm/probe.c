// differentiate: runoff(area, flows)  at: area = 120 4.1 0.011, flows = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: routed(inflow, depth)  at: inflow = 0.31 0.52 0.44 0.2, depth = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: dynamic(inflow, rough)  at: inflow = 0.31 0.52 0.44 0.2, rough = 0.013 0.015  tolerance: 1e-4  roundoff: 1e-7
// differentiate: garden(layer)  at: layer = 0.43 12.7 1.1  tolerance: 1e-4  roundoff: 1e-7
// differentiate: section(depth, sizes, out)  at: depth = 0.37, sizes = 0.8 1.3 0.9, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "headers.h"
#include "swmm5.h"
#include "toolkit.h"
#include "toolkit_enums.h"

static const char town[] =
    "[TITLE]\nA small town\n\n[OPTIONS]\nFLOW_UNITS CMS\nINFILTRATION HORTON\nFLOW_ROUTING %s\n"
    "START_DATE 01/01/2020\nSTART_TIME 00:00:00\n"
    "END_DATE 01/01/2020\nEND_TIME 02:00:00\nREPORT_STEP 00:05:00\nWET_STEP 00:05:00\nDRY_STEP 00:05:00\n"
    "ROUTING_STEP 60\nVARIABLE_STEP 0\n"
    "[RAINGAGES]\nrain INTENSITY 0:30 1.0 TIMESERIES storm\n\n"
    "[SUBCATCHMENTS]\nwest rain upper 3.7 60 110 1.2 0\neast rain middle 2.9 45 90 0.9 0\n\n"
    "[SUBAREAS]\nwest 0.012 0.15 1.3 3.1 25 OUTLET\neast 0.014 0.18 1.1 2.7 25 OUTLET\n\n"
    "[INFILTRATION]\nwest 61 8 4.1 7 0\neast 55 7 4 7 0\n\n"
    "[LID_CONTROLS]\nbed BC\nbed SURFACE 150 0.1 0.1 1 5\nbed SOIL 500 0.45 0.2 0.1 12.7 10 88\n"
    "bed STORAGE 200 0.6 9 0\nbed DRAIN 0 0.5 6 6 0 0\n"
    "[LID_USAGE]\nwest bed 1 900 8 30 35 0\n\n"
    "[JUNCTIONS]\nupper 10.4 3 0.1 0 0\nmiddle 9.8 3 0.1 0 0\n\n[OUTFALLS]\nsea 9 FREE NO\n\n"
    "[CONDUITS]\nfirst upper middle 140 0.013 0 0 0\nsecond middle sea 170 0.015 0 0 0\n\n"
    "[XSECTIONS]\nfirst TRAPEZOIDAL 1.1 0.7 1 1 1\nsecond TRAPEZOIDAL 1.2 0.8 1 1 1\n\n"
    "[TIMESERIES]\nstorm 0:00 24\nstorm 0:30 41\nstorm 1:00 17\nstorm 1:30 3\n\n";

// a project is read from its file, as the program reads it
static int opened(const char *routing) {
  FILE *file = fopen("/tmp/swmm_probe.inp", "w");
  if (!file) return 0;
  fprintf(file, town, routing);
  fclose(file);
  return !swmm_open("/tmp/swmm_probe.inp", "/tmp/swmm_probe.rpt", "/tmp/swmm_probe.out");
}

// two hours of rain
double runoff(double *area, double *flows) {
  double elapsed = 0, now, r = 0;
  if (!opened("KINWAVE")) return NAN;
  swmm_setSubcatchParam(0, SM_WIDTH, area[0]);
  swmm_setSubcatchParam(0, SM_AREA, area[1]);
  swmm_setSubcatchParam(0, SM_SLOPE, area[2]);
  swmm_start(0);
  int k = 0;
  do {
    swmm_step(&elapsed);
    k++;
    swmm_getSubcatchResult(0, SM_SUBCRUNOFF, &now);
    if (k % 24 == 0 && k <= 96) flows[k / 24 - 1] = now;
    r += now;
  } while (elapsed > 0 && k < 100);
  swmm_end();
  swmm_close();
  return r;
}

static double carried(const char *routing, double *inflow, double *depth, double *rough) {
  double elapsed = 0, now, r = 0;
  if (!opened(routing)) return NAN;
  if (rough)
    for (int i = 0; i < 2; i++) Conduit[Link[i].subIndex].roughness = rough[i];
  swmm_start(0);
  for (int k = 0; k < 40; k++) {
    swmm_setNodeInflow(0, inflow[k / 10]);
    swmm_step(&elapsed);
    swmm_getNodeResult(1, SM_NODEDEPTH, &now);
    if (depth && k % 10 == 9) depth[k / 10] = now;
    swmm_getLinkResult(1, SM_LINKFLOW, &now);
    r += now;
  }
  swmm_end();
  swmm_close();
  return r;
}

// water that comes from elsewhere, by kinematic waves
double routed(double *inflow, double *depth) { return carried("KINWAVE", inflow, depth, NULL); }

// and by the whole equations of Saint-Venant
double dynamic(double *inflow, double *rough) { return carried("DYNWAVE", inflow, NULL, rough); }

// a rain garden that holds some of it back
double garden(double *layer) {
  double elapsed = 0, now, r = 0;
  if (!opened("KINWAVE")) return NAN;
  swmm_setLidCParam(0, SM_SOIL, SM_POROSITY, layer[0]);
  swmm_setLidCParam(0, SM_SOIL, SM_KSAT, layer[1]);
  swmm_setLidCParam(0, SM_STOR, SM_KSAT, layer[2] * 8);
  swmm_start(0);
  for (int k = 0; k < 50; k++) {
    swmm_step(&elapsed);
    swmm_getLidUResult(0, 0, SM_SOILMOIST, &now);
    r += now;
    swmm_getSubcatchResult(0, SM_SUBCRUNOFF, &now);
    r += now;
  }
  swmm_end();
  swmm_close();
  return r;
}

// how much water a cross section holds, by its tables
double section(double *depth, double *sizes, double *out) {
  double r = 0, two[4] = {sizes[0], 0, 0, 0}, three[4] = {sizes[1], sizes[2], 1, 1.5};
  const int kinds[] = {CIRCULAR, TRAPEZOIDAL, EGGSHAPED, RECT_CLOSED};
  for (int i = 0; i < 4; i++) {
    TXsect one;
    memset(&one, 0, sizeof one);
    if (!xsect_setParams(&one, kinds[i], i % 2 ? three : two, 1)) return NAN;
    double a = xsect_getAofY(&one, *depth);
    out[2 * i] = a, out[2 * i + 1] = xsect_getRofA(&one, a);
    r += xsect_getWofY(&one, *depth) + xsect_getSofA(&one, a) + xsect_getYofA(&one, 0.9 * a) + xsect_getdSdA(&one,
        a) + xsect_getYcrit(&one, 0.3);
  }
  return r;
}

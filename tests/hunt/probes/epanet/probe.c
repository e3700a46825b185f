// differentiate: looped(demand, diameter, head, pressures)  at: demand = 12 17 9 22 14, diameter = 300 250 200 180 150 160 140, head = 82, pressures = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: pumped(curve, speed, pattern, levels)  at: curve = 20 45 40 38 70 20, speed = 0.97, pattern = 0.7 1.1 1.35 0.85, levels = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: leaking(emitter, leak, required, flows)  at: emitter = 0.8 1.1, leak = 1.3 0.02, required = 55, flows = zeros(5)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: regulated(setting, loss, demand, out)  at: setting = 38.5, loss = 2.1, demand = 15.5 21, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: chlorine(bulk, wall, dose, at_nodes)  at: bulk = -0.8, wall = -0.35, dose = 1.2, at_nodes = zeros(5)  tolerance: 1e-4  roundoff: 1e-7
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "epanet2_2.h"

#define CHECK(call) do { int code = (call); if (code > 100) { char text[256]; EN_geterror(code, text, 255); fprintf(stderr, "%s: %s\n", #call, text); } } while (0)

// a source and five junctions in two loops
static EN_Project town(const double *demand, const double *diameter, double head) {
  static const char *from[] = {"R", "J1", "J2", "J1", "J3", "J4", "J2"}, *to[] = {"J1", "J2", "J3", "J4", "J4", "J5", "J5"};
  static const double elevation[] = {20, 24, 18, 22, 27}, length[] = {800, 600, 450, 500, 700, 350, 400};
  EN_Project ph;
  int index;
  CHECK(EN_createproject(&ph));
  CHECK(EN_init(ph, "/dev/null", "", EN_LPS, EN_HW));
  CHECK(EN_setoption(ph, EN_ACCURACY, 1e-8));
  CHECK(EN_addnode(ph, "R", EN_RESERVOIR, &index));
  CHECK(EN_setnodevalue(ph, index, EN_ELEVATION, head));
  for (int i = 0; i < 5; i++) {
    char id[8];
    snprintf(id, sizeof id, "J%d", i + 1);
    CHECK(EN_addnode(ph, id, EN_JUNCTION, &index));
    CHECK(EN_setjuncdata(ph, index, elevation[i], demand[i], ""));
  }
  for (int i = 0; i < 7; i++) {
    char id[8];
    snprintf(id, sizeof id, "P%d", i + 1);
    CHECK(EN_addlink(ph, id, EN_PIPE, from[i], to[i], &index));
    CHECK(EN_setpipedata(ph, index, length[i], diameter[i], 110 + 3 * i, 0.2 * i));
  }
  return ph;
}

static const double wide[] = {300, 250, 200, 180, 150, 160, 140}, usual[] = {12, 17, 9, 22, 14};

static double value_of(EN_Project ph, const char *id, int property) {
  int index;
  double value = 0;
  CHECK(EN_getnodeindex(ph, id, &index));
  CHECK(EN_getnodevalue(ph, index, property, &value));
  return value;
}

static double flow_in(EN_Project ph, const char *id, int property) {
  int index;
  double value = 0;
  CHECK(EN_getlinkindex(ph, id, &index));
  CHECK(EN_getlinkvalue(ph, index, property, &value));
  return value;
}

double looped(double *demand, double *diameter, double head, double *pressures) {
  EN_Project ph = town(demand, diameter, head);
  long t;
  CHECK(EN_openH(ph));
  CHECK(EN_initH(ph, EN_NOSAVE));
  CHECK(EN_runH(ph, &t));
  for (int i = 0; i < 5; i++) {
    char id[8];
    snprintf(id, sizeof id, "J%d", i + 1);
    pressures[i] = value_of(ph, id, EN_PRESSURE);
  }
  double velocity = flow_in(ph, "P1", EN_VELOCITY) + flow_in(ph, "P5", EN_FLOW);
  CHECK(EN_closeH(ph));
  CHECK(EN_close(ph));
  CHECK(EN_deleteproject(ph));
  return velocity;
}

// a pump fills a tank for a day; its curve goes through three points
double pumped(double *curve, double speed, double *pattern, double *levels) {
  EN_Project ph = town(usual, wide, 40);
  int index, tank;
  long t, step;
  double x[3] = {curve[0], curve[2], curve[4]}, y[3] = {curve[1], curve[3], curve[5]};
  CHECK(EN_addnode(ph, "T", EN_TANK, &tank));
  CHECK(EN_settankdata(ph, tank, 62, 3.1, 0.2, 9, 22, 0, ""));
  CHECK(EN_addlink(ph, "PT", EN_PIPE, "J3", "T", &index));
  CHECK(EN_setpipedata(ph, index, 300, 250, 120, 0));
  CHECK(EN_addnode(ph, "W", EN_RESERVOIR, &index));
  CHECK(EN_setnodevalue(ph, index, EN_ELEVATION, 30));
  CHECK(EN_addcurve(ph, "C"));
  CHECK(EN_getcurveindex(ph, "C", &index));
  CHECK(EN_setcurve(ph, index, x, y, 3));
  int pump;
  CHECK(EN_addlink(ph, "PU", EN_PUMP, "W", "J1", &pump));
  CHECK(EN_setheadcurveindex(ph, pump, index));
  CHECK(EN_setlinkvalue(ph, pump, EN_INITSETTING, speed));
  CHECK(EN_getlinkindex(ph, "P1", &index));
  CHECK(EN_setlinkvalue(ph, index, EN_INITSTATUS, EN_CLOSED));
  CHECK(EN_addpattern(ph, "day"));
  CHECK(EN_getpatternindex(ph, "day", &index));
  CHECK(EN_setpattern(ph, index, pattern, 4));
  for (int j = 1; j <= 5; j++) {
    char id[8];
    int node;
    snprintf(id, sizeof id, "J%d", j);
    CHECK(EN_getnodeindex(ph, id, &node));
    CHECK(EN_setdemandpattern(ph, node, 1, index));
  }
  CHECK(EN_settimeparam(ph, EN_DURATION, 5 * 3600));
  CHECK(EN_settimeparam(ph, EN_HYDSTEP, 3600));
  CHECK(EN_settimeparam(ph, EN_PATTERNSTEP, 3600));
  CHECK(EN_openH(ph));
  CHECK(EN_initH(ph, EN_NOSAVE));
  int k = 0;
  double energy = 0;
  do {
    CHECK(EN_runH(ph, &t));
    if (k < 6) levels[k++] = value_of(ph, "T", EN_HEAD);
    energy += flow_in(ph, "PU", EN_ENERGY);
    CHECK(EN_nextH(ph, &step));
  } while (step > 0);
  CHECK(EN_closeH(ph));
  CHECK(EN_close(ph));
  CHECK(EN_deleteproject(ph));
  return energy;
}

// emitters, a leaking pipe, and demands that depend on pressure
double leaking(double *emitter, double *leak, double required, double *flows) {
  EN_Project ph = town(usual, wide, 74);
  int index;
  long t;
  CHECK(EN_setdemandmodel(ph, EN_PDA, 5, required, 0.5));
  CHECK(EN_setoption(ph, EN_EMITEXPON, 0.6));
  CHECK(EN_getnodeindex(ph, "J3", &index));
  CHECK(EN_setnodevalue(ph, index, EN_EMITTER, emitter[0]));
  CHECK(EN_getnodeindex(ph, "J5", &index));
  CHECK(EN_setnodevalue(ph, index, EN_EMITTER, emitter[1]));
  CHECK(EN_getlinkindex(ph, "P4", &index));
  CHECK(EN_setlinkvalue(ph, index, EN_LEAK_AREA, leak[0]));
  CHECK(EN_setlinkvalue(ph, index, EN_LEAK_EXPAN, leak[1]));
  CHECK(EN_openH(ph));
  CHECK(EN_initH(ph, EN_NOSAVE));
  CHECK(EN_runH(ph, &t));
  flows[0] = value_of(ph, "J3", EN_EMITTERFLOW), flows[1] = value_of(ph, "J5", EN_EMITTERFLOW), flows[2] = value_of(ph, "J4", EN_DEMAND);
  flows[3] = value_of(ph, "J5", EN_PRESSURE), flows[4] = flow_in(ph, "P4", EN_LINK_LEAKAGE);
  double total = flow_in(ph, "P1", EN_FLOW);
  CHECK(EN_closeH(ph));
  CHECK(EN_deleteproject(ph));
  return total;
}

// a pressure reducing valve, and a general purpose one with a curve of losses
double regulated(double setting, double loss, double *demand, double *out) {
  EN_Project ph = town(usual, wide, 90);
  int index, curve;
  long t;
  double x[3] = {0, 20, 60}, y[3] = {0, loss, 9};
  CHECK(EN_addnode(ph, "A", EN_JUNCTION, &index));
  CHECK(EN_setjuncdata(ph, index, 12, demand[0], ""));
  CHECK(EN_addnode(ph, "B", EN_JUNCTION, &index));
  CHECK(EN_setjuncdata(ph, index, 9, demand[1], ""));
  CHECK(EN_addlink(ph, "V1", EN_PRV, "J3", "A", &index));
  CHECK(EN_setlinkvalue(ph, index, EN_DIAMETER, 200));
  CHECK(EN_setlinkvalue(ph, index, EN_INITSETTING, setting));
  CHECK(EN_addcurve(ph, "G"));
  CHECK(EN_getcurveindex(ph, "G", &curve));
  CHECK(EN_setcurve(ph, curve, x, y, 3));
  CHECK(EN_addlink(ph, "V2", EN_GPV, "A", "B", &index));
  CHECK(EN_setlinkvalue(ph, index, EN_GPV_CURVE, curve));
  CHECK(EN_openH(ph));
  CHECK(EN_initH(ph, EN_NOSAVE));
  CHECK(EN_runH(ph, &t));
  out[0] = value_of(ph, "A", EN_PRESSURE), out[1] = value_of(ph, "B", EN_PRESSURE), out[2] = flow_in(ph, "V1", EN_HEADLOSS), out[3] = value_of(ph, "J5", EN_HEAD);
  double flow = flow_in(ph, "V2", EN_FLOW) + value_of(ph, "J3", EN_PRESSURE);
  CHECK(EN_closeH(ph));
  CHECK(EN_deleteproject(ph));
  return flow;
}

// decay in the bulk and at walls, over fixed hydraulics
double chlorine(double bulk, double wall, double dose, double *at_nodes) {
  EN_Project ph = town(usual, wide, 82);
  int index, count;
  long t, left;
  CHECK(EN_setqualtype(ph, EN_CHEM, "Cl", "mg/L", ""));
  CHECK(EN_settimeparam(ph, EN_DURATION, 2 * 3600));
  CHECK(EN_settimeparam(ph, EN_QUALSTEP, 300));
  CHECK(EN_getcount(ph, EN_LINKCOUNT, &count));
  for (int i = 1; i <= count; i++) {
    CHECK(EN_setlinkvalue(ph, i, EN_KBULK, bulk));
    CHECK(EN_setlinkvalue(ph, i, EN_KWALL, wall));
  }
  CHECK(EN_getnodeindex(ph, "R", &index));
  CHECK(EN_setnodevalue(ph, index, EN_SOURCETYPE, EN_CONCEN));
  CHECK(EN_setnodevalue(ph, index, EN_SOURCEQUAL, dose));
  CHECK(EN_setnodevalue(ph, index, EN_INITQUAL, dose));
  CHECK(EN_solveH(ph));
  CHECK(EN_openQ(ph));
  CHECK(EN_initQ(ph, EN_NOSAVE));
  do {
    CHECK(EN_runQ(ph, &t));
    CHECK(EN_stepQ(ph, &left));
  } while (left > 0);
  for (int i = 0; i < 5; i++) {
    char id[8];
    snprintf(id, sizeof id, "J%d", i + 1);
    at_nodes[i] = value_of(ph, id, EN_QUALITY);
  }
  double mean = flow_in(ph, "P6", EN_LINKQUAL);
  CHECK(EN_closeQ(ph));
  CHECK(EN_deleteproject(ph));
  return mean;
}

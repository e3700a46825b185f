// differentiate: rectifier(p, area, out)  at: p = 5.1 47 220 2.1e-14 1.08 0.4, area = 1.3, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: amplifier(p, size, bias, out)  at: p = 0.7 5e-5 0.4 0.65 0.02, size = 12 2.1, bias = 5 1.9 1800 90, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: stage(p, r, supply, out)  at: p = 110 2e-15 64 1.1, r = 47 10 3.3 1, supply = 12, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: charging(p, c, out)  at: p = 5.1 470 2.1e-14 1.1 0.35, c = 1.3, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: ladder(r, c, omega, out)  at: r = 1.1 0.9 1.3 0.7 1.2 0.8, c = 0.4 0.6 0.5 0.7 0.3, omega = 1.7, out = zeros(4)  roundoff: 1e-9
// differentiate: capacities(v, p, out)  at: v = 1.4 0.3 -0.6 0.7, p = 0.65 2e-12, out = zeros(6)  roundoff: 1e-9
#include "ngspice/ngspice.h"
#include "ngspice/cktdefs.h"
#include "ngspice/devdefs.h"
#include "ngspice/sperror.h"
#include "ngspice/smpdefs.h"
#include "ngspice/spmatrix.h"
#include "ngspice/cpdefs.h"
#include "ngspice/ifsim.h"
#include "ngspice/const.h"
#include "ngspice/trandefs.h"
#include <stdarg.h>
#define BYPASS_NAMES
#include "spicelib/devices/dio/diodefs.h"
#include "spicelib/devices/dio/dioext.h"
#include "spicelib/devices/mos1/mos1defs.h"
#include "spicelib/devices/mos1/mos1ext.h"
#include "spicelib/devices/bjt/bjtdefs.h"
#include "spicelib/devices/bjt/bjtext.h"

// what a simulator around the models has
static int said(int flags, const char *format, ...) { return 0; }
static IFfrontEnd front = {.IFerrorf = (void *)said};
IFfrontEnd *SPfrontEnd = &front;
double CONSTroot2 = 1.4142135623730951, CONSTvt0 = 0.02585, CONSTKoverQ = 8.617333e-5, CONSTe = 2.718281828459045;

static CKTcircuit *circuit(int nodes, int states) {
  CKTcircuit *c = calloc(1, sizeof *c);
  c->CKTtemp = c->CKTnomTemp = 300.15, c->CKTgmin = 1e-12, c->CKTreltol = 1e-3, c->CKTabstol = 1e-12, c->CKTvoltTol = 1e-6, c->CKTchgtol = 1e-14;
  c->CKTintegrateMethod = TRAPEZOIDAL, c->CKTorder = 1;
  c->CKTdefaultMosL = c->CKTdefaultMosW = 1e-4, c->CKTdefaultMosM = 1;
  SMPnewMatrix((SMPmatrix **)&c->CKTmatrix, 0);
  c->CKTrhs = calloc(nodes + 1, sizeof(double)), c->CKTrhsOld = calloc(nodes + 1, sizeof(double)), c->CKTrhsSpare = calloc(nodes + 1, sizeof(double));
  for (int i = 0; i < 4; i++) c->CKTstates[i] = calloc(states, sizeof(double));
  return c;
}

static void freed(CKTcircuit *c) {
  SMPdestroy(c->CKTmatrix);
  free(c->CKTrhs), free(c->CKTrhsOld), free(c->CKTrhsSpare);
  for (int i = 0; i < 4; i++) free(c->CKTstates[i]);
  free(c);
}

static void conductance(CKTcircuit *c, int a, int b, double g) {
  *SMPmakeElt(c->CKTmatrix, a, a) += g, *SMPmakeElt(c->CKTmatrix, b, b) += g;
  *SMPmakeElt(c->CKTmatrix, a, b) -= g, *SMPmakeElt(c->CKTmatrix, b, a) -= g;
}

static void solved(CKTcircuit *c, int first) {
  if (first) SMPreorder(c->CKTmatrix, 1e-13, 1e-3, c->CKTgmin);
  else SMPluFac(c->CKTmatrix, 1e-13, c->CKTgmin);
  SMPsolve(c->CKTmatrix, c->CKTrhs, c->CKTrhsSpare);
  c->CKTrhs[0] = 0;
  double *t = c->CKTrhsOld;
  c->CKTrhsOld = c->CKTrhs, c->CKTrhs = t;
}

static void cleared(CKTcircuit *c, int nodes) {
  SMPclear(c->CKTmatrix);
  for (int i = 0; i <= nodes; i++) c->CKTrhs[i] = 0;
}

static DIOmodel *diode(CKTcircuit *c, int a, int b, double saturation, double emission, double resistance, double area) {
  DIOmodel *m = calloc(1, sizeof *m);
  DIOinstance *d = calloc(1, sizeof *d);
  m->gen.GENinstances = &d->gen, d->gen.GENmodPtr = &m->gen, m->gen.GENmodName = "D", d->gen.GENname = "D1";
  *(int *)&d->DIOposNode = a, *(int *)&d->DIOnegNode = b;
  m->DIOsatCur = saturation, m->DIOsatCurGiven = 1, m->DIOemissionCoeff = emission, m->DIOemissionCoeffGiven = 1;
  m->DIOjunctionCap = 2e-12, m->DIOjunctionCapGiven = 1, m->DIOtransitTime = 4e-9, m->DIOtransitTimeGiven = 1;
  d->DIOarea = area, d->DIOareaGiven = 1;
  int states = 0;
  DIOsetup(c->CKTmatrix, &m->gen, c, &states);
  DIOtemp(&m->gen, c);
  return m;
}

double rectifier(double *p, double area, double *out) {
  CKTcircuit *c = circuit(2, 20);
  DIOmodel *m = diode(c, 1, 2, p[3], p[4], p[5], area);
  for (int i = 0; i < 40; i++) {
    c->CKTmode = MODEDCOP | (i ? MODEINITFLOAT : MODEINITJCT);
    cleared(c, 2);
    conductance(c, 1, 0, 1 / p[1]), c->CKTrhs[1] += p[0] / p[1];
    conductance(c, 2, 0, 1 / p[2]);
    DIOload(&m->gen, c);
    solved(c, i == 0);
  }
  out[0] = c->CKTrhsOld[1], out[1] = c->CKTrhsOld[2], out[2] = 1e3 * *(c->CKTstate0 + m->gen.GENinstances->GENstate + 1);
  double got = ((DIOinstance *)m->gen.GENinstances)->DIOcap * 1e9;
  free(m->gen.GENinstances), free(m), freed(c);
  return got;
}

// a resistor charges a capacitor through a diode, step by step
double charging(double *p, double farads, double *out) {
  CKTcircuit *c = circuit(2, 20);
  DIOmodel *m = diode(c, 1, 2, p[2], p[3], p[4], 1);
  double volts = 0, h = 1e-4, used = 0;
  for (int step = 0; step < 6; step++) {
    for (int i = 0; i < 30; i++) {
      c->CKTmode = MODEDCOP | (i || step ? MODEINITFLOAT : MODEINITJCT);
      cleared(c, 2);
      conductance(c, 1, 0, 1 / p[1]), c->CKTrhs[1] += p[0] * cos(0.2 * step) / p[1];
      conductance(c, 2, 0, farads * 1e-6 / h), c->CKTrhs[2] += volts * farads * 1e-6 / h;
      DIOload(&m->gen, c);
      solved(c, step == 0 && i == 0);
    }
    used += (c->CKTrhsOld[2] - volts) * c->CKTrhsOld[1];
    out[step] = volts = c->CKTrhsOld[2];
  }
  free(m->gen.GENinstances), free(m), freed(c);
  return used;
}

double amplifier(double *p, double *size, double *bias, double *out) {
  CKTcircuit *c = circuit(3, 40);
  MOS1model *m = calloc(1, sizeof *m);
  MOS1instance *t = calloc(1, sizeof *t);
  m->gen.GENinstances = &t->gen, t->gen.GENmodPtr = &m->gen, m->gen.GENmodName = "N", t->gen.GENname = "M1";
  *(int *)&t->MOS1dNode = 1, *(int *)&t->MOS1gNode = 2, *(int *)&t->MOS1sNode = 3, *(int *)&t->MOS1bNode = 0;
  m->MOS1type = 1, m->MOS1typeGiven = 1, m->MOS1vt0 = p[0], m->MOS1vt0Given = 1, m->MOS1transconductance = p[1], m->MOS1transconductanceGiven = 1;
  m->MOS1gamma = p[2], m->MOS1gammaGiven = 1, m->MOS1phi = p[3], m->MOS1phiGiven = 1, m->MOS1lambda = p[4], m->MOS1lambdaGiven = 1;
  t->MOS1w = size[0] * 1e-6, t->MOS1wGiven = 1, t->MOS1l = size[1] * 1e-6, t->MOS1lGiven = 1;
  int states = 0;
  MOS1setup(c->CKTmatrix, &m->gen, c, &states);
  MOS1temp(&m->gen, c);
  for (int i = 0; i < 40; i++) {
    c->CKTmode = MODEDCOP | (i ? MODEINITFLOAT : MODEINITJCT);
    cleared(c, 3);
    conductance(c, 1, 0, 1 / bias[2]), c->CKTrhs[1] += bias[0] / bias[2];
    conductance(c, 2, 0, 1e-3), c->CKTrhs[2] += bias[1] * 1e-3;
    conductance(c, 3, 0, 1 / bias[3]);
    MOS1load(&m->gen, c);
    solved(c, i == 0);
  }
  out[0] = c->CKTrhsOld[1], out[1] = c->CKTrhsOld[3], out[2] = 1e3 * t->MOS1gm;
  double got = 1e3 * t->MOS1cd + t->MOS1von;
  free(t), free(m), freed(c);
  return got;
}

// a common emitter, its base at a divider; kilo-ohms
double stage(double *p, double *r, double supply, double *out) {
  CKTcircuit *c = circuit(3, 60);
  BJTmodel *m = calloc(1, sizeof *m);
  BJTinstance *q = calloc(1, sizeof *q);
  m->gen.GENinstances = &q->gen, q->gen.GENmodPtr = &m->gen, m->gen.GENmodName = "Q", q->gen.GENname = "Q1";
  *(int *)&q->BJTcolNode = 1, *(int *)&q->BJTbaseNode = 2, *(int *)&q->BJTemitNode = 3, *(int *)&q->BJTsubstNode = 0;
  m->BJTtype = NPN, m->BJTbetaF = p[0], m->BJTbetaFGiven = 1, m->BJTsatCur = p[1], m->BJTsatCurGiven = 1;
  m->BJTearlyVoltF = p[2], m->BJTearlyVoltFGiven = 1, m->BJTbetaR = p[3], m->BJTbetaRGiven = 1;
  int states = 0;
  BJTsetup(c->CKTmatrix, &m->gen, c, &states);
  BJTtemp(&m->gen, c);
  for (int i = 0; i < 50; i++) {
    c->CKTmode = MODEDCOP | (i ? MODEINITFLOAT : MODEINITJCT);
    cleared(c, 3);
    conductance(c, 1, 0, 1e-3 / r[2]), c->CKTrhs[1] += supply * 1e-3 / r[2];
    conductance(c, 2, 0, 1e-3 / r[0] + 1e-3 / r[1]), c->CKTrhs[2] += supply * 1e-3 / r[0];
    conductance(c, 3, 0, 1e-3 / r[3]);
    BJTload(&m->gen, c);
    solved(c, i == 0);
  }
  for (int i = 0; i < 3; i++) out[i] = c->CKTrhsOld[i + 1];
  out[3] = 1e3 * c->CKTstate0[q->gen.GENstate + 2];
  double got = (out[0] - out[1]) * out[3];
  free(q), free(m), freed(c);
  return got;
}

// impedances of a ladder, by the sparse solver
double ladder(double *r, double *c, double omega, double *out) {
  int error;
  MatrixPtr a = spCreate(6, 1, &error);
  spClear(a);
  for (int i = 1; i <= 6; i++) {
    spREAL *d = spGetElement(a, i, i);
    d[0] += 1 / r[i - 1], d[1] += 0.01 * omega;
    if (i == 6) break;
    spREAL *e = spGetElement(a, i + 1, i + 1), *u = spGetElement(a, i, i + 1), *l = spGetElement(a, i + 1, i);
    d[1] += omega * c[i - 1], e[1] += omega * c[i - 1], u[1] -= omega * c[i - 1], l[1] -= omega * c[i - 1];
  }
  spSetComplex(a);
  double re[7] = {0, 1}, im[7] = {0}, x[7], y[7];
  spOrderAndFactor(a, re, 1e-3, 0, 1);
  spSolve(a, re, x, im, y);
  out[0] = x[1], out[1] = y[1], out[2] = x[6], out[3] = y[6];
  spDestroy(a);
  return x[3] * x[3] + y[3] * y[3];
}

double capacities(double *v, double *p, double *out) {
  double gs, gd, gb;
  DEVqmeyer(v[0], v[1], v[2], 0.6, 0.5, &gs, &gd, &gb, p[0], p[1]);
  out[0] = 1e12 * gs, out[1] = 1e12 * gd, out[2] = 1e12 * gb;
  int changed = 0;
  out[3] = DEVpnjlim(v[0], 0.5, 0.026, v[3], &changed);
  out[4] = DEVfetlim(v[0] + 1, 0.4, v[3]), out[5] = DEVlimvds(v[0] + 3, v[3]);
  double first, second;
  DevCapVDMOS(v[1], p[1], 2 * p[1], 0.3, 4 * p[1], &first, &second);
  return 1e12 * (first + second);
}

bool cp_getvar(char *name, enum cp_types type, void *value, size_t size) { return FALSE; }
int CKTmkVolt(CKTcircuit *c, CKTnode **n, IFuid a, char *b) { return E_NOMEM; }
int CKTdltNNum(CKTcircuit *c, int n) { return 0; }
int CKTinst2Node(CKTcircuit *c, void *i, int k, CKTnode **n, IFuid *u) { return E_NODECON; }
char *errMsg;
FILE *slogp;

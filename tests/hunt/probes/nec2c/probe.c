// differentiate: dipole(ends, radius, mhz, out)  at: ends = 0.1 -0.2 0.3 0.4 0.3 5.1, radius = 0.002, mhz = 29.7, out = zeros(6)  roundoff: 1e-8
// differentiate: yagi(lengths, spacing, load, out)  at: lengths = 5.05 4.8 4.55, spacing = 1.9 1.6, load = 12.5 3e-7 2e-10, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: phased(z0, volts, height, out)  at: z0 = 72, volts = 1 0.2, height = 6.2, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: near_field(length, at, out)  at: length = 4.9, at = 1.2 -0.7 0.9, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: grid(epsr, sigma, mhz, out)  at: epsr = 13.2, sigma = 0.006, mhz = 14.1, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: functions(z, sigma, out)  at: z = 1.3 -0.4 2.7 -0.9, sigma = 3.2 0.04, out = zeros(12)  roundoff: 1e-9
#include "shared.h"

static void begin(void) {
  output_fp = fopen("/dev/null", "w");
  Null_Pointers();
  memset(&data, 0, sizeof data);
  memset(&netcx, 0, sizeof netcx);
  memset(&vsorc, 0, sizeof vsorc);
  memset(&zload, 0, sizeof zload);
  matpar.imat = 0, gnd.ksymp = 1, gnd.ifar = -1, gnd.iperf = 0, gnd.nradl = 0, gnd.zrati = 1, fpat.ixtyp = 0, fpat.near = -1, plot.iplp1 = 0;
}

// what is done once all wires are there
static void connected(int ground, double mhz) {
  conect(ground);
  size_t bytes = data.n * sizeof(double);
  mem_realloc((void *)&data.si, bytes), mem_realloc((void *)&data.sab, bytes), mem_realloc((void *)&data.cab, bytes);
  mem_realloc((void *)&data.salp, bytes), mem_realloc((void *)&data.x, bytes), mem_realloc((void *)&data.y, bytes), mem_realloc((void *)&data.z, bytes);
  double fr = mhz / CVEL;
  for (int i = 0; i < data.n; i++) {
    double dx = data.x2[i] - data.x1[i], dy = data.y2[i] - data.y1[i], dz = data.z2[i] - data.z1[i], s = sqrt(dx * dx + dy * dy + dz * dz);
    data.x[i] = fr * (data.x1[i] + data.x2[i]) / 2, data.y[i] = fr * (data.y1[i] + data.y2[i]) / 2, data.z[i] = fr * (data.z1[i] + data.z2[i]) / 2;
    data.cab[i] = dx / s, data.sab[i] = dy / s, data.salp[i] = dz / s, data.si[i] = s * fr, data.bi[i] *= fr;
  }
  data.npm = data.np2m = data.np3m = data.n;
  mem_realloc((void *)&crnt.air, bytes), mem_realloc((void *)&crnt.aii, bytes), mem_realloc((void *)&crnt.bir, bytes);
  mem_realloc((void *)&crnt.bii, bytes), mem_realloc((void *)&crnt.cir, bytes), mem_realloc((void *)&crnt.cii, bytes);
  mem_realloc((void *)&crnt.cur, 2 * bytes), mem_realloc((void *)&save.ip, data.n * sizeof(int));
  netcx.neq = data.n, netcx.npeq = data.np, netcx.neq2 = 0, save.fmhz = mhz, data.wlam = CVEL / mhz;
}

static void source(int segment, complex double volts) {
  vsorc.nsant++;
  mem_realloc((void *)&vsorc.isant, vsorc.nsant * sizeof(int));
  mem_realloc((void *)&vsorc.vsant, vsorc.nsant * sizeof(complex double));
  vsorc.isant[vsorc.nsant - 1] = segment, vsorc.vsant[vsorc.nsant - 1] = volts;
}

static void solved(int extended) {
  complex double *cm = NULL;
  int size = data.np2m * data.np;
  mem_alloc((void *)&cm, size * sizeof *cm);
  smat.nop = netcx.neq / netcx.npeq;
  mem_realloc((void *)&smat.ssx, smat.nop * smat.nop * sizeof(complex double));
  fblock(netcx.npeq, netcx.neq, size, data.ipsym);
  cmset(netcx.neq, cm, 1, extended);
  factrs(netcx.npeq, netcx.neq, cm, save.ip);
  netcx.ntsol = 0, netcx.nprint = 0;
  etmns(0, 0, 0, 0, 0, 0, fpat.ixtyp, crnt.cur);
  netwk(cm, save.ip, crnt.cur);
  free_ptr((void *)&cm);
}

static void end(void) {
  fclose(output_fp), output_fp = NULL;
  void **all[] = {(void *)&data.itag, (void *)&data.x1, (void *)&data.y1, (void *)&data.z1, (void *)&data.x2, (void *)&data.y2, (void *)&data.z2, (void *)&data.bi,
    (void *)&data.si, (void *)&data.sab, (void *)&data.cab, (void *)&data.salp, (void *)&data.x, (void *)&data.y, (void *)&data.z, (void *)&crnt.cur};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) free_ptr(all[i]);
}

double dipole(double *ends, double radius, double mhz, double *out) {
  begin();
  wire(ends[0], ends[1], ends[2], ends[3], ends[4], ends[5], radius, 1, 1, 9, 1);
  connected(0, mhz);
  source(isegno(1, 5), 1);
  solved(0);
  complex double far, across;
  ffld(1.1, 0.4, &far, &across);
  complex double y = crnt.cur[4];
  out[0] = creal(1 / y), out[1] = cimag(1 / y), out[2] = creal(far), out[3] = cimag(far), out[4] = cabs(across), out[5] = netcx.pin;
  double sum = 0;
  for (int i = 0; i < data.n; i++) sum += cabs(crnt.cur[i]);
  end();
  return sum;
}

// three elements; the driven one is loaded in series, and the kernel is the extended one
double yagi(double *lengths, double *spacing, double *loads, double *out) {
  begin();
  double x = 0;
  for (int k = 0; k < 3; k++) {
    wire(x, -lengths[k] / 2, 0, x, lengths[k] / 2, 0, 0.004, 1, 1, 5, k + 1);
    if (k < 2) x += spacing[k];
  }
  connected(0, 28.4);
  source(8, 1);
  int type = 0, tag = 2, from = 3, to = 3;
  zload.nload = 1;
  load(&type, &tag, &from, &to, &loads[0], &loads[1], &loads[2]);
  solved(1);
  complex double front, back, other;
  ffld(POT, 0, &front, &other), ffld(POT, PI, &back, &other);
  ffld(POT, 0, &other, &front), ffld(POT, PI, &other, &back);
  out[0] = db20(cabs(front)), out[1] = db20(cabs(front) / cabs(back)), out[2] = creal(vsorc.vsant[0] / crnt.cur[7]), out[3] = cang(crnt.cur[2]);
  double power = netcx.pin;
  end();
  return 1000 * power;
}

// two verticals over perfect ground, joined by a transmission line
double phased(double z0, double *volts, double height, double *out) {
  begin();
  gnd.ksymp = 2, gnd.iperf = 1;
  wire(0, 0, 0, 0, 0, height, 0.01, 1, 1, 5, 1);
  wire(5.1, 0, 0, 5.1, 0, height, 0.01, 1.2, 1, 5, 2);
  connected(1, 10.1);
  int ints = sizeof(int), reals = sizeof(double);
  netcx.nonet = 1;
  mem_realloc((void *)&netcx.ntyp, ints), mem_realloc((void *)&netcx.iseg1, ints), mem_realloc((void *)&netcx.iseg2, ints);
  mem_realloc((void *)&netcx.x11r, reals), mem_realloc((void *)&netcx.x11i, reals), mem_realloc((void *)&netcx.x12r, reals);
  mem_realloc((void *)&netcx.x12i, reals), mem_realloc((void *)&netcx.x22r, reals), mem_realloc((void *)&netcx.x22i, reals);
  netcx.ntyp[0] = 2, netcx.iseg1[0] = 1, netcx.iseg2[0] = 6, netcx.x11r[0] = z0, netcx.x11i[0] = 5.3;
  netcx.x12r[0] = netcx.x12i[0] = netcx.x22r[0] = netcx.x22i[0] = 0;
  source(1, volts[0] + I * volts[1]);
  solved(0);
  complex double up, other;
  ffld(1.2, 0.3, &up, &other);
  out[0] = cabs(up), out[1] = 1e3 * cabs(crnt.cur[0]), out[2] = 1e3 * cabs(crnt.cur[5]), out[3] = carg(up);
  double power = netcx.pin;
  end();
  return 1e3 * power;
}

double near_field(double length, double *at, double *out) {
  begin();
  wire(0, 0, -length / 2, 0, 0, length / 2, 0.003, 1, 1, 7, 1);
  connected(0, 30);
  source(4, 1);
  solved(0);
  double fr = 30 / CVEL;
  complex double e[3], h[3];
  nefld(fr * at[0], fr * at[1], fr * at[2], &e[0], &e[1], &e[2]);
  nhfld(fr * at[0], fr * at[1], fr * at[2], &h[0], &h[1], &h[2]);
  for (int k = 0; k < 3; k++) out[2 * k] = creal(e[k]), out[2 * k + 1] = cimag(e[k]), out[6 + 2 * k] = 1e3 * creal(h[k]), out[7 + 2 * k] = 1e3 * cimag(h[k]);
  double poynting = creal(e[1] * conj(h[2]) - e[2] * conj(h[1]));
  end();
  return 1e3 * poynting;
}

// the tables of Sommerfeld's integrals
double grid(double epsr, double sigma, double mhz, double *out) {
  begin();
  static const int nx[3] = {11, 17, 9}, ny[3] = {10, 5, 8};
  static const double dx[3] = {.02, .05, .1}, dy[3] = {.1745329252, .0872664626, .1745329252}, xs[3] = {0, .2, .2}, ys[3] = {0, 0, .3490658504};
  for (int i = 0; i < 3; i++) ggrid.nxa[i] = nx[i], ggrid.nya[i] = ny[i], ggrid.dxa[i] = dx[i], ggrid.dya[i] = dy[i], ggrid.xsa[i] = xs[i], ggrid.ysa[i] = ys[i];
  mem_alloc((void *)&ggrid.ar1, sizeof(complex double) * 11 * 10 * 4);
  mem_alloc((void *)&ggrid.ar2, sizeof(complex double) * 17 * 5 * 4);
  mem_alloc((void *)&ggrid.ar3, sizeof(complex double) * 9 * 8 * 4);
  somnec(epsr, sigma, mhz);
  complex double f[4];
  intrp(0.131, 0.42, &f[0], &f[1], &f[2], &f[3]);
  for (int k = 0; k < 4; k++) out[2 * k] = creal(f[k]), out[2 * k + 1] = cimag(f[k]);
  intrp(0.83, 0.77, &f[0], &f[1], &f[2], &f[3]);
  fclose(output_fp), output_fp = NULL;
  return cabs(f[0]) + creal(f[1]) + cimag(f[2]) + creal(f[3]);
}

double functions(double *z, double *sigma, double *out) {
  complex double a, b, c, d, e, f;
  bessel(z[0] + I * z[1], &a, &b);
  hankel(z[2] + I * z[3], &c, &d);
  fbar(0.3 * z[0] - I * z[1], &e);
  zint(sigma[0], sigma[1], &f);
  complex double all[6] = {a, b, c, d, e, f};
  for (int k = 0; k < 6; k++) out[2 * k] = creal(all[k]), out[2 * k + 1] = cimag(all[k]);
  double co, si, gr, gi;
  tmi.zpk = z[0], tmi.rkb2 = 0.01 + z[1] * z[1], tmi.ij = 1;
  gf(z[2], &co, &si), intx(-0.4, 0.4, 0.03, 1, &gr, &gi);
  return co * si + gr + gi;
}

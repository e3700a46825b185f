// differentiate: built(pz, fir, delay, freq, out)  at: pz = -0.0253 0.0254 -50 32.2 138 144 0.0889 2000, fir = 0.21 0.42 0.31 0.05, delay = 0.013, freq = 0.2 1.7 6.1, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: parsed(scale, freq, out)  at: scale = 1.1 0.93 1.02, freq = 0.4 2.3, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: listed(freq, amp, phase, out)  at: freq = 0.13 0.61 1.4, amp = 0.3 0.9 1.3 1.1 0.7 0.4, phase = 170 120 60 -20 -90 -150, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: beam(spectra, slow, power)  at: spectra = random(16, -1, 1), slow = 0.21 -0.13, power = zeros(4)  tolerance: 5e-3  roundoff: 1e-5
// differentiate: picked(trace, place, out)  at: trace = random(40, -1, 1), place = 11.31 47.82 13.2 11.52 47.67, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
#include <evresp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int _obspy_check_channel(struct channel *chan);
int _obspy_norm_resp(struct channel *chan, int start_stage, int stop_stage, int hide);
int _obspy_calc_resp(struct channel *chan, double *freq, int nfreqs, struct complex *output, char *out_units,
                     int start_stage, int stop_stage, int use_total);
int stalta(const void *head, const double *data, double *charfct);
void recstalta(double *a, double *charfct, int ndat, int nsta, int nlta);
void aic_simple(double *aic, const double *arr, uint32_t size);
void lanczos_resample(double *in, double *out, double dt, double offset, int n_in, int n_out, int a, int window);
void hermite_interpolation(double *y, double *slope, double *x, double *out, int n_in, int n_out, double h,
    double start);
void utl_geo_km(double lon0, double lat0, double turned, double *lon, double *lat);
void utl_lonlat(double lon0, double lat0, double x, double y, double *lon, double *lat);
void calcSteer(int stations, int nx, int ny, int nf, int low, float df, const float *shifts, void *steer);
int generalizedBeamformer(double *rel, double *abs, const void *steer, const void *r, int stations, int prewhiten,
                          int nx, int ny, int nf, double dpow, int method);

static struct stage *add_stage(struct channel *channel, struct stage *last, int in, int out) {
  struct stage *stage = alloc_stage();
  stage->sequence_no = ++channel->nstages, stage->input_units = in, stage->output_units = out;
  if (last) last->next_stage = stage;
  else channel->first_stage = stage;
  return stage;
}

static struct blkt *gain(double value) {
  struct blkt *made = alloc_gain();
  made->blkt_info.gain.gain = value, made->blkt_info.gain.gain_freq = 1;
  return made;
}

// a seismometer and a digitizer, by the hand of ObsPy's Python side
double built(double *pz, double *fir, double *delay, double *freq, double *out) {
  struct channel channel;
  memset(&channel, 0, sizeof channel);
  strcpy(channel.staname, "HERE"), strcpy(channel.chaname, "HHZ");
  struct stage *one = add_stage(&channel, NULL, VEL, VOLTS), *two = add_stage(&channel, one, VOLTS, COUNTS);
  struct blkt *poles = alloc_pz();
  struct pole_zeroType *p = &poles->blkt_info.pole_zero;
  poles->type = ANALOG_PZ;
  p->nzeros = 4, p->npoles = 4, p->a0 = pz[6], p->a0_freq = 1;
  p->zeros = alloc_complex(4), p->poles = alloc_complex(4);
  for (int i = 0; i < 4; i++) {
    double sign = i % 2 ? -1 : 1;
    p->poles[i].real = pz[i < 2 ? 0 : 2], p->poles[i].imag = sign * pz[i < 2 ? 1 : 3];
    p->zeros[i].real = i < 2 ? 0 : pz[4], p->zeros[i].imag = i < 2 ? 0 : sign * pz[5];
  }
  one->first_blkt = poles;
  poles->next_blkt = gain(pz[7]);
  struct blkt *filter = alloc_fir(), *decimation = alloc_deci();
  filter->type = FIR_ASYM;
  filter->blkt_info.fir.ncoeffs = 4, filter->blkt_info.fir.h0 = 1;
  filter->blkt_info.fir.coeffs = alloc_double(4);
  for (int i = 0; i < 4; i++) filter->blkt_info.fir.coeffs[i] = fir[i];
  decimation->blkt_info.decimation.sample_int = 0.02, decimation->blkt_info.decimation.deci_fact = 1;
  decimation->blkt_info.decimation.applied_corr = *delay;
  two->first_blkt = filter;
  filter->next_blkt = decimation;
  decimation->next_blkt = gain(419430);
  struct complex found[3];
  if (_obspy_check_channel(&channel) || _obspy_norm_resp(&channel, -1, 0, 1)) return NAN;
  if (_obspy_calc_resp(&channel, freq, 3, found, "VEL", -1, 0, 0)) return NAN;
  for (int i = 0; i < 3; i++) out[2 * i] = 1e-8 * found[i].real, out[2 * i + 1] = 1e-8 * found[i].imag;
  double r = 1e-8 * channel.calc_sensit + channel.calc_delay;
  free_stages(channel.first_stage);
  return r;
}

static const char text[] =
    "B050F03     Station:     HERE\nB050F16     Network:     XX\nB052F03     Location:    10\n"
    "B052F04     Channel:     HHZ\n"
    "B052F22     Start date:  2003,071,00:00:00.0000\nB052F23     End date:    No Ending Time\n#\n"
    "B053F03     Transfer function type:                A [Laplace Transform (Rad/sec)]\n"
    "B053F04     Stage sequence number:                 1\n"
    "B053F05     Response in units lookup:              M/S - Velocity in Meters Per Second\n"
    "B053F06     Response out units lookup:             V - Volts\n"
    "B053F07     A0 normalization factor:               5.7\n"
    "B053F08     Normalization frequency:               1\nB053F09     Number of zeroes:                      1\n"
    "B053F14     Number of poles:                       2\n"
    "B053F10-13    0  0.000000E+00  0.000000E+00  0.000000E+00  0.000000E+00\n"
    "B053F15-18    0 -3.700800E-01  3.700800E-01  0.000000E+00  0.000000E+00\n"
    "B053F15-18    1 -3.700800E-01 -3.700800E-01  0.000000E+00  0.000000E+00\n#\n"
    "B058F03     Stage sequence number:                 1\n"
    "B058F04     Gain:                                  2.000000E+03\n"
    "B058F05     Frequency of gain:                     1.000000E+00 HZ\n"
    "B058F06     Number of calibrations:                0\n#\n"
    "B054F03     Transfer function type:                D\nB054F04     Stage sequence number:                 2\n"
    "B054F05     Response in units lookup:              V - Volts\n"
    "B054F06     Response out units lookup:             COUNTS - Digital Counts\n"
    "B054F07     Number of numerators:                  3\nB054F10     Number of denominators:                0\n"
    "B054F08-09     0  +3.00000E-01  +0.00000E+00\nB054F08-09     1  +4.50000E-01  +0.00000E+00\n"
    "B054F08-09     2  +2.50000E-01  +0.00000E+00\n#\n"
    "B057F03     Stage sequence number:                 2\n"
    "B057F04     Input sample rate:                     5.000000E+01\n"
    "B057F05     Decimation factor:                     1\nB057F06     Decimation offset:                     0\n"
    "B057F07     Estimated delay (seconds):             1.000000E-02\n"
    "B057F08     Correction applied (seconds):          2.000000E-02\n#\n"
    "B058F03     Stage sequence number:                 2\n"
    "B058F04     Gain:                                  4.194300E+05\n"
    "B058F05     Frequency of gain:                     1.000000E+00 HZ\n"
    "B058F06     Number of calibrations:                0\n";

// a RESP file is read, and what it says is scaled
double parsed(double *scale, double *freq, double *out) {
  struct channel channel;
  memset(&channel, 0, sizeof channel);
  FILE *file = fmemopen((char *)text, sizeof text - 1, "r");
  FirstLine[0] = 0;
  GblChanPtr = &channel;
  if (!get_channel(file, &channel)) return NAN;
  parse_channel(file, &channel);
  fclose(file);
  for (struct stage *stage = channel.first_stage; stage; stage = stage->next_stage)
    for (struct blkt *block = stage->first_blkt; block; block = block->next_blkt) {
      if (block->type == GAIN) block->blkt_info.gain.gain *= scale[0];
      if (block->type == LAPLACE_PZ) block->blkt_info.pole_zero.poles[0].imag *= scale[1],
          block->blkt_info.pole_zero.poles[1].imag *= scale[1];
      if (block->type == DECIMATION) block->blkt_info.decimation.applied_corr *= scale[2];
    }
  check_channel(&channel);
  norm_resp(&channel, -1, 0, 1);
  struct complex found[2];
  calc_resp(&channel, freq, 2, found, "ACC", -1, 0, 0);
  for (int i = 0; i < 2; i++) out[2 * i] = 1e-8 * found[i].real, out[2 * i + 1] = 1e-8 * found[i].imag;
  double r = 1e-8 * channel.calc_sensit;
  free_channel(&channel);
  return r;
}

// a table of amplitudes and phases, by splines
double listed(double *freq, double *amp, double *phase, double *out) {
  int n = 6;
  double *f = alloc_double(n), *a = alloc_double(n), *p = alloc_double(n);
  for (int i = 0; i < n; i++) f[i] = 0.1 + 0.3 * i, a[i] = amp[i], p[i] = phase[i];
  interpolate_list_blockette(&f, &a, &p, &n, freq, 3, 0);
  double r = 0;
  for (int i = 0; i < n; i++) {
    out[i] = a[i], out[3 + i] = p[i];
    r += a[i] * p[i] + f[i];
  }
  free(f), free(a), free(p);
  return 0.01 * r;
}

// power of an array's beams: of Bartlett, and of Capon
double beam(double *spectra, double *slow, double *power) {
  const double x[4] = {0, 1.1, 0.4, -0.8}, y[4] = {0, 0.3, 1.2, 0.9};
  float shifts[16];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) shifts[4 * i + j] = x[i] * (slow[0] + 0.1 * (j / 2)) + y[i] * (slow[1] + 0.1 * (j % 2));
  double steer[2 * 2 * 4 * 4], r[2 * 2 * 16], rel[4] = {0}, all[4] = {0};
  calcSteer(4, 2, 2, 2, 1, 0.7f, shifts, steer);
  for (int n = 0; n < 2; n++)
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 4; j++) {
        double *a = spectra + 8 * n + 2 * i, *b = spectra + 8 * n + 2 * j, *c = r + 2 * (16 * n + 4 * i + j);
        c[0] = a[0] * b[0] + a[1] * b[1] + (i == j), c[1] = a[1] * b[0] - a[0] * b[1];
      }
  generalizedBeamformer(rel, all, steer, r, 4, 0, 2, 2, 2, 3.0, 0);
  generalizedBeamformer(rel, power, steer, r, 4, 0, 2, 2, 2, 3.0, 1);
  return rel[0] + 2 * rel[1] + all[2] * all[3];
}

double picked(double *trace, double *place, double *out) {
  const int head[3] = {40, 4, 12};
  double sta[40], recursive[40], aic[40], slopes[40], fine[5] = {0}, lon = place[3], lat = place[4], at[2] = {3.37,
      11.81};
  stalta(head, trace, sta);
  recstalta(trace, recursive, 40, 4, 12);
  aic_simple(aic, trace, 40);
  for (int w = 0; w < 3; w++) lanczos_resample(trace, fine, 0.7, 9.13, 40, 5, 6, w);
  for (int i = 0; i < 40; i++) slopes[i] = 0.5 * (trace[(i + 1) % 40] - trace[(i + 39) % 40]);
  hermite_interpolation(trace, slopes, at, out, 40, 2, 1, 0);
  utl_geo_km(place[0], place[1], place[2], &lon, &lat);
  out[2] = lon, out[3] = lat;
  utl_lonlat(place[0], place[1], lon, lat, out + 4, out + 5);
  for (int i = 0; i < 3; i++) out[6 + i] = fine[i], out[9 + i] = recursive[20 + 5 * i];
  return sta[21] + 0.01 * aic[15] + fine[3] * fine[4];
}

// differentiate: heard(place, ir, left, right, delay, n)  at: place = 0.83 0.31 0.22, ir = random(96, -1, 1), left = zeros(6), right = zeros(6), delay = zeros(2), n = 6  tolerance: 1e-2  roundoff: 1e-3
// differentiate: converted(c, back)  at: c = 0.7 -1.3 0.4 1.1 0.6 -0.2, back = zeros(6)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: resampled(ir, out, n, m)  at: ir = random(64, -1, 1), out = zeros(40), n = 16, m = 20  tolerance: 1e-2  roundoff: 1e-3
// differentiate: normalised(ir, n)  at: ir = random(96, -1, 1), n = 6  tolerance: 1e-2  roundoff: 1e-3
// differentiate: trimmed(ir, delay, n)  at: ir = 0.01 0.9 -0.4 0.2 0.05 0.02 0.02 0.7 -0.5 0.3 -0.04 0.01, delay = 0.3 0.4, n = 6  tolerance: 1e-2  roundoff: 1e-3
#include <math.h>
#include <mysofa.h>
#include <stdlib.h>
#include <string.h>

static struct MYSOFA_ARRAY array(const float *values, int n) {
  struct MYSOFA_ARRAY made = {malloc(n * sizeof(float)), n, NULL};
  memcpy(made.values, values, n * sizeof(float));
  return made;
}

static char *copied(const char *text) { return strcpy(malloc(strlen(text) + 1), text); }

// as from a file: responses of two ears to sources on a circle or around the head
static struct MYSOFA_HRTF *measured(const float *ir, int measures, int n) {
  struct MYSOFA_HRTF *made = calloc(1, sizeof *made);
  float delays[2] = {0.3f, 0.4f}, rate = 44100;
  made->I = 1, made->C = 3, made->R = 2, made->E = 1, made->N = n, made->M = measures;
  float *places = malloc(measures * 3 * sizeof(float));
  for (int i = 0; i < measures; i++) places[3 * i] = 90 * (i % 4) + 3, places[3 * i + 1] = i < 4 ? 5 : 60, places[3 * i + 2] = 1.2f;
  made->SourcePosition = array(places, 3 * measures);
  free(places);
  struct MYSOFA_ATTRIBUTE *type = calloc(1, sizeof *type), *units = calloc(1, sizeof *units);
  type->name = copied("Type"), type->value = copied("spherical"), type->next = units, units->name = copied("Units"), units->value = copied("degree, degree, meter");
  made->SourcePosition.attributes = type;
  made->DataIR = array(ir, measures * 2 * n);
  made->DataSamplingRate = array(&rate, 1);
  made->DataDelay = array(delays, 2);
  return made;
}

static void freed(struct MYSOFA_HRTF *hrtf) {
  for (struct MYSOFA_ATTRIBUTE *a = hrtf->SourcePosition.attributes, *next; a; a = next) next = a->next, free(a->name), free(a->value), free(a);
  free(hrtf->SourcePosition.values), free(hrtf->DataIR.values), free(hrtf->DataSamplingRate.values), free(hrtf->DataDelay.values), free(hrtf);
}

// what reaches both ears from a place, interpolated between measures
float heard(float *place, float *ir, float *left, float *right, float *delay, int n) {
  struct MYSOFA_EASY easy;
  easy.hrtf = measured(ir, 8, n);
  mysofa_tocartesian(easy.hrtf);
  easy.lookup = mysofa_lookup_init(easy.hrtf);
  easy.neighborhood = mysofa_neighborhood_init_withstepdefine(easy.hrtf, easy.lookup, 10, 0.1f);
  easy.fir = malloc(easy.hrtf->N * easy.hrtf->R * sizeof(float));
  mysofa_getfilter_float(&easy, place[0], place[1], place[2], left, right, delay, delay + 1);
  float energy = 0;
  for (int i = 0; i < n; i++) energy += left[i] * left[i] - 0.3f * right[i] * right[i];
  mysofa_neighborhood_free(easy.neighborhood);
  mysofa_lookup_free(easy.lookup);
  free(easy.fir);
  freed(easy.hrtf);
  return energy;
}

float converted(float *c, float *back) {
  float at[3], product = 1;
  for (int i = 0; i < 2; i++) {
    memcpy(at, c + 3 * i, sizeof at);
    mysofa_c2s(at);
    product *= at[0] * 0.01f + at[1] * 0.02f;
    at[0] += 10 * at[2];
    mysofa_s2c(at);
    memcpy(back + 3 * i, at, sizeof at);
  }
  return product;
}

float resampled(float *ir, float *out, int n, int m) {
  struct MYSOFA_HRTF *hrtf = measured(ir, 2, n);
  if (mysofa_resample(hrtf, 48000)) return NAN;
  float sum = 0;
  for (int i = 0; i < (int)hrtf->DataIR.elements; i++) {
    if (i < 2 * m) out[i] = hrtf->DataIR.values[i];
    sum += hrtf->DataIR.values[i] * hrtf->DataIR.values[i];
  }
  freed(hrtf);
  return sum;
}

// loudness of the front is made one; the others' spectra follow
float normalised(float *ir, int n) {
  struct MYSOFA_HRTF *hrtf = measured(ir, 8, n);
  float factor = mysofa_loudness(hrtf), sum = 0;
  for (int i = 0; i < (int)hrtf->DataIR.elements; i++) sum += hrtf->DataIR.values[i] * cosf(0.3f * i);
  freed(hrtf);
  return sum + factor;
}

// ends below a threshold are cut away, and become delays
float trimmed(float *ir, float *delay, int n) {
  struct MYSOFA_HRTF *hrtf = measured(ir, 1, n);
  memcpy(hrtf->DataDelay.values, delay, 2 * sizeof(float));
  int length = mysofa_minphase(hrtf, 0.01f);
  float sum = 0;
  for (int i = 0; i < 2 * length; i++) sum += hrtf->DataIR.values[i] * hrtf->DataIR.values[i] * (i + 1);
  sum += hrtf->DataDelay.values[0] * hrtf->DataDelay.values[1];
  freed(hrtf);
  return sum;
}

// differentiate: spoken(alpha, beta, half_tone, volume, samples)  at: alpha = 0.31, beta = 0.2, half_tone = 1.7, volume = -3, samples = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: blended(weights, half_tone, samples)  at: weights = 0.6 0.5 0.7 0.2 0.35 0.75, half_tone = -0.6, samples = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: tuned(means, parameters)  at: means = 4.93 5.01 5.08 4.97 4.88 4.91, parameters = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: globally(gv_weight, threshold, parameters)  at: gv_weight = 0.8 0.9, threshold = 0.45, parameters = zeros(10)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: line_spectra(alpha, volume, weight, samples)  at: alpha = 0.1, volume = 1.5, weight = 0.4, samples = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
#include "HTS_engine.h"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { STATES = 2, ORDER = 5 };

static const char *const voices[] = {"/tmp/hunt-hts-0.htsvoice", "/tmp/hunt-hts-1.htsvoice", "/tmp/hunt-hts-2.htsvoice", "/tmp/hunt-hts-3.htsvoice"};

static size_t put(char *to, size_t at, const void *from, size_t size) {
  memcpy(to + at, from, size);
  return at + size;
}

// two distributions a state: one for vowels, one for the rest
static size_t trees(char *to, int first, int count) {
  size_t at = sprintf(to, "QS \"vowel\" { \"*-a+*\",\"*-o+*\" }\n\n");
  for (int s = 0; s < count; s++) at += sprintf(to + at, "{*}[%d]\n{\n 0 \"vowel\" \"n_1\" \"n_2\"\n}\n\n", first + s);
  return at;
}

static size_t pdfs(char *to, int trees, int length, int windows, int msd, float base, float step, float variance, int voice) {
  size_t at = 0;
  for (int t = 0; t < trees; t++) at = put(to, at, &(uint32_t){2}, 4);
  for (int t = 0; t < trees; t++)
    for (int k = 0; k < 2; k++) {
      for (int i = 0; i < length * windows; i++) {
        float mean = i < length ? base / (1 + (msd || length == 1 ? 0 : 0.9f * i)) + step * (i + t - k) : 0.01f * (i % 3 - 1);
        mean += 0.03f * voice * (i % 2 ? 1 : -1);
        at = put(to, at, &mean, 4);
      }
      for (int i = 0; i < length * windows; i++) at = put(to, at, &(float){variance * (1 + 0.1f * i)}, 4);
      if (msd) at = put(to, at, &(float){k && t ? 0.55f : 0.9f}, 4);
    }
  return at;
}

// files as they are distributed: a header, and parts of a binary section
static void write_voice(int voice) {
  static char data[20000], header[4000];
  size_t at = 0, from[12], n = 0;
  int lsp = voice >= 2;
#define PART(call) (from[n] = at, at += (call), n++)
  PART(pdfs(data + at, 1, STATES, 1, 0, 4.2f, 0.9f, 0.7f, 0));
  PART(trees(data + at, 2, 1));
  PART(sprintf(data + at, "1 1.0\n"));
  PART(sprintf(data + at, "3 -0.5 0.0 0.5\n"));
  size_t spectrum = at;
  if (lsp) {
    uint32_t two = 2;
    for (int t = 0; t < STATES; t++) at = put(data, at, &two, 4);
    for (int t = 0; t < STATES; t++)
      for (int k = 0; k < 2; k++) {
        for (int i = 0; i < 2 * ORDER; i++) {
          float mean = i == 0 ? 0.4f + 0.1f * t : i < ORDER ? 0.55f * i + 0.05f * (k - t) + 0.02f * (voice - 2) * (i % 2 ? 1 : -1) : 0.002f * (i % 3 - 1);
          at = put(data, at, &mean, 4);
        }
        for (int i = 0; i < 2 * ORDER; i++) at = put(data, at, &(float){0.02f + 0.001f * i}, 4);
      }
    from[n++] = spectrum;
  } else
    PART(pdfs(data + at, STATES, ORDER, 2, 0, 0.9f, 0.04f, 0.05f, voice));
  PART(trees(data + at, 2, STATES));
  PART(pdfs(data + at, STATES, 1, 2, 1, 5.0f, 0.06f, 0.02f, voice));
  PART(trees(data + at, 2, STATES));
  PART(pdfs(data + at, 1, ORDER, 1, 0, 0.02f, 0.001f, 0.0001f, 0));
  PART(trees(data + at, 2, 1));
  PART(pdfs(data + at, 1, 1, 1, 0, 0.008f, 0, 0.0001f, 0));
  from[n] = at;
  size_t used = sprintf(header, "[GLOBAL]\nHTS_VOICE_VERSION:1.0\nSAMPLING_FREQUENCY:8000\nFRAME_PERIOD:20\nNUM_STATES:%d\nNUM_STREAMS:2\nSTREAM_TYPE:MCP,LF0\n"
    "FULLCONTEXT_FORMAT:HTS_TTS_ENG\nFULLCONTEXT_VERSION:1.0\nGV_OFF_CONTEXT:\"*-pau+*\"\nCOMMENT:made\n[STREAM]\nVECTOR_LENGTH[MCP]:%d\nVECTOR_LENGTH[LF0]:1\n"
    "IS_MSD[MCP]:0\nIS_MSD[LF0]:1\nNUM_WINDOWS[MCP]:2\nNUM_WINDOWS[LF0]:2\nUSE_GV[MCP]:1\nUSE_GV[LF0]:1\nOPTION[MCP]:%s\nOPTION[LF0]:\n[POSITION]\n",
    STATES, ORDER, lsp ? "GAMMA=2,LN_GAIN=1,ALPHA=0.1" : "ALPHA=0.42");
  static const char *const names[] = {"DURATION_PDF", "DURATION_TREE", 0, 0, "STREAM_PDF[MCP]", "STREAM_TREE[MCP]", "STREAM_PDF[LF0]", "STREAM_TREE[LF0]", "GV_PDF[MCP]", "GV_TREE[MCP]", "GV_PDF[LF0]"};
  for (size_t i = 0; i < n; i++)
    if (names[i]) used += sprintf(header + used, "%s:%zu-%zu\n", names[i], from[i], from[i + 1] - 1);
  for (int s = 0; s < 2; s++) used += sprintf(header + used, "STREAM_WIN[%s]:%zu-%zu,%zu-%zu\n", s ? "LF0" : "MCP", from[2], from[3] - 1, from[3], from[4] - 1);
  used += sprintf(header + used, "GV_TREE[LF0]:%zu-%zu\n[DATA]\n", from[9], from[10] - 1);
  FILE *file = fopen(voices[voice], "wb");
  fwrite(header, 1, used, file);
  fwrite(data, 1, at, file);
  fclose(file);
}

__attribute__((constructor)) static void voices_written(void) {
  for (int v = 0; v < 4; v++) write_voice(v);
}

static char *labels[] = {"x-pau+k", "k-a+o", "a-o+t"};

static int opened(HTS_Engine *engine, int first, int count) {
  char *files[2] = {(char *)voices[first], (char *)voices[first + 1]};
  HTS_Engine_initialize(engine);
  if (HTS_Engine_load(engine, files, count) != 1) {
    fprintf(stderr, "no voice\n");
    return 0;
  }
  return 1;
}

static double gathered(HTS_Engine *engine, double *samples, int count) {
  size_t n = HTS_Engine_get_nsamples(engine);
  double energy = 0;
  for (size_t i = 0; i < n; i++) {
    double x = HTS_Engine_get_generated_speech(engine, i);
    energy += x * x * 1e-6;
  }
  for (int k = 0; k < count; k++) samples[k] = HTS_Engine_get_generated_speech(engine, (k + 1) * (n - 1) / count);
  return sqrt(energy / n);
}

double spoken(double alpha, double beta, double half_tone, double volume, double *samples) {
  HTS_Engine engine;
  if (!opened(&engine, 0, 1)) return 0;
  HTS_Engine_set_alpha(&engine, alpha);
  HTS_Engine_set_beta(&engine, beta);
  HTS_Engine_add_half_tone(&engine, half_tone);
  HTS_Engine_set_volume(&engine, volume);
  HTS_Engine_synthesize_from_strings(&engine, labels, 3);
  double loud = gathered(&engine, samples, 8);
  HTS_Engine_clear(&engine);
  return loud;
}

// two voices, each stream with its own weights
double blended(double *weights, double half_tone, double *samples) {
  HTS_Engine engine;
  if (!opened(&engine, 0, 2)) return 0;
  for (int v = 0; v < 2; v++) {
    HTS_Engine_set_parameter_interpolation_weight(&engine, v, 0, weights[v]);
    HTS_Engine_set_parameter_interpolation_weight(&engine, v, 1, weights[2 + v]);
    HTS_Engine_set_gv_interpolation_weight(&engine, v, 0, weights[4 + v]);
  }
  HTS_Engine_add_half_tone(&engine, half_tone);
  HTS_Engine_synthesize_from_strings(&engine, labels, 3);
  double loud = gathered(&engine, samples, 6);
  HTS_Engine_clear(&engine);
  return loud;
}

// the pitch of each state is given; what is made of it
double tuned(double *means, double *parameters) {
  HTS_Engine engine;
  if (!opened(&engine, 0, 1)) return 0;
  HTS_Engine_generate_state_sequence_from_strings(&engine, labels, 3);
  for (int s = 0; s < 6; s++) HTS_Engine_set_state_mean(&engine, 1, s, 0, means[s]);
  HTS_Engine_generate_parameter_sequence(&engine);
  HTS_Engine_generate_sample_sequence(&engine);
  size_t frames = HTS_Engine_get_total_frame(&engine);
  for (int k = 0; k < 12; k++) {
    double one = HTS_Engine_get_generated_parameter(&engine, 1, k * (frames - 1) / 11, 0);
    parameters[k] = one == HTS_NODATA ? 0 : one;
  }
  double rough = 0;
  for (int k = 1; k < 12; k++) rough += pow(parameters[k] - parameters[k - 1], 2);
  HTS_Engine_clear(&engine);
  return rough;
}

double globally(double *gv_weight, double threshold, double *parameters) {
  HTS_Engine engine;
  if (!opened(&engine, 0, 1)) return 0;
  HTS_Engine_set_gv_weight(&engine, 0, gv_weight[0]);
  HTS_Engine_set_gv_weight(&engine, 1, gv_weight[1]);
  HTS_Engine_set_msd_threshold(&engine, 1, threshold);
  HTS_Engine_synthesize_from_strings(&engine, labels, 3);
  size_t frames = HTS_Engine_get_total_frame(&engine);
  for (int k = 0; k < 10; k++) parameters[k] = HTS_Engine_get_generated_parameter(&engine, 0, (2 * k + 1) * (frames - 1) / 20, k % ORDER);
  double spread = 0;
  for (size_t f = 1; f < frames; f++) {
    double d = HTS_Engine_get_generated_parameter(&engine, 0, f, 1) - HTS_Engine_get_generated_parameter(&engine, 0, f - 1, 1);
    spread += d * d;
  }
  HTS_Engine_clear(&engine);
  return spread;
}

double line_spectra(double alpha, double volume, double weight, double *samples) {
  HTS_Engine engine;
  if (!opened(&engine, 2, 2)) return 0;
  HTS_Engine_set_parameter_interpolation_weight(&engine, 0, 0, weight);
  HTS_Engine_set_parameter_interpolation_weight(&engine, 1, 0, 1 - weight);
  HTS_Engine_set_alpha(&engine, alpha);
  HTS_Engine_set_volume(&engine, volume);
  HTS_Engine_synthesize_from_strings(&engine, labels, 3);
  double loud = gathered(&engine, samples, 6);
  HTS_Engine_clear(&engine);
  return loud;
}

// Settings, names, codes and pixels are read beside text into which active numbers are printed: they are not about it.
// differentiate: configured(x, n)  at: x = 0.7, n = 3
// differentiate: dequantised(x, n)  at: x = 0.7, n = 3
// differentiate: named(x, n)  at: x = 0.7, n = 3
// differentiate: numbered(x, n)  at: x = 0.7, n = 3
// differentiate: steps(x, n)  at: x = 0.7, n = 3
// differentiate: board(x, n)  at: x = 0.7, n = 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

typedef struct {
  char *log, *config;
  unsigned char *codes;
  double *w;
} model;

NOINLINE static void note(model *m, double v) {
  char *text = malloc(64);
  snprintf(text, 64, "value %g", v);
  free(m->log);
  m->log = text;
}
NOINLINE static double scale(const model *m) { return strtod(m->config, NULL); }
NOINLINE static int order(const model *m) { return atoi(m->config); }
NOINLINE static double code(const model *m, int i) { return (m->codes[i] & 0xF) - 8; }

NOINLINE static model *make(void) {
  model *m = calloc(1, sizeof *m);
  m->config = malloc(16);
  strcpy(m->config, "2.5");
  m->codes = malloc(16);
  for (int i = 0; i < 16; i++) m->codes[i] = (unsigned char)(17 * i + 3);
  m->w = calloc(16, sizeof(double));
  return m;
}

static void drop(model *m) {
  free(m->log), free(m->config), free(m->codes), free(m->w), free(m);
}

double configured(double x, int n) {
  model *m = make();
  double sum = 0;
  for (int i = 0; i < n; i++) {
    m->w[i] = x * (i + 1);
    note(m, m->w[i]);
    sum += m->w[i] * m->w[i] * scale(m) * order(m);
  }
  drop(m);
  return sum;
}

double dequantised(double x, int n) {
  model *m = make();
  double sum = 0;
  for (int i = 0; i < n; i++) {
    m->w[i] = x * (i + 1);
    note(m, m->w[i]);
    sum += m->w[i] * code(m, i) * x;
  }
  drop(m);
  return sum;
}

typedef struct {
  char key[16], value[32];
} entry;

double named(double x, int n) {
  entry e[8];
  double sum = 0;
  for (int i = 0; i < n; i++) {
    snprintf(e[i].key, sizeof e[i].key, "k%d", i);
    snprintf(e[i].value, sizeof e[i].value, "%g", x * i);
  }
  for (int i = 0; i < n; i++) sum += x * x * (e[i].key[1] - '0');
  return sum;
}

static char line[80];

double numbered(double x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    snprintf(line, sizeof line, "%d", i + 1);
    sum += atoi(line) * x * x;
    snprintf(line, sizeof line, "sum=%g", sum);
    if (sum > 1e9) puts(line);
  }
  return sum;
}

NOINLINE static int number_of(const char *name) { return atoi(strrchr(name, '_') + 1); }

double steps(double x, int n) {
  double sum = 0;
  char name[64];
  for (int i = 0; i < n; i++) {
    snprintf(name, sizeof name, "x%g_%d", x, i);
    sum += x * x * number_of(name);
  }
  return sum;
}

double board(double x, int n) {
  char fields[9][16], text[32];
  double sum = 0;
  for (int i = 0; i < 9; i++) snprintf(fields[i], sizeof fields[i], "%d", i);
  for (int i = 0; i < n; i++) {
    sum += x * x * (fields[i][0] - '0');
    snprintf(text, sizeof text, "%g", sum);
    if (sum > 1e9) puts(text);
  }
  return sum;
}

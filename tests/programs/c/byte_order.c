// What was read from a file of another byte order is turned round byte by byte, in a record with addresses and numbers.
// differentiate: from_file(x)  at: x = 1.5 2.5 3.5
// differentiate: counts_turned(x)  at: x = 1.5 2.5 3.5
// differentiate: numbers_turned(x)  at: x = 1.5 2.5 3.5  expect: stops: bytes of memory that holds active numbers
// differentiate: address_turned(x)  at: x = 1.5 2.5 3.5  expect: stops: parts of an address
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct table {
  char *name;
  FILE *file;
  double scale[3], unit;
  int counts[36];
  double *rows;
  short is_turned;
};

static void turn(char *x, int size, int number) {
  char s[8];
  for (int i = 0; i < number; i++) {
    for (int j = 0; j < size; j++) s[j] = x[size - j - 1];
    for (int j = 0; j < size; j++) x[j] = s[j];
    x += size;
  }
}

static struct table *made(const char *name) {
  struct table *t = calloc(1, sizeof *t);
  t->name = malloc(strlen(name) + 1);
  strcpy(t->name, name);
  t->rows = calloc(20, sizeof(double));
  return t;
}

static void release(struct table *t) {
  if (t->file) fclose(t->file);
  free(t->rows);
  free(t->name);
  free(t);
}

static struct table *opened; // as a library keeps it between calls

static int open_table(const char *name) {
  opened = made(name);
  opened->file = fopen(name, "rb");
  if (!opened->file) return -1;
  double scale[3];
  if (fread(scale, sizeof(double), 3, opened->file) != 3) return -2;
  opened->is_turned = scale[2] < 1 || scale[2] > 200;
  for (int i = 0; i < 3; i++) opened->scale[i] = scale[i];
  if (opened->is_turned) turn((char *)&opened->scale[0], sizeof(double), 3);
  if (fread(&opened->unit, sizeof(double), 1, opened->file) != 1) return -2;
  if (opened->is_turned) turn((char *)&opened->unit, sizeof(double), 1);
  if (fread(opened->counts, sizeof(int), 36, opened->file) != 36) return -2;
  if (opened->is_turned) turn((char *)&opened->counts[0], sizeof(int), 36);
  return 0;
}

double from_file(const double *x) {
  double r = x[0] * x[1];
  if (open_table("no_such_table") == 0) {
    for (int i = 0; i < 3; i++) opened->rows[i] = x[i] * opened->scale[i] + opened->counts[i];
    r += opened->rows[0] * opened->unit + opened->rows[2];
  } else {
    opened->rows[1] = x[2] * x[2];
    r += opened->rows[1];
  }
  release(opened);
  opened = NULL;
  return r;
}

static struct table *filled(const double *x) {
  struct table *t = made("filled");
  for (int i = 0; i < 3; i++) t->rows[i] = x[i] * x[i], t->scale[i] = x[i];
  t->counts[0] = 1 << 24, t->counts[3] = 2 << 24;
  return t;
}

static double summed(struct table *t) {
  double r = 0;
  for (int i = 0; i < 3; i++) r += t->rows[i] * t->scale[0] * t->counts[0] + t->scale[1] * t->counts[3];
  release(t);
  return r;
}

double counts_turned(const double *x) {
  struct table *t = filled(x);
  turn((char *)t->counts, sizeof(int), 4);
  return summed(t);
}

double numbers_turned(const double *x) {
  struct table *t = filled(x);
  turn((char *)t->scale, sizeof(double), 2);
  turn((char *)t->scale, sizeof(double), 2);
  return summed(t);
}

double address_turned(const double *x) {
  struct table *t = filled(x);
  turn((char *)&t->rows, sizeof(double *), 1);
  turn((char *)&t->rows, sizeof(double *), 1);
  return summed(t);
}

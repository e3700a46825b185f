// A record's bytes are shown by kind: what a function with `...` only prints is in no memory on its way, and no number.
// differentiate: logged(x, n, k)  at: x = 1.3, n = 1, k = 7
// differentiate: logged_by_call(x, n, k)  at: x = 1.3, n = 2, k = 7
// differentiate: noted(x, n)  at: x = 1.3, n = 3
// differentiate: read_again(x)  at: x = 1.3
// expect: stops: a number is read from text, and an active number was printed
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define APPEND                                                      \
  char *text = NULL;                                                \
  va_list list;                                                     \
  va_start(list, format);                                           \
  if (vasprintf(&text, format, list) < 0) abort();                  \
  va_end(list);                                                     \
  *at = realloc(*at, strlen(*at) + strlen(text) + 1);               \
  strcat(*at, text);                                                \
  free(text)

typedef struct {
  double value;
  size_t count;
  int64_t id;
  int kind;
} item;

static void append(char **at, const char *format, ...) { APPEND; }
__attribute__((noinline)) static void append_by_call(char **at, const char *format, ...) { APPEND; }

#define SHOW(append)                                                \
  switch (type) {                                                   \
    case 0: append(at, "%e", *(double *)p); break;                  \
    case 1: append(at, "%d", *(int *)p); break;                     \
    case 2: append(at, "%zu", *(size_t *)p); break;                 \
    case 3: append(at, "%ld %s", (long)*(int64_t *)p, "id"); break; \
    default: append(at, "none");                                    \
  }

__attribute__((noinline)) static void show(char **at, int type, char *p) { SHOW(append) }
__attribute__((noinline)) static void show_by_call(char **at, int type, char *p) { SHOW(append_by_call) }

__attribute__((noinline)) static char *written(const item *i, void (*show)(char **, int, char *)) {
  static const int types[] = {0, 2, 3, 1, 4};
  static const size_t sizes[] = {8, 8, 8, 4, 0};
  char *bytes = malloc(sizeof *i), *text = calloc(1, 1);
  size_t at = 0;
  memcpy(bytes, i, sizeof *i);
  for (int k = 0; k < 5; k++) {
    show(&text, types[k], bytes + at);
    at += sizes[k];
  }
  free(bytes);
  return text;
}

static double sum(double x, int n, int k, void (*show)(char **, int, char *)) {
  item i = {x * x, n, k, 3};
  for (int j = 0; j < n; j++) {
    i.value *= x;
    char *text = written(&i, show);
    i.count += strlen(text) > 10;
    free(text);
  }
  return i.value * i.count;
}

double logged(double x, int n, int k) { return sum(x, n, k, show); }
double logged_by_call(double x, int n, int k) { return sum(x, n, k, show_by_call); }

// the state keeps its last message, and how long it was
typedef struct {
  double total;
  int length, level;
  char message[64];
} state;

static void note(state *s, int level, const char *format, ...) {
  va_list list;
  va_start(list, format);
  s->length = vsnprintf(s->message, sizeof s->message, format, list);
  va_end(list);
  s->level = level;
}

double noted(double x, int n) {
  state s = {0};
  for (int i = 0; i < n; i++) {
    s.total += x * x * (i + 1);
    note(&s, i, "%d: %.3f of %s", i, s.total, "all");
  }
  return s.total * (s.length > 3) * s.level;
}

double read_again(double x) {
  char *text = calloc(1, 1);
  append_by_call(&text, "%.17g", x * x);
  double found = atof(text);
  free(text);
  return found * x;
}

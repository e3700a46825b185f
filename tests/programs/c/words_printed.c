// The bits of a number as an integer, which functions print and keep, too: what is printed is no less a number.
// differentiate: kept_and_printed(x)  at: x = 0.7
// differentiate: kept_and_asked(x)  at: x = 0.7
// differentiate: kept_by_pointer(x)  at: x = 0.7
// differentiate: kept_in_stack(x, n)  at: x = 0.7, n = 3
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

static int64_t kept;
static char line[64];

static int64_t word_of(double v) {
  int64_t word;
  memcpy(&word, &v, sizeof word);
  return word;
}

static double number_of(const int64_t *word) {
  double v;
  memcpy(&v, word, sizeof v);
  return v;
}

NOINLINE static void keep(int64_t word) {
  snprintf(line, sizeof line, "%ld\n", (long)word);
  kept = word;
}

double kept_and_printed(double x) {
  keep(word_of(x * x));
  return number_of(&kept) * x;
}

NOINLINE static void keep_or_fail(int64_t word) {
  if (snprintf(line, sizeof line, "%ld\n", (long)word) < 0) abort();
  kept = word;
}

double kept_and_asked(double x) {
  keep_or_fail(word_of(x * x));
  return number_of(&kept) * x;
}

NOINLINE static void keep_at(int64_t word, int64_t *to) {
  snprintf(line, sizeof line, "%ld\n", (long)word);
  *to = word;
}

double kept_by_pointer(double x) {
  int64_t word;
  keep_at(word_of(x * x), &word);
  return number_of(&word) * x;
}

typedef struct {
  int64_t words[8];
  int n;
} stack;

NOINLINE static void push(stack *s, int64_t word) {
  snprintf(line, sizeof line, "push %ld\n", (long)word);
  s->words[s->n++] = word;
}

double kept_in_stack(double x, int n) {
  stack s = {{0}, 0};
  double sum = 0;
  for (int i = 0; i < n; i++) push(&s, word_of(x * x * (i + 1)));
  while (s.n) sum += x * number_of(&s.words[--s.n]);
  return sum;
}

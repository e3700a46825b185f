// Words of unions that are loaded as doubles and turn out to be addresses and counts; passed by value in integers to a
// stack that grows.
// differentiate: rows(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
// differentiate: stacked(x, n)  at: x = 0.7 1.3 0.4 2.0 -1.1, n = 5
#include <math.h>
#include <stdlib.h>

typedef struct {
  int tag;
  union { double number; double *row; } first;
  union { double number; long count; } second;
} item;

__attribute__((noinline)) static double total(item *items, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    double first = items[i].first.number, second = items[i].second.number;
    if (items[i].tag) {
      double *row;
      long count;
      __builtin_memcpy(&row, &first, sizeof row);
      __builtin_memcpy(&count, &second, sizeof count);
      for (long k = 0; k < count; ++k) sum += row[k] * sum + row[k];
    } else {
      sum += first * second;
    }
  }
  return sum;
}

double rows(const double *x, int n) {
  item items[8];
  double kept[8][2];
  for (int i = 0; i < n; ++i) {
    items[i].tag = i % 2;
    if (i % 2) {
      kept[i][0] = x[i] * x[i];
      kept[i][1] = exp(x[i]);
      items[i].first.row = kept[i];
      items[i].second.count = 2;
    } else {
      items[i].first.number = x[i] * x[0];
      items[i].second.number = cos(x[i]);
    }
  }
  item first = items[0];
  items[0] = items[n - 1];
  items[n - 1] = first;
  return total(items, n);
}

typedef struct {
  int tag;
  union { double number; long count; double *row; } is;
} value;

typedef struct {
  value *items;
  size_t n, room;
} stack;

__attribute__((noinline)) static void push(stack *s, value v) {
  if (s->n == s->room) {
    s->room = s->room ? 2 * s->room : 1;
    s->items = realloc(s->items, s->room * sizeof(value));
  }
  s->items[s->n++] = v;
}

__attribute__((noinline)) static value pop(stack *s) { return s->items[--s->n]; }

static double get(value v) {
  return v.tag == 0 ? v.is.number : v.tag == 1 ? (double)(v.is.count % 7) : v.is.row[0] * v.is.row[1];
}

double stacked(double *x, int n) {
  stack s = {0, 0, 0};
  for (int i = 0; i < n; i++) {
    push(&s, (value){.tag = 0, .is.number = x[i] * x[i]});
    push(&s, (value){.tag = 1, .is.count = i % 2 ? -3 : 0x4008000000000003L});
    push(&s, (value){.tag = 2, .is.row = x + (i + 1 < n ? i : 0)});
    if (i % 2) {
      value a = pop(&s), b = pop(&s);
      push(&s, (value){.tag = 0, .is.number = get(a) * get(b)});
    }
  }
  double sum = 0;
  while (s.n) {
    value v = pop(&s);
    sum = sum * 0.5 + get(v);
    if (v.tag == 2) v.is.row[1] *= 1.5;
  }
  free(s.items);
  return sum;
}

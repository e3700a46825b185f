// Words of unions that are loaded as doubles and turn out to be addresses and counts.
// differentiate: rows(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
#include <math.h>

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

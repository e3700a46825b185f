// Long integers by the processor's carries, beside numbers: a compensated sum of integers that says how many.
// differentiate: weighted(x, n)  at: x = 0.3 0.7 1.1, n = 3
#include <stdint.h>
#include <immintrin.h>
typedef struct { unsigned long long low, high; } wide;
static wide add(wide a, wide b) {
  wide s;
  unsigned char carry = _addcarry_u64(0, a.low, b.low, &s.low);
  _addcarry_u64(carry, a.high, b.high, &s.high);
  return s;
}
static wide subtract(wide a, wide b) {
  wide s;
  unsigned char borrow = _subborrow_u64(0, a.low, b.low, &s.low);
  _subborrow_u64(borrow, a.high, b.high, &s.high);
  return s;
}
double weighted(const double *x, int n) {
  wide count = {~0ull - 1, 0}, one = {1, 0};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    count = add(count, one);
    sum += x[i] * x[i] * (1 + (double)count.high);
  }
  count = subtract(count, (wide){5, 0});
  return sum * (count.high == 0 ? 2 : 3);
}

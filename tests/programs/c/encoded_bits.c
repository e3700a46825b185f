// Bits of numbers that one function changes before it keeps them, and another one changes back: they have no derivative.
// differentiate: whole(x)  at: x = 1.3  expect: refused: EB302
// differentiate: many(x)  at: x = 1.3  expect: refused: EB302
// differentiate: copied(x)  at: x = 1.3  expect: refused: EB302
// differentiate: counted(x)  at: x = 1.3
#include <stdint.h>
#include <string.h>

#define KEY 0x55
#define N 4

static uint64_t bits_of(double y) { uint64_t u; memcpy(&u, &y, sizeof u); return u; }
static double number_of(uint64_t u) { double y; memcpy(&y, &u, sizeof y); return y; }

static long kept;
__attribute__((noinline)) static void put(long u) { kept = u ^ KEY; }
__attribute__((noinline)) static long get(void) { return kept ^ KEY; }

double whole(double x) {
  put((long)bits_of(x * x));
  return number_of((uint64_t)get()) * x;
}

// The keeper of an array, behind functions that know of numbers.
static uint64_t room[N];
__attribute__((noinline)) static void put_at(int i, uint64_t u) { room[i] = u ^ KEY; }
__attribute__((noinline)) static uint64_t get_at(int i) { return room[i] ^ KEY; }
__attribute__((noinline)) static void put_number(int i, double y) { put_at(i, bits_of(y)); }
__attribute__((noinline)) static double get_number(int i) { return number_of(get_at(i)); }

double many(double x) {
  for (int i = 0; i < N; i++) put_number(i, x * i);
  return get_number(1) * get_number(2);
}

// They are changed before they are handed on, and copied on the way.
static uint64_t from[N], to[N];
__attribute__((noinline)) static void keep(int i, uint64_t u) { from[i] = u; }
__attribute__((noinline)) static void turn(void) { for (int i = 0; i < N; i++) to[i] = from[N - 1 - i]; }
__attribute__((noinline)) static uint64_t read_back(int i) { return to[i] ^ KEY; }

double copied(double x) {
  for (int i = 0; i < N; i++) keep(i, bits_of(x * i) ^ KEY);
  turn();
  return number_of(read_back(1)) * number_of(read_back(2));
}

// Counts that are changed in the same way are no numbers.
static uint64_t seen[N];
__attribute__((noinline)) static void count(int i, uint64_t k) { seen[i] = k ^ KEY; }
__attribute__((noinline)) static uint64_t counted_at(int i) { return seen[i] ^ KEY; }

double counted(double x) {
  double sum = 0;
  for (int i = 0; i < N; i++) count(i, (uint64_t)(3 * i + 1));
  for (int i = 0; i < N; i++) sum += x * x * (double)counted_at(i);
  return sum;
}

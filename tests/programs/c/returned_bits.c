// Helpers that nobody inlines make words of numbers, and numbers of words: what lies between shows no number.
// differentiate: one_place(x)  at: x = 1.3
// differentiate: by_index(x)  at: x = 1.3
// differentiate: stacked(x)  at: x = 1.3
// differentiate: tagged(x)  at: x = 1.3  expect: refused: EB302
// differentiate: handed_on(x)  at: x = 1.3
// differentiate: encoded(x)  at: x = 1.3  expect: refused: EB302
#include <stdint.h>
#include <string.h>

#define APART __attribute__((noinline))

APART static uint64_t bits_of(double y) { uint64_t u; memcpy(&u, &y, sizeof u); return u; }
APART static double number_of(uint64_t u) { double y; memcpy(&y, &u, sizeof y); return y; }

static uint64_t place;
APART static void put(uint64_t u) { place = u; }
APART static uint64_t get(void) { return place; }

double one_place(double x) {
    put(bits_of(x * x));
    return number_of(get()) * x;
}

static uint64_t places[8];
APART static void put_at(int i, uint64_t u) { places[i] = u; }
APART static uint64_t get_at(int i) { return places[i]; }

double by_index(double x) {
    put_at(0, bits_of(x));
    put_at(1, bits_of(x * x));
    return number_of(get_at(0)) * number_of(get_at(1));
}

static uint64_t words[8];
static int top;
APART static void push(uint64_t u) { words[top++] = u; }
APART static uint64_t pop(void) { return words[--top]; }

double stacked(double x) {
    top = 0;
    push(bits_of(x));
    push(bits_of(x * x));
    uint64_t b = pop(), a = pop();
    return number_of(a) * number_of(b);
}

// Numbers as they are, and small integers under a tag, on one stack.
#define TAG UINT64_C(0xfff8000000000000)
APART static uint64_t of_int(int i) { return TAG | (uint32_t)i; }
APART static double to_number(uint64_t u) { return (u & TAG) == TAG ? (int)(uint32_t)u : number_of(u); }

static uint64_t values[8];
static int height;
APART static void push_value(uint64_t u) { values[height++] = u; }
APART static uint64_t pop_value(void) { return values[--height]; }
APART static void multiply(void) {
    uint64_t b = pop_value(), a = pop_value();
    push_value(bits_of(to_number(a) * to_number(b)));
}

double tagged(double x) {
    height = 0;
    push_value(bits_of(x));
    push_value(of_int(3));
    multiply();
    push_value(bits_of(x * x));
    multiply();
    return to_number(pop_value());
}

APART static uint64_t first_or_none(uint64_t u, int n) { return n ? u : 0; }

double handed_on(double x) { return number_of(first_or_none(bits_of(x * x), 1)) * x; }

static long kept;
APART static void put_encoded(uint64_t u) { kept = (long)(u ^ 0x55); }
APART static long get_decoded(void) { return kept ^ 0x55; }

double encoded(double x) {
    put_encoded(bits_of(x * x));
    return number_of((uint64_t)get_decoded()) * x;
}

// Bits of numbers on longer ways: round a loop, changed or not by a flag, through memory and back.  No derivative.
// differentiate: looped(x)  at: x = 1.3  expect: refused: EB302
// differentiate: chosen(x)  at: x = 1.3  expect: refused: EB302
// differentiate: encoded_later(x)  at: x = 1.3  expect: refused: EB302
// differentiate: there_and_back(x)  at: x = 1.3  expect: refused: EB302
// differentiate: without_names(x)  at: x = 1.3  expect: refused: EB302
// differentiate: in_place(x)  at: x = 1.3  expect: refused: EB302
// differentiate: read_as_address(x)  at: x = 1.3  expect: refused: EB302
// differentiate: halves(x)  at: x = 0.3 0.7 0.2 0.5  expect: refused: EB302
// differentiate: counted(x)  at: x = 1.3
#include <stdint.h>
#include <string.h>

#define KEY UINT64_C(0x5555aaaa)
#define N 4
#define APART __attribute__((noinline)) static

APART uint64_t bits_of(double y) { uint64_t u; memcpy(&u, &y, sizeof u); return u; }
APART double number_of(uint64_t u) { double y; memcpy(&y, &u, sizeof y); return y; }

// Rounds of a cipher, and the same backwards.
static uint64_t turned[N];

APART void turn(int i, uint64_t u) {
    for (int k = 0; k < 3; k++) u = (u << 13 | u >> 51) ^ (uint64_t)k;
    turned[i] = u;
}

APART uint64_t turn_back(int i) {
    uint64_t u = turned[i];
    for (int k = 2; k >= 0; k--) {
        u ^= (uint64_t)k;
        u = u >> 13 | u << 51;
    }
    return u;
}

double looped(double x) {
    for (int i = 0; i < N; i++) turn(i, bits_of(x * i));
    return number_of(turn_back(1)) * number_of(turn_back(2));
}

// Some words are kept as they are.
static uint64_t mixed[N];
APART void put(int i, uint64_t u, int is_secret) { mixed[i] = is_secret ? u ^ KEY : u; }
APART uint64_t get(int i, int is_secret) { return is_secret ? mixed[i] ^ KEY : mixed[i]; }

double chosen(double x) {
    for (int i = 0; i < N; i++) put(i, bits_of(x * i), i & 1);
    return number_of(get(1, 1)) * number_of(get(2, 0));
}

double counted(double x) {
    double r = 1;
    for (int i = 0; i < N; i++) put(i, (uint64_t)i + 2, i & 1);
    for (int i = 0; i < N; i++) r *= x * (double)get(i, i & 1);
    return r;
}

// They are encoded where they lie, after they were put there.
static uint64_t plain[N], secret[N];
APART void keep(int i, uint64_t u) { plain[i] = u; }
APART void encode_all(void) { for (int i = 0; i < N; i++) secret[i] = plain[i] ^ KEY; }
APART uint64_t decode(int i) { return secret[i] ^ KEY; }

double encoded_later(double x) {
    for (int i = 0; i < N; i++) keep(i, bits_of(x * i));
    encode_all();
    return number_of(decode(1)) * number_of(decode(2));
}

// One function is called on numbers, and on what it has made of them.
APART void change(const uint64_t *from, uint64_t *to, int n) { for (int i = 0; i < n; i++) to[i] = from[i] ^ KEY; }

double there_and_back(double x) {
    double a[N], b[N];
    uint64_t between[N];
    for (int i = 0; i < N; i++) a[i] = x * (i + 1);
    change((const uint64_t *)a, between, N);
    change(between, (uint64_t *)b, N);
    return b[0] * b[1] * b[3];
}

APART void change_bytes(const void *from, void *to, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t u;
        memcpy(&u, (const char *)from + sizeof u * i, sizeof u);
        u ^= KEY;
        memcpy((char *)to + sizeof u * i, &u, sizeof u);
    }
}

double without_names(double x) {
    double a[N], b[N];
    char between[sizeof a];
    for (int i = 0; i < N; i++) a[i] = x * (i + 1);
    change_bytes(a, between, N);
    change_bytes(between, b, N);
    return b[0] * b[1] * b[3];
}

APART void change_words(uint64_t *words, int n) { for (int i = 0; i < n; i++) words[i] ^= KEY; }

double in_place(double x) {
    double a[N];
    uint64_t words[N];
    for (int i = 0; i < N; i++) a[i] = x * (i + 1);
    memcpy(words, a, sizeof words);
    change_words(words, N);
    change_words(words, N);
    memcpy(a, words, sizeof a);
    return a[0] * a[1] * a[3];
}

// LLVM reads the word of a union as an address before its tag says that it is a number.
typedef struct { int is_address; union { double number; void *address; } as; } Value;

APART Value of_number(double number) { Value v = {0}; v.as.number = number; return v; }
APART Value of_address(double *address) { Value v = {1}; v.as.address = address; return v; }

APART double negative(const Value *a, const Value *b, int is_first) {
    const Value *v = is_first ? a : b;
    void *word = v->as.address;
    if (v->is_address) return *(double *)word;
    return number_of((uint64_t)word ^ UINT64_C(0x8000000000000000));
}

double read_as_address(double x) {
    double y = x * x;
    Value a = of_number(x), b = of_address(&y);
    return negative(&a, &b, 1) * negative(&a, &b, 0) * x;
}

// Halves of numbers, of which a check is made on the way.
APART uint32_t copy_halves(void *to, const void *from, int n) {
    const uint32_t *halves = from;
    uint32_t *copied = to, check = 0;
    for (int i = 0; i < n; i++) {
        check ^= halves[i];
        copied[i] = halves[i];
    }
    return check;
}

double halves(const double *x) {
    double a[N], b[N], r = 0;
    for (int i = 0; i < N; i++) a[i] = x[i] * x[i];
    if (copy_halves(b, a, 2 * N) == 1) return 0;
    for (int i = 0; i < N; i++) r += b[i] * (i + 1);
    return r;
}

// Numbers whose bytes are written in another form and read again: digits, wider integers, single bits, a text of bits.
// Beside them what looks alike and is right: names that are decoded, checksums of numbers, flags of their signs.
// differentiate: by_table(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: by_made_table(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: by_choices(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: by_cases(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: by_search(x, n)  at: x = 1.3 0.7 0.4, n = 3  expect: stops: moved one by one
// differentiate: widened(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: in_single_bits(x, n)  at: x = 1.3 0.7, n = 2  expect: refused: moved one by one|cannot deduce
// differentiate: unread(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: printed(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: an active number was printed
// differentiate: summed(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: named(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: flagged(x, n)  at: x = 1.3 -0.7 0.4, n = 3
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define APART __attribute__((noinline)) static
typedef unsigned char byte;

static double sum_of_squares(const double *numbers, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += numbers[i] * numbers[i];
    return sum;
}

static double *squares(const double *x, int n) {
    double *made = malloc(n * sizeof *made);
    for (int i = 0; i < n; i++) made[i] = x[i] * x[i];
    return made;
}

static double sum_and_free(double *numbers, int n, void *text, double *given) {
    double sum = sum_of_squares(numbers, n);
    free(numbers), free(text), free(given);
    return sum;
}

APART void digits_of(char *to, const byte *from, int n) {
    for (int i = 0; i < n; i++) {
        to[2 * i] = "0123456789abcdef"[from[i] >> 4];
        to[2 * i + 1] = "0123456789abcdef"[from[i] & 15];
    }
}

APART void bytes_of(byte *to, const char *from, int n) {
    for (int i = 0; i < n; i++) {
        int high = from[2 * i], low = from[2 * i + 1];
        high = high <= '9' ? high - '0' : high - 'a' + 10, low = low <= '9' ? low - '0' : low - 'a' + 10;
        to[i] = high * 16 + low;
    }
}

double by_table(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    char *text = malloc(16 * n);
    digits_of(text, (byte *)given, 8 * n), bytes_of((byte *)got, text, 8 * n);
    return sum_and_free(got, n, text, given);
}

static byte values[256];
static char digits[16];

static void make_tables(void) {
    for (int i = 0; i < 16; i++) digits[i] = i < 10 ? '0' + i : 'a' + i - 10, values[(byte)digits[i]] = i;
}

APART void write_digits(char *to, const byte *from, int n) {
    for (int i = 0; i < n; i++) to[2 * i] = digits[from[i] >> 4], to[2 * i + 1] = digits[from[i] & 15];
}

APART void read_digits(byte *to, const char *from, int n) {
    for (int i = 0; i < n; i++) to[i] = values[(byte)from[2 * i]] << 4 | values[(byte)from[2 * i + 1]];
}

double by_made_table(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    char *text = malloc(16 * n);
    make_tables();
    write_digits(text, (byte *)given, 8 * n), read_digits((byte *)got, text, 8 * n);
    return sum_and_free(got, n, text, given);
}

static char digit_of(int value) { return value < 10 ? '0' + value : 'a' + value - 10; }

static int value_of(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : 0;
}

APART char *text_of(const void *data, int n) {
    const byte *from = data;
    char *to = malloc(2 * n + 1);
    for (int i = 0; i < n; i++) to[2 * i] = digit_of(from[i] >> 4), to[2 * i + 1] = digit_of(from[i] & 15);
    to[2 * n] = 0;
    return to;
}

APART int data_of(void *data, const char *from) {
    byte *to = data;
    int n = strlen(from) / 2;
    for (int i = 0; i < n; i++) to[i] = value_of(from[2 * i]) << 4 | value_of(from[2 * i + 1]);
    return n;
}

double by_choices(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    char *text = text_of(given, 8 * n);
    data_of(got, text);
    return sum_and_free(got, n, text, given);
}

static int value_by_case(char digit) {
    switch (digit) {
    case '1': return 1;
    case '2': return 2;
    case '3': return 3;
    case '4': return 4;
    case '5': return 5;
    case '6': return 6;
    case '7': return 7;
    case '8': return 8;
    case '9': return 9;
    case 'a': return 10;
    case 'b': return 11;
    case 'c': return 12;
    case 'd': return 13;
    case 'e': return 14;
    case 'f': return 15;
    default: return 0;
    }
}

APART void bytes_by_case(byte *to, const char *from, int n) {
    for (int i = 0; i < n; i++) to[i] = value_by_case(from[2 * i]) * 16 + value_by_case(from[2 * i + 1]);
}

double by_cases(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    char *text = malloc(16 * n);
    digits_of(text, (byte *)given, 8 * n), bytes_by_case((byte *)got, text, 8 * n);
    return sum_and_free(got, n, text, given);
}

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

APART int in_letters(char *to, const byte *from, int n) {
    int length = 0;
    for (int i = 0; i < n; i += 3) {
        uint32_t word = from[i] << 16 | from[i + 1] << 8 | from[i + 2];
        to[length++] = letters[word >> 18], to[length++] = letters[word >> 12 & 63];
        to[length++] = letters[word >> 6 & 63], to[length++] = letters[word & 63];
    }
    return length;
}

static int place_of(char letter) { return strchr(letters, letter) - letters; }

APART void from_letters(byte *to, const char *from, int length) {
    for (int i = 0, k = 0; i < length; i += 4) {
        uint32_t high = place_of(from[i]) << 18 | place_of(from[i + 1]) << 12;
        uint32_t word = high | place_of(from[i + 2]) << 6 | place_of(from[i + 3]);
        to[k++] = word >> 16, to[k++] = word >> 8, to[k++] = word;
    }
}

double by_search(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    char *text = malloc(11 * n);
    from_letters((byte *)got, text, in_letters(text, (byte *)given, 8 * n));
    return sum_and_free(got, n, text, given);
}

APART void widen(short *to, const byte *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

APART void narrow(byte *to, const short *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

double widened(const double *x, int n) {
    double *given = squares(x, n), *got = malloc(n * sizeof *got);
    short *wide = malloc(16 * n);
    widen(wide, (byte *)given, 8 * n), narrow((byte *)got, wide, 8 * n);
    return sum_and_free(got, n, wide, given);
}

struct bits {
    uint32_t *words;
    int n;
};

APART void push(struct bits *to, int bit) {
    if (bit)
        to->words[to->n / 32] |= 1u << to->n % 32;
    else
        to->words[to->n / 32] &= ~(1u << to->n % 32);
    to->n++;
}

APART int bit_at(const struct bits *from, int i) { return from->words[i / 32] >> i % 32 & 1; }

double in_single_bits(const double *x, int n) {
    struct bits kept = {calloc(n, 8), 0};
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        const byte *from = (const byte *)&value;
        for (int k = 0; k < 64; k++) push(&kept, from[k / 8] >> k % 8 & 1);
    }
    for (int i = 0; i < n; i++) {
        byte to[8] = {0};
        double value;
        for (int k = 0; k < 64; k++) to[k / 8] |= bit_at(&kept, 64 * i + k) << k % 8;
        memcpy(&value, to, 8);
        sum += value * value;
    }
    free(kept.words);
    return sum;
}

APART byte byte_at(const byte *bytes, int i) { return bytes[i]; }

double unread(const double *x, int n) {
    byte *given = calloc(n, 8), *got = calloc(n, 8);
    double numbers[2];
    memcpy(given, x, sizeof numbers);
    for (int i = 0; i < 8 * n; i++) got[i] = byte_at(given, i);
    memcpy(numbers, got, sizeof numbers);
    free(given), free(got);
    return numbers[0] * numbers[1];
}

double printed(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        uint64_t word;
        char text[32];
        memcpy(&word, &value, 8);
        snprintf(text, sizeof text, "%016llx", (unsigned long long)word);
        unsigned long long read;
        sscanf(text, "%llx", &read);
        word = read;
        memcpy(&value, &word, 8);
        sum += value * value;
    }
    return sum;
}

/* A message of numbers, and a checksum of all their bytes behind them. */
static uint32_t remainders[256];

APART uint32_t checksum(const byte *bytes, int n) {
    uint32_t sum = ~0u;
    for (int i = 0; i < n; i++) sum = remainders[(sum ^ bytes[i]) & 255] ^ sum >> 8;
    return ~sum;
}

double summed(const double *x, int n) {
    for (uint32_t i = 0; i < 256; i++) {
        remainders[i] = i;
        for (int k = 0; k < 8; k++) remainders[i] = (remainders[i] & 1 ? 0xedb88320u : 0) ^ remainders[i] >> 1;
    }
    byte *message = malloc(8 * n + 4);
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        memcpy(message + 8 * i, &value, 8);
    }
    uint32_t sum = checksum(message, 8 * n);
    for (int k = 0; k < 4; k++) message[8 * n + k] = sum >> (8 * k);
    double result = 0;
    if (checksum(message, 8 * n) == sum)
        for (int i = 0; i < n; i++) {
            double value;
            memcpy(&value, message + 8 * i, 8);
            result += value * x[i];
        }
    free(message);
    return result;
}

/* Names in the same memory as numbers, of which letters become others. */
struct entry {
    char name[8];
    double value;
};

APART void turn(char *to, const char *from) {
    while (*from) {
        char c = *from++;
        *to++ = c >= 'a' && c <= 'm' ? c + 13 : c >= 'n' && c <= 'z' ? c - 13 : letters[c & 31];
    }
    *to = 0;
}

double named(const double *x, int n) {
    struct entry *entries = calloc(n, sizeof *entries), *turned = calloc(n, sizeof *turned);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        snprintf(entries[i].name, sizeof entries[i].name, "abc%d", i);
        entries[i].value = x[i] * x[i];
        turn(turned[i].name, entries[i].name);
        turned[i].value = entries[i].value * entries[i].name[0];
    }
    for (int i = 0; i < n; i++) sum += turned[i].value * turned[i].name[1] + entries[i].value;
    free(entries), free(turned);
    return sum;
}

/* What the sign of a number is, kept in a byte behind it. */
struct flagged {
    double value;
    byte flags[8];
};

double flagged(const double *x, int n) {
    struct flagged *kept = calloc(n, sizeof *kept);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        kept[i].value = x[i] * x[i] * x[i];
        kept[i].flags[0] = ((const byte *)&kept[i].value)[7] & 0x80 ? 'n' : 'p';
        kept[i].flags[1] = kept[i].flags[0] == 'n' ? 3 : 2;
    }
    for (int i = 0; i < n; i++) sum += kept[i].flags[1] * kept[i].value;
    free(kept);
    return sum;
}

/* Q numbers: integers that stand for n / 2ᶠ, with derivatives by custom rules, for C and C++.
 *
 *     enzyme_q32 a = enzyme_q32_from(0.75, 16);           Q15.16: 16 bits behind the point
 *     a = enzyme_q32_mul(a, enzyme_q32_add(a, a), 16);    rounded to nearest; what is too large becomes the largest
 *     double x = enzyme_q32_to(a, 16);
 *
 * enzyme_q64 is the same with 64 bits.  A number is as large as its integer and has the integer's bits
 * (enzyme_q32_raw, enzyme_q32_of_raw), but its type is a struct of a float (a double), so that memory of such numbers
 * has shadows, in which derivatives are plain floats (doubles).  Nothing computes with that float: every operation is a
 * function with a rule.  The derivative is that of the exact operation, as if nothing were rounded, and zero where a
 * result is cut off.  In C++ enzyme::q32<16> has operators. */
#ifndef ENZYME_BUILD_QNUMBER_H
#define ENZYME_BUILD_QNUMBER_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "../enzyme.h"

/* The operations are on words, which are floats or doubles with the bits of integers. */
#define ENZYME_OF_Q_NUMBERS(q, word_type, raw_type, wide_type, lowest, highest)                                       \
    typedef struct {                                                                                                  \
        word_type word;                                                                                               \
    } q;                                                                                                              \
    typedef struct {                                                                                                  \
        word_type left, right;                                                                                        \
    } q##_pair;                                                                                                       \
    static raw_type q##_raw_of_word(word_type word) {                                                                 \
        raw_type raw;                                                                                                 \
        memcpy(&raw, &word, sizeof raw);                                                                              \
        return raw;                                                                                                   \
    }                                                                                                                 \
    static word_type q##_word_of_raw(raw_type raw) {                                                                  \
        word_type word;                                                                                               \
        memcpy(&word, &raw, sizeof word);                                                                             \
        return word;                                                                                                  \
    }                                                                                                                 \
    static word_type q##_cut(wide_type wide) {                                                                        \
        return q##_word_of_raw(wide < lowest ? lowest : wide > highest ? highest : (raw_type)wide);                   \
    }                                                                                                                 \
    static wide_type q##_nearest(wide_type dividend, wide_type divisor) {                                             \
        wide_type half = (divisor < 0 ? -divisor : divisor) / 2;                                                      \
        return (dividend + ((dividend < 0) == (divisor < 0) ? half : -half) * (divisor < 0 ? -1 : 1)) / divisor;      \
    }                                                                                                                 \
    static int q##_is_within(wide_type wide) { return wide >= lowest && wide <= highest; }                            \
    static int q##_is_less_word(word_type a, word_type b) { return q##_raw_of_word(a) < q##_raw_of_word(b); }         \
    ENZYME_INACTIVE(q##_is_less_word)                                                                                 \
    static raw_type q##_raw_word(word_type a) { return q##_raw_of_word(a); }                                          \
    ENZYME_INACTIVE(q##_raw_word)                                                                                     \
    /* a double and its word */                                                                                       \
    static int q##_fits(double x, int f) {                                                                            \
        double scaled = ldexp(x, f);                                                                                  \
        return scaled > (double)lowest && scaled < (double)highest;                                                   \
    }                                                                                                                 \
    ENZYME_INACTIVE(q##_fits)                                                                                         \
    static word_type q##_word(double x, int f) {                                                                      \
        if (q##_fits(x, f)) return q##_cut((wide_type)rint(ldexp(x, f)));                                             \
        return q##_word_of_raw(x > 0 ? highest : x < 0 ? lowest : 0);                                                 \
    }                                                                                                                 \
    static word_type q##_word_augmented(double x, int f) { return q##_word(x, f); }                                   \
    static double q##_word_reverse(double x, int f, word_type seed) { return q##_fits(x, f) ? (double)seed : 0; }     \
    static word_type q##_word_forward(double x, double dx, int f) { return q##_fits(x, f) ? (word_type)dx : 0; }      \
    ENZYME_REGISTER_GRADIENT(q##_word, q##_word_augmented, q##_word_reverse)                                          \
    ENZYME_REGISTER_DERIVATIVE(q##_word, q##_word_forward)                                                            \
    static double q##_value(word_type word, int f) { return ldexp((double)q##_raw_of_word(word), -f); }               \
    static double q##_value_augmented(word_type word, int f) { return q##_value(word, f); }                           \
    static word_type q##_value_reverse(word_type word, int f, double seed) { return (word_type)seed; }                \
    static double q##_value_forward(word_type word, word_type tangent, int f) { return tangent; }                     \
    ENZYME_REGISTER_GRADIENT(q##_value, q##_value_augmented, q##_value_reverse)                                       \
    ENZYME_REGISTER_DERIVATIVE(q##_value, q##_value_forward)                                                          \
    /* sum, product and quotient: the exact result, and whether it was cut off */                                     \
    static wide_type q##_exact_sum(word_type a, word_type b, int f) {                                                 \
        return (wide_type)q##_raw_of_word(a) + q##_raw_of_word(b);                                                    \
    }                                                                                                                 \
    static wide_type q##_exact_product(word_type a, word_type b, int f) {                                             \
        return q##_nearest((wide_type)q##_raw_of_word(a) * q##_raw_of_word(b), (wide_type)1 << f);                    \
    }                                                                                                                 \
    static wide_type q##_exact_quotient(word_type a, word_type b, int f) {                                            \
        wide_type dividend = q##_raw_of_word(a), divisor = q##_raw_of_word(b);                                        \
        if (!divisor) return dividend < 0 ? (wide_type)lowest - 1 : (wide_type)highest + 1;                           \
        return q##_nearest(dividend * ((wide_type)1 << f), divisor);                                                  \
    }                                                                                                                 \
    ENZYME_Q_OPERATION(q, word_type, sum, 1.0, 1.0)                                                                   \
    ENZYME_Q_OPERATION(q, word_type, product, q##_value(b, f), q##_value(a, f))                                       \
    ENZYME_Q_OPERATION(q, word_type, quotient, 1 / q##_value(b, f),                                                   \
                       -q##_value(a, f) / (q##_value(b, f) * q##_value(b, f)))                                        \
    /* what users call */                                                                                             \
    static inline q q##_from(double x, int f) { return (q){q##_word(x, f)}; }                                         \
    static inline double q##_to(q a, int f) { return q##_value(a.word, f); }                                          \
    static inline q q##_of_raw(raw_type raw) { return (q){q##_word_of_raw(raw)}; }                                    \
    static inline raw_type q##_raw(q a) { return q##_raw_word(a.word); }                                              \
    static inline int q##_is_less(q a, q b) { return q##_is_less_word(a.word, b.word); }                              \
    static inline q q##_add(q a, q b) { return (q){q##_sum(a.word, b.word, 0)}; }                                     \
    static inline q q##_mul(q a, q b, int f) { return (q){q##_product(a.word, b.word, f)}; }                          \
    static inline q q##_div(q a, q b, int f) { return (q){q##_quotient(a.word, b.word, f)}; }                         \
    static inline q q##_neg(q a, int f) { return q##_mul(a, q##_from(-1, f), f); }                                    \
    static inline q q##_sub(q a, q b, int f) { return q##_add(a, q##_neg(b, f)); }

/* An operation, its rules in both modes; `by_left` and `by_right` are its derivatives. */
#define ENZYME_Q_OPERATION(q, word_type, name, by_left, by_right)                                                     \
    static int q##_has_##name(word_type a, word_type b, int f) { return q##_is_within(q##_exact_##name(a, b, f)); }   \
    ENZYME_INACTIVE(q##_has_##name)                                                                                   \
    static word_type q##_##name(word_type a, word_type b, int f) { return q##_cut(q##_exact_##name(a, b, f)); }       \
    static word_type q##_##name##_augmented(word_type a, word_type b, int f) { return q##_##name(a, b, f); }          \
    static q##_pair q##_##name##_reverse(word_type a, word_type b, int f, word_type seed) {                           \
        if (!q##_has_##name(a, b, f)) return (q##_pair){0, 0};                                                        \
        return (q##_pair){(word_type)((by_left) * seed), (word_type)((by_right) * seed)};                             \
    }                                                                                                                 \
    static word_type q##_##name##_forward(word_type a, word_type da, word_type b, word_type db, int f) {              \
        return q##_has_##name(a, b, f) ? (word_type)((by_left) * da + (by_right) * db) : 0;                           \
    }                                                                                                                 \
    ENZYME_REGISTER_GRADIENT(q##_##name, q##_##name##_augmented, q##_##name##_reverse)                                \
    ENZYME_REGISTER_DERIVATIVE(q##_##name, q##_##name##_forward)

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
ENZYME_OF_Q_NUMBERS(enzyme_q32, float, int32_t, int64_t, INT32_MIN, INT32_MAX)
ENZYME_OF_Q_NUMBERS(enzyme_q64, double, int64_t, __int128, INT64_MIN, INT64_MAX)
#pragma clang diagnostic pop
#undef ENZYME_OF_Q_NUMBERS
#undef ENZYME_Q_OPERATION

#ifdef __cplusplus
namespace enzyme {
#define ENZYME_Q_CLASS(name, q)                                                                                       \
    template <int F> struct name : ::q {                                                                              \
        name() : ::q(q##_of_raw(0)) {}                                                                                \
        name(::q a) : ::q(a) {}                                                                                       \
        explicit name(double x) : ::q(q##_from(x, F)) {}                                                              \
        explicit operator double() const { return q##_to(*this, F); }                                                 \
        friend name operator+(name a, name b) { return q##_add(a, b); }                                               \
        friend name operator-(name a, name b) { return q##_sub(a, b, F); }                                            \
        friend name operator-(name a) { return q##_neg(a, F); }                                                       \
        friend name operator*(name a, name b) { return q##_mul(a, b, F); }                                            \
        friend name operator/(name a, name b) { return q##_div(a, b, F); }                                            \
        friend bool operator<(name a, name b) { return q##_is_less(a, b); }                                           \
        name &operator+=(name b) { return *this = *this + b; }                                                        \
        name &operator-=(name b) { return *this = *this - b; }                                                        \
        name &operator*=(name b) { return *this = *this * b; }                                                        \
        name &operator/=(name b) { return *this = *this / b; }                                                        \
    };
ENZYME_Q_CLASS(q32, enzyme_q32)
ENZYME_Q_CLASS(q64, enzyme_q64)
#undef ENZYME_Q_CLASS
}  // namespace enzyme
#endif

#endif

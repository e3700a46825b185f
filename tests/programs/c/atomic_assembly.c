// Counters, locks and fences in inline assembly are the atomic operations that they are; on numbers they are refused.
// differentiate: counted(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: shared_object(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: locked(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: statistics(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: swapped(x)  at: x = 0.3 0.5
// expect: refused: atomic operation|inline assembly
// differentiate: cleared(x)  at: x = 0.3 0.5
// expect: refused: atomic operation|inline assembly
// differentiate: halved(x)  at: x = 0.3
// expect: refused: atomic operation|inline assembly
// differentiate: swapped_long(x)  at: x = 0.3 0.5
// expect: refused: atomic operation|inline assembly
#include <math.h>
#include <stdlib.h>
#include <string.h>
static inline void increment(int *p) { __asm__ __volatile__("lock; incl %0" : "+m"(*p) : : "cc", "memory"); }
static inline int decrement(int *p) {
    unsigned char zero;
    __asm__ __volatile__("lock; decl %0; sete %1" : "+m"(*p), "=qm"(zero) : : "cc", "memory");
    return zero;
}
static inline int fetch_add(int *p, int by) { __asm__ __volatile__("lock xaddl %0, %1" : "+r"(by), "+m"(*p) : : "memory"); return by; }
static inline int exchange_if(int *p, int old, int new_) {
    int before;
    __asm__ __volatile__("lock cmpxchgl %2, %1" : "=a"(before), "+m"(*p) : "r"(new_), "0"(old) : "memory");
    return before;
}
static inline int exchange(volatile int *p, int v) { __asm__ __volatile__("xchgl %0, %1" : "+r"(v), "+m"(*p) : : "memory"); return v; }
static inline void pause_(void) { __asm__ __volatile__("pause" ::: "memory"); }
static inline void fence(void) { __asm__ __volatile__("mfence" ::: "memory"); }

struct buffer { int references; int n; double *data; };
static int total;
double counted(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { increment(&total); s += x[i] * x[i]; }
    return s;
}
static struct buffer *make(int n) { struct buffer *b = malloc(sizeof *b); b->references = 1; b->n = n; b->data = malloc(n * sizeof(double)); return b; }
static struct buffer *retain(struct buffer *b) { increment(&b->references); return b; }
static void release(struct buffer *b) { if (decrement(&b->references)) { free(b->data); free(b); } }
double shared_object(const double *x, int n) {
    struct buffer *b = make(n), *c = retain(b);
    for (int i = 0; i < n; i++) b->data[i] = sin(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += c->data[i] * x[0];
    release(c);
    release(b);
    return s;
}
static volatile int lock_word;
static double kept[3];
double locked(const double *x, int n) {
    while (exchange(&lock_word, 1)) pause_();
    for (int i = 0; i < n; i++) kept[i] = x[i] * x[i];
    fence();
    exchange(&lock_word, 0);
    return kept[0] * kept[1] + kept[2];
}
static int state;
double statistics(const double *x, int n) {
    int calls = fetch_add(&total, 1);
    int seen = exchange_if(&state, 0, 0);
    double s = (calls >= 0) + (seen == 0);
    for (int i = 0; i < n; i++) s += exp(x[i]);
    return s;
}
double swapped(double *x) {
    double v = x[0];
    long bits;
    memcpy(&bits, &v, 8);
    __asm__ __volatile__("xchgq %0, %1" : "+r"(bits), "+m"(*(long *)&x[1]) : : "memory");
    memcpy(&v, &bits, 8);
    return v * x[1];
}
double halved(double x) { __asm__("mulsd %0, %0" : "+x"(x)); return x; }
double swapped_long(double *x) {
    long one = 0x3ff0000000000000;
    __asm__ __volatile__("lock; andq %1, %0" : "+m"(*(long *)x) : "r"(one) : "memory");
    return x[0] * x[1];
}
__attribute__((noinline)) static void clear_sign(long *bits) { __atomic_fetch_and(bits, 0x7fffffffffffffff, 5); }
double cleared(double *x) {
    clear_sign((long *)x);
    return x[0] * x[1];
}

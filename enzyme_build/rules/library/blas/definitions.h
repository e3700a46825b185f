/* What definitions share.  `apart`: a function of its own.  `given`: one without derivatives, whose results are data, such
   as what the program's own library finds; `LIBRARY(name)` is the symbol of that library. */
#define inline static inline __attribute__((always_inline))
#define apart static __attribute__((noinline))
#define given __attribute__((noinline, weak))
#define LIBRARY(name) __asm__("enzyme_build.library." name)

double sqrt(double);
float sqrtf(float);
double fabs(double);
void *malloc(unsigned long);
void free(void *);
float fabsf(float);

inline int is(const char *letter, char wanted) { return (*letter & 0xdf) == wanted; }
inline int is_transposed(const char *letter) { return is(letter, 'T') || is(letter, 'C'); }

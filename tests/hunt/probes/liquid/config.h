/* What liquid-dsp is told of the machine. */
#define HAVE_COMPLEX_H 1
#define SIZEOF_INT 4
#define SIZEOF_UNSIGNED_INT 4

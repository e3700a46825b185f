// Records are written to a buffer of bytes and read back: a text of any length, counts and numbers one behind the other.
// differentiate: carried(x, n)  at: x = 1.3 0.7, n = 2
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct { uint8_t *data; size_t len, pos; } Buffer;
typedef struct { char station[6]; uint32_t id; double gain; double *samples; } Trace;
static void put(Buffer *b, const void *from, size_t n) { memcpy(b->data + b->len, from, n); b->len += n; }
static void get(Buffer *b, void *to, size_t n) { memcpy(to, b->data + b->pos, n); b->pos += n; }
static void put_f64(Buffer *b, double v) { put(b, &v, 8); }
static void put_u32(Buffer *b, uint32_t v) { put(b, &v, 4); }
static double get_f64(Buffer *b) { double v; get(b, &v, 8); return v; }
static uint32_t get_u32(Buffer *b) { uint32_t v; get(b, &v, 4); return v; }

double carried(const double *x, int n) {
  Buffer b = {calloc(256, 1), 0, 0};
  for (int k = 0; k < n; k++) {
    Trace t = {"STA", (uint32_t)k, x[k] * x[0], NULL};
    t.samples = malloc(16);
    t.samples[0] = x[0]; t.samples[1] = x[1] * k;
    put_u32(&b, (uint32_t)strlen(t.station));
    put_u32(&b, t.id);
    put(&b, t.station, strlen(t.station));
    b.len = (b.len + 7) & ~(size_t)7;
    put_f64(&b, t.gain);
    for (int i = 0; i < 2; i++) put_f64(&b, t.samples[i]);
    free(t.samples);
  }
  double s = 0;
  while (b.pos < b.len) {
    Trace t;
    uint32_t m = get_u32(&b);
    t.id = get_u32(&b);
    get(&b, t.station, m);
    b.pos = (b.pos + 7) & ~(size_t)7;
    t.gain = get_f64(&b);
    for (uint32_t i = 0; i < 2; i++) s = s * t.gain + get_f64(&b);
    s += t.id;
  }
  free(b.data);
  return s;
}

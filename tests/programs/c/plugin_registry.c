// A registry of plugins: descriptors with typed parameters set by name through void*, opaque contexts, nested callbacks, error stacks, logs into buffers.
// differentiate: run_pipeline(x, n, gain)  at: x = 0.4 1.2 -0.6 0.9, n = 4, gain = 1.7
// differentiate: solve_with_hooks(a, b)  at: a = 2.2, b = 0.7
// differentiate: shared_buffers(x, n)  at: x = 0.2 0.8 1.1 0.4 0.5, n = 5
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { T_INT, T_DOUBLE, T_STRING, T_VECTOR };
typedef struct { const char *name; enum type type; size_t offset; } param;
typedef struct plugin {
    const char *name;
    size_t size;
    const param *params;
    int (*process)(void *self, const double *in, double *out, int n);
    void (*close)(void *self);
} plugin;
typedef struct { const plugin *p; void *self; } instance;
static struct { int depth; char text[4][48]; } errors;

static int fail(int code, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    if (errors.depth < 4) vsnprintf(errors.text[errors.depth++], sizeof errors.text[0], format, ap);
    va_end(ap);
    return code;
}

typedef struct { double gain, *taps; int order; char label[16]; double history[4]; } fir;
static int fir_process(void *vself, const double *in, double *out, int n) {
    fir *f = vself;
    if (!f->taps) return fail(EINVAL, "fir %s has no taps", f->label);
    for (int i = 0; i < n; i++) {
        memmove(f->history + 1, f->history, 3 * sizeof(double));
        f->history[0] = in[i];
        out[i] = 0;
        for (int k = 0; k < f->order; k++) out[i] += f->gain * f->taps[k] * f->history[k];
    }
    return 0;
}
static void fir_close(void *vself) { free(((fir *)vself)->taps); }
static const param fir_params[] = {
    {"gain", T_DOUBLE, offsetof(fir, gain)}, {"taps", T_VECTOR, offsetof(fir, taps)}, {"order", T_INT, offsetof(fir, order)}, {"label", T_STRING, offsetof(fir, label)}, {0}};

typedef struct { int power; double drive; } shaper;
static int shaper_process(void *vself, const double *in, double *out, int n) {
    shaper *s = vself;
    for (int i = 0; i < n; i++) {
        double v = tanh(s->drive * in[i]);
        out[i] = v;
        for (int k = 1; k < s->power; k++) out[i] *= v;
    }
    return 0;
}
static const param shaper_params[] = {{"power", T_INT, offsetof(shaper, power)}, {"drive", T_DOUBLE, offsetof(shaper, drive)}, {0}};

static const plugin registry[] = {{"fir", sizeof(fir), fir_params, fir_process, fir_close}, {"shaper", sizeof(shaper), shaper_params, shaper_process, NULL}};

static int open_plugin(const char *name, instance *out) {
    for (size_t i = 0; i < sizeof registry / sizeof *registry; i++)
        if (!strcmp(registry[i].name, name)) {
            out->p = &registry[i];
            out->self = calloc(1, registry[i].size);
            return out->self ? 0 : ENOMEM;
        }
    return fail(ENOENT, "no plugin %s", name);
}

static int set(instance *in, const char *name, ...) {
    va_list ap;
    va_start(ap, name);
    const param *p = in->p->params;
    while (p->name && strcmp(p->name, name)) p++;
    int status = p->name ? 0 : fail(ENOENT, "%s: no parameter %s", in->p->name, name);
    char *field = (char *)in->self + (p->name ? p->offset : 0);
    if (!status) switch (p->type) {
        case T_INT: *(int *)field = va_arg(ap, int); break;
        case T_DOUBLE: *(double *)field = va_arg(ap, double); break;
        case T_STRING: strncpy(field, va_arg(ap, const char *), 15); break;
        case T_VECTOR: {
            int n = va_arg(ap, int);
            double *copy = malloc(n * sizeof *copy);
            memcpy(copy, va_arg(ap, const double *), n * sizeof *copy);
            free(*(double **)field);
            *(double **)field = copy;
        }
        }
    va_end(ap);
    return status;
}

double run_pipeline(const double *x, int n, double gain) {
    instance chain[3] = {{0}};
    double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b), taps[3] = {0.5, gain * 0.2, -x[0]}, s = -1;
    errors.depth = 0;
    memcpy(a, x, n * sizeof *a);
    if (open_plugin("fir", &chain[0]) || open_plugin("shaper", &chain[1]) || open_plugin("fir", &chain[2])) goto out;
    set(&chain[0], "gain", gain), set(&chain[0], "taps", 3, taps), set(&chain[0], "order", 3), set(&chain[0], "label", "first");
    set(&chain[1], "power", 2), set(&chain[1], "drive", 0.5 + gain), set(&chain[1], "colour", 3);
    set(&chain[2], "label", "empty"), set(&chain[2], "order", 2);
    for (int i = 0; i < 3; i++) {
        if (chain[i].p->process(chain[i].self, a, b, n)) continue;
        double *t = a;
        a = b, b = t;
    }
    s = errors.depth;
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
out:
    for (int i = 0; i < 3; i++) {
        if (chain[i].p && chain[i].p->close) chain[i].p->close(chain[i].self);
        free(chain[i].self);
    }
    free(a), free(b);
    return s;
}

typedef int (*hook)(int iteration, double x, double f, void *user);
typedef struct { double best, trace[8]; int calls; char log[64]; size_t used; } monitor;
static int watch(int iteration, double x, double f, void *user) {
    monitor *m = user;
    m->trace[iteration & 7] = x;
    if (m->calls++ == 0 || fabs(f) < m->best) m->best = fabs(f);
    m->used += snprintf(m->log + m->used, sizeof m->log - m->used, "%d%c", iteration, f > 0 ? '+' : '-') ;
    return m->used > 40;
}
static double secant(double (*f)(double, void *), void *fuser, double a, double b, hook h, void *huser) {
    double fa = f(a, fuser), fb = f(b, fuser);
    for (int i = 0; i < 9; i++) {
        double c = b - fb * (b - a) / (fb - fa);
        a = b, fa = fb, b = c, fb = f(c, fuser);
        if (h && h(i, c, fb, huser)) break;
        if (fabs(fb) < 1e-13) break;
    }
    return b;
}
static double curve(double x, void *user) {
    const double *p = user;
    return p[0] * x + p[1] * sin(x) - 1;
}
double solve_with_hooks(double a, double b) {
    monitor m = {0};
    double p[2] = {a, b}, root = secant(curve, p, 0.1, 0.8, watch, &m), plain = secant(curve, (double[]){b + 1, a}, 0, 1, NULL, NULL);
    return root * plain + m.trace[1] + (m.log[0] == '0') * m.trace[0] + strlen(m.log);
}

typedef struct buffer { int refs, n; double *data; } buffer;
typedef struct { buffer *b; int start, count, step; } view;
static view view_make(int n) {
    buffer *b = malloc(sizeof *b);
    *b = (buffer){1, n, calloc(n, sizeof(double))};
    return (view){b, 0, n, 1};
}
static view view_slice(view v, int start, int count, int step) {
    v.b->refs++;
    return (view){v.b, v.start + start * v.step, count, v.step * step};
}
static void view_drop(view *v) {
    if (v->b && --v->b->refs == 0) free(v->b->data), free(v->b);
    v->b = NULL;
}
static double *at(view v, int i) { return &v.b->data[v.start + i * v.step]; }
static void view_own(view *v) {
    if (v->b->refs == 1) return;
    view copy = view_make(v->count);
    for (int i = 0; i < v->count; i++) *at(copy, i) = *at(*v, i);
    view_drop(v);
    *v = copy;
}

double shared_buffers(const double *x, int n) {
    view whole = view_make(n);
    for (int i = 0; i < n; i++) *at(whole, i) = x[i];
    view odd = view_slice(whole, 1, n / 2, 2), back = view_slice(whole, n - 1, n, -1);
    view_own(&odd);
    for (int i = 0; i < odd.count; i++) *at(odd, i) *= *at(back, i);
    view_drop(&whole);
    view_own(&back);
    for (int i = 0; i < back.count; i++) *at(back, i) += exp(*at(odd, i % odd.count));
    double s = 0;
    for (int i = 0; i < back.count; i++) s += *at(back, i) * *at(back, i) / (i + 1);
    view_drop(&odd), view_drop(&back);
    return s;
}

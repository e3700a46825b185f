// A simulation in the style of large C programs: one record of fifty members that all functions see, bodies that are
// copied in and out of it, and operators that call one another.  Its link took minutes when each access said again what
// lies in all members.
// differentiate: simulate(x, n)  at: x = 0.9 0.4 1.3 0.7, n = 4
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct body { double x, y, z, vx, vy, vz, ax, ay, az, m; int id; struct simulation *home; };
struct options { int order, corrector, is_safe, mode; double step, scale, shift, limit; };
struct simulation {
    double t, g, softening, dt, last_dt, energy, offset; int n, n_active, n_var, gravity, boundary, status, steps;
    struct body *bodies; struct body *kept; struct body first; double origin[3]; double axis[3];
    int (*hook)(struct simulation *, int); struct options leap, drift, kick, jump; char name[32]; long allocated;
    double weights[8]; struct simulation *parent; void *extra; double *history; int n_history, is_synchronised;
};

#define OPERATORS(X) X(1, 2) X(2, 3) X(3, 4) X(4, 5) X(5, 6) X(6, 7) X(7, 8) X(8, 9) X(9, 10) X(10, 11) X(11, 12) \
    X(12, 13) X(13, 14) X(14, 15) X(15, 16) X(16, 17) X(17, 18) X(18, 19) X(19, 20) X(20, 21) X(21, 22) X(22, 23) \
    X(23, 24) X(24, 1)
#define DECLARE(K, L) static void apply_##K(struct simulation *s, int i, int depth);
OPERATORS(DECLARE)

__attribute__((noinline)) static struct body take(struct simulation *s, int i) { return s->bodies[i]; }
__attribute__((noinline)) static void put(struct simulation *s, int i, struct body b) { s->bodies[i] = b; }

#define DEFINE(K, L)                                                                                                  \
    __attribute__((noinline)) static void apply_##K(struct simulation *s, int i, int depth) {                        \
        struct body b = take(s, i % s->n);                                                                            \
        const double f = s->g * s->weights[K % 8] + s->leap.scale * s->drift.step;                                    \
        b.ax = -f * b.x / (1 + s->softening + b.x * b.x); b.vx += s->dt * b.ax; b.x += s->dt * b.vx * s->kick.scale;   \
        b.y += K * s->jump.shift * b.vx; s->energy += b.m * b.vx * b.vx; s->steps++; s->is_synchronised = 0;           \
        if (s->status == 0 && s->t > s->leap.limit) s->status = K;                                                    \
        put(s, i % s->n, b);                                                                                          \
        s->kept[i % s->n] = b; s->first = s->kept[0]; s->origin[K % 3] = b.y; s->t += s->dt / K;                       \
        if (s->hook && s->hook(s, K)) s->history[s->n_history++ % 8] = s->energy * s->axis[K % 3];                     \
        if (depth > 0) apply_##L(s, i + 1, depth - 1);                                                                \
    }
OPERATORS(DEFINE)

static int every_third(struct simulation *s, int k) { return (k + s->gravity) % 3 == 0; }

double simulate(const double *x, int n) {
    struct simulation *s = calloc(1, sizeof *s);
    s->n = n; s->g = x[0]; s->softening = 0.1; s->dt = 0.05; s->hook = every_third;
    s->bodies = calloc(n, sizeof *s->bodies); s->kept = calloc(n, sizeof *s->kept); s->history = calloc(8, sizeof(double));
    s->leap = (struct options){2, 1, 0, 3, 0.1, x[1], 0.2, 3.0};
    s->drift = s->leap; s->kick = s->drift; s->jump = s->kick; s->drift.step = x[2];
    for (int k = 0; k < 8; k++) s->weights[k] = 1 + 0.1 * k * x[3];
    for (int k = 0; k < 3; k++) s->axis[k] = sin(x[k]);
    for (int i = 0; i < n; i++) s->bodies[i] = (struct body){.x = x[i], .vx = 0.3 * x[n - 1 - i], .m = 1 + i, .id = i, .home = s};
    strcpy(s->name, "large");
#define RUN(K, L) apply_##K(s, K, 3);
    OPERATORS(RUN)
    double sum = s->energy + s->first.x + s->origin[1] + s->t;
    for (int i = 0; i < n; i++) sum += s->bodies[i].x * s->bodies[i].home->leap.scale + s->kept[i].y;
    for (int k = 0; k < 8; k++) sum += s->history[k];
    free(s->history); free(s->kept); free(s->bodies); free(s);
    return sum;
}

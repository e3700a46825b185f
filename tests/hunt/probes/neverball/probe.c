// differentiate: bounced(start, speed, gravity, end)  at: start = 0.3 1.02 -0.2, speed = 1.1 -1.5 0.4, gravity = 0.1 -9.8 0.2, end = zeros(6)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: rolled(start, speed, gravity, end)  at: start = 0.3 0.2501 -0.2, speed = 1.1 0 0.4, gravity = 0.1 -9.8 0.2, end = zeros(6)  const: start  tolerance: 1e-2  roundoff: 1e-3
// differentiate: sloped(normal, start, end)  at: normal = 0.3 1 0.1, start = 0.3 1.2 -0.2, end = zeros(6)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: swung(speed, gravity, end)  at: speed = 0.4 0.1 -0.3, gravity = 0.4 -9.8 0.3, end = zeros(9)  tolerance: 1e-2  roundoff: 1e-3
#include "solid_sim.h"
#include "solid_vary.h"
#include "vec3.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* of common.c, which the game calls to shuffle */
int rand_between(int low, int high) { return (low + high) / 2; }

static void nothing(const union cmd *given) { (void)given; }

/* a slab whose top is a plane through the origin, wide and deep, and one ball */
static void made(struct s_base *base, struct s_vary *vary, const float *normal, const float *start) {
  static const float corners[8][3] = {{-9, 0, -9}, {9, 0, -9}, {9, 0, 9}, {-9, 0, 9}, {-9, -2, -9}, {9, -2, -9}, {9, -2, 9}, {-9, -2, 9}};
  static const int edges[12][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 5}, {5, 6}, {6, 7}, {7, 4}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
  static const float sides[6][4] = {{0, 1, 0, 0}, {0, -1, 0, 2}, {1, 0, 0, 9}, {-1, 0, 0, 9}, {0, 0, 1, 9}, {0, 0, -1, 9}};
  memset(base, 0, sizeof *base), memset(vary, 0, sizeof *vary);
  base->vc = 8, base->ec = 12, base->sc = 6, base->lc = 1, base->nc = 1, base->bc = 1, base->uc = 1, base->ic = 26;
  base->vv = calloc(8, sizeof *base->vv), base->ev = calloc(12, sizeof *base->ev), base->sv = calloc(6, sizeof *base->sv);
  base->lv = calloc(1, sizeof *base->lv), base->nv = calloc(1, sizeof *base->nv), base->bv = calloc(1, sizeof *base->bv);
  base->uv = calloc(1, sizeof *base->uv), base->iv = calloc(26, sizeof *base->iv);
  for (int i = 0; i < 8; i++) {
    v_cpy(base->vv[i].p, corners[i]);
    base->vv[i].p[1] -= (corners[i][0] * normal[0] + corners[i][2] * normal[2]) / normal[1];
  }
  for (int i = 0; i < 12; i++) base->ev[i].vi = edges[i][0], base->ev[i].vj = edges[i][1];
  for (int i = 0; i < 6; i++) memcpy(&base->sv[i], sides[i], sizeof sides[i]);
  v_nrm(base->sv[0].n, normal);
  v_inv(base->sv[1].n, base->sv[0].n);
  base->sv[1].d = 2 * base->sv[0].n[1];
  for (int i = 0; i < 26; i++) base->iv[i] = i < 8 ? i : i < 20 ? i - 8 : i - 20;
  base->lv[0].v0 = 0, base->lv[0].vc = 8, base->lv[0].e0 = 8, base->lv[0].ec = 12, base->lv[0].s0 = 20, base->lv[0].sc = 6;
  base->nv[0].si = -1, base->nv[0].ni = base->nv[0].nj = -1, base->nv[0].lc = 1;
  base->bv[0].pi = base->bv[0].pj = -1, base->bv[0].ni = 0;
  v_cpy(base->uv[0].p, start);
  base->uv[0].r = 0.25f;
  sol_load_vary(vary, base);
  sol_init_sim(vary);
}

static void end(struct s_base *base, struct s_vary *vary) {
  sol_free_vary(vary);
  free(base->vv), free(base->ev), free(base->sv), free(base->lv), free(base->nv), free(base->bv), free(base->uv), free(base->iv);
}

static float played(const float *normal, const float *start, const float *speed, const float *gravity, int steps, float *out) {
  struct s_base base;
  struct s_vary vary;
  float loudest = 0, b;
  int still = 0;
  made(&base, &vary, normal, start);
  v_cpy(vary.uv[0].v, speed);
  for (int k = 0; k < steps; k++)
    if ((b = sol_step(&vary, nothing, gravity, 1.0f / 90, 0, &still)) > loudest) loudest = b;
  for (int i = 0; i < 3; i++) out[i] = vary.uv[0].p[i], out[3 + i] = vary.uv[0].v[i];
  float r = out[0] * out[2] + out[3] + loudest + vary.uv[0].e[0][1];
  end(&base, &vary);
  return r;
}

static const float up[3] = {0, 1, 0}, rest[3] = {0, 0, 0}, down[3] = {0, -9.8f, 0};

/* almost half a second: falls and bounces once */
float bounced(float *start, float *speed, float *gravity, float *out) { return played(up, start, speed, gravity, 28, out); }

float rolled(float *start, float *speed, float *gravity, float *out) { return played(up, start, speed, gravity, 8, out); }

float sloped(float *normal, float *start, float *out) { return played(normal, start, rest, down, 60, out); }

/* the pendulum inside the ball */
float swung(float *speed, float *gravity, float *out) {
  struct v_ball ball;
  memset(&ball, 0, sizeof ball);
  for (int i = 0; i < 3; i++) ball.e[i][i] = ball.E[i][i] = 1;
  ball.r = 0.25f;
  for (int k = 0; k < 20; k++) {
    sol_pendulum(&ball, speed, gravity, 0.01f);
    sol_rotate(ball.e, speed, 0.01f);
  }
  for (int i = 0; i < 9; i++) out[i] = ball.E[i / 3][i % 3];
  return ball.W[0] + ball.W[2] * ball.e[1][2];
}

// differentiate: flame(coefs, weights, samples)  at: coefs = 0.7 0.2 -0.3 0.6 0.1 -0.2 -0.5 0.4 0.3 0.55 0.4 0.25 0.6 -0.1 0.2 0.8 -0.3 0.1, weights = 0.6 0.4 0.7 0.3 0.5 0.5, samples = zeros(24)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: styled(style, coefs, where)  at: style = 0.6 1.3 5 0.4 -0.7 1.1 0.9 2.1 0.35 0.8, coefs = 0.6 0.25 -0.2 0.7 0.15 -0.1, where = zeros(8)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: between(time, first, second, where)  at: time = 0.37, first = 0.7 0.2 -0.3 0.6 0.1 -0.2, second = 0.4 -0.5 0.45 0.5 0.3 0.25, where = zeros(10)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: bounds(coefs, low, high)  at: coefs = 0.5 0.1 -0.1 0.5 0.4 0.2 0.45 -0.1 0.2 0.5 -0.3 0.25, low = zeros(2), high = zeros(2)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: preview(coefs, post, result)  at: coefs = 0.7 0.2 -0.3 0.6 0.1 -0.2, post = 0.9 0.1 -0.2 1.1 0.05 0.02, result = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: blurred(radius, curve, least, out)  at: radius = 2.43, curve = 0.9, least = 0.62, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include "private.h"
#include "filters.h"
#include "interpolation.h"
#include "variations.h"
#include <string.h>

static void seeded(randctx *rc, int seed) {
  for (int i = 0; i < RANDSIZ; i++) rc->randrsl[i] = 77 * seed + i;
  irandinit(rc, 1);
}

// a genome without a final transform
static void begin(flam3_genome *cp, int xforms) {
  memset(cp, 0, sizeof *cp);
  cp->final_xform_index = -1;
  clear_cp(cp, flam3_defaults_on);
  flam3_add_xforms(cp, xforms, 0, 0);
  for (int i = 0; i < xforms; i++) {
    flam3_xform *x = &cp->xform[i];
    memset(x->var, 0, sizeof x->var);
    x->density = 1.0 / xforms, x->color = 0.3 + 0.2 * i, x->color_speed = 0.5;
  }
}

static void affine(double to[3][2], const double *c) {
  for (int i = 0; i < 3; i++) to[i][0] = c[2 * i], to[i][1] = c[2 * i + 1];
}

static double iterated(flam3_genome *cp, int seed, int fuse, int n, double *samples) {
  randctx rc;
  seeded(&rc, seed);
  if (prepare_precalc_flags(cp)) return 0;
  unsigned short *distrib = flam3_create_xform_distrib(cp);
  double *all = calloc(4 * n, sizeof *all);
  all[0] = 0.2, all[1] = -0.3, all[2] = 0.1;
  flam3_iterate(cp, n, fuse, all, distrib, &rc);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += all[4 * i] * all[4 * i + 1] + 0.1 * all[4 * i + 2];
  memcpy(samples, all, 4 * n * sizeof *all);
  free(all);
  free(distrib);
  return sum;
}

double flame(double *coefs, double *weights, double *samples) {
  flam3_genome cp;
  begin(&cp, 3);
  static const int first[] = {VAR_LINEAR, VAR_SINUSOIDAL, VAR_SPHERICAL}, second[] = {VAR_SWIRL, VAR_HANDKERCHIEF, VAR_WAVES};
  for (int i = 0; i < 3; i++) {
    affine(cp.xform[i].c, coefs + 6 * i);
    cp.xform[i].var[first[i]] = weights[2 * i], cp.xform[i].var[second[i]] = weights[2 * i + 1];
  }
  double sum = iterated(&cp, 5, 3, 6, samples);
  clear_cp(&cp, flam3_defaults_on);
  return sum;
}

// variations with parameters of their own
double styled(double *style, double *coefs, double *where) {
  flam3_genome cp;
  begin(&cp, 2);
  flam3_xform *a = &cp.xform[0], *b = &cp.xform[1];
  affine(a->c, coefs);
  affine(b->c, (double[]){0.5, -0.2, 0.3, 0.6, 0.2, 0.1});
  a->var[VAR_BLOB] = style[0], a->blob_low = 0.2, a->blob_high = style[1], a->blob_waves = style[2];
  a->var[VAR_PDJ] = 0.3, a->pdj_a = style[3], a->pdj_b = style[4], a->pdj_c = style[5], a->pdj_d = style[6];
  b->var[VAR_PERSPECTIVE] = 0.5, b->perspective_angle = style[8], b->perspective_dist = style[7];
  b->var[VAR_MOBIUS] = 0.4, b->mobius_re_a = style[9], b->mobius_im_a = 0.1, b->mobius_re_b = 0.2, b->mobius_im_b = -0.3, b->mobius_re_c = 0.15, b->mobius_im_c = 0.25, b->mobius_re_d = 1, b->mobius_im_d = 0.3;
  b->var[VAR_CURL] = 0.3, b->curl_c1 = 0.2, b->curl_c2 = style[3];
  double samples[20];
  double sum = iterated(&cp, 2, 2, 5, samples);
  memcpy(where, samples + 8, 8 * sizeof *where);
  clear_cp(&cp, flam3_defaults_on);
  return sum;
}

// a frame between two key frames
double between(double time, double *first, double *second, double *where) {
  flam3_genome keys[2], cp;
  for (int k = 0; k < 2; k++) {
    begin(&keys[k], 2);
    affine(keys[k].xform[0].c, k ? second : first);
    affine(keys[k].xform[1].c, (double[]){0.5, -0.2 + 0.1 * k, 0.3, 0.6, 0.2 - 0.3 * k, 0.1});
    keys[k].xform[0].var[VAR_LINEAR] = 0.7 - 0.2 * k, keys[k].xform[0].var[VAR_POLAR] = 0.3 + 0.2 * k;
    keys[k].xform[1].var[VAR_SINUSOIDAL] = 1;
    keys[k].time = k;
    keys[k].interpolation_type = flam3_inttype_log;
    keys[k].rotate = 10 + 20 * k;
    keys[k].zoom = 0.3 * k;
    keys[k].hue_rotation = 0.1 + 0.4 * k;
    for (int i = 0; i < 256; i++)
      for (int c = 0; c < 4; c++) keys[k].palette[i].color[c] = c == 3 ? 1 : 0.5 + 0.3 * sin(0.02 * i * (c + 1) + k), keys[k].palette[i].index = i;
  }
  memset(&cp, 0, sizeof cp);
  flam3_interpolate(keys, 2, time, 0, &cp);
  for (int i = 0; i < 3; i++) where[2 * i] = cp.xform[0].c[i][0], where[2 * i + 1] = cp.xform[0].c[i][1];
  where[6] = cp.rotate, where[7] = cp.zoom, where[8] = cp.palette[100].color[1];
  double samples[16];
  double sum = iterated(&cp, 3, 2, 4, samples);
  where[9] = samples[12];
  clear_cp(&cp, flam3_defaults_on), clear_cp(&keys[0], flam3_defaults_on), clear_cp(&keys[1], flam3_defaults_on);
  return sum;
}

double bounds(double *coefs, double *low, double *high) {
  flam3_genome cp;
  begin(&cp, 2);
  for (int i = 0; i < 2; i++) {
    affine(cp.xform[i].c, coefs + 6 * i);
    cp.xform[i].var[VAR_LINEAR] = 0.8, cp.xform[i].var[VAR_SINUSOIDAL] = 0.2;
  }
  randctx rc;
  seeded(&rc, 9);
  flam3_estimate_bounding_box(&cp, 0.02, 300, low, high, &rc);
  clear_cp(&cp, flam3_defaults_on);
  return (high[0] - low[0]) * (high[1] - low[1]);
}

double preview(double *coefs, double *post, double *result) {
  flam3_genome cp;
  begin(&cp, 1);
  affine(cp.xform[0].c, coefs);
  affine(cp.xform[0].post, post);
  cp.xform[0].var[VAR_HEART] = 0.4, cp.xform[0].var[VAR_EX] = 0.3, cp.xform[0].var[VAR_BENT2] = 0.3;
  cp.xform[0].bent2_x = 0.8, cp.xform[0].bent2_y = 1.4;
  randctx rc;
  seeded(&rc, 1);
  flam3_xform_preview(&cp, 0, 0.9, 1, 2, result, &rc);
  double sum = 0;
  for (int i = 0; i < 18; i++) sum += result[i] * (1 + 0.1 * i);
  clear_cp(&cp, flam3_defaults_on);
  return sum;
}

// kernels of density estimation
double blurred(double radius, double curve, double least, double *out) {
  flam3_de_helper de = flam3_create_de_filters(radius, least, curve, 1);
  double sum = 0;
  int count = de.max_filter_index * de.kernel_size;
  for (int i = 0; i < count; i++) sum += de.filter_coefs[i] * de.filter_coefs[i];
  for (int k = 0; k < 3; k++) out[k] = 100 * de.filter_coefs[k * de.kernel_size] + de.filter_widths[k];
  free(de.filter_coefs), free(de.filter_widths);
  flam3_genome cp;
  begin(&cp, 1);
  cp.spatial_filter_radius = least, cp.spatial_filter_select = 0;
  flam3_frame frame;
  flam3_init_frame(&frame);
  frame.genomes = &cp, frame.pixel_aspect_ratio = 1, cp.spatial_oversample = 2;
  double *filter;
  int width = flam3_create_spatial_filter(&frame, 0, &filter);
  for (int i = 0; i < width * width; i++) sum += filter[i] * filter[i];
  free(filter), clear_cp(&cp, flam3_defaults_on);
  return sum;
}

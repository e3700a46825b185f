// differentiate: densities(p, out)  at: p = 400 60 -70 16 150 150 4, out = zeros(9)  roundoff: 1e-9
// differentiate: low(p, out)  at: p = 80 60 -70 16 150 150 4, out = zeros(9)  roundoff: 1e-9
// differentiate: effective(p)  at: p = 600 60 -70 16 150 150 4  roundoff: 1e-9
#include <nrlmsise-00.h>

static void prepare(double *p, struct nrlmsise_input *in, struct nrlmsise_flags *flags) {
  for (int i = 0; i < 24; i++) flags->switches[i] = i > 0;
  in->year = 0, in->doy = 172, in->sec = 29000, in->ap_a = 0;
  in->alt = p[0], in->g_lat = p[1], in->g_long = p[2], in->lst = p[3], in->f107A = p[4], in->f107 = p[5], in->ap = p[6];
}

double densities(double *p, double *out) {
  struct nrlmsise_input in;
  struct nrlmsise_flags flags;
  struct nrlmsise_output made;
  prepare(p, &in, &flags);
  gtd7(&in, &flags, &made);
  for (int i = 0; i < 9; i++) out[i] = made.d[i];
  return made.t[0] + made.t[1];
}

double low(double *p, double *out) { return densities(p, out); }

double effective(double *p) {
  struct nrlmsise_input in;
  struct nrlmsise_flags flags;
  struct nrlmsise_output made;
  prepare(p, &in, &flags);
  gtd7d(&in, &flags, &made);
  return made.d[5] * 1e15;
}

// Parameters of a projection, found in text by their names: a number, an integer or a text comes back in one word.
// differentiate: east(lam, phi, n)  at: lam = 0.3, phi = 0.8, n = 1
// differentiate: north(lam, phi, n)  at: lam = 0.3, phi = 0.8, n = 1
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef union { double number; int integer; const char *text; } Value;
typedef struct Parameter { struct Parameter *next; const char *text; } Parameter;
typedef struct Projection Projection;
struct Projection {
  void (*forward)(const Projection *, double lam, double phi, double *xy);
  double scale, first, second, exponent, c, rho0;
  int is_south;
  const char *name;
};

/* degrees, minutes and seconds: 45d30'N */
static double angle(const char *text) {
  double sign = *text == '-' ? -1 : 1, value = 0, unit = 1;
  if (*text == '-') ++text;
  while (*text) {
    double digits = 0, place = 1;
    while (isdigit((unsigned char)*text)) digits = 10 * digits + (*text++ - '0');
    if (*text == '.')
      for (++text; isdigit((unsigned char)*text); ++text) digits += (*text - '0') * (place /= 10);
    value += digits * unit;
    unit /= 60;
    if (*text == 'd' || *text == '\'' || *text == '"') ++text;
    else break;
  }
  if (toupper((unsigned char)*text) == 'S' || toupper((unsigned char)*text) == 'W') sign = -sign;
  return sign * value * 0.017453292519943295;
}

__attribute__((noinline)) static Value given(const Parameter *list, const char *option) {
  Value value;
  char type = *option++;
  size_t length = strlen(option);
  while (list && (strncmp(list->text, option, length) || (list->text[length] && list->text[length] != '='))) list = list->next;
  const char *text = list ? list->text + length + (list->text[length] == '=') : 0;
  switch (type) {
  case 'i': value.integer = text ? atoi(text) : 0; break;
  case 'd': value.number = text ? atof(text) : 0; break;
  case 'r': value.number = text ? angle(text) : 0; break;
  case 's': value.text = text; break;
  default: value.integer = text != 0; break;
  }
  return value;
}

static void conic(const Projection *p, double lam, double phi, double *xy) {
  double rho = p->c * pow(tan(0.7853981633974483 + (p->is_south ? -phi : phi) / 2), -p->exponent);
  xy[0] = p->scale * rho * sin(p->exponent * lam);
  xy[1] = p->scale * (p->rho0 - rho * cos(p->exponent * lam));
}

static void plane(const Projection *p, double lam, double phi, double *xy) {
  xy[0] = p->scale * lam * cos(p->first);
  xy[1] = p->scale * phi;
}

__attribute__((noinline)) static void set(Projection *p, const Parameter *list) {
  p->name = given(list, "sname").text;
  p->scale = given(list, "tk").integer ? given(list, "dk").number : 1;
  p->is_south = given(list, "tsouth").integer;
  p->first = given(list, "rlat_1").number;
  p->forward = plane;
  if (p->name && !strcmp(p->name, "conic")) {
    p->second = given(list, "rlat_2").number;
    double m1 = cos(p->first), m2 = cos(p->second);
    double t1 = tan(0.7853981633974483 + p->first / 2), t2 = tan(0.7853981633974483 + p->second / 2);
    p->exponent = log(m1 / m2) / log(t2 / t1);
    p->c = m1 * pow(t1, p->exponent) / p->exponent;
    p->rho0 = p->c * pow(tan(0.7853981633974483 + given(list, "rlat_0").number / 2), -p->exponent);
    p->forward = conic;
  }
}

static void project(double lam, double phi, int n, double *xy) {
  static const char *texts[] = {"name=conic", "lat_1=33d", "lat_2=45d30'15.5\"", "lat_0=23", "k=0.9996"};
  Parameter list[5];
  for (int i = 0; i < 5; ++i) list[i].next = i < 4 ? &list[i + 1] : 0, list[i].text = texts[i];
  Projection *p = calloc(1, sizeof *p);
  set(p, n ? list : list + 1);
  p->forward(p, lam, phi, xy);
  free(p);
}

double east(double lam, double phi, int n) {
  double xy[2];
  project(lam, phi, n, xy);
  return xy[0];
}

double north(double lam, double phi, int n) {
  double xy[2];
  project(lam, phi, n, xy);
  return xy[1];
}

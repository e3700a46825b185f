// Results that are kept in static variables, computed by others that are kept, or in places where others count.
// differentiate: year_of_date(x)  at: x = 0.25 1.7
// differentiate: tables_of_angle(x, out)  at: x = 0.4 1.2, out = zeros(3)
// differentiate: counted(x)  at: x = 0.7 1.3  expect: stops: `evaluations`
// differentiate: moves_on(x)  at: x = 0.7 1.3  expect: stops: `total`
// differentiate: counted_for_two(x)  at: x = 0.7 1.3  expect: stops: `set_ups`
// differentiate: next_factor(x)  at: x = 0.7 1.3  expect: stops: `scaled.result`
// differentiate: new_or_kept(x)  at: x = 0.7 1.3  expect: stops: `told.result`
// differentiate: relaxed(x)  at: x = 1.7 2.3
// differentiate: statistics(x)  at: x = 0.7 1.3
// differentiate: counted_in_loop(x)  at: x = 0.7 1.3 2.1
#include <math.h>

static void day_of_date(int month, double day, int year, double *result) {
  static double last_result, last_day;
  static int last_month, last_year;
  if (month == last_month && year == last_year && day == last_day) {
    *result = last_result;
    return;
  }
  long c = (long)(365.25 * year) - 694025L;
  int d = (int)(30.6001 * (month + 1));
  *result = c + d + day - 0.5;
  last_month = month;
  last_day = day;
  last_year = year;
  last_result = *result;
}

static void date_of_day(double given, int *month, double *day, int *year) {
  static double last_given, last_day;
  static int last_month, last_year;
  if (given == last_given) {
    *month = last_month;
    *year = last_year;
    *day = last_day;
    return;
  }
  double d = given + 0.5, whole = floor(d);
  int days = (int)whole;
  *year = 1900 + days / 365;
  *month = 1 + days % 12;
  *day = days % 28 + (d - whole);
  last_month = *month;
  last_day = *day;
  last_year = *year;
  last_given = given;
}

static void year_of_day(double given, double *year) {
  static double last_given, last_year;
  int month, y;
  double day, first, next;
  if (given == last_given) {
    *year = last_year;
    return;
  }
  date_of_day(given, &month, &day, &y);
  if (y == -1) y = -2;
  day_of_date(1, 1.0, y, &first);
  day_of_date(1, 1.0, y + 1, &next);
  *year = y + (given - first) / (next - first);
  last_given = given;
  last_year = *year;
}

double year_of_date(const double *x) {
  double y, z;
  year_of_day(36525 + x[0], &y);
  year_of_day(36525 + x[0], &z);
  return y * z * x[1];
}

// one record of state for two functions, whose tables are computed from what they held a moment before
static struct {
  double angle, sine, cosine;
  int order;
  double p[8], q[8];
} kept = {.angle = -999, .order = -1};

static void fill(double angle, int order) {
  if (kept.angle != angle || order > kept.order) {
    kept.sine = sin(angle);
    kept.cosine = cos(angle);
    kept.p[0] = 1;
    kept.q[0] = 0;
    for (int k = 1; k <= order; k++) {
      kept.p[k] = kept.p[k - 1] * kept.cosine - kept.q[k - 1] * kept.sine;
      kept.q[k] = kept.q[k - 1] * kept.cosine + kept.p[k - 1] * kept.sine;
    }
    kept.angle = angle;
    kept.order = order;
  }
}

static double even(double angle, const double *x) {
  fill(angle, 3);
  return kept.p[2] * x[1] + kept.q[3];
}

static double odd(double angle, const double *x) {
  fill(angle, 3);
  return kept.p[3] * x[1] * x[1] + kept.q[1];
}

double tables_of_angle(const double *x, double *out) {
  out[0] = even(x[0], x);
  out[1] = odd(x[0], x);
  out[2] = even(x[0], x) * odd(2 * x[0], x);
  return out[0] * out[1] + even(2 * x[0], x);
}

// how often something was computed decides what is computed
static int evaluations;

__attribute__((noinline)) static double steps(double t) {
  static double last, result;
  if (t != last) {
    evaluations++;
    result = sin(t) * (evaluations % 2 ? t : 2 * t);
    last = t;
  }
  return result;
}

double counted(const double *x) {
  evaluations = 0;
  return steps(x[0]) + steps(x[0]) * x[1];
}

static double total;

__attribute__((noinline)) static double summed(double t) {
  static double last, result;
  if (t != last) {
    total += t * t;
    result = total * t;
    last = t;
  }
  return result;
}

double moves_on(const double *x) {
  total = 0;
  return summed(x[0]) + summed(x[0]) * x[1];
}

// two keys that vary, asked for in one condition
static int set_ups;

__attribute__((noinline)) static double of_two(double t, double u) {
  static double last_t, last_u, result;
  if (t != last_t || u != last_u) {
    set_ups++;
    result = sin(t) * u;
    last_t = t;
    last_u = u;
  }
  return result * set_ups;
}

double counted_for_two(const double *x) {
  set_ups = 0;
  return of_two(x[0], x[1]) + of_two(x[0], x[1]) * x[1];
}

// a pointer that moves on
static const double factors[4] = {1, 2, 3, 4};
static const double *next;

__attribute__((noinline)) static double scaled(double t) {
  static double last, result;
  if (t != last) {
    result = sin(t) * *next;
    next++;
    last = t;
  }
  return result;
}

double next_factor(const double *x) {
  next = factors;
  return scaled(x[0]) + scaled(x[0]) * x[1];
}

// the caller's count, and what says whether the result is new
__attribute__((noinline)) static double told(double t, int *is_new) {
  static double last, result;
  if (t == last) {
    *is_new = 0;
    return result;
  }
  *is_new = 1;
  result = sin(t);
  last = t;
  return result;
}

double new_or_kept(const double *x) {
  int a, b;
  double r = told(x[0], &a) + told(x[0], &b) * x[1];
  return r * (1 + b);
}

// what only the program's user looks at
static int evaluated;

__attribute__((noinline)) static double noted(double t) {
  static double last, result;
  if (t != last) {
    evaluated++;
    result = sin(t);
    last = t;
  }
  return result;
}

double statistics(const double *x) { return noted(x[0]) + noted(x[0]) * x[1]; }

// a count in the loop that asks
static int made;
static double last_angle, last_sine;

double counted_in_loop(const double *x) {
  double s = 0;
  made = 0;
  for (int i = 0; i < 6; i++) {
    double t = x[i / 2];
    if (t != last_angle) {
      made++;
      last_sine = sin(t);
      last_angle = t;
    }
    s += last_sine * (made + 1);
  }
  return s;
}

// no memo: an iteration that goes by how far it has come, in a state that outlives it
static double level, levels_left[2];

__attribute__((noinline)) static int is_near(double y) {
  if (fabs(y - level) > 1e-2) {
    levels_left[1] = levels_left[0];
    levels_left[0] = y * y;
    level = y;
    return 0;
  }
  return 1;
}

double relaxed(const double *x) {
  level = 1;
  levels_left[0] = levels_left[1] = 0;
  for (int k = 0; k < 12; k++)
    if (is_near(0.5 * (level + x[0] * x[1] / level))) break;
  return level + levels_left[0] * x[1] + levels_left[1];
}

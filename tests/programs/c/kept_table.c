// differentiate: corrected(x, p, n)  at: x = 2.5, p = 0.3, n = 3
// differentiate: chosen(x, p, n)  at: x = 2.5, p = 0.3, n = 3
// A pointer to a table of constants that the program sets at its first use, perhaps before anything is differentiated:
// what lies there is constant.
typedef struct {
  int year;
  double shift;
} step;

static const step known[] = {{1, 0.25}, {2, 0.5}, {3, 1.0}, {5, 1.5}};
static const double fine[] = {0.1, 0.2, 0.3, 0.4};
static const step *steps;
static const double *weights;
static int count = -1;

__attribute__((noinline)) static int begin(const step **found) {
  if (count <= 0) steps = known, count = 4;
  *found = steps;
  return count;
}

double corrected(double x, double p, int n) {
  const step *all;
  int many = begin(&all), i = many - 1;
  while (i > 0 && all[i].year > n) i--;
  return (x + all[i].shift) * p * x;
}

double chosen(double x, double p, int n) {
  if (!weights) weights = fine + 1;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += weights[i] * x;
  return sum * p;
}

// Numbers that go through a file have no derivative; what is only printed, or only read, is in nobody's way.
// differentiate: through_file(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: binary(x)  at: x = 0.7 1.3
// expect: stops: a number is read from text, and an active number was printed
// differentiate: logs(x)  at: x = 0.7 1.3
#include <stdio.h>
double through_file(const double *x) {
  FILE *f = tmpfile();
  double y;
  fprintf(f, "%.17g", x[0] * x[1]);
  rewind(f);
  if (fscanf(f, "%lf", &y) != 1) return -1;
  fclose(f);
  return y * x[0];
}
double binary(const double *x) {
  FILE *f = tmpfile();
  double y, z = x[0] * x[1];
  fwrite(&z, sizeof z, 1, f);
  rewind(f);
  if (fread(&y, sizeof y, 1, f) != 1) return -1;
  fclose(f);
  return y * x[0];
}
double logs(const double *x) {
  FILE *f = tmpfile(), *log = fopen("/dev/null", "w");
  double y, two = 2;
  fwrite(&two, sizeof two, 1, f);
  rewind(f);
  fprintf(stderr, "%s", x[0] * x[1] > 2 ? "big\n" : "");
  if (x[0] > 5) fprintf(stderr, "%g", x[0] * x[1]);
  fprintf(log, "%g", x[0] * x[1]);
  fwrite(x, sizeof y, 1, log);
  if (x[0] > 5 && fscanf(stdin, "%lf", &y) != 1) return -1;
  if (fread(&y, sizeof y, 1, f) != 1) return -1;
  fclose(f);
  fclose(log);
  return y * x[0] * x[1];
}

#include <stdio.h>
#include <stdlib.h>

void intpr_(const char *label, int *n, int *data, int *of, long length) {
  fprintf(stderr, "%.*s", (int)length, label);
  for (int i = 0; i < *of; i++) fprintf(stderr, " %d", data[i]);
}
void dblepr_(const char *label, int *n, double *data, int *of, long length) {
  fprintf(stderr, "%.*s", (int)length, label);
  for (int i = 0; i < *of; i++) fprintf(stderr, " %g", data[i]);
}
void rexit_(const char *said, long length) {
  fprintf(stderr, "%.*s\n", (int)length, said);
  abort();
}

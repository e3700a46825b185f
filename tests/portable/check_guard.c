/* Loads a library for Windows, and calls a derivative that comes back and one that stops: arguments FILE, HOW. */
#include <math.h>
#include <stdio.h>
#include <windows.h>

typedef void Derivative(double *, double *, int, double *, double *);
typedef const char *Reason(void);

int main(int count, char **words) {
  HMODULE library = count > 1 ? LoadLibraryA(words[1]) : NULL;
  if (!library) return printf("error %lu\n", GetLastError()), 2;
  Derivative *derivative = (Derivative *)(void *)GetProcAddress(library, "fit__vjp");
  Reason *reason = (Reason *)(void *)GetProcAddress(library, "enzyme_build_stopped");
  for (int turn = 0; turn < 2; ++turn) {
    double x = 2, dx = 0, result = 0, seed = 1;
    derivative(&x, &dx, 1, &result, &seed);
    const char *why = reason();
    if (!why || reason()) return printf("no reason, or two\n"), 1;
    printf("stopped %s", why);
    derivative(&x, &dx, 0, &result, &seed);
    if (reason()) return printf("stopped too early\n"), 1;
    printf("%.6f\n", dx);
  }
  return 0;
}

/* Loads a library, and calls a derivative of it that comes back and one that stops. */
#include <stdio.h>
#ifdef _WIN32
#include <windows.h>
#define dlopen(name, how) LoadLibraryA(name)
#define dlsym(library, name) (void *)GetProcAddress(library, name)
#define dlerror() "it does not load"
#else
#include <dlfcn.h>
#endif

typedef void Derivative(double *, double *, int, double *, double *);
typedef const char *Reason(void);

int main(int count, char **words) {
  void *library = count > 1 ? (void *)dlopen(words[1], RTLD_NOW) : NULL;
  if (!library) return printf("%s\n", dlerror()), 2;
  Derivative *derivative = (Derivative *)dlsym(library, "fit__vjp");
  Reason *reason = (Reason *)dlsym(library, "enzyme_build_stopped");
  for (int turn = 0; turn < 2; ++turn) {
    double x = 2, dx = 0, result = 0, seed = 1;
    derivative(&x, &dx, 1, &result, &seed);
    const char *why = reason();
    if (!why || reason()) return printf("no reason, or two\n"), 1;
    printf("%s", why);
    derivative(&x, &dx, 0, &result, &seed);
    if (reason()) return printf("stopped too early\n"), 1;
    printf("%.6f\n", dx);
  }
  return 0;
}

// where the package's files of coefficients lie, padded as Fortran's names are
#include <string.h>

void file_name_(const int *which, char *name) {
  const char *found = *which ? APEX "/igrf14coeffs.txt" : APEX "/apexsh.dat";
  memset(name, ' ', 1000);
  memcpy(name, found, strlen(found));
}

#include <string.h>

// where thermo.lib and trans.lib lie; as a Fortran string
void cea_folder(char *to) {
  memset(to, ' ', 196);
  memcpy(to, CEA_FOLDER, strlen(CEA_FOLDER));
}

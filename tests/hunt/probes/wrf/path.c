#include <string.h>

void table_path(char *to, int n) {
  memset(to, ' ', n);
  memcpy(to, TABLE, strlen(TABLE));
}

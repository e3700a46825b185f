#include <dye/dye.h>

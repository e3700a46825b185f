#include <air/air.h>

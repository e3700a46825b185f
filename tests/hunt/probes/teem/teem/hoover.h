#include <hoover/hoover.h>

#include "rule.h"
double uses_plain(double x) { return plain(x) * 2; }

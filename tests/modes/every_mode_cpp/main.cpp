// reference: every row: C++
#include "../every_mode.inc"

#include "../every_functions.inc"

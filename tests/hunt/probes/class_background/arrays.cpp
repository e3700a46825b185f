// the package compiles this file as C++
#include "tools/arrays.c"

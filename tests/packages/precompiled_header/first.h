#pragma once
#include <math.h>
#define SCALE 3.0

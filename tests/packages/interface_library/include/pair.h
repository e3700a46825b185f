#pragma once
static inline double pair(double r) { return SCALE * r * r * r; }

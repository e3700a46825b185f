#pragma once
#include <cmath>
#include <cstddef>
#include <vector>

double energy(const double *x, std::size_t n);
std::vector<double> gradient(const std::vector<double> &x);

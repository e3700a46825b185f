#pragma once
#include <vector>

// The energy of a cluster of atoms, three coordinates each, whose pairs attract and repel each other (Lennard-Jones).
double energy(const std::vector<double> &coordinates, double depth);

// The same, and its gradient by the coordinates, which `gradient` gets.
double energy_and_gradient(const std::vector<double> &coordinates, double depth, std::vector<double> &gradient);

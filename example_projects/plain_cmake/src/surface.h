// A soap film over the square -1 < x, y < 1: `POINTS` heights in each direction, those on the boundary given.

#ifndef SURFACE_H
#define SURFACE_H

#ifdef __cplusplus
extern "C" {
#endif

enum { POINTS = 33, INNER = POINTS - 2, UNKNOWNS = INNER * INNER };

// surface.c: the area of the film whose inner heights are `heights`, row by row.
double surface_area(const double *heights);

// strip.f90: the area above one row of cells.
double strip_area(int points, const double *lower, const double *upper, double spacing);

// boundary.cpp: the exact film, a surface of Scherk; on the boundary it is where the film is fixed.
double scherk_height(double x, double y);

// request.c: derivatives of surface_area.
void surface_gradient(const double *heights, double *gradient);
double surface_slope(const double *heights, const double *direction);

#ifdef __cplusplus
}
#endif

#endif

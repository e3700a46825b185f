// The objective: the area of a film over the square, strip by strip.

#include "surface.h"

static const double spacing = 2.0 / (POINTS - 1);

static double coordinate(int index) { return -1.0 + index * spacing; }

// The heights along grid line `row`: unknown inside, fixed at the boundary.
static void grid_line(int row, const double *heights, double *line) {
    for (int column = 0; column < POINTS; ++column) {
        int fixed = row == 0 || row == POINTS - 1 || column == 0 || column == POINTS - 1;
        line[column] = fixed ? scherk_height(coordinate(column), coordinate(row))
                             : heights[(row - 1) * INNER + column - 1];
    }
}

double surface_area(const double *heights) {
    double lines[2][POINTS], area = 0.0;
    grid_line(0, heights, lines[0]);
    for (int row = 1; row < POINTS; ++row) {
        grid_line(row, heights, lines[row % 2]);
        area += strip_area(POINTS, lines[(row - 1) % 2], lines[row % 2], spacing);
    }
    return area;
}

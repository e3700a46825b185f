#ifndef SPRING_H
#define SPRING_H

/* The energy of one spring between positions `left` and `right`. */
double spring_energy(double left, double right, double stiffness, double rest_length);

#endif

// What is read arrives where active numbers lay before: from a file, from text, by whole structs.
// differentiate: read_again(x)  at: x = 0.7 1.3
#include <stdio.h>

typedef struct { double value; int count; double rest[2]; } Record;

double read_again(const double *x) {
  double buffer[2] = {x[0], x[1]}, sum = 0, number = x[1];
  Record record = {x[0], 1, {x[1], 2}};
  FILE *file = tmpfile();
  const Record stored = {2.5, 3, {0.5, 4}};
  const double numbers[2] = {2, 3};
  fwrite(&stored, sizeof stored, 1, file);
  fwrite(numbers, sizeof *numbers, 2, file);
  for (int k = 0; k < 2; ++k) {
    sum += buffer[0] * buffer[1] + number * number + record.value * record.rest[0];
    rewind(file);
    if (fread(&record, sizeof record, 1, file) != 1 || fread(buffer, sizeof *buffer, 2, file) != 2) return -1;
    sscanf("1.75", "%lf", &number);
    sum += buffer[0] * x[k] + number * x[0] + record.rest[1] * record.value;
    buffer[0] *= x[0];
    buffer[1] *= x[1];
    number *= x[0];
    record.value += x[1];
    record.rest[0] *= x[0];
  }
  fclose(file);
  return sum;
}

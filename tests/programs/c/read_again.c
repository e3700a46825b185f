// What is read arrives where active numbers lay before: from a file, from text, by whole structs.
// differentiate: read_again(x)  at: x = 0.7 1.3
// differentiate: less_arrives(x)  at: x = 0.7 1.3 0.4 0.9
#include <stdio.h>
#include <unistd.h>

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

double less_arrives(const double *x) {
  double file_of[4], pipe_of[4], first = x[0] * x[0], second = x[1] * x[2], third = x[3], sum = 0;
  const double two[2] = {5, 6};
  for (int i = 0; i < 4; ++i) file_of[i] = x[i] * x[i], pipe_of[i] = x[i] * x[0];
  FILE *file = tmpfile();
  fwrite(two, sizeof *two, 2, file);
  rewind(file);
  sum += fread(file_of, sizeof *file_of, 4, file) + fread(&third, sizeof third, 1, file);
  fclose(file);
  int ends[2];
  if (pipe(ends)) return -1;
  sum += write(ends[1], two, sizeof *two);
  close(ends[1]);
  sum += read(ends[0], pipe_of, sizeof pipe_of);
  close(ends[0]);
  sum += sscanf("2.5 none", "%lf %lf", &first, &second) + sscanf("", "%lf", &third);
  for (int i = 0; i < 4; ++i) sum += file_of[i] * pipe_of[3 - i] * x[i];
  return sum + first * x[3] + second * second + third * x[0];
}

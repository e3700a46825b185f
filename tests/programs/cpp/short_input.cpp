// Streams that end before what was asked for has arrived: only what they counted is overwritten.
// differentiate: cut_short(x)  at: x = 0.7 1.3 0.4 0.9
// differentiate: behind_buffers(x)  at: x = 0.7 1.3 0.4 0.9
// differentiate: into_records(x)  at: x = 0.7 1.3
// differentiate: no_number(x)  at: x = 0.7 1.3 0.4
// roundoff: 1e-8
// differentiate: characters(x)  at: x = 0.7 1.3
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <charconv>
#include <cstring>

static std::string two_numbers() {
    const double two[2] = {5, 6};
    return std::string(reinterpret_cast<const char *>(two), sizeof two);
}

extern "C" double cut_short(const double *x) {
    double a[4], b[4], sum = 0;
    for (int i = 0; i < 4; i++) a[i] = x[i] * x[i], b[i] = x[i] * x[0];
    std::istringstream in(two_numbers());
    in.read(reinterpret_cast<char *>(a), sizeof a);
    sum += double(in.gcount());
    in.read(reinterpret_cast<char *>(b), sizeof b);  // nothing arrives any more
    for (int i = 0; i < 4; i++) sum += a[i] * b[3 - i] * x[i];
    return sum;
}

extern "C" double behind_buffers(const double *x) {
    double a[4], b[4], sum = 0;
    for (int i = 0; i < 4; i++) a[i] = x[i] * x[i], b[i] = x[i] * x[0];
    std::istringstream in(two_numbers());
    in.peek();
    sum += double(in.readsome(reinterpret_cast<char *>(b), sizeof b));
    sum += double(two_numbers().copy(reinterpret_cast<char *>(a), sizeof a));
    for (int i = 0; i < 4; i++) sum += a[i] * b[3 - i] * x[i];
    return sum;
}

struct Record { double value; int count; double rest[2]; };

extern "C" double into_records(const double *x) {
    Record records[3] = {{x[0], 1, {x[1], 2}}, {x[0] * x[1], 2, {x[1], 1}}, {x[1], 3, {x[0], x[0] * x[0]}}};
    const Record stored[2] = {{2.5, 3, {0.5, 4}}, {1.5, 2, {3, 1}}};
    std::FILE *file = std::tmpfile();
    std::string name = "/proc/self/fd/" + std::to_string(fileno(file));
    std::ofstream(name, std::ios::binary).write(reinterpret_cast<const char *>(stored), sizeof stored);
    std::ifstream in(name, std::ios::binary);
    int got = 0;
    for (Record &record : records)
        if (in.read(reinterpret_cast<char *>(&record), sizeof record)) got++;
    std::fclose(file);
    double sum = got;
    for (const Record &record : records) sum += record.value * record.rest[0] * record.count + record.rest[1] * x[0];
    return sum;
}

extern "C" double no_number(const double *x) {
    double a = x[0] * x[0], b = x[1] * x[1], c = x[2] * x[2], d = x[0] * x[1];
    long double e = x[2] * x[1];
    float f = float(x[1]);
    std::istringstream in("2.5 none 3"), empty("");
    in >> a >> b;        // b becomes zero
    empty >> c >> e >> f;     // nothing is stored
    const char *text = "nothing";
    auto answer = std::from_chars(text, text + 7, d);
    double sum = a * x[0] + b * x[1] + c * x[2] + d * x[0] + double(e) * x[1] + f * x[0] + (answer.ec != std::errc());
    const char *number = "1.5";
    std::from_chars(number, number + 3, d);
    return sum + d * x[1];
}

extern "C" double characters(const double *x) {
    struct { double before; char name[16]; double behind; } record{x[0] * x[1], "", x[0]};
    std::istringstream in("one two\nthree four\n");
    in.getline(record.name, sizeof record.name);
    double sum = record.before * (record.name[0] == 'o');
    in >> record.name;
    sum += record.behind * (record.name[0] == 't');
    in.get(record.name, 4);
    char letter;
    in.get(letter);
    return sum + record.before * record.behind * (record.name[1] == 'f') * (letter == 'r');
}

// Lines and words read from streams into strings, some longer than a string's own room, beside numbers: the library moves their characters.
// differentiate: records(x, n)  at: x = 0.8 1.2 0.4, n = 3
// differentiate: words(x, n)  at: x = 0.8 1.2 0.4, n = 3
// differentiate: configured(x, n)  at: x = 0.8 1.2 0.4, n = 3
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Row {
    std::string name;
    double value;
};

static double total(const std::vector<Row> &rows) {
    double sum = 0;
    for (const Row &row : rows) {
        Row copy = row;
        copy.name.erase(0, 2);
        sum += copy.value * copy.name.size();
    }
    return sum;
}

extern "C" double records(const double *x, int n) {
    std::istringstream in("a very long name of a row\nshort\nanother quite long name here\n");
    std::vector<Row> rows;
    Row row;
    for (int k = 0; k < n && std::getline(in, row.name); k++) {
        row.value = x[k] * x[k];
        rows.push_back(row);
    }
    return total(rows);
}

extern "C" double words(const double *x, int n) {
    std::istringstream in("short_one the_second_word_is_long the_third_word_is_longer_than_that");
    std::vector<Row> rows;
    Row row;
    for (int k = 0; k < n && in >> row.name; k++) {
        row.value = x[k] * x[n - 1 - k];
        rows.push_back(row);
    }
    return total(rows);
}

static std::string trim(std::string text) {
    std::size_t first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    text.erase(last + 1);
    text.erase(0, first);
    return text;
}

static std::map<std::string, std::string> read(const char *text) {
    std::map<std::string, std::string> values;
    std::istringstream in(text);
    std::string line, section;
    while (std::getline(in, line)) {
        line = trim(line);
        if (line.front() == '[') {
            section = line.substr(1, line.size() - 2);
            continue;
        }
        std::size_t at = line.find('=');
        values[section + "." + trim(line.substr(0, at))] = trim(line.substr(at + 1));
    }
    return values;
}

extern "C" double configured(const double *x, int n) {
    auto values = read("[solver]\nrelaxation factor = 0.75\n  steps = 4\n[model]\ncapacity = 2.5e0");
    double omega = std::stod(values.at("solver.relaxation factor")), most = std::stod(values["model.capacity"]);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double u = x[i];
        for (int k = std::stoi(values["solver.steps"]); k > 0; k--) u += 0.1 * omega * u * (1 - u / most);
        sum += u * u;
    }
    return sum;
}

// Columns of a table by their names, each an array of another type behind one base class: found by a dynamic_cast.
// differentiate: weighed(x, n)  at: x = 0.7 1.2 0.3 -0.4, n = 4
// differentiate: across(x, n)  at: x = 0.7 1.2 0.3 -0.4, n = 4
#include <cmath>

#include <string>
#include <vector>

struct Link {
    int next = -1, previous = -1;
};
struct Side {
    int ends[2] = {0, 0};
    int face = -1;
};
struct Point {
    double at[3] = {0, 0, 0};
};

struct Column {
    explicit Column(std::string name) : name(std::move(name)) {}
    virtual ~Column() = default;
    virtual void grow() = 0;
    virtual void swap(int i, int j) = 0;
    virtual Column *clone() const = 0;
    std::string name;
};

template <class T> struct ColumnOf : Column {
    ColumnOf(const std::string &name, T value) : Column(name), value(value) {}
    void grow() override { data.push_back(value); }
    void swap(int i, int j) override {
        T kept = data[i];
        data[i] = data[j];
        data[j] = kept;
    }
    Column *clone() const override {
        auto *made = new ColumnOf<T>(name, value);
        made->data = data;
        return made;
    }
    std::vector<T> data;
    T value;
};

class Table {
  public:
    Table() = default;
    Table(const Table &other) : rows(other.rows) {
        for (auto &column : other.columns) columns.push_back(column->clone());
    }
    template <class T> ColumnOf<T> *get(const char *name) {
        for (auto &column : columns)
            if (column->name == name) return dynamic_cast<ColumnOf<T> *>(column);
        return nullptr;
    }
    template <class T> ColumnOf<T> *add(const char *name, T value = T()) {
        if (auto *known = get<T>(name)) return known;
        auto *made = new ColumnOf<T>(name, value);
        
        columns.push_back(made);
        for (int i = 0; i < rows; i++) made->grow();
        return made;
    }
    ~Table() {
        for (auto *column : columns) delete column;
    }
    int grow() {
        for (auto &column : columns) column->grow();
        return rows++;
    }
    void swap(int i, int j) {
        for (auto &column : columns) column->swap(i, j);
    }

  private:
    std::vector<Column *> columns;
    int rows = 0;
};

// A table that knows some of its columns.
struct Mesh {
    Mesh()
        : points(nodes.add<Point>("point")), links(nodes.add<Link>("link")), removed(nodes.add<bool>("removed", false)),
          sides(edges.add<Side>("side")), lengths(edges.add<double>("length", 0.5)), cut(edges.add<bool>("cut", false)) {}
    __attribute__((noinline)) int put(const double *x) {
        int row = nodes.grow();
        points->data[row] = Point{{x[0], x[0] * x[0], std::sin(x[0])}};
        removed->data[row] = row == 1;
        return row;
    }
    __attribute__((noinline)) void chain(int i, int j) {
        links->data[i].next = j;
        links->data[j].previous = i;
        int edge = edges.grow();
        sides->data[edge].ends[0] = i, sides->data[edge].ends[1] = j;
        lengths->data[edge] *= points->data[j].at[1] + edge;
        cut->data[edge] = edge == 2;
    }
    __attribute__((noinline)) double *at(int row) { return points->data[row].at; }
    Table nodes, edges;
    ColumnOf<Point> *points;
    ColumnOf<Link> *links;
    ColumnOf<bool> *removed;
    ColumnOf<Side> *sides;
    ColumnOf<double> *lengths;
    ColumnOf<bool> *cut;
};

static void fill(Mesh &mesh, const double *x, int n) {
    for (int i = 0; i < n; i++) mesh.put(x + i);
    for (int i = 0; i < n; i++) mesh.chain(i, (i + 1) % n);
}

extern "C" double weighed(const double *x, int n) {
    Mesh mesh;
    fill(mesh, x, n);
    auto *weights = mesh.nodes.add<double>("weight", x[0]);
    double s = 0;
    for (int i = 0; i < n; i++)
        if (!mesh.removed->data[i]) s += weights->data[i] * mesh.at(mesh.links->data[i].next)[2] * mesh.at(i)[1];
    for (int i = 0; i < n; i++)
        if (!mesh.cut->data[i]) s += mesh.lengths->data[i] * mesh.at(mesh.sides->data[i].ends[0])[0];
    return mesh.nodes.get<float>("weight") ? 0 : s;
}

extern "C" double across(const double *x, int n) {
    Mesh mesh;
    fill(mesh, x, n);
    mesh.nodes.swap(0, n - 1);
    Table copy(mesh.nodes);
    auto *points = copy.get<Point>("point");
    auto *links = copy.get<Link>("link");
    double s = 0;
    for (int i = links->data[0].next, k = 0; k < n; i = links->data[i].next, k++) s += (k + 1) * points->data[i].at[0] * points->data[i].at[1];
    return s;
}

// Tables of numbers, of places and of counts that grow behind one interface whenever a record of two integers is added.
// differentiate: charged(x, n)  at: x = 1.3 -0.4 0.7 2.1 0.6, n = 5
#include <list>
#include <vector>

namespace {
struct Table {
    virtual ~Table() {}
    virtual void grow(int rows) = 0;
};
struct Tables {
    std::list<Table *> known;
    void grow(int rows) {
        for (Table *one : known) one->grow(rows);
    }
};
template <class T> struct Column : Table {
    Tables &tables;
    std::list<Table *>::iterator at;
    std::vector<T> rows;
    Column(Tables &all, int size) : tables(all), rows(size) { at = all.known.insert(all.known.end(), this); }
    ~Column() { tables.known.erase(at); }
    void grow(int size) override {
        if ((int)rows.size() < size) rows.resize(size);
    }
    T &operator[](int i) { return rows[i]; }
};
struct Record {
    int before, kind;
    Record() {}
};
struct Place {
    int row;
};
struct Book {
    Tables tables;
    std::vector<Record> records;
    int last = -1;
    int add(int kind) {
        int row = records.size();
        records.push_back(Record());
        records[row].before = last, records[row].kind = kind;
        tables.grow(row + 1);
        return last = row;
    }
};
struct Index {
    Book &book;
    Column<Place *> where;
    Column<int> level;
    std::vector<Place> places;
    explicit Index(Book &b) : book(b), where(b.tables, b.records.size()), level(b.tables, b.records.size()), places(16) {}
    void add(int row) { where[row] = &places[row], level[row] = row % 3, places[row].row = row; }
};
}  // namespace

extern "C" double charged(const double *x, int n) {
    Book book;
    auto *amounts = new Column<double>(book.tables, 0);
    auto *index = new Index(book);
    for (int i = 0; i < n; i++) {
        int row = book.add(i % 2);
        (*amounts)[row] = x[i] * (i + 1);
        index->add(row);
    }
    double total = 0;
    for (int row = book.last; row >= 0; row = book.records[row].before) {
        double amount = (*amounts)[index->where[row]->row];
        total += book.records[row].kind ? amount * amount : amount * index->level[row];
    }
    delete index;
    delete amounts;
    return total;
}

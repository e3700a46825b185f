// Hand tracking (as in ADBench): 26 parameters pose 22 bones, which move the vertices of a hand by their weights; the
// residuals are their distances to measured points. With its Jacobian by hand.
#ifndef HAND_TRACKING_HPP
#define HAND_TRACKING_HPP
#include "../bench.h"
#include <utility>
#include <vector>
constexpr int BONES = 22, VERTICES = 100, POINTS = 100, PARAMETERS = 26, RESIDUALS = 3 * POINTS;

// By columns.
template <class T> class Matrix {
  public:
    Matrix() = default;
    Matrix(int rows, int cols) : rows_(rows), cols_(cols), data_(new T[rows * cols]) {}
    Matrix(const Matrix &other) : Matrix(other.rows_, other.cols_) { set(other.data_); }
    Matrix(Matrix &&other) { swap(other); }
    Matrix &operator=(Matrix other) {
        swap(other);
        return *this;
    }
    ~Matrix() { delete[] data_; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }
    T &operator()(int i, int j) { return data_[j * rows_ + i]; }
    const T &operator()(int i, int j) const { return data_[j * rows_ + i]; }
    T *column(int j) { return data_ + j * rows_; }
    const T *column(int j) const { return data_ + j * rows_; }
    void resize(int rows, int cols) {
        if (rows * cols != rows_ * cols_) {
            delete[] data_;
            data_ = new T[rows * cols];
        }
        rows_ = rows, cols_ = cols;
    }
    void fill(const T &value) {
        for (int i = 0; i < rows_ * cols_; i++) data_[i] = value;
    }
    void set(const T *values) {
        for (int i = 0; i < rows_ * cols_; i++) data_[i] = values[i];
    }
    void set_identity() {
        fill(T(0));
        for (int i = 0; i < rows_; i++) (*this)(i, i) = T(1);
    }
    void set_block(int row, int col, const Matrix &block) {
        for (int j = 0; j < block.cols_; j++)
            for (int i = 0; i < block.rows_; i++) (*this)(row + i, col + j) = block(i, j);
    }

  private:
    void swap(Matrix &other) {
        std::swap(rows_, other.rows_), std::swap(cols_, other.cols_), std::swap(data_, other.data_);
    }
    int rows_ = 0, cols_ = 0;
    T *data_ = nullptr;
};
template <class A, class B, class T> void mat_mult(const Matrix<A> &a, const Matrix<B> &b, Matrix<T> *out) {
    out->resize(a.rows(), b.cols());
    for (int i = 0; i < a.rows(); i++)
        for (int j = 0; j < b.cols(); j++) {
            (*out)(i, j) = a(i, 0) * b(0, j);
            for (int k = 1; k < a.cols(); k++) (*out)(i, j) += a(i, k) * b(k, j);
        }
}

struct HandModel {
    std::vector<int> parents; // before their children; -1: none
    std::vector<Matrix<double>> base_relatives, inverse_base_absolutes; // 4x4
    Matrix<double> base_positions, weights;                             // 4 x vertices, bones x vertices
    std::vector<int> correspondences;                                   // the vertex of each point
    Matrix<double> points;                                              // 3 x points
};

template <class T> void euler_angles_to_rotation_matrix(const T *angles, Matrix<T> *rotation) {
    Matrix<T> x(3, 3), y(3, 3), z(3, 3), zy;
    x.set_identity(), y.set_identity(), z.set_identity();
    x(1, 1) = x(2, 2) = cos(angles[0]), x(2, 1) = sin(angles[0]), x(1, 2) = -x(2, 1);
    y(0, 0) = y(2, 2) = cos(angles[1]), y(0, 2) = sin(angles[1]), y(2, 0) = -y(0, 2);
    z(0, 0) = z(1, 1) = cos(angles[2]), z(1, 0) = sin(angles[2]), z(0, 1) = -z(1, 0);
    mat_mult(z, y, &zy);
    mat_mult(zy, x, rotation);
}
// Bone 0 is the wrist, the last one the forearm, and between them are five fingers of four bones: the first of a finger
// turns about x and z, the next two about x. Angles of the bones, one column each, from those of theta.
template <class T> void to_pose(const T *theta, Matrix<T> *pose) {
    pose->resize(3, BONES);
    pose->fill(T(0));
    const T *next = theta + 6;
    for (int finger = 0; finger < 5; finger++)
        for (int i = 0; i < 3; i++) {
            int bone = 1 + 4 * finger + i;
            (*pose)(0, bone) = *next++;
            if (i == 0) (*pose)(2, bone) = *next++;
        }
}
template <class T>
void get_posed_relatives(const HandModel &model, const Matrix<T> &pose, std::vector<Matrix<T>> *relatives) {
    relatives->resize(BONES);
    for (int b = 0; b < BONES; b++) {
        Matrix<T> turn(4, 4), rotation;
        euler_angles_to_rotation_matrix(pose.column(b), &rotation);
        turn.set_identity();
        turn.set_block(0, 0, rotation);
        mat_mult(model.base_relatives[b], turn, &(*relatives)[b]);
    }
}
template <class T>
void relatives_to_absolutes(const std::vector<Matrix<T>> &relatives, const std::vector<int> &parents,
                            std::vector<Matrix<T>> *absolutes) {
    absolutes->resize(relatives.size());
    for (size_t b = 0; b < relatives.size(); b++)
        if (parents[b] < 0) (*absolutes)[b] = relatives[b];
        else mat_mult((*absolutes)[parents[b]], relatives[b], &(*absolutes)[b]);
}
template <class T> void get_skinned_positions(const HandModel &model, const T *theta, Matrix<T> *positions) {
    std::vector<Matrix<T>> relatives, absolutes;
    Matrix<T> pose, transform, moved, rotation, turned;
    to_pose(theta, &pose);
    get_posed_relatives(model, pose, &relatives);
    relatives_to_absolutes(relatives, model.parents, &absolutes);
    positions->resize(3, model.base_positions.cols());
    positions->fill(T(0));
    for (size_t b = 0; b < absolutes.size(); b++) {
        mat_mult(absolutes[b], model.inverse_base_absolutes[b], &transform);
        mat_mult(transform, model.base_positions, &moved);
        for (int v = 0; v < positions->cols(); v++)
            for (int i = 0; i < 3; i++) (*positions)(i, v) += moved(i, v) * model.weights((int)b, v);
    }
    euler_angles_to_rotation_matrix(theta, &rotation);
    mat_mult(rotation, *positions, &turned);
    for (int v = 0; v < positions->cols(); v++)
        for (int i = 0; i < 3; i++) (*positions)(i, v) = turned(i, v) + theta[3 + i];
}
// theta: rotation and place of the hand (3 and 3), four angles a finger. error: 3 a point.
template <class T> void residuals(const T *theta, const HandModel *model, T *error) {
    Matrix<T> positions;
    get_skinned_positions(*model, theta, &positions);
    for (size_t p = 0; p < model->correspondences.size(); p++)
        for (int i = 0; i < 3; i++) error[3 * p + i] = model->points(i, p) - positions(i, model->correspondences[p]);
}

inline void make_model(HandModel *model) {
    std::vector<Matrix<double>> absolutes;
    model->base_positions.resize(4, VERTICES), model->weights.resize(BONES, VERTICES), model->points.resize(3, POINTS);
    for (int b = 0; b < BONES; b++) {
        double angles[3] = {0.3 * uniform(), 0.3 * uniform(), 0.3 * uniform()};
        Matrix<double> relative(4, 4), rotation;
        euler_angles_to_rotation_matrix(angles, &rotation);
        relative.set_identity();
        relative.set_block(0, 0, rotation);
        for (int i = 0; i < 3; i++) relative(i, 3) = (i == 1 ? 0.5 : 0) + 0.2 * uniform();
        model->base_relatives.push_back(relative);
        model->parents.push_back(b == 0 ? -1 : b % 4 == 1 ? 0 : b - 1);
    }
    relatives_to_absolutes(model->base_relatives, model->parents, &absolutes);
    for (const Matrix<double> &a : absolutes) {
        Matrix<double> inverse(4, 4);
        inverse.set_identity();
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) inverse(i, j) = a(j, i);
            inverse(i, 3) = -(a(0, i) * a(0, 3) + a(1, i) * a(1, 3) + a(2, i) * a(2, 3));
        }
        model->inverse_base_absolutes.push_back(inverse);
    }
    for (int v = 0; v < VERTICES; v++) {
        double sum = 0;
        for (int i = 0; i < 3; i++) model->base_positions(i, v) = absolutes[v % BONES](i, 3) + 0.2 * uniform();
        model->base_positions(3, v) = 1;
        for (int b = 0; b < BONES; b++) sum += model->weights(b, v) = b == v % BONES ? 1 : 0.02 + 0.02 * uniform();
        for (int b = 0; b < BONES; b++) model->weights(b, v) /= sum;
    }
    for (int p = 0; p < POINTS; p++) {
        int v = p * 37 % VERTICES;
        model->correspondences.push_back(v);
        for (int i = 0; i < 3; i++) model->points(i, p) = model->base_positions(i, v) + 0.2 * uniform();
    }
}
inline double sum_of_squares(const double *error) {
    double sum = 0;
    for (int r = 0; r < RESIDUALS; r++) sum += error[r] * error[r];
    return sum;
}
// Adds 2 Jt r.
inline void add_gradient(const Matrix<double> &jacobian, const double *error, double *dx) {
    for (int k = 0; k < PARAMETERS; k++) {
        double sum = 0;
        for (int r = 0; r < RESIDUALS; r++) sum += jacobian(r, k) * error[r];
        dx[k] += 2 * sum;
    }
}

// By hand: 3x4 matrices, below which there is a row 0 0 0 1, or 0 0 0 0 in a derivative.
struct Affine {
    double m[3][4];
};
inline Affine affine(const Matrix<double> &a) {
    Affine out;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) out.m[i][j] = a(i, j);
    return out;
}
inline Affine product(const Affine &a, const Affine &b, double last = 1) {
    Affine out;
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 4; j++)
            out.m[i][j] = a.m[i][0] * b.m[0][j] + a.m[i][1] * b.m[1][j] + a.m[i][2] * b.m[2][j];
        out.m[i][3] += last * a.m[i][3];
    }
    return out;
}
// The rotation by three angles, and its derivatives by them.
inline void turn(const double *angles, Affine *r, Affine *by) {
    double a = cos(angles[0]), b = sin(angles[0]), c = cos(angles[1]), d = sin(angles[1]), e = cos(angles[2]),
           f = sin(angles[2]);
    *r = {{{e * c, e * d * b - f * a, e * d * a + f * b, 0},
           {f * c, f * d * b + e * a, f * d * a - e * b, 0},
           {-d, c * b, c * a, 0}}};
    by[1] = {{{-e * d, e * c * b, e * c * a, 0}, {-f * d, f * c * b, f * c * a, 0}, {-c, -d * b, -d * a, 0}}};
    for (int i = 0; i < 3; i++) {
        by[0].m[i][0] = by[0].m[i][3] = by[2].m[2][i] = 0;
        by[0].m[i][1] = r->m[i][2], by[0].m[i][2] = -r->m[i][1];
    }
    for (int j = 0; j < 4; j++) by[2].m[0][j] = -r->m[1][j], by[2].m[1][j] = r->m[0][j], by[2].m[2][j] = 0;
}
typedef double Coordinates[POINTS];
inline void add_moved(const Affine &by, const Coordinates *at, Coordinates *out) {
    for (int i = 0; i < 3; i++)
        for (int p = 0; p < POINTS; p++)
            out[i][p] += by.m[i][0] * at[0][p] + by.m[i][1] * at[1][p] + by.m[i][2] * at[2][p] + by.m[i][3] * at[3][p];
}
inline void set_column(const Coordinates *moved, double *column) {
    for (int p = 0; p < POINTS; p++)
        for (int i = 0; i < 3; i++) column[3 * p + i] = -moved[i][p];
}
// A derivative of a bone's place is carried to the bones that hang on it, and to nothing else.
inline void jacobian_by_hand(const double *theta, const HandModel &model, double *error, Matrix<double> *jacobian) {
    static Coordinates weighted[BONES][4];
    Affine global, by_global[3], relative[BONES], absolute[BONES], inverse[BONES], before[BONES], by[BONES][3];
    Coordinates at[4] = {};
    turn(theta, &global, by_global);
    for (int b = 0; b < BONES; b++) {
        int i = (b - 1) % 4, first = 6 + (b - 1) / 4 * 4;
        bool turns = b > 0 && b < BONES - 1 && i < 3;
        double angles[3] = {turns ? theta[first + i + (i > 0)] : 0, 0, turns && i == 0 ? theta[first + 1] : 0};
        Affine own, base = affine(model.base_relatives[b]);
        turn(angles, &own, by[b]);
        relative[b] = product(base, own), inverse[b] = affine(model.inverse_base_absolutes[b]);
        before[b] = product(b == 0 ? global : absolute[model.parents[b]], base);
        absolute[b] = product(before[b], own);
        for (int p = 0; p < POINTS; p++) {
            double w = model.weights(b, model.correspondences[p]);
            for (int k = 0; k < 4; k++) weighted[b][k][p] = w * model.base_positions(k, model.correspondences[p]);
        }
        add_moved(product(absolute[b], inverse[b]), weighted[b], at);
    }
    for (int p = 0; p < POINTS; p++)
        for (int i = 0; i < 3; i++) error[3 * p + i] = model.points(i, p) - at[i][p] - theta[3 + i];
    for (int k = 0; k < 3; k++) {
        Coordinates moved[3] = {};
        Affine back = {};
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) back.m[i][j] = global.m[j][i];
        add_moved(product(by_global[k], back), at, moved);
        set_column(moved, jacobian->column(k));
        for (int r = 0; r < RESIDUALS; r++) (*jacobian)(r, 3 + k) = r % 3 == k ? -1 : 0;
    }
    int parameter = 6;
    for (int b = 1; b < BONES - 1; b++)
        for (int axis = 0; axis < 3 && b % 4 != 0; axis += b % 4 == 1 ? 2 : 3) {
            Coordinates moved[3] = {};
            Affine change[BONES];
            bool hangs[BONES] = {};
            for (int c = b; c < BONES; c++) {
                int parent = model.parents[c];
                hangs[c] = c == b || hangs[parent];
                if (!hangs[c]) continue;
                change[c] = c == b ? product(before[b], by[b][axis], 0) : product(change[parent], relative[c]);
                add_moved(product(change[c], inverse[c]), weighted[c], moved);
            }
            set_column(moved, jacobian->column(parameter++));
        }
}
#endif

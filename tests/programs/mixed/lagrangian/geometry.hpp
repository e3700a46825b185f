#pragma once
// Vectors, and the geometry of a hexahedron with eight nodes.
#include <array>
#include <cmath>
#include <cstddef>

namespace lagrangian {

template <class T>
struct vec3 {
    T x{}, y{}, z{};

    vec3 &operator+=(const vec3 &o) {
        x += o.x;
        y += o.y;
        z += o.z;
        return *this;
    }
    vec3 &operator-=(const vec3 &o) { return *this += o * T(-1); }
    friend vec3 operator+(vec3 a, const vec3 &b) { return a += b; }
    friend vec3 operator-(vec3 a, const vec3 &b) { return a -= b; }
    friend vec3 operator*(const vec3 &a, T s) { return {a.x * s, a.y * s, a.z * s}; }
    friend vec3 operator*(T s, const vec3 &a) { return a * s; }
    friend T dot(const vec3 &a, const vec3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    friend vec3 cross(const vec3 &a, const vec3 &b) {
        return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    }
    friend T length(const vec3 &a) { return std::sqrt(dot(a, a)); }
};

using vector = vec3<double>;

template <class T>
T triple(const vec3<T> &a, const vec3<T> &b, const vec3<T> &c) {
    return dot(a, cross(b, c));
}

using corners = std::array<vector, 8>;

// The six faces of an element, each with its nodes in order as seen from outside.
inline constexpr std::array<std::array<int, 4>, 6> faces{
    {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}}};

inline double volume_of(const corners &p) {
    const vector d61 = p[6] - p[1], d70 = p[7] - p[0], d63 = p[6] - p[3], d20 = p[2] - p[0], d50 = p[5] - p[0],
                 d64 = p[6] - p[4], d31 = p[3] - p[1], d72 = p[7] - p[2], d43 = p[4] - p[3], d57 = p[5] - p[7],
                 d14 = p[1] - p[4], d25 = p[2] - p[5];
    return (triple(d31 + d72, d63, d20) + triple(d43 + d57, d64, d70) + triple(d14 + d25, d61, d50)) / 12.0;
}

// Half the cross product of the diagonals: the area vector of a face.
inline vector area_of(const corners &p, const std::array<int, 4> &face) {
    return 0.5 * cross(p[face[2]] - p[face[0]], p[face[3]] - p[face[1]]);
}

// The outward normals that belong to each node: a quarter of the areas of the faces around it.
inline void node_normals(const corners &p, corners &normals) {
    for (auto &n : normals) n = {};
    for (const auto &face : faces) {
        const vector quarter = 0.25 * area_of(p, face);
        for (int k : face) normals[k] += quarter;
    }
}

inline double characteristic_length(const corners &p, double volume) {
    double largest = 0;
    for (const auto &face : faces) {
        const vector a = area_of(p, face);
        const double square = dot(a, a);
        if (square > largest) largest = square;
    }
    return volume / std::sqrt(largest);
}

// The four modes in which a hexahedron can move without a change of its volume.
inline constexpr double modes[4][8] = {{1, 1, -1, -1, -1, -1, 1, 1},
                                       {1, -1, -1, 1, -1, 1, 1, -1},
                                       {1, -1, 1, -1, 1, -1, 1, -1},
                                       {-1, 1, -1, 1, 1, -1, 1, -1}};

}  // namespace lagrangian

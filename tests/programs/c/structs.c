// Structs by pointer and value, nested, copied, returned.
// differentiate: energy(bodies, n)  at: bodies = random(21, 0.5, 2), n = 3
// differentiate: through_values(v)  at: v = 1.5 0.5 2.5
typedef struct { double x, y, z; } vec;
typedef struct { vec position, velocity; double mass; } body;

static vec sub(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y, a.z - b.z}; }
static double dot(vec a, vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__attribute__((noinline)) static vec cross(vec a, vec b) {
    return (vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

double energy(const body *bodies, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        e += 0.5 * bodies[i].mass * dot(bodies[i].velocity, bodies[i].velocity);
        for (int j = 0; j < i; j++) {
            vec d = sub(bodies[i].position, bodies[j].position);
            e -= bodies[i].mass * bodies[j].mass / (dot(d, d) + 0.1);
        }
    }
    return e;
}

double through_values(const vec *v) {
    vec a = *v, b = {a.y, a.z, a.x * a.x};
    vec c = cross(a, b);
    body whole = {.position = c, .velocity = cross(c, a), .mass = a.x};
    body copy = whole;
    return dot(copy.velocity, b) * copy.mass + copy.position.z;
}

// A docking kernel after miniBUDE: poses of a ligand in a protein, scored by steric, electrostatic and
// desolvation terms with cut-offs that depend on the kinds of the two atoms.
// differentiate: best_energy(protein, np, ligand, nl, poses, count, field, kinds)
// at: protein = random(32, -3, 3.1), np = 8, ligand = random(16, -1.5, 1.5), nl = 4
// at: poses = 0.1 0.4 -0.3 0.5 -0.2 0.3 1.1 -0.7 0.2 -0.6 0.8 0.1 -0.5 0.9 0.4 0.7 0.2 -0.8, count = 3
// at: field = 0.5 1.7 0.4 0.3 0.1 1.5 1.5 -0.3 -0.4 -0.2 2.5 1.9 0.2 0.5 0.6 1.5 1.2 -0.6 -0.1 0.3, kinds = 4
// const: protein
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: all_energies(ligand, nl, poses, count, energies)
// at: ligand = random(16, -1.5, 1.5), nl = 4
// at: poses = 0.1 0.4 -0.3 0.5 -0.2 0.3 1.1 -0.7 0.2 -0.6 0.8 0.1 -0.5 0.9 0.4 0.7 0.2 -0.8, count = 3, energies = zeros(3)
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: refine(ligand, nl, pose, steps, rate)
// at: ligand = random(16, -1.5, 1.5), nl = 4, pose = 0.1 0.4 -0.3 0.5 -0.2 0.3, steps = 3, rate = 0.01
// tolerance: 1e-4
// roundoff: 1e-10
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HALF 0.5
#define HARDNESS 38.0
#define DISTANT 6.0
#define ELECTRIC 4.0
#define DESOLVATION 5.5

enum bonding { DONOR = 0, ACCEPTOR = 1, BOTH = 2 };

typedef struct {
    double x, y, z, charge;
} atom;

typedef struct {
    double bonding, radius, hydrophobic, electric, scale;
} kind;

typedef struct {
    double m[3][4];
} transform;

typedef struct {
    const atom *protein;
    int protein_atoms;
    const atom *ligand;
    int ligand_atoms;
    const kind *field;
    int kinds;
} deck;

typedef struct {
    double steric, electric, desolvation;
    int contacts;
} score;

// -- geometry -------------------------------------------------------------------------------------------------------

static transform pose_transform(const double *pose) {
    const double sx = sin(pose[0]), cx = cos(pose[0]);
    const double sy = sin(pose[1]), cy = cos(pose[1]);
    const double sz = sin(pose[2]), cz = cos(pose[2]);
    transform t;
    t.m[0][0] = cy * cz;
    t.m[0][1] = sx * sy * cz - cx * sz;
    t.m[0][2] = cx * sy * cz + sx * sz;
    t.m[0][3] = pose[3];
    t.m[1][0] = cy * sz;
    t.m[1][1] = sx * sy * sz + cx * cz;
    t.m[1][2] = cx * sy * sz - sx * cz;
    t.m[1][3] = pose[4];
    t.m[2][0] = -sy;
    t.m[2][1] = sx * cy;
    t.m[2][2] = cx * cy;
    t.m[2][3] = pose[5];
    return t;
}

static atom moved(const transform *t, const atom *a) {
    atom r;
    r.x = t->m[0][3] + a->x * t->m[0][0] + a->y * t->m[0][1] + a->z * t->m[0][2];
    r.y = t->m[1][3] + a->x * t->m[1][0] + a->y * t->m[1][1] + a->z * t->m[1][2];
    r.z = t->m[2][3] + a->x * t->m[2][0] + a->y * t->m[2][1] + a->z * t->m[2][2];
    r.charge = a->charge;
    return r;
}

static double distance(const atom *a, const atom *b) {
    const double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
    return sqrt(dx * dx + dy * dy + dz * dz + 1e-6);
}

// -- terms ----------------------------------------------------------------------------------------------------------

static int kind_of(int index, int kinds) { return (index * 7 + 3) % kinds; }

static void steric_term(score *s, double gap, const kind *a, const kind *b) {
    if (gap >= 0) return;
    const double overlap = -gap / (a->radius + b->radius);
    s->steric += overlap * overlap * HARDNESS * (0.5 + 0.5 * a->scale * b->scale);
    s->contacts++;
}

static void electric_term(score *s, double d, double gap, const atom *p, const atom *l, const kind *a, const kind *b) {
    double strength = p->charge * l->charge * (1 + a->electric * b->electric);
    if (d >= ELECTRIC) return;
    double fade = 1 - d / ELECTRIC;
    const int ka = (int)a->bonding, kb = (int)b->bonding;
    switch (ka) {
        case DONOR:
            if (kb == DONOR) strength = fabs(strength);
            else strength *= 1.25;
            break;
        case ACCEPTOR:
            if (kb != ACCEPTOR) strength = -fabs(strength);
            break;
        default:
            if (gap < 0) fade = 1 - 0.5 * d / ELECTRIC;
    }
    s->electric += strength * fade;
}

static void desolvation_term(score *s, double gap, const kind *a, const kind *b) {
    const int both = a->hydrophobic < 0 && b->hydrophobic < 0;
    const double reach = both ? DISTANT : DESOLVATION;
    if (gap > reach) return;
    double weight = a->hydrophobic * b->hydrophobic;
    if (!both && weight > 0) weight *= HALF;
    double f = gap < 0 ? 1 : 1 - gap / reach;
    s->desolvation += weight * f * f;
}

static double total(const score *s) { return s->steric + 1.5 * s->electric - 0.7 * s->desolvation; }

// -- one pose -------------------------------------------------------------------------------------------------------

static double pose_energy(const deck *d, const double *pose) {
    const transform t = pose_transform(pose);
    score whole;
    memset(&whole, 0, sizeof whole);
    atom *placed = malloc(d->ligand_atoms * sizeof *placed);
    for (int i = 0; i < d->ligand_atoms; i++) placed[i] = moved(&t, &d->ligand[i]);
    for (int i = 0; i < d->ligand_atoms; i++) {
        const kind *a = &d->field[kind_of(i, d->kinds)];
        score one = {0, 0, 0, 0};
        for (int j = 0; j < d->protein_atoms; j++) {
            const kind *b = &d->field[kind_of(j + 5, d->kinds)];
            const double r = distance(&placed[i], &d->protein[j]);
            if (r > 3 * DISTANT) continue;
            const double gap = r - (a->radius + b->radius);
            steric_term(&one, gap, a, b);
            electric_term(&one, r, gap, &d->protein[j], &placed[i], a, b);
            desolvation_term(&one, gap, a, b);
        }
        whole.steric += one.steric;
        whole.electric += one.electric;
        whole.desolvation += one.desolvation;
        whole.contacts += one.contacts;
    }
    free(placed);
    const double crowding = whole.contacts > 6 ? 0.01 * whole.contacts : 0;
    return total(&whole) * HALF + crowding;
}

static double strain(const atom *ligand, int atoms) {
    double s = 0;
    for (int i = 0; i + 1 < atoms; i++) {
        const double d = distance(&ligand[i], &ligand[i + 1]) - 1.5;
        s += d * d;
    }
    return s;
}

// -- the interface --------------------------------------------------------------------------------------------------

static const double built_in_protein[6][4] = {
    {1.5, 0.2, -0.7, 0.4}, {-1.1, 1.3, 0.6, -0.5}, {0.3, -1.8, 1.2, 0.3},
    {2.2, 1.4, 0.9, -0.2}, {-0.6, 0.1, 2.1, 0.6},  {-1.9, -1.2, -0.8, 0.25},
};
static const double built_in_field[3][5] = {
    {0, 1.7, 0.4, 0.3, 0.1}, {1, 1.5, -0.3, -0.4, -0.2}, {2, 1.9, 0.2, 0.5, 0.6},
};

static void built_in_deck(deck *d, atom *protein, kind *field) {
    for (int i = 0; i < 6; i++) {
        protein[i].x = built_in_protein[i][0];
        protein[i].y = built_in_protein[i][1];
        protein[i].z = built_in_protein[i][2];
        protein[i].charge = built_in_protein[i][3];
    }
    memcpy(field, built_in_field, sizeof built_in_field);
    d->protein = protein;
    d->protein_atoms = 6;
    d->field = field;
    d->kinds = 3;
}

double best_energy(const double *protein, int np, const double *ligand, int nl, const double *poses, int count,
                   const double *field, int kinds) {
    deck d;
    d.protein = (const atom *)protein;
    d.protein_atoms = np;
    d.ligand = (const atom *)ligand;
    d.ligand_atoms = nl;
    d.field = (const kind *)field;
    d.kinds = kinds;
    double best = 1e30, sum = 0;
    for (int p = 0; p < count; p++) {
        const double e = pose_energy(&d, poses + 6 * p);
        sum += e * e;
        if (e < best) best = e;
    }
    return best + 0.1 * sqrt(sum) + strain(d.ligand, nl);
}

void all_energies(const double *ligand, int nl, const double *poses, int count, double *energies) {
    atom protein[6];
    kind field[3];
    deck d;
    built_in_deck(&d, protein, field);
    d.ligand = (const atom *)ligand;
    d.ligand_atoms = nl;
    for (int p = 0; p < count; p++) energies[p] = pose_energy(&d, poses + 6 * p);
}

double refine(const double *ligand, int nl, double *pose, int steps, double rate) {
    atom protein[6];
    kind field[3];
    deck d;
    built_in_deck(&d, protein, field);
    d.ligand = (const atom *)ligand;
    d.ligand_atoms = nl;
    double e = pose_energy(&d, pose);
    for (int s = 0; s < steps; s++) {
        double trial[6], slope[6];
        for (int k = 0; k < 6; k++) {
            memcpy(trial, pose, sizeof trial);
            trial[k] += 0.05;
            slope[k] = (pose_energy(&d, trial) - e) / 0.05;
        }
        for (int k = 0; k < 6; k++) pose[k] -= rate * slope[k];
        e = pose_energy(&d, pose);
    }
    return e;
}

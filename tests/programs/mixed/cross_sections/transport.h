#ifndef TRANSPORT_H
#define TRANSPORT_H
#include <stddef.h>
#include <stdint.h>

enum reaction { TOTAL, ELASTIC, ABSORPTION, FISSION, NU_FISSION, REACTIONS };

typedef enum { FINE = 0, NO_MEMORY, BAD_INPUT, LOST_PARTICLE } status;

typedef enum { QUIET, WARNINGS, EVERYTHING } verbosity;

typedef struct {
    double energy;
    double section[REACTIONS];
} grid_point;

typedef struct {
    grid_point *points;
    int count;
    double resonance; /* where its cross section peaks */
    char name[8];
} nuclide;

typedef struct {
    double energy;
    int *below; /* for each nuclide, the index of its point at or below this energy */
} union_point;

typedef struct {
    nuclide *nuclides;
    int nuclide_count;
    union_point *unionised;
    int *index_block;
    int union_count;
} library;

typedef struct material {
    const char *label;
    int nuclide_count;
    int *nuclides;
    double *densities;
    struct material *next;
} material;

typedef struct {
    double low, high;
    double flux, reactions[REACTIONS];
    unsigned hits;
} tally_bin;

typedef struct tally tally;
struct tally {
    tally_bin *bins;
    int count;
    double (*response)(double energy, const double *macro);
};

typedef struct {
    double energy, weight, position;
    int alive, collisions;
} particle;

typedef struct {
    const library *data;
    const material *materials;
    int material_count;
    int particles, max_collisions;
    uint64_t seed;
} problem;

/* random.c */
double uniform(uint64_t *state);
void skip_ahead(uint64_t *state, unsigned steps);

/* messages.c */
void set_verbosity(verbosity level);
void report(verbosity level, const char *format, ...) __attribute__((format(printf, 2, 3)));
const char *describe(status what);
status fail(status what, const char *where);

/* library.c */
status library_make(library **made, const double *resonances, const double *widths, int nuclides, int points);
void library_free(library *data);
double nuclide_peak(const nuclide *n);

/* lookup.c */
int search_union(const library *data, double energy);
int search_nuclide(const nuclide *n, double energy);
void micro_sections(const library *data, int which, int at, double energy, double *sections);
void macro_sections(const library *data, const material *m, double energy, double *sections);
void macro_sections_slow(const library *data, const material *m, double energy, double *sections);

/* materials.c */
material *materials_make(const double *densities, int nuclides);
void materials_free(material *first);
const material *material_at(const material *first, int index);
const material *material_named(const material *first, const char *label);
double material_mass(const material *m);

/* tally.c */
status tally_init(tally *t, int bins, double low, double high, double (*response)(double, const double *));
void tally_add(tally *t, double energy, double weight, const double *macro);
double tally_sum(const tally *t, enum reaction which);
double tally_spread(const tally *t);
void tally_clear(tally *t);

/* history.c */
status follow(const problem *p, particle *one, uint64_t *random, tally *into);

#endif

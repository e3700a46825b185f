// differentiate: likelihood(traits, lengths)  at: traits = random(20, -1, 1), lengths = 0.4 0.7 0.3 0.9 0.5 0.6 0.8  roundoff: 1e-9
// differentiate: fitted(traits, out)  at: traits = 0.3 1.1 -0.4 0.6 0.5 0.9 -0.7 0.1 -1.1 0.4 0.8 -0.3 -0.9 -0.2 1.2 0.5 1.4 -0.8 0.2 -1.3, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: searched(traits, out)  at: traits = 0.3 1.1 -0.4 0.6 0.5 0.9 -0.7 0.1 -1.1 0.4 0.8 -0.3 -0.9 -0.2 1.2 0.5 1.4 -0.8 0.2 -1.3, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: frequencies(p, out)  at: p = 0.2 0.5 0.3 0.4 0.6 0.25 0.4 0.35 0.55 0.45 0.5 0.2 0.3 0.35 0.65 0.6 0.1 0.3 0.7 0.3 0.33 0.33 0.34 0.15 0.85, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
#define main contml_main
#include "contml.c"
#undef main

/* five species; how many alleles each locus has, or none for continuous characters */
static void begin(characters, counts)
long characters;
long *counts;
{
  long i, j;
  spp = 5;
  loci = characters;
  nonodes2 = 2*spp - 2;
  contchars = counts == NULL;
  usertree = global = jumble = lengths = printdata = progress = treeprint = trout = mulsets = false;
  outgropt = false;
  njumble = jumb = 1;
  outgrno = 1;
  if (!outfile) outfile = fopen("/dev/null", "w");
  alloctree(&curtree.nodep, nonodes2);
  alloctree(&bestree.nodep, nonodes2);
  alloctree(&priortree.nodep, nonodes2);
  allocrest();
  totalleles = 0;
  for (i = 0; i < loci; i++) {
    alleles[i] = counts ? counts[i] : 1;
    totalleles += alleles[i];
  }
  df = contchars ? loci : totalleles - loci;
  if (!contchars) {
    pbar = (double *)Malloc(sizeof(double));
    locus = (long *)Malloc(totalleles*sizeof(long));
    totalleles = 0;
    for (i = 0; i < loci; i++)
      for (j = 0; j < alleles[i]; j++)
        locus[totalleles++] = i + 1;
  }
  for (i = 0; i < spp; i++)
    x[i] = (phenotype3)Malloc(totalleles*sizeof(double));
  allocview(&curtree, nonodes2, totalleles);
  allocview(&bestree, nonodes2, totalleles);
  allocview(&priortree, nonodes2, totalleles);
  for (i = 0; i < spp; i++)
    for (j = 0; j < nmlngth; j++)
      nayme[i][j] = 'a' + i;
}

static void joined(p, q, v, given)
node *p, *q;
double v;
boolean given;
{
  hookup(p, q);
  p->v = q->v = v;
  p->iter = q->iter = !given;
}

/* ((((a, b), c), d), e) without a root */
static void caterpillar(v, given)
double *v;
boolean given;
{
  long i;
  node *one, *two, *three;
  setuptree(&curtree, nonodes2);
  for (i = 1; i <= spp; i++)
    inittip(i, &curtree);
  one = curtree.nodep[5], two = curtree.nodep[6], three = curtree.nodep[7];
  joined(curtree.nodep[0], one, v[0], given);
  joined(curtree.nodep[1], one->next, v[1], given);
  joined(one->next->next, two, v[2], given);
  joined(curtree.nodep[2], two->next, v[3], given);
  joined(two->next->next, three, v[4], given);
  joined(curtree.nodep[3], three->next, v[5], given);
  joined(curtree.nodep[4], three->next->next, v[6], given);
  curtree.start = curtree.nodep[0]->back;
}

static void finish()
{
  long i;
  freeview(&curtree, nonodes2);
  freeview(&bestree, nonodes2);
  freeview(&priortree, nonodes2);
  for (i = 0; i < spp; i++)
    free(x[i]);
}

static void branches(out)
double *out;
{
  node *one = curtree.nodep[5], *two = curtree.nodep[6], *three = curtree.nodep[7];
  out[0] = one->v, out[1] = one->next->v, out[2] = two->v, out[3] = two->next->v;
  out[4] = three->v, out[5] = three->next->v, out[6] = three->next->next->v;
}

/* of a tree whose branches are known */
double likelihood(double *traits, double *lengths_of) {
  long i, j;
  double found;
  begin(4L, (long *)NULL);
  for (i = 0; i < spp; i++)
    for (j = 0; j < 4; j++)
      x[i][j] = traits[4*i + j];
  lengths = true;
  caterpillar(lengths_of, true);
  treevaluate();
  found = curtree.likelihood;
  finish();
  return found;
}

/* of a tree whose branches are the likeliest */
double fitted(double *traits, double *out) {
  long i, j;
  double found, at_first[7];
  begin(4L, (long *)NULL);
  for (i = 0; i < spp; i++)
    for (j = 0; j < 4; j++)
      x[i][j] = traits[4*i + j];
  for (i = 0; i < 7; i++)
    at_first[i] = 0.1;
  caterpillar(at_first, false);
  treevaluate();
  found = curtree.likelihood;
  branches(out);
  finish();
  return found;
}

/* the likeliest tree of all, as the program finds it */
double searched(double *traits, double *out) {
  long i, j;
  begin(4L, (long *)NULL);
  for (i = 0; i < spp; i++)
    for (j = 0; j < 4; j++)
      x[i][j] = traits[4*i + j];
  maketree();
  for (i = 0; i < spp; i++)
    out[i] = curtree.nodep[i]->v;
  return curtree.likelihood;
}

/* the same with frequencies of genes */
double frequencies(double *p, double *out) {
  static long counts[2] = {3, 2};
  long i, j;
  double found, at_first[7];
  begin(2L, counts);
  for (i = 0; i < spp; i++)
    for (j = 0; j < totalleles; j++)
      x[i][j] = p[5*i + j];
  transformgfs();
  for (i = 0; i < 7; i++)
    at_first[i] = 0.1;
  caterpillar(at_first, false);
  treevaluate();
  found = curtree.likelihood;
  branches(out);
  finish();
  return found;
}

/* Which blocks of memory a program has as it runs, on the heap and in globals, and the shadows that a derivative needs
   of those which were set before it began.

   The blocks stand in one tree, by their addresses, so that the one around any address is found.  A derivative gets a
   block of zeros for each that it comes to, and for all that the addresses in there lead to; what it was given with a
   shadow has that one.  What is no block of the program's own has no shadow: nobody knows what is around it. */

#include <search.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ADDRESS(word) ((word) - 65536 < ((uint64_t)1 << 47) - 65536)
#define EXPONENT ((uint64_t)0x7ff << 52)
#define FLOATS 2  /* of the kinds of numbers that are looked for: not only doubles */
#define MARGIN 64 /* bytes around an address that is far from all blocks */

/* What is known about a shadow, or asked for: */
#define MEMO 1   /* what lies there may be a result of an earlier call */
#define LINKS 2  /* libraries relink shadows, too: they read small integers beside the links */
#define OWN 4    /* what is far from all blocks of the program's is its own shadow */
#define DEEP 8   /* what it leads to has been followed, as it was given */
#define GIVEN 16 /* by whoever asks for the derivative */

typedef struct Block Block;
typedef void Release(void *);

/* One of a block's shadows: of one derivative that is running, for one lane. */
typedef struct Shadow {
  struct Shadow *earlier, *older, *next; /* made before it; of the same block; whose addresses are still to be followed */
  Block *block;                          /* null when it is gone */
  char *at;
  uint64_t size;
  int64_t derivative, lane;
  Release *release; /* when the derivative ends; null if somebody else does */
  int32_t about;    /* it, and what lies behind */
} Shadow;

struct Block {
  char *base;
  uint64_t size;
  Shadow *shadows; /* the latest one */
  void **twins;    /* of a global: its shadows by lanes; of a constant: itself */
};

/* A derivative that is running. */
typedef struct Running {
  struct Running *outer;
  int64_t derivative;
  int32_t marks;     /* the kinds of numbers whose tangents it marks */
  int32_t is_opaque; /* it was given addresses that cannot be followed */
  Shadow *latest;    /* of its shadows */
} Running;

typedef struct {
  void *address;
  uint64_t size;
  void **twins;
} Global;

extern Global blocks_globals[];
extern int64_t blocks_count;

static void *tree;
static int32_t lock;
static int64_t derivatives;
static int32_t has_globals;
static Running *running;
static Shadow *to_follow;

static void enter(void) {
  while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {
  }
}

static void leave(void) { __atomic_store_n(&lock, 0, __ATOMIC_RELEASE); }

static int compared(const void *left, const void *right) {
  const Block *a = left, *b = right;
  return a->base + a->size <= b->base ? -1 : b->base + b->size <= a->base;
}

static Block *found(char *address, uint64_t size) {
  Block asked = {.base = address, .size = size};
  Block **node = tfind(&asked, &tree, compared);
  return node ? *node : 0;
}

static void forget(Block *block) {
  tdelete(block, &tree, compared);
  for (Shadow *shadow = block->shadows; shadow; shadow = shadow->older)
    shadow->block = 0;
  free(block);
}

static void add(char *base, uint64_t size, void **twins) {
  Block *there, *made = malloc(sizeof *made);
  size += !size;
  while ((there = found(base, size))) /* freed by others */
    forget(there);
  *made = (Block){base, size, 0, twins};
  tsearch(made, &tree, compared);
}

static Shadow *push(Block *block, char *at, int64_t lane, Release *release, int32_t about) {
  Shadow *made = malloc(sizeof *made);
  *made = (Shadow){running->latest, block->shadows, 0, block, at, block->size, running->derivative, lane, release, about};
  return block->shadows = running->latest = made;
}

static Shadow *known(Block *block, int64_t lane) {
  Shadow *shadow = block->shadows;
  while (shadow && (!running || shadow->derivative != running->derivative || shadow->lane != lane))
    shadow = shadow->older;
  return shadow;
}

/* Is it a global that has no shadow but itself? */
static int32_t is_own(const Block *block) { return block->twins == (void **)block->base; }

/* The block that an address lies in, or at the end of.  Where blocks touch, nobody knows which one is meant. */
static Block *around(char *address) {
  Block *block = found(address, 1), *before = found(address - 1, 1);
  if (block && block->base < address)
    return block;
  if (!before || (block && is_own(before)))
    return block;
  return block ? 0 : before;
}

static char *shadow_of(char *address, int64_t lane, int32_t about) {
  Block *block = around(address);
  if (!block)
    return 0;
  uint64_t distance = address - block->base;
  Shadow *shadow = known(block, lane);
  if (shadow)
    return shadow->at + distance;
  if (block->twins && is_own(block))
    return address;
  if (block->twins)
    return block->twins[lane] ? (char *)block->twins[lane] + distance : 0;
  char *made = running && !running->is_opaque ? calloc(block->size, 1) : 0;
  if (!made)
    return 0;
  shadow = push(block, made, lane, free, about);
  shadow->next = to_follow;
  to_follow = shadow;
  return shadow->at + distance;
}

static int32_t is_number(uint64_t word, int32_t kinds) {
  return word & EXPONENT || (kinds & FLOATS && word && word >> 32 == 0);
}

/* The integers of a word that is no address.  What may be half a number is so small that it counts for nothing. */
static uint64_t integers(uint64_t word) {
  uint64_t low = (uint32_t)word, high = word >> 32;
  return (low < 1 << 23 ? low : 0) | (high < 1 << 8 ? high << 32 : 0);
}

static uint64_t word_at(const char *at, uint64_t left) {
  uint64_t word = 0;
  memcpy(&word, at, left < 8 ? left : 8);
  return word;
}

/* The addresses of a block get their shadows in its shadow.  Other words are numbers and integers; where the tangent of
   a number must not matter, it is marked. */
static void follow(Shadow *shadow) {
  const char *from = shadow->block->base;
  int32_t marks = shadow->about & MEMO ? running->marks : 0, has_addresses = 0;
  for (uint64_t k = 0; k + 8 <= shadow->size; k += 8) {
    uint64_t word = word_at(from + k, 8), *to = (uint64_t *)(shadow->at + k);
    *to = ADDRESS(word) ? (uint64_t)shadow_of((char *)word, shadow->lane, shadow->about) : 0;
    has_addresses |= *to || (ADDRESS(word) && !(marks & FLOATS));
    if (!*to && shadow->about & LINKS)
      *to = integers(word);
  }
  for (uint64_t k = 0; marks && k < shadow->size; k += 8) {
    uint64_t left = shadow->size - k, word = word_at(from + k, left), is_set = word_at(shadow->at + k, left);
    if (is_number(word, marks) || (marks & FLOATS && word && !is_set) || (!has_addresses && !(shadow->about & LINKS)))
      memset(shadow->at + k, 255, left < 8 ? left : 8);
  }
}

static void add_globals(void) {
  for (int64_t k = 0; k < blocks_count; k++)
    add(blocks_globals[k].address, blocks_globals[k].size, blocks_globals[k].twins);
  has_globals = 1;
}

/* `about`: `GIVEN`, `DEEP`, both or none. */
static void give(char *primal, char *shadow, int64_t lane, int32_t about, Release *release) {
  Block *block = found(primal, 1);
  Shadow *there = block ? known(block, lane) : 0;
  if (!block)
    running->is_opaque |= about & DEEP;
  if (!block || (there && (!(about & DEEP) || there->about & DEEP)))
    return;
  char *at = there ? there->at : shadow - (primal - block->base);
  if (!there)
    there = push(block, at, lane, release, 0);
  there->about |= about;
  for (uint64_t k = 0; about & DEEP && k + 8 <= block->size; k += 8) {
    uint64_t word = word_at(block->base + k, 8), its = word_at(at + k, 8);
    if (ADDRESS(word) && ADDRESS(its) && word != its && around((char *)word))
      give((char *)word, (char *)its, lane, about, 0);
  }
}

/* A new block. */
void blocks_made(char *base, uint64_t size) {
  if (!base)
    return;
  enter();
  add(base, size, 0);
  leave();
}

/* In front of its release; forward mode says whether it releases the shadow, too. */
void blocks_gone(char *base, int32_t with_shadow) {
  enter();
  Block *block = base ? found(base, 1) : 0;
  if (block && block->base == base && !block->twins) {
    for (Shadow *shadow = block->shadows; with_shadow && running && shadow; shadow = shadow->older)
      if (shadow->derivative == running->derivative)
        shadow->release = 0;
    forget(block);
  }
  leave();
}

/* A derivative begins; in forward mode it marks the tangents of what may be a result of an earlier call. */
void blocks_begin(int32_t marks) {
  enter();
  if (!has_globals)
    add_globals();
  Running *made = malloc(sizeof *made);
  *made = (Running){running, ++derivatives, marks, 0, 0};
  running = made;
  leave();
}

/* It is given an address and its shadow, or makes them. */
void blocks_given(char *primal, char *shadow, int64_t lane, int32_t about, Release *release) {
  if (!primal || !shadow || primal == shadow)
    return;
  enter();
  if (running)
    give(primal, shadow, lane, about, release);
  leave();
}

static void follow_all(void) {
  while (to_follow) {
    Shadow *shadow = to_follow;
    to_follow = shadow->next;
    follow(shadow);
  }
}

/* The shadow of an address; null if there is none. */
char *blocks_shadow(char *address, int64_t lane, int32_t about) {
  enter();
  char *made = shadow_of(address, lane, about & ~OWN);
  follow_all();
  if (!made && about & OWN && !found(address - MARGIN, 2 * MARGIN))
    made = address;
  leave();
  return made;
}

/* All addresses in a global get their shadows, where these are not set. */
void blocks_global(const uint64_t *primal, uint64_t *shadow, uint64_t size, int64_t lane, int32_t about) {
  enter();
  for (uint64_t k = 0; k < size / 8; k++)
    if (ADDRESS(primal[k]) && !shadow[k])
      shadow[k] = (uint64_t)shadow_of((char *)primal[k], lane, about);
  follow_all();
  leave();
}

/* The shadow that an address has already; null if there is none, or (`not_others`) one that others free. */
char *blocks_known(char *address, int64_t lane, int32_t not_others) {
  enter();
  Block *block = address ? found(address, 1) : 0;
  Shadow *shadow = block ? known(block, lane) : 0;
  char *at = shadow && (!not_others || shadow->release || shadow->about & GIVEN) ? shadow->at + (address - block->base) : 0;
  leave();
  return at;
}

static int32_t has_adjoints(const Shadow *shadow, int32_t kinds) {
  for (uint64_t k = 0; k < shadow->size; k += 8)
    if (is_number(word_at(shadow->at + k, shadow->size - k), kinds))
      return 1;
  return 0;
}

/* The derivative has run; does one depend on a result of an earlier call?  (Asked in reverse mode alone.) */
int32_t blocks_end(int32_t looks) {
  int32_t depends = 0;
  enter();
  Running *ended = running;
  running = ended->outer;
  for (Shadow *shadow = ended->latest, *earlier; shadow; shadow = earlier) {
    earlier = shadow->earlier;
    if (looks && shadow->about & MEMO)
      depends |= has_adjoints(shadow, looks);
    if (shadow->block)
      shadow->block->shadows = shadow->older;
    if (shadow->release)
      shadow->release(shadow->at);
    free(shadow);
  }
  free(ended);
  leave();
  return depends;
}

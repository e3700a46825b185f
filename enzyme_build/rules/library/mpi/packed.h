/* What is packed by hand (MPI_Pack): bytes whose numbers only those know who pack and unpack them.

   A packed buffer's shadow has a number's derivative where the buffer has the number.  Messages about derivatives of
   packed ones are such bytes as they are; who sends has noted where the numbers are. */

typedef struct Piece {
  struct Piece *next;
  char *at, *end;
  int bytes; /* of each number there; 0: there are none */
} Piece;

static Piece *pieces;

/* What lies there is not known any more. */
static void forget_pieces(char *at, char *end) {
  for (Piece **place = &pieces; *place;) {
    Piece *one = *place;
    if (one->at >= at && one->end <= end) {
      *place = one->next;
      free(one);
      continue;
    }
    if (one->at < at && one->end > end) {
      Piece *rest = malloc(sizeof *rest);
      *rest = *one;
      rest->at = end, one->end = at, one->next = rest;
    } else if (one->at < at && one->end > at) one->end = at;
    else if (one->at < end && one->end > end) one->at = end;
    place = &one->next;
  }
}

/* From here to there, numbers of so many bytes lie in a packed buffer, and nothing of what lay there before. */
static void note_piece(char *at, char *end, int bytes) {
  forget_pieces(at, end);
  if (at == end) return;
  Piece *made = malloc(sizeof *made);
  made->next = pieces, made->at = at, made->end = end, made->bytes = bytes;
  pieces = made;
}

/* The numbers in so many bytes: all of these must have been packed where derivatives are computed. */
static void add_pieces(Layout *l, char *at, long bytes) {
  long known = 0;
  for (Piece *one = pieces; one; one = one->next) {
    char *begin = one->at < at ? at : one->at, *end = one->end > at + bytes ? at + bytes : one->end;
    if (begin >= end) continue;
    known += end - begin;
    if (one->bytes) add_run(l, begin - at, (end - begin) / one->bytes, one->bytes);
  }
  l->per = l->scalar = 1;
  if (known != bytes)
    STOP("a message of MPI_PACKED holds what was not packed (MPI_Pack) where its derivative is computed: unpack and pack it again, "
         "or give it a datatype");
}


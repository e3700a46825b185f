// Packed: structs by a datatype, singles, text and counts; broadcast as one message, taken apart in another order, packed
// again and handed on; a buffer from malloc that is used twice.
// differentiate: packed_records(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int id;
    double mass, at[2];
    char kind;
} Item;

static MPI_Datatype item_type(void) {
    int lengths[4] = {1, 1, 2, 1};
    MPI_Aint places[4] = {offsetof(Item, id), offsetof(Item, mass), offsetof(Item, at), offsetof(Item, kind)};
    MPI_Datatype types[4] = {MPI_INT, MPI_DOUBLE, MPI_DOUBLE, MPI_CHAR}, made, resized;
    MPI_Type_create_struct(4, lengths, places, types, &made);
    MPI_Type_create_resized(made, 0, sizeof(Item), &resized);
    MPI_Type_commit(&resized);
    MPI_Type_free(&made);
    return resized;
}

double packed_records(double *x, int n) {
    int rank, size, used, at = 0, count = 3, room;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Datatype type = item_type();
    MPI_Pack_size(3, type, MPI_COMM_WORLD, &room);
    room += 400;
    char *buffer = malloc(room), name[8] = "items";
    Item items[3], come[3];
    double scale = x[0] * x[1], result = 0;
    for (int i = 0; i < 3; i++) {
        Item one = {i + rank, x[i] * x[i + 1], {sin(x[i]), x[n - 1]}, 'a' + i};
        items[i] = one;
    }
    if (rank == size - 1) {
        MPI_Pack(&count, 1, MPI_INT, buffer, room, &at, MPI_COMM_WORLD);
        MPI_Pack(name, 8, MPI_CHAR, buffer, room, &at, MPI_COMM_WORLD);
        MPI_Pack(&scale, 1, MPI_DOUBLE, buffer, room, &at, MPI_COMM_WORLD);
        MPI_Pack(items, count, type, buffer, room, &at, MPI_COMM_WORLD);
    }
    MPI_Bcast(&at, 1, MPI_INT, size - 1, MPI_COMM_WORLD);
    MPI_Bcast(buffer, at, MPI_PACKED, size - 1, MPI_COMM_WORLD);
    used = at, at = 0;
    MPI_Unpack(buffer, used, &at, &count, 1, MPI_INT, MPI_COMM_WORLD);
    MPI_Unpack(buffer, used, &at, name, 8, MPI_CHAR, MPI_COMM_WORLD);
    MPI_Unpack(buffer, used, &at, &scale, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Unpack(buffer, used, &at, come, count, type, MPI_COMM_WORLD);
    for (int i = 0; i < count; i++) result += scale * come[i].mass * come[i].at[0] * (1 + come[i].id) + come[i].at[1] * x[2];
    at = 0; // and around the ring, with what has come
    MPI_Pack(&come[1].mass, 3, MPI_DOUBLE, buffer, room, &at, MPI_COMM_WORLD);
    MPI_Pack(&rank, 1, MPI_INT, buffer, room, &at, MPI_COMM_WORLD);
    MPI_Pack(x, 2, MPI_DOUBLE, buffer, room, &at, MPI_COMM_WORLD);
    char *other = malloc(room);
    MPI_Status status;
    MPI_Sendrecv(buffer, at, MPI_PACKED, (rank + 1) % size, 1, other, room, MPI_PACKED, (rank + size - 1) % size, 1, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_PACKED, &used);
    double first[3], last[2];
    int from;
    at = 0;
    MPI_Unpack(other, used, &at, first, 3, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Unpack(other, used, &at, &from, 1, MPI_INT, MPI_COMM_WORLD);
    MPI_Unpack(other, used, &at, last, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    result += first[0] * first[1] * last[1] + first[2] * last[0] * from;
    MPI_Type_free(&type);
    free(other), free(buffer);
    return result * (name[0] == 'i');
}

/* A compilation or plain link like one before, without Python: launcher LANGUAGE DRIVER ARGUMENT...

   It takes the compiler's command from the recipe that `recipes.py` kept, runs it, and gives the section of bitcode its
   name as `embedded_bitcode.py` does.  Whatever it does not know how to do, DRIVER does. */
#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;
enum { SOURCE, OUTPUT, MF, MT, MQ, PLACES };
static const char *const place_words[PLACES] = {"\1source", "\1-o", "\1-MF", "\1-MT", "\1-MQ"};
static const char *const suffixes[] = {".c", ".cc", ".cp", ".cpp", ".cxx", ".c++", ".C", ".i", ".ii"};
static const char section_name[] = ".enzyme_bitcode", objects[] = "\1objects";
/* Large pages, many at once: a compiler asks for memory all the time, and 2 to 5 % of its own is the kernel's for that. */
static const char memory[] = "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=33554432";
static char *names[PLACES];
static char **all; /* argv */

typedef struct { char *data; size_t size; } Bytes;

static void leave_it_to_the_driver(void) {
    char *driver = all[2];
    all[2] = all[1];
    all[1] = driver;
    execv(driver, all + 1);
    perror(driver);
    _exit(127);
}

static void let_the_driver_finish(const char *headers) { /* the object is made */
    setenv("_ENZYME_COMPILED", headers, 1);
    leave_it_to_the_driver();
}

static Bytes read_file(const char *path) {
    Bytes found = {NULL, 0};
    struct stat state;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return found;
    if (fstat(file, &state) == 0 && S_ISREG(state.st_mode) && (found.data = malloc(state.st_size + 2))) {
        ssize_t got;
        while (found.size < (size_t)state.st_size &&
               (got = read(file, found.data + found.size, state.st_size - found.size)) > 0)
            found.size += got;
        found.data[found.size] = found.data[found.size + 1] = 0;
    }
    close(file);
    return found;
}

/* Whether a source may have statements about functions, which compilers drop (`dropped_statements.py` knows them, too);
   requests they do not. */
static int states_anything(const char *path) {
    static const char *const statements[] = {"register", "inactive", "nofree", "should", "function", "allocation"};
    Bytes text = read_file(path);
    int found = 0;
    for (char *at = text.data; at && !found && (at = strstr(at, "__enzyme_"));) {
        at += strlen("__enzyme_");
        for (size_t k = 0; k < sizeof statements / sizeof *statements; k++)
            found |= !strncmp(at, statements[k], strlen(statements[k]));
    }
    found |= text.data && memchr(text.data, 0, text.size) != NULL; /* no text: there may be more behind it */
    free(text.data);
    return found;
}

static int is_source(const char *word) {
    size_t length = strlen(word);
    for (size_t k = 0; k < sizeof suffixes / sizeof *suffixes; k++) {
        size_t own = strlen(suffixes[k]);
        if (length >= own && !strcmp(word + length - own, suffixes[k])) return 1;
    }
    return 0;
}

/* The arguments with places for names; 0 unless one source becomes one object. */
static int split(int count, char **words, const char **pattern) {
    const char *before = "-c";
    int compiles = 0, writes = 0;
    for (int k = 0; k < count; k++) {
        char *word = words[k];
        int place = -1;
        for (int named = OUTPUT; named < PLACES; named++)
            if (!strcmp(before, place_words[named] + 1)) place = named;
        if (place < 0 && word[0] != '-' && is_source(word) && (!strcmp(before, "-c") || before[0] != '-')) place = SOURCE;
        if (!*word || *word == '@' || strchr(word, '\1') || (place >= 0 && names[place])) return 0;
        if (place >= 0) names[place] = word;
        pattern[k] = place >= 0 ? place_words[place] : word;
        compiles |= !strcmp(pattern[k], "-c");
        writes |= !strcmp(pattern[k], "-MD") || !strcmp(pattern[k], "-MMD");
        before = word;
    }
    return compiles && names[SOURCE] && names[OUTPUT] && (!writes || (names[MF] && (names[MT] || names[MQ])));
}

static void sum(const char *data, size_t size, uint32_t *crc, uint32_t *one, uint32_t *two) {
    for (size_t k = 0; k < size; k++) {
        *crc ^= (uint8_t)data[k];
        for (int bit = 0; bit < 8; bit++) *crc = *crc >> 1 ^ (0xEDB88320u & -(*crc & 1));
        *one = (*one + (uint8_t)data[k]) % 65521;
        *two = (*two + *one) % 65521;
    }
}

/* The recipe of these arguments, if it holds; `next` is behind what was looked at. */
static char *recipe_of(const char *language, const char *driver, int count, const char **pattern) {
    uint32_t crc = 0xFFFFFFFFu, one = 1, two = 0;
    sum(language, strlen(language), &crc, &one, &two);
    for (int k = 0; k < count; k++) sum("", 1, &crc, &one, &two), sum(pattern[k], strlen(pattern[k]), &crc, &one, &two);
    const char *folder = getenv("ENZYME_CACHE_DIR"), *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char path[4096], *at;
    int wrote;
    struct stat state;
    if (folder && *folder) wrote = snprintf(path, sizeof path, "%s", folder);
    else if (base && *base) wrote = snprintf(path, sizeof path, "%s/enzyme-build", base);
    else wrote = snprintf(path, sizeof path, "%s/.cache/enzyme-build", home ? home : "");
    if (wrote < 0 || wrote > 4000 || stat(path, &state) || state.st_uid != getuid() || state.st_mode & 077) return NULL;
    snprintf(path + wrote, sizeof path - wrote, "/recipes/%08x%08x", ~crc, two << 16 | one);
    Bytes found = read_file(path);
    if (!(at = found.data)) return NULL;
    char *end = at + found.size;
#define NEXT (at += strlen(at) + 1)
    if (strcmp(at, driver)) return NULL;
    NEXT;
    for (int k = 0; k < count; k++, NEXT)
        if (at >= end || strcmp(at, pattern[k])) return NULL;
    if (at >= end || *at) return NULL;
    for (NEXT; at < end && *at; NEXT) { /* NAME=value */
        char *equals = strchr(at, '=');
        if (!equals) return NULL;
        *equals = 0;
        const char *now = getenv(at);
        if (strcmp(now ? now : "", equals + 1)) return NULL;
        at = equals + 1;
    }
    for (NEXT; at < end && *at; NEXT) { /* state, path */
        char now[128] = "", *file = strchr(at, '\1');
        if (!file) return NULL;
        *file++ = 0;
        if (!stat(file, &state))
            snprintf(now, sizeof now, "%ju %jd %jd %jd", (uintmax_t)state.st_ino, (intmax_t)state.st_size,
                     (intmax_t)state.st_mtim.tv_sec * 1000000000 + state.st_mtim.tv_nsec,
                     (intmax_t)state.st_ctim.tv_sec * 1000000000 + state.st_ctim.tv_nsec);
        if (strcmp(now, at)) return NULL;
        at = file;
    }
    return at < end ? at + 1 : NULL;
}

/* A program of objects and archives in which nothing asks for a derivative. */

static int is_named(const char *word, const char *ending) {
    size_t length = strlen(word), own = strlen(ending);
    return *word != '-' && length >= own && !strcmp(word + length - own, ending);
}

/* The arguments of a link with places for objects and the output: how many, or 0 where that is not all there is. */
static int split_link(int count, char **words, const char **pattern) {
    const char *before = "";
    int length = 0;
    for (int k = 0; k < count; before = words[k++]) {
        char *word = words[k];
        if (!*word || *word == '@' || *word == '\1' || !strncmp(word, "-M", 2)) return 0;
        if (!strcmp(word, "-c") || !strcmp(word, "-S") || !strcmp(word, "-E") || !strcmp(word, "-r")) return 0;
        const char *place = word;
        if (!strcmp(before, "-o")) {
            if (names[OUTPUT]) return 0;
            names[OUTPUT] = word;
            place = place_words[OUTPUT];
        } else if (is_named(word, ".o")) place = objects;
        if (place != objects || !length || pattern[length - 1] != objects) pattern[length++] = place;
    }
    return names[OUTPUT] ? length : 0;
}

static int has(Bytes where, const char *what, size_t size) { return memmem(where.data, where.size, what, size) != NULL; }

/* Whether a file is machine code, with bitcode beside it or not, and asks for nothing. */
static int is_plain(const char *path, int is_archive) {
    Bytes file = read_file(path);
    const Elf64_Ehdr *header = (Elf64_Ehdr *)file.data;
    int fine = is_archive
                   ? file.size >= 8 && !memcmp(file.data, "!<arch>\n", 8) && !has(file, "`\nBC\xC0\xDE", 6) &&
                         !has(file, "`\n\xDE\xC0\x17\x0B", 6)
                   : file.size >= sizeof *header && !memcmp(file.data, "\177ELF\2\1", 6) && header->e_type == ET_REL;
    fine = fine && !has(file, "__enzyme_", 9) && !has(file, ".enzyme.", 8) && !has(file, ".llvm.lto", 9);
    free(file.data);
    return fine;
}

/* Variables that say how links are done are for the driver, and so are those that nobody knows. */
static int environment_is_plain(void) {
    static const char *const known[] = {"CC=", "CXX=", "FC=", "COMPILER_LAUNCHER=", "TARGET=", "CACHE"};
    for (char **each = environ; *each; each++) {
        size_t k = 0, count = sizeof known / sizeof *known;
        if (strncmp(*each, "ENZYME_", 7)) continue;
        while (k < count && strncmp(*each + 7, known[k], strlen(known[k]))) k++;
        if (k == count) return 0;
    }
    return 1;
}

static void copy_to_stderr(FILE *from) {
    char some[4096];
    size_t got;
    for (rewind(from); (got = fread(some, 1, sizeof some, from)) > 0;) fwrite(some, 1, got, stderr);
}

/* Whether the command of a recipe made the output; where not, it has said nothing. */
static int link_by(char *at, int count, char **arguments) {
    int words = 4, run = 0;
    struct stat state;
    for (char *each = at; *each; each += strlen(each) + 1) words++;
    char **command = calloc(words + count, sizeof *command), made[4096], **to = command;
    const char *slash = strrchr(names[OUTPUT], '/');
    int folder = slash ? (int)(slash + 1 - names[OUTPUT]) : 0;
    if (!command || (!stat(names[OUTPUT], &state) && !S_ISREG(state.st_mode)) ||
        snprintf(made, sizeof made, "%.*s.%s.%d", folder, names[OUTPUT], names[OUTPUT] + folder, (int)getpid()) >=
            (int)sizeof made)
        return 0;
    for (; *at; NEXT) {
        if (strcmp(at, objects)) { *to++ = at; continue; }
        const char *before = "";
        while (run < count && (!is_named(arguments[run], ".o") || !strcmp(before, "-o"))) before = arguments[run++];
        while (run < count && is_named(arguments[run], ".o")) *to++ = arguments[run++];
    }
    *to++ = "-o";
    *to++ = made;
    FILE *said = tmpfile();
    posix_spawn_file_actions_t actions;
    if (!said || posix_spawn_file_actions_init(&actions) ||
        posix_spawn_file_actions_adddup2(&actions, fileno(said), 2)) return 0;
    pid_t child;
    int status = 1;
    if (posix_spawnp(&child, command[0], &actions, NULL, command, environ)) return 0;
    while (waitpid(child, &status, 0) < 0) {}
    if (status || rename(made, names[OUTPUT])) {
        unlink(made);
        return 0;
    }
    copy_to_stderr(said);
    return 1;
}

static void link_plainly(const char *language, const char *driver, int count, char **arguments, const char **pattern) {
    char *at;
    memset(names, 0, sizeof names);
    int length = environment_is_plain() ? split_link(count, arguments, pattern) : 0;
    if (!length || !(at = recipe_of(language, driver, length, pattern))) return;
    for (int k = 0; k < count; k++)
        if (arguments[k] != names[OUTPUT] && (is_named(arguments[k], ".o") || is_named(arguments[k], ".a")) &&
            !is_plain(arguments[k], is_named(arguments[k], ".a"))) return;
    if (link_by(at, count, arguments)) exit(0);
}

/* Whether the headers that were read state anything: a list of lines, or a rule of make. */
static int headers_state_anything(const char *path, int is_rule) {
    Bytes text = read_file(path);
    if (!text.data) return 0;
    char *to = text.data, *start = to;
    int found = 0;
    for (char *from = text.data; !found && from <= text.data + text.size; from++) {
        int is_end = from == text.data + text.size || *from == '\n' || (is_rule && *from == ' ');
        if (is_rule && *from == '\\' && (from[1] == '\n' || from[1] == ' ')) {
            from++;
            if (*from == ' ') { *to++ = ' '; continue; }
            is_end = 1;
        }
        if (!is_end) { *to++ = *from; continue; }
        *to = 0;
        if (to > start && strncmp(start, "/usr/include/", 13) && strncmp(start, "/usr/lib/", 9))
            found = states_anything(start);
        start = to = from + 1;
    }
    free(text.data);
    return found;
}

/* 0 if the driver must look at the object. */
static int mark(const char *path) {
    Bytes object = read_file(path);
    if (object.size < sizeof(Elf64_Ehdr) || memcmp(object.data, "\177ELF\2\1", 6)) return 0;
    Elf64_Ehdr *header = (Elf64_Ehdr *)object.data;
    size_t end = header->e_shoff + (size_t)header->e_shnum * header->e_shentsize;
    if (header->e_shentsize != sizeof(Elf64_Shdr) || end > object.size || header->e_shoff % 8 || !header->e_shstrndx ||
        header->e_shstrndx >= header->e_shnum) return 0;
    Elf64_Shdr *sections = (Elf64_Shdr *)(object.data + header->e_shoff), *strings = sections + header->e_shstrndx;
    if (strings->sh_offset + strings->sh_size > object.size) return 0;
    for (int k = 0; k < header->e_shnum; k++) {
        if (sections[k].sh_name >= strings->sh_size) return 0;
        if (strcmp(object.data + strings->sh_offset + sections[k].sh_name, ".llvmbc")) continue;
        size_t old = strings->sh_size, at = strings->sh_offset;
        char made[4096];
        if (snprintf(made, sizeof made, "%s.%d", path, (int)getpid()) >= (int)sizeof made) return 0;
        sections[k].sh_name = old;
        sections[k].sh_flags |= SHF_EXCLUDE;
        strings->sh_offset = object.size;
        strings->sh_size = old + sizeof section_name;
        struct stat state;
        FILE *file = fopen(made, "wb");
        int fine = file && fwrite(object.data, 1, object.size, file) == object.size &&
                   fwrite(object.data + at, 1, old, file) == old &&
                   fwrite(section_name, 1, sizeof section_name, file) == sizeof section_name;
        if (file && fclose(file)) fine = 0;
        if (fine && !stat(path, &state) && !chmod(made, state.st_mode & 0777) && !rename(made, path)) return 1;
        unlink(made);
        return 0;
    }
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 4) return 127;
    all = argv;
    int count = argc - 3;
    const char **pattern = calloc(count + 1, sizeof *pattern);
    if (!pattern) leave_it_to_the_driver();
    if (!split(count, argv + 3, pattern)) {
        link_plainly(argv[1], argv[2], count, argv + 3, pattern);
        leave_it_to_the_driver();
    }
    char *at = recipe_of(argv[1], argv[2], count, pattern);
    if (!at) leave_it_to_the_driver();
    int words = 0, lists = 0;
    for (char *each = at; *each; each += strlen(each) + 1) words++;
    char **command = calloc(words + 1, sizeof *command);
    if (!command || !words || states_anything(names[SOURCE])) leave_it_to_the_driver();
    for (int k = 0; k < words; k++, NEXT) {
        command[k] = at;
        for (int place = 0; place < PLACES; place++)
            if (!strcmp(at, place_words[place])) command[k] = names[place];
        if (!command[k]) leave_it_to_the_driver();
        lists |= !strcmp(at, "-MD") || !strcmp(at, "-MMD");
    }
    char headers[4096];
    if (snprintf(headers, sizeof headers, "%s.%d.headers", names[OUTPUT], (int)getpid()) >= (int)sizeof headers)
        leave_it_to_the_driver();
    if (!lists) setenv("CC_PRINT_HEADERS", "1", 1), setenv("CC_PRINT_HEADERS_FILE", headers, 1);
    setenv("GLIBC_TUNABLES", memory, 0);
    pid_t child;
    int status;
    if (posix_spawnp(&child, command[0], NULL, NULL, command, environ)) leave_it_to_the_driver();
    if (!lists) unsetenv("CC_PRINT_HEADERS"), unsetenv("CC_PRINT_HEADERS_FILE");
    while (waitpid(child, &status, 0) < 0) {}
    if (status) {
        if (!lists) unlink(headers);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    if (headers_state_anything(lists ? names[MF] : headers, lists)) let_the_driver_finish(lists ? "" : headers);
    if (!lists) unlink(headers);
    if (!mark(names[OUTPUT])) let_the_driver_finish("");
    return 0;
}

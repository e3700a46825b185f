// Files and texts by their stream buffers' own functions, beside numbers that are differentiated.
// differentiate: logged(x)  at: x = 1.3
// differentiate: gathered(x)  at: x = 1.3
#include <fstream>
#include <sstream>
#include <streambuf>

extern "C" double logged(double x) {
    char room[64];
    std::filebuf file;
    file.pubsetbuf(room, sizeof room);
    if (file.open("/dev/null", std::ios::binary | std::ios::out)) {
        file.sputn("abc", 3);
        file.pubsync();
    }
    file.close();
    return x * x;
}

struct Counting : std::streambuf {
    int letters = 0;
    int_type overflow(int_type letter) override {
        letters++;
        return letter;
    }
};

extern "C" double gathered(double x) {
    Counting counting;
    std::streambuf *buffers[2] = {&counting, nullptr};
    std::stringbuf text;
    buffers[1] = &text;
    for (int i = 0; i < 2; i++) {
        buffers[i]->sputc('a');
        buffers[i]->sputn("bcd", 3);
    }
    return x * counting.letters + x * x * x * static_cast<double>(text.str().size());
}

#define PACKAGE_DATA_DIR "/usr/share"
#define VERSION "3.1.1"
#define PACKAGE "flam3"

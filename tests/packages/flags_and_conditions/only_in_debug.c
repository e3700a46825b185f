#error not in a release build

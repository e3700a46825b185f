int failures(void);
int main(void) { return failures(); }

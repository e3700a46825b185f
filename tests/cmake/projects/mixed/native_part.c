int native_part(void) { return 100; }

/* What the C files include, and do not use. */

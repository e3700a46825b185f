/* A header of NumPy's that cephes includes and uses nothing of. */

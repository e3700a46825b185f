"""How much longer a gradient takes than its primal, on programs written here from their mathematics."""

"""C calls Rust, which rustc has made an archive of bitcode."""
# needs: rust

import rust_archive as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])

extern "C" {
    fn link_energy(a: f64, b: f64) -> f64;
}

#[no_mangle]
pub unsafe extern "C" fn folded(x: *const f64, n: usize) -> f64 {
    let x = std::slice::from_raw_parts(x, n);
    let mut s = 1.0;
    for pair in x.windows(2) {
        s += link_energy(pair[0], pair[1]) * s;
    }
    s
}

// Sorting by total_cmp, which compares the bits of numbers as integers
// differentiate: unstable(x, n)  at: x = random(40, -1, 1), n = 40
// differentiate: stable(x, n)  at: x = random(40, -1, 1), n = 40
use std::slice::from_raw_parts_mut;

#[no_mangle]
pub unsafe extern "C" fn unstable(x: *mut f64, n: usize) {
    let v = from_raw_parts_mut(x, n);
    v.sort_unstable_by(|a, b| b.total_cmp(a));
    for (i, a) in v.iter_mut().enumerate() {
        *a *= *a * (i as f64 + 1.0);
    }
}

#[no_mangle]
pub unsafe extern "C" fn stable(x: *mut f64, n: usize) {
    let v = from_raw_parts_mut(x, n);
    v.sort_by(|a, b| a.total_cmp(b));
    for i in 1..n {
        v[i] += v[i] * v[i - 1];
    }
}

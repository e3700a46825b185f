// Maps whose keys are pairs: entries that are vacant or occupied keep an index where others keep an address.
// levels: O2
// differentiate: summed(x, n)  at: x = 0.5 1.2 -0.7, n = 3
// differentiate: gathered(x, n)  at: x = 0.5 1.2 -0.7 0.3 0.9 -0.4, n = 6
// differentiate: looked_up(x, n)  at: x = 0.5 1.2 -0.7, n = 3
use std::collections::BTreeMap;

#[no_mangle]
pub unsafe extern "C" fn summed(x: *const f64, n: usize) -> f64 {
    let mut m: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    *m.entry((n, 0)).or_insert(0.0) += *x;
    *m.entry((9, n)).or_insert(0.0) += *x.add(1);
    *m.entry((n, 1)).or_insert(0.0) += *x.add(2);
    m.values().map(|v| v * v).sum()
}

// a sparse matrix by its entries, some of them met twice, in no order
#[no_mangle]
pub unsafe extern "C" fn gathered(x: *const f64, n: usize) -> f64 {
    let mut m: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    for k in 0..n {
        *m.entry(((7 * k) % 4, (5 * k) % 3)).or_insert(0.0) += *x.add(k) * (1 + k) as f64;
        *m.entry(((3 * k + 1) % 4, (2 * k) % 3)).or_insert(1.0) *= *x.add(k);
    }
    m.iter().map(|(&(i, j), v)| (i as f64 + 1.0) * v * v + j as f64 * v).sum()
}

#[no_mangle]
pub unsafe extern "C" fn looked_up(x: *const f64, n: usize) -> f64 {
    let mut m: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    for k in (0..n).rev() {
        m.insert((k % 2, n - k), *x.add(k));
    }
    let mut sum = 0.0;
    for k in 0..n {
        sum += m[&(k % 2, n - k)] * (k + 1) as f64 * *x.add(k);
    }
    sum
}

// A BTreeMap: keys and values of other kinds lie in one node, and are moved by generic code, by lengths known at run time.
// differentiate: tally(x, n)  at: x = 0.5 1.5 -2.5 0.7 0.1 0.9, n = 6
use std::collections::BTreeMap;
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn tally(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut bins: BTreeMap<u32, f64> = BTreeMap::new();
    for (i, v) in x.iter().enumerate() {
        *bins.entry((i % 4) as u32).or_insert(0.0) += v * v;
    }
    if let Some(v) = bins.get_mut(&2) {
        *v *= x[0];
    }
    bins.remove(&3);
    bins.iter().map(|(k, v)| *k as f64 * v + v.sqrt()).sum()
}

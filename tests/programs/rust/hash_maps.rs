// HashMap: insertion with growth, where what is rehashed lies in memory that is otherwise looked at byte by byte; entries, removal
// differentiate: grown(x, n)  at: x = 0.7 1.1 0.2 0.5, n = 4
// differentiate: entries(x, n)  at: x = 0.7 1.1 0.2 0.5, n = 4
use std::collections::HashMap;
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn grown(x: *const f64, n: usize) -> f64 {
    let mut m: HashMap<u32, f64> = HashMap::new();
    for (i, a) in from_raw_parts(x, n).iter().enumerate() {
        m.insert(i as u32, a.sin());
        m.insert(10 + i as u32, a.cos());
    }
    (0..n as u32).fold(0.0, |s, k| s * 0.9 + m[&(10 + k)] * k as f64 + m[&k])
}

#[no_mangle]
pub unsafe extern "C" fn entries(x: *const f64, n: usize) -> f64 {
    let mut m: HashMap<u32, f64> = HashMap::new();
    for (i, a) in from_raw_parts(x, n).iter().enumerate() {
        *m.entry((i % 3) as u32).or_insert(0.0) += a * a;
        m.insert(10 + i as u32, a.sin());
    }
    m.remove(&11);
    let mut keys: Vec<_> = m.keys().copied().collect();
    keys.sort();
    keys.iter().fold(0.0, |s, k| s * 0.9 + m[k] * *k as f64)
}

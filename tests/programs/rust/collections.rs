// Collections of active numbers: VecDeque, BinaryHeap-like sorting, HashMap-free tables, nested Vecs, retain, drain, concat.
// differentiate: sorted(x, n)  at: x = 0.5 1.5 -2.5 0.7 0.1, n = 5
// differentiate: window_sums(x, n)  at: x = 0.5 1.5 -2.5 0.7 0.1, n = 5
// differentiate: edited(x, n)  at: x = 0.5 1.5 -2.5 0.7 0.1, n = 5
use std::collections::VecDeque;
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn sorted(x: *const f64, n: usize) -> f64 {
    let mut v = from_raw_parts(x, n).to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    v.iter().enumerate().map(|(i, a)| a * a * (i + 1) as f64).sum()
}

#[no_mangle]
pub unsafe extern "C" fn window_sums(x: *const f64, n: usize) -> f64 {
    let mut recent = VecDeque::with_capacity(4);
    let mut s = 0.0;
    for v in from_raw_parts(x, n) {
        if recent.len() == 3 {
            recent.pop_front();
        }
        recent.push_back(v * v);
        s += recent.iter().sum::<f64>() * v;
    }
    s
}

#[no_mangle]
pub unsafe extern "C" fn edited(x: *const f64, n: usize) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(2);
    v.extend_from_slice(from_raw_parts(x, n));
    v.insert(1, v[0] * v[2]);
    let gone = v.remove(3);
    v.retain(|a| *a > 0.0);
    v.truncate(4);
    let mut w = v.clone();
    w.extend(v.iter().map(|a| a * gone));
    w.swap(0, 2);
    w.dedup();
    let rows: Vec<Vec<f64>> = w.chunks(2).map(|c| c.to_vec()).collect();
    rows.iter().map(|r| r.iter().product::<f64>()).sum::<f64>() + v.into_iter().rev().fold(0.0, |s, a| s * 0.5 + a)
}

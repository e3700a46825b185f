// Maps of names whose values own numbers: grown, cloned, taken from; the table moves its elements in words.
// levels: O2
// differentiate: tables(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: trees(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: weights(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
use std::collections::{BTreeMap, HashMap};
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn tables(x: *const f64, n: i32) -> f64 {
    let mut h: HashMap<String, Vec<f64>> = HashMap::new();
    for (i, &v) in from_raw_parts(x, n as usize).iter().enumerate() {
        h.entry(format!("k{}", i % 3)).or_default().push(v);
    }
    let g = h.clone();
    h.remove("k1");
    let mut s = 0.0;
    for k in ["k0", "k1", "k2"] {
        s += g.get(k).map_or(0.0, |r| r.iter().map(|v| v * v).sum());
        s += h.get(k).map_or(0.0, |r| r.iter().map(|v| v * v * v).sum());
    }
    s
}

#[no_mangle]
pub unsafe extern "C" fn trees(x: *const f64, n: i32) -> f64 {
    let mut b: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (i, &v) in from_raw_parts(x, n as usize).iter().enumerate() {
        b.entry(format!("k{}", i % 3)).or_insert_with(Vec::new).push(v);
    }
    let c = b.clone();
    c.iter().map(|(k, v)| v.iter().map(|w| w * w).sum::<f64>() * k.len() as f64).sum()
}

#[no_mangle]
pub unsafe extern "C" fn weights(x: *const f64, n: i32) -> f64 {
    let x = from_raw_parts(x, n as usize);
    let mut m: BTreeMap<String, f64> = BTreeMap::new();
    let names: Vec<String> = (0..x.len()).map(|i| format!("v{}", i)).collect();
    for (name, v) in names.iter().zip(x) {
        m.insert(name.clone(), v * v);
    }
    let other = m.clone();
    other.iter().map(|(k, v)| v * k.len() as f64 * x[0]).sum()
}

// Concentrations behind a lock that reactions share, each a boxed closure.
// differentiate: equilibrium(k, c, n)  at: k = 2.5 0.7, c = 1.2 0.8 0.3, n = 3
// differentiate: smoothed(x, n)  at: x = 0.4 1.3 0.8, n = 3
use std::slice::from_raw_parts;
use std::sync::{Arc, Mutex, RwLock};

#[no_mangle]
pub unsafe extern "C" fn equilibrium(k: *const f64, c: *const f64, n: usize) -> f64 {
    let k = from_raw_parts(k, 2);
    let species = Arc::new(Mutex::new(from_raw_parts(c, n).to_vec()));
    let reactions: Vec<Box<dyn Fn(&mut [f64]) -> f64>> = vec![
        Box::new(|c| {
            let r = 0.1 * (k[0] * c[0] * c[1] - c[2]);
            c[0] -= r;
            c[1] -= r;
            c[2] += r;
            r
        }),
        Box::new(|c| {
            let r = 0.05 * (k[1] * c[2].powi(2) - c[0]);
            c[2] -= 2.0 * r;
            c[0] += r;
            r
        }),
    ];
    let mut moved = 0.0;
    for _ in 0..15 {
        let shared = Arc::clone(&species);
        let mut guard = shared.lock().unwrap();
        moved += reactions.iter().map(|r| r(&mut guard).abs()).sum::<f64>();
    }
    let c = species.lock().unwrap();
    c.iter().zip(&[1.0, 2.0, 3.0]).map(|(c, w)| c.ln() * w).sum::<f64>() + moved
}

#[no_mangle]
pub unsafe extern "C" fn smoothed(x: *const f64, n: usize) -> f64 {
    let values = RwLock::new(from_raw_parts(x, n).to_vec());
    for i in 0..2 * n {
        let mean = values.read().unwrap().iter().sum::<f64>() / n as f64;
        values.write().unwrap()[i % n] *= mean;
    }
    let last = values.read().unwrap();
    last.iter().map(|v| v * v).sum()
}

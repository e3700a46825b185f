// Statistics by iterators, particles behind a trait, a lattice of vectors of vectors.
// differentiate: ridge(x, n)  at: x = 0.5 1.5 2.5 0.7, n = 4
// differentiate: particles(x, n)  at: x = 0.1 0.9 1.7 2.6, n = 4
// differentiate: lattice(b, n)  at: b = 0.4, n = 5
use std::slice;
#[derive(Clone, Copy)]
struct Particle { x: f64, v: f64, m: f64 }
impl Particle {
    fn kick(&mut self, f: f64, dt: f64) { self.v += f / self.m * dt; }
    fn drift(&mut self, dt: f64) { self.x += self.v * dt; }
}
trait Potential { fn energy(&self, r: f64) -> f64; fn force(&self, r: f64) -> f64; }
struct Morse { d: f64, a: f64 }
impl Potential for Morse {
    fn energy(&self, r: f64) -> f64 { let e = 1.0 - (-self.a * r).exp(); self.d * e * e }
    fn force(&self, r: f64) -> f64 { let u = (-self.a * r).exp(); -2.0 * self.d * self.a * (1.0 - u) * u }
}
#[no_mangle]
pub unsafe extern "C" fn ridge(x: *const f64, n: i32) -> f64 {
    let x = slice::from_raw_parts(x, n as usize);
    let mean = x.iter().sum::<f64>() / x.len() as f64;
    let centred: Vec<f64> = x.iter().map(|v| v - mean).collect();
    let var: f64 = centred.iter().map(|v| v * v).sum::<f64>() / (x.len() - 1) as f64;
    let mut acc = 0.0;
    for (i, w) in centred.windows(2).enumerate() { if let [a, b] = w { acc += (a * b).sin() * (i as f64 + 1.0); } }
    let best = centred.iter().cloned().fold(f64::MIN, f64::max);
    acc / var.sqrt() + best
}
#[no_mangle]
pub unsafe extern "C" fn particles(x: *const f64, n: i32) -> f64 {
    let mut ps: Vec<Particle> = slice::from_raw_parts(x, n as usize).iter().map(|&x| Particle { x, v: 0.0, m: 1.0 + x }).collect();
    let pot: Box<dyn Potential> = Box::new(Morse { d: 1.0, a: 0.8 });
    for _ in 0..8 {
        let mut f = vec![0.0; ps.len()];
        for i in 0..ps.len() - 1 { let g = pot.force(ps[i + 1].x - ps[i].x - 0.8); f[i] -= g; f[i + 1] += g; }
        for (p, f) in ps.iter_mut().zip(&f) { p.kick(*f, 0.05); p.drift(0.05); }
    }
    ps.iter().map(|p| 0.5 * p.m * p.v * p.v).sum::<f64>() + pot.energy(ps[1].x - ps[0].x)
}
#[no_mangle]
pub extern "C" fn lattice(b: f64, n: i32) -> f64 {
    let n = n as usize;
    let mut g = vec![vec![0.0f64; n]; n];
    for i in 0..n { for j in 0..n { g[i][j] = (b * (i as f64 - j as f64)).cos(); } }
    for _ in 0..4 {
        let old = g.clone();
        for i in 1..n - 1 { for j in 1..n - 1 { g[i][j] = b * (old[i - 1][j] + old[i + 1][j] + old[i][j - 1] + old[i][j + 1]) + (1.0 - 4.0 * b) * old[i][j]; } }
    }
    g.iter().flatten().map(|v| v * v).sum()
}

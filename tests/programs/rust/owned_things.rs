// Ownership: leases that add up what they held when they are dropped, a machine that moves through its states, generic polynomials.
// differentiate: polynomials(c, n, x)  at: c = 1 -0.5 0.3 0.2, n = 4, x = 1.2
// differentiate: machine(u, n)  at: u = 0.4 1.1 0.7 1.6 0.2, n = 5
use std::cell::RefCell;
use std::iter::Sum;
use std::marker::PhantomData;
use std::ops::{AddAssign, Deref, DerefMut, Index, IndexMut, Mul};
use std::slice::from_raw_parts;

#[derive(Clone, Default, Debug)]
struct Poly<T>(Vec<T>);
impl<T: Copy + Default + AddAssign + Mul<Output = T>> Mul for &Poly<T> {
    type Output = Poly<T>;
    fn mul(self, o: &Poly<T>) -> Poly<T> {
        let mut r = vec![T::default(); self.0.len() + o.0.len() - 1];
        for (i, &a) in self.0.iter().enumerate() {
            for (j, &b) in o.0.iter().enumerate() {
                r[i + j] += a * b;
            }
        }
        Poly(r)
    }
}
impl<T> Index<usize> for Poly<T> {
    type Output = T;
    fn index(&self, i: usize) -> &T {
        &self.0[i]
    }
}
impl<T> IndexMut<usize> for Poly<T> {
    fn index_mut(&mut self, i: usize) -> &mut T {
        &mut self.0[i]
    }
}
impl Poly<f64> {
    fn at(&self, x: f64) -> f64 {
        self.0.iter().rev().fold(0.0, |s, c| s.mul_add(x, *c))
    }
    fn derivative(&self) -> Poly<f64> {
        Poly(self.0.iter().enumerate().skip(1).map(|(i, c)| i as f64 * c).collect())
    }
}
struct Stats {
    n: usize,
    mean: f64,
}
impl Sum<f64> for Stats {
    fn sum<I: Iterator<Item = f64>>(it: I) -> Stats {
        it.fold(Stats { n: 0, mean: 0.0 }, |s, v| Stats { n: s.n + 1, mean: s.mean + (v - s.mean) / (s.n + 1) as f64 })
    }
}

#[no_mangle]
pub unsafe extern "C" fn polynomials(c: *const f64, n: usize, x: f64) -> f64 {
    let mut p = Poly(from_raw_parts(c, n).to_vec());
    let q = &p * &p.derivative();
    p[0] *= q[1];
    let taken = std::mem::take(&mut p);
    let stats: Stats = (0..5).map(|i| (&taken * &q).at(x * 0.3 * i as f64)).sum();
    stats.mean * stats.n as f64 + p.0.len() as f64
}

struct Lease<'p> {
    buffer: Box<[f64]>,
    total: &'p RefCell<f64>,
}
impl Deref for Lease<'_> {
    type Target = [f64];
    fn deref(&self) -> &[f64] {
        &self.buffer
    }
}
impl DerefMut for Lease<'_> {
    fn deref_mut(&mut self) -> &mut [f64] {
        &mut self.buffer
    }
}
impl Drop for Lease<'_> {
    fn drop(&mut self) {
        *self.total.borrow_mut() += self.buffer.iter().sum::<f64>();
    }
}
struct Volt;
#[derive(Clone, Copy)]
struct Unit<U> {
    v: f64,
    of: PhantomData<U>,
}
enum State<'p> {
    Idle,
    Charging { level: Unit<Volt>, trace: Lease<'p>, used: usize },
    Full(f64),
}
impl<'p> State<'p> {
    fn next(self, u: f64, total: &'p RefCell<f64>) -> State<'p> {
        match self {
            State::Idle if u > 0.3 => State::Charging { level: Unit { v: u, of: PhantomData }, trace: Lease { buffer: vec![0.0; 4].into_boxed_slice(), total }, used: 0 },
            State::Idle => State::Idle,
            State::Charging { mut level, mut trace, used } => {
                level.v += (1.0 - level.v).tanh() * u;
                trace[used % 4] = level.v * level.v;
                if level.v > 1.2 { State::Full(level.v * trace.iter().product::<f64>().max(0.5)) } else { State::Charging { level, trace, used: used + 1 } }
            }
            State::Full(v) if matches!(v, x if x > 5.0) => State::Idle,
            State::Full(v) => State::Full(v + u * u),
        }
    }
}

#[no_mangle]
pub unsafe extern "C" fn machine(u: *const f64, n: usize) -> f64 {
    let total = RefCell::new(0.0);
    let mut state = State::Idle;
    for &u in from_raw_parts(u, n) {
        state = state.next(u, &total);
    }
    let end = match &state {
        State::Idle => 0.0,
        State::Charging { level, trace, .. } => level.v + trace[0],
        State::Full(v) => *v,
    };
    drop(state);
    end * 2.0 + total.into_inner()
}

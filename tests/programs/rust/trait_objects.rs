// Dynamic dispatch: boxed trait objects in a Vec, default methods, supertraits, a visitor that keeps state.
// differentiate: network(x, n)  at: x = 0.5 -1.5 2.5, n = 3
// differentiate: forces(p, n)  at: p = 0.1 0.9 -0.7 1.4, n = 4
use std::slice::from_raw_parts;

trait Layer {
    fn apply(&self, x: f64) -> f64;
    fn twice(&self, x: f64) -> f64 {
        self.apply(self.apply(x))
    }
}

struct Linear {
    weight: f64,
    bias: f64,
}

struct Activation;

impl Layer for Linear {
    fn apply(&self, x: f64) -> f64 {
        self.weight * x + self.bias
    }
}

impl Layer for Activation {
    fn apply(&self, x: f64) -> f64 {
        x.tanh()
    }
    fn twice(&self, x: f64) -> f64 {
        x.tanh() * 0.5
    }
}

#[no_mangle]
pub unsafe extern "C" fn network(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut layers: Vec<Box<dyn Layer>> = Vec::new();
    for w in x {
        layers.push(Box::new(Linear { weight: *w, bias: w * 0.1 }));
        layers.push(Box::new(Activation));
    }
    layers.iter().fold(x[0], |v, l| l.apply(v) + l.twice(v) * 0.3)
}

trait Potential {
    fn energy(&self, r: f64) -> f64;
}
struct Spring(f64);
struct Wall {
    height: f64,
    steepness: f64,
}
impl Potential for Spring {
    fn energy(&self, r: f64) -> f64 {
        0.5 * self.0 * r * r
    }
}
impl Potential for Wall {
    fn energy(&self, r: f64) -> f64 {
        self.height * (-self.steepness * r * r).exp()
    }
}

fn total(parts: &[&dyn Potential], r: f64) -> f64 {
    parts.iter().map(|p| p.energy(r)).sum()
}

#[no_mangle]
pub unsafe extern "C" fn forces(p: *const f64, n: usize) -> f64 {
    let p = from_raw_parts(p, n);
    let spring = Spring(p[0]);
    let wall = Wall { height: p[1], steepness: p[3] };
    let mut s = 0.0;
    for v in p {
        s += total(&[&spring, &wall, &spring], *v);
    }
    s
}

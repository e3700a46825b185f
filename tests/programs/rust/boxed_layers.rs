// A network of boxed layers, some of which hand lengths on to others that they are made of.
// differentiate: boxed_layers(x, n, w, m)  at: x = 0.5 -0.3 0.8, n = 3, w = random(24, -1, 1), m = 24
use std::slice::from_raw_parts;

trait Layer {
    fn forward(&self, x: &[f64]) -> Vec<f64>;
}

struct Rows<'w> {
    weights: &'w [f64],
    inputs: usize,
}

struct Kept {
    weights: Vec<f64>,
    inputs: usize,
}

struct Each<F: Fn(f64) -> f64>(F);

struct Around {
    inner: Vec<Box<dyn Layer>>,
}

impl Layer for Rows<'_> {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        let row = |row: &[f64]| row[self.inputs] + row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>();
        self.weights.chunks_exact(self.inputs + 1).map(row).collect()
    }
}

impl Layer for Kept {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        Rows { weights: &self.weights, inputs: self.inputs }.forward(x)
    }
}

impl<F: Fn(f64) -> f64> Layer for Each<F> {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        x.iter().copied().map(&self.0).collect()
    }
}

impl Layer for Around {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        let inside = self.inner.iter().fold(x.to_vec(), |h, layer| layer.forward(&h));
        inside.into_iter().zip(x).map(|(a, b)| a + b).collect()
    }
}

#[no_mangle]
pub unsafe extern "C" fn boxed_layers(x: *const f64, n: usize, w: *const f64, m: usize) -> f64 {
    let (x, w) = (from_raw_parts(x, n), from_raw_parts(w, m));
    let (first, second) = w.split_at(m / 2);
    let slope = w[0];
    let kept = Kept { weights: second.to_vec(), inputs: n };
    let net: Vec<Box<dyn Layer + '_>> = vec![
        Box::new(Rows { weights: first, inputs: n }),
        Box::new(Each(move |v: f64| slope * v)),
        Box::new(Around { inner: vec![Box::new(kept), Box::new(Each(f64::tanh))] }),
    ];
    net.iter().fold(x.to_vec(), |h, layer| layer.forward(&h)).iter().sum()
}

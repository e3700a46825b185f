// A grid type with operator indexing, chunks, in-place sweeps, two buffers that swap, constant tables.
// differentiate: diffuse(u, w, h, steps)  at: u = random(20, 0, 1), w = 5, h = 4, steps = 3
// differentiate: convolve(x, n)  at: x = 1 -0.5 0.3 2 0.7, n = 5
// differentiate: chunked(x, n)  at: x = 1 -0.5 0.3 2 0.7 1.2, n = 6
use std::mem::swap;
use std::ops::{Index, IndexMut};
use std::slice::{from_raw_parts, from_raw_parts_mut};

struct Grid<'a> {
    data: &'a mut [f64],
    width: usize,
}

impl Index<(usize, usize)> for Grid<'_> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[j * self.width + i]
    }
}

impl IndexMut<(usize, usize)> for Grid<'_> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.data[j * self.width + i]
    }
}

impl Grid<'_> {
    fn height(&self) -> usize {
        self.data.len() / self.width
    }

    fn relax(&mut self, rate: f64) -> f64 {
        let mut change = 0.0;
        for j in 1..self.height() - 1 {
            for i in 1..self.width - 1 {
                let around = self[(i - 1, j)] + self[(i + 1, j)] + self[(i, j - 1)] + self[(i, j + 1)];
                let step = rate * (around - 4.0 * self[(i, j)]);
                self[(i, j)] += step;
                change += step * step;
            }
        }
        change
    }
}

#[no_mangle]
pub unsafe extern "C" fn diffuse(u: *mut f64, w: usize, h: usize, steps: i32) -> f64 {
    let mut grid = Grid { data: from_raw_parts_mut(u, w * h), width: w };
    let mut total = 0.0;
    for k in 0..steps {
        total += grid.relax(0.2 / (1.0 + k as f64));
    }
    total
}

const KERNEL: [f64; 3] = [0.25, 0.5, 0.25];
static WEIGHTS: [[f64; 2]; 3] = [[1.0, 2.0], [0.5, -1.0], [3.0, 0.1]];

#[no_mangle]
pub unsafe extern "C" fn convolve(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let (mut from, mut to) = ([0.0; 8], [0.0; 8]);
    from[..n].copy_from_slice(x);
    for _ in 0..3 {
        for i in 0..n {
            to[i] = (0..3).map(|k| KERNEL[k] * from[(i + k + n - 1) % n]).sum::<f64>() * from[i];
        }
        swap(&mut from, &mut to);
    }
    from.iter().take(n).enumerate().map(|(i, v)| v * WEIGHTS[i % 3][i % 2]).sum()
}

#[no_mangle]
pub unsafe extern "C" fn chunked(x: *mut f64, n: usize) -> f64 {
    let x = from_raw_parts_mut(x, n);
    for pair in x.chunks_mut(2) {
        let (a, b) = (pair[0], pair[1]);
        pair[0] = a * b;
        pair[1] = a + b * b;
    }
    let (left, right) = x.split_at_mut(n / 2);
    for (a, b) in left.iter_mut().zip(right.iter().rev()) {
        *a += b * 0.5;
    }
    x.reverse();
    x.chunks_exact(3).map(|c| c[0] * c[1] - c[2]).fold(1.0, |p, v| p * (v + 2.0))
}

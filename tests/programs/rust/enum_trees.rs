// A boxed tree of an enum: a copied node holds a number or two addresses in the same bytes.
// differentiate: tree(x, n)  at: x = 0.5 1.5 -2.5 0.7, n = 4
use std::slice::from_raw_parts;

enum Tree {
    Leaf(f64),
    Sum(Box<Tree>, Box<Tree>),
    Product(Box<Tree>, Box<Tree>),
}

fn build(x: &[f64], depth: usize) -> Tree {
    if x.len() == 1 {
        return Tree::Leaf(x[0]);
    }
    let (a, b) = x.split_at(x.len() / 2);
    let (left, right) = (Box::new(build(a, depth + 1)), Box::new(build(b, depth + 1)));
    if depth % 2 == 0 {
        Tree::Sum(left, right)
    } else {
        Tree::Product(left, right)
    }
}

fn value(t: &Tree) -> f64 {
    match t {
        Tree::Leaf(v) => v.sin(),
        Tree::Sum(a, b) => value(a) + value(b),
        Tree::Product(a, b) => value(a) * value(b),
    }
}

#[no_mangle]
pub unsafe extern "C" fn tree(x: *const f64, n: usize) -> f64 {
    value(&build(from_raw_parts(x, n), 0)) * *x
}

// Nodes in boxes, each with a list of those that it was made from, and a number that counts them.
// differentiate: product(x, y)  at: x = 0.5, y = 1.2
// differentiate: polynomial(x, n)  at: x = 0.7, n = 5
struct Node {
    value: f64,
    from: Vec<Box<Node>>,
    count: usize,
}

fn make(value: f64, from: Vec<Box<Node>>) -> Box<Node> {
    let mut count = 0;
    for node in from.iter() {
        count += node.count + 1;
    }
    Box::new(Node { value, from, count })
}

#[no_mangle]
pub extern "C" fn product(x: f64, y: f64) -> f64 {
    let a = make(x, vec![]);
    let b = make(y, vec![a]);
    b.value * b.from[0].value
}

fn sum(node: &Node) -> f64 {
    let below: f64 = node.from.iter().map(|one| sum(one)).sum();
    node.value * (1.0 + node.count as f64) + below.sin()
}

#[no_mangle]
pub extern "C" fn polynomial(x: f64, n: i32) -> f64 {
    let mut node = make(x, vec![]);
    for k in 0..n {
        let other = make(x * k as f64, vec![]);
        node = make(node.value * x, vec![node, other]);
    }
    sum(&node)
}

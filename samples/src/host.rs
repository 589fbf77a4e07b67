// Host code through rustc: generics, iterators, matches, panics and unwinding, as LLVM IR without a kernel in it.
#![crate_type = "lib"]

use std::collections::BTreeMap;

pub enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Polygon(Vec<(f64, f64)>),
}

#[no_mangle]
pub fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(radius) => std::f64::consts::PI * radius * radius,
        Shape::Rectangle { width, height } => width * height,
        Shape::Polygon(points) => {
            let next = points.iter().cycle().skip(1);
            points.iter().zip(next).map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum::<f64>().abs() / 2.0
        }
    }
}

#[no_mangle]
pub fn softmax(row: &mut [f32]) {
    let largest = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for value in row.iter_mut() {
        *value = (*value - largest).exp();
        total += *value;
    }
    row.iter_mut().for_each(|value| *value /= total);
}

#[no_mangle]
pub fn matmul(a: &[f32], b: &[f32], c: &mut [f32], n: usize) {
    for i in 0..n {
        for k in 0..n {
            let scale = a[i * n + k];
            for j in 0..n {
                c[i * n + j] += scale * b[k * n + j];
            }
        }
    }
}

#[no_mangle]
pub fn word_counts(text: &str) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for word in text.split_whitespace() {
        *counts.entry(word.to_lowercase()).or_insert(0) += 1;
    }
    counts
}

#[no_mangle]
pub fn checked(values: &[i64], index: usize) -> Result<i64, String> {
    let value = values.get(index).ok_or_else(|| format!("no element {index}"))?;
    value.checked_mul(3).ok_or_else(|| String::from("overflow"))
}

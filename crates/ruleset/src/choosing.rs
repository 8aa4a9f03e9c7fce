//! Choosing by scores.

/// The number of the option with the highest score; of equal ones the first.
pub fn best<T>(options: &[T], score: impl Fn(&T) -> f32) -> usize {
    let mut best = (f32::MIN, 0);
    for (number, option) in options.iter().enumerate() {
        let score = score(option);
        if score > best.0 {
            best = (score, number);
        }
    }
    best.1
}

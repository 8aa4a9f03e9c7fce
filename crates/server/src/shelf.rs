//! What was made of packs, kept for the next who asks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// As much as it has room for; what nobody has asked for the longest goes first.
pub(crate) struct Shelf<V> {
    most: usize,
    /// What was asked for last stands at the end.
    held: Mutex<Vec<(Vec<String>, Arc<V>)>>,
}

impl<V> Shelf<V> {
    pub(crate) fn new(most: usize) -> Self {
        Self { most, held: Mutex::default() }
    }

    fn held(&self) -> MutexGuard<'_, Vec<(Vec<String>, Arc<V>)>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, key: &[String]) -> Option<Arc<V>> {
        let mut held = self.held();
        let at = held.iter().position(|(other, _)| other == key)?;
        let found = held.remove(at);
        let value = found.1.clone();
        held.push(found);
        Some(value)
    }

    pub(crate) fn put(&self, key: &[String], value: Arc<V>) {
        let mut held = self.held();
        held.retain(|(other, _)| other != key);
        if held.len() >= self.most {
            held.remove(0);
        }
        held.push((key.to_vec(), value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_stays() {
        let shelf = Shelf::new(2);
        let key = |name: &str| vec![name.to_owned()];
        shelf.put(&key("a"), Arc::new(1));
        shelf.put(&key("b"), Arc::new(2));
        assert_eq!(shelf.get(&key("a")).as_deref(), Some(&1));
        shelf.put(&key("c"), Arc::new(3));
        assert_eq!(shelf.get(&key("b")), None);
        assert_eq!(shelf.get(&key("a")).as_deref(), Some(&1));
    }
}

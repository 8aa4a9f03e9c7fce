//! The known word that was perhaps meant.

/// Longer words are compared by their beginnings: nobody mistypes a hundred letters.
const LONGEST: usize = 64;

/// `; the closest is …` for the known word that differs in the fewest letters, if these are few.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let word: Vec<char> = word.chars().take(LONGEST).collect();
    let weighed = known.map(|one| (differing(&word, one), one));
    let few = |letters: usize, shorter: usize| letters < shorter && letters <= 1 + shorter / 3;
    let close = weighed.filter(|(letters, one)| few(*letters, one.len().min(word.len())));
    match close.min() {
        Some((_, one)) => format!("; the closest is `{one}`"),
        None => String::new(),
    }
}

/// How many letters must be put in, left out or exchanged to make one word of the other.
fn differing(word: &[char], other: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, letter) in other.chars().take(LONGEST).enumerate() {
        let mut before = i;
        let mut left = i + 1;
        for (at, same) in row.iter_mut().skip(1).zip(word) {
            left = (before + usize::from(*same != letter)).min(*at + 1).min(left + 1);
            before = std::mem::replace(at, left);
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_differ_are_counted() {
        let letters = |a: &str, b| differing(&a.chars().collect::<Vec<_>>(), b);
        assert_eq!(letters("kitten", "sitting"), 3);
        assert_eq!(letters("", "abc"), 3);
        assert_eq!(letters("abc", ""), 3);
        assert_eq!(letters("same", "same"), 0);
    }

    #[test]
    fn only_what_is_close_is_named() {
        let known = ["power-sword", "havoc-staff", "axe"];
        assert_eq!(nearest("powr-sword", known.into_iter()), "; the closest is `power-sword`");
        assert_eq!(nearest("trident", known.into_iter()), "");
    }
}

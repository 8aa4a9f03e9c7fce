//! The known word that was perhaps meant.

/// Longer words are compared by their beginnings: nobody mistypes a hundred letters.
const LONGEST: usize = 64;

/// `; the closest is …` for the known word that differs in the fewest letters, if these are few.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let begun = |word: &str| word.chars().take(LONGEST).collect::<String>();
    let word = begun(word);
    let weighed = known.map(|one| (strsim::levenshtein(&word, &begun(one)), one));
    let few = |letters: usize, shorter: usize| letters < shorter && letters <= 1 + shorter / 3;
    let close = weighed.filter(|(letters, one)| few(*letters, one.len().min(word.len())));
    match close.min() {
        Some((_, one)) => format!("; the closest is `{one}`"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_close_is_named() {
        let known = ["power-sword", "havoc-staff", "axe"];
        assert_eq!(nearest("powr-sword", known.into_iter()), "; the closest is `power-sword`");
        assert_eq!(nearest("trident", known.into_iter()), "");
    }
}

//! Finding rules by words: in any language, in any form of a word, with a slip of the pen.
//!
//! Each rule is one page in each language it speaks. A word of a query fits a word of a page as
//! well as the two are alike; it counts for more in a title than in a text, and the rarer it is.
//! The scores only order what is shown.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::{Kind, Language, Rule, Texts};

/// Words that ask rather than name, and say nothing of what is asked for.
const ASKING: &str = "how many much what when which who whose where why does do did can could may \
    must should is are be am the an of to my me we you it its if in on at for and or with \
    wie viel viele was wann welche welcher welches wer wen wem wo warum kann darf muss soll ist \
    sind bin wird werden der die das den dem des ein eine einen einer im in am an auf von zu zum \
    zur mit und oder ich man es wenn fur bei pro \
    ile kiedy co czy jak jaki jaka jakie ktora ktory ktore kto kogo gdzie dlaczego moge moze mozna \
    musi jest sa byc sie to na do od za we ze lub albo oraz jesli gdy moj moja dla po przy";

/// How much a word counts by where it stands.
const IN_TITLE: f32 = 3.0;
const IN_TERMS: f32 = 2.5;
const IN_TEXT: f32 = 1.0;
const IN_REST: f32 = 0.6;

/// Words of a query that count.
const MOST_WORDS: usize = 16;

/// The share of a query, by the weight of its words, that a page must hold.
const LEAST: f32 = 0.3;

/// Examples and components count for less: who asks wants the rule first.
const BESIDE: f32 = 0.7;

/// The words of all pages.
#[derive(Debug, Default)]
pub(crate) struct Index {
    words: Vec<Word>,
    pages: Vec<(usize, Language)>,
}

/// A word, the pages that hold it, and how much it counts on each.
#[derive(Debug)]
struct Word {
    letters: Vec<char>,
    /// Which letters occur, as bits: words that share few of them are not alike.
    held: u32,
    on: Vec<(usize, f32)>,
}

impl Index {
    pub(crate) fn of(rules: &[Rule]) -> Self {
        let mut pages = Vec::new();
        let mut words: BTreeMap<Vec<char>, Vec<(usize, f32)>> = BTreeMap::new();
        for (place, rule) in rules.iter().enumerate() {
            for (language, texts) in rule.languages() {
                for (word, weight) in weights(rule, language, texts) {
                    words.entry(word).or_default().push((pages.len(), weight));
                }
                pages.push((place, language));
            }
        }
        let word = |(letters, on): (Vec<char>, _)| Word { held: bits(&letters), letters, on };
        Self { words: words.into_iter().map(word).collect(), pages }
    }

    /// The places of the rules that fit, best first, each with the language in which it fits best.
    pub(crate) fn find(&self, words: &str) -> Vec<(usize, Language)> {
        let mut scores: Vec<(f32, f32)> = vec![(0.0, 0.0); self.pages.len()];
        let mut whole = 0.0;
        for word in asked(words) {
            let (weight, fits) = self.fitting(&word);
            whole += weight;
            for ((score, share), fit) in scores.iter_mut().zip(fits).filter(|(_, fit)| *fit > 0.0) {
                *score += fit;
                *share += weight;
            }
        }
        let mut best: BTreeMap<usize, (f32, Language)> = BTreeMap::new();
        for ((score, share), (place, language)) in scores.iter().zip(&self.pages) {
            let share = share / whole;
            let score = score * share;
            if share >= LEAST && best.get(place).is_none_or(|(known, _)| score > *known) {
                best.insert(*place, (score, *language));
            }
        }
        let mut found: Vec<_> = best.into_iter().collect();
        found.sort_by(|(_, (a, _)), (_, (b, _))| b.total_cmp(a));
        found.into_iter().map(|(place, (_, language))| (place, language)).collect()
    }

    /// What a word of a query weighs, and how well it fits each page.
    fn fitting(&self, asked: &[char]) -> (f32, Vec<f32>) {
        let known = self.words.binary_search_by(|word| word.letters.as_slice().cmp(asked)).is_ok();
        let mut fits = vec![0.0_f32; self.pages.len()];
        let mut weight = 0.0_f32;
        let held = bits(asked);
        for word in &self.words {
            let Some(alike) = alike(asked, held, word, known) else { continue };
            let rare = self.rarity(word.on.len());
            weight = weight.max(alike * rare);
            for (page, counts) in &word.on {
                if let Some(best) = fits.get_mut(*page) {
                    *best = best.max(alike * rare * counts);
                }
            }
        }
        // What stands nowhere is as rare as can be: it counts against every page.
        (if weight > 0.0 { weight } else { self.rarity(1) }, fits)
    }

    /// How much a word tells that stands on so many pages.
    fn rarity(&self, on: usize) -> f32 {
        let pages = self.pages.len() as f32 / Language::ALL.len() as f32;
        (1.0 + pages / (on as f32 + 1.0)).ln()
    }
}

/// The words of a rule in one language, and how much each counts.
fn weights(rule: &Rule, language: Language, texts: &Texts) -> BTreeMap<Vec<char>, f32> {
    let rest = [&texts.ruling, &texts.differs, &texts.given, &texts.then];
    let rest: Vec<&str> = rest.into_iter().flatten().map(String::as_str).collect();
    let spoken = |other: &Language| rule.languages().any(|(language, _)| language == *other);
    // The book's own words for what has no page in their language stand on the English one.
    let here = |other: &Language| *other == language || language == Language::En && !spoken(other);
    let terms = rule.terms.iter().filter(|(other, _)| here(other));
    let terms: Vec<&str> = terms.map(|(_, term)| term.as_str()).collect();
    let title = words(&texts.title);
    let naming = title.iter().filter(|word| !is_asking(word)).count();
    // A word of a short title is more of what the rule is about.
    let short = 1.0 + 2.0 / (naming.max(1) as f32).sqrt();
    let beside = if matches!(rule.kind, Kind::Example | Kind::Component) { BESIDE } else { 1.0 };
    let places = [
        (title, IN_TITLE * short),
        (words(&terms.join(" ")), IN_TERMS),
        (words(&texts.text), IN_TEXT),
        (words(&rest.join(" ")), IN_REST),
    ];
    let mut all: BTreeMap<Vec<char>, f32> = BTreeMap::new();
    for (words, counts) in places {
        let mut times: BTreeMap<Vec<char>, f32> = BTreeMap::new();
        words.into_iter().for_each(|word| *times.entry(word).or_default() += 1.0);
        for (word, times) in times {
            // Each further time says less.
            *all.entry(word).or_default() += beside * counts * times / (times + 1.0);
        }
    }
    all
}

/// The words of a query that name something; all of them if none does. Only the first count: each is
/// compared with every word of the books.
fn asked(query: &str) -> Vec<Vec<char>> {
    let mut all = words(query);
    all.truncate(MOST_WORDS);
    let naming: Vec<_> = all.iter().filter(|word| !is_asking(word)).cloned().collect();
    if naming.is_empty() { all } else { naming }
}

fn is_asking(word: &[char]) -> bool {
    static WORDS: LazyLock<BTreeSet<Vec<char>>> =
        LazyLock::new(|| words(ASKING).into_iter().collect());
    WORDS.contains(word)
}

/// The words of a text in small letters without marks; single letters are none.
fn words(text: &str) -> Vec<Vec<char>> {
    let lower = text.to_lowercase();
    let parts = lower.split(|c: char| !c.is_alphanumeric());
    let parts = parts.map(plain);
    parts.filter(|word| word.len() > 1 || word.iter().any(char::is_ascii_digit)).collect()
}

/// A word as somebody writes it who has no key for its letters: `ł` is `l`, `ü` and `ue` are `u`.
fn plain(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for letter in word.chars() {
        match letter {
            'ß' => letters.extend(['s', 's']),
            'e' if matches!(letters.last(), Some('a' | 'o' | 'u')) => {}
            letter => letters.push(bare(letter)),
        }
    }
    letters
}

fn bare(letter: char) -> char {
    match letter {
        'ä' | 'ą' | 'á' | 'à' => 'a',
        'ć' => 'c',
        'ę' | 'é' | 'è' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ö' | 'ó' => 'o',
        'ś' => 's',
        'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    }
}

fn bits(letters: &[char]) -> u32 {
    letters.iter().fold(0, |bits, letter| bits | 1 << (*letter as u32 % 32))
}

/// How much a word is like one that is asked for, from 0 to 1; none if it is not.
fn alike(asked: &[char], held: u32, word: &Word, known: bool) -> Option<f32> {
    let letters = word.letters.as_slice();
    if asked == letters {
        return Some(1.0);
    }
    let (short, long) = (asked.len().min(letters.len()), asked.len().max(letters.len()));
    let share = short as f32 / long as f32;
    let common = asked.iter().zip(letters).take_while(|(a, b)| a == b).count();
    // One is the other's beginning, as while it is being typed, or another form of it.
    if common == asked.len() && common >= 3 {
        return Some(0.6 + 0.35 * share);
    }
    let begun = common as f32 / long as f32;
    if common >= 4 && common + 3 >= long || common >= 5 && begun >= 0.45 {
        return Some(0.5 + 0.4 * begun);
    }
    // A part of a compound.
    let (lacking, over) = (held & !word.held, word.held & !held);
    let part =
        lacking == 0 && holds(letters, asked) || over == 0 && short >= 5 && holds(asked, letters);
    if short >= 4 && share >= 0.5 && part {
        return Some(0.35 + 0.35 * share);
    }
    let slips = slips_allowed(asked.len());
    // A slip takes away one letter at most, and brings one.
    let strange = lacking.count_ones().max(over.count_ones());
    if slips == 0 || long - short > slips || strange > slips as u32 {
        return None;
    }
    let slips = slips_between(asked, letters, slips)?;
    let sure = if known { 0.4 } else { 0.85 };
    Some(sure - 0.15 * (slips as f32 - 1.0))
}

fn holds(long: &[char], part: &[char]) -> bool {
    long.len() > part.len() && long.windows(part.len()).any(|window| window == part)
}

fn slips_allowed(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// How many letters were left out, put in, taken for another or for their neighbour; none if more
/// than `most`.
fn slips_between(a: &[char], b: &[char], most: usize) -> Option<usize> {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX / 2);
            let mut best = (at(&above, j) + usize::from(x != y))
                .min(at(&above, j + 1) + 1)
                .min(at(&row, j) + 1);
            let crossed = i > 0 && j > 0 && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x);
            if crossed {
                best = best.min(at(&before, j - 1) + 1);
            }
            row.push(best);
        }
        if row.iter().all(|&slips| slips > most) {
            return None;
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().filter(|&slips| slips <= most)
}

//! Counted trees: how many distinct decision sequences a position allows.

use thiserror::Error;

use crate::{Game, Question, Refusal, Rules};

/// Why a tree could not be counted.
#[derive(Debug, Error)]
pub enum TreeFault {
    /// A listed answer was refused: listing and judging differ.
    #[error("a listed answer was refused: {0}")]
    Refused(#[from] Refusal),
    /// Nobody can say which answers to an open question are meant.
    #[error("{0}")]
    Unstated(String),
    /// The tree is larger than allowed.
    #[error("the tree has more than {0} leaves")]
    TooLarge(u64),
}

/// Which answers to an open question are tried; or why that is not known.
pub type Stated<'a, R> =
    &'a mut dyn FnMut(&Game<R>, &Question<R>) -> Result<Vec<<R as Rules>::Choice>, String>;

/// The number of distinct sequences of `depth` decisions; a game that ends earlier counts once.
/// Decisions made together are counted one after the other. Of an open question those answers count
/// that are `stated` and legal.
///
/// # Errors
/// Refuses to count beyond `most` leaves.
pub fn count<R: Rules>(
    game: &Game<R>,
    depth: u32,
    most: u64,
    stated: Stated<'_, R>,
) -> Result<u64, TreeFault> {
    let mut leaves = 0;
    walk(game, depth, most, stated, &mut leaves)?;
    Ok(leaves)
}

fn walk<R: Rules>(
    game: &Game<R>,
    depth: u32,
    most: u64,
    stated: Stated<'_, R>,
    leaves: &mut u64,
) -> Result<(), TreeFault> {
    match (game.pending().first(), depth) {
        (Some(question), 2..) => {
            for choice in answers(game, question, stated)? {
                let mut next = game.clone();
                next.answer(question.seat, choice)?;
                walk(&next, depth - 1, most, stated, leaves)?;
            }
        }
        (Some(question), 1) => *leaves += answers(game, question, stated)?.len() as u64,
        _ => *leaves += 1,
    }
    if *leaves > most { Err(TreeFault::TooLarge(most)) } else { Ok(()) }
}

fn answers<R: Rules>(
    game: &Game<R>,
    question: &Question<R>,
    stated: Stated<'_, R>,
) -> Result<Vec<R::Choice>, TreeFault> {
    if !question.open {
        return Ok(question.options.clone());
    }
    let mut answers = Vec::new();
    for choice in stated(game, question).map_err(TreeFault::Unstated)? {
        if !answers.contains(&choice) && R::judge(game.state(), question, &choice).is_ok() {
            answers.push(choice);
        }
    }
    Ok(answers)
}

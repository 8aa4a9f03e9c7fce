//! Counted trees: how many distinct decision sequences a position allows.

use thiserror::Error;

use crate::{Game, Refusal, Rules};

/// Why a tree could not be counted.
#[derive(Debug, Error)]
pub enum TreeFault {
    /// A listed answer was refused: listing and judging differ.
    #[error("a listed answer was refused: {0}")]
    Refused(#[from] Refusal),
    /// The tree is larger than allowed.
    #[error("the tree has more than {0} leaves")]
    TooLarge(u64),
}

/// The number of distinct sequences of `depth` decisions; a game that ends earlier counts once.
/// Decisions made together are counted one after the other.
///
/// # Errors
/// Refuses to count beyond `most` leaves.
pub fn count<R: Rules>(game: &Game<R>, depth: u32, most: u64) -> Result<u64, TreeFault> {
    let mut leaves = 0;
    walk(game, depth, most, &mut leaves)?;
    Ok(leaves)
}

fn walk<R: Rules>(
    game: &Game<R>,
    depth: u32,
    most: u64,
    leaves: &mut u64,
) -> Result<(), TreeFault> {
    match (game.pending().first(), depth) {
        (Some(question), 2..) => {
            for choice in &question.options {
                let mut next = game.clone();
                next.answer(question.seat, choice.clone())?;
                walk(&next, depth - 1, most, leaves)?;
            }
        }
        (Some(question), 1) => *leaves += question.options.len() as u64,
        _ => *leaves += 1,
    }
    if *leaves > most { Err(TreeFault::TooLarge(most)) } else { Ok(()) }
}

//! `gefecht analyse RECORD`: how likely each side was to win, where it was lost, what the dice did.

use std::path::PathBuf;
use std::thread::available_parallelism;

use crate::progress::Progress;
use crate::rulesets::Task;
use crate::speech::{self, Speech, Spoken, args};
use kernel::{Deed, Game, Record};
use miette::{Result, miette};
use players::{Analysis, Analyst, Judged, Patience, Robot};

/// What is looked at.
#[derive(clap::Args)]
pub struct Analyse {
    /// The record of a game.
    file: PathBuf,
    /// Who looks at it: hard, expert, or `search:ROLLOUTS:HORIZON:ANSWERS`.
    #[arg(long, default_value = "hard", value_parser = super::robot)]
    by: Robot,
    #[command(flatten)]
    language: super::Spoken,
    #[command(flatten)]
    packs: super::Packs,
}

/// Does it.
pub fn run(analyse: &Analyse) -> Result<()> {
    super::record::ruleset(&analyse.file)?.perform(analyse)
}

impl Task for &Analyse {
    type Done = Result<()>;

    fn perform<R: Spoken>(self) -> Result<()> {
        look::<R>(self)
    }
}

fn look<R: Spoken>(look: &Analyse) -> Result<()> {
    let Robot::Thinks(effort) = look.by else { return Err(miette!("--by: it does not think")) };
    let content = super::content::<R>(&look.packs.packs)?;
    let record: Record<R> = super::record::read(&look.file)?;
    record.verify(&content).map_err(|fault| miette!("{}: {fault}", look.file.display()))?;
    let threads = available_parallelism().map_or(1, usize::from);
    let progress = Progress::of(record.deeds.len() as u64, "deeds");
    let mut analyst = Analyst::<R>::new(effort, threads);
    let judge = |game: &Game<R>, deed: &Deed<R::Choice>| {
        progress.tick();
        analyst.look(game, deed, &Patience::default());
    };
    let played = record.replay(&content, judge, |_, _| ());
    let played = played.map_err(|fault| miette!("{}: {fault}", look.file.display()))?;
    let found = analyst.finish(played.outcome());
    progress.end();
    let speech = Speech::new(look.language.language());
    if found.judged.is_empty() {
        say!("{}", speech.t("terminal-analysis-nothing", &[]));
        return Ok(());
    }
    print::<R>(&content, &record, &found, &speech);
    match played.outcome() {
        Some(_) => print_luck::<R>(found.luck(), &speech),
        // What chance brought is known when it is known who won.
        None => say!("\n{}", speech.t("terminal-analysis-unfinished", &[])),
    }
    Ok(())
}

fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

/// The course of the game and the worst decisions, in words.
fn print<R: Spoken>(
    content: &R::Content,
    record: &Record<R>,
    found: &Analysis<R::Choice>,
    speech: &Speech,
) {
    let one = speech::player::<R>(kernel::Seat(0), speech);
    say!("{}", speech.t("play-analysis-course", args! { player: one }));
    for Judged { deed, wins, .. } in &found.judged {
        let filled = (40.0 * wins).round() as usize;
        say!("{:>5} {:>4} % {}", deed + 1, percent(*wins), "█".repeat(filled));
    }
    let swings = found.swings(3);
    let title = if swings.is_empty() { "play-analysis-no-swings" } else { "play-analysis-swings" };
    say!("\n{}", speech.t(title, &[]));
    let said = |game: &Game<R>, swing: &Judged<R::Choice>, choice: &R::Choice| {
        let question = game.question(swing.seat);
        question.map_or_else(String::new, |asked| R::answer(game.state(), asked, choice, speech))
    };
    let mut number = 0;
    let tell = |game: &Game<R>, _: &Deed<R::Choice>| {
        if let Some(swing) = swings.iter().find(|swing| swing.deed == number) {
            let values = args! {
                number: swing.deed + 1,
                player: speech::player::<R>(swing.seat, speech),
                given: said(game, swing, &swing.given),
                best: said(game, swing, &swing.best),
                lost: percent(swing.lost)
            };
            say!("  {}", speech.t("play-analysis-swing", values));
        }
        number += 1;
    };
    // It has just been replayed.
    let _ = record.replay(content, tell, |_, _| ());
}

/// What the dice did.
fn print_luck<R: Spoken>(luck: f32, speech: &Speech) {
    let luck = percent(luck);
    let key = match luck {
        0 => "play-analysis-luck-even",
        1.. => "play-analysis-luck-good",
        _ => "play-analysis-luck-bad",
    };
    let one = speech::player::<R>(kernel::Seat(0), speech);
    say!("\n{}", speech.t(key, args! { player: one, luck: luck.abs() }));
}

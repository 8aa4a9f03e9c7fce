//! A game at the terminal: drawing, asking, explaining.

use std::io::{self, BufRead, Write};

use battleground::event::Event;
use battleground::question::{Choice, Prompt};
use battleground::state::Stage;
use battleground::{Battleground, Game, words};
use kernel::{Chooser, Outcome, Question, Rules, Seat, Told};

use super::{board, details};
use crate::sentences;

/// Who sits at a seat.
pub enum Participant {
    /// Somebody at the keyboard.
    Person,
    /// A computer player.
    Robot(Box<dyn Chooser<Battleground>>),
}

/// What a person said.
enum Word {
    /// An answer to the question.
    Answer(Choice),
    /// Something else that changed the game.
    Changed,
    /// Good-bye.
    Left,
}

/// How a session ended.
#[derive(Debug)]
pub enum Summary {
    /// The game ended.
    Finished,
    /// The person left.
    Left,
}

/// A game between two participants, with a person's input and output.
pub struct Session<I, O> {
    game: Game,
    seats: [Participant; 2],
    input: I,
    output: O,
    /// Whether a person also decides the facings and the priority of the set-up.
    full_setup: bool,
}

impl<I: BufRead, O: Write> Session<I, O> {
    /// A session over a game that has begun.
    pub fn new(game: Game, seats: [Participant; 2], input: I, output: O, full_setup: bool) -> Self {
        Self { game, seats, input, output, full_setup }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays until the game ends or the person leaves.
    ///
    /// # Errors
    /// When the terminal cannot be written or read.
    pub fn play(&mut self, begun: &[Told<Event>]) -> io::Result<Summary> {
        self.tell(begun)?;
        while let Some(question) = self.game.pending().first().cloned() {
            let state = self.game.state();
            let choice = match &mut self.seats[question.seat.index() & 1] {
                Participant::Robot(robot) => {
                    let picked = robot.choose(state, &question);
                    let Some(answer) = picked.answer(question.options.clone()) else { break };
                    answer
                }
                Participant::Person if !self.full_setup && state.stage == Stage::Setup => {
                    usual(&question)
                }
                Participant::Person => match self.ask(&question)? {
                    Word::Answer(choice) => choice,
                    Word::Changed => continue,
                    Word::Left => return Ok(Summary::Left),
                },
            };
            match self.game.answer(question.seat, choice) {
                Ok(events) => self.tell(&events)?,
                Err(refusal) => writeln!(self.output, "Not possible: {}", why(&refusal))?,
            }
        }
        let points = [Seat(0), Seat(1)].map(|seat| self.game.state().points(seat));
        let result = match self.game.outcome() {
            Some(Outcome { winner: Some(seat), rule }) => format!("{seat} wins [{rule}]"),
            Some(Outcome { winner: None, rule }) => format!("a draw [{rule}]"),
            None => "no result".to_owned(),
        };
        writeln!(
            self.output,
            "\nThe game is over: {result}, {} to {} points.",
            points[0], points[1]
        )?;
        Ok(Summary::Finished)
    }

    fn tell(&mut self, events: &[Told<Event>]) -> io::Result<()> {
        for told in events {
            if let Some(sentence) = sentences::sentence(self.game.state(), told) {
                writeln!(self.output, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Asks a person until they answer, leave, or do something that changes the game.
    fn ask(&mut self, question: &Question<Battleground>) -> io::Result<Word> {
        self.show(question)?;
        loop {
            write!(self.output, "{}> ", question.seat)?;
            self.output.flush()?;
            let mut line = String::new();
            if self.input.by_ref_take(&mut line)? == 0 {
                return Ok(Word::Left);
            }
            let line = line.trim();
            match line {
                "" => {}
                "quit" => return Ok(Word::Left),
                "?" | "help" => self.help()?,
                "board" | "list" => self.show(question)?,
                "why" => self.closed(question)?,
                "concede" => {
                    let _ = self.game.concede(question.seat);
                    return Ok(Word::Changed);
                }
                "draw" => {
                    if self.draw(question.seat)? {
                        return Ok(Word::Changed);
                    }
                }
                "undo" => {
                    self.undo()?;
                    return Ok(Word::Changed);
                }
                _ if line.starts_with("rule ") => self.rule(&line[5..])?,
                _ => match self.understand(question, line) {
                    Ok(choice) if question.options.contains(&choice) => {
                        return Ok(Word::Answer(choice));
                    }
                    Ok(choice) => {
                        let refusal = Battleground::explain(self.game.state(), question, &choice);
                        writeln!(self.output, "Not possible: {}", why(&refusal))?;
                    }
                    Err(message) => writeln!(self.output, "{message}")?,
                },
            }
        }
    }

    /// Offers a draw; says whether it was agreed. Computer players take one when they do not lead.
    fn draw(&mut self, seat: Seat) -> io::Result<bool> {
        let state = self.game.state();
        let lead = state.points(seat.other()) - state.points(seat);
        let agreed = match self.seats[seat.other().index()] {
            Participant::Robot(_) => lead < 0,
            Participant::Person => {
                write!(self.output, "{}: do you agree to a draw? (yes) > ", seat.other())?;
                self.output.flush()?;
                let mut line = String::new();
                self.input.by_ref_take(&mut line)?;
                line.trim() == "yes"
            }
        };
        if agreed {
            let _ = self.game.offer_draw(seat);
            let _ = self.game.offer_draw(seat.other());
        } else {
            writeln!(self.output, "{} declines.", seat.other())?;
        }
        Ok(agreed)
    }

    fn understand(&self, question: &Question<Battleground>, line: &str) -> Result<Choice, String> {
        match line.parse::<usize>() {
            Ok(number) => {
                let option = number.checked_sub(1).and_then(|n| question.options.get(n));
                let most = question.options.len();
                option.copied().ok_or_else(|| format!("expected a number from 1 to {most}"))
            }
            Err(_) => words::parse(self.game.state(), question, line),
        }
    }

    fn show(&mut self, question: &Question<Battleground>) -> io::Result<()> {
        let state = self.game.state();
        writeln!(self.output, "\n{}", board::draw(state, &question.options))?;
        let points = [Seat(0), Seat(1)].map(|seat| state.points(seat));
        writeln!(
            self.output,
            "Round {} of 4, points {} to {}. {}: {}",
            state.round,
            points[0],
            points[1],
            question.seat,
            words::prompt(state, &question.prompt)
        )?;
        let spatial =
            matches!(question.prompt, Prompt::Go { .. } | Prompt::Sign(_) | Prompt::Deploy);
        for (number, option) in question.options.iter().enumerate() {
            let words = words::choice(state, question, option);
            if spatial {
                write!(self.output, "{}{words}", if number == 0 { "  " } else { ", " })?;
            } else {
                let detail = details::detail(state, question, option);
                writeln!(self.output, "  {:>3}  {words:<36} {detail}", number + 1)?;
            }
        }
        if spatial {
            writeln!(self.output)?;
        }
        writeln!(self.output, "  (a number or the words; `why` for what is closed, `?` for help)")
    }

    /// What is not possible now, and why.
    fn closed(&mut self, question: &Question<Battleground>) -> io::Result<()> {
        let state = self.game.state();
        for (choice, refusal) in Battleground::closed(state, question) {
            let words = words::choice(state, question, &choice);
            writeln!(self.output, "       {words}: {}", why(&refusal))?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        writeln!(
            self.output,
            "  board, list   the field and the choices again\n  \
             why           what is not possible now, and by which rule\n  \
             rule ID       the text of a rule\n  \
             undo          take back your last answer\n  \
             draw          offer a draw\n  \
             concede       give up\n  \
             quit          leave; the record is kept"
        )
    }

    fn rule(&mut self, id: &str) -> io::Result<()> {
        match content::embedded().get(id.trim()) {
            Some(rule) => writeln!(self.output, "{}: {}\n{}", rule.id, rule.title, rule.text),
            None => writeln!(self.output, "no rule `{id}`"),
        }
    }

    /// Back to the last decision of a person. The usual answers of the set-up are given again.
    fn undo(&mut self) -> io::Result<()> {
        loop {
            match self.game.undo() {
                Err(_) => return writeln!(self.output, "nothing to take back"),
                Ok(deed) => {
                    let seat = &self.seats[deed.seat.index() & 1];
                    if matches!(seat, Participant::Person) {
                        return Ok(());
                    }
                }
            }
        }
    }
}

/// The usual answers of the set-up: figures face the enemy, the winner of the roll takes priority.
fn usual(question: &Question<Battleground>) -> Choice {
    let preferred = match question.prompt {
        Prompt::Priority => Choice::Priority(question.seat),
        _ if question.seat == Seat(0) => Choice::Face(battleground::hex::Direction::NE),
        _ => Choice::Face(battleground::hex::Direction::SW),
    };
    if question.options.contains(&preferred) { preferred } else { question.options[0] }
}

/// A refusal with the title of its rule.
fn why(refusal: &kernel::Refusal) -> String {
    match content::embedded().get(refusal.rule.0) {
        Some(rule) => format!("{}. {refusal}", rule.title),
        None => refusal.to_string(),
    }
}

/// Reading a line with a limit, so that an endless line cannot fill the memory.
trait LimitedLines {
    fn by_ref_take(&mut self, line: &mut String) -> io::Result<usize>;
}

impl<I: BufRead> LimitedLines for I {
    fn by_ref_take(&mut self, line: &mut String) -> io::Result<usize> {
        let mut bytes = Vec::new();
        let read = io::Read::take(self, 4096).read_until(b'\n', &mut bytes)?;
        line.push_str(&String::from_utf8_lossy(&bytes));
        Ok(read)
    }
}

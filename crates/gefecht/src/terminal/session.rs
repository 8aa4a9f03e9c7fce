//! A game at the terminal: drawing, asking, explaining.

use std::io::{self, BufRead, Write};

use kernel::{Chooser, Game, Outcome, Question, Refusal, Seat, Told};

use crate::playable::{self, Aid, Playable};

/// Who sits at a seat.
pub enum Participant<R: Playable> {
    /// Somebody at the keyboard.
    Person,
    /// A computer player.
    Robot(Box<dyn Chooser<R>>),
}

/// What a person said.
enum Word<C> {
    /// An answer to the question.
    Answer(C),
    /// Something else that changed the game.
    Changed,
    /// Nothing that changes the game.
    Nothing,
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
pub struct Session<R: Playable, I, O> {
    game: Game<R>,
    seats: [Participant<R>; 2],
    input: I,
    output: O,
    /// Whether a person also gives the usual answers of the set-up.
    full_setup: bool,
    /// The table as it was drawn last; it is not drawn again before something changed on it.
    drawn: String,
}

impl<R: Playable, I: BufRead, O: Write> Session<R, I, O> {
    /// A session over a game that has begun.
    pub fn new(
        game: Game<R>,
        seats: [Participant<R>; 2],
        input: I,
        output: O,
        full_setup: bool,
    ) -> Self {
        Self { game, seats, input, output, full_setup, drawn: String::new() }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// Plays until the game ends or the person leaves.
    ///
    /// # Errors
    /// When the terminal cannot be written or read.
    pub fn play(&mut self, begun: &[Told<R::Event>]) -> io::Result<Summary> {
        self.tell(begun)?;
        while let Some(question) = self.game.pending().first().cloned() {
            let usual = self.usual(&question);
            let choice = match (&mut self.seats[question.seat.index() & 1], usual) {
                (Participant::Robot(robot), _) => {
                    let picked = robot.choose(self.game.state(), &question);
                    let Some(answer) = picked.answer(question.options.clone()) else { break };
                    answer
                }
                (Participant::Person, Some(usual)) => usual,
                (Participant::Person, None) => match self.ask(&question)? {
                    Word::Answer(choice) => choice,
                    Word::Changed | Word::Nothing => continue,
                    Word::Left => return Ok(Summary::Left),
                },
            };
            match self.game.answer(question.seat, choice) {
                Ok(events) => self.tell(&events)?,
                Err(refusal) => writeln!(self.output, "Not possible: {}", why(&refusal))?,
            }
        }
        self.tell_result()?;
        Ok(Summary::Finished)
    }

    /// The answer that is given for a person, unless they want to give all of them.
    fn usual(&self, question: &Question<R>) -> Option<R::Choice> {
        let person = matches!(self.seats[question.seat.index() & 1], Participant::Person);
        let spared = person && !self.full_setup;
        spared.then(|| R::usual(self.game.state(), question)).flatten()
    }

    fn tell(&mut self, events: &[Told<R::Event>]) -> io::Result<()> {
        for told in events {
            if let Some(sentence) = playable::told::<R>(self.game.state(), told) {
                writeln!(self.output, "  {sentence}")?;
            }
        }
        Ok(())
    }

    fn tell_result(&mut self) -> io::Result<()> {
        let result = match self.game.outcome() {
            Some(Outcome { winner: Some(seat), rule }) => format!("{seat} wins [{rule}]"),
            Some(Outcome { winner: None, rule }) => format!("a draw [{rule}]"),
            None => "no result".to_owned(),
        };
        let [own, other] = [Seat(0), Seat(1)].map(|seat| R::scores(self.game.state(), seat));
        let scores = R::SCORES.iter().zip(own.iter().zip(&other));
        let scores: Vec<String> =
            scores.map(|(what, (own, other))| format!("{own} to {other} {what}")).collect();
        writeln!(self.output, "\nThe game is over: {result}, {}.", scores.join(", "))
    }

    /// Asks a person until they answer, leave, or do something that changes the game.
    fn ask(&mut self, question: &Question<R>) -> io::Result<Word<R::Choice>> {
        let aid = R::aid(self.game.state(), question);
        self.show(question, &aid)?;
        loop {
            write!(self.output, "{}> ", question.seat)?;
            self.output.flush()?;
            let Some(line) = self.line()? else { return Ok(Word::Left) };
            let word = self.hear(question, &aid, line.trim())?;
            if !matches!(word, Word::Nothing) {
                return Ok(word);
            }
        }
    }

    /// Understands a line: one of the commands, or an answer.
    fn hear(
        &mut self,
        question: &Question<R>,
        aid: &Aid<R::Choice>,
        line: &str,
    ) -> io::Result<Word<R::Choice>> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (verb, rest.trim()) {
            ("", _) => {}
            ("quit", "") => return Ok(Word::Left),
            ("?" | "help", "") => self.help()?,
            ("board" | "list", "") => {
                self.drawn.clear();
                self.show(question, aid)?;
            }
            ("why", "") => self.closed(question)?,
            ("concede", "") => {
                let _ = self.game.concede(question.seat);
                return Ok(Word::Changed);
            }
            // A ruleset may have an answer of that name.
            ("draw", "") if !self.lists(question, "draw") => {
                if self.draw(question.seat)? {
                    return Ok(Word::Changed);
                }
            }
            ("undo", "") => {
                self.undo()?;
                return Ok(Word::Changed);
            }
            ("rule" | "rules", id) if !id.is_empty() => self.rule(id)?,
            ("show", name) if !name.is_empty() => self.card(name)?,
            _ => return self.answer(question, aid, line),
        }
        Ok(Word::Nothing)
    }

    /// An answer, or the reason why it is none.
    fn answer(
        &mut self,
        question: &Question<R>,
        aid: &Aid<R::Choice>,
        line: &str,
    ) -> io::Result<Word<R::Choice>> {
        let choice = match self.understand(question, aid, line) {
            Ok(choice) => choice,
            Err(message) => {
                writeln!(self.output, "{message}")?;
                return Ok(Word::Nothing);
            }
        };
        match R::judge(self.game.state(), question, &choice) {
            Ok(()) => Ok(Word::Answer(choice)),
            Err(refusal) => {
                writeln!(self.output, "Not possible: {}", why(&refusal))?;
                Ok(Word::Nothing)
            }
        }
    }

    /// A number of the list, or an answer in words.
    fn understand(
        &self,
        question: &Question<R>,
        aid: &Aid<R::Choice>,
        line: &str,
    ) -> Result<R::Choice, String> {
        let Ok(number) = line.parse::<usize>() else {
            return R::read(self.game.state(), question, line);
        };
        let suggested = aid.suggestions.iter().map(|(choice, _)| choice);
        let mut listed = question.options.iter().chain(suggested);
        let most = question.options.len() + aid.suggestions.len();
        let named = number.checked_sub(1).and_then(|number| listed.nth(number));
        named.cloned().ok_or_else(|| format!("expected a number from 1 to {most}"))
    }

    fn show(&mut self, question: &Question<R>, aid: &Aid<R::Choice>) -> io::Result<()> {
        let state = self.game.state();
        let table = R::draw(state, question);
        if table != self.drawn {
            write!(self.output, "\n{table}")?;
            self.drawn = table;
        }
        let situation = R::situation(state);
        let prompt = R::prompt(state, &question.prompt);
        writeln!(self.output, "\n{situation} {}: {prompt}", question.seat)?;
        let phrase = |choice: &R::Choice| R::phrase(state, question, choice);
        if R::in_a_row(&question.prompt) {
            let words: Vec<String> = question.options.iter().map(phrase).collect();
            writeln!(self.output, "  {}", words.join(", "))?;
        } else {
            let listed = question.options.iter().zip(&aid.details);
            for (number, (option, detail)) in listed.enumerate() {
                self.output.write_all(entry(number, &phrase(option), detail).as_bytes())?;
            }
        }
        for (number, (choice, detail)) in aid.suggestions.iter().enumerate() {
            let number = question.options.len() + number;
            self.output.write_all(entry(number, &phrase(choice), detail).as_bytes())?;
        }
        if let Some(free) = &aid.free {
            writeln!(self.output, "  or {free}")?;
        }
        writeln!(self.output, "  (a number or the words; `why` for what is closed, `?` for help)")
    }

    /// What is not possible now, and why.
    fn closed(&mut self, question: &Question<R>) -> io::Result<()> {
        let state = self.game.state();
        for (choice, refusal) in R::closed(state, question) {
            let words = R::phrase(state, question, &choice);
            writeln!(self.output, "       {words}: {}", why(&refusal))?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        writeln!(
            self.output,
            "  board, list   the table and the choices again\n  \
             why           what is not possible now, and by which rule\n  \
             rules ID      the text of a rule\n  \
             show NAME     everything on somebody's cards\n  \
             undo          take back your last answer\n  \
             draw          offer a draw\n  \
             concede       give up\n  \
             quit          leave; the record is kept"
        )
    }

    fn rule(&mut self, id: &str) -> io::Result<()> {
        match content::embedded().get(id) {
            Some(rule) => writeln!(self.output, "{}: {}\n{}", rule.id, rule.title, rule.text),
            None => writeln!(self.output, "no rule `{id}`"),
        }
    }

    fn card(&mut self, name: &str) -> io::Result<()> {
        match R::card(self.game.state(), name) {
            Some(card) => write!(self.output, "{card}"),
            None => writeln!(self.output, "nobody is called `{name}`"),
        }
    }

    /// Whether an answer in these words is listed.
    fn lists(&self, question: &Question<R>, words: &str) -> bool {
        let state = self.game.state();
        question.options.iter().any(|choice| R::phrase(state, question, choice) == words)
    }

    /// Offers a draw; says whether it was agreed. Computer players take one when they are behind.
    fn draw(&mut self, seat: Seat) -> io::Result<bool> {
        let agreed = match self.seats[seat.other().index()] {
            Participant::Robot(_) => R::takes_draw(self.game.state(), seat.other()),
            Participant::Person => {
                write!(self.output, "{}: do you agree to a draw? (yes) > ", seat.other())?;
                self.output.flush()?;
                self.line()?.is_some_and(|line| line.trim() == "yes")
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

    /// Back to the last decision of a person. The usual answers of the set-up are given again.
    fn undo(&mut self) -> io::Result<()> {
        loop {
            let Ok(deed) = self.game.undo() else {
                return writeln!(self.output, "nothing to take back");
            };
            let person = matches!(self.seats[deed.seat.index() & 1], Participant::Person);
            let question = self.game.question(deed.seat);
            let usual = question.is_some_and(|question| self.usual(question).is_some());
            if person && !usual {
                return Ok(());
            }
        }
    }

    /// A line of input, with a limit, so that an endless one cannot fill the memory.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut self.input, 4096).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// A line of the list of answers.
fn entry(number: usize, words: &str, detail: &str) -> String {
    format!("{}\n", format!("  {:>3}  {words:<36} {detail}", number + 1).trim_end())
}

/// A refusal with the title of its rule.
fn why(refusal: &Refusal) -> String {
    match content::embedded().get(refusal.rule.0) {
        Some(rule) => format!("{}. {refusal}", rule.title),
        None => refusal.to_string(),
    }
}

//! A game at the terminal: drawing, asking, explaining.

use std::io::{self, BufRead, Write};

use kernel::{Game, Question, Refusal, Seat, Told};
use players::{Effort, Patience, Player, Searcher};
use ruleset::{Depth, NO_ANSWER};
use server::limits::{MOST_HINTED, MOST_HINTS, MOST_THOUGHT};

use crate::speech::{self, Aid, Speech, Spoken, args};

/// Who sits at a seat.
pub enum Participant<R: Spoken> {
    /// Somebody at the keyboard.
    Person,
    /// A computer player.
    Robot(Box<dyn Player<R>>),
}

/// How many threads a thought is given.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
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

/// What keeps a game.
type Keep<R> = dyn Fn(&Game<R>);

/// A game between participants, with a person's input and output.
pub struct Session<R: Spoken, I, O> {
    game: Game<R>,
    seats: Vec<Participant<R>>,
    input: I,
    output: O,
    /// In which language.
    speech: Speech,
    /// Whether a person also gives the usual answers of the set-up.
    full_setup: bool,
    /// The table as it was drawn last; it is not drawn again before something changed on it.
    drawn: String,
    /// Keeps the game, before a person is asked again: whoever breaks off loses nothing.
    keep: Box<Keep<R>>,
    /// A person was asked before: a game that nobody plays takes no other's place.
    asked: bool,
}

impl<R: Spoken, I: BufRead, O: Write> Session<R, I, O> {
    /// A session over a game that has begun.
    pub fn new(
        game: Game<R>,
        seats: Vec<Participant<R>>,
        input: I,
        output: O,
        speech: Speech,
        full_setup: bool,
    ) -> Self {
        let (keep, drawn) = (Box::new(|_: &Game<R>| ()), String::new());
        Self { game, seats, input, output, speech, full_setup, drawn, keep, asked: false }
    }

    /// The same session, in which the game is kept so whenever a person has answered.
    #[must_use]
    pub fn keeping(self, keep: impl Fn(&Game<R>) + 'static) -> Self {
        Self { keep: Box::new(keep), ..self }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// The language.
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// Plays until the game ends or the person leaves.
    ///
    /// # Errors
    /// When the terminal cannot be written or read.
    pub fn play(&mut self, begun: &[Told<R::Event>]) -> io::Result<Summary> {
        self.tell(begun)?;
        while let Some(question) = self.game.pending().first().cloned() {
            let spared = self.spared(&question);
            let seat = self.decides(&question);
            let Some(sitter) = self.seats.get_mut(seat.index()) else { break };
            let choice = match (sitter, spared) {
                (Participant::Robot(_), _) => {
                    let offers = R::offers_draw(self.game.state(), &question);
                    if offers && self.draw(seat)? {
                        continue;
                    }
                    let Some(answer) = self.think(seat)? else { break };
                    answer
                }
                (Participant::Person, Some(spared)) => spared,
                (Participant::Person, None) => match self.ask(&question)? {
                    Word::Answer(choice) => choice,
                    Word::Changed | Word::Nothing => continue,
                    Word::Left => return Ok(Summary::Left),
                },
            };
            match self.game.answer(seat, choice) {
                Ok(events) => self.tell(&events)?,
                Err(refusal) => self.refuse(&refusal)?,
            }
        }
        self.tell_result()?;
        Ok(Summary::Finished)
    }

    /// What a computer player answers. While it thinks, a line says so.
    fn think(&mut self, seat: Seat) -> io::Result<Option<R::Choice>> {
        let (Some(moment), Some(Participant::Robot(robot))) =
            (self.game.moment(seat), self.seats.get_mut(seat.index()))
        else {
            return Ok(None);
        };
        if !robot.thinks() {
            return Ok(robot.answer(&moment, &Patience::default()));
        }
        let who = speech::player::<R>(seat, &self.speech);
        write!(self.output, "{}\r", self.speech.t("terminal-thinks", args! { player: who }))?;
        self.output.flush()?;
        let answer = robot.answer(&moment, &Patience::of(MOST_THOUGHT));
        write!(self.output, "\x1b[2K")?;
        Ok(answer)
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some(Participant::Person))
    }

    /// Who answers a question: who is asked first, but of a team rather a person, unless it is the
    /// computer player's own turn.
    fn decides(&self, question: &Question<R>) -> Seat {
        let mates = self.game.seats().filter(|&seat| question.asks(seat));
        let mut persons = [question.seat].into_iter().chain(mates);
        let person = persons.find(|&seat| self.is_person(seat) && !R::is_turn(question));
        person.unwrap_or(question.seat)
    }

    /// The answer that is given for a person, unless they want to give all of them.
    fn spared(&self, question: &Question<R>) -> Option<R::Choice> {
        let person = self.is_person(self.decides(question)) && !self.full_setup;
        person.then(|| R::spared(self.game.state(), question)).flatten()
    }

    fn tell(&mut self, events: &[Told<R::Event>]) -> io::Result<()> {
        for told in events {
            if let Some(sentence) = speech::told::<R>(self.game.state(), told, &self.speech) {
                writeln!(self.output, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Why an answer is not possible, with the title of its rule.
    fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let text = speech::refusal::<R>(self.game.state(), refusal, &self.speech);
        writeln!(self.output, "{text}")
    }

    fn tell_result(&mut self) -> io::Result<()> {
        let result = match self.game.outcome() {
            Some(outcome) => {
                speech::outcome::<R>(R::seats(self.game.state()), &outcome, &self.speech)
            }
            None => self.speech.t("terminal-goes-on", &[]),
        };
        let [own, other] = [Seat(0), Seat(1)].map(|seat| R::scores(self.game.state(), seat));
        let scores = R::SCORES.iter().zip(own.iter().zip(&other));
        let score = |(what, (own, other)): (&&str, (&i32, &i32))| {
            let key = format!("terminal-score-{}", what.replace(' ', "-"));
            self.speech.t(&key, args! { own: *own, other: *other })
        };
        let scores: Vec<String> = scores.map(score).collect();
        let over = self.speech.t("terminal-over", args! { result: result });
        writeln!(self.output, "\n{over}\n{}.", scores.join(", "))
    }

    /// Asks a person until they answer, leave, or do something that changes the game.
    fn ask(&mut self, question: &Question<R>) -> io::Result<Word<R::Choice>> {
        if std::mem::replace(&mut self.asked, true) {
            (self.keep)(&self.game);
        }
        let aid = R::aid(self.game.state(), question, &self.speech);
        self.show(question, &aid)?;
        loop {
            let who = speech::player::<R>(self.decides(question), &self.speech);
            write!(self.output, "{who}> ")?;
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
            ("hint", "") => self.hint(question)?,
            ("concede", "") => {
                let team = self.game.seats().filter(|seat| seat.is_with(question.seat));
                team.for_each(|seat| drop(self.game.concede(seat)));
                return Ok(Word::Changed);
            }
            // A ruleset may have an answer of that name.
            ("draw", "") if !self.lists(question, "draw") => {
                if self.draw(self.decides(question))? {
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
            Err(reason) => {
                let unknown = reason.strip_suffix(NO_ANSWER);
                let unknown =
                    unknown.map(|line| line.to_owned() + &self.speech.t("terminal-unknown", &[]));
                let reason = unknown.unwrap_or(reason);
                let text = self.speech.t("terminal-not-read", args! { reason: reason });
                writeln!(self.output, "{text}")?;
                return Ok(Word::Nothing);
            }
        };
        match R::judge(self.game.state(), question, &choice) {
            Ok(()) => Ok(Word::Answer(choice)),
            Err(refusal) => {
                self.refuse(&refusal)?;
                Ok(Word::Nothing)
            }
        }
    }

    /// A number of the list, its text, or an answer in the English words of scenarios.
    fn understand(
        &self,
        question: &Question<R>,
        aid: &Aid<R::Choice>,
        line: &str,
    ) -> Result<R::Choice, String> {
        let suggested = aid.suggestions.iter().map(|(choice, _)| choice);
        let listed = question.options.iter().chain(suggested);
        if let Ok(number) = line.parse::<usize>() {
            let most = question.options.len() + aid.suggestions.len();
            let named = number.checked_sub(1).and_then(|number| listed.clone().nth(number));
            let expected = || self.speech.t("terminal-expected", args! { most: most });
            return named.cloned().ok_or_else(expected);
        }
        let read = R::read(self.game.state(), question, line);
        let same = |text: &str| folded(text) == folded(line);
        let mut said = listed.filter(|choice| same(&self.text(question, choice)));
        match (said.next(), said.next()) {
            (Some(choice), None) => Ok(choice.clone()),
            _ => read,
        }
    }

    /// An answer as it is listed.
    fn text(&self, question: &Question<R>, choice: &R::Choice) -> String {
        R::answer(self.game.state(), question, choice, &self.speech)
    }

    fn show(&mut self, question: &Question<R>, aid: &Aid<R::Choice>) -> io::Result<()> {
        let state = self.game.state();
        let table = R::draw(state, question, &self.speech);
        if table != self.drawn {
            write!(self.output, "\n{table}")?;
            self.drawn = table;
        }
        let situation = R::situation(state, &self.speech);
        let prompt = R::ask(state, question, &self.speech);
        let who = speech::player::<R>(self.decides(question), &self.speech);
        writeln!(self.output, "\n{situation} {who}: {prompt}")?;
        let options = question.options.iter().map(|choice| self.text(question, choice));
        let options: Vec<String> = options.collect();
        if R::in_a_row(&question.prompt) {
            writeln!(self.output, "  {}", options.join(", "))?;
        } else {
            for (number, (option, detail)) in options.iter().zip(&aid.details).enumerate() {
                self.output.write_all(entry(number, option, detail).as_bytes())?;
            }
        }
        for (number, (choice, detail)) in aid.suggestions.iter().enumerate() {
            let entry = entry(options.len() + number, &self.text(question, choice), detail);
            self.output.write_all(entry.as_bytes())?;
        }
        if let Some(free) = &aid.free {
            let or = self.speech.t("terminal-or", args! { how: &**free });
            writeln!(self.output, "  {or}")?;
        }
        writeln!(self.output, "  {}", self.speech.t("terminal-choose", &[]))
    }

    /// What is not possible now, and why.
    fn closed(&mut self, question: &Question<R>) -> io::Result<()> {
        for (choice, refusal) in R::closed(self.game.state(), question) {
            let words = self.text(question, &choice);
            let why = speech::refusal::<R>(self.game.state(), &refusal, &self.speech);
            writeln!(self.output, "       {words}: {why}")?;
        }
        Ok(())
    }

    /// The best answers as a player sees them who thinks ahead, as at a table of the browser.
    fn hint(&mut self, question: &Question<R>) -> io::Result<()> {
        let Some(moment) = self.game.moment(question.seat) else { return Ok(()) };
        let mut advisor = Searcher::<R>::new(0, Effort::Level(Depth::Expert), threads());
        let all = advisor.advise(&moment, MOST_HINTS, &Patience::of(MOST_HINTED));
        for (place, advice) in all.into_iter().enumerate() {
            let text = self.text(question, &advice.choice);
            let said = speech::hint::<R>(&self.speech, &advice, place == 0);
            writeln!(self.output, "  {text}: {said}")?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        let commands = [
            ("board, list", "board"),
            ("why", "why"),
            ("hint", "hint"),
            ("rules ID", "rules"),
            ("show NAME", "show"),
            ("undo", "undo"),
            ("draw", "draw"),
            ("concede", "concede"),
            ("quit", "quit"),
        ];
        for (command, key) in commands {
            let text = self.speech.t(&format!("terminal-help-{key}"), &[]);
            writeln!(self.output, "  {command:<13} {text}")?;
        }
        Ok(())
    }

    fn rule(&mut self, id: &str) -> io::Result<()> {
        match content::embedded().get(id) {
            Some(rule) => {
                let said = rule.texts(self.speech.language().into());
                writeln!(self.output, "{}: {}\n{}", rule.id, said.title, said.text)
            }
            None => {
                let text = self.speech.t("terminal-no-rule", args! { id: id });
                writeln!(self.output, "{text}")
            }
        }
    }

    fn card(&mut self, name: &str) -> io::Result<()> {
        match R::card(self.game.state(), name, &self.speech) {
            Some(card) => write!(self.output, "{card}"),
            None => {
                let text = self.speech.t("terminal-nobody", args! { name: name });
                writeln!(self.output, "{text}")
            }
        }
    }

    /// Whether an answer in these words is listed.
    fn lists(&self, question: &Question<R>, words: &str) -> bool {
        let state = self.game.state();
        question.options.iter().any(|choice| R::phrase(state, question, choice) == words)
    }

    /// Offers a draw; says whether all agreed. Computer players take one when they are behind, and do
    /// as a mate does who is a person.
    fn draw(&mut self, seat: Seat) -> io::Result<bool> {
        for other in self.game.seats().filter(|&other| other != seat) {
            let name = speech::player::<R>(other, &self.speech);
            let agreed = if self.is_person(other) {
                let text = self.speech.t("terminal-agree", args! { player: &*name });
                write!(self.output, "{text} > ")?;
                self.output.flush()?;
                self.line()?.is_some_and(|line| line.trim() == "yes")
            } else {
                other.is_with(seat) || R::takes_draw(self.game.state(), other)
            };
            if !agreed {
                let text = self.speech.t("terminal-declines", args! { player: name });
                writeln!(self.output, "{text}")?;
                return Ok(false);
            }
        }
        self.game.seats().for_each(|seat| drop(self.game.offer_draw(seat)));
        Ok(true)
    }

    /// Back to the last decision of a person. The answers that were given for them are given again.
    fn undo(&mut self) -> io::Result<()> {
        loop {
            let Ok(deed) = self.game.undo() else {
                let text = self.speech.t("terminal-nothing-back", &[]);
                return writeln!(self.output, "{text}");
            };
            let person = self.is_person(deed.seat);
            let question = self.game.question(deed.seat);
            let spared = question.is_some_and(|question| self.spared(question).is_some());
            if person && !spared {
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

/// A text as one may type it: in any letters, with plain spaces, without the arrow at its end.
fn folded(text: &str) -> String {
    let plain = text.to_lowercase().replace('\u{a0}', " ");
    plain.trim_end_matches(|letter| matches!(letter, '←'..='⇿' | ' ')).trim().to_owned()
}

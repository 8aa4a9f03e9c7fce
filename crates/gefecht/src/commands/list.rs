//! `gefecht list new|check|show|export`: armies, strike teams and squads with their decks.

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use content::Language;
use kernel::Refusal;
use miette::{IntoDiagnostic, Result, miette};
use ruleset::lists::{self, Broken, Catalogue, Change, Fix, List, Verdict, Worth};

use super::{Packs, Spoken};
use crate::rulesets::{Ruleset, Task};
use crate::speech::{self, Speech, args};

/// What is done with a list.
#[derive(Subcommand)]
pub enum ListCommand {
    /// Prints a list to begin with: a ready one, or an empty one that is then filled up.
    New {
        ruleset: Ruleset,
        /// A term, such as `format=standard` or `faction=evil-warriors`.
        #[arg(long = "term")]
        terms: Vec<String>,
        /// The number of a ready list, from 1; without it the least that keeps the rules.
        #[arg(long)]
        ready: Option<usize>,
        #[command(flatten)]
        told: Told,
    },
    /// Judges a list: every rule that it breaks, and how to mend it.
    Check {
        #[command(flatten)]
        file: File,
        /// Prints the list mended instead, as far as that leads.
        #[arg(long)]
        mend: bool,
        #[command(flatten)]
        told: Told,
    },
    /// Shows a list with its costs, what the rules count, and how each unit fights.
    Show {
        #[command(flatten)]
        file: File,
        #[command(flatten)]
        told: Told,
    },
    /// Prints a list in another form.
    Export {
        #[command(flatten)]
        file: File,
        /// The form.
        #[arg(long = "as", default_value = "text")]
        form: Form,
        #[command(flatten)]
        told: Told,
    },
}

/// Where a list is.
#[derive(clap::Args)]
pub struct File {
    /// Whose list it is.
    ruleset: Ruleset,
    /// A file with the list as text or JSON; `-` for what is piped in.
    path: PathBuf,
}

/// In which language, and with which packs.
#[derive(clap::Args)]
pub struct Told {
    #[command(flatten)]
    language: Spoken,
    #[command(flatten)]
    packs: Packs,
}

/// The forms in which a list is passed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Form {
    /// Lines that people read.
    Text,
    /// The list as JSON.
    Json,
    /// As a setup or a pack holds it.
    Setup,
}

/// Does what the command says; fails if a list that is checked breaks a rule.
pub fn run(command: &ListCommand) -> Result<ExitCode> {
    let (ListCommand::Check { file: File { ruleset, .. }, .. }
    | ListCommand::Show { file: File { ruleset, .. }, .. }
    | ListCommand::Export { file: File { ruleset, .. }, .. }
    | ListCommand::New { ruleset, .. }) = command;
    ruleset.perform(command)
}

impl Task for &ListCommand {
    type Done = Result<ExitCode>;

    fn perform<R: speech::Spoken>(self) -> Self::Done {
        let (ListCommand::Check { told, .. }
        | ListCommand::Show { told, .. }
        | ListCommand::Export { told, .. }
        | ListCommand::New { told, .. }) = self;
        let content = super::content::<R>(&told.packs.packs)?;
        let desk = Desk::<R> {
            catalogue: R::catalogue(&content),
            content,
            speech: Speech::new(told.language.language()),
        };
        match self {
            ListCommand::New { terms, ready, .. } => desk.begin(terms, *ready)?,
            ListCommand::Check { file, mend: true, .. } => {
                let list = lists::mended::<R>(&desk.content, &desk.catalogue, &desk.read(file)?);
                desk.print(&list);
                return Ok(match R::weigh(&desk.content, &list).broken.is_empty() {
                    true => ExitCode::SUCCESS,
                    false => ExitCode::FAILURE,
                });
            }
            ListCommand::Check { file, .. } => {
                let list = desk.read(file)?;
                return Ok(desk.check(&list));
            }
            ListCommand::Show { file, .. } => desk.show(&desk.read(file)?),
            ListCommand::Export { file, form, .. } => desk.export(&desk.read(file)?, *form)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Where lists are built in the terminal.
struct Desk<R: speech::Spoken> {
    content: R::Content,
    catalogue: Catalogue,
    speech: Speech,
}

impl<R: speech::Spoken> Desk<R> {
    fn language(&self) -> Language {
        self.speech.language().into()
    }

    fn read(&self, file: &File) -> Result<List> {
        let mut text = String::new();
        match file.path.as_os_str() == "-" {
            true => std::io::stdin().read_to_string(&mut text).into_diagnostic()?,
            false => {
                text = super::about(&file.path, std::fs::read_to_string(&file.path))?;
                text.len()
            }
        };
        let read = lists::read_any::<R>(&self.content, &self.catalogue, &text);
        let (list, misread) = read.map_err(|refusal| miette!("{refusal}"))?;
        list.has_room().map_err(|refusal| miette!("{refusal}"))?;
        for one in misread {
            eprintln!("{}", self.say("misread", args! { line: one.line, text: one.text }));
        }
        Ok(list)
    }

    fn begin(&self, terms: &[String], ready: Option<usize>) -> Result<()> {
        let mut list = match ready {
            None => self.empty(),
            Some(number) => {
                let found = number.checked_sub(1).and_then(|place| self.catalogue.ready.get(place));
                let count = self.catalogue.ready.len();
                found.cloned().ok_or_else(|| miette!("there are {count} ready lists"))?
            }
        };
        for term in terms {
            let (term, to) = term
                .split_once('=')
                .ok_or_else(|| miette!("--term: expected such as `format=standard`"))?;
            let known = self.catalogue.terms.iter().find(|known| known.id == term);
            let known = known.ok_or_else(|| miette!("--term: there is no `{term}`"))?;
            if !known.options.iter().any(|option| option.id == to) {
                let all: Vec<&str> = known.options.iter().map(|own| own.id.as_str()).collect();
                return Err(miette!("--term: {term}: expected one of: {}", all.join(", ")));
            }
            list.terms.insert(term.to_owned(), to.to_owned());
        }
        if ready.is_none() {
            list = lists::mended::<R>(&self.content, &self.catalogue, &list);
        }
        self.print(&list);
        Ok(())
    }

    /// A list with nothing but the first option of each term.
    fn empty(&self) -> List {
        let needed = self.catalogue.terms.iter().filter(|term| !term.optional);
        needed.fold(List::new(R::NAME), |list, term| match term.options.first() {
            Some(option) => list.with_term(term.id, &option.id),
            None => list,
        })
    }

    fn print(&self, list: &List) {
        let weighed = R::weigh(&self.content, list);
        say!("{}", lists::write(&self.catalogue, list, &weighed, self.language()).trim_end());
    }

    fn judge(&self, list: &List) -> Verdict {
        lists::judge::<R>(&self.content, &self.catalogue, list)
    }

    fn check(&self, list: &List) -> ExitCode {
        let verdict = self.judge(list);
        for (broken, fixes) in verdict.weighed.broken.iter().zip(&verdict.fixes) {
            say!("{}", self.wrong(list, broken));
            for fix in fixes {
                say!("  {}", self.fix(fix));
            }
        }
        if let Some([spent, most]) = verdict.weighed.points {
            say!("{}", self.say("points", args! { spent: spent, most: most }));
        }
        if verdict.legal {
            say!("{}", self.say("legal", &[]));
            return ExitCode::SUCCESS;
        }
        ExitCode::FAILURE
    }

    /// A broken rule in words: where, which, and what it was applied to.
    fn wrong(&self, list: &List, broken: &Broken) -> String {
        let Refusal { rule, facts } = &broken.refusal;
        let title = content::embedded().get(rule.0).map(|rule| {
            let texts = rule.texts(self.language());
            texts.title.clone()
        });
        let part = self.catalogue.parts.iter().find(|part| part.id == broken.part);
        let part = part.map(|part| part.name.get(self.language()).to_owned());
        let line = broken.line.and_then(|line| list.part(&broken.part).get(line));
        let line = line.map(|line| self.name(Some(&broken.part), &line.id));
        let facts: Vec<String> =
            facts.iter().map(|fact| format!("{}: {}", fact.name, fact.value)).collect();
        let facts = match facts.is_empty() {
            true => String::new(),
            false => format!(" ({})", facts.join(", ")),
        };
        let place = line.or(part).map_or_else(String::new, |place| format!("{place}: "));
        format!("{place}{}{facts} [{rule}]", title.unwrap_or_else(|| rule.0.to_owned()))
    }

    fn fix(&self, fix: &Fix) -> String {
        let points = match fix.points {
            0 => String::new(),
            points => format!(", {points:+}"),
        };
        let text = match &fix.change {
            Change::Strip { id, .. } => self.say("fix-remove", args! { what: self.name(None, id) }),
            Change::Remove { part, id, .. } => {
                self.say("fix-remove", args! { what: self.name(Some(part), id) })
            }
            Change::Give { id, .. } => self.say("fix-add", args! { what: self.name(None, id) }),
            Change::Add { part, id } => {
                self.say("fix-add", args! { what: self.name(Some(part), id) })
            }
            Change::Exchange { part, id, to, .. } => {
                let (what, by) = (self.name(Some(part), id), self.name(Some(part), to));
                self.say("fix-exchange", args! { what: what, by: by })
            }
            Change::Set { term, to } => {
                let found = self.catalogue.terms.iter().find(|own| own.id == term);
                let option = found.and_then(|own| own.options.iter().find(|own| own.id == *to));
                let name = option.map_or(to.as_str(), |own| own.name.get(self.language()));
                let term = found.map_or(term.as_str(), |own| own.name.get(self.language()));
                format!("{term}: {name}")
            }
        };
        format!("→ {text}{points}")
    }

    fn name(&self, part: Option<&str>, id: &str) -> String {
        self.catalogue.name(part, id).get(self.language()).to_owned()
    }

    fn show(&self, list: &List) {
        self.print(list);
        let verdict = self.judge(list);
        say!("");
        for tally in &verdict.weighed.tallies {
            let (least, most) = (tally.least, tally.most);
            say!(
                "{:<28} {} ({least}–{most})",
                format!("{} {}", tally.part, tally.kind),
                tally.count
            );
        }
        say!("");
        for part in &self.catalogue.parts {
            let worths = verdict.worths.get(part.id).into_iter().flatten();
            for (line, worth) in list.part(part.id).iter().zip(worths) {
                let Some(worth) = worth else { continue };
                say!("{:<36} {}", self.name(Some(part.id), &line.id), self.worth(worth));
            }
        }
    }

    fn worth(&self, worth: &Worth) -> String {
        let number = |value: f64| self.speech.tenths((value * 10.0).round() as i64);
        let way = |key: &str, value: Option<f64>| {
            value.map(|value| self.say(key, args! { value: number(value) }))
        };
        let ways = [way("ranged", worth.ranged), way("melee", worth.melee)];
        let survives = way("survives", Some(worth.survives));
        ways.into_iter().chain([survives]).flatten().collect::<Vec<_>>().join(", ")
    }

    fn export(&self, list: &List, form: Form) -> Result<()> {
        match form {
            Form::Text => self.print(list),
            Form::Json => say!("{}", serde_json::to_string_pretty(list).into_diagnostic()?),
            Form::Setup => {
                let brought = R::brought(&self.content, list);
                let brought = brought.map_err(|refusal| miette!("{refusal}"))?;
                say!("{}", serde_json::to_string_pretty(&brought).into_diagnostic()?);
            }
        }
        Ok(())
    }

    fn say(&self, key: &str, args: &[(&str, speech::Argument<'_>)]) -> String {
        self.speech.t(&format!("terminal-list-{key}"), args)
    }
}

//! Files of work that can be stopped and taken up again: a heading that says what is worked out, then
//! what came of it, a numbered line each.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A line after the heading.
pub trait Line: PartialEq + Serialize + DeserializeOwned {
    /// What the first line says: files with the same heading are of the same run.
    type Heading: PartialEq + Serialize + DeserializeOwned;

    /// Its number in the run.
    fn number(&self) -> u64;

    /// Whether it can be of this run, and stand at this place after the heading, from 0.
    ///
    /// # Errors
    /// Why not, with the name of the field.
    fn fits(&self, heading: &Self::Heading, place: u64) -> Result<(), String>;
}

/// What is known of a run.
pub struct Lines<T: Line> {
    /// What is worked out.
    pub heading: T::Heading,
    /// What came of it, by numbers.
    pub known: BTreeMap<u64, T>,
}

impl<T: Line> Lines<T> {
    /// Nothing is known yet.
    pub fn new(heading: T::Heading) -> Self {
        Lines { heading, known: BTreeMap::new() }
    }

    /// What a file knows of a run: nothing if it is not there, or nothing stands in it yet.
    ///
    /// # Errors
    /// When it cannot be read, or is of another run.
    pub fn begun(heading: T::Heading, path: &Path) -> io::Result<Self> {
        let mut lines = Lines::new(heading);
        if fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0) {
            let known = Lines::read(path)?;
            lines.add(known).map_err(|why| invalid(format!("{}: {why}", path.display())))?;
        }
        Ok(lines)
    }

    /// Reads a file. A last line that was not written to its end is left out.
    ///
    /// # Errors
    /// When it cannot be read, or a line is none of such a run.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut file = BufReader::new(of(path, File::open(path))?);
        let mut text = Vec::new();
        let wrong =
            |line: u64, fault: &dyn Display| invalid(format!("{}:{line}: {fault}", path.display()));
        of(path, file.read_until(b'\n', &mut text))?;
        let heading = serde_json::from_slice(&text).map_err(|fault| wrong(1, &fault))?;
        let mut lines = Lines::new(heading);
        for place in 0.. {
            text.clear();
            if of(path, file.read_until(b'\n', &mut text))? == 0 {
                break;
            }
            let line: T = match serde_json::from_slice(&text) {
                Ok(line) => line,
                Err(_) if !text.ends_with(b"\n") => break,
                Err(fault) => return Err(wrong(place + 2, &fault)),
            };
            let fits = line.fits(&lines.heading, place).and_then(|()| lines.insert(line));
            fits.map_err(|fault| wrong(place + 2, &fault))?;
        }
        Ok(lines)
    }

    /// Adds what another file of the same run knows.
    ///
    /// # Errors
    /// When it is of another run, or tells something else of the same number.
    pub fn add(&mut self, other: Self) -> Result<(), String> {
        if other.heading != self.heading {
            let fields = differing(&self.heading, &other.heading).join("`, `");
            return Err(format!("it is of another run: the first lines differ in `{fields}`"));
        }
        other.known.into_values().try_for_each(|line| self.insert(line))
    }

    fn insert(&mut self, line: T) -> Result<(), String> {
        match self.known.entry(line.number()) {
            Entry::Occupied(known) if *known.get() != line => {
                Err(format!("field `number`: {} is told in another way already", line.number()))
            }
            Entry::Occupied(_) => Ok(()),
            Entry::Vacant(free) => {
                free.insert(line);
                Ok(())
            }
        }
    }

    /// Writes everything by numbers: the same knowledge makes the same file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        if path.exists() && !path.is_file() {
            return of(path, Err(io::Error::new(io::ErrorKind::InvalidInput, "expected a file")));
        }
        let lines = |file: &mut dyn Write| {
            append(file, &self.heading)?;
            self.known.values().try_for_each(|line| append(file, line))
        };
        of(path, replace(path, lines))
    }

    /// Writes it, and leaves the file open to [`append`] what comes.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, path: &Path) -> io::Result<File> {
        self.write(path)?;
        of(path, OpenOptions::new().append(true).open(path))
    }
}

/// Adds a line to a file, at once: of two that are added at the same time none breaks the other.
///
/// # Errors
/// When it cannot be written.
pub fn append(file: &mut (impl Write + ?Sized), line: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string(line)? + "\n";
    file.write_all(text.as_bytes())
}

/// Writes a file whole or not at all. A device stays what it is, and a link leads where it led.
///
/// # Errors
/// When it cannot be written.
pub fn replace(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let place = match fs::canonicalize(path) {
        Ok(place) if place.is_file() => place,
        Err(_) if !path.is_symlink() => path.to_owned(),
        _ => return write(&mut File::create(path)?),
    };
    let mut part = place.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = File::create(&part).and_then(|file| {
        let mut file = BufWriter::new(file);
        write(&mut file)?;
        file.flush()?;
        fs::rename(&part, &place)
    });
    if written.is_err() {
        // What is left of it is of no use.
        let _ = fs::remove_file(&part);
    }
    written
}

/// The fields in which two headings differ.
fn differing(one: &impl Serialize, other: &impl Serialize) -> Vec<String> {
    let [one, other] = [serde_json::to_value(one), serde_json::to_value(other)]
        .map(|heading| heading.unwrap_or_default());
    let fields = [&one, &other].into_iter().filter_map(|heading| heading.as_object());
    let names: BTreeSet<&String> = fields.flat_map(|fields| fields.keys()).collect();
    names.into_iter().filter(|&name| one.get(name) != other.get(name)).cloned().collect()
}

/// Takes files away that are there.
///
/// # Errors
/// When one stays.
pub fn remove(folder: &Path, names: &[&str]) -> io::Result<()> {
    let there = names.iter().map(|name| folder.join(name)).filter(|path| path.exists());
    there.into_iter().try_for_each(|path| of(&path, fs::remove_file(&path)))
}

fn invalid(text: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, text)
}

/// What went wrong with a file, with its name.
pub fn of<T>(path: &Path, done: io::Result<T>) -> io::Result<T> {
    done.map_err(|fault| io::Error::new(fault.kind(), format!("{}: {fault}", path.display())))
}

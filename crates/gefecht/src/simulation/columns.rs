//! Simulated games as tables in Parquet: games, decisions and units. `docs/players.md` describes them.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use kernel::Seat;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::games_file::Games;
use super::{Decided, Details, Fought, Played};
use crate::lines::{of, remove};

/// Writes `games.parquet` and, if what happened was kept, `decisions.parquet` and `units.parquet`.
///
/// # Errors
/// When they cannot be written.
pub fn export(games: &Games, scores: &[&str], folder: &Path) -> io::Result<()> {
    of(folder, fs::create_dir_all(folder))?;
    let write = |name: &str, columns: Vec<Column>| {
        let path = folder.join(name);
        of(&path, write(&path, &columns).map_err(plain))
    };
    let played: Vec<&Played> = games.known.values().collect();
    write("games.parquet", table_of_games(games, &played, scores))?;
    let details = |game: &&Played| game.details.clone().map(|details| (game.number, details));
    let details: Vec<(u64, Details)> = played.iter().filter_map(details).collect();
    if details.is_empty() {
        // Those of other games would seem to be of these.
        return remove(folder, &["decisions.parquet", "units.parquet"]);
    }
    write("decisions.parquet", table_of_decisions(&details))?;
    write("units.parquet", table_of_units(&details))
}

/// A column with its name.
struct Column {
    name: String,
    values: Values,
}

enum Values {
    Int(Vec<Option<i64>>),
    Text(Vec<Option<String>>),
    Flag(Vec<bool>),
}

/// A column of numbers.
fn int<T>(name: &str, rows: &[T], value: impl Fn(&T) -> Option<i64>) -> Column {
    Column { name: name.to_owned(), values: Values::Int(rows.iter().map(value).collect()) }
}

/// A column of words.
fn text<T>(name: &str, rows: &[T], value: impl Fn(&T) -> Option<String>) -> Column {
    Column { name: name.to_owned(), values: Values::Text(rows.iter().map(value).collect()) }
}

/// A column of what is so or not.
fn flag<T>(name: &str, rows: &[T], value: impl Fn(&T) -> bool) -> Column {
    Column { name: name.to_owned(), values: Values::Flag(rows.iter().map(value).collect()) }
}

/// The number of a player, from 1.
fn player(seat: Seat) -> i64 {
    i64::from(seat.0) + 1
}

fn table_of_games(games: &Games, played: &[&Played], scores: &[&str]) -> Vec<Column> {
    let heading = &games.heading;
    let sat = |game: &Played, seat: Seat| {
        let seat = seat.index() + usize::from(game.swapped);
        heading.seats.get(seat % heading.seats.len().max(1)).cloned()
    };
    let mut columns = vec![
        int("game", played, |game| i64::try_from(game.number).ok()),
        flag("swapped", played, |game| game.swapped),
        int("winner", played, |game| game.winner.map(player)),
        text("rule", played, |game| Some(game.rule.clone())),
        int("length", played, |game| Some(game.length.into())),
        int("decisions", played, |game| i64::try_from(game.decisions).ok()),
        flag("cut", played, |game| game.cut),
    ];
    for seat in (0..heading.seats.len().max(2)).map(|seat| Seat(seat as u8)) {
        let n = player(seat);
        columns.push(text(&format!("player_{n}"), played, |game| sat(game, seat)));
        let list = |_: &&Played| heading.lists.get(seat.index()).cloned();
        columns.push(text(&format!("list_{n}"), played, list));
        if seat.team() != seat {
            continue;
        }
        let role = |game: &&Played| game.roles[seat.index()].clone();
        columns.push(text(&format!("role_{n}"), played, role));
        for (number, score) in scores.iter().enumerate() {
            let name = format!("{}_{n}", score.replace(' ', "_"));
            let value =
                |game: &&Played| game.scores[seat.index()].get(number).map(|&one| one.into());
            columns.push(int(&name, played, value));
        }
    }
    columns
}

fn table_of_decisions(details: &[(u64, Details)]) -> Vec<Column> {
    let all = |(game, details): &(u64, Details)| {
        let numbered = (1..).zip(details.decided.clone());
        numbered.map(|(number, one)| (*game, number, one)).collect::<Vec<_>>()
    };
    let rows: Vec<(u64, i64, Decided)> = details.iter().flat_map(all).collect();
    vec![
        int("game", &rows, |row| i64::try_from(row.0).ok()),
        int("decision", &rows, |row| Some(row.1)),
        int("player", &rows, |row| Some(player(row.2.seat))),
        int("length", &rows, |row| Some(row.2.length.into())),
        text("prompt", &rows, |row| Some(row.2.prompt.clone())),
        int("options", &rows, |row| Some(row.2.options.into())),
        int("score_1", &rows, |row| Some(row.2.score[0].into())),
        int("score_2", &rows, |row| Some(row.2.score[1].into())),
    ]
}

fn table_of_units(details: &[(u64, Details)]) -> Vec<Column> {
    let all = |(game, details): &(u64, Details)| {
        let numbered = (1..).zip(details.units.clone());
        numbered.map(|(number, unit)| (*game, number, unit)).collect::<Vec<_>>()
    };
    let rows: Vec<(u64, i64, Fought)> = details.iter().flat_map(all).collect();
    vec![
        int("game", &rows, |row| i64::try_from(row.0).ok()),
        int("number", &rows, |row| Some(row.1)),
        int("player", &rows, |row| Some(player(row.2.seat))),
        text("unit", &rows, |row| Some(row.2.name.clone())),
        int("points", &rows, |row| Some(row.2.points.into())),
        int("dealt", &rows, |row| Some(row.2.dealt.into())),
        int("suffered", &rows, |row| Some(row.2.suffered.into())),
    ]
}

/// Writes a table, in one group of rows.
fn write(path: &Path, columns: &[Column]) -> Result<()> {
    let field = |Column { name, values }: &Column| match values {
        Values::Int(_) => format!("optional int64 {name};"),
        Values::Text(_) => format!("optional binary {name} (UTF8);"),
        Values::Flag(_) => format!("required boolean {name};"),
    };
    let fields: String = columns.iter().map(field).collect();
    let schema = Arc::new(parse_message_type(&format!("message games {{ {fields} }}"))?);
    let properties = Arc::new(WriterProperties::builder().build());
    let mut file = SerializedFileWriter::new(File::create(path)?, schema, properties)?;
    let mut group = file.next_row_group()?;
    for Column { values, .. } in columns {
        let Some(mut column) = group.next_column()? else { break };
        match values {
            Values::Int(all) => {
                let (levels, there) = levels(all);
                column.typed::<Int64Type>().write_batch(&there, Some(&levels), None)?;
            }
            Values::Text(all) => {
                let (levels, there) = levels(all);
                let there: Vec<ByteArray> =
                    there.iter().map(|text| text.as_bytes().to_vec().into()).collect();
                column.typed::<ByteArrayType>().write_batch(&there, Some(&levels), None)?;
            }
            Values::Flag(all) => {
                column.typed::<BoolType>().write_batch(all, None, None)?;
            }
        }
        column.close()?;
    }
    group.close()?;
    file.close()?;
    Ok(())
}

/// What went wrong, in the words of the system.
fn plain(fault: ParquetError) -> io::Error {
    match fault {
        ParquetError::External(fault) => io::Error::other(fault),
        fault => io::Error::other(fault),
    }
}

/// Which values are there, and those that are.
fn levels<T: Clone>(all: &[Option<T>]) -> (Vec<i16>, Vec<T>) {
    let levels = all.iter().map(|value| i16::from(value.is_some())).collect();
    (levels, all.iter().flatten().cloned().collect())
}

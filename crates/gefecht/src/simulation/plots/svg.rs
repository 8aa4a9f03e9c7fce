//! Bars, points and lines as SVG, with axes that have names.

use std::fmt::Write;

use crate::simulation::Rating;

const TOP: f64 = 72.0;
const ROW: f64 = 24.0;
/// How wide the field is in which something is drawn, and how much is free to its right.
const FIELD: f64 = 380.0;
const RIGHT: f64 = 130.0;
/// The height of a field of lines.
const HEIGHT: f64 = 240.0;
/// What a letter takes of a line on average, and a bit more: there is nothing here to measure it with.
const LETTER: f64 = 7.6;
/// A label that is longer ends in an ellipsis; a pointer shows it whole.
const LONGEST: usize = 64;
/// The colours of the two sides.
const COLOURS: [&str; 2] = ["#1f5fa8", "#b4451f"];

/// What a plot and its axes are called.
pub struct Named<'a> {
    pub title: &'a str,
    pub x: &'a str,
    pub y: &'a str,
}

/// A row of a plot of bars.
pub struct Bar {
    pub label: String,
    pub value: f64,
    pub interval: Option<(f64, f64)>,
    pub shown: String,
    pub side: usize,
}

/// The place of numbers on an axis.
struct Axis {
    from: f64,
    to: f64,
    least: f64,
    most: f64,
}

impl Axis {
    fn at(&self, value: f64) -> f64 {
        self.from + (self.to - self.from) * (value - self.least) / (self.most - self.least)
    }

    /// Round numbers at even distances, with what they are called.
    fn ticks(&self) -> Vec<(f64, String)> {
        let span = (self.most - self.least) / 5.0;
        let ten = 10_f64.powf(span.log10().floor());
        let step =
            [1.0, 2.0, 5.0, 10.0].map(|step| step * ten).into_iter().find(|&step| step >= span);
        let step = step.unwrap_or(span);
        let decimals = (-step.log10().floor()).max(0.0) as usize;
        let (first, last) = (self.least / step - 1e-9, self.most / step + 1e-9);
        let ticks = first.ceil() as i64..=last.floor() as i64;
        ticks.map(|tick| step * tick as f64).map(|at| (at, format!("{at:.decimals$}"))).collect()
    }
}

/// Rows with a label each, in a field whose place the labels leave free.
struct Rows {
    left: f64,
    bottom: f64,
    inside: String,
}

impl Rows {
    fn of<'a>(labels: impl Iterator<Item = &'a str> + Clone) -> Rows {
        let longest = labels.clone().map(|label| label.chars().count().min(LONGEST)).max();
        let left = (24.0 + LETTER * longest.unwrap_or(0) as f64).max(120.0);
        let mut rows =
            Rows { left, bottom: TOP + ROW * labels.clone().count() as f64, inside: String::new() };
        for (number, label) in labels.enumerate() {
            let shown = match label.char_indices().nth(LONGEST) {
                Some((end, _)) => {
                    format!("{}…<title>{}</title>", escaped(&label[..end]), escaped(label))
                }
                None => escaped(label),
            };
            let _ = writeln!(
                rows.inside,
                "<text x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"end\">{shown}</text>",
                left - 8.0,
                middle(number) + 4.0,
            );
        }
        rows
    }

    fn axis(&self, least: f64, most: f64) -> Axis {
        Axis { from: self.left, to: self.left + FIELD, least, most }
    }

    fn plot(self, named: &Named<'_>, axis: &Axis) -> String {
        let Rows { left, bottom, inside } = self;
        let mut under = String::new();
        for (value, text) in axis.ticks() {
            let _ = writeln!(
                under,
                "<path d=\"M{0:.1} {1}V{bottom}\" stroke=\"#ddd\"/>\
                 <text x=\"{0:.1}\" y=\"{2}\" text-anchor=\"middle\">{text}</text>",
                axis.at(value),
                TOP - 4.0,
                bottom + 18.0,
            );
        }
        let field = Field { left, right: left + FIELD, bottom };
        plot(named, &field, left - 8.0, &(under + &inside))
    }
}

/// The middle of a row.
fn middle(row: usize) -> f64 {
    TOP + ROW * row as f64 + 9.0
}

/// Where something is drawn.
struct Field {
    left: f64,
    right: f64,
    bottom: f64,
}

/// A plot with its title and the names of its axes; the one of the rows ends at a place.
fn plot(named: &Named<'_>, field: &Field, end: f64, inside: &str) -> String {
    let Field { left, right, bottom } = field;
    let (width, height) = (right + RIGHT, bottom + 48.0);
    let [title, x, y] = [named.title, named.x, named.y].map(escaped);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n\
         <title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\">{title}</text>\n\
         <text x=\"{0:.1}\" y=\"{1}\" text-anchor=\"middle\" fill=\"#555\">{x}</text>\n\
         <text x=\"{end:.1}\" y=\"{2}\" text-anchor=\"end\" fill=\"#555\">{y}</text>\n{inside}</svg>\n",
        f64::midpoint(*left, *right),
        bottom + 38.0,
        TOP - 16.0,
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A bar for each row, from 0 on, to the left if it is less.
pub fn bars(named: &Named<'_>, bars: &[Bar]) -> String {
    let reach = |bar: &Bar| bar.interval.map_or(bar.value, |(_, high)| high);
    let most = bars.iter().map(reach).fold(0.0, f64::max);
    let least = bars.iter().map(|bar| bar.value).fold(0.0, f64::min);
    let mut rows = Rows::of(bars.iter().map(|bar| &*bar.label));
    let axis = rows.axis(least, if most > least { most } else { 1.0 });
    for (number, bar) in bars.iter().enumerate() {
        let (y, colour) = (middle(number), COLOURS[bar.side % 2]);
        let (from, to) = (axis.at(bar.value.min(0.0)), axis.at(bar.value.max(0.0)));
        let _ = writeln!(
            rows.inside,
            "<rect x=\"{from:.1}\" y=\"{0:.1}\" width=\"{1:.1}\" height=\"17\" fill=\"{colour}\"/>\
             <text x=\"{2:.1}\" y=\"{3:.1}\">{4}</text>",
            y - 9.0,
            to - from,
            axis.at(reach(bar).max(0.0)) + 8.0,
            y + 4.0,
            escaped(&bar.shown),
        );
        if let Some((low, high)) = bar.interval.map(|(low, high)| (axis.at(low), axis.at(high))) {
            let _ = writeln!(
                rows.inside,
                "<path d=\"M{low:.1} {y:.1}H{high:.1}\" stroke=\"#000\" stroke-width=\"2\"/>"
            );
        }
    }
    rows.plot(named, &axis)
}

/// A point with its interval for each row, and a line at the average.
pub fn points(named: &Named<'_>, rated: &[(&str, Rating)], average: f64) -> String {
    let far = |(_, rating): &(&str, Rating)| (rating.elo - average).abs() + rating.error;
    let most = rated.iter().map(far).fold(1.0, f64::max);
    let mut rows = Rows::of(rated.iter().map(|(name, _)| *name));
    let axis = rows.axis(average - most, average + most);
    let (x, bottom) = (axis.at(average), rows.bottom);
    let _ = writeln!(rows.inside, "<path d=\"M{x:.1} {}V{bottom}\" stroke=\"#555\"/>", TOP - 4.0);
    for (number, (_, Rating { elo, error })) in rated.iter().enumerate() {
        let (y, colour) = (middle(number), COLOURS[0]);
        let _ = writeln!(
            rows.inside,
            "<path d=\"M{0:.1} {y:.1}H{1:.1}\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <circle cx=\"{2:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>\
             <text x=\"{3:.1}\" y=\"{4:.1}\">{elo:.0} ± {error:.0}</text>",
            axis.at(elo - error),
            axis.at(elo + error),
            axis.at(*elo),
            axis.to + 8.0,
            y + 4.0,
        );
    }
    rows.plot(named, &axis)
}

/// A line with its name for each side, over steps from 1.
pub fn lines(named: &Named<'_>, names: &[String], sides: &[Vec<f64>; 2]) -> String {
    let field = Field { left: 56.0, right: 650.0, bottom: TOP + HEIGHT };
    let all = || sides.iter().flatten().copied();
    let (least, most) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let y = Axis { from: field.bottom, to: TOP, least, most };
    let steps = sides[0].len().max(2) as f64;
    let x = Axis { from: field.left, to: field.right, least: 1.0, most: steps };
    let mut inside = String::new();
    for (value, text) in y.ticks() {
        let _ = writeln!(
            inside,
            "<path d=\"M{0} {1:.1}H{2}\" stroke=\"#ddd\"/>\
             <text x=\"{3}\" y=\"{4:.1}\" text-anchor=\"end\">{text}</text>",
            field.left,
            y.at(value),
            field.right,
            field.left - 6.0,
            y.at(value) + 4.0,
        );
    }
    for (value, text) in x.ticks().into_iter().filter(|(value, _)| value.fract() == 0.0) {
        let _ = writeln!(
            inside,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{text}</text>",
            x.at(value),
            field.bottom + 18.0,
        );
    }
    for (side, (values, label)) in sides.iter().zip(labels(sides, &y)).enumerate() {
        let name = names.get(side).map_or("", String::as_str);
        let points = (1_u32..).zip(values);
        let points: Vec<String> = points
            .map(|(step, &value)| format!("{:.1},{:.1}", x.at(step.into()), y.at(value)))
            .collect();
        let dashes = if side == 1 { " stroke-dasharray=\"7 4\"" } else { "" };
        let _ = writeln!(
            inside,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{1}\" stroke-width=\"2.5\"{dashes}/>\
             <text x=\"{2}\" y=\"{label:.1}\" fill=\"{1}\">{name}</text>",
            points.join(" "),
            COLOURS[side],
            field.right + 8.0,
        );
    }
    plot(named, &field, field.left + LETTER * named.y.chars().count() as f64, &inside)
}

/// Where the names of the lines stand: at their ends, but not in each other.
fn labels(sides: &[Vec<f64>; 2], y: &Axis) -> [f64; 2] {
    let [one, other] = [0, 1].map(|side| y.at(sides[side].last().copied().unwrap_or(0.0)) + 4.0);
    let apart = (8.0 - (other - one).abs() / 2.0).max(0.0);
    if one <= other { [one - apart, other + apart] } else { [one + apart, other - apart] }
}

//! What the server writes to its log: lines for people, or JSON for machines.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Writes the log to standard error from now on.
pub fn start(json: bool) {
    let lines = tracing_subscriber::fmt().with_writer(std::io::stderr);
    if json { lines.event_format(Json).init() } else { lines.init() }
}

/// An event as a line of JSON: `time` in milliseconds since 1970, `level`, `from`, `message`, and the
/// event's own fields.
struct Json;

struct Fields(Map<String, Value>);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.insert(field.name().to_owned(), format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().to_owned(), value.into());
    }
}

impl<S, N> FormatEvent<S, N> for Json
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut fields = Fields(Map::new());
        event.record(&mut fields);
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let line = &mut fields.0;
        line.insert("time".to_owned(), (passed.as_millis() as u64).into());
        line.insert("level".to_owned(), event.metadata().level().as_str().into());
        line.insert("from".to_owned(), event.metadata().target().into());
        writeln!(writer, "{}", Value::Object(fields.0))
    }
}

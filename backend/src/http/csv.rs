//! Tables as CSV files, streamed while they are read.

mod list;

use std::borrow::Cow;
use std::fmt::Display;
use std::io;

use axum::body::Body;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use chrono::{DateTime, Utc};
use csv::{Terminator, WriterBuilder};
use futures::{Stream, StreamExt as _, stream};
use http::{HeaderValue, header};
use jetway_app::context::place_names::zone_city;
use jetway_domain::ids::TenantId;
use jetway_domain::reference::NameLanguage;
use jetway_domain::text::without_formula;
use jetway_domain::zone::Zone;

use super::{Agent, Refusal};
use crate::state::AppState;

pub(crate) use list::{Column, Words, csv_list};

/// Spreadsheets take a file without it for one in the computer's old code page.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A cell of a table.
pub(crate) enum Cell {
    /// Anything a person or a supplier may have written.
    Text(String),
    /// A number, a date or a time that this program wrote.
    Plain(String),
}

impl Cell {
    /// A text, empty if there is none.
    pub(crate) fn text(text: Option<&str>) -> Self {
        Self::Text(text.unwrap_or_default().to_owned())
    }

    /// A value of our own, empty if there is none.
    pub(crate) fn plain(value: Option<impl Display>) -> Self {
        Self::Plain(value.map(|value| value.to_string()).unwrap_or_default())
    }

    fn written(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => without_formula(text),
            Self::Plain(value) => Cow::Borrowed(value),
        }
    }
}

/// Rows as CSV. Source: RFC 4180.
pub(crate) fn rows(table: impl IntoIterator<Item = Vec<Cell>>) -> io::Result<Bytes> {
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(Vec::new());
    for row in table {
        writer.write_record(row.iter().map(|cell| cell.written().into_owned()))?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes.into())
}

/// A private, uncached download: the headings, then the parts as they come. A part that fails ends the connection, so that no
/// browser takes the beginning of a file for the whole.
pub(crate) fn csv_answer(
    name: &FileName,
    headings: Vec<String>,
    parts: impl Stream<Item = io::Result<Bytes>> + Send + 'static,
) -> Result<Response, Refusal> {
    let head = rows([headings.into_iter().map(Cell::Text).collect()]);
    let head = head.map_err(|error| Refusal::ours(&error))?;
    let head = [BYTE_ORDER_MARK.as_bytes(), &head].concat();
    let logged = parts.inspect(|part| {
        if let Err(error) = part {
            tracing::error!(%error, "an export ended early");
        }
    });
    let body = Body::from_stream(stream::iter([Ok(Bytes::from(head))]).chain(logged));
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{}\"", name.0));
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/csv; charset=utf-8"),
        ),
        (
            header::CONTENT_DISPOSITION,
            disposition.map_err(|error| Refusal::ours(&error))?,
        ),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, body).into_response())
}

/// The name of a download.
pub(crate) struct FileName(String);

impl FileName {
    /// Such as `falcon-bookings-2026-11-26.csv`: the tenant, what it is, and the tenant's date.
    pub(crate) fn dated(state: &AppState, agent: &Agent, what: &str) -> Result<Self, Refusal> {
        Self::ending(state, agent, what, "csv")
    }

    /// The same for a file of another format.
    pub(crate) fn ending(state: &AppState, agent: &Agent, what: &str, ending: &str) -> Result<Self, Refusal> {
        let tenant = agent.portal.tenant.as_str().trim_matches('_');
        let today = agent.portal.today(state.app.clock())?;
        Ok(Self(format!("{tenant}-{what}-{today}.{ending}")))
    }

    /// As text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The same for operators, with the date in UTC.
    pub(crate) fn for_operators(state: &AppState, tenant: &TenantId, what: &str) -> Self {
        let tenant = tenant.as_str().trim_matches('_');
        let today = state.app.clock().now().date_naive();
        Self(format!("{tenant}-{what}-{today}.csv"))
    }
}

/// Writes instants in a tenant's time zone, in a form that spreadsheets sort.
#[derive(Clone, Copy)]
pub(crate) struct LocalTime(Zone);

impl LocalTime {
    /// In the zone of the caller's portal.
    pub(crate) fn of(agent: &Agent) -> Result<Self, Refusal> {
        let zone = agent.portal.settings.config.timezone.parse::<Zone>();
        zone.map(Self).map_err(|error| Refusal::ours(&error))
    }

    /// The zone's city in a language, for headings.
    pub(crate) fn place(self, language: NameLanguage) -> String {
        zone_city(self.0, language)
    }

    /// Such as `2026-11-26 09:21`.
    pub(crate) fn cell(self, at: Option<DateTime<Utc>>) -> Cell {
        Cell::plain(at.map(|at| at.with_timezone(&self.0).format("%Y-%m-%d %H:%M")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(cells: Vec<Cell>) -> String {
        let bytes = rows([cells]).expect("a row");
        String::from_utf8(bytes.to_vec()).expect("text")
    }

    #[test]
    fn our_own_numbers_stay_numbers() {
        assert_eq!(
            written(vec![Cell::plain(Some("-480.00")), Cell::plain(None::<u8>)]),
            "-480.00,\r\n"
        );
    }

    #[test]
    fn separators_quotes_and_lines_stay_in_their_cell() {
        let text = |text: &str| Cell::text(Some(text));
        assert_eq!(
            written(vec![
                text("a,b"),
                text("say \"hi\""),
                text("two\nlines"),
                Cell::text(None)
            ]),
            "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\r\n"
        );
    }
}

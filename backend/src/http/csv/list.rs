//! An agency's list as a CSV file: its columns, and its rows as they are read.

use std::error::Error;
use std::io;

use axum::response::Response;
use chrono::{DateTime, Utc};
use futures::{Stream, StreamExt as _};
use jetway_domain::access::Functionality;
use jetway_domain::reference::NameLanguage;

use super::{Cell, FileName, LocalTime, csv_answer, rows};
use crate::http::{Agent, Refusal};
use crate::state::AppState;

/// A text in English and in Arabic.
pub(crate) type Words = [&'static str; 2];

/// A column of a list: its heading, in which `{place}` is the city of the tenant's time zone, and its cell of a row.
pub(crate) struct Column<R> {
    heading: Words,
    /// What a reader needs to have the column.
    needs: Option<Functionality>,
    cell: fn(&R, &Reader) -> Cell,
}

impl<R> Column<R> {
    /// A column for every user who may read the list.
    pub(crate) const fn new(heading: Words, cell: fn(&R, &Reader) -> Cell) -> Self {
        Self {
            heading,
            needs: None,
            cell,
        }
    }

    /// The same column for those with a functionality alone.
    pub(crate) const fn needs(self, functionality: Functionality) -> Self {
        Self {
            heading: self.heading,
            needs: Some(functionality),
            cell: self.cell,
        }
    }
}

/// For whom a file is written.
pub(crate) struct Reader {
    agent: Agent,
    times: LocalTime,
    is_arabic: bool,
}

impl Reader {
    fn of(agent: Agent) -> Result<Self, Refusal> {
        Ok(Self {
            times: LocalTime::of(&agent)?,
            is_arabic: agent.portal.language().starts_with("ar"),
            agent,
        })
    }

    /// An instant by the tenant's clock.
    pub(crate) fn time(&self, at: Option<DateTime<Utc>>) -> Cell {
        self.times.cell(at)
    }

    /// A text in the reader's language.
    pub(crate) const fn words(&self, [english, arabic]: Words) -> &'static str {
        if self.is_arabic { arabic } else { english }
    }

    /// The language of names of places.
    pub(crate) fn names(&self) -> NameLanguage {
        self.agent.portal.names()
    }

    /// Who caused something, the portal for automatic steps.
    pub(crate) fn author(&self, by: &str) -> Cell {
        Cell::Text(self.agent.portal.author(by))
    }

    fn sees<R>(&self, column: &Column<R>) -> bool {
        column.needs.is_none_or(|functionality| self.agent.may(functionality))
    }
}

/// A list as a download named `what`, in the reader's language and without the columns that are hidden from them. The rows are
/// written as they are read.
pub(crate) fn csv_list<R: 'static, E: Error + Send + Sync + 'static>(
    state: &AppState,
    agent: Agent,
    what: &str,
    columns: &'static [Column<R>],
    parts: impl Stream<Item = Result<Vec<R>, E>> + Send + 'static,
) -> Result<Response, Refusal> {
    let name = FileName::dated(state, &agent, what)?;
    let reader = Reader::of(agent)?;
    let shown: Vec<&'static Column<R>> = columns.iter().filter(|column| reader.sees(column)).collect();
    let place = reader.times.place(reader.names());
    let heading = |column: &&Column<R>| reader.words(column.heading).replace("{place}", &place);
    let headings = shown.iter().map(heading).collect();
    let lines = parts.map(move |part| {
        let part = part.map_err(io::Error::other)?;
        let line = |row| shown.iter().map(|column| (column.cell)(row, &reader)).collect();
        rows(part.iter().map(line))
    });
    csv_answer(&name, headings, lines)
}

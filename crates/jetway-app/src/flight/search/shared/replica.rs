//! A search of another node, replayed line by line.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Journal, Line, SearchLog};
use crate::flight::search::snapshot::Snapshot;

/// Polls for new lines this often while a search runs.
const POLL_EVERY: Duration = Duration::from_millis(150);

/// A search from its first lines, up to a line of another version of this program, and the number of lines used; `None` when they
/// do not start a search.
pub(super) fn replay(request_id: &str, lines: &[Vec<u8>]) -> Option<(Arc<Snapshot>, usize)> {
    let (first, rest) = lines.split_first()?;
    let Line::Began {
        query,
        started_at,
        expires_at,
        suppliers,
    } = Line::unpack(first)?
    else {
        return None;
    };
    let suppliers = suppliers.into_owned();
    let snapshot = Snapshot::new(
        request_id.to_owned(),
        query.into_owned(),
        (started_at, expires_at),
        suppliers,
        Journal::default(),
    );
    let understood = rest.iter().map_while(|line| hear(&snapshot, line)).count();
    Some((Arc::new(snapshot), understood + 1))
}

/// Continue until it is complete. The node that queried the suppliers may have died: suppliers missing at `end` count as silent.
/// Returns whether the log was read to its end; otherwise there may be more of the search.
pub(super) async fn follow(
    log: Arc<dyn SearchLog>,
    search: String,
    (snapshot, mut known): (Arc<Snapshot>, usize),
    end: Instant,
) -> bool {
    let mut is_whole = true;
    while !snapshot.is_complete() && Instant::now() < end {
        sleep(POLL_EVERY).await;
        let lines = log.read(&search, known).await;
        is_whole = lines.is_ok();
        let Ok(lines) = lines else {
            continue;
        };
        known += lines.len();
        if lines.iter().any(|line| hear(&snapshot, line).is_none()) {
            break;
        }
    }
    snapshot.silence();
    is_whole
}

/// `None` for a line of another version of this program.
fn hear(snapshot: &Snapshot, line: &[u8]) -> Option<()> {
    match Line::unpack(line)? {
        Line::Answered(supplier, offers) => snapshot.arrive(&supplier, offers.into_owned()),
        Line::Silent(supplier) => snapshot.fall_silent(&supplier),
        Line::Began { .. } => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::sync::Arc;
    use std::time::Duration;

    use async_trait::async_trait;
    use chrono::{DateTime, Utc};
    use jetway_domain::air::fare_kind::FareKind;
    use jetway_domain::air::offer::SupplierId;
    use jetway_domain::air::search::{AirSearchQuery, Cabin, PassengerCounts, TripType};
    use jetway_domain::money::CurrencyCode;
    use tokio::time::Instant;

    use super::super::{Line, LogAway, SearchLog};
    use super::{POLL_EVERY, follow, replay};

    /// The log of one search, which may fail to be read.
    #[derive(Debug, Default)]
    struct Log {
        lines: Vec<Vec<u8>>,
        is_away: bool,
    }

    #[async_trait]
    impl SearchLog for Log {
        async fn append(&self, _search: &str, _line: Vec<u8>) -> Result<(), LogAway> {
            Err(LogAway("not written here".to_owned()))
        }

        async fn read(&self, _search: &str, from: usize) -> Result<Vec<Vec<u8>>, LogAway> {
            if self.is_away {
                return Err(LogAway("for a while".to_owned()));
            }
            Ok(self.lines[from..].to_vec())
        }
    }

    fn query() -> AirSearchQuery {
        AirSearchQuery {
            trip_type: TripType::OneWay,
            cabin: Cabin::Economy,
            journeys: Vec::new(),
            passengers: PassengerCounts {
                adults: 1,
                child_ages: Vec::new(),
                infants: 0,
            },
            preferred_airlines: Vec::new(),
            fare_kind: FareKind::Regular,
            direct_only: false,
            nearby_airports: false,
            currency: CurrencyCode::AED,
        }
    }

    fn began(suppliers: &[SupplierId]) -> Vec<u8> {
        let began = Line::Began {
            query: Cow::Owned(query()),
            started_at: DateTime::<Utc>::UNIX_EPOCH,
            expires_at: DateTime::<Utc>::UNIX_EPOCH,
            suppliers: Cow::Borrowed(suppliers),
        };
        began.pack()
    }

    #[tokio::test(start_paused = true)]
    async fn a_search_whose_log_is_away_at_its_end_is_over_and_not_whole() {
        let supplier = SupplierId("one".to_owned());
        let lines = vec![began(std::slice::from_ref(&supplier))];
        for is_away in [true, false] {
            let log = Arc::new(Log {
                lines: lines.clone(),
                is_away,
            });
            let (snapshot, known) = replay("search", &lines).expect("a search");
            let followed = (Arc::clone(&snapshot), known);
            let is_whole = follow(log, "search".to_owned(), followed, Instant::now() + POLL_EVERY).await;
            assert_eq!((snapshot.is_complete(), is_whole), (true, !is_away));
        }
    }

    #[test]
    fn a_line_of_another_version_ends_a_replay_with_what_was_understood() {
        let suppliers = ["one", "two"].map(|id| SupplierId(id.to_owned()));
        let silent = |at: usize| Line::Silent(Cow::Borrowed(&suppliers[at])).pack();
        let lines = [began(&suppliers), silent(0), b"of another version".to_vec(), silent(1)];
        let (snapshot, known) = replay("search", &lines).expect("a search");
        // Continuing from there meets that line again, and stops.
        assert_eq!(known, 2);
        let view = snapshot.view(None, Duration::ZERO);
        assert_eq!((view.silent.as_slice(), view.suppliers_remaining), (&suppliers[..1], 1));
        assert!(replay("search", &lines[1..]).is_none(), "nothing began");
    }
}

//! A search of another node, replayed line by line.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Journal, Line, SearchLog};
use crate::air::search::snapshot::Snapshot;

/// New lines are looked for this often while a search runs.
const LOOK_EVERY: Duration = Duration::from_millis(150);

/// A search as its first lines have it, and how many there are; `None` when they do not begin one.
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
    for line in rest {
        hear(&snapshot, line)?;
    }
    Some((Arc::new(snapshot), lines.len()))
}

/// Go on until it is complete. Who asked the suppliers may have died meanwhile: whoever was not heard of by `end` is silent.
pub(super) async fn follow(
    log: Arc<dyn SearchLog>,
    search: String,
    (snapshot, mut known): (Arc<Snapshot>, usize),
    end: Instant,
) {
    while !snapshot.is_complete() && Instant::now() < end {
        sleep(LOOK_EVERY).await;
        let Ok(lines) = log.read(&search, known).await else {
            continue;
        };
        known += lines.len();
        if lines.iter().any(|line| hear(&snapshot, line).is_none()) {
            break;
        }
    }
    snapshot.silence();
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

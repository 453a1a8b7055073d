//! The log of a search, in merge order.

use std::borrow::Cow;
use std::io::{Read, Write};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::search::AirSearchQuery;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{self, UnboundedSender};

use super::SearchLog;

/// One line of a search.
#[derive(Debug, Serialize, Deserialize)]
pub(in super::super) enum Line<'a> {
    /// It began.
    Began {
        query: Cow<'a, AirSearchQuery>,
        started_at: DateTime<Utc>,
        expires_at: DateTime<Utc>,
        suppliers: Cow<'a, [SupplierId]>,
    },
    /// A supplier answered.
    Answered(Cow<'a, SupplierId>, Cow<'a, [PricedOffer]>),
    /// A supplier will not answer.
    Silent(Cow<'a, SupplierId>),
}

impl Line<'_> {
    /// Its stored form: gzipped JSON, about a thirteenth of the size.
    pub(in super::super) fn pack(&self) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        // Serialising plain data into memory does not fail.
        let _ = serde_json::to_writer(&mut packed, self).map(|()| packed.flush());
        packed.finish().unwrap_or_default()
    }

    /// `None` for bytes that are no line, for example of another version of this program.
    pub(super) fn unpack(packed: &[u8]) -> Option<Line<'static>> {
        let mut text = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut text).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

/// Logs a search while it runs; does nothing without a log.
#[derive(Debug, Default)]
pub(in super::super) struct Journal(Option<UnboundedSender<Vec<u8>>>);

impl Journal {
    /// A journal, and the task that writes it, which ends when the journal is dropped. After a lost line nothing more is written, so that
    /// other nodes never replay a gap.
    pub(in super::super) fn keep(
        log: Arc<dyn SearchLog>,
        search: String,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (sender, mut lines) = mpsc::unbounded_channel::<Vec<u8>>();
        let write = async move {
            while let Some(line) = lines.recv().await {
                if let Err(error) = log.append(&search, line).await {
                    tracing::warn!(%error, "a search is not shared with other nodes");
                    return;
                }
            }
        };
        (Self(Some(sender)), write)
    }

    /// Whether lines are written to a log.
    pub(in super::super) const fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Write a line. The caller holds the lock under which it merges, so that lines are in merge order.
    pub(in super::super) fn write(&self, packed: Vec<u8>) {
        if let Some(sender) = &self.0 {
            // The writer has ended: the search stays on this node.
            let _ = sender.send(packed);
        }
    }
}

//! What is written down of a search, in the order it was merged.

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
    /// As it is kept: JSON in gzip, a thirteenth of its length.
    pub(in super::super) fn pack(&self) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        // Writing plain data into memory does not fail.
        let _ = serde_json::to_writer(&mut packed, self).map(|()| packed.flush());
        packed.finish().unwrap_or_default()
    }

    /// `None` for bytes that are no line: of another version of this program, say.
    pub(super) fn unpack(packed: &[u8]) -> Option<Line<'static>> {
        let mut text = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut text).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

/// Writes a search down while it runs; without a log it does nothing.
#[derive(Debug, Default)]
pub(in super::super) struct Journal(Option<UnboundedSender<Vec<u8>>>);

impl Journal {
    /// A journal, and the work of writing it down, which ends with it. Where a line is lost the rest is not written: what
    /// another node replays has no holes.
    pub(in super::super) fn keep(
        log: Arc<dyn SearchLog>,
        search: String,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (sender, mut lines) = mpsc::unbounded_channel::<Vec<u8>>();
        let write = async move {
            while let Some(line) = lines.recv().await {
                if let Err(error) = log.append(&search, line).await {
                    tracing::warn!(%error, "a search stays with this node");
                    return;
                }
            }
        };
        (Self(Some(sender)), write)
    }

    /// Whether anybody writes.
    pub(in super::super) const fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Write a line down. The caller holds the lock under which it merges, so that lines stand in that order.
    pub(in super::super) fn write(&self, packed: Vec<u8>) {
        if let Some(sender) = &self.0 {
            // Nobody writes any more: the search stays with this node.
            let _ = sender.send(packed);
        }
    }
}

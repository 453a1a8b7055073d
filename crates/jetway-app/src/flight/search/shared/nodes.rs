//! The engine of one node among several.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::{Journal, replica};
use crate::flight::search::snapshot::Snapshot;
use crate::flight::search::{FlightSearch, SnapshotKey};

/// Time beyond the suppliers' deadline for another node's lines to arrive here.
const GRACE: Duration = Duration::from_secs(2);

impl FlightSearch {
    /// A search that another node runs or has run.
    pub(in super::super) async fn elsewhere(&self, key: SnapshotKey) -> Option<Arc<Snapshot>> {
        let log = self.log.as_ref().filter(|_| is_request_id(&key.2))?;
        let name = log_name(&key);
        let lines = log.read(&name, 0).await;
        let lines = lines.inspect_err(|error| tracing::warn!(%error, "searches of other nodes cannot be read"));
        let (snapshot, known) = replica::replay(&key.2, &lines.ok()?)?;
        let entry = self.snapshots.entry(key.clone()).or_insert(snapshot);
        let (is_new, snapshot) = (entry.is_fresh(), entry.into_value());
        if is_new && !snapshot.is_complete() {
            let end = Instant::now() + self.settings.supplier_deadline + GRACE;
            let followed = (Arc::clone(&snapshot), known);
            let following = replica::follow(Arc::clone(log), name, followed, end);
            let snapshots = self.snapshots.clone();
            self.services.tasks.run(async move {
                if !following.await {
                    // The next reader starts from the first line.
                    snapshots.invalidate(&key);
                }
            });
        }
        Some(snapshot)
    }

    /// The journal of a search that starts on this node.
    pub(in super::super) fn journal(&self, key: &SnapshotKey) -> Journal {
        let Some(log) = &self.log else {
            return Journal::default();
        };
        let (journal, write) = Journal::keep(Arc::clone(log), log_name(key));
        self.services.tasks.run(write);
        journal
    }
}

/// Whether the id has the format the engine generates.
fn is_request_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn log_name((tenant, agency, request_id): &SnapshotKey) -> String {
    format!("{tenant}:{agency}:{request_id}")
}

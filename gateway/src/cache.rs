//! Public answers of the backend, kept at the edge: a shared cache as RFC 9111 describes it, for listed calls only.
//!
//! **Invariant**: a key begins with the tenant and every part is length-prefixed. The backend is asked with a request
//! made from the key alone, by the gateway itself: no header, body or parameter of a client can change what is kept.

mod fill;
mod flight;
mod give;
mod key;
mod metrics;
mod part;
mod purge;
mod routes;
mod semantics;
mod serve;
mod shelf;
mod standing;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use http::header::{CONTENT_LOCATION, LOCATION};
use http::{Method, Uri};
use jetway_tenancy::Tenant;
use pingora::http::ResponseHeader;
use prometheus::Registry;

pub use fill::Fill;
pub use key::Inputs;
pub use part::{Outcome, Part};
pub use purge::{Purge, statistics};
pub use routes::Routes;
use semantics::only;
pub use serve::serve;

use crate::config::CacheRules;
use crate::proxy::ctx::RequestCtx;
use flight::Flights;
use metrics::CacheMetrics;
use shelf::{Entry, Epochs, Kept, Purged, Shelf, Target, hide};
use standing::{Standing, stand};

/// Kept answers of every tenant.
pub struct ResponseCache {
    rules: CacheRules,
    routes: Routes,
    shelf: Shelf,
    epochs: Epochs,
    flights: Flights,
    outcomes: [AtomicU64; Outcome::ALL.len()],
    metrics: CacheMetrics,
}

/// What stands under a key.
enum Look {
    /// Nothing that may be used.
    Nothing,
    /// Answers here are not for keeping.
    Pass,
    /// An answer, and what may be done with it.
    Answer(Arc<Entry>, Standing),
}

impl ResponseCache {
    /// Empty.
    ///
    /// # Errors
    /// When two series have one name.
    pub fn new(rules: CacheRules, registry: &Registry) -> prometheus::Result<Self> {
        let metrics = CacheMetrics::register(registry)?;
        let tenant_bytes = rules.bytes / 100 * u64::from(rules.tenant_percent);
        Ok(Self {
            routes: Routes::new(&rules),
            shelf: Shelf::new(rules.bytes, tenant_bytes, &metrics),
            epochs: Epochs::default(),
            flights: Flights::default(),
            outcomes: Default::default(),
            metrics,
            rules,
        })
    }

    /// A request's part in the cache.
    pub fn part(&self, method: &Method, path: &str) -> Part {
        match self.routes.at(path) {
            None => Part::unlisted(),
            Some(rule) if matches!(*method, Method::GET | Method::HEAD) => Part::listed(Arc::clone(rule)),
            Some(_) if matches!(*method, Method::OPTIONS | Method::TRACE) => Part::unlisted(),
            Some(_) => Part::changing(path),
        }
    }

    /// Count a request's outcome.
    pub fn count(&self, outcome: Outcome) {
        if let Some(count) = self.outcomes.get(outcome as usize) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The backend answered a request itself. When that was no read and went well, what is kept of the path is gone
    /// (RFC 9111 §4.4). Tags are the gateway's business, not the client's.
    pub fn answered(&self, ctx: &RequestCtx, response: &mut ResponseHeader) {
        hide(response);
        let went_well = response.status.is_success() || response.status.is_redirection();
        let (true, Some(path), Some(tenant)) = (went_well, ctx.cache.changes(), &ctx.tenant) else {
            return;
        };
        let also =
            [LOCATION, CONTENT_LOCATION].map(|name| only(&response.headers, &name).and_then(|at| same_host(at, ctx)));
        let paths = also.into_iter().flatten().chain([path.to_owned()]);
        let targets = paths.map(|path| Target::Path(Some(tenant.slug.as_str().into()), path.into()));
        self.epochs.purge(targets.collect(), true);
    }

    /// What stands under a key. `floor` is the least time an answer must have been kept before a client may insist.
    fn look(&self, key: &[u8], tenant: &Tenant, now: Instant) -> Look {
        match self.shelf.get(key) {
            None => Look::Nothing,
            Some(Kept::Pass(until)) => {
                if now < until {
                    Look::Pass
                } else {
                    Look::Nothing
                }
            }
            Some(Kept::Answer(entry)) => {
                let purged = self
                    .epochs
                    .verdict(&entry.asked, tenant.slug.as_str(), &entry.path, &entry.tags);
                if purged == Purged::Hard {
                    self.shelf.drop(key);
                    return Look::Nothing;
                }
                let is_revised = entry.revision != tenant.revision;
                let standing = stand(&entry, purged == Purged::Soft, is_revised, now);
                Look::Answer(entry, standing)
            }
        }
    }

    /// Count what an answer weighs now, if it is still kept.
    fn reweigh(&self, key: &[u8], entry: &Arc<Entry>) {
        if let Some(Kept::Answer(kept)) = self.shelf.get(key)
            && Arc::ptr_eq(&kept, entry)
        {
            self.shelf.keep(key, entry);
        }
    }

    fn floor(&self) -> Duration {
        Duration::from_secs(self.rules.refresh_floor_seconds)
    }
}

/// The path an address names, when it is one of the host that was asked.
fn same_host(address: &str, ctx: &RequestCtx) -> Option<String> {
    let address: Uri = address.parse().ok()?;
    let is_ours = address.host().is_none_or(|host| host.eq_ignore_ascii_case(&ctx.host));
    is_ours.then(|| address.path().to_owned())
}

//! All tenants, always in their last good version, replaced atomically when a source delivers.

pub(crate) mod shards;
pub(crate) mod shelf;

mod intake;
mod last_good;
mod snapshot;

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use arc_swap::{ArcSwap, Guard};

use crate::fault::TenantFault;
use crate::registry::shelf::Shelf;
use crate::slug::TenantSlug;
use crate::source::{Delivery, FolderSource, SourceGuard, TenantSource};
use intake::Intake;

pub use last_good::LastGood;
pub use snapshot::{Changed, Snapshot};

/// Memory limit for all tenants' files; others are read again.
const HELD_BYTES: u64 = 64 * 1024 * 1024;

/// State of the source.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SourceState {
    /// Why it cannot be reached, if so.
    pub away: Option<String>,
    /// How outdated the served tenants may be.
    pub behind: Duration,
}

/// The tenants of a source.
pub struct TenantRegistry {
    source: Box<dyn TenantSource>,
    current: ArcSwap<Snapshot>,
    intake: Mutex<Intake>,
    away: Mutex<Option<(String, Instant)>>,
}

impl TenantRegistry {
    /// Reads a folder of tenants.
    ///
    /// # Errors
    /// The original brand does not validate; without it no other tenant can be completed.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Arc<Self>, TenantFault> {
        let folder = folder.into();
        let file = folder.join(TenantSlug::DEFAULT).join("tenant.toml");
        let registry = Self::start(Box::new(FolderSource::new(folder)), None);
        let first = registry.snapshot();
        if first.original().is_some() {
            return Ok(registry);
        }
        let away = registry
            .state()
            .away
            .map_or_else(String::new, |reason| format!(": {reason}"));
        let reason = format!("the original brand is missing; restore it{away}");
        let original = |fault: &&TenantFault| fault.tenant == TenantSlug::DEFAULT;
        let missing = || TenantFault::at(TenantSlug::DEFAULT, &file, "", None, reason);
        Err(first.faults().iter().find(original).cloned().unwrap_or_else(missing))
    }

    /// Loads the tenants of a source; while it is unavailable or invalid, the last good copies. Without either the
    /// registry starts empty.
    #[must_use]
    pub fn start(source: Box<dyn TenantSource>, last_good: Option<Arc<LastGood>>) -> Arc<Self> {
        let shelf = Arc::new(Shelf::new(HELD_BYTES, last_good.clone()));
        let registry = Arc::new(Self {
            source,
            current: ArcSwap::from_pointee(Snapshot::default()),
            intake: Mutex::new(Intake::new(shelf, last_good)),
            away: Mutex::new(None),
        });
        registry.reload();
        if registry.snapshot().original().is_none() {
            registry.take(|intake, snapshot| intake.restore_all(snapshot));
        }
        registry
    }

    /// The current tenants; hold the snapshot for the length of a request.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.current.load_full()
    }

    /// The current tenants, for a brief access.
    #[must_use]
    #[inline]
    pub fn current(&self) -> Guard<Arc<Snapshot>> {
        self.current.load()
    }

    /// State of the source.
    #[must_use]
    pub fn state(&self) -> SourceState {
        let away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        away.as_ref()
            .map_or_else(SourceState::default, |(reason, since)| SourceState {
                away: Some(reason.clone()),
                behind: since.elapsed(),
            })
    }

    /// Reads everything again. Invalid tenants keep their last good version.
    pub fn reload(&self) {
        let delivery = match self.source.all() {
            Ok(Some(readings)) => Delivery::Everything(readings),
            Ok(None) => return,
            Err(reason) => Delivery::Away(reason),
        };
        self.deliver(delivery);
    }

    /// Follows the source until the guard is dropped; calls `then` with the changes of each delivery.
    ///
    /// # Errors
    /// The source cannot be followed at all.
    pub fn watch(self: &Arc<Self>, then: impl Fn(&Changed) + Send + Sync + 'static) -> Result<SourceGuard, String> {
        let registry = Arc::clone(self);
        self.source.watch(Box::new(move |delivery| {
            let changed = registry.deliver(delivery);
            then(&changed);
        }))
    }

    fn deliver(&self, delivery: Delivery) -> Changed {
        match delivery {
            Delivery::Away(reason) => {
                self.set_away(Some(reason));
                Changed::default()
            }
            Delivery::Everything(readings) => {
                let changed = self.take(|intake, snapshot| intake.everything(readings, snapshot));
                let refused = self.lock().refused.clone();
                self.set_away(refused);
                changed
            }
            Delivery::Changes { readings, gone } => {
                self.set_away(None);
                self.take(|intake, snapshot| intake.changes(readings, &gone, snapshot))
            }
        }
    }

    fn take(&self, change: impl FnOnce(&mut Intake, &mut Snapshot) -> Changed) -> Changed {
        let mut intake = self.lock();
        let before = self.snapshot();
        let mut after = Snapshot::clone(&before);
        let changed = change(&mut intake, &mut after);
        report(&before, &after, &changed);
        self.current.store(Arc::new(after));
        changed
    }

    fn lock(&self) -> MutexGuard<'_, Intake> {
        self.intake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_away(&self, now: Option<String>) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        match (now, away.as_ref()) {
            (Some(reason), None) => {
                let place = self.source.place();
                tracing::error!(place, reason, "tenants cannot be read; the last good ones are served");
                *away = Some((reason, Instant::now()));
            }
            (Some(reason), Some((_, since))) => *away = Some((reason, *since)),
            (None, Some((_, since))) => {
                let seconds = since.elapsed().as_secs();
                tracing::info!(place = self.source.place(), seconds, "tenants can be read again");
                *away = None;
            }
            (None, None) => {}
        }
    }
}

impl fmt::Debug for TenantRegistry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("TenantRegistry").field(&self.source).finish()
    }
}

/// Up to this many tenants are logged individually.
const NAMED: usize = 20;

fn report(before: &Snapshot, after: &Snapshot, changed: &Changed) {
    for fault in after.faults.iter().filter(|fault| !before.faults.contains(fault)) {
        tracing::error!(
            tenant = fault.tenant,
            file = %fault.file.display(),
            line = fault.line,
            reason = fault.reason,
            last_good_served = fault.last_good_served,
            "tenant refused: {fault}"
        );
    }
    if changed.live.len() > NAMED {
        tracing::info!(tenants = changed.live.len(), "tenants live");
    } else {
        for tenant in changed.live.iter().filter_map(|slug| after.by_slug(slug.as_str())) {
            tracing::info!(tenant = tenant.slug.as_str(), revision = tenant.revision, "tenant live");
        }
    }
    for gone in &changed.gone {
        tracing::warn!(tenant = gone.as_str(), "tenant gone");
    }
}

#[cfg(test)]
mod tests;

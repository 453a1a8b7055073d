//! Processes a delivery: validates in parallel, admits tenants one by one, stores good versions.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::last_good::LastGood;
use super::snapshot::{Changed, Snapshot};
use crate::document::Document;
use crate::fault::TenantFault;
use crate::load::{self, Original, Tenant};
use crate::registry::shelf::Shelf;
use crate::slug::TenantSlug;
use crate::source::Reading;

/// A list that removes more than half of more than this many tenants is considered an accident.
const FEW: usize = 8;
/// Below this many, a single thread is faster.
const WORTH_THREADS: usize = 64;

/// State in addition to the snapshot.
#[derive(Debug)]
pub struct Intake {
    shelf: Arc<Shelf>,
    last_good: Option<Arc<LastGood>>,
    keeper: Option<Sender<Keep>>,
    original: Option<Arc<Original>>,
    /// Valid documents whose hosts belong to others; tried again with every change.
    waiting: BTreeMap<TenantSlug, Arc<Document>>,
    faults: BTreeMap<TenantSlug, TenantFault>,
    /// Why the last complete list was rejected.
    pub refused: Option<String>,
}

/// Work for the thread that stores copies.
#[derive(Debug)]
enum Keep {
    Copy(Arc<Document>),
    Forget(TenantSlug),
}

type Checked = (Arc<Document>, Result<Arc<Tenant>, Vec<TenantFault>>);

impl Intake {
    pub fn new(shelf: Arc<Shelf>, last_good: Option<Arc<LastGood>>) -> Self {
        Self {
            keeper: last_good.clone().and_then(keeper),
            shelf,
            last_good,
            original: None,
            waiting: BTreeMap::new(),
            faults: BTreeMap::new(),
            refused: None,
        }
    }

    /// Applies a complete list. Missing tenants are removed, unless too many are missing.
    pub fn everything(&mut self, readings: Vec<Reading>, snapshot: &mut Snapshot) -> Changed {
        let listed: HashSet<String> = readings
            .iter()
            .map(|reading| match reading {
                Ok(document) => document.slug.to_string(),
                Err(fault) => fault.tenant.clone(),
            })
            .collect();
        let known = snapshot.tenants.iter().map(|(slug, _)| slug);
        let known = known.chain(self.faults.keys().map(TenantSlug::as_str));
        let gone: BTreeSet<TenantSlug> = known
            .filter(|slug| !listed.contains(*slug))
            .filter_map(TenantSlug::parse)
            .collect();
        let is_flight = gone.len() > FEW && gone.len() * 2 > snapshot.count();
        self.refused = is_flight.then(|| {
            let (left, all) = (gone.len(), snapshot.count());
            format!("{left} of {all} tenants are missing at once; all are kept. If they are meant to go, restart")
        });
        let gone = if is_flight {
            Vec::new()
        } else {
            gone.into_iter().collect()
        };
        self.forget_strangers(&listed, snapshot);
        self.changes(readings, &gone, snapshot)
    }

    /// Applies new, changed and removed tenants.
    pub fn changes(&mut self, readings: Vec<Reading>, gone: &[TenantSlug], snapshot: &mut Snapshot) -> Changed {
        let mut changed = Changed::default();
        for slug in gone.iter().filter(|slug| !slug.is_default()) {
            self.remove(slug, snapshot, &mut changed);
        }
        let (mut documents, mut broken) = (BTreeMap::new(), Vec::new());
        documents.append(&mut self.waiting);
        for reading in readings {
            match reading {
                Ok(document) => {
                    let is_served = snapshot.by_slug(document.slug.as_str());
                    if is_served.is_some_and(|tenant| tenant.document.mark == document.mark) {
                        documents.remove(&document.slug);
                        self.faults.remove(&document.slug);
                        continue;
                    }
                    documents.insert(document.slug.clone(), Arc::new(document));
                }
                Err(fault) => {
                    documents.retain(|slug, _| slug.as_str() != fault.tenant);
                    broken.push(fault);
                }
            }
        }
        if let Some(document) = documents.get(&TenantSlug::original()).cloned() {
            self.renew_original(document, &mut documents, &mut broken, snapshot);
        }
        let original = broken.iter().position(|fault| fault.tenant == TenantSlug::DEFAULT);
        if let Some(fault) = original.filter(|_| self.original.is_none()) {
            // Without the original brand no tenant can be completed; its own fault explains that.
            let fault = broken.swap_remove(fault);
            self.restore_original(snapshot);
            broken.push(fault);
        }
        if let Some(original) = self.original.clone() {
            let checked = check(documents.into_values().collect(), &original, &self.shelf);
            self.admit(checked, snapshot, &mut changed, &mut broken);
        } else {
            self.waiting = documents;
        }
        for fault in broken {
            self.refuse(fault, snapshot, &mut changed);
        }
        self.finish(snapshot, &mut changed);
        changed
    }

    /// Loads every stored copy while the source is unavailable.
    pub fn restore_all(&mut self, snapshot: &mut Snapshot) -> Changed {
        let Some(copies) = self.last_good.clone() else {
            return Changed::default();
        };
        let mut documents: BTreeMap<_, _> = copies
            .slugs()
            .iter()
            .filter_map(|slug| copies.document(slug))
            .map(|document| (document.slug.clone(), document))
            .collect();
        let faults = std::mem::take(&mut self.faults);
        let original = documents.remove(&TenantSlug::original());
        let readings = original.into_iter().chain(documents.into_values()).map(Ok).collect();
        let changed = self.changes(readings, &[], snapshot);
        for (slug, fault) in faults {
            let last_good_served = snapshot.by_slug(slug.as_str()).is_some();
            self.faults.entry(slug).or_insert(TenantFault {
                last_good_served,
                ..fault
            });
        }
        snapshot.faults = self.faults.values().cloned().collect();
        if snapshot.original.is_some() {
            tracing::warn!(tenants = snapshot.count(), "serving the last good copies");
        }
        changed
    }

    /// Applies a new original brand, which completes all tenants again. An invalid one changes nothing.
    fn renew_original(
        &mut self,
        document: Arc<Document>,
        documents: &mut BTreeMap<TenantSlug, Arc<Document>>,
        broken: &mut Vec<TenantFault>,
        snapshot: &Snapshot,
    ) {
        match load::original(document) {
            Ok(original) => {
                self.original = Some(original);
                for (_, tenant) in snapshot.tenants.iter() {
                    let known = Arc::clone(&tenant.document);
                    documents.entry(tenant.slug.clone()).or_insert(known);
                }
            }
            Err(faults) => {
                documents.remove(&TenantSlug::original());
                broken.extend(faults.into_iter().next());
            }
        }
    }

    fn restore_original(&mut self, snapshot: &mut Snapshot) {
        let kept = self
            .last_good
            .as_ref()
            .and_then(|copies| copies.document(&TenantSlug::original()));
        let Some(original) = kept.and_then(|document| load::original(Arc::new(document)).ok()) else {
            return;
        };
        self.original = Some(Arc::clone(&original));
        let checked = load::resolve(Arc::clone(original.document()), &original, &self.shelf);
        if let Ok(tenant) = checked {
            self.enter(&tenant, snapshot, &mut Changed::default());
        }
    }

    /// Releases hosts before assigning them, so that two tenants can exchange one; the previous owner has priority.
    fn admit(
        &mut self,
        checked: Vec<Checked>,
        snapshot: &mut Snapshot,
        changed: &mut Changed,
        broken: &mut Vec<TenantFault>,
    ) {
        let mut good = Vec::with_capacity(checked.len());
        for (document, result) in checked {
            match result {
                Ok(tenant) => good.push(tenant),
                Err(faults) => broken.extend(faults.into_iter().next()),
            }
            drop(document);
        }
        let copies = self.last_good.clone();
        let was_served = |tenant: &Tenant| {
            snapshot.hosts.holds(tenant) || copies.as_ref().is_some_and(|copies| copies.has(&tenant.document))
        };
        let (mut incumbents, newcomers): (Vec<_>, Vec<_>) = good.into_iter().partition(|tenant| was_served(tenant));
        incumbents.extend(newcomers);
        for tenant in &incumbents {
            if let Some(old) = snapshot.by_slug(tenant.slug.as_str()).cloned() {
                snapshot.hosts.release(&old);
            }
        }
        let mut refused = Vec::new();
        for tenant in incumbents {
            match snapshot.hosts.admit(&tenant) {
                Ok(()) => self.enter(&tenant, snapshot, changed),
                Err((role, owner)) => {
                    let pattern = role.pattern();
                    let reason = format!("host {pattern} belongs to {owner}; remove it from one of the two");
                    refused.push(tenant.host_fault(&pattern, reason));
                    self.waiting.insert(tenant.slug.clone(), Arc::clone(&tenant.document));
                }
            }
        }
        // Restores the previous version if its hosts are still free.
        for fault in refused {
            let old = snapshot.by_slug(&fault.tenant).cloned();
            if let Some(old) = old.filter(|old| snapshot.hosts.admit(old).is_err()) {
                self.remove(&old.slug, snapshot, changed);
            }
            broken.push(fault);
        }
    }

    fn enter(&mut self, tenant: &Arc<Tenant>, snapshot: &mut Snapshot, changed: &mut Changed) {
        let slug = &tenant.slug;
        let before = snapshot.tenants.insert(slug.as_str().into(), Arc::clone(tenant));
        if before.is_none_or(|before| before.revision != tenant.revision) {
            changed.live.push(slug.clone());
        }
        if slug.is_default() {
            snapshot.original = Some(Arc::clone(tenant));
        }
        self.faults.remove(slug);
        self.keep(Keep::Copy(Arc::clone(&tenant.document)));
    }

    fn remove(&mut self, slug: &TenantSlug, snapshot: &mut Snapshot, changed: &mut Changed) {
        if let Some(old) = snapshot.tenants.remove(slug.as_str()) {
            snapshot.hosts.release(&old);
            changed.gone.push(slug.clone());
        }
        self.faults.remove(slug);
        self.waiting.remove(slug);
        self.keep(Keep::Forget(slug.clone()));
    }

    /// Keeps serving the previous version; after a restart, the stored copy.
    fn refuse(&mut self, fault: TenantFault, snapshot: &mut Snapshot, changed: &mut Changed) {
        let Some(slug) = TenantSlug::parse(&fault.tenant) else {
            return;
        };
        if snapshot.by_slug(slug.as_str()).is_none() {
            let kept = self.last_good.as_ref().and_then(|copies| copies.document(&slug));
            let kept = kept
                .zip(self.original.clone())
                .and_then(|(document, original)| load::resolve(Arc::new(document), &original, &self.shelf).ok());
            if let Some(tenant) = kept.filter(|tenant| snapshot.hosts.admit(tenant).is_ok()) {
                self.enter(&tenant, snapshot, changed);
            }
        }
        let last_good_served = snapshot.by_slug(slug.as_str()).is_some();
        self.faults.insert(
            slug,
            TenantFault {
                last_good_served,
                ..fault
            },
        );
    }

    fn finish(&mut self, snapshot: &mut Snapshot, changed: &mut Changed) {
        snapshot.faults = self.faults.values().cloned().collect();
        changed.live.sort();
        changed.live.dedup();
    }

    fn keep(&self, what: Keep) {
        if let Some(keeper) = &self.keeper {
            // If the storing thread has ended, nothing is stored; serving continues.
            let _ = keeper.send(what);
        }
    }

    /// Removes copies of tenants deleted while this process was not running.
    fn forget_strangers(&self, listed: &HashSet<String>, snapshot: &Snapshot) {
        let Some(copies) = &self.last_good else { return };
        for slug in copies.slugs() {
            if !listed.contains(slug.as_str()) && snapshot.by_slug(slug.as_str()).is_none() {
                self.keep(Keep::Forget(slug));
            }
        }
    }
}

/// Validates on as many threads as are worthwhile.
fn check(documents: Vec<Arc<Document>>, original: &Arc<Original>, shelf: &Arc<Shelf>) -> Vec<Checked> {
    let check = |document: &Arc<Document>| -> Checked {
        (
            Arc::clone(document),
            load::resolve(Arc::clone(document), original, shelf),
        )
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    if documents.len() < WORTH_THREADS || threads == 1 {
        return documents.iter().map(check).collect();
    }
    thread::scope(|scope| {
        let part = |part: &'_ [Arc<Document>]| -> Vec<Checked> { part.iter().map(check).collect() };
        let parts = documents.chunks(documents.len().div_ceil(threads));
        let running: Vec<_> = parts.map(|documents| scope.spawn(move || part(documents))).collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_default())
            .collect()
    })
}

/// The thread that stores copies; ends with the registry. Deletes unreferenced contents first.
fn keeper(copies: Arc<LastGood>) -> Option<Sender<Keep>> {
    let (sender, receiver) = mpsc::channel();
    let work = move || {
        if let Err(error) = copies.sweep() {
            tracing::warn!(%error, "old copies cannot be cleared");
        }
        for what in receiver {
            match what {
                Keep::Copy(document) => copies.keep(&document),
                Keep::Forget(slug) => copies.forget(&slug),
            }
        }
    };
    thread::Builder::new()
        .name("tenant-keeper".to_owned())
        .spawn(work)
        .ok()
        .map(|_| sender)
}

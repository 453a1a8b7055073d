//! Changes of a registry in order, for remote followers.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::asset::{Asset, full_hash};
use crate::load::Tenant;
use crate::registry::{Changed, Snapshot};
use crate::slug::TenantSlug;
use crate::wire::{Content, Entry, Page, Position};

/// Order of changes per tenant. A revision is one change of one tenant.
#[derive(Debug)]
pub struct Feed {
    epoch: String,
    log: Mutex<Log>,
}

#[derive(Debug, Default)]
struct Log {
    last: u64,
    by_revision: BTreeMap<u64, TenantSlug>,
    of: HashMap<TenantSlug, u64>,
}

impl Log {
    fn note(&mut self, slug: &TenantSlug) {
        self.last += 1;
        if let Some(before) = self.of.insert(slug.clone(), self.last) {
            self.by_revision.remove(&before);
        }
        self.by_revision.insert(self.last, slug.clone());
    }
}

impl Feed {
    /// A feed of all current tenants, the original brand first, because followers need it to complete the others. The
    /// epoch identifies this process.
    #[must_use]
    pub fn of(snapshot: &Snapshot, epoch: impl Into<String>) -> Self {
        let mut log = Log::default();
        for tenant in snapshot.original().into_iter().chain(snapshot.tenants()) {
            if !log.of.contains_key(&tenant.slug) {
                log.note(&tenant.slug);
            }
        }
        Self {
            epoch: epoch.into(),
            log: Mutex::new(log),
        }
    }

    /// Records a change; returns the new position.
    pub fn note(&self, changed: &Changed) -> Position {
        let mut log = self.log();
        for slug in changed.live.iter().chain(&changed.gone) {
            log.note(slug);
        }
        self.at(log.last)
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> Position {
        self.at(self.log().last)
    }

    /// Changes since a position, at most `most` tenants. A position of another epoch counts as the beginning.
    #[must_use]
    pub fn page(&self, snapshot: &Snapshot, since: &Position, most: usize) -> Page {
        let log = self.log();
        let is_known = since.epoch == self.epoch && since.revision <= log.last;
        let since = if is_known { since.revision } else { 0 };
        let mut later = log.by_revision.range(since + 1..);
        let taken: Vec<(u64, TenantSlug)> = later
            .by_ref()
            .take(most)
            .map(|(revision, slug)| (*revision, slug.clone()))
            .collect();
        let more = later.next().is_some();
        drop(log);
        let reached = taken.last().map_or(since, |(revision, _)| *revision);
        let entry = |(_, slug): (u64, TenantSlug)| {
            let document = snapshot.by_slug(slug.as_str()).map(|tenant| content(tenant));
            let is_change = document.is_some() || since > 0;
            is_change.then(|| Entry {
                slug: slug.to_string(),
                document,
            })
        };
        Page {
            position: self.at(reached),
            from_start: since == 0,
            more,
            tenants: taken.into_iter().filter_map(entry).collect(),
        }
    }

    fn at(&self, revision: u64) -> Position {
        Position {
            epoch: self.epoch.clone(),
            revision,
        }
    }

    fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A tenant's file; `of` is `<slug>/<name>`. `None` unless its content has this hash.
#[must_use]
pub fn file(snapshot: &Snapshot, of: &str, hash: &str) -> Option<Asset> {
    let (slug, name) = of.split_once('/')?;
    let asset = snapshot.by_slug(slug)?.own_asset(name)?;
    (full_hash(&asset.bytes) == hash).then_some(asset)
}

/// Reads every file of the tenant once. A file that changed since it was listed is skipped, because its own change
/// follows.
fn content(tenant: &Tenant) -> Content {
    let document = tenant.document();
    let known = document.files.iter().filter_map(|(name, file)| {
        if file.hash.get().is_none() {
            tenant.own_asset(name)?;
        }
        Some((name.to_owned(), file.hash.get()?.to_string()))
    });
    Content {
        text: document.text.clone(),
        files: known.collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{TenantRegistry, sample};

    fn names(page: &Page) -> Vec<(&str, bool)> {
        let name = |entry: &'_ Entry| entry.document.is_some();
        page.tenants
            .iter()
            .map(|entry| (entry.slug.as_str(), name(entry)))
            .collect()
    }

    #[test]
    fn pages_give_everything_once_and_then_what_changed() {
        let root = tempfile::tempdir().expect("a folder");
        sample::write_original(root.path()).expect("original");
        sample::write(root.path(), 0..4).expect("tenants");
        fs::rename(root.path().join(sample::slug(0)), root.path().join("00")).expect("before the original by name");
        let registry = TenantRegistry::open(root.path()).expect("a good original");
        let snapshot = registry.snapshot();
        let feed = Feed::of(&snapshot, "now");

        let first = feed.page(&snapshot, &Position::default(), 3);
        assert_eq!(
            names(&first),
            [("_default", true), ("00", true), ("agency-00001", true)]
        );
        assert!(first.from_start && first.more);
        let second = feed.page(&snapshot, &first.position, 3);
        assert_eq!(names(&second), [("agency-00002", true), ("agency-00003", true)]);
        assert_eq!(
            (second.from_start, second.more, &second.position),
            (false, false, &feed.position())
        );

        let changed = Changed {
            live: vec![TenantSlug::original()],
            gone: vec![TenantSlug::parse("nobody").expect("a slug")],
        };
        assert_eq!(feed.note(&changed).revision, second.position.revision + 2);
        let third = feed.page(&snapshot, &second.position, 3);
        assert_eq!(names(&third), [("_default", true), ("nobody", false)]);
        let nothing = feed.page(&snapshot, &third.position, 3);
        assert_eq!((names(&nothing), &nothing.position), (Vec::new(), &third.position));

        let stranger = Position {
            epoch: "before".to_owned(),
            revision: 7,
        };
        let all = feed.page(&snapshot, &stranger, 100);
        assert!(all.from_start);
        assert_eq!(all.tenants.len(), 5, "who is gone is not among all");
    }

    #[test]
    fn a_file_is_given_for_its_content_only() {
        let root = tempfile::tempdir().expect("a folder");
        sample::write_original(root.path()).expect("original");
        sample::write(root.path(), 0..2).expect("tenants");
        let registry = TenantRegistry::open(root.path()).expect("a good original");
        let snapshot = registry.snapshot();
        let page = Feed::of(&snapshot, "now").page(&snapshot, &Position::default(), 10);
        let content = page.tenants[1].document.as_ref().expect("a document");
        let hash = &content.files["logo.svg"];
        let given = file(&snapshot, "agency-00000/logo.svg", hash).expect("a file");
        assert_eq!(&given.bytes[..], sample::logo(0).as_bytes());
        for other in [
            "agency-00001/logo.svg",
            "agency-00000/../x",
            "nobody/logo.svg",
            "logo.svg",
        ] {
            assert!(file(&snapshot, other, hash).is_none(), "{other}");
        }
    }
}

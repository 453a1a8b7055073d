//! Polls times and sizes, for folders that cannot be watched.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::document::{Files, stamp};
use crate::slug::TenantSlug;

/// Result of the last poll.
#[derive(Debug, Default)]
pub struct Poll {
    seen: BTreeMap<TenantSlug, Stamps>,
}

/// Size and time of the text, then of every file.
type Stamps = Vec<(u64, u128)>;

impl Poll {
    /// Changed tenants, and how long the poll took.
    pub fn scan(&mut self, root: &Path, slugs: Vec<TenantSlug>) -> (BTreeSet<TenantSlug>, Duration) {
        let started = Instant::now();
        let mut now = BTreeMap::new();
        for slug in slugs {
            let folder = root.join(slug.as_str());
            let text = fs::metadata(folder.join("tenant.toml")).map(|metadata| stamp(&metadata));
            let mut seen = vec![text.unwrap_or_default()];
            if let Ok(files) = Files::list(folder.join("assets")) {
                seen.extend(files.iter().map(|(_, file)| file.stamp));
            }
            now.insert(slug, seen);
        }
        let changed = now
            .iter()
            .filter(|(slug, seen)| self.seen.get(*slug) != Some(*seen))
            .map(|(slug, _)| slug);
        let gone = self.seen.keys().filter(|slug| !now.contains_key(*slug));
        let found = changed.chain(gone).cloned().collect();
        self.seen = now;
        (found, started.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    #[test]
    fn a_scan_finds_changed_new_and_removed_tenants() {
        let root = tempfile::tempdir().expect("a folder");
        sample::write(root.path(), 0..3).expect("tenants");
        let slugs = |numbers: &[usize]| -> Vec<TenantSlug> {
            numbers
                .iter()
                .filter_map(|n| TenantSlug::parse(&sample::slug(*n)))
                .collect()
        };
        let mut poll = Poll::default();
        let mut scan = |numbers: &[usize]| -> Vec<TenantSlug> {
            let (found, _) = poll.scan(root.path(), slugs(numbers));
            found.into_iter().collect()
        };
        assert_eq!(scan(&[0, 1, 2]), slugs(&[0, 1, 2]));
        assert_eq!(scan(&[0, 1, 2]), slugs(&[]));
        fs::write(
            root.path().join(sample::slug(1)).join("assets/logo.svg"),
            "longer than nothing",
        )
        .expect("a file");
        fs::write(root.path().join(sample::slug(2)).join("tenant.toml"), "title = 1").expect("a file");
        assert_eq!(scan(&[0, 1, 2]), slugs(&[1, 2]));
        assert_eq!(scan(&[1, 2]), slugs(&[0]));
    }
}

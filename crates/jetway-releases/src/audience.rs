//! Which pointer applies: a tenant's pin, else the canary for its cohorts, else stable.

use std::collections::BTreeSet;

use crate::channels::{COHORTS, Channels};

/// The kind of pointer that selected a version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// The version for everybody.
    Stable,
    /// The version being tried on a share of browsers.
    Canary,
    /// The version pinned for this tenant.
    Pin,
}

impl Channel {
    /// The name of its table in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stable => "stable",
            Self::Canary => "canary",
            Self::Pin => "pin",
        }
    }
}

impl Channels {
    /// Tenants that have pointers of their own.
    #[must_use]
    pub fn tenants(&self) -> BTreeSet<&str> {
        let canaries = self.canary.values().flat_map(|canary| &canary.tenants);
        self.pin.keys().chain(canaries).map(String::as_str).collect()
    }

    /// Modules with a canary for some cohort of a tenant; `None` stands for any tenant without pointers of its own.
    pub fn canaries<'a>(&'a self, tenant: Option<&'a str>) -> impl Iterator<Item = &'a str> {
        self.canary
            .keys()
            .map(String::as_str)
            .filter(move |module| self.is_tried(module, tenant))
    }

    /// The boundaries between groups of cohorts that get the same versions, and the end: `[0, 5, 20, 100]` means that
    /// cohorts 0 to 4, 5 to 19, and 20 to 99 each get the same.
    #[must_use]
    pub fn bounds(&self, tenant: Option<&str>) -> BTreeSet<u8> {
        let tried = self.canaries(tenant).filter_map(|module| self.canary.get(module));
        let edges = tried.flat_map(|canary| [canary.from, canary.end()]);
        edges.chain([0, COHORTS]).collect()
    }

    /// The version of a module for a tenant's cohort, and the pointer that selected it.
    #[must_use]
    pub fn choose(&self, module: &str, tenant: Option<&str>, cohort: u8) -> Option<(Channel, &str)> {
        if let Some(version) = self.pinned(module, tenant) {
            return Some((Channel::Pin, version));
        }
        let canary = self.canary.get(module).filter(|canary| canary.is_for(cohort));
        if let Some(canary) = canary.filter(|_| self.is_tried(module, tenant)) {
            return Some((Channel::Canary, &canary.version));
        }
        self.stable
            .get(module)
            .map(|version| (Channel::Stable, version.as_str()))
    }

    fn is_tried(&self, module: &str, tenant: Option<&str>) -> bool {
        let fits = |tenants: &[String]| tenants.is_empty() || tenants.iter().any(|one| Some(one.as_str()) == tenant);
        self.pinned(module, tenant).is_none() && self.canary.get(module).is_some_and(|canary| fits(&canary.tenants))
    }

    fn pinned(&self, module: &str, tenant: Option<&str>) -> Option<&str> {
        self.pin.get(tenant?)?.get(module).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channels() -> Channels {
        toml::from_str(
            "stable = { a = '1', b = '1', c = '1' }\ncanary.a = { version = '2', percent = 20 }\n\
             canary.b = { version = '2', percent = 5, tenants = ['falcon'] }\npin.kite = { a = '0' }\n",
        )
        .expect("channels")
    }

    #[test]
    fn a_pin_beats_a_canary_and_a_canary_beats_stable() {
        let channels = channels();
        for (module, tenant, cohort, expected) in [
            ("a", Some("kite"), 0, (Channel::Pin, "0")),
            ("a", Some("falcon"), 19, (Channel::Canary, "2")),
            ("a", None, 20, (Channel::Stable, "1")),
            ("b", Some("falcon"), 4, (Channel::Canary, "2")),
            ("b", Some("falcon"), 5, (Channel::Stable, "1")),
            ("b", None, 0, (Channel::Stable, "1")),
            ("c", Some("falcon"), 0, (Channel::Stable, "1")),
        ] {
            assert_eq!(
                channels.choose(module, tenant, cohort),
                Some(expected),
                "{module} {tenant:?} {cohort}"
            );
        }
        assert_eq!(channels.choose("d", None, 0), None);
    }

    #[test]
    fn cohorts_are_distinguished_only_where_it_matters() {
        let channels = channels();
        assert_eq!(channels.bounds(Some("kite")), BTreeSet::from([0, 100]));
        assert_eq!(channels.bounds(Some("falcon")), BTreeSet::from([0, 5, 20, 100]));
        assert_eq!(channels.bounds(None), BTreeSet::from([0, 20, 100]));
        assert_eq!(channels.tenants(), BTreeSet::from(["falcon", "kite"]));
    }

    #[test]
    fn trials_of_different_cohorts_share_no_browser() {
        let channels: Channels = toml::from_str(
            "stable = { a = '1', b = '1' }\ncanary.a = { version = '2', percent = 10 }\n\
             canary.b = { version = '2', percent = 5, from = 20 }\n",
        )
        .expect("channels");
        assert_eq!(channels.bounds(None), BTreeSet::from([0, 10, 20, 25, 100]));
        let tried = |cohort| ["a", "b"].map(|module| channels.choose(module, None, cohort).map(|(_, version)| version));
        for (cohort, expected) in [
            (0, ["2", "1"]),
            (9, ["2", "1"]),
            (10, ["1", "1"]),
            (20, ["1", "2"]),
            (24, ["1", "2"]),
            (25, ["1", "1"]),
        ] {
            assert_eq!(tried(cohort), expected.map(Some), "{cohort}");
        }
    }

    #[test]
    fn an_unknown_table_is_an_error() {
        assert!(toml::from_str::<Channels>("[pins.falcon]\nmfe-flights = '9'\n").is_err());
    }
}

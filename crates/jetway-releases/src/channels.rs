//! The channels file: its tables and their validation.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// Browsers are divided evenly into this many cohorts, numbered from 0; a canary of n percent is for n consecutive
/// cohorts.
pub const COHORTS: u8 = 100;

/// Its name in the releases folder.
pub const FILE: &str = "channels.toml";

/// The pointers of all modules. An unknown table is an error, because a misspelt one would be ignored.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Channels {
    /// Stable version by module.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub stable: BTreeMap<String, String>,
    /// Canary by module.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub canary: BTreeMap<String, Canary>,
    /// Pinned version by tenant and module.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pin: BTreeMap<String, BTreeMap<String, String>>,
    /// Locked modules, with the reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub locked: BTreeMap<String, String>,
    /// Withdrawn versions by module, with the reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub withdrawn: BTreeMap<String, BTreeMap<String, String>>,
    /// The last canary of each module that was stopped automatically. The module's next canary or promotion clears it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub ended: BTreeMap<String, Ended>,
}

/// A canary: a version tried on a share of browsers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canary {
    /// The version.
    pub version: String,
    /// Percentage of browsers that get it.
    pub percent: u8,
    /// The first cohort that gets it; canaries of different cohorts have no browser in common.
    #[serde(default, skip_serializing_if = "is_first")]
    pub from: u8,
    /// Only in the portals of these tenants; in all portals when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tenants: Vec<String>,
    /// It is stopped when it fails more often than stable by this factor; default [`crate::FACTOR`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub factor: Option<u8>,
    /// Not before this many loads; default [`crate::MINIMUM`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<u32>,
}

impl Canary {
    /// Whether browsers of a cohort get it.
    #[must_use]
    pub fn is_for(&self, cohort: u8) -> bool {
        (self.from..self.end()).contains(&cohort)
    }

    /// One past the last cohort that gets it.
    #[must_use]
    pub fn end(&self) -> u8 {
        self.from.saturating_add(self.percent)
    }

    /// Its audience for display: `5 % of falcon`.
    #[must_use]
    pub fn whom(&self) -> String {
        let share = format!("{} %", self.percent);
        let cohorts = match self.from {
            0 => share,
            from => format!("{share} from cohort {from}"),
        };
        match self.tenants.as_slice() {
            [] => cohorts,
            tenants => format!("{cohorts} of {}", tenants.join(" ")),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields so")]
const fn is_first(cohort: &u8) -> bool {
    *cohort == 0
}

/// A canary that was stopped automatically.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// The version of the canary.
    pub version: String,
    /// The counts that led to it.
    pub reason: String,
}

/// Why the file is invalid; names the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl Channels {
    /// Reads the pointers of a releases folder; empty while nothing is published.
    ///
    /// # Errors
    /// When the file exists and is invalid.
    pub fn read(root: &Path) -> Result<Self, Fault> {
        let path = root.join(FILE);
        match fs::read_to_string(&path) {
            Ok(text) => Self::parse(&text, &path.display().to_string()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(Fault(format!("{}: {error}", path.display()))),
        }
    }

    /// Parses the text of a channels file.
    ///
    /// # Errors
    /// When it is invalid; names the file.
    pub fn parse(text: &str, file: &str) -> Result<Self, Fault> {
        let channels: Self = toml::from_str(text).map_err(|error| Fault(format!("{file}: {}", error.message())))?;
        for (module, canary) in &channels.canary {
            let (from, percent) = (canary.from, canary.percent);
            if percent > COHORTS {
                let what = format!("canary.{module}.percent is {percent}, but a share is 0 to {COHORTS}");
                return Err(Fault(format!("{file}: {what}")));
            }
            if canary.end() > COHORTS {
                let what = format!(
                    "canary.{module} is for {percent} cohorts from {from}, but the last is {}",
                    COHORTS - 1
                );
                return Err(Fault(format!("{file}: {what}")));
            }
        }
        Ok(channels)
    }

    /// The file's text.
    ///
    /// # Errors
    /// Never for names and texts written by the tool.
    pub fn text(&self) -> Result<String, Fault> {
        toml::to_string(self).map_err(|error| Fault(format!("{FILE}: {error}")))
    }

    /// Why a version was withdrawn; `None` when it was not.
    #[must_use]
    pub fn withdrawal(&self, module: &str, version: &str) -> Option<&str> {
        self.withdrawn.get(module)?.get(version).map(String::as_str)
    }

    /// The tenants a module is pinned for, with the version.
    pub fn pins<'a>(&'a self, module: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let pinned = move |(tenant, pins): (&'a String, &'a BTreeMap<String, String>)| {
            Some((tenant.as_str(), pins.get(module)?.as_str()))
        };
        self.pin.iter().filter_map(pinned)
    }

    /// Every module and version some pointer references.
    pub fn pointed(&self) -> impl Iterator<Item = (&str, &str)> {
        let stable = self
            .stable
            .iter()
            .map(|(module, version)| (module.as_str(), version.as_str()));
        let canary = self
            .canary
            .iter()
            .map(|(module, canary)| (module.as_str(), canary.version.as_str()));
        let pins = self
            .pin
            .values()
            .flatten()
            .map(|(module, version)| (module.as_str(), version.as_str()));
        stable.chain(canary).chain(pins)
    }
}

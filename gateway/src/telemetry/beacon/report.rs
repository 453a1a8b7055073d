//! The format of a report. Source: `mfe-shell/src/watch/beacon.ts`.

use serde::Deserialize;

/// The most events a page's report may hold.
const EVENTS: usize = 40;
/// Longer times, in milliseconds, are implausible.
const LONGEST_MS: f64 = 600_000.0;
/// Larger layout shifts are implausible.
const WORST_SHIFT: f64 = 100.0;

/// A report of one page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// In order of occurrence.
    pub events: Vec<Event>,
}

/// One event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    module: String,
    version: String,
    /// What happened.
    pub what: Happening,
}

/// What can happen to a module in a page.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Happening {
    /// Its code loaded, after so many milliseconds.
    Loaded(f64),
    /// Its code did not load.
    Failed,
    /// Its code threw an exception.
    Threw,
    /// Largest contentful paint of a page this module rendered first, in milliseconds.
    Lcp(f64),
    /// Interaction to next paint, in milliseconds.
    Inp(f64),
    /// Cumulative layout shift.
    Cls(f64),
}

impl Report {
    /// Parses a report; `None` when it is malformed.
    pub fn read(body: &[u8]) -> Option<Self> {
        let report: Self = serde_json::from_slice(body).ok()?;
        let fits =
            (1..=EVENTS).contains(&report.events.len()) && report.events.iter().all(|event| event.what.is_likely());
        fits.then_some(report)
    }
}

impl Event {
    /// Module and version, as the page reports them.
    pub fn about(&self) -> (&str, &str) {
        (&self.module, &self.version)
    }
}

impl Happening {
    fn is_likely(self) -> bool {
        match self {
            Self::Loaded(ms) | Self::Lcp(ms) | Self::Inp(ms) => (0.0..=LONGEST_MS).contains(&ms),
            Self::Cls(shift) => (0.0..=WORST_SHIFT).contains(&shift),
            Self::Failed | Self::Threw => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_form_is_read() {
        let event = |what: &str| format!("{{\"events\":[{{\"module\":\"a\",\"version\":\"1\",\"what\":{what}}}]}}");
        for good in ["{\"loaded\":12.5}", "\"failed\"", "\"threw\"", "{\"cls\":0}"] {
            assert!(Report::read(event(good).as_bytes()).is_some(), "{good}");
        }
        for bad in [
            "{\"loaded\":-1}",
            "{\"lcp\":1e9}",
            "{\"loaded\":null}",
            "\"exploded\"",
            "{\"cls\":\"0\"}",
        ] {
            assert!(Report::read(event(bad).as_bytes()).is_none(), "{bad}");
        }
        for bad in ["", "[]", "{\"events\":[]}", "{\"events\":[],\"more\":1}"] {
            assert!(Report::read(bad.as_bytes()).is_none(), "{bad}");
        }
        let many = vec!["{\"module\":\"a\",\"version\":\"1\",\"what\":\"failed\"}"; 41].join(",");
        assert!(Report::read(format!("{{\"events\":[{many}]}}").as_bytes()).is_none());
    }
}

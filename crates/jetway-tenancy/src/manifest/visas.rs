//! `[visas]`: how long documents of visa applications are kept.

use schemars::JsonSchema;
use serde::Deserialize;

/// Fewest days: the agency may still ask for a document it sent.
const FEWEST: u16 = 7;
/// Most days: ten years.
const MOST: u16 = 3_650;
/// Half a year: embassies answer questions about a visa for as long as it is used.
const USUAL: u16 = 180;

/// Rules of visa applications.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "visas")]
pub struct Visas {
    /// Days after the end of an application until its documents are deleted; 180 if omitted.
    #[schemars(range(min = 7, max = 3_650))]
    #[serde(default = "usual")]
    pub keep_files_days: u16,
}

const fn usual() -> u16 {
    USUAL
}

impl Default for Visas {
    fn default() -> Self {
        Self { keep_files_days: USUAL }
    }
}

impl Visas {
    /// The key that is out of range, and why.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, String)> {
        let is_fine = (FEWEST..=MOST).contains(&self.keep_files_days);
        (!is_fine).then(|| ("keep_files_days", format!("must be {FEWEST} to {MOST} days")))
    }
}

#[cfg(test)]
mod tests {
    use super::Visas;

    #[test]
    fn documents_are_kept_half_a_year_unless_the_tenant_says_otherwise() {
        assert_eq!(Visas::default().keep_files_days, 180);
        let keeps = |keep_files_days| Visas { keep_files_days }.fault().is_none();
        assert_eq!([6, 7, 3_650, 3_651].map(keeps), [false, true, true, false]);
    }
}

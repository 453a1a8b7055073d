//! Tables of `tenant.toml` about the public site: headline, legal texts, other languages, analytics.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::company::{Accreditation, CallToAction, Goal, Labels, Office};
use super::values::{AssetName, Link};

/// Headline of the home page.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pitch {
    /// Headline.
    pub title: String,
    /// One or two sentences.
    pub text: String,
}

/// Legal texts, plain text files in `assets/`: blank lines separate paragraphs, a headline starts with `# `, a list
/// item with `- `.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    /// Terms and conditions.
    pub terms: Option<AssetName>,
    /// Privacy policy.
    pub privacy: Option<AssetName>,
    /// Refunds and return policy.
    pub refunds: Option<AssetName>,
}

/// Analytics: one page view per page shown, sent to `endpoint` and nowhere else.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Analytics {
    /// The analytics property.
    pub tracking_id: String,
    /// Where page views are sent; Google Analytics if omitted.
    pub endpoint: Option<Link>,
}

/// The tenant's own texts in another language; omitted ones stay untranslated.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Translation {
    /// Name shown throughout the portal.
    pub company_name: Option<String>,
    /// Title of the document.
    pub title: Option<String>,
    /// Postal address.
    pub address: Option<String>,
    /// City of the default departure.
    pub departure_city: Option<String>,
    /// Offices.
    pub offices: Option<Vec<Office>>,
    /// Headline of the home page.
    pub pitch: Option<Pitch>,
    /// Call to action on the home page.
    pub call_to_action: Option<CallToAction>,
    /// Paragraphs of the about-us page.
    pub goals: Option<Vec<Goal>>,
    /// Memberships.
    pub accreditations: Option<Vec<Accreditation>>,
    /// Registration numbers of the company.
    pub registrations: Option<Vec<String>>,
    /// Legal texts.
    #[serde(default)]
    pub legal: Legal,
    /// Labels that differ by country.
    #[serde(default)]
    pub labels: Labels,
    /// Names of suppliers, by their id.
    #[serde(default)]
    pub supplier_names: BTreeMap<String, String>,
}

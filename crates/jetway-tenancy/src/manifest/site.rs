//! Tables of `tenant.toml` about the public site: what it promises, its legal texts, its other languages, measurement.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::company::{Accreditation, CallToAction, Goal, Labels, Office};
use super::values::{AssetName, Link};

/// What the home page promises.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pitch {
    /// Headline.
    pub title: String,
    /// One or two sentences.
    pub text: String,
}

/// Legal texts, plain text files in `assets/`: paragraphs between blank lines, a headline begins with `# `, an item of
/// a list with `- `.
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

/// Measurement: one note for each page shown, sent to `endpoint` and nowhere else.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Analytics {
    /// The measurement property.
    pub tracking_id: String,
    /// Where notes go; Google Analytics when left out.
    pub endpoint: Option<Link>,
}

/// The tenant's own words in another language; what is left out stays as it is.
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
    /// Promise of the home page.
    pub pitch: Option<Pitch>,
    /// Invitation on the home page.
    pub call_to_action: Option<CallToAction>,
    /// Paragraphs of the about-us page.
    pub goals: Option<Vec<Goal>>,
    /// Memberships.
    pub accreditations: Option<Vec<Accreditation>>,
    /// Numbers the company is registered under.
    pub registrations: Option<Vec<String>>,
    /// Legal texts.
    #[serde(default)]
    pub legal: Legal,
    /// Words that differ by country.
    #[serde(default)]
    pub labels: Labels,
}

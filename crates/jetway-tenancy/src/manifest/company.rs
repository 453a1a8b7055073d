//! Tables of `tenant.toml` about the company: contacts, offices, labels, pictures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{AirportCode, Amount, AssetName, CountryCodeUpper, Currency, Link};

/// Who leads what an agency's customers read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CustomerBrand {
    /// The agency, by its company settings; the portal's owner is named as issuing office only.
    #[default]
    Agency,
    /// The portal's owner.
    Portal,
}

/// Logos, files in `assets/`.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Logo {
    /// For light surfaces.
    pub light: AssetName,
    /// For dark surfaces.
    pub dark: AssetName,
    /// Small square mark.
    pub mark: AssetName,
}

/// Contact details of the company.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contacts {
    /// In international format.
    pub phone: Option<String>,
    /// Support e-mail address.
    pub email: Option<String>,
    /// Postal address, one line.
    pub address: Option<String>,
}

/// An office.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Office {
    /// Its name.
    pub name: String,
    /// Postal address, one line.
    pub address: String,
    /// In international format.
    pub phone: String,
    /// E-mail address.
    pub email: String,
}

/// A link to a social network.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SocialLink {
    /// The network.
    pub kind: SocialKind,
    /// Its URL.
    pub href: Link,
}

/// Networks with an icon.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "names of networks")]
pub enum SocialKind {
    Facebook,
    Instagram,
    Linkedin,
    Youtube,
    Whatsapp,
    X,
}

/// A membership shown in the footer, at most 24 characters.
pub type Accreditation = String;

/// A call to action on the home page.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallToAction {
    /// Headline.
    pub title: String,
    /// One sentence.
    pub text: String,
    /// Its target: a path of the portal or an https URL.
    pub href: Link,
}

/// Default departure of a new flight search.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all(serialize = "camelCase"))]
pub struct Airport {
    /// IATA airport code.
    pub airport_code: AirportCode,
    /// Its name.
    pub airport_name: String,
    /// IATA metropolitan code.
    pub city_code: AirportCode,
    /// City.
    pub city_name: String,
    /// ISO 3166 alpha-2, upper case.
    pub country_code: CountryCodeUpper,
    /// Country.
    pub country_name: String,
}

/// A popular destination.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Destination {
    /// IATA code of the departure.
    pub from: AirportCode,
    /// IATA code of the destination.
    pub to: AirportCode,
    /// Picture, a file in `assets/`; generated art if omitted.
    pub image_path: Option<AssetName>,
    /// Currency of the fare.
    pub currency: Currency,
    /// The lowest fare to the destination.
    pub total_fare: Amount,
}

/// The about-us page.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AboutUs {
    /// Whether the page exists.
    pub enabled: bool,
    /// Vision, mission, service.
    #[serde(default)]
    pub goals: Vec<Goal>,
}

/// A paragraph of the about-us page.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Headline.
    pub title: String,
    /// Text.
    pub text: String,
}

/// Labels that differ by country; each may be omitted.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Labels {
    /// Tax on the agency's margin.
    pub ait: Option<String>,
    /// Value added tax.
    pub vat: Option<String>,
    /// Bank routing number.
    pub routing: Option<String>,
    /// National identity document.
    pub national_id: Option<String>,
}

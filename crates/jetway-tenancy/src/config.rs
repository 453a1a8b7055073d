//! A tenant's resolved settings, with all defaults filled in, as the browser receives them.

use serde::Serialize;

use crate::manifest::company::{AboutUs, Airport, CallToAction, Office, SocialLink};
use crate::manifest::site::Pitch;

/// Settings of one tenant, as inlined into its document.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TenantConfig {
    /// Slug; `_default` for the original brand.
    pub tenant: String,
    /// Whether this is the original brand.
    pub is_default: bool,
    /// Name shown throughout the portal.
    pub company_name: String,
    /// Title of the document.
    pub title: String,
    /// `horizon`, `meridian`, `atlas`, `compass` or `polaris`.
    pub theme: &'static str,
    /// `cover`, `centered`, `modal` or `form-left`.
    pub login_variation: &'static str,
    /// URLs of the logos.
    pub logo: LogoLinks,
    /// URL and media type of the icon.
    pub favicon: Favicon,
    /// `#rrggbb`, lower case.
    pub primary_colour: String,
    /// BCP 47, as in `en-AE`.
    pub locale: String,
    /// Languages on offer.
    pub languages: Vec<String>,
    /// `ltr` or `rtl`.
    pub dir: &'static str,
    /// ISO 4217.
    pub currency: String,
    /// Step of amounts on result cards, such as `1` or `0.01`.
    pub display_step: String,
    /// IANA time zone.
    pub timezone: String,
    /// Departure of a new flight search.
    pub default_departure: Airport,
    /// ISO 3166 alpha-2, lower case.
    pub phone_country: String,
    /// Contact details of the company.
    pub contacts: ContactDetails,
    /// Offices of the contact page.
    pub offices: Vec<Office>,
    /// Links of the footer.
    pub social_links: Vec<SocialLink>,
    /// Headline of the home page, in place of the portal's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pitch: Option<Pitch>,
    /// URLs of legal texts in place of the portal's own.
    pub legal: LegalLinks,
    /// Call to action on the home page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call_to_action: Option<CallToAction>,
    /// Payment methods of the footer: `visa`, `mastercard`, `amex`, `bkash`, `nagad`.
    pub payment_marks: Vec<&'static str>,
    /// `fareType` of the searches on offer, beside the regular `1`.
    pub fare_types: Vec<&'static str>,
    /// Whether agencies state a civil aviation number.
    pub aviation_licence: bool,
    /// Popular destinations.
    pub destination_cities: Vec<DestinationCity>,
    /// The about-us page.
    pub about_us: AboutUs,
    /// Labels that differ by country.
    pub labels: LabelTexts,
    /// `orbit`, `bars`, `wings` or `pulse`.
    pub loader: &'static str,
    /// URL of the tenant's own loading animation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loader_asset: Option<String>,
    /// Whether the home page shows the mobile application.
    pub mobile_app: bool,
    /// IATA codes of the airlines named on the home page.
    pub airlines: Vec<String>,
    /// Analytics.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub analytics: Option<Measurement>,
    /// Memberships shown in the footer.
    pub accreditations: Vec<String>,
    /// Numbers the company is registered under, each with its name. For printed documents; no page shows them.
    #[serde(skip)]
    pub registrations: Vec<String>,
}

/// URLs of the logos.
#[derive(Debug, Clone, Serialize)]
pub struct LogoLinks {
    /// For light surfaces.
    pub light: String,
    /// For dark surfaces.
    pub dark: String,
    /// Small square mark.
    pub mark: String,
}

/// URL and media type of the icon.
#[derive(Debug, Clone, Serialize)]
pub struct Favicon {
    /// Its URL.
    pub href: String,
    /// `image/svg+xml`, `image/x-icon`, `image/png`, …
    #[serde(rename = "type")]
    pub media_type: String,
}

/// Contact details of the company.
#[derive(Debug, Clone, Serialize)]
pub struct ContactDetails {
    /// In international format.
    pub phone: String,
    /// Support e-mail address.
    pub email: String,
    /// Postal address, one line.
    pub address: String,
}

/// A popular destination.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DestinationCity {
    /// IATA code of the departure.
    pub from: String,
    /// IATA code of the destination.
    pub to: String,
    /// URL of the picture; generated art when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_path: Option<String>,
    /// ISO 4217.
    pub currency: String,
    /// Lowest fare, without currency.
    pub total_fare: String,
}

/// Labels that differ by country.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LabelTexts {
    /// Tax on the agency's margin.
    pub ait: String,
    /// Value added tax.
    pub vat: String,
    /// Bank routing number.
    pub routing: String,
    /// National identity document.
    pub national_id: String,
}

/// URLs of legal texts.
#[derive(Debug, Clone, Default, Serialize)]
pub struct LegalLinks {
    /// Terms and conditions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// Privacy policy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub privacy: Option<String>,
    /// Refunds and return policy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refunds: Option<String>,
}

/// Analytics.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Measurement {
    /// The analytics property.
    pub tracking_id: String,
    /// Where page views are sent, an https URL.
    pub endpoint: String,
}

impl Measurement {
    /// Scheme and host of the endpoint, for the Content-Security-Policy.
    #[must_use]
    pub fn origin(&self) -> &str {
        let after_scheme = self.endpoint.find("://").map_or(0, |at| at + 3);
        let rest = &self.endpoint[after_scheme..];
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        &self.endpoint[..after_scheme + end]
    }
}

//! `tenant.toml` as its owner writes it. Everything is optional: what is left out comes from `_default`.

pub mod bank;
pub mod company;
pub mod exchange;
pub mod papers;
pub mod pricing;
pub mod sign_in;
pub mod site;
pub mod standing;
pub mod values;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use bank::{BankAccount, BankNumber};
use company::{AboutUs, Accreditation, Airport, CallToAction, Contacts, Destination, Labels, Logo, Office, SocialLink};
use exchange::Exchange;
use papers::Documents;
use pricing::Pricing;
use sign_in::SignIn;
use site::{Analytics, Legal, Pitch, Translation};
use standing::{Maintenance, Status};
use values::{
    Amount, AssetName, Colour, CountryCode, Currency, Direction, HostName, LanguageTag, Loader, LoginVariation, Theme,
    TimeZone, Www,
};

/// One tenant's settings.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "tenant.toml")]
pub struct Manifest {
    /// Name shown throughout the portal.
    pub company_name: Option<String>,
    /// Title of the document.
    pub title: Option<String>,
    /// Hosts that show this tenant: `agents.example` or `*.agents.example`. Never inherited.
    #[serde(default)]
    pub hosts: Vec<HostName>,
    /// Hosts that lead to the first exact one of `hosts`, keeping path and query: `old.example` or `*.old.example`.
    /// Never inherited.
    #[serde(default)]
    pub aliases: Vec<HostName>,
    /// What becomes of the `www.` twin of each exact host; without it only the hosts listed are served. Never inherited.
    pub www: Option<Www>,
    /// Whether the portal is open: `live` when left out. Never inherited.
    pub status: Option<Status>,
    /// What people read while `status = "maintenance"`. Never inherited.
    pub maintenance: Option<Maintenance>,
    /// Composition of header, footer, home and about pages.
    pub theme: Option<Theme>,
    /// Where the sign-in form stands.
    pub login_variation: Option<LoginVariation>,
    /// The accent; the whole palette derives from it.
    pub primary_colour: Option<Colour>,
    /// File in `assets/`; svg, ico or png.
    pub favicon: Option<AssetName>,
    /// Built-in loading animation.
    pub loader: Option<Loader>,
    /// A loading animation of the tenant's own (file in `assets/`); replaces the built-in one.
    pub loader_asset: Option<AssetName>,
    /// Language and region, for dates and numbers.
    pub locale: Option<LanguageTag>,
    /// Languages offered; the first is the usual one, in which `locale` is. That of `locale` alone when left out.
    pub languages: Option<Vec<LanguageTag>>,
    /// Writing direction; that of the language when left out. Never inherited.
    pub dir: Option<Direction>,
    /// Currency of wallets and prices.
    pub currency: Option<Currency>,
    /// Smallest step of amounts on result cards: "1" shows whole taka.
    pub display_step: Option<Amount>,
    /// Time zone of the business day.
    pub timezone: Option<TimeZone>,
    /// Country preselected in phone fields.
    pub phone_country: Option<CountryCode>,
    /// Whether the home page shows the mobile application.
    pub mobile_app: Option<bool>,
    /// Memberships shown in the footer.
    pub accreditations: Option<Vec<Accreditation>>,
    /// Numbers the company is registered under, each with its name, as printed on papers: `TRN 100 2345 6789 0003`. Never
    /// inherited.
    pub registrations: Option<Vec<String>>,
    /// Logos for light and dark surfaces and the small mark.
    pub logo: Option<Logo>,
    /// Departure prefilled in a fresh flight search.
    pub default_departure: Option<Airport>,
    /// Phone, e-mail and address; each may be left out.
    #[serde(default)]
    pub contacts: Contacts,
    /// Offices on the contact page.
    pub offices: Option<Vec<Office>>,
    /// Links in the footer.
    pub social_links: Option<Vec<SocialLink>>,
    /// What the home page promises; the portal's own words when left out. Never inherited.
    pub pitch: Option<Pitch>,
    /// Legal texts of the tenant's own in place of the portal's. Never inherited.
    #[serde(default)]
    pub legal: Legal,
    /// The tenant's words in its other languages, by language. Never inherited.
    #[serde(default)]
    pub translations: BTreeMap<String, Translation>,
    /// Invitation on the home page.
    pub call_to_action: Option<CallToAction>,
    /// Popular destinations on the home page.
    pub destination_cities: Option<Vec<Destination>>,
    /// The about-us page.
    pub about_us: Option<AboutUs>,
    /// Words that differ by country.
    #[serde(default)]
    pub labels: Labels,
    /// Measurement; starts only with a tracking id.
    pub analytics: Option<Analytics>,
    /// Taxes, fee and the agency's share of commission.
    pub pricing: Option<Pricing>,
    /// Other currencies amounts can be shown in. Never inherited: rates are of the tenant's own currency.
    pub exchange: Option<Exchange>,
    /// What signing in asks for.
    pub sign_in: Option<SignIn>,
    /// How licences are asked for.
    pub documents: Option<Documents>,
    /// What the bank accounts of agencies are to have; whatever `labels.routing` calls it. The original brand's when left out.
    pub bank_number: Option<BankNumber>,
    /// Bank accounts agencies pay into. Never inherited.
    #[serde(default)]
    pub bank_accounts: Vec<BankAccount>,
}

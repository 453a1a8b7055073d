//! `tenant.toml` as written. Every value is optional: omitted ones are inherited from `_default`.

pub mod after_sale;
pub mod bank;
pub mod company;
pub mod credit;
pub mod deposits;
pub mod exchange;
pub mod licences;
pub mod market;
pub mod payments;
pub mod pricing;
pub mod products;
pub mod sign_in;
pub mod site;
pub mod standing;
pub mod suppliers;
pub mod values;
pub mod visas;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use after_sale::AfterSale;
use bank::{BankAccount, BankNumber};
use company::{
    AboutUs, Accreditation, Airport, CallToAction, Contacts, CustomerBrand, Destination, Labels, Logo, Office,
    SocialLink,
};
use credit::Credit;
use deposits::Deposits;
use exchange::Exchange;
use licences::Documents;
use market::{PaymentMark, SpecialFare};
use payments::PaymentProvider;
use pricing::Pricing;
use products::Product;
use sign_in::SignIn;
use site::{Analytics, Legal, Pitch, Translation};
use standing::{Maintenance, Status};
use values::{
    AirlineCode, Amount, AssetName, Colour, CountryCode, Currency, Direction, HostName, LanguageTag, Loader,
    LoginVariation, Theme, TimeZone, Www,
};
use visas::Visas;

/// The settings of a tenant.
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
    /// Hosts that redirect to the first exact one of `hosts`, keeping path and query: `old.example` or `*.old.example`.
    /// Never inherited.
    #[serde(default)]
    pub aliases: Vec<HostName>,
    /// What the `www.` twin of each exact host does; if omitted, only the listed hosts are served. Never inherited.
    pub www: Option<Www>,
    /// Whether the portal is open; `live` if omitted. Never inherited.
    pub status: Option<Status>,
    /// Message shown while `status = "maintenance"`. Never inherited.
    pub maintenance: Option<Maintenance>,
    /// Layout of header, footer, home and about pages.
    pub theme: Option<Theme>,
    /// Position of the sign-in form.
    pub login_variation: Option<LoginVariation>,
    /// The accent colour, from which the palette is derived.
    pub primary_colour: Option<Colour>,
    /// Icon, a file in `assets/`: svg, ico or png.
    pub favicon: Option<AssetName>,
    /// Built-in loading animation.
    pub loader: Option<Loader>,
    /// The tenant's own loading animation (file in `assets/`), in place of the built-in one.
    pub loader_asset: Option<AssetName>,
    /// Language and region, for dates and numbers.
    pub locale: Option<LanguageTag>,
    /// Languages on offer; the first is the default, that of `locale`. Only the language of `locale` if omitted.
    pub languages: Option<Vec<LanguageTag>>,
    /// Writing direction; that of the language if omitted. Never inherited.
    pub dir: Option<Direction>,
    /// Currency of wallets and prices.
    pub currency: Option<Currency>,
    /// Step of amounts on result cards: "1" shows whole taka.
    pub display_step: Option<Amount>,
    /// Time zone of the business day.
    pub timezone: Option<TimeZone>,
    /// Country preselected in phone fields.
    pub phone_country: Option<CountryCode>,
    /// Whether the home page shows the mobile application; no if omitted. Never inherited.
    pub mobile_app: Option<bool>,
    /// Airlines named on the home page, in this order; none if omitted. Never inherited.
    #[serde(default)]
    pub airlines: Vec<AirlineCode>,
    /// Memberships shown in the footer. Never inherited.
    pub accreditations: Option<Vec<Accreditation>>,
    /// Registration numbers of the company, each with its name, as printed on documents: `TRN 100 2345 6789 0003`.
    /// Never inherited.
    pub registrations: Option<Vec<String>>,
    /// Logos for light and dark surfaces and the small mark.
    pub logo: Option<Logo>,
    /// Default departure of a new flight search.
    pub default_departure: Option<Airport>,
    /// Phone, e-mail and address; each may be omitted.
    #[serde(default)]
    pub contacts: Contacts,
    /// Offices on the contact page and in the footer. Never inherited.
    pub offices: Option<Vec<Office>>,
    /// Links in the footer. Never inherited.
    pub social_links: Option<Vec<SocialLink>>,
    /// Headline of the home page; the portal's own if omitted. Never inherited.
    pub pitch: Option<Pitch>,
    /// The tenant's own legal texts in place of the portal's. Never inherited.
    #[serde(default)]
    pub legal: Legal,
    /// The tenant's texts in its other languages, by language. Never inherited.
    #[serde(default)]
    pub translations: BTreeMap<String, Translation>,
    /// Call to action on the home page. Never inherited.
    pub call_to_action: Option<CallToAction>,
    /// Payment methods shown in the footer; those of the default departure's country if omitted. Never inherited.
    pub payment_marks: Option<Vec<PaymentMark>>,
    /// Types of fares that can be searched, beside regular ones; those of the default departure's country if omitted. Never
    /// inherited.
    pub fare_types: Option<Vec<SpecialFare>>,
    /// Products beside flights; all if omitted. Their pages, menus and permissions exist only where they are sold. Umrah fares follow
    /// `fare_types`. Never inherited.
    pub products: Option<Vec<Product>>,
    /// Whether agencies state a civil aviation number; as in the default departure's country if omitted. Never inherited.
    pub aviation_licence: Option<bool>,
    /// Popular destinations on the home page. Inherited only by tenants that sell from the original brand's country.
    pub destination_cities: Option<Vec<Destination>>,
    /// The about-us page. Never inherited.
    pub about_us: Option<AboutUs>,
    /// Labels that differ by country.
    #[serde(default)]
    pub labels: Labels,
    /// Analytics; active only with a tracking id.
    pub analytics: Option<Analytics>,
    /// Taxes, service fee and the agency's share of the commission.
    pub pricing: Option<Pricing>,
    /// Fees and times of voids and refunds. Never inherited, because fees are in the tenant's own currency.
    #[serde(default)]
    pub after_sale: AfterSale,
    /// Rates of other display currencies. Never inherited, because they apply to the tenant's own currency.
    pub exchange: Option<Exchange>,
    /// Names of suppliers as agents see them, by the supplier's id: `gds-a = "GDS A"`. Names that are left out come from the
    /// original brand, or are made from the id.
    #[serde(default)]
    pub supplier_names: BTreeMap<String, String>,
    /// Sign-in requirements.
    pub sign_in: Option<SignIn>,
    /// How licences are requested.
    pub documents: Option<Documents>,
    /// Format of the agencies' bank numbers, whatever `labels.routing` calls it. The original brand's if omitted.
    pub bank_number: Option<BankNumber>,
    /// Who leads documents, proposals, itineraries and e-mails to travellers: the agency, if omitted, or the portal's owner.
    pub customer_brand: Option<CustomerBrand>,
    /// Methods of deposits with their limits and fees; none if omitted. Never inherited, because amounts are in the tenant's
    /// own currency.
    pub deposits: Option<Deposits>,
    /// Who collects online payments; the built-in simulator if omitted. Another provider needs an account in the backend's settings;
    /// without one, nothing is paid online. Never inherited.
    pub payment_provider: Option<PaymentProvider>,
    /// How operators grant credit. Never inherited, because amounts are in the tenant's own currency.
    #[serde(default)]
    pub credit: Credit,
    /// How long documents of visa applications are kept.
    pub visas: Option<Visas>,
    /// Bank accounts for the agencies' deposits. Never inherited.
    #[serde(default)]
    pub bank_accounts: Vec<BankAccount>,
}

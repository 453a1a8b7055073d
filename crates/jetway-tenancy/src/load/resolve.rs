//! Resolves a tenant's settings over the original brand's, field by field.

use std::cell::RefCell;

use jetway_domain::air::after_sale::AfterSaleRules;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::deposit::DepositRules;
use jetway_domain::money::CurrencyCode;
use jetway_domain::money::exchange::Rates;

use crate::asset::icon_type;
use crate::config::{
    ContactDetails, DestinationCity, Favicon, LabelTexts, LegalLinks, LogoLinks, Measurement, TenantConfig,
};
use crate::manifest::Manifest;
use crate::manifest::bank::BankNumber;
use crate::manifest::company::{AboutUs, CustomerBrand, Destination};
use crate::manifest::licences::Documents;
use crate::manifest::market::{PaymentMark, SpecialFare, asks_aviation_licence};
use crate::manifest::sign_in::SignIn;
use crate::manifest::site::{Analytics, Legal};
use crate::manifest::suppliers::SupplierNames;
use crate::manifest::values::{AssetName, Direction};
use crate::manifest::visas::Visas;
use crate::slug::TenantSlug;

/// Key path and description of a fault.
pub type Finding = (Vec<&'static str>, String);

/// Version of a file for its URL; `None` when the file is gone.
pub type Version<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The files a manifest may refer to.
pub struct Links<'a> {
    /// Whether the tenant or the original brand has such a file.
    pub has: &'a dyn Fn(&str) -> bool,
    /// Version of a file for its URL; `None` when URLs are not needed yet.
    pub version: Option<Version<'a>>,
    /// Missing files.
    pub missing: RefCell<Vec<Finding>>,
}

impl Links<'_> {
    /// The URL of a file; its version makes it cacheable for ever.
    fn link(&self, path: &[&'static str], name: &AssetName) -> String {
        if !(self.has)(name.as_str()) {
            let reason = format!("there is no assets/{name}; add the file or name one that exists");
            self.missing.borrow_mut().push((path.to_vec(), reason));
        }
        match self.version.and_then(|version| version(name.as_str())) {
            Some(version) => format!("/assets/tenant/{name}?v={version}"),
            None => format!("/assets/tenant/{name}"),
        }
    }
}

/// Default endpoint of page views.
const GOOGLE_ANALYTICS: &str = "https://www.google-analytics.com/g/collect";
/// Right-to-left languages. Source: CLDR `characterOrder`.
const FROM_THE_RIGHT: [&str; 10] = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/// A field of the tenant, else of the original brand, else a fault that names it.
macro_rules! need {
    ($own:expr, $base:expr, $field:ident) => {
        $own.$field.clone().or_else(|| $base.$field.clone()).ok_or_else(|| {
            (
                Vec::new(),
                format!("`{}` is missing here and in _default; add it", stringify!($field)),
            )
        })?
    };
}

/// The settings for the browser.
///
/// # Errors
/// The first required value that neither sets.
pub fn config(slug: &TenantSlug, own: &Manifest, base: &Manifest, links: &Links<'_>) -> Result<TenantConfig, Finding> {
    let departure = need!(own, base, default_departure);
    let country = departure.country_code.as_str();
    let marks = own
        .payment_marks
        .clone()
        .unwrap_or_else(|| PaymentMark::of_country(country));
    let fares = own
        .fare_types
        .clone()
        .unwrap_or_else(|| SpecialFare::of_country(country));
    // Routes of another country, in its currency, sell nothing here.
    let is_neighbour = base
        .default_departure
        .as_ref()
        .is_some_and(|base| base.country_code == departure.country_code);
    let inherited = base.destination_cities.as_ref().filter(|_| is_neighbour);
    let routes = own.destination_cities.as_ref().or(inherited);
    let logo = need!(own, base, logo);
    let favicon = need!(own, base, favicon);
    let locale = need!(own, base, locale);
    let languages = languages(own, base, locale.as_str())?;
    let loader_asset = own
        .loader_asset
        .as_ref()
        .map(|name| links.link(&["loader_asset"], name));
    Ok(TenantConfig {
        tenant: slug.to_string(),
        is_default: slug.is_default(),
        company_name: text(need!(own, base, company_name), "company_name")?,
        title: text(need!(own, base, title), "title")?,
        theme: need!(own, base, theme).as_str(),
        login_variation: need!(own, base, login_variation).as_str(),
        logo: LogoLinks {
            light: links.link(&["logo", "light"], &logo.light),
            dark: links.link(&["logo", "dark"], &logo.dark),
            mark: links.link(&["logo", "mark"], &logo.mark),
        },
        favicon: Favicon {
            href: links.link(&["favicon"], &favicon),
            media_type: icon_type(favicon.as_str()),
        },
        primary_colour: need!(own, base, primary_colour).to_string(),
        languages,
        locale: locale.to_string(),
        dir: own.dir.map_or_else(|| direction(locale.as_str()), Direction::as_str),
        currency: need!(own, base, currency).to_string(),
        display_step: need!(own, base, display_step).to_string(),
        timezone: need!(own, base, timezone).to_string(),
        default_departure: departure.clone(),
        phone_country: need!(own, base, phone_country).to_string(),
        contacts: contacts(own, base)?,
        offices: own.offices.clone().unwrap_or_default(),
        social_links: own.social_links.clone().unwrap_or_default(),
        pitch: own.pitch.clone(),
        legal: legal(&own.legal, links),
        call_to_action: own.call_to_action.clone(),
        payment_marks: marks.into_iter().map(PaymentMark::as_str).collect(),
        fare_types: fares.into_iter().map(SpecialFare::as_str).collect(),
        aviation_licence: own.aviation_licence.unwrap_or_else(|| asks_aviation_licence(country)),
        destination_cities: destinations(routes, links),
        about_us: own.about_us.clone().unwrap_or(AboutUs {
            enabled: false,
            goals: Vec::new(),
        }),
        labels: labels(own, base)?,
        loader: need!(own, base, loader).as_str(),
        loader_asset,
        mobile_app: own.mobile_app.unwrap_or_default(),
        airlines: own.airlines.iter().map(ToString::to_string).collect(),
        analytics: own.analytics.as_ref().map(measurement),
        accreditations: own.accreditations.clone().unwrap_or_default(),
        registrations: own.registrations.clone().unwrap_or_default(),
    })
}

/// How licences are requested.
pub fn documents(own: &Manifest, base: &Manifest) -> Documents {
    own.documents.or(base.documents).unwrap_or_default()
}

/// How long documents of visa applications are kept.
pub fn visas(own: &Manifest, base: &Manifest) -> Visas {
    own.visas.or(base.visas).unwrap_or_default()
}

/// Format of the agencies' bank numbers.
pub fn bank_number(own: &Manifest, base: &Manifest) -> BankNumber {
    own.bank_number.or(base.bank_number).unwrap_or_default()
}

/// Who leads what an agency's customers read.
pub fn customer_brand(own: &Manifest, base: &Manifest) -> CustomerBrand {
    own.customer_brand.or(base.customer_brand).unwrap_or_default()
}

/// Sign-in requirements.
pub fn sign_in(own: &Manifest, base: &Manifest) -> SignIn {
    own.sign_in.or(base.sign_in).unwrap_or_default()
}

/// The pricing rules.
///
/// # Errors
/// What is missing or out of range.
pub fn pricing(own: &Manifest, base: &Manifest) -> Result<PricingRules, Finding> {
    let pricing = need!(own, base, pricing);
    pricing
        .rules()
        .map_err(|(key, reason)| (vec!["pricing", key], reason.to_owned()))
}

/// The rules of voids and refunds.
///
/// # Errors
/// What is out of range.
pub fn after_sale(own: &Manifest) -> Result<AfterSaleRules, Finding> {
    let rules = own.after_sale.rules();
    rules.map_err(|(key, reason)| (vec!["after_sale", key], reason.to_owned()))
}

/// Rates of the tenant's own currency.
///
/// # Errors
/// The invalid rate.
pub fn rates(own: &Manifest, base: &Manifest) -> Result<Rates, Finding> {
    let currency = need!(own, base, currency).to_string();
    let home = CurrencyCode::parse(&currency).map_err(|error| (vec!["currency"], error.to_string()))?;
    let Some(exchange) = &own.exchange else {
        return Ok(Rates::only(home));
    };
    exchange
        .rates(home)
        .map_err(|reason| (vec!["exchange", "rates"], reason))
}

/// What suppliers are called.
///
/// # Errors
/// The invalid name.
pub fn supplier_names(own: &Manifest, base: &Manifest) -> Result<SupplierNames, Finding> {
    SupplierNames::resolve(own, base).map_err(|reason| (vec!["supplier_names"], reason))
}

/// How deposits are taken.
///
/// # Errors
/// The invalid method.
pub fn deposits(own: &Manifest, base: &Manifest) -> Result<DepositRules, Finding> {
    let currency = need!(own, base, currency).to_string();
    let currency = CurrencyCode::parse(&currency).map_err(|error| (vec!["currency"], error.to_string()))?;
    let departure = own.default_departure.as_ref().or(base.default_departure.as_ref());
    let country = departure.map_or("", |departure| departure.country_code.as_str());
    let rules = own.deposits.clone().unwrap_or_default().rules(currency, country);
    rules.map_err(|(key, reason)| (vec!["deposits", key], reason.to_owned()))
}

fn text(value: String, key: &'static str) -> Result<String, Finding> {
    let value = value.trim();
    if value.is_empty() || value.chars().any(char::is_control) {
        return Err((
            vec![key],
            format!("`{key}` is empty or has control characters; write one line of text"),
        ));
    }
    Ok(value.to_owned())
}

fn contacts(own: &Manifest, base: &Manifest) -> Result<ContactDetails, Finding> {
    let (own, base) = (&own.contacts, &base.contacts);
    Ok(ContactDetails {
        phone: need!(own, base, phone),
        email: need!(own, base, email),
        address: need!(own, base, address),
    })
}

fn labels(own: &Manifest, base: &Manifest) -> Result<LabelTexts, Finding> {
    let (own, base) = (&own.labels, &base.labels);
    Ok(LabelTexts {
        ait: need!(own, base, ait),
        vat: need!(own, base, vat),
        routing: need!(own, base, routing),
        national_id: need!(own, base, national_id),
    })
}

/// The language of a tag, without the region.
pub fn language_of(tag: &str) -> &str {
    tag.split_once('-').map_or(tag, |(language, _)| language)
}

/// `rtl` or `ltr`.
pub fn direction(tag: &str) -> &'static str {
    if FROM_THE_RIGHT.contains(&language_of(tag)) {
        "rtl"
    } else {
        "ltr"
    }
}

fn languages(own: &Manifest, base: &Manifest, locale: &str) -> Result<Vec<String>, Finding> {
    let usual = language_of(locale);
    let listed: Vec<String> = match (&own.languages, &own.locale) {
        (Some(listed), _) => listed.iter().map(ToString::to_string).collect(),
        (None, Some(_)) => vec![usual.to_owned()],
        (None, None) => need!(own, base, languages).iter().map(ToString::to_string).collect(),
    };
    if listed.first().map(|first| language_of(first)) != Some(usual) {
        let reason =
            format!("`languages` begins with another language than `locale` ({locale}); put \"{usual}\" first");
        return Err((vec!["languages"], reason));
    }
    let known = |language: &str| listed.iter().skip(1).any(|tag| tag == language);
    if let Some(stranger) = own.translations.keys().find(|language| !known(language.as_str())) {
        let reason = format!("\"{stranger}\" is not among `languages` after the first; add it there");
        return Err((vec!["translations"], reason));
    }
    Ok(listed)
}

pub fn legal(own: &Legal, links: &Links<'_>) -> LegalLinks {
    let link = |key: &'static str, name: Option<&AssetName>| name.map(|name| links.link(&["legal", key], name));
    LegalLinks {
        terms: link("terms", own.terms.as_ref()),
        privacy: link("privacy", own.privacy.as_ref()),
        refunds: link("refunds", own.refunds.as_ref()),
    }
}

fn measurement(analytics: &Analytics) -> Measurement {
    let endpoint = analytics
        .endpoint
        .as_ref()
        .map_or(GOOGLE_ANALYTICS, |link| link.as_str());
    Measurement {
        tracking_id: analytics.tracking_id.clone(),
        endpoint: endpoint.to_owned(),
    }
}

fn destinations(list: Option<&Vec<Destination>>, links: &Links<'_>) -> Vec<DestinationCity> {
    let resolve = |destination: &Destination| DestinationCity {
        from: destination.from.to_string(),
        to: destination.to.to_string(),
        image_path: destination
            .image_path
            .as_ref()
            .map(|name| links.link(&["destination_cities"], name)),
        currency: destination.currency.to_string(),
        total_fare: destination.total_fare.to_string(),
    };
    list.into_iter().flatten().map(resolve).collect()
}

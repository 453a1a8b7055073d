//! Turns a document into a tenant, or lists its faults.
//!
//! All checks run immediately; what only visitors need (browser settings, palette, files) is derived on first use. Ten
//! thousand tenants of which a hundred are visited cost a hundred derivations.

mod hosts;
pub(crate) mod locate;
mod resolve;
mod speak;

use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use jetway_domain::access::FunctionalitySet;
use jetway_domain::air::after_sale::AfterSaleRules;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::deposit::DepositRules;
use jetway_domain::money::exchange::Rates;

use crate::asset::Asset;
use crate::config::TenantConfig;
use crate::document::Document;
use crate::fault::TenantFault;
use crate::manifest::Manifest;
use crate::manifest::bank::{BankAccount, BankNumber};
use crate::manifest::company::CustomerBrand;
use crate::manifest::credit::Credit;
use crate::manifest::licences::Documents;
use crate::manifest::payments::PaymentProvider;
use crate::manifest::products::unsold;
use crate::manifest::sign_in::SignIn;
use crate::manifest::standing::{Maintenance, Status};
use crate::manifest::suppliers::SupplierNames;
use crate::manifest::visas::Visas;
use crate::palette;
use crate::registry::shelf::Shelf;
use crate::slug::TenantSlug;
use resolve::{Finding, Links};

pub use hosts::HostRole;
pub(crate) use hosts::key;

/// A value derived on first use.
pub type Lazy<T> = LazyLock<T, Box<dyn FnOnce() -> T + Send>>;

/// Whether a tenant's portal is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// Open.
    Live,
    /// Closed by the operator of the installation.
    Suspended,
    /// Closed temporarily.
    Maintenance(Maintenance),
}

impl Standing {
    /// `live`, `suspended` or `maintenance`.
    #[must_use]
    pub const fn as_str(&self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Suspended => "suspended",
            Self::Maintenance(_) => "maintenance",
        }
    }
}

/// A validated tenant.
#[derive(Debug)]
pub struct Tenant {
    /// Slug.
    pub slug: TenantSlug,
    /// Changes whenever anything below changes.
    pub revision: String,
    /// Settings for the browser.
    pub config: Lazy<TenantConfig>,
    /// Canonical hosts and wildcards as listed in `hosts`.
    pub hosts: Vec<String>,
    /// Every host it serves, including `www` twins and aliases.
    pub roles: Vec<HostRole>,
    /// Whether its portal is open.
    pub standing: Standing,
    /// Pricing rules.
    pub pricing: PricingRules,
    /// Rules of voids and refunds.
    pub after_sale: AfterSaleRules,
    /// Display currencies with rates.
    pub rates: Rates,
    /// Sign-in requirements.
    pub sign_in: SignIn,
    /// How licences are requested.
    pub documents: Documents,
    /// Format of the agencies' bank numbers.
    pub bank_number: BankNumber,
    /// Who leads what an agency's customers read.
    pub customer_brand: CustomerBrand,
    /// Permissions of products that it does not sell; they allow nothing.
    pub unsold: FunctionalitySet,
    /// How deposits are taken.
    pub deposits: DepositRules,
    /// Who collects online payments.
    pub payment_provider: PaymentProvider,
    /// How operators grant credit.
    pub credit: Credit,
    /// How long documents of visa applications are kept.
    pub visas: Visas,
    /// What suppliers are called.
    pub supplier_names: SupplierNames,
    /// Bank accounts for the agencies' deposits.
    pub bank_accounts: Vec<BankAccount>,
    /// Palette variables, as CSS.
    pub palette_css: Lazy<String>,
    pub(crate) document: Arc<Document>,
    original: Arc<Original>,
    shelf: Arc<Shelf>,
}

/// The original brand, from which others inherit.
#[derive(Debug)]
pub struct Original {
    document: Arc<Document>,
    manifest: Manifest,
    config: TenantConfig,
}

impl Original {
    /// Its source document.
    pub(crate) fn document(&self) -> &Arc<Document> {
        &self.document
    }
}

impl Tenant {
    /// A file of the tenant, or of the original brand.
    #[must_use]
    pub fn asset(&self, name: &str) -> Option<Asset> {
        asset(&self.document, &self.original, &self.shelf, name)
    }

    /// A file of its own.
    #[must_use]
    pub fn own_asset(&self, name: &str) -> Option<Asset> {
        self.shelf.take(&self.document, name)
    }

    /// Settings in one of its other languages; `None` for its default language and those it does not offer.
    #[must_use]
    pub fn config_in(&self, language: &str) -> Option<TenantConfig> {
        let config = &*self.config;
        if !config.languages.iter().skip(1).any(|offered| offered == language) {
            return None;
        }
        let manifest = parse(&self.document).ok()?;
        let version = |name: &str| self.asset(name).map(|asset| asset.hash);
        let links = Links {
            has: &|_| true,
            version: Some(&version),
            missing: RefCell::default(),
        };
        let words = manifest.translations.get(language);
        Some(speak::in_language(config.clone(), language, words, &links))
    }

    /// Its source document: `tenant.toml` and files.
    #[must_use]
    pub fn document(&self) -> &Arc<Document> {
        &self.document
    }

    /// A fault concerning one of its hosts.
    pub(crate) fn host_fault(&self, pattern: &str, reason: String) -> TenantFault {
        let (document, span) = (&self.document, locate::host(&self.document.text, pattern));
        TenantFault::at(self.slug.as_str(), &document.file, &document.text, span, reason)
    }
}

fn asset(document: &Document, original: &Original, shelf: &Shelf, name: &str) -> Option<Asset> {
    match document.files.get(name) {
        Some(_) => shelf.take(document, name),
        None => shelf.take(&original.document, name),
    }
}

/// Parses a document's text.
///
/// # Errors
/// The fault, with its line.
pub fn parse(document: &Document) -> Result<Manifest, TenantFault> {
    toml::from_str(&document.text).map_err(|error| {
        let reason = error.message().replace('\n', "; ");
        let slug = document.slug.as_str();
        TenantFault::at(slug, &document.file, &document.text, error.span(), reason)
    })
}

/// Values of a validated manifest.
struct Checked {
    roles: Vec<HostRole>,
    pricing: PricingRules,
    after_sale: AfterSaleRules,
    rates: Rates,
    deposits: DepositRules,
    supplier_names: SupplierNames,
    standing: Standing,
    config: TenantConfig,
}

/// Cross-field checks; collects every fault.
fn check(
    slug: &TenantSlug,
    own: &Manifest,
    base: &Manifest,
    has: &dyn Fn(&str) -> bool,
) -> Result<Checked, Vec<Finding>> {
    let links = Links {
        has,
        version: None,
        missing: RefCell::default(),
    };
    let config = resolve::config(slug, own, base, &links);
    for words in own.translations.values() {
        resolve::legal(&words.legal, &links);
    }
    let (roles, pricing) = (hosts::roles(own), resolve::pricing(own, base));
    let mut findings = links.missing.into_inner();
    if let Some((key, reason)) = own.visas.and_then(|visas| visas.fault()) {
        findings.push((vec!["visas", key], reason));
    }
    let standing = match (own.status, &own.maintenance) {
        (Some(Status::Suspended), _) => Standing::Suspended,
        (Some(Status::Maintenance), notice) => Standing::Maintenance(notice.clone().unwrap_or_default()),
        (None | Some(Status::Live), _) => Standing::Live,
    };
    let rates = resolve::rates(own, base);
    let after_sale = resolve::after_sale(own);
    let deposits = resolve::deposits(own, base);
    let names = resolve::supplier_names(own, base);
    match (config, roles, pricing, after_sale, rates, deposits, names) {
        (Ok(config), Ok(roles), Ok(pricing), Ok(after_sale), Ok(rates), Ok(deposits), Ok(supplier_names))
            if findings.is_empty() =>
        {
            Ok(Checked {
                roles,
                pricing,
                after_sale,
                rates,
                deposits,
                supplier_names,
                standing,
                config,
            })
        }
        (config, roles, pricing, after_sale, rates, deposits, names) => {
            let found = [
                config.err(),
                pricing.err(),
                after_sale.err(),
                rates.err(),
                deposits.err(),
                names.err(),
            ];
            for finding in found.into_iter().flatten() {
                // A currency that cannot be read is a fault of the tenant and of its deposits.
                if !findings.contains(&finding) {
                    findings.push(finding);
                }
            }
            findings.extend(roles.err().unwrap_or_default());
            Err(findings)
        }
    }
}

fn faults(document: &Document, findings: Vec<Finding>) -> Vec<TenantFault> {
    let fault = |(path, reason): Finding| {
        let span = locate::span(&document.text, &path);
        TenantFault::at(document.slug.as_str(), &document.file, &document.text, span, reason)
    };
    findings.into_iter().map(fault).collect()
}

/// The hosts a tenant requests, if it can be served completely; without an original brand it is checked as one itself.
///
/// # Errors
/// Every fault, with its line.
pub(crate) fn judge(
    document: &Document,
    manifest: &Manifest,
    original: Option<&Arc<Original>>,
) -> Result<Vec<HostRole>, Vec<TenantFault>> {
    let base = original.map_or(manifest, |original| &original.manifest);
    let inherited = original.map(|original| &original.document.files);
    let has =
        |name: &str| document.files.get(name).is_some() || inherited.is_some_and(|files| files.get(name).is_some());
    let checked = check(&document.slug, manifest, base, &has).map_err(|findings| faults(document, findings))?;
    Ok(checked.roles)
}

/// The hosts a tenant requests.
///
/// # Errors
/// Every fault, with its line.
pub(crate) fn roles(document: &Document, manifest: &Manifest) -> Result<Vec<HostRole>, Vec<TenantFault>> {
    hosts::roles(manifest).map_err(|findings| faults(document, findings))
}

/// Builds the original brand, which inherits nothing.
///
/// # Errors
/// Every fault, with its line.
pub fn original(document: Arc<Document>) -> Result<Arc<Original>, Vec<TenantFault>> {
    let manifest = parse(&document).map_err(|fault| vec![fault])?;
    let has = |name: &str| document.files.get(name).is_some();
    let checked = check(&document.slug, &manifest, &manifest, &has).map_err(|findings| faults(&document, findings))?;
    Ok(Arc::new(Original {
        document,
        manifest,
        config: checked.config,
    }))
}

/// Fills a tenant's omitted values from the original brand and runs the cross-field checks.
///
/// # Errors
/// Every fault, with its line.
pub fn resolve(
    document: Arc<Document>,
    original: &Arc<Original>,
    shelf: &Arc<Shelf>,
) -> Result<Arc<Tenant>, Vec<TenantFault>> {
    let manifest = parse(&document).map_err(|fault| vec![fault])?;
    let has = |name: &str| document.files.get(name).is_some() || original.document.files.get(name).is_some();
    let checked = check(&document.slug, &manifest, &original.manifest, &has);
    let checked = checked.map_err(|findings| faults(&document, findings))?;
    let colour = checked.config.primary_colour;
    let unsold = unsold(manifest.products.as_deref(), &checked.config.fare_types);
    let hosts = manifest.hosts.iter().map(|host| host.as_str().to_owned()).collect();
    Ok(Arc::new(Tenant {
        slug: document.slug.clone(),
        revision: crate::asset::content_hash(format!("{}{}", document.mark, original.document.mark).as_bytes()),
        config: lazy_config(&document, original, shelf),
        hosts,
        roles: checked.roles,
        standing: checked.standing,
        pricing: checked.pricing,
        after_sale: checked.after_sale,
        rates: checked.rates,
        sign_in: resolve::sign_in(&manifest, &original.manifest),
        documents: resolve::documents(&manifest, &original.manifest),
        bank_number: resolve::bank_number(&manifest, &original.manifest),
        customer_brand: resolve::customer_brand(&manifest, &original.manifest),
        unsold,
        deposits: checked.deposits,
        payment_provider: manifest.payment_provider.unwrap_or_default(),
        credit: manifest.credit,
        visas: resolve::visas(&manifest, &original.manifest),
        supplier_names: checked.supplier_names,
        bank_accounts: manifest.bank_accounts.clone(),
        palette_css: Lazy::new(Box::new(move || palette::css(&colour))),
        document,
        original: Arc::clone(original),
        shelf: Arc::clone(shelf),
    }))
}

fn lazy_config(document: &Arc<Document>, original: &Arc<Original>, shelf: &Arc<Shelf>) -> Lazy<TenantConfig> {
    let (document, original, shelf) = (Arc::clone(document), Arc::clone(original), Arc::clone(shelf));
    Lazy::new(Box::new(move || {
        let version = |name: &str| asset(&document, &original, &shelf, name).map(|asset| asset.hash);
        let links = Links {
            has: &|_| true,
            version: Some(&version),
            missing: RefCell::default(),
        };
        let made = parse(&document).ok().and_then(|manifest| {
            let made = resolve::config(&document.slug, &manifest, &original.manifest, &links);
            made.ok()
        });
        // Unreachable: the same text was checked before.
        made.unwrap_or_else(|| original.config.clone())
    }))
}

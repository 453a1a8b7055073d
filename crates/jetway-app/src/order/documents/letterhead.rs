//! The letterhead of a tenant's documents, with the agency's brand where customers read them. Source: ADR 0094.

use jetway_db::repo::company::companies::CompanyDetails;
use jetway_db::repo::files::FileKind;
use jetway_db::{DbError, Tx};
use jetway_documents::{Brand, Logo, LogoKind, Party};
use jetway_domain::ids::AgencyId;
use jetway_tenancy::Tenant;
use jetway_tenancy::manifest::company::CustomerBrand;
use jetway_tenancy::palette::{Scheme, derive};

use super::{Letterhead, Purpose};

/// A tenant as it prints in one of its languages; `origin` is where the reader has its pages open, as in `https://falcon.test`.
#[must_use]
pub fn letterhead(tenant: &Tenant, language: &str, origin: &str) -> Letterhead {
    let spoken = tenant.config_in(language);
    let config = spoken.as_ref().unwrap_or(&tenant.config);
    let (ink, on_accent) = colours(&config.primary_colour);
    Letterhead {
        language: language.to_owned(),
        brand: Brand {
            company: config.company_name.clone(),
            address: config.contacts.address.clone(),
            registrations: config.registrations.clone(),
            phone: config.contacts.phone.clone(),
            email: config.contacts.email.clone(),
            accent: config.primary_colour.clone(),
            ink,
            on_accent,
            logo: logo(tenant, &config.logo.light),
        },
        taxes: (config.labels.ait.clone(), config.labels.vat.clone()),
        origin: origin.to_owned(),
        agency_leads: tenant.customer_brand == CustomerBrand::Agency,
    }
}

/// The agency's brand if a document of this purpose carries it.
///
/// # Errors
/// When the database fails.
pub(crate) async fn leader(
    tx: &Tx,
    agency: AgencyId,
    head: &Letterhead,
    purpose: Purpose,
) -> Result<Option<Brand>, DbError> {
    if !head.is_led_by_agency(purpose) {
        return Ok(None);
    }
    Ok(Some(customer_brand(tx, agency, head).await?))
}

/// The brand of documents for an agency's customers: the agency's, unless the tenant keeps its own.
///
/// # Errors
/// When the database fails.
pub(crate) async fn customer_brand(tx: &Tx, agency: AgencyId, head: &Letterhead) -> Result<Brand, DbError> {
    if !head.agency_leads {
        return Ok(head.brand.clone());
    }
    let Some(known) = tx.agencies().get(agency).await? else {
        return Ok(head.brand.clone());
    };
    let profile = tx.companies().get(agency).await?;
    let logo = match profile.logo {
        Some(id) => tx.files().facts(id).await?.zip(tx.files().content(id).await?),
        None => None,
    };
    let accent = match profile.details.accent_colour.as_str() {
        "" => head.brand.accent.clone(),
        chosen => chosen.to_owned(),
    };
    let (ink, on_accent) = colours(&accent);
    Ok(Brand {
        company: known.name,
        address: place(&profile.details),
        registrations: Vec::new(),
        phone: known.phone,
        email: known.email,
        accent,
        ink,
        on_accent,
        logo: logo.and_then(|(facts, bytes)| printed(facts.kind).map(|kind| Logo { kind, bytes })),
    })
}

impl Letterhead {
    /// Whether a document of this purpose carries the agency's brand.
    #[must_use]
    pub const fn is_led_by_agency(&self, purpose: Purpose) -> bool {
        match purpose {
            Purpose::Account => false,
            Purpose::Ticket | Purpose::Customer => self.agency_leads,
        }
    }

    /// The portal's company as named on a document of this purpose: in full under the portal's brand, as the issuing office on the
    /// agency's tickets, and nowhere else.
    #[must_use]
    pub fn issuer(&self, purpose: Purpose) -> Option<Party> {
        if !self.is_led_by_agency(purpose) {
            return Some(self.brand.party());
        }
        match purpose {
            Purpose::Ticket => Some(self.issuing_office()),
            Purpose::Account | Purpose::Customer => None,
        }
    }

    /// The portal's company beside the agency's brand, without contacts, since travellers contact the agency.
    fn issuing_office(&self) -> Party {
        let place = std::iter::once(self.brand.address.clone());
        let lines = place.chain(self.brand.registrations.iter().cloned());
        Party {
            name: self.brand.company.clone(),
            lines: lines.filter(|line| !line.is_empty()).collect(),
        }
    }
}

/// Address, city and postal code in one line.
pub(crate) fn place(details: &CompanyDetails) -> String {
    let parts = [&details.address, &details.city, &details.postal_code];
    let parts: Vec<&str> = parts
        .into_iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(", ")
}

/// For an accent colour, that of text on white and that of text on the accent.
fn colours(accent: &str) -> (String, String) {
    let variables = derive(accent, Scheme::Light).variables();
    let named = |name: &str| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map_or_else(|| accent.to_owned(), |(_, value)| value.clone())
    };
    (named("accent-text"), named("on-accent"))
}

const fn printed(kind: FileKind) -> Option<LogoKind> {
    match kind {
        FileKind::Png => Some(LogoKind::Png),
        FileKind::Jpeg => Some(LogoKind::Jpeg),
        FileKind::Pdf => None,
    }
}

/// The picture behind an address such as `/assets/tenant/logo-light.svg?v=1`; `None` for formats that are not printed.
fn logo(tenant: &Tenant, address: &str) -> Option<Logo> {
    let path = address.split('?').next()?;
    let asset = tenant.asset(path.strip_prefix("/assets/tenant/")?)?;
    let kind = match asset.media_type {
        "image/svg+xml" => LogoKind::Svg,
        "image/png" => LogoKind::Png,
        "image/jpeg" => LogoKind::Jpeg,
        _ => return None,
    };
    Some(Logo {
        kind,
        bytes: asset.bytes.to_vec(),
    })
}

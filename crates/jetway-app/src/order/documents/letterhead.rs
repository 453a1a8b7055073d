//! The letterhead of a tenant's documents.

use jetway_paper::{Brand, Logo, LogoKind};
use jetway_tenancy::Tenant;
use jetway_tenancy::palette::{Scheme, derive};

use super::Letterhead;

/// A tenant as it prints in one of its languages; `origin` is where the reader has its pages open, as in `https://falcon.test`.
#[must_use]
pub fn letterhead(tenant: &Tenant, language: &str, origin: &str) -> Letterhead {
    let spoken = tenant.config_in(language);
    let config = spoken.as_ref().unwrap_or(&tenant.config);
    let palette = derive(&config.primary_colour, Scheme::Light);
    let variables = palette.variables();
    let colour = |name: &str| variables.iter().find(|(known, _)| *known == name);
    let ink = colour("accent-text").map_or_else(|| config.primary_colour.clone(), |(_, value)| value.clone());
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
            logo: logo(tenant, &config.logo.light),
        },
        taxes: (config.labels.ait.clone(), config.labels.vat.clone()),
        origin: origin.to_owned(),
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

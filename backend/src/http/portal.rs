//! The tenant's portal a request belongs to.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use chrono::NaiveDate;
use http::request::Parts;
use jetway_app::context::supplier_names::supplier_name;
use jetway_app::emails::{Sender, Voice};
use jetway_domain::clock::Clock;
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use jetway_domain::order::is_automatic;
use jetway_domain::reference::NameLanguage;
use jetway_domain::zone::Zone;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;

use super::Refusal;
use crate::config::PortalAddress;
use crate::state::AppState;

/// The tenant the gateway signed for, and its settings.
#[derive(Clone)]
pub(crate) struct Portal {
    pub(crate) tenant: TenantId,
    pub(crate) settings: Arc<Tenant>,
    /// The language the browser asks for. It is only compared with the tenant's languages.
    pub(super) chosen: Option<String>,
}

impl Portal {
    /// The tenant's selling currency.
    pub(crate) fn currency(&self) -> Result<CurrencyCode, Refusal> {
        CurrencyCode::parse(&self.settings.config.currency).map_err(|error| Refusal::ours(&error))
    }

    /// The visitor's language, one of the tenant's.
    pub(crate) fn language(&self) -> &str {
        let offered = &self.settings.config.languages;
        let chosen = offered.iter().find(|language| Some(*language) == self.chosen.as_ref());
        chosen.or(offered.first()).map_or("", String::as_str)
    }

    /// The language of place names.
    pub(crate) fn names(&self) -> NameLanguage {
        NameLanguage::of(self.language())
    }

    /// The sender of e-mails to the visitor.
    pub(crate) fn voice(&self) -> Voice {
        voice(&self.settings, self.language())
    }

    /// What a supplier is called here.
    pub(crate) fn supplier_name(&self, id: &str) -> String {
        supplier_name(&self.settings.supplier_names, self.language(), id)
    }

    /// The author of an event as readers see it: a person's name, or the portal's for automatic events.
    pub(crate) fn author(&self, by: &str) -> String {
        if is_automatic(by) {
            self.voice().company
        } else {
            by.to_owned()
        }
    }

    /// Today's date in the tenant's time zone.
    pub(crate) fn today(&self, clock: &dyn Clock) -> Result<NaiveDate, Refusal> {
        let zone: Zone = self
            .settings
            .config
            .timezone
            .parse()
            .map_err(|error| Refusal::ours(&error))?;
        Ok(clock.now().with_timezone(&zone).date_naive())
    }
}

/// A tenant as a sender, in one of its languages.
pub(crate) fn voice(settings: &Tenant, language: &str) -> Voice {
    let translated = settings.config_in(language);
    Voice {
        company: translated.map_or_else(|| settings.config.company_name.clone(), |config| config.company_name),
        language: language.to_owned(),
    }
}

/// A tenant as a sender in its first language, for e-mails outside a request.
pub(crate) fn sender(settings: &Tenant, address: &PortalAddress) -> Sender {
    let usual = settings.config.languages.first().map_or("", String::as_str);
    Sender {
        voice: voice(settings, usual),
        address: address.of(settings),
    }
}

impl FromRequestParts<AppState> for Portal {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let portal = parts.extensions.get::<Self>().cloned();
        portal.ok_or_else(|| Refusal::new(ErrorCode::EdgeUnsigned))
    }
}

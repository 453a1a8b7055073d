//! The portal a request came through.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use chrono::NaiveDate;
use chrono_tz::Tz;
use http::request::Parts;
use jetway_domain::clock::Clock;
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;

use super::Refusal;
use crate::state::AppState;

/// The tenant the gateway vouches for, and its settings.
#[derive(Clone)]
pub(crate) struct Portal {
    pub(crate) tenant: TenantId,
    pub(crate) settings: Arc<Tenant>,
}

impl Portal {
    /// The currency it sells in.
    pub(crate) fn currency(&self) -> Result<CurrencyCode, Refusal> {
        CurrencyCode::parse(&self.settings.config.currency).map_err(|error| Refusal::ours(&error))
    }

    /// The date where its office is.
    pub(crate) fn today(&self, clock: &dyn Clock) -> Result<NaiveDate, Refusal> {
        let zone: Tz = self
            .settings
            .config
            .timezone
            .parse()
            .map_err(|error| Refusal::ours(&error))?;
        Ok(clock.now().with_timezone(&zone).date_naive())
    }
}

impl FromRequestParts<AppState> for Portal {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let portal = parts.extensions.get::<Self>().cloned();
        portal.ok_or_else(|| Refusal::new(ErrorCode::EdgeUnsigned))
    }
}

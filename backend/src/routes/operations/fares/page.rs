//! Everything about a lot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use jetway_app::lots::{LotCase, SeatChange};
use jetway_domain::ids::{AgencyId, FareLotId, TenantId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::zone::Zone;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::READERS;
use super::form::FareLotForm;
use super::list::FareLotState;
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// Which lot.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotRequest {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
}

/// A lot.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotPage {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
    version: u32,
    state: FareLotState,
    seats_total: u32,
    seats_held: u32,
    seats_sold: u32,
    seats_free: u32,
    /// Currency of all amounts.
    currency: String,
    /// The tenant's time zone, of the deadlines.
    zone: &'static str,
    lot: FareLotForm,
    /// The agencies that see it; empty when all do.
    agencies: Vec<FareLotAgency>,
    /// What operators changed of its seats, newest first.
    changes: Vec<SeatChangeView>,
    /// The import that made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    import_id: Option<Uuid>,
    /// Last change of anything but seats.
    changed_at: String,
    changed_by: String,
}

/// An agency that sees a lot.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotAgency {
    agency_id: Uuid,
    name: String,
}

impl FareLotAgency {
    /// An agency by its id and name.
    pub(super) fn new(id: AgencyId, name: String) -> Self {
        Self { agency_id: id.0, name }
    }
}

/// A change of a lot's seats.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatChangeView {
    at: String,
    /// Seats that the airline gave, or took back if negative.
    delta: i32,
    reason: String,
    by: String,
}

/// View a fare lot.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetLot", operation_id = "viewFareLot", tag = "fares",
    security(("operator" = [])), request_body = FareLotRequest, responses((status = 200, body = FareLotPage)))]
pub(crate) async fn view_fare_lot(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareLotRequest>,
) -> Result<Json<FareLotPage>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let place = LotPlace::of(&state, &call, &body.value.tenant).await?;
    place.page(&state, FareLotId(body.value.lot_id)).await
}

/// A tenant of operators' forms, and how its amounts and times are read.
pub(crate) struct LotPlace {
    pub(crate) tenant: TenantId,
    pub(crate) currency: CurrencyCode,
    pub(crate) zone: Zone,
}

impl LotPlace {
    /// A tenant that the operator acts for.
    pub(crate) async fn of(state: &AppState, call: &OperatorCall, slug: &str) -> Result<Self, Refusal> {
        let (tenant, settings): (TenantId, Arc<Tenant>) = call.tenant(state, slug).await?;
        let currency = CurrencyCode::parse(&settings.config.currency).map_err(|error| Refusal::ours(&error))?;
        let zone = settings
            .config
            .timezone
            .parse()
            .map_err(|error: jetway_domain::zone::UnknownZone| Refusal::ours(&error))?;
        Ok(Self { tenant, currency, zone })
    }

    /// The lot as it is now.
    pub(super) async fn page(&self, state: &AppState, id: FareLotId) -> Result<Json<FareLotPage>, Refusal> {
        let case = state.app.lot_case(&self.tenant, id).await?;
        let case = case.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
        Ok(Json(self.view(case)))
    }

    fn view(&self, case: LotCase) -> FareLotPage {
        let LotCase { lot, agencies, changes } = case;
        let change = |change: SeatChange| SeatChangeView {
            at: instant(change.at),
            delta: change.delta,
            reason: change.reason,
            by: change.by,
        };
        let agencies = agencies.into_iter().map(|(id, name)| FareLotAgency::new(id, name));
        FareLotPage {
            tenant: self.tenant.as_str().to_owned(),
            lot_id: lot.id.0,
            version: lot.version,
            state: FareLotState::of(lot.state),
            seats_total: lot.seats.total,
            seats_held: lot.seats.held,
            seats_sold: lot.seats.sold,
            seats_free: lot.seats.free(),
            currency: self.currency.to_string(),
            zone: self.zone.name(),
            lot: FareLotForm::of(&lot, self.zone),
            agencies: agencies.collect(),
            changes: changes.into_iter().map(change).collect(),
            import_id: lot.import.map(|import| import.0),
            changed_at: instant(lot.changed_at),
            changed_by: lot.changed_by,
        }
    }
}

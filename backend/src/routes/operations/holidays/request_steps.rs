//! Steps of operators on requests for tour packages and their orders. Each answers the request as it is then.

use axum::Json;
use axum::extract::State;
use jetway_app::holiday::orders::{HolidayRefusal, NewConfirmation};
use jetway_app::holiday::requests::{HolidayStep, NewQuotation};
use jetway_domain::access::Desk;
use jetway_domain::holiday::order::SupplierReference;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::WRITERS;
use super::quotation_form::HolidayQuotation;
use super::request_case::{HolidayReference, HolidayRequestCase, case};
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::holidays::requests::refused;
use crate::routes::operations::assignees::{assignees, named};
use crate::routes::operations::fares::page::LotPlace;
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::order_reference::reference;

/// A request and the version that was read.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayRequestStep {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
}

/// Who works on a request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayAssignment {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    /// One of those who can take it over.
    operator_id: Uuid,
}

/// A quotation.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayQuoteForm {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    quotation: HolidayQuotation,
}

/// That nothing can be offered.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayRequestRefusal {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    /// For the agency, at most 2,000 characters.
    reason: String,
}

/// References of the suppliers.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayConfirmation {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
    /// The version of the order that was read.
    version: u32,
    /// At least one.
    references: Vec<HolidayReference>,
}

/// That a holiday cannot be carried out.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayOrderRefusal {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
    /// The version of the order that was read.
    version: u32,
    /// For the agency, at most 2,000 characters.
    reason: String,
}

/// Take a request up: its agency sees that it is being worked on.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/AcknowledgeHolidayRequest",
    operation_id = "acknowledgeHolidayRequest", tag = "holidays", security(("operator" = [])),
    request_body = HolidayRequestStep, responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn acknowledge_holiday_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayRequestStep>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let step = step(&call, asked.version);
    let requests = state.app.holiday_requests();
    let taken = requests.acknowledge(&place.tenant, &asked.reference_id, step).await;
    taken.map_err(|error| refused(error, ""))?;
    case(&state, &call, (&place, &asked.reference_id)).await
}

/// Give a request to an operator. Its agency sees the name.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/AssignHolidayRequest", operation_id = "assignHolidayRequest",
    tag = "holidays", security(("operator" = [])), request_body = HolidayAssignment,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn assign_holiday_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayAssignment>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let operators = assignees(&state, &call, (&place.tenant, Desk::Holidays)).await?;
    let to = named(&operators, asked.operator_id)?;
    let requests = state.app.holiday_requests();
    let given = (step(&call, asked.version), to);
    let assigned = requests.assign(&place.tenant, &asked.reference_id, given).await;
    assigned.map_err(|error| refused(error, ""))?;
    case(&state, &call, (&place, &asked.reference_id)).await
}

/// Quote a request; an open quotation is replaced. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/QuoteHolidayRequest", operation_id = "quoteHolidayRequest",
    tag = "holidays", security(("operator" = [])), request_body = HolidayQuoteForm,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn quote_holiday_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayQuoteForm>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let new = NewQuotation {
        step: step(&call, asked.version),
        terms: asked.quotation.read(&place).map_err(Refusal::fields)?,
        currency: place.currency,
    };
    let requests = state.app.holiday_requests();
    let quoted = requests.quote(&place.tenant, &asked.reference_id, new).await;
    quoted.map_err(|error| refused(error, "/quotation"))?;
    case(&state, &call, (&place, &asked.reference_id)).await
}

/// Say that nothing can be offered. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/RefuseHolidayRequest", operation_id = "refuseHolidayRequest",
    tag = "holidays", security(("operator" = [])), request_body = HolidayRequestRefusal,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn refuse_holiday_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayRequestRefusal>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let refusal = (step(&call, asked.version), reason(&asked.reason)?);
    let requests = state.app.holiday_requests();
    let ended = requests.refuse(&place.tenant, &asked.reference_id, refusal).await;
    ended.map_err(|error| refused(error, ""))?;
    case(&state, &call, (&place, &asked.reference_id)).await
}

/// Confirm a holiday with the references of its suppliers; then the balance is due. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/ConfirmHolidayOrder", operation_id = "confirmHolidayOrder",
    tag = "holidays", security(("operator" = [])), request_body = HolidayConfirmation,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn confirm_holiday_order(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayConfirmation>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let order = reference(&asked.order_reference)?;
    let references = asked.references.into_iter().map(|reference| SupplierReference {
        line: reference.line,
        reference: reference.reference.trim().to_owned(),
    });
    let new = NewConfirmation {
        version: asked.version,
        references: references.collect(),
        operator: call.operator(),
    };
    let order = state.app.holidays().confirm(&place.tenant, &order, new).await?;
    case(&state, &call, (&place, &order.details.request)).await
}

/// Refuse a holiday that cannot be carried out: everything that was paid returns. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/RefuseHolidayOrder", operation_id = "refuseHolidayOrder",
    tag = "holidays", security(("operator" = [])), request_body = HolidayOrderRefusal,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn refuse_holiday_order(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayOrderRefusal>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let asked = body.value;
    let place = writing(&state, &call, &asked.tenant).await?;
    let order = reference(&asked.order_reference)?;
    let refusal = HolidayRefusal {
        version: asked.version,
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    let order = state.app.holidays().refuse(&place.tenant, &order, refusal).await?;
    case(&state, &call, (&place, &order.details.request)).await
}

/// The tenant, for an operator who may change its holidays.
pub(super) async fn writing(state: &AppState, call: &OperatorCall, tenant: &str) -> Result<LotPlace, Refusal> {
    call.needs_one(state, &WRITERS).await?;
    LotPlace::of(state, call, tenant).await
}

fn step(call: &OperatorCall, version: u32) -> HolidayStep {
    HolidayStep {
        version,
        operator: call.operator(),
    }
}

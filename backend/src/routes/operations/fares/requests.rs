//! Requests for groups: read, quoted and refused by operators.

use axum::Json;
use axum::extract::State;
use jetway_app::lots::requests::{
    GroupRequestEvent, GroupRequestFilter, GroupRequestView, NewQuote, Refusal as NoOffer,
};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::request::{GroupQuote, GroupRequest, GroupRequestStep};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::FareLotForm;
use super::page::LotPlace;
use super::read::{Reader, clock_in};
use super::{READERS, WRITERS};
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::fares::requests::{GroupRequestStatusName, GroupRequestTrip, refused};
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::instant::instant;
use crate::wire::names::GroupRequestEventName;
use crate::wire::search_text::search_text;

/// Which requests to list; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GroupRequestSearch {
    /// Slug of a tenant.
    tenant: Option<String>,
    status: Option<GroupRequestStatusName>,
    /// Part of a number, an agency, a group or an airport; at most 100 characters.
    search: Option<String>,
}

/// The newest requests, at most 200 of each tenant.
#[derive(Serialize, ToSchema)]
pub(crate) struct GroupRequestsFound {
    items: Vec<GroupRequestItem>,
}

/// A request in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestItem {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    status: GroupRequestStatusName,
    agency: String,
    group_name: String,
    /// Such as `DAC–JED, MED–DAC`.
    route: String,
    passengers: u32,
    created_at: String,
    /// Until when the last quote can be, or could be, accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<String>,
}

/// Which request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupRequestKey {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
}

/// A quote.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupQuoteForm {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    /// Time of the tenant's zone until when it can be accepted, such as `2026-12-02T18:00`.
    valid_until: String,
    /// Flights, prices, deadlines and penalties. Its agencies do not count: the agency that asked alone gets the seats.
    lot: FareLotForm,
}

/// That nothing can be offered.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupRequestRefusal {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    /// For the agency, at most 2,000 characters.
    reason: String,
}

/// The last quote of a request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupQuoteCase {
    /// From 1.
    number: u32,
    lot: FareLotForm,
    /// Time of the tenant's zone.
    valid_until: String,
    /// What the customer pays for the whole party.
    amount: String,
    /// What the agency pays.
    agent_amount: String,
    quoted_at: String,
    quoted_by: String,
}

/// What happened to a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct GroupRequestEntry {
    at: String,
    /// Name of the user, or the operators' signature; empty for automatic changes.
    author: String,
    #[schema(value_type = GroupRequestEventName)]
    kind: &'static str,
    /// A reason or an amount; may be empty.
    note: String,
}

/// Everything about a request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestCase {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    version: u32,
    status: GroupRequestStatusName,
    agency: String,
    created_at: String,
    created_by: String,
    trip: GroupRequestTrip,
    /// Currency of all amounts.
    currency: String,
    /// The tenant's time zone, of the deadlines.
    zone: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<GroupQuoteCase>,
    /// Why it was declined or refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
    /// Oldest first.
    history: Vec<GroupRequestEntry>,
    /// Whether it can be quoted or refused.
    is_open: bool,
}

/// List requests for groups, the newest first.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetGroupRequests", operation_id = "loadGroupRequests", tag = "fares",
    security(("operator" = [])), request_body = GroupRequestSearch, responses((status = 200, body = GroupRequestsFound)))]
pub(crate) async fn load_group_requests(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<GroupRequestSearch>,
) -> Result<Json<GroupRequestsFound>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let filter = GroupRequestFilter {
        agency: None,
        statuses: asked.status.map(GroupRequestStatusName::status).into_iter().collect(),
        search: search_text("/search", asked.search.as_deref())?,
    };
    let found = state.app.group_requests().all(&tenants, &filter).await?;
    Ok(Json(GroupRequestsFound {
        items: found.into_iter().map(GroupRequestItem::of).collect(),
    }))
}

/// View a request for a group.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetGroupRequest", operation_id = "viewGroupRequest", tag = "fares",
    security(("operator" = [])), request_body = GroupRequestKey, responses((status = 200, body = GroupRequestCase)))]
pub(crate) async fn view_group_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<GroupRequestKey>,
) -> Result<Json<GroupRequestCase>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let place = LotPlace::of(&state, &call, &body.value.tenant).await?;
    case(&state, &place, &body.value.reference_id).await
}

/// Quote a request for a group; an open quote is replaced. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Fares/QuoteGroupRequest", operation_id = "quoteGroupRequest", tag = "fares",
    security(("operator" = [])), request_body = GroupQuoteForm, responses((status = 200, body = GroupRequestCase)))]
pub(crate) async fn quote_group_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<GroupQuoteForm>,
) -> Result<Json<GroupRequestCase>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let mut reader = Reader {
        currency: place.currency,
        zone: place.zone,
        bad: Vec::new(),
    };
    let valid_until = reader.instant("/validUntil", &asked.valid_until);
    let read = asked.lot.read(place.currency, place.zone);
    let offer = match read {
        Ok((offer, _)) if reader.bad.is_empty() => offer,
        Ok(_) => return Err(Refusal::fields(reader.bad)),
        Err(bad) => {
            reader.bad.extend(bad);
            return Err(Refusal::fields(reader.bad));
        }
    };
    let quote = NewQuote {
        version: asked.version,
        offer,
        valid_until,
        currency: place.currency,
        operator: call.operator(),
    };
    let requests = state.app.group_requests();
    let quoted = requests.quote(&place.tenant, &asked.reference_id, quote).await;
    quoted.map_err(|error| refused(error, "/lot"))?;
    case(&state, &place, &asked.reference_id).await
}

/// Say that nothing can be offered. The agency gets an e-mail.
#[utoipa::path(post, path = "/api/operations/v1/Fares/RefuseGroupRequest", operation_id = "refuseGroupRequest", tag = "fares",
    security(("operator" = [])), request_body = GroupRequestRefusal, responses((status = 200, body = GroupRequestCase)))]
pub(crate) async fn refuse_group_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<GroupRequestRefusal>,
) -> Result<Json<GroupRequestCase>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let refusal = NoOffer {
        version: asked.version,
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    let requests = state.app.group_requests();
    let ended = requests.refuse(&place.tenant, &asked.reference_id, refusal).await;
    ended.map_err(|error| refused(error, "/lot"))?;
    case(&state, &place, &asked.reference_id).await
}

/// A request as it is now.
async fn case(state: &AppState, place: &LotPlace, reference: &str) -> Result<Json<GroupRequestCase>, Refusal> {
    let found = state.app.group_requests().case(&place.tenant, reference).await;
    let GroupRequestView { request, history } = found.map_err(|error| refused(error, "/lot"))?;
    let quote = request.details.quote.as_ref();
    let quote = quote
        .map(|quote| GroupQuoteCase::of(&request, quote, place))
        .transpose()?;
    let entry = |event: GroupRequestEvent| GroupRequestEntry {
        at: instant(event.at),
        author: event.author,
        kind: event.kind.name(),
        note: event.note,
    };
    Ok(Json(GroupRequestCase {
        tenant: place.tenant.as_str().to_owned(),
        version: request.version,
        status: GroupRequestStatusName::of(request.status),
        created_at: instant(request.created_at),
        trip: GroupRequestTrip::of(&request.details.trip),
        currency: place.currency.to_string(),
        zone: place.zone.name(),
        quote,
        history: history.into_iter().map(entry).collect(),
        is_open: request.step(GroupRequestStep::Quote).is_ok(),
        order_reference: request.details.order.as_ref().map(|order| order.as_str().to_owned()),
        reference_id: request.reference,
        agency: request.details.agency_name,
        created_by: request.details.created_by_name,
        reason: request.details.reason,
    }))
}

impl GroupQuoteCase {
    fn of(request: &GroupRequest, quote: &GroupQuote, place: &LotPlace) -> Result<Self, Refusal> {
        let price = quote.price(request.details.trip.party);
        let price = price.map_err(|error| Refusal::ours(&error))?;
        Ok(Self {
            number: quote.number,
            lot: FareLotForm::of_offer(&quote.offer, place.zone),
            valid_until: clock_in(place.zone, quote.valid_until),
            amount: price.customer.to_string(),
            agent_amount: price.agent.to_string(),
            quoted_at: instant(quote.at),
            quoted_by: quote.by.clone(),
        })
    }
}

impl GroupRequestItem {
    fn of((tenant, request): (TenantId, GroupRequest)) -> Self {
        let trip = &request.details.trip;
        let quote = request.details.quote.as_ref();
        Self {
            tenant: tenant.into(),
            status: GroupRequestStatusName::of(request.status),
            group_name: trip.group_name.clone(),
            route: trip.route(),
            passengers: trip.party.passengers(),
            created_at: instant(request.created_at),
            valid_until: quote.map(|quote| instant(quote.valid_until)),
            reference_id: request.reference,
            agency: request.details.agency_name,
        }
    }
}

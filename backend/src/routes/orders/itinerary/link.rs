//! The agency's side: make, send and revoke the link of an order.
//!
//! The link of a hotel order needs 249 as well, like its voucher.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::order::documents::itinerary::LinkState;
use jetway_app::order::documents::letterhead;
use jetway_domain::access::Functionality;
use jetway_domain::ids::{OrderKind, OrderReference};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Faults, Origin, Params, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::mail;
use crate::wire::instant::instant;
use crate::wire::order_reference::OrderParams;

/// The link of an order's itinerary.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ItineraryLink {
    order_reference: String,
    /// Whether the last link was revoked. `false` when there was never one.
    revoked: bool,
    /// Path on this portal; absent while there is no link that opens.
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    /// Whether it shows the customer's price.
    with_prices: bool,
    /// When it stops opening, some days after the trip; absent with the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_at: Option<String>,
}

/// What the link shows.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ShareItineraryRequest {
    /// Whether it shows the customer's price.
    #[serde(default)]
    with_prices: bool,
}

/// Whom the link is sent to.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SendItineraryRequest {
    email: String,
}

impl ItineraryLink {
    fn of(params: &OrderParams, state: LinkState) -> Self {
        let (path, with_prices, expires_at, revoked) = match state {
            LinkState::Open {
                token,
                with_prices,
                expires_at,
            } => (Some(token), with_prices, Some(expires_at), false),
            LinkState::Unshared => (None, false, None, false),
            LinkState::Revoked => (None, false, None, true),
        };
        Self {
            order_reference: params.order_reference.clone(),
            revoked,
            path: path.map(|token| format!("/itinerary?token={token}")),
            with_prices,
            expires_at: expires_at.map(instant),
        }
    }
}

/// The order whose link is meant.
fn shareable(agent: &Agent, params: &OrderParams) -> Result<OrderReference, Refusal> {
    let reference = params.reference()?;
    let needed = Functionality::PrintHotel;
    if reference.kind() == OrderKind::Hotel && !agent.may(needed) {
        let problem = Problem::new(ErrorCode::AccessDenied);
        return Err(problem.param("functionality", needed.code()).into());
    }
    Ok(reference)
}

/// Read the link of an order's itinerary.
#[utoipa::path(post, path = "/api/order/v1/Itinerary/GetItineraryLink", operation_id = "getItineraryLink", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))),
    params(("orderReference" = String, Query)), responses((status = 200, body = ItineraryLink)))]
pub(crate) async fn get_itinerary_link(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<ItineraryLink>, Refusal> {
    let itineraries = state.app.itineraries();
    let link = itineraries.link(agent.caller(), &shareable(&agent, &params)?).await?;
    Ok(Json(ItineraryLink::of(&params, link)))
}

/// Open the itinerary of an order to everyone with its link, or change what the link shows: flights of a ticketed order, the
/// voucher of a stay, the days of a holiday that is paid.
#[utoipa::path(post, path = "/api/order/v1/Itinerary/ShareItinerary", operation_id = "shareItinerary", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))),
    params(("orderReference" = String, Query)), request_body = ShareItineraryRequest,
    responses((status = 200, body = ItineraryLink)))]
pub(crate) async fn share_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    Params(params): Params<OrderParams>,
    body: Body<ShareItineraryRequest>,
) -> Result<Json<ItineraryLink>, Refusal> {
    let itineraries = state.app.itineraries();
    let reference = shareable(&agent, &params)?;
    let link = itineraries
        .share(agent.caller(), &reference, body.value.with_prices)
        .await?;
    Ok(Json(ItineraryLink::of(&params, link)))
}

/// Revoke the link of an order: it opens nothing any more, and documents printed from now on have no code.
#[utoipa::path(post, path = "/api/order/v1/Itinerary/RevokeItinerary", operation_id = "revokeItinerary", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))),
    params(("orderReference" = String, Query)), responses((status = 200, body = ItineraryLink)))]
pub(crate) async fn revoke_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<ItineraryLink>, Refusal> {
    let itineraries = state.app.itineraries();
    let link = itineraries.revoke(agent.caller(), &shareable(&agent, &params)?).await?;
    Ok(Json(ItineraryLink::of(&params, link)))
}

/// E-mail the link of an order to a traveller, in the agency's name. Repeating the call with its `Idempotency-Key` sends
/// nothing.
#[utoipa::path(post, path = "/api/order/v1/Itinerary/SendItinerary", operation_id = "sendItinerary", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))),
    params(("orderReference" = String, Query)), request_body = SendItineraryRequest,
    responses((status = 200, body = ItineraryLink)))]
pub(crate) async fn send_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
    body: Body<SendItineraryRequest>,
) -> Result<Response, Refusal> {
    let mut faults = Faults::default();
    let Some(email) = faults.take(mail("/email", &body.value.email)) else {
        return Err(faults.into());
    };
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    let reference = shareable(&agent, &params)?;
    let digest = format!("{}:{}", params.order_reference, body.digest);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "sendItinerary", digest);
    let work = async move {
        let itineraries = state.app.itineraries();
        let link = itineraries.send(agent.caller(), (&reference, &email), &head).await?;
        Ok(ItineraryLink::of(&params, link))
    };
    once.answer(&headers, work).await
}

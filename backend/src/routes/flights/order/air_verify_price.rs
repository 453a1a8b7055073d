//! Verify the price of a held order.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::ticketing::verify::{HeldPrice, Verified};
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Params, Refusal};
use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::fare_change::{ChangeReport, ClassChange, TimeChange};
use crate::routes::flights::offer::segment::Segment;
use crate::state::AppState;
use crate::wire::names::{HeldPriceName, OrderStatusName};
use crate::wire::order_reference::OrderParams;
use crate::wire::visibility::Visibility;

/// The current price of a held order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerifiedPrice {
    order_reference: String,
    /// `OK`, `PriceChanged` (see `previous` and `delta`), `ClassChanged` (see `classChanges`), `Both`, `ScheduleChanged` (only
    /// `timeChanges` is set), or `Unavailable`: the seats are gone and the order has ended.
    #[schema(value_type = HeldPriceName)]
    status: &'static str,
    #[schema(value_type = OrderStatusName)]
    order_status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    previous: Option<FareBreakdown>,
    current: FareBreakdown,
    #[serde(skip_serializing_if = "Option::is_none")]
    delta: Option<String>,
    /// Flights whose booking class changed; absent if none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    class_changes: Vec<ClassChange>,
    /// Flights whose times changed; absent if none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    time_changes: Vec<TimeChange>,
    /// The flights as sold now, in order.
    segments: Vec<Segment>,
}

/// Re-price an order with the airline. A changed price, booking class or time is stored on the order; nothing is charged until
/// it is accepted.
#[utoipa::path(post, path = "/api/order/v1/AirVerifyPrice", operation_id = "airVerifyPrice", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    params(("orderReference" = String, Query)), responses((status = 200, body = VerifiedPrice)))]
pub(crate) async fn air_verify_price(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<VerifiedPrice>, Refusal> {
    let reference = params.reference()?;
    let verified = state.app.flight_ticketing().verify(agent.caller(), reference).await?;
    Ok(Json(VerifiedPrice::of(&verified, agent.visibility())))
}

impl VerifiedPrice {
    fn of(Verified { order, price }: &Verified, visibility: Visibility) -> Self {
        let quote = &order.details.quote;
        let (gone, change) = match price {
            HeldPrice::Same => (None, None),
            HeldPrice::Moved(change) => (None, Some(change)),
            HeldPrice::Gone => (Some("Unavailable"), None),
        };
        let told = ChangeReport::of(change, quote, visibility);
        Self {
            order_reference: order.reference.as_str().to_owned(),
            status: gone.unwrap_or(told.status.as_str()),
            order_status: order.status.as_str(),
            previous: told.previous,
            current: FareBreakdown::of(quote, visibility),
            delta: told.delta,
            class_changes: told.class_changes,
            time_changes: told.time_changes,
            segments: Segment::all(&order.details.offer.segments, visibility.names),
        }
    }
}

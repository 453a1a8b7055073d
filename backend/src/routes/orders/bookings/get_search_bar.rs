//! Order search of the header.

use axum::Json;
use axum::extract::State;
use jetway_app::order::list::{BookingQueue, Bookings, BookingsQuery, DateField, Direction};
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::OrderStatusName;

/// Shorter texts match too many orders.
const SHORTEST: usize = 4;
const LONGEST: usize = 64;
const MATCHES: u64 = 8;
/// `orderType` of flights.
const FLIGHT: u8 = 1;

/// The search text.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct SearchBarQuery {
    /// 4 to 64 characters of a reference, a record locator, a ticket number or a name.
    search_key: String,
}

/// The newest match, and up to eight matches in total.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchBarResponse {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<SearchBarError>,
    /// Kind of the newest match: `order`.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    /// 1 flight, 2 hotel.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_type: Option<u8>,
    /// Number of all matches.
    count: u64,
    matches: Vec<SearchBarMatch>,
}

/// Why there are no matches.
#[derive(Serialize, ToSchema)]
pub(crate) struct SearchBarError {
    message: &'static str,
}

/// One match.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchBarMatch {
    #[serde(rename = "type")]
    kind: &'static str,
    reference: String,
    order_type: u8,
    route: String,
    lead_passenger: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    status_text: &'static str,
}

/// Find orders by reference, record locator, ticket number or name.
#[utoipa::path(get, path = "/api/customer/v1/MyBooking/GetSearchBar", operation_id = "getSearchBar", tag = "customer",
    security(("session" = [])), extensions(("x-functionality" = json!(211))), params(SearchBarQuery),
    responses((status = 200, body = SearchBarResponse)))]
pub(crate) async fn get_search_bar(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(query): Params<SearchBarQuery>,
) -> Result<Json<SearchBarResponse>, Refusal> {
    let text = query.search_key.trim();
    if !(SHORTEST..=LONGEST).contains(&text.chars().count()) {
        let detail = format!("{SHORTEST} to {LONGEST} characters.");
        return Err(Refusal::fields(vec![BadField::new(
            "/searchKey",
            "searchKey.length",
            detail,
        )]));
    }
    let query = BookingsQuery {
        queue: BookingQueue::All,
        search: Some(text.to_owned()),
        date_field: DateField::Created,
        from: None,
        to: None,
        staff: Vec::new(),
        branches: Vec::new(),
        sort: (DateField::Created, Direction::Descending),
        page: 1,
        page_size: MATCHES,
    };
    let found = state.app.flight_bookings().page(agent.caller(), &query, &[]).await?;
    Ok(Json(SearchBarResponse::of(&found)))
}

impl SearchBarResponse {
    fn of(found: &Bookings<FlightOrder>) -> Self {
        let matches: Vec<_> = found.orders.iter().map(SearchBarMatch::of).collect();
        let first = matches.first();
        Self {
            error: first.is_none().then_some(SearchBarError {
                message: "No orders found",
            }),
            kind: first.map(|found| found.kind),
            reference: first.map(|found| found.reference.clone()),
            order_type: first.map(|found| found.order_type),
            count: found.total,
            matches,
        }
    }
}

impl SearchBarMatch {
    fn of(order: &FlightOrder) -> Self {
        Self {
            kind: "order",
            reference: order.reference.to_string(),
            order_type: FLIGHT,
            route: order.route(),
            lead_passenger: order.details.lead_passenger(),
            status: order.status.as_str(),
            status_text: order.status.text(),
        }
    }
}

//! Search orders by keyword.

use axum::Json;
use axum::extract::State;
use jetway_app::order::list::{BookingQueue, BookingsQuery, DateField, Direction};
use jetway_domain::access::Functionality;
use serde::Deserialize;

use super::response::BookingsResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

const SHORTEST: usize = 2;
const LONGEST: usize = 64;
const MOST: u64 = 20;

/// The keyword.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct SearchOrdersQuery {
    /// 2 to 64 characters of a reference, a record locator, a ticket number or a name.
    keyword: String,
}

/// Find orders of the agency by keyword, newest first, at most twenty.
#[utoipa::path(get, path = "/api/order/v1/SearchOrders", operation_id = "searchOrders", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(211))), params(SearchOrdersQuery),
    responses((status = 200, body = BookingsResponse)))]
pub(crate) async fn search_orders(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(query): Params<SearchOrdersQuery>,
) -> Result<Json<BookingsResponse>, Refusal> {
    let keyword = query.keyword.trim();
    if !(SHORTEST..=LONGEST).contains(&keyword.chars().count()) {
        let detail = format!("{SHORTEST} to {LONGEST} characters.");
        return Err(Refusal::fields(vec![BadField::new(
            "/keyword",
            "keyword.length",
            detail,
        )]));
    }
    let query = BookingsQuery {
        queue: BookingQueue::All,
        search: Some(keyword.to_owned()),
        date_field: DateField::Created,
        from: None,
        to: None,
        staff: Vec::new(),
        branches: Vec::new(),
        sort: (DateField::Created, Direction::Descending),
        page: 1,
        page_size: MOST,
    };
    let found = state.app.flight_bookings().page(agent.caller(), &query, &[]).await?;
    Ok(Json(BookingsResponse::of(&found, 1, MOST, agent.visibility())))
}

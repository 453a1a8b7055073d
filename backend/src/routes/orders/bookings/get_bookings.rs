//! A page of bookings.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::request::BookingsRequest;
use super::response::BookingsResponse;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// List bookings.
#[utoipa::path(post, path = "/api/customer/v1/MyBooking/GetBookings", operation_id = "getBookings", tag = "customer",
    security(("session" = [])), extensions(("x-functionality" = json!(223))),
    request_body = BookingsRequest, responses((status = 200, body = BookingsResponse)))]
pub(crate) async fn get_bookings(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBookings.code() }>,
    body: Body<BookingsRequest>,
) -> Result<Json<BookingsResponse>, Refusal> {
    let (query, airlines) = body.value.query()?;
    let bookings = state.app.flight_bookings();
    let page = bookings.page(agent.caller(), &query, &airlines).await?;
    Ok(Json(BookingsResponse::of(
        &page,
        query.page,
        query.page_size,
        agent.visibility(),
    )))
}

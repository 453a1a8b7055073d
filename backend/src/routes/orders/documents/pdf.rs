//! Documents as PDF.

use axum::extract::State;
use axum::response::Response;
use jetway_app::order::documents::{self, DocumentKind, Letterhead, PrintCommand};
use jetway_domain::access::Functionality;

use super::request::{BookingDocumentParams, OrderDocumentParams, head};
use crate::http::download::pdf_answer;
use crate::http::{Agent, Allowed, Origin, Params, Refusal};
use crate::state::AppState;

/// Any document of an order, with or without prices, for all or some travellers.
#[utoipa::path(get, path = "/api/print/v1/GetBookingPdf", operation_id = "getBookingPdf", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(BookingDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_booking_pdf(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<BookingDocumentParams>,
) -> Result<Response, Refusal> {
    let command = params.command(&agent)?;
    pdf(&state, &agent, &command, head(&agent, &origin)).await
}

/// The booking confirmation of an order, with prices.
#[utoipa::path(get, path = "/api/print/v1/GetOrderPdf", operation_id = "getOrderPdf", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(OrderDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_order_pdf(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<OrderDocumentParams>,
) -> Result<Response, Refusal> {
    let command = params.command(&agent, DocumentKind::Confirmation, true)?;
    pdf(&state, &agent, &command, head(&agent, &origin)).await
}

/// The tickets of an order, without prices. This only prints; `Ticket/AirTicket` of the order service issues and charges.
#[utoipa::path(get, path = "/api/print/v1/AirTicket", operation_id = "printAirTicket", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(OrderDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn print_air_ticket(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<OrderDocumentParams>,
) -> Result<Response, Refusal> {
    let command = params.command(&agent, DocumentKind::Ticket, false)?;
    pdf(&state, &agent, &command, head(&agent, &origin)).await
}

async fn pdf(state: &AppState, agent: &Agent, command: &PrintCommand, head: Letterhead) -> Result<Response, Refusal> {
    let document = state
        .app
        .flight_documents()
        .document(agent.caller(), command, head)
        .await?;
    let bytes = documents::pdf(document).await?;
    let name = format!("{}-{}", command.reference.as_str(), command.kind.as_str());
    pdf_answer(bytes, &name)
}

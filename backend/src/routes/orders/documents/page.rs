//! A document as an HTML page.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::order::documents::{DocumentKind, html};
use jetway_domain::access::Functionality;

use super::request::{OrderDocumentParams, head};
use crate::http::{Allowed, Origin, Params, Refusal};
use crate::state::AppState;

/// The booking confirmation of an order as a printable page without scripts or external resources.
#[utoipa::path(get, path = "/api/print/v1/GetOrderPdfHtml", operation_id = "getOrderPdfHtml", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(OrderDocumentParams),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn get_order_pdf_html(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<OrderDocumentParams>,
) -> Result<Response, Refusal> {
    let command = params.command(&agent, DocumentKind::Confirmation, true)?;
    let document = state
        .app
        .flight_documents()
        .document(agent.caller(), &command, head(&agent, &origin))
        .await?;
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, html(&document)).into_response())
}

//! Itineraries and invoices of holidays.

use axum::extract::State;
use axum::response::Response;
use jetway_app::holiday::orders::documents::HolidayDocument;
use jetway_app::order::documents::{letterhead, pdf};
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::download::pdf_answer;
use crate::http::{Allowed, Origin, Params, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// A document of an order.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct HolidayDocumentParams {
    order_reference: String,
    #[param(inline)]
    kind: HolidayDocumentKind,
    /// Whether prices are printed; by default on invoices and not on itineraries.
    with_price: Option<bool>,
}

/// Kinds of documents.
#[derive(Debug, Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayDocumentKind {
    /// Days, hotels and references, for travellers.
    Itinerary,
    /// Invoice for the agency's customer.
    CustomerInvoice,
    /// Invoice for the agency; with prices it needs 203.
    AgentInvoice,
}

/// A document of a holiday order as PDF.
#[utoipa::path(get, path = "/api/holiday/v1/Holiday/GetDocument", operation_id = "holidayGetDocument", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(HolidayDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_document(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<HolidayDocumentParams>,
) -> Result<Response, Refusal> {
    let kind = match params.kind {
        HolidayDocumentKind::Itinerary => HolidayDocument::Itinerary,
        HolidayDocumentKind::CustomerInvoice => HolidayDocument::CustomerInvoice,
        HolidayDocumentKind::AgentInvoice => HolidayDocument::AgentInvoice,
    };
    // Itineraries go to travellers.
    let with_price = params.with_price.unwrap_or(kind != HolidayDocument::Itinerary);
    if kind == HolidayDocument::AgentInvoice && with_price && !agent.may(Functionality::ShowCommission) {
        let code = Functionality::ShowCommission.code();
        let problem = Problem::new(ErrorCode::AccessDenied);
        return Err(problem.param("functionality", code).into());
    }
    let reference = reference(&params.order_reference)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    let holidays = state.app.holidays();
    let document = holidays
        .document(agent.caller(), &reference, (kind, with_price), head)
        .await?;
    let bytes = pdf(document).await?;
    pdf_answer(bytes, &format!("{}-{}", reference.as_str(), kind.as_str()))
}

//! Vouchers and invoices.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::hotel::documents::HotelDocument;
use jetway_app::order::documents::{Document, letterhead, pdf};
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::download::pdf_answer;
use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Origin, Params, Refusal};
use crate::routes::orders::documents::content::PrintedDocument;
use crate::state::AppState;
use crate::wire::form_fields::mail;
use crate::wire::order_reference::reference;

/// A document of an order.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct HotelDocumentParams {
    reference_id: String,
    #[param(inline)]
    kind: HotelDocumentKind,
    /// Whether prices are printed; `true` by default.
    with_price: Option<bool>,
}

/// Kinds of documents.
#[derive(Debug, Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelDocumentKind {
    /// What the guests show at the reception.
    Voucher,
    /// Invoice for the agency.
    AgentInvoice,
    /// Invoice for its customer.
    CustomerInvoice,
}

/// Where the voucher is sent.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SendHotelVoucherRequest {
    reference_id: String,
    email: String,
}

/// The voucher is on its way.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelVoucherSent {
    email: String,
}

/// The document of an order, and its reference and kind, which name the file.
async fn document(
    state: &AppState,
    (agent, origin): (&Agent, &Origin),
    params: HotelDocumentParams,
) -> Result<(Document, OrderReference, HotelDocument), Refusal> {
    let kind = match params.kind {
        HotelDocumentKind::Voucher => HotelDocument::Voucher,
        HotelDocumentKind::AgentInvoice => HotelDocument::AgentInvoice,
        HotelDocumentKind::CustomerInvoice => HotelDocument::CustomerInvoice,
    };
    let with_price = params.with_price.unwrap_or(true);
    if kind == HotelDocument::AgentInvoice && with_price && !agent.may(Functionality::ShowCommission) {
        let code = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", code)
            .into());
    }
    let reference = reference(&params.reference_id)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    let hotels = state.app.hotels();
    let document = hotels
        .document(agent.caller(), &reference, (kind, with_price), head)
        .await?;
    Ok((document, reference, kind))
}

/// A document of an order as PDF.
#[utoipa::path(get, path = "/api/hotel/v1/Hotel/GetVoucher", operation_id = "hotelGetVoucher", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(249))), params(HotelDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_voucher(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintHotel.code() }>,
    origin: Origin,
    Params(params): Params<HotelDocumentParams>,
) -> Result<Response, Refusal> {
    let (document, reference, kind) = document(&state, (&agent, &origin), params).await?;
    let bytes = pdf(document).await?;
    pdf_answer(bytes, &format!("{}-{}", reference.as_str(), kind.as_str()))
}

/// The content of a document of an order, the same as on its PDF.
#[utoipa::path(get, path = "/api/hotel/v1/Hotel/GetVoucherContent", operation_id = "hotelGetVoucherContent", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(249))), params(HotelDocumentParams),
    responses((status = 200, body = PrintedDocument)))]
pub(crate) async fn get_voucher_content(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintHotel.code() }>,
    origin: Origin,
    Params(params): Params<HotelDocumentParams>,
) -> Result<Json<PrintedDocument>, Refusal> {
    let (document, ..) = document(&state, (&agent, &origin), params).await?;
    Ok(Json(PrintedDocument::of(document)))
}

/// E-mail the voucher of an order. Repeating the call with its `Idempotency-Key` sends nothing.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/SendVoucher", operation_id = "hotelSendVoucher", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(249))),
    request_body = SendHotelVoucherRequest, responses((status = 200, body = HotelVoucherSent)))]
pub(crate) async fn send_voucher(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintHotel.code() }>,
    origin: Origin,
    headers: HeaderMap,
    body: Body<SendHotelVoucherRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let email = mail("/email", &body.value.email)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "hotelSendVoucher", body.digest);
    let work = async move {
        let hotels = state.app.hotels();
        hotels.send_voucher(agent.caller(), (&reference, &email), head).await?;
        Ok(HotelVoucherSent { email })
    };
    once.answer(&headers, work).await
}

//! The printed application and its invoices.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use jetway_app::order::documents::{Document, letterhead, pdf};
use jetway_app::visa::documents::VisaDocument;
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::download::pdf_answer;
use crate::http::{Agent, Allowed, Origin, Params, Refusal};
use crate::routes::orders::documents::content::PrintedDocument;
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// A document of an application.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct VisaPrintParams {
    reference_id: String,
    #[param(inline)]
    kind: VisaPrintKind,
    /// Whether prices are printed; `true` by default.
    with_price: Option<bool>,
}

/// Kinds of documents.
#[derive(Debug, Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum VisaPrintKind {
    /// What was applied for, and by whom.
    Application,
    /// Invoice for the agency.
    AgentInvoice,
    /// Invoice for its customer.
    CustomerInvoice,
}

/// A document of an application as PDF.
#[utoipa::path(get, path = "/api/visa/v1/Visa/GetInvoice", operation_id = "visaGetInvoice", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(258))), params(VisaPrintParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_invoice(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintVisaInvoice.code() }>,
    origin: Origin,
    Params(params): Params<VisaPrintParams>,
) -> Result<Response, Refusal> {
    let (document, reference, kind) = document(&state, (&agent, &origin), params).await?;
    let bytes = pdf(document).await?;
    pdf_answer(bytes, &format!("{}-{}", reference.as_str(), kind.as_str()))
}

/// The content of a document of an application, the same as on its PDF.
#[utoipa::path(get, path = "/api/visa/v1/Visa/GetInvoiceContent", operation_id = "visaGetInvoiceContent", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(258))), params(VisaPrintParams),
    responses((status = 200, body = PrintedDocument)))]
pub(crate) async fn get_invoice_content(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintVisaInvoice.code() }>,
    origin: Origin,
    Params(params): Params<VisaPrintParams>,
) -> Result<Json<PrintedDocument>, Refusal> {
    let (document, ..) = document(&state, (&agent, &origin), params).await?;
    Ok(Json(PrintedDocument::of(document)))
}

/// The document of an application, and its reference and kind, which name the file.
async fn document(
    state: &AppState,
    (agent, origin): (&Agent, &Origin),
    params: VisaPrintParams,
) -> Result<(Document, OrderReference, VisaDocument), Refusal> {
    let kind = match params.kind {
        VisaPrintKind::Application => VisaDocument::Application,
        VisaPrintKind::AgentInvoice => VisaDocument::AgentInvoice,
        VisaPrintKind::CustomerInvoice => VisaDocument::CustomerInvoice,
    };
    let with_price = params.with_price.unwrap_or(true);
    if kind == VisaDocument::AgentInvoice && with_price && !agent.may(Functionality::ShowCommission) {
        let code = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", code)
            .into());
    }
    let reference = reference(&params.reference_id)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    // As on the page: passports need the right to read what applicants entered.
    let shows_passports = agent.visibility().passports && agent.may(Functionality::ViewVisaBooking);
    let printed = (kind, with_price, shows_passports);
    let document = state
        .app
        .visas()
        .document(agent.caller(), &reference, printed, head)
        .await?;
    Ok((document, reference, kind))
}

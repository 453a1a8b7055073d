//! Passenger lists, invoices and tickets of groups.

use std::{io, iter};

use axum::extract::State;
use axum::response::Response;
use futures::stream;
use jetway_app::lots::group::documents::{GroupDocument, GroupPrint};
use jetway_app::order::documents::{Document, PrintError, letterhead, pdf, pdf_of_many};
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::group::name::GroupName;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::csv::{Cell, FileName, csv_answer, rows};
use crate::http::download::pdf_answer;
use crate::http::{Agent, Allowed, Origin, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;
use crate::wire::person::{passenger_type, title_text};

/// Most orders whose documents make one file.
const MOST_ORDERS: usize = 20;
const ENGLISH: [&str; 10] = [
    "Line",
    "Type",
    "Title",
    "Given name",
    "Surname",
    "Date of birth",
    "Nationality",
    "Passport",
    "Expiry",
    "Ticket",
];
const ARABIC: [&str; 10] = [
    "السطر",
    "النوع",
    "اللقب",
    "الاسم الأول",
    "اسم العائلة",
    "تاريخ الميلاد",
    "الجنسية",
    "جواز السفر",
    "تاريخ الانتهاء",
    "التذكرة",
];

/// A passenger list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct GroupManifestParams {
    reference_id: String,
    #[param(inline)]
    format: GroupManifestFormat,
}

/// Formats of a passenger list.
#[derive(Debug, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupManifestFormat {
    /// A table.
    Csv,
    /// A document.
    Pdf,
}

/// A document of an order.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct GroupDocumentParams {
    reference_id: String,
    #[param(inline)]
    kind: GroupDocumentKind,
    /// Up to 19 more orders with `.` between their references; their documents follow in the same file.
    further_references: Option<String>,
    /// Whether prices are printed; by default on invoices and not on tickets.
    with_price: Option<bool>,
}

/// Kinds of documents.
#[derive(Debug, Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupDocumentKind {
    /// Invoice for the agency.
    AgentInvoice,
    /// Invoice for its customer.
    CustomerInvoice,
    /// The ticket numbers.
    Tickets,
}

/// The passengers of a group as CSV or PDF; passports need 220.
#[utoipa::path(get, path = "/api/fares/v1/Fare/GetManifest", operation_id = "fareGetManifest", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(GroupManifestParams),
    responses((status = 200, content((Vec<u8> = "application/pdf"), (Vec<u8> = "text/csv")))))]
pub(crate) async fn get_manifest(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<GroupManifestParams>,
) -> Result<Response, Refusal> {
    let reference = reference(&params.reference_id)?;
    if params.format == GroupManifestFormat::Csv {
        return table(&state, &agent, &reference).await;
    }
    let print = GroupPrint {
        kind: GroupDocument::Manifest,
        with_price: false,
        passports: agent.visibility().passports,
    };
    printed(&state, &agent, (&reference, print), &origin).await
}

/// A document of an order as PDF, or the same document of several orders as one PDF.
#[utoipa::path(get, path = "/api/fares/v1/Fare/GetDocument", operation_id = "fareGetDocument", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(GroupDocumentParams),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_document(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<GroupDocumentParams>,
) -> Result<Response, Refusal> {
    let kind = match params.kind {
        GroupDocumentKind::AgentInvoice => GroupDocument::AgentInvoice,
        GroupDocumentKind::CustomerInvoice => GroupDocument::CustomerInvoice,
        GroupDocumentKind::Tickets => GroupDocument::Tickets,
    };
    // Tickets go to travellers.
    let with_price = params.with_price.unwrap_or(kind != GroupDocument::Tickets);
    if kind == GroupDocument::AgentInvoice && with_price && !agent.may(Functionality::ShowCommission) {
        let code = Functionality::ShowCommission.code();
        let problem = Problem::new(ErrorCode::AccessDenied);
        return Err(problem.param("functionality", code).into());
    }
    let first = reference(&params.reference_id)?;
    let print = GroupPrint {
        kind,
        with_price,
        passports: agent.visibility().passports,
    };
    let further = params.further_references.as_deref().unwrap_or_default();
    let further: Vec<&str> = further.split('.').filter(|text| !text.is_empty()).collect();
    if further.is_empty() {
        return printed(&state, &agent, (&first, print), &origin).await;
    }
    if further.len() >= MOST_ORDERS {
        let text = format!("At most {MOST_ORDERS} orders.");
        return Err(BadField::new("/furtherReferences", "list.length", text).into());
    }
    let mut documents = Vec::new();
    for reference in iter::once(Ok(first)).chain(further.into_iter().map(reference)) {
        documents.push(content(&state, &agent, (&reference?, print), &origin).await?);
    }
    pdf_answer(pdf_of_many(documents).await?, print.kind.as_str())
}

async fn printed(
    state: &AppState,
    agent: &Agent,
    (reference, print): (&OrderReference, GroupPrint),
    origin: &Origin,
) -> Result<Response, Refusal> {
    let document = content(state, agent, (reference, print), origin).await?;
    pdf_answer(
        pdf(document).await?,
        &format!("{}-{}", reference.as_str(), print.kind.as_str()),
    )
}

async fn content(
    state: &AppState,
    agent: &Agent,
    (reference, print): (&OrderReference, GroupPrint),
    origin: &Origin,
) -> Result<Document, PrintError> {
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    state
        .app
        .groups()
        .document(agent.caller(), reference, print, head)
        .await
}

async fn table(state: &AppState, agent: &Agent, reference: &OrderReference) -> Result<Response, Refusal> {
    let order = state.app.groups().order(agent.caller(), reference).await?;
    let passports = agent.visibility().passports;
    let part = rows(order.details.names.iter().map(|name| row(name, passports)));
    let part = part.map_err(|error| Refusal::ours(&error))?;
    let headings = if agent.portal.language().starts_with("ar") {
        ARABIC
    } else {
        ENGLISH
    };
    csv_answer(
        &FileName::dated(state, agent, "passengers")?,
        headings.map(str::to_owned).to_vec(),
        stream::iter([Ok::<_, io::Error>(part)]),
    )
}

fn row(name: &GroupName, passports: bool) -> Vec<Cell> {
    let passport = name.passport.as_ref().filter(|_| passports);
    vec![
        Cell::plain(Some(name.line)),
        Cell::plain(Some(passenger_type(name.kind))),
        Cell::plain(Some(title_text(name.title))),
        Cell::text(Some(&name.given_name)),
        Cell::text(Some(&name.surname)),
        Cell::plain(Some(name.birth_on)),
        Cell::plain(Some(name.nationality.as_str())),
        Cell::text(passport.map(|passport| passport.number.as_str())),
        Cell::plain(passport.map(|passport| passport.expires_on)),
        Cell::text(name.ticket.as_deref()),
    ]
}

//! The content of a document, for the preview.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::documents::{Flight, FlightEnd, Journey};
use jetway_app::order::documents::{self, Document};
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use super::request::{BookingDocumentParams, head};
use crate::http::{Allowed, Origin, Params, Refusal};
use crate::state::AppState;
use crate::wire::brand::LeadingBrand;

/// A document. All texts are ready to print: in the user's language, with formatted amounts and dates.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PrintedDocument {
    title: String,
    status: String,
    reference: String,
    /// Prominent notice, such as that this is not a ticket; empty if none.
    warning: String,
    /// QR code that opens the order, as an image URL; empty if none.
    code: String,
    /// The company whose document it is.
    brand: LeadingBrand,
    /// The office that issued it; absent on documents that do not name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    company: Option<PrintedParty>,
    seller: PrintedParty,
    facts: Vec<PrintedFact>,
    journeys: Vec<PrintedJourney>,
    /// What the travellers are called on it: passengers, guests, applicants.
    people_label: String,
    people: Vec<PrintedPerson>,
    /// Absent on a document without prices.
    #[serde(skip_serializing_if = "Option::is_none")]
    amounts: Option<PrintedAmounts>,
    notes: Vec<String>,
}

/// A company with its address lines.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedParty {
    name: String,
    lines: Vec<String>,
}

impl PrintedParty {
    fn of(party: documents::Party) -> Self {
        Self {
            name: party.name,
            lines: party.lines,
        }
    }
}

/// A label and its value.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedFact {
    label: String,
    value: String,
}

/// A journey.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedJourney {
    title: String,
    detail: String,
    flights: Vec<PrintedFlight>,
}

/// A flight.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedFlight {
    number: String,
    airline: String,
    from: PrintedEnd,
    to: PrintedEnd,
    duration: String,
    cabin: String,
    /// Connection after it; empty if none.
    wait: String,
}

/// Departure or arrival of a flight.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedEnd {
    code: String,
    time: String,
    date: String,
    place: String,
}

/// A traveller; fields not shown are empty.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PrintedPerson {
    traveller_id: String,
    name: String,
    kind: String,
    ticket: String,
    passport: String,
    extras: Vec<String>,
}

/// The price section.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedAmounts {
    lines: Vec<PrintedAmount>,
    label: String,
    total: String,
    /// Paid and outstanding amounts, for part payment.
    settled: Vec<PrintedAmount>,
}

/// A line of the price section.
#[derive(Serialize, ToSchema)]
pub(crate) struct PrintedAmount {
    label: String,
    detail: String,
    amount: String,
}

/// Get the content of a document, the same as on its PDF.
#[utoipa::path(get, path = "/api/print/v1/GetBookingPaper", operation_id = "getBookingPaper", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(213))), params(BookingDocumentParams),
    responses((status = 200, body = PrintedDocument)))]
pub(crate) async fn get_booking_paper(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintTicket.code() }>,
    origin: Origin,
    Params(params): Params<BookingDocumentParams>,
) -> Result<Json<PrintedDocument>, Refusal> {
    let command = params.command(&agent)?;
    let document = state
        .app
        .flight_documents()
        .document(agent.caller(), &command, head(&agent, &origin))
        .await?;
    Ok(Json(PrintedDocument::of(document)))
}

impl PrintedDocument {
    pub(crate) fn of(document: Document) -> Self {
        Self {
            title: document.title,
            status: document.status,
            reference: document.reference,
            warning: document.warning,
            code: documents::code_address(&document.link).unwrap_or_default(),
            brand: LeadingBrand::of(&document.brand),
            company: document.issuer.map(PrintedParty::of),
            seller: PrintedParty::of(document.seller),
            facts: document.facts.into_iter().map(PrintedFact::of).collect(),
            journeys: document.journeys.into_iter().map(PrintedJourney::of).collect(),
            people_label: document.people_are.many,
            people: document.people.into_iter().map(PrintedPerson::of).collect(),
            amounts: document.amounts.map(PrintedAmounts::of),
            notes: document.notes,
        }
    }
}

impl PrintedFact {
    fn of(fact: documents::Fact) -> Self {
        let documents::Fact { label, value } = fact;
        Self { label, value }
    }
}

impl PrintedJourney {
    fn of(journey: Journey) -> Self {
        Self {
            title: journey.title,
            detail: journey.detail,
            flights: journey.flights.into_iter().map(PrintedFlight::of).collect(),
        }
    }
}

impl PrintedFlight {
    fn of(flight: Flight) -> Self {
        Self {
            number: flight.number,
            airline: flight.airline,
            from: PrintedEnd::of(flight.from),
            to: PrintedEnd::of(flight.to),
            duration: flight.duration,
            cabin: flight.cabin,
            wait: flight.wait,
        }
    }
}

impl PrintedEnd {
    fn of(end: FlightEnd) -> Self {
        Self {
            code: end.code,
            time: end.time,
            date: end.date,
            place: end.place,
        }
    }
}

impl PrintedPerson {
    fn of(person: documents::Person) -> Self {
        Self {
            traveller_id: person.traveller_id,
            name: person.name,
            kind: person.kind,
            ticket: person.ticket,
            passport: person.passport,
            extras: person.extras,
        }
    }
}

impl PrintedAmounts {
    fn of(amounts: documents::Amounts) -> Self {
        let line = |line: documents::AmountLine| PrintedAmount {
            label: line.label,
            detail: line.detail,
            amount: line.amount,
        };
        Self {
            lines: amounts.lines.into_iter().map(line).collect(),
            label: amounts.label,
            total: amounts.total,
            settled: amounts.settled.into_iter().map(line).collect(),
        }
    }
}

//! Ask for a group.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use chrono::NaiveDate;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use jetway_domain::codes::AirportCode;
use jetway_domain::lot::request::{GroupTrip, WantedJourney};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::refusals::refused;
use super::view::GroupRequestStatusName;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::fares::card::FareLotKind;
use crate::routes::fares::orders::{GroupContact, GroupPassengers};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{given, line, lines};

/// Longest name of a group.
const LONGEST_NAME: usize = 80;
/// Longest note.
const LONGEST_NOTE: usize = 1_000;
/// The header that a request needs: it has no other key.
const KEY: &str = "idempotency-key";

/// What is asked for.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupRequestForm {
    /// `umrah` or `group`.
    kind: FareLotKind,
    /// The way out, and the way back if there is one; at most four.
    journeys: Vec<WantedJourneyForm>,
    /// Days that each journey may be earlier or later, 0 to 14.
    flexible_days: u8,
    /// 10 to 500 in all.
    passengers: GroupPassengers,
    group_name: String,
    contact: GroupContact,
    /// Wishes, at most 1,000 characters.
    note: Option<String>,
}

/// A journey.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedJourneyForm {
    origin: String,
    destination: String,
    date: NaiveDate,
}

/// The new request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestCreated {
    reference_id: String,
    status: GroupRequestStatusName,
}

/// Ask for a group that no lot covers; operations quote it. Repeating the call with its key returns the same request.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/Create", operation_id = "fareCreateGroupRequest", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = GroupRequestForm, responses((status = 200, body = GroupRequestCreated)))]
pub(crate) async fn create(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    headers: HeaderMap,
    body: Body<GroupRequestForm>,
) -> Result<Response, Refusal> {
    if !headers.contains_key(KEY) {
        return Err(Refusal::unusable(
            "Send an Idempotency-Key: a repeated request would ask twice.",
        ));
    }
    let trip = body.value.trip().map_err(Refusal::fields)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareCreateGroupRequest", body.digest);
    let work = async move {
        let asked = state.app.group_requests().ask(agent.caller(), trip).await;
        let request = asked.map_err(|error| refused(error, ""))?;
        Ok(GroupRequestCreated {
            status: GroupRequestStatusName::of(request.status),
            reference_id: request.reference,
        })
    };
    once.answer(&headers, work).await
}

impl GroupRequestForm {
    /// What is asked for, or every field at fault.
    fn trip(&self) -> Result<GroupTrip, Vec<BadField>> {
        let mut faults = Vec::new();
        let mut journeys = Vec::new();
        for (at, journey) in self.journeys.iter().enumerate() {
            let mut airport = |name: &str, text: &str| {
                let code = AirportCode::parse(text);
                let fault = |_| {
                    let pointer = format!("/journeys/{at}/{name}");
                    BadField::new(pointer, "airport.unknown", "Choose an airport from the list.")
                };
                code.map_err(|error| faults.push(fault(error))).ok()
            };
            let ends = (
                airport("origin", &journey.origin),
                airport("destination", &journey.destination),
            );
            if let (Some(origin), Some(destination)) = ends {
                journeys.push(WantedJourney {
                    origin,
                    destination,
                    date: journey.date,
                });
            }
        }
        let name = line("/groupName", &self.group_name, (1, LONGEST_NAME)).map_err(|fault| faults.push(fault));
        let note = given(self.note.clone()).map(|note| lines("/note", &note, LONGEST_NOTE));
        let note = note.transpose().map_err(|fault| faults.push(fault));
        let contact = self.contact.read().map_err(|found| faults.extend(found));
        match (name, note, contact) {
            (Ok(group_name), Ok(note), Ok(contact)) if faults.is_empty() => Ok(GroupTrip {
                kind: self.kind.kind(),
                journeys,
                flexible_days: self.flexible_days,
                party: self.passengers.party(),
                group_name,
                contact,
                note,
            }),
            _ => Err(faults),
        }
    }
}

//! Filter choices of booking lists.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::bookings::FlightChoices;
use jetway_app::flight::names::airline_name;
use jetway_domain::access::Functionality;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, UserId};
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Allowed, Refusal};
use crate::state::AppState;

/// Filter values that occur in the agency's bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingChoices {
    /// By code.
    airlines: Vec<BookingAirline>,
    /// By name.
    staff: Vec<BookingMaker>,
    /// By name.
    branches: Vec<BookingBranch>,
}

/// A validating carrier of the agency's bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingAirline {
    code: String,
    name: String,
}

/// A user who created bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingMaker {
    user_id: Uuid,
    name: String,
}

/// The current branch of a user who created bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingBranch {
    branch_id: Uuid,
    name: String,
}

impl BookingChoices {
    fn of(choices: &FlightChoices, names: NameLanguage) -> Self {
        let airline = |code: &CarrierCode| BookingAirline {
            code: code.to_string(),
            name: airline_name(*code, names),
        };
        let maker = |(user, name): &(UserId, String)| BookingMaker {
            user_id: user.0,
            name: name.clone(),
        };
        let branch = |(branch, name): &(BranchId, String)| BookingBranch {
            branch_id: branch.0,
            name: name.clone(),
        };
        Self {
            airlines: choices.airlines.iter().map(airline).collect(),
            staff: choices.staff.iter().map(maker).collect(),
            branches: choices.branches.iter().map(branch).collect(),
        }
    }
}

/// List the filter choices of bookings.
#[utoipa::path(get, path = "/api/customer/v1/MyBooking/GetBookingChoices", operation_id = "getBookingChoices", tag = "customer",
    security(("session" = [])), extensions(("x-functionality" = json!(223))),
    responses((status = 200, body = BookingChoices)))]
pub(crate) async fn get_booking_choices(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBookings.code() }>,
) -> Result<Json<BookingChoices>, Refusal> {
    let choices = state.app.flight_bookings().choices(agent.caller()).await?;
    Ok(Json(BookingChoices::of(&choices, agent.visibility().names)))
}

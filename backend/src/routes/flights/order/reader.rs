//! What a user may see of an order and do with it.

use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;

use crate::http::Agent;
use crate::state::AppState;
use crate::wire::visibility::Visibility;

/// Permissions of the user who reads an order.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reader {
    pub(crate) visibility: Visibility,
    /// Holds 212.
    pub(crate) may_issue: bool,
    /// Holds 214.
    pub(crate) may_cancel: bool,
    /// Holds 221, and the airline allows extensions.
    pub(crate) may_extend: bool,
    /// The first read after booking.
    pub(crate) first_time: bool,
}

impl Reader {
    pub(super) fn of(state: &AppState, agent: &Agent, order: &FlightOrder, first_time: bool) -> Self {
        Self {
            visibility: agent.visibility(),
            may_issue: agent.may(Functionality::IssueTicket),
            may_cancel: agent.may(Functionality::CancelTicket),
            may_extend: agent.may(Functionality::ExtendTimeLimit)
                && state.app.flight_ticketing().fixed_limit(order).is_none(),
            first_time,
        }
    }
}

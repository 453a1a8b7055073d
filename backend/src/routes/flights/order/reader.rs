//! What a user may see of an order and do with it.

use chrono::{DateTime, Utc};
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
    /// Holds 215, and the tickets can be voided now.
    pub(crate) may_void: bool,
    /// Holds 216, and a refund can be requested now.
    pub(crate) may_refund: bool,
    /// Holds 217, and an exchange can be requested now.
    pub(crate) may_exchange: bool,
    /// Until when the tickets can be voided, while they can.
    pub(crate) void_until: Option<DateTime<Utc>>,
    /// The first read after booking.
    pub(crate) first_time: bool,
}

impl Reader {
    pub(crate) fn of(state: &AppState, agent: &Agent, order: &FlightOrder, first_time: bool) -> Self {
        let options = state
            .app
            .flight_ticketing()
            .after_sale_options(&agent.caller().tenant, order);
        Self {
            visibility: agent.visibility(),
            may_issue: agent.may(Functionality::IssueTicket),
            may_cancel: agent.may(Functionality::CancelTicket),
            may_extend: agent.may(Functionality::ExtendTimeLimit)
                && state.app.flight_ticketing().fixed_limit(order).is_none(),
            may_void: agent.may(Functionality::VoidRequest) && options.void.is_ok(),
            may_refund: agent.may(Functionality::RefundRequest) && options.refund.is_ok(),
            may_exchange: agent.may(Functionality::ReissueRequest) && options.exchange.is_ok(),
            void_until: options.void_until.filter(|_| options.void.is_ok()),
            first_time,
        }
    }
}

//! Internal notes of an agency on an order (ADR 0075).

pub(crate) mod add_order_note;
pub(crate) mod get_order_notes;
mod refusals;
pub(crate) mod remove_order_note;

use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderNoteId;
use jetway_problem::{ErrorCode, Problem};

use crate::http::{Agent, Refusal};
use crate::wire::field_error::BadField;

/// Writing notes also needs 211, because 207 alone does not show an order.
fn reads_orders(agent: &Agent) -> Result<(), Refusal> {
    if agent.may(Functionality::ViewBooking) {
        return Ok(());
    }
    let needed = Functionality::ViewBooking.code();
    Err(Problem::new(ErrorCode::AccessDenied)
        .param("functionality", needed)
        .into())
}

fn note_id(text: &str) -> Result<OrderNoteId, Refusal> {
    let bad = |_| Refusal::fields(vec![BadField::new("/noteId", "field.shape", "A UUID.")]);
    text.parse().map_err(bad)
}

//! Orders of unaccompanied minors. Source: ADR 0074.

use super::{FlightOrder, OrderDetails};
use crate::air::traveller::alone::{AloneReason, is_alone, reasons};
use crate::order::RequestKind;

impl OrderDetails {
    /// Whether the party has no adult.
    #[must_use]
    pub fn only_child(&self) -> bool {
        is_alone(&self.travellers, &self.offer.segments)
    }

    /// Airline rules that apply to unaccompanied minors, whatever operations decided; empty for other parties.
    #[must_use]
    pub fn alone_reasons(&self) -> Vec<AloneReason> {
        reasons(&self.travellers, &self.offer.segments, &self.extras)
    }
}

impl FlightOrder {
    /// Why an order of unaccompanied minors cannot be ticketed; empty once operations approved it.
    #[must_use]
    pub fn barred_for(&self) -> Vec<AloneReason> {
        if self.is_approved(RequestKind::UnaccompaniedMinors) {
            return Vec::new();
        }
        self.details.alone_reasons()
    }
}

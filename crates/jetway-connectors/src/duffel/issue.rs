//! Pays a held order from the account's balance, which tickets it.

use serde_json::{Value, json};

use super::Duffel;
use super::error::{CallError, refused};
use super::offer::total;
use crate::port::air::{BookingState, Outcome, SupplierBooking};

impl Duffel {
    /// Idempotent: a paid order is returned, and Duffel refuses a second payment.
    pub(super) async fn pay(&self, pnr: &str) -> Outcome<SupplierBooking> {
        let order = match self.order(pnr).await {
            Ok(Some(order)) => order,
            Ok(None) => return refused("the airline does not know this booking"),
            // A failed read paid nothing.
            Err(CallError::Timeout | CallError::Broken(_)) => return refused("the airline cannot be reached"),
            Err(error) => return error.outcome(),
        };
        match self.state(&order) {
            BookingState::Ticketing | BookingState::Ticketed => return self.booked(&order),
            BookingState::Cancelled => return refused("the record is cancelled"),
            BookingState::Pending | BookingState::Held => {}
        }
        let Ok(total) = total(&order.price, self.settings.currency) else {
            return refused("the price of the booking cannot be read");
        };
        if order.metadata.total() != Some(total.to_string().as_str()) {
            return refused("the price of the booking is not the one that was agreed");
        }
        let payment = json!({ "type": "balance", "amount": total.amount(), "currency": total.currency.as_str() });
        let asked = json!({ "order_id": order.id, "payment": payment });
        let paid: Result<Value, _> = self.client.post("/air/payments", &[], &asked).await;
        match paid {
            Ok(_) => {}
            // Another request paid it; its record is returned.
            Err(error) if error.code() == Some("already_paid") => {}
            Err(error) => {
                tracing::warn!(supplier = %self.settings.id.0, %error, "paying for a booking failed");
                return error.outcome();
            }
        }
        match self.order(pnr).await {
            Ok(Some(order)) => self.booked(&order),
            Ok(None) | Err(_) => Outcome::Unknown,
        }
    }
}

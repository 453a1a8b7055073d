//! Transaction ids.

use jetway_domain::ids::PaymentId;
use uuid::Uuid;

/// A payment's transaction id: our key in base 36, because SSLCommerz takes at most 30 letters and digits.
pub(super) fn transaction_id(payment: PaymentId) -> String {
    let mut rest = payment.0.as_u128();
    let mut digits = Vec::new();
    while rest > 0 || digits.is_empty() {
        let digit = u32::try_from(rest % 36).unwrap_or_default();
        digits.extend(char::from_digit(digit, 36));
        rest /= 36;
    }
    digits.iter().rev().collect()
}

/// The payment of a transaction id; `None` for one that is not ours.
pub(super) fn payment_of(transaction: &str) -> Option<PaymentId> {
    let key = u128::from_str_radix(transaction, 36).ok()?;
    let payment = PaymentId(Uuid::from_u128(key));
    (transaction_id(payment) == transaction).then_some(payment)
}

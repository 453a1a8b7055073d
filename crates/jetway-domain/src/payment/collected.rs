//! Money that a provider collected for a payment or deposit in review.

use crate::money::Money;

/// The amount and the fee, once operators approve what the provider collected. Both stay if the provider collected what it was asked
/// for; for another amount no fee was agreed. `None` if nothing was collected, or in another currency.
#[must_use]
pub fn approved([amount, fee]: [Money; 2], asked: Money, collected: Option<Money>) -> Option<[Money; 2]> {
    let collected = collected.filter(|money| money.currency == amount.currency && money.is_positive())?;
    Some(if collected == asked {
        [amount, fee]
    } else {
        [collected, Money::zero(amount.currency)]
    })
}

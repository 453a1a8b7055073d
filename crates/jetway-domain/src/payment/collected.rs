//! Money that a provider collected for a payment or deposit in review.

use crate::money::Money;

/// The credited amount and the fee, once operators approve what the provider collected. The fee is kept if the total of both was
/// collected; for another amount no fee was agreed. `None` if nothing was collected, or in another currency.
#[must_use]
pub fn approved([amount, fee]: [Money; 2], collected: Option<Money>) -> Option<[Money; 2]> {
    let collected = collected.filter(|money| money.currency == amount.currency && money.is_positive())?;
    let is_total = amount.checked_add(fee).is_ok_and(|total| total == collected);
    Some(if is_total {
        [amount, fee]
    } else {
        [collected, Money::zero(amount.currency)]
    })
}

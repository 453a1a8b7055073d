//! Amounts as text.

use jetway_domain::money::Money;
use jetway_domain::money::exchange::Conversion;

use super::field_error::BadField;

/// A text such as `AED 1234.50` as money.
pub(crate) fn money(pointer: &str, text: &str) -> Result<Money, BadField> {
    Money::parse(text).map_err(|_| BadField::new(pointer, "amount.shape", "Such as AED 1234.50."))
}

/// A money text in the currency of a conversion.
pub(crate) fn shown(text: &str, conversion: &Conversion) -> String {
    let money = Money::parse(text).ok().and_then(|money| conversion.shown(money));
    money.map_or_else(|| text.to_owned(), |money| money.to_string())
}

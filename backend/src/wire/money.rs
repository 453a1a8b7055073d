//! Amounts as text, such as `AED 1234.50`.

use jetway_domain::money::Money;
use jetway_domain::money::exchange::Conversion;

use super::field_error::BadField;

/// Parse an amount.
pub(crate) fn money(pointer: &str, text: &str) -> Result<Money, BadField> {
    Money::parse(text).map_err(|_| BadField::new(pointer, "amount.shape", "Such as AED 1234.50."))
}

/// Parse an amount with exactly its currency's decimals: one with fewer was probably meant in another currency.
pub(crate) fn exact(pointer: &str, text: &str) -> Result<Money, BadField> {
    let parsed = Money::parse(text).ok().filter(|money| money.to_string() == text);
    parsed.ok_or_else(|| {
        let detail = "With exactly the currency's decimals, such as AED 5000.00.";
        BadField::new(pointer, "amount.shape", detail)
    })
}

/// Convert an amount to a display currency. Text that is not an amount stays as it is.
pub(crate) fn shown(text: &str, conversion: &Conversion) -> String {
    let money = Money::parse(text).ok().and_then(|money| conversion.shown(money));
    money.map_or_else(|| text.to_owned(), |money| money.to_string())
}

//! Amounts as documents write them.

use jetway_domain::money::Money;

/// `-1,234.50`, without currency.
pub(crate) fn amount(money: Money) -> String {
    let text = money.amount();
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |rest| ("-", rest));
    let (whole, fraction) = digits
        .split_once('.')
        .map_or((digits, String::new()), |(whole, rest)| (whole, format!(".{rest}")));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{sign}{grouped}{fraction}")
}

/// `AED 1,234.50`.
pub(crate) fn money(money: Money) -> String {
    format!("{} {}", money.currency, amount(money))
}

#[cfg(test)]
mod tests {
    use jetway_domain::money::{CurrencyCode, Money};

    use super::{amount, money};

    #[test]
    fn amounts_are_grouped_by_thousands() {
        let text = |minor| amount(Money::new(minor, CurrencyCode::AED));
        assert_eq!(
            [0, 50, 99_999, 100_000, 123_456_789, -100_050].map(text),
            ["0.00", "0.50", "999.99", "1,000.00", "1,234,567.89", "-1,000.50"]
        );
        assert_eq!(money(Money::new(100_000, CurrencyCode::AED)), "AED 1,000.00");
    }
}

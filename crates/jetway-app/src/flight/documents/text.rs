//! Amounts, terms and states as documents write them.

use jetway_documents::Words;
use jetway_domain::air::offer::{Condition, Ptc};
use jetway_domain::order::OrderStatus;

pub(in crate::flight) use crate::order::dates::moment;
pub(in crate::flight) use crate::order::documents::{amount, money};

/// `AED 150.00 for each passenger`, as the card of the fare says it.
pub(in crate::flight) fn terms(condition: &Condition, words: &Words) -> String {
    match (condition.allowed, condition.fee) {
        (false, _) => words.not_allowed.clone(),
        (true, None) => words.free_of_charge.clone(),
        (true, Some(fee)) => format!("{} {}", money(fee), words.each_passenger),
    }
}

pub(super) const fn status(status: OrderStatus, words: &Words) -> &String {
    match status {
        OrderStatus::Pending => &words.pending,
        OrderStatus::OnHold => &words.on_hold,
        OrderStatus::InProgress => &words.in_progress,
        OrderStatus::Confirmed => &words.ticketed,
        OrderStatus::PartiallyTicketed => &words.partially_ticketed,
        OrderStatus::UnConfirmed => &words.unconfirmed,
        OrderStatus::Cancelled => &words.cancelled,
        OrderStatus::Expired => &words.expired,
    }
}

pub(super) const fn kind(ptc: Ptc, words: &Words) -> &String {
    match ptc {
        Ptc::Adt => &words.adult,
        Ptc::Chd => &words.child,
        Ptc::Inf => &words.infant,
    }
}

#[cfg(test)]
mod tests {
    use jetway_documents::Language;
    use jetway_domain::air::offer::Condition;
    use jetway_domain::money::{CurrencyCode, Money};

    use super::terms;

    #[test]
    fn terms_have_their_fee_in_every_language() {
        let fee = Some(Money::new(115_000, CurrencyCode::AED));
        let said = |language: Language| {
            [(false, None), (true, None), (true, fee)]
                .map(|(allowed, fee)| terms(&Condition { allowed, fee }, language.words()))
        };
        assert_eq!(
            said(Language::English),
            ["Not allowed", "Free", "AED 1,150.00 for each passenger"]
        );
        assert_eq!(said(Language::Arabic), ["غير مسموح", "مجاناً", "AED 1,150.00 لكل مسافر"]);
    }
}

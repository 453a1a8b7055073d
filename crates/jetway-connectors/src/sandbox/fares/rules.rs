//! Filed fare rules: the brand's conditions, and those after departure.

use jetway_domain::air::offer::filed::{FiledRules, RuleText};
use jetway_domain::air::offer::{Condition, FareMode, SupplierOffer};
use jetway_domain::money::Money;

/// A no-show costs this many times the refund fee.
const NO_SHOW_TIMES: i64 = 2;

const NEVER: Condition = Condition {
    allowed: false,
    fee: None,
};

/// Filed rules of an offer. Partly used tickets are never refundable.
pub(in crate::sandbox) fn filed_rules(offer: &SupplierOffer) -> FiledRules {
    let (change, refund) = (&offer.brand.change, &offer.brand.refund);
    let no_show = no_show_of(refund);
    let texts = [
        (5, "Advance purchase", advance_purchase(offer)),
        (6, "Minimum stay", "No minimum stay is required.".to_owned()),
        (
            7,
            "Maximum stay",
            "Travel ends within one year of the day of issue.".to_owned(),
        ),
        (16, "Penalties", penalties(&no_show)),
        (31, "Changes", changes(change)),
        (33, "Refunds", refunds(refund)),
    ];
    FiledRules {
        change_after_departure: Some(change.clone()),
        refund_after_departure: Some(NEVER),
        no_show: Some(no_show),
        texts: texts.into_iter().map(rule_text).collect(),
    }
}

fn rule_text((category, title, text): (u8, &str, String)) -> RuleText {
    RuleText {
        category,
        title: title.to_owned(),
        text,
    }
}

fn no_show_of(refund: &Condition) -> Condition {
    Condition {
        allowed: refund.allowed,
        fee: refund
            .fee
            .map(|fee| Money::new(fee.minor * NO_SHOW_TIMES, fee.currency)),
    }
}

fn advance_purchase(offer: &SupplierOffer) -> String {
    match offer.mode {
        FareMode::Instant => "Tickets are issued when the reservation is made.",
        FareMode::OnHold => {
            "Reservations may be held. Tickets are issued by the ticketing time limit of the reservation."
        }
    }
    .to_owned()
}

fn penalties(no_show: &Condition) -> String {
    let no_show = match (no_show.allowed, no_show.fee) {
        (false, _) => "Nothing is refunded after a no-show.".to_owned(),
        (true, None) => "A no-show is not charged.".to_owned(),
        (true, Some(fee)) => format!("After a no-show {fee} is kept of each ticket."),
    };
    format!(
        "Amounts are for one passenger and each transaction. Where fares are combined, the strictest condition holds for the whole journey. {no_show}"
    )
}

fn changes(change: &Condition) -> String {
    match (change.allowed, change.fee) {
        (false, _) => "Changes are not permitted, before departure and after.".to_owned(),
        (true, None) => "Changes are permitted at any time without a fee. The difference in fare is paid.".to_owned(),
        (true, Some(fee)) => {
            format!("Changes are permitted at any time for {fee}. The difference in fare is paid as well.")
        }
    }
}

fn refunds(refund: &Condition) -> String {
    let before = match (refund.allowed, refund.fee) {
        (false, _) => {
            "The ticket is non-refundable. Taxes of unused flights are refunded where the law asks for it.".to_owned()
        }
        (true, None) => "Before departure the ticket is refunded without a fee.".to_owned(),
        (true, Some(fee)) => format!("Before departure the ticket is refunded for {fee}."),
    };
    format!("{before} A ticket that was used in part is not refunded.")
}

//! What a quote is based on: a filed rule, which pages say in their own language, or an operator's sentence.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::money::Money;

/// The filed rule of a computed quote. Its text is one English sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum QuoteRule {
    /// Tickets voided on the day of issue.
    Void,
    /// A refund after the airline changed the trip.
    AirlineChange,
    /// A refund of a fare that is not refundable.
    NotRefundable,
    /// A refund before departure.
    Refund {
        /// The airline's penalty for each ticket; `None` for none.
        fee: Option<Money>,
    },
    /// An exchange before departure.
    Exchange {
        /// The airline's penalty for each ticket; `None` for none.
        fee: Option<Money>,
        /// Whether a surplus returns to the wallet; the airline keeps it otherwise.
        is_returned: bool,
    },
}

impl fmt::Display for QuoteRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => {
                f.write_str("Void on the day of issue: everything paid is returned, less the fees for the void.")
            }
            Self::AirlineChange => {
                f.write_str("The airline changed the trip: everything paid for these flights is returned.")
            }
            Self::NotRefundable => {
                f.write_str("The fare is not refundable: only refundable taxes of unused flights are returned.")
            }
            Self::Refund { fee: None } => f.write_str("The fare is refundable without a penalty before departure."),
            Self::Refund { fee: Some(fee) } => {
                write!(f, "The fare is refundable before departure for {fee} for each ticket.")
            }
            Self::Exchange { fee, is_returned } => {
                match fee {
                    Some(fee) => write!(f, "Changes before departure cost {fee} for each ticket")?,
                    None => f.write_str("Changes before departure are free")?,
                }
                let surplus = if *is_returned {
                    "returns to the wallet"
                } else {
                    "stays with the airline"
                };
                write!(f, ", and the difference to the current fare; a surplus {surplus}.")
            }
        }
    }
}

/// What a quote is based on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuoteBasis {
    /// A filed rule.
    Rule(QuoteRule),
    /// An operator's sentence.
    Written(String),
}

impl QuoteBasis {
    /// The sentence, and the rule if it follows one.
    pub(super) fn parts(self) -> (String, Option<QuoteRule>) {
        match self {
            Self::Rule(rule) => (rule.to_string(), Some(rule)),
            Self::Written(text) => (text, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::CurrencyCode;

    #[test]
    fn says_each_rule_in_one_sentence() {
        let fee = Some(Money::new(22_500, CurrencyCode::parse("AED").expect("a currency")));
        let said = [
            QuoteRule::Refund { fee },
            QuoteRule::Exchange {
                fee,
                is_returned: false,
            },
            QuoteRule::Exchange {
                fee: None,
                is_returned: true,
            },
        ]
        .map(|rule| rule.to_string());
        assert_eq!(
            said,
            [
                "The fare is refundable before departure for AED 225.00 for each ticket.",
                "Changes before departure cost AED 225.00 for each ticket, and the difference to the current fare; a surplus stays with the airline.",
                "Changes before departure are free, and the difference to the current fare; a surplus returns to the wallet.",
            ]
        );
    }
}

//! The filed rules of a fare. They are asked for when somebody looks and kept with no offer.

use super::Condition;

/// What an airline files of a fare beside the conditions of its family; absent where it files nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FiledRules {
    /// A change once the journey has begun.
    pub change_after_departure: Option<Condition>,
    /// A refund of what is left of it.
    pub refund_after_departure: Option<Condition>,
    /// Not shown up for a flight.
    pub no_show: Option<Condition>,
    /// Its words, in the order it files them.
    pub texts: Vec<RuleText>,
}

/// One category of a filed rule, in the airline's own words: English, as the trade has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// ATPCO's number of it, such as 16 for penalties.
    pub category: u8,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
}

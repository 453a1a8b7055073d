//! Filed fare rules. They are fetched on demand and not stored with the offer.

use super::Condition;

/// What an airline files in addition to the fare brand's conditions; absent fields are not filed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FiledRules {
    /// Condition for changes after departure.
    pub change_after_departure: Option<Condition>,
    /// Condition for refunds after departure.
    pub refund_after_departure: Option<Condition>,
    /// Condition for no-shows.
    pub no_show: Option<Condition>,
    /// The rule texts, in filing order.
    pub texts: Vec<RuleText>,
}

/// One category of the filed rules, in the airline's English words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// ATPCO category, such as 16 for penalties.
    pub category: u8,
    /// Title of the category.
    pub title: String,
    /// Text of the rule.
    pub text: String,
}

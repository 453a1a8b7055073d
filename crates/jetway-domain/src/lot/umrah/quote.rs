//! A quote with its prices.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::line::{LeftOut, LineKind, QuoteLine};
use super::plan::UmrahPlan;
use crate::air::proposal::Markup;
use crate::ids::{AgencyId, FareLotId, UmrahQuoteId, UserId};
use crate::lot::LotOffer;
use crate::money::{Money, MoneyError};

/// Prefix of a quote's number.
const PREFIX: &str = "UQ";
/// Most hours for which prices are shown as valid. Nothing is held for them.
const LIFE: TimeDelta = TimeDelta::hours(24);

/// A quote of an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UmrahQuote {
    /// Primary key.
    pub id: UmrahQuoteId,
    /// Version, from 1.
    pub version: u32,
    /// The agency.
    pub agency: AgencyId,
    /// Its number, such as `UQ2611000001`.
    pub reference: String,
    /// The user who made it.
    pub created_by: UserId,
    /// When.
    pub created_at: DateTime<Utc>,
    /// Further details.
    pub details: UmrahQuoteDetails,
}

/// The part of a quote that is stored as a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UmrahQuoteDetails {
    /// Name of the user who made it.
    pub created_by_name: String,
    /// The client's name; may be empty.
    pub client: String,
    /// The agent's message to the client; may be empty.
    pub note: String,
    /// The lot.
    pub lot: FareLotId,
    /// The lot's offer when it was last on sale.
    pub offer: LotOffer,
    /// What is quoted.
    pub plan: UmrahPlan,
    /// The agency's markup.
    pub markup: Markup,
    /// When the prices were read.
    pub priced_at: DateTime<Utc>,
    /// Until when they are shown as valid.
    pub valid_until: DateTime<Utc>,
    /// The lines, in the order of the trip.
    pub lines: Vec<QuoteLine>,
    /// The lines it does not have.
    pub left_out: Vec<LeftOut>,
    /// What the last re-pricing changed.
    pub changes: Vec<LineChange>,
}

/// A line that a re-pricing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LineChange {
    /// What the line is for.
    pub kind: LineKind,
    /// The customer's amount before; `None` when there was no such line.
    pub before: Option<Money>,
    /// The customer's amount now; `None` when there is no such line any more.
    pub after: Option<Money>,
}

impl UmrahQuote {
    /// A quote's number: the month of its creation, and its number within the tenant.
    #[must_use]
    pub fn number(made_on: NaiveDate, count: u64) -> String {
        format!("{PREFIX}{}{count:06}", made_on.format("%y%m"))
    }

    /// Whether the prices have to be read again before it is shared.
    #[must_use]
    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        now >= self.details.valid_until
    }
}

impl UmrahQuoteDetails {
    /// The customer's amount of each line, markup included.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn amounts(&self) -> Result<Vec<Money>, MoneyError> {
        customer_amounts(&self.lines, self.markup)
    }

    /// What the customer pays: the sum of the lines as they are shown.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn total(&self) -> Result<Money, MoneyError> {
        let zero = Money::zero(self.offer.currency());
        self.amounts()?.into_iter().try_fold(zero, Money::checked_add)
    }

    /// What the agency pays.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn agent_total(&self) -> Result<Money, MoneyError> {
        let zero = Money::zero(self.offer.currency());
        self.lines
            .iter()
            .try_fold(zero, |sum, line| sum.checked_add(line.agent))
    }

    /// Lines with another content or amount than `before`, and those that only one of the two has.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn changes_since(&self, before: &Self) -> Result<Vec<LineChange>, MoneyError> {
        let (old, new) = (before.amounts()?, self.amounts()?);
        let kinds = [LineKind::Fare, LineKind::Makkah, LineKind::Madinah, LineKind::Visa];
        let mut changes = Vec::new();
        for kind in kinds {
            let found = |lines: &[QuoteLine], amounts: &[Money]| {
                let at = lines.iter().position(|line| line.content.kind() == kind)?;
                Some((lines[at].clone(), amounts[at]))
            };
            let (was, is) = (found(&before.lines, &old), found(&self.lines, &new));
            // The amount alone: the agency's own price may move without the customer's.
            let same = match (&was, &is) {
                (Some((was, before)), Some((is, after))) => was.content == is.content && before == after,
                (None, None) => true,
                _ => false,
            };
            if !same {
                changes.push(LineChange {
                    kind,
                    before: was.map(|(_, amount)| amount),
                    after: is.map(|(_, amount)| amount),
                });
            }
        }
        Ok(changes)
    }
}

/// The customer's amount of each line. A percentage is added to each line; a fixed markup is spread over the lines by their amounts,
/// so that the lines sum to the minor unit.
///
/// # Errors
/// When the amounts have different currencies or are too large.
pub fn customer_amounts(lines: &[QuoteLine], markup: Markup) -> Result<Vec<Money>, MoneyError> {
    match markup {
        Markup::Fixed(extra) => {
            let shares = spread(extra, lines);
            let marked = lines.iter().zip(shares);
            marked.map(|(line, share)| line.customer.checked_add(share)).collect()
        }
        Markup::None | Markup::Percent(_) => lines.iter().map(|line| markup.on(line.customer)).collect(),
    }
}

/// Shares of an amount by the lines' amounts: rounded down, and the units that are left to the first lines.
fn spread(extra: Money, lines: &[QuoteLine]) -> Vec<Money> {
    let sum: i128 = lines.iter().map(|line| i128::from(line.customer.minor)).sum();
    let share = |line: &QuoteLine| {
        let exact = i128::from(extra.minor) * i128::from(line.customer.minor);
        i64::try_from(exact.checked_div(sum).unwrap_or_default()).unwrap_or_default()
    };
    let mut shares: Vec<i64> = lines.iter().map(share).collect();
    let mut left = extra.minor - shares.iter().sum::<i64>();
    if sum == 0 {
        // Without amounts there are no proportions.
        if let Some(first) = shares.first_mut() {
            *first = extra.minor;
        }
        left = 0;
    }
    for share in &mut shares {
        let unit = left.signum();
        *share += unit;
        left -= unit;
    }
    shares
        .into_iter()
        .map(|minor| Money::new(minor, extra.currency))
        .collect()
}

/// Until when prices read now are shown as valid: a day, and never longer than the seats can be held.
#[must_use]
pub fn valid_until(now: DateTime<Utc>, offer: &LotOffer) -> DateTime<Utc> {
    let terms = &offer.terms;
    let last = [terms.names_by, terms.balance_by, offer.departs_at];
    let ahead = last.into_iter().filter(|at| *at > now);
    ahead.fold(now + LIFE, Ord::min)
}

//! Quotations: what operations offer for a request, by line, with a validity, instalments and the cost of cancelling.

mod template;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::package::CancellationStep;
use super::trip::HolidayWish;
use crate::lot::group::order::pair;
use crate::lot::{LotDeposit, LotFault, LotFaultCode, SeatPrice};
use crate::money::{CurrencyCode, Money, MoneyError};

pub use super::line::QuotationLine;
pub use template::{LineQuantity, QuotationTemplate, TemplateLine};

/// Most lines of a quotation.
pub const MOST_LINES: usize = 30;
/// Longest label of a line, in characters.
const LONGEST_LABEL: usize = 120;
/// Greatest quantity of a line.
const MOST_UNITS: u32 = 999;
/// Most rules of a cancellation policy.
const MOST_RULES: usize = 30;
/// Most days before the start from which a rule counts.
const MOST_DAYS: u32 = 365;
/// Most inclusions.
const MOST_INCLUSIONS: usize = 40;
/// Longest inclusion, in characters.
const LONGEST_INCLUSION: usize = 200;
/// Longest time before the end of a quotation at which the agency is reminded.
const REMIND_BEFORE: TimeDelta = TimeDelta::hours(24);

/// What is offered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuotationTerms {
    /// First day of the holiday.
    pub starts_on: NaiveDate,
    /// The price, by line.
    pub lines: Vec<QuotationLine>,
    /// Until when it can be accepted.
    pub valid_until: DateTime<Utc>,
    /// What is paid first.
    pub deposit: LotDeposit,
    /// Until when the deposit is paid.
    pub deposit_by: DateTime<Utc>,
    /// Until when the balance is paid.
    pub balance_by: DateTime<Utc>,
    /// What cancelling costs, the earliest rule first. Before the first one it costs nothing.
    pub cancellation: Vec<CancellationStep>,
    /// What the price includes.
    pub inclusions: Vec<String>,
    /// More, in words.
    pub note: Option<String>,
}

/// A quotation of operations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Quotation {
    /// From 1; a new quotation replaces the one before.
    pub number: u32,
    /// What is offered.
    pub terms: QuotationTerms,
    /// Name of the operator.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
}

impl QuotationTerms {
    /// Price of all lines: what the customer and what the agency pays.
    ///
    /// # Errors
    /// When the lines have two currencies or the sum is too large, or there is no line.
    pub fn total(&self) -> Result<SeatPrice, MoneyError> {
        let mut lines = self.lines.iter();
        let first = lines.next().ok_or(MoneyError::Overflow)?.amount()?;
        lines.try_fold(first, |sum, line| {
            let amount = line.amount()?;
            pair(|side| side(&sum).checked_add(side(&amount)))
        })
    }

    /// What is paid first: of the agency's price, and the same of the customer's.
    ///
    /// # Errors
    /// As [`Self::total`].
    pub fn deposit(&self) -> Result<SeatPrice, MoneyError> {
        let total = self.total()?;
        pair(|side| self.deposit.of(1, side(&total)))
    }

    /// What remains after the deposit.
    ///
    /// # Errors
    /// As [`Self::total`].
    pub fn balance(&self) -> Result<SeatPrice, MoneyError> {
        let (total, deposit) = (self.total()?, self.deposit()?);
        pair(|side| side(&total).checked_sub(side(&deposit)))
    }

    /// Percent of the price that cancelling keeps at `now`, for a holiday that starts at an instant.
    #[must_use]
    pub fn kept_percent(&self, starts_at: DateTime<Utc>, now: DateTime<Utc>) -> u8 {
        let counts = |rule: &&CancellationStep| now >= starts_at - TimeDelta::days(i64::from(rule.days_before));
        let rules = self.cancellation.iter().filter(counts);
        rules.min_by_key(|rule| rule.days_before).map_or(0, |rule| rule.percent)
    }

    /// Everything that is not possible of an offer that is made at `now` for a wish; the holiday starts at `starts_at`.
    #[must_use]
    pub fn faults(
        &self,
        wish: &HolidayWish,
        currency: CurrencyCode,
        (starts_at, now): (DateTime<Utc>, DateTime<Utc>),
    ) -> Vec<LotFault> {
        let mut faults = Faults(Vec::new());
        let moved = (self.starts_on - wish.date).num_days().unsigned_abs();
        let is_wished = moved <= u64::from(wish.flexible_days);
        faults.unless(is_wished, "/startsOn", LotFaultCode::Number);
        let has_lines = (1..=MOST_LINES).contains(&self.lines.len());
        faults.unless(has_lines, "/lines", LotFaultCode::Count);
        for (at, line) in self.lines.iter().enumerate().take(MOST_LINES) {
            let labelled = is_text(&line.label, LONGEST_LABEL);
            faults.unless(labelled, &format!("/lines/{at}/label"), LotFaultCode::Text);
            let counted = (1..=MOST_UNITS).contains(&line.quantity);
            faults.unless(counted, &format!("/lines/{at}/quantity"), LotFaultCode::Number);
            faults.unit(at, line.unit, currency);
        }
        faults.unless(self.valid_until > now, "/validUntil", LotFaultCode::TooEarly);
        faults.unless(self.valid_until < starts_at, "/validUntil", LotFaultCode::TooLate);
        let deposit_follows = self.deposit_by >= self.valid_until;
        faults.unless(deposit_follows, "/depositDue", LotFaultCode::TooEarly);
        let balance_follows = self.balance_by >= self.deposit_by;
        faults.unless(balance_follows, "/balanceDue", LotFaultCode::TooEarly);
        faults.unless(self.balance_by <= starts_at, "/balanceDue", LotFaultCode::TooLate);
        faults.deposit(self.deposit, currency);
        faults.policy(&self.cancellation);
        let few = self.inclusions.len() <= MOST_INCLUSIONS;
        faults.unless(few, "/inclusions", LotFaultCode::Count);
        for (at, text) in self.inclusions.iter().enumerate().take(MOST_INCLUSIONS) {
            let fits = is_text(text, LONGEST_INCLUSION);
            faults.unless(fits, &format!("/inclusions/{at}"), LotFaultCode::Text);
        }
        if faults.0.is_empty() {
            let sum = self.total();
            let is_positive = sum.is_ok_and(|sum| sum.customer.minor > 0 && sum.agent.minor > 0);
            faults.unless(is_positive, "/lines", LotFaultCode::Amount);
        }
        faults.0
    }
}

impl Quotation {
    /// When the agency is reminded: a day before the end, or half-way when the quotation is valid for less than two days.
    #[must_use]
    pub fn remind_at(&self) -> DateTime<Utc> {
        let until = self.terms.valid_until;
        until - ((until - self.at) / 2).min(REMIND_BEFORE)
    }
}

struct Faults(Vec<LotFault>);

impl Faults {
    fn unless(&mut self, holds: bool, pointer: &str, code: LotFaultCode) {
        if !holds {
            let pointer = pointer.to_owned();
            self.0.push(LotFault { pointer, code });
        }
    }

    /// The price of one unit of a line.
    fn unit(&mut self, at: usize, unit: SeatPrice, currency: CurrencyCode) {
        let field = |name: &str| format!("/lines/{at}/{name}");
        let amounts: [(&str, Money); 2] = [("unitAmount", unit.customer), ("unitAgentAmount", unit.agent)];
        for (name, amount) in amounts {
            self.unless(amount.minor >= 0, &field(name), LotFaultCode::Amount);
            self.unless(amount.currency == currency, &field(name), LotFaultCode::Currency);
        }
        let is_covered = unit.agent.minor <= unit.customer.minor;
        self.unless(is_covered, &field("unitAgentAmount"), LotFaultCode::AboveCustomer);
    }

    fn deposit(&mut self, deposit: LotDeposit, currency: CurrencyCode) {
        match deposit {
            LotDeposit::Percent(percent) => {
                let possible = (1..=100).contains(&percent);
                self.unless(possible, "/deposit/percent", LotFaultCode::Number);
            }
            LotDeposit::Fixed(amount) => {
                self.unless(amount.minor > 0, "/deposit/amount", LotFaultCode::Amount);
                let same = amount.currency == currency;
                self.unless(same, "/deposit/amount", LotFaultCode::Currency);
            }
        }
    }

    /// Each rule counts later than the one before, and keeps no less.
    fn policy(&mut self, rules: &[CancellationStep]) {
        self.unless(rules.len() <= MOST_RULES, "/cancellationPolicy", LotFaultCode::Count);
        let mut before: Option<CancellationStep> = None;
        for (at, rule) in rules.iter().enumerate().take(MOST_RULES) {
            let field = |name: &str| format!("/cancellationPolicy/{at}/{name}");
            let later = before.is_none_or(|before| rule.days_before < before.days_before);
            let days = later && rule.days_before <= MOST_DAYS;
            self.unless(days, &field("daysBefore"), LotFaultCode::Number);
            let no_less = before.is_none_or(|before| rule.percent >= before.percent);
            let percent = no_less && rule.percent <= 100;
            self.unless(percent, &field("percent"), LotFaultCode::Number);
            before = Some(*rule);
        }
    }
}

fn is_text(text: &str, longest: usize) -> bool {
    (1..=longest).contains(&text.trim().chars().count())
}

//! A quotation as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::holiday::package::CancellationStep;
use jetway_domain::holiday::quotation::{Quotation, QuotationLine};
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::Agent;
use crate::routes::fares::orders::shown;
use crate::wire::instant::instant;

/// A line of a quotation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayLine {
    label: String,
    quantity: u32,
    /// What the customer pays for one.
    unit_amount: String,
    amount: String,
    /// What the agency pays for one; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_unit_amount: Option<String>,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
}

/// A step of a cancellation policy: from so many days before the first day on, this percent of the price is kept.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayCancellation {
    pub(crate) days_before: u32,
    /// 0 to 100.
    pub(crate) percent: u8,
}

/// A part of the price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayDue {
    /// What the wallet pays; without 203, the same part of the customer price.
    amount: String,
    due_by: String,
}

/// A quotation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayQuotation {
    /// From 1; a new quotation replaces the one before.
    number: u32,
    /// First day of the holiday.
    starts_on: NaiveDate,
    lines: Vec<HolidayLine>,
    /// What the customer pays.
    total: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_total: Option<String>,
    valid_until: String,
    /// Whether its validity is over.
    is_over: bool,
    deposit: HolidayDue,
    balance: HolidayDue,
    /// The earliest step first; before it, cancelling is free.
    cancellation_policy: Vec<HolidayCancellation>,
    inclusions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    quoted_at: String,
}

impl HolidayLine {
    /// # Errors
    /// When an amount is too large.
    pub(crate) fn of(line: &QuotationLine, agent_amounts: bool) -> Result<Self, MoneyError> {
        let amount = line.amount()?;
        Ok(Self {
            label: line.label.clone(),
            quantity: line.quantity,
            unit_amount: line.unit.customer.to_string(),
            amount: amount.customer.to_string(),
            agent_unit_amount: agent_amounts.then(|| line.unit.agent.to_string()),
            agent_amount: agent_amounts.then(|| amount.agent.to_string()),
        })
    }
}

impl HolidayCancellation {
    pub(crate) fn all(steps: &[CancellationStep]) -> Vec<Self> {
        let rule = |step: &CancellationStep| Self {
            days_before: step.days_before,
            percent: step.percent,
        };
        steps.iter().map(rule).collect()
    }
}

impl HolidayQuotation {
    /// # Errors
    /// When the amounts do not add up.
    pub(super) fn of(agent: &Agent, quotation: &Quotation, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (terms, agent_amounts) = (&quotation.terms, agent.visibility().agent_amounts);
        let (total, shown) = (terms.total()?, shown(agent));
        let lines = terms.lines.iter().map(|line| HolidayLine::of(line, agent_amounts));
        Ok(Self {
            number: quotation.number,
            starts_on: terms.starts_on,
            lines: lines.collect::<Result<_, _>>()?,
            total: total.customer.to_string(),
            agent_total: agent_amounts.then(|| total.agent.to_string()),
            valid_until: instant(terms.valid_until),
            is_over: now >= terms.valid_until,
            deposit: HolidayDue {
                amount: shown.of(terms.deposit()?).to_string(),
                due_by: instant(terms.deposit_by),
            },
            balance: HolidayDue {
                amount: shown.of(terms.balance()?).to_string(),
                due_by: instant(terms.balance_by),
            },
            cancellation_policy: HolidayCancellation::all(&terms.cancellation),
            inclusions: terms.inclusions.clone(),
            note: terms.note.clone(),
            quoted_at: instant(quotation.at),
        })
    }
}

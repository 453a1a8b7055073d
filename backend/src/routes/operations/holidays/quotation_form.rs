//! A quotation as operators type it.

use chrono::NaiveDate;
use jetway_domain::holiday::package::CancellationStep;
use jetway_domain::holiday::quotation::{QuotationLine, QuotationTerms};
use jetway_domain::lot::{LotDeposit, SeatPrice};
use jetway_domain::zone::Zone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::package_form::HolidayCancelStep;
use crate::routes::operations::fares::page::LotPlace;
use crate::routes::operations::fares::read::{Reader, clock_in};
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{given, lines};

/// Longest note, in characters.
const LONGEST_NOTE: usize = 2_000;

/// A line of a quotation.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayQuoteLine {
    /// At most 120 characters.
    label: String,
    /// 1 to 999.
    quantity: u32,
    /// What the customer pays for one, as digits in the tenant's currency.
    unit_amount: String,
    /// What the agency pays for one.
    unit_agent_amount: String,
}

/// How a deposit is reckoned.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayDepositKind {
    /// Percent of the price.
    Percent,
    /// An amount, at most the price.
    Fixed,
}

/// What is paid first.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayDeposit {
    kind: HolidayDepositKind,
    /// 1 to 100; with `percent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    percent: Option<u8>,
    /// Digits in the tenant's currency; with `fixed`.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
}

/// A quotation. Times are of the tenant's zone, such as `2026-12-02T18:00`.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayQuotation {
    /// First day of the holiday, within the flexible days.
    starts_on: NaiveDate,
    lines: Vec<HolidayQuoteLine>,
    /// Until when it can be accepted.
    valid_until: String,
    deposit: HolidayDeposit,
    deposit_due: String,
    balance_due: String,
    /// The earliest step first.
    cancellation_policy: Vec<HolidayCancelStep>,
    inclusions: Vec<String>,
    /// For the agency, at most 2,000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

impl HolidayQuoteLine {
    pub(super) fn of(line: &QuotationLine) -> Self {
        Self {
            label: line.label.clone(),
            quantity: line.quantity,
            unit_amount: line.unit.customer.amount(),
            unit_agent_amount: line.unit.agent.amount(),
        }
    }
}

impl HolidayDeposit {
    pub(in crate::routes::operations) fn of(deposit: LotDeposit) -> Self {
        match deposit {
            LotDeposit::Percent(percent) => Self {
                kind: HolidayDepositKind::Percent,
                percent: Some(percent),
                amount: None,
            },
            LotDeposit::Fixed(amount) => Self {
                kind: HolidayDepositKind::Fixed,
                percent: None,
                amount: Some(amount.amount()),
            },
        }
    }

    /// The deposit of a quotation, whose form is in the field `quotation`.
    pub(in crate::routes::operations) fn read(self, reader: &mut Reader) -> LotDeposit {
        match self.kind {
            HolidayDepositKind::Percent => LotDeposit::Percent(self.percent.unwrap_or_default()),
            HolidayDepositKind::Fixed => {
                let amount = self.amount.unwrap_or_default();
                LotDeposit::Fixed(reader.amount("/quotation/deposit/amount", &amount))
            }
        }
    }
}

impl HolidayCancelStep {
    pub(in crate::routes::operations) fn all(steps: &[CancellationStep]) -> Vec<Self> {
        let step = |step: &CancellationStep| Self {
            days_before: step.days_before,
            percent: step.percent,
        };
        steps.iter().map(step).collect()
    }

    pub(in crate::routes::operations) fn read(steps: &[Self]) -> Vec<CancellationStep> {
        let step = |step: &Self| CancellationStep {
            days_before: step.days_before,
            percent: step.percent,
        };
        steps.iter().map(step).collect()
    }
}

impl HolidayQuotation {
    /// What was quoted, as it was typed.
    pub(super) fn of(terms: &QuotationTerms, zone: Zone) -> Self {
        Self {
            starts_on: terms.starts_on,
            lines: terms.lines.iter().map(HolidayQuoteLine::of).collect(),
            valid_until: clock_in(zone, terms.valid_until),
            deposit: HolidayDeposit::of(terms.deposit),
            deposit_due: clock_in(zone, terms.deposit_by),
            balance_due: clock_in(zone, terms.balance_by),
            cancellation_policy: HolidayCancelStep::all(&terms.cancellation),
            inclusions: terms.inclusions.clone(),
            note: terms.note.clone(),
        }
    }

    /// What is offered, or every field at fault.
    pub(super) fn read(self, place: &LotPlace) -> Result<QuotationTerms, Vec<BadField>> {
        let mut reader = Reader {
            currency: place.currency,
            zone: place.zone,
            bad: Vec::new(),
        };
        let mut lines_read = Vec::new();
        for (at, line) in self.lines.into_iter().enumerate() {
            let field = |name: &str| format!("/quotation/lines/{at}/{name}");
            lines_read.push(QuotationLine {
                quantity: line.quantity,
                unit: SeatPrice {
                    customer: reader.amount(&field("unitAmount"), &line.unit_amount),
                    agent: reader.amount(&field("unitAgentAmount"), &line.unit_agent_amount),
                },
                label: line.label.trim().to_owned(),
            });
        }
        let deposit = self.deposit.read(&mut reader);
        let note = given(self.note).map(|note| lines("/quotation/note", &note, LONGEST_NOTE));
        let note = note.transpose().unwrap_or_else(|bad| {
            reader.bad.push(bad);
            None
        });
        let terms = QuotationTerms {
            starts_on: self.starts_on,
            lines: lines_read,
            valid_until: reader.instant("/quotation/validUntil", &self.valid_until),
            deposit,
            deposit_by: reader.instant("/quotation/depositDue", &self.deposit_due),
            balance_by: reader.instant("/quotation/balanceDue", &self.balance_due),
            cancellation: HolidayCancelStep::read(&self.cancellation_policy),
            inclusions: self
                .inclusions
                .into_iter()
                .map(|inclusion| inclusion.trim().to_owned())
                .collect(),
            note,
        };
        if reader.bad.is_empty() {
            Ok(terms)
        } else {
            Err(reader.bad)
        }
    }
}
